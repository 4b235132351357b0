# Das Glossar, am Bildschirm und im Almanach.

glossary-both = { $name } ({ $printed })
glossary-list = Die Begriffe des Spiels: { $terms }.
    Schreib glossary und einen Begriff, um zu lesen, was er bedeutet.
glossary-term = { $term }: { $definition }
glossary-unknown = Diesen Begriff gibt es nicht. Mit glossary siehst du alle.
