# Wie Dinge auf dem Tisch heißen.

thing-tile-on = { $name } ({ $space })
thing-empty-space = das leere Feld { $space }
thing-amount = { $n } { $resource }
thing-capacity = { $n } Kapazität
thing-dock = Andockmodul { $n }
