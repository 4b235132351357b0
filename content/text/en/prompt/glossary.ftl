# The glossary, at the prompt and in the almanac.

glossary-both = { $name } ({ $printed })
glossary-list = The terms of the game: { $terms }.
    Write glossary and a term to read what it means.
glossary-term = { $term }: { $definition }
glossary-unknown = There is no such term. Write glossary for all of them.
