# What things on the table are called.

thing-tile-on = { $name } ({ $space })
thing-empty-space = the empty space { $space }
thing-amount = { $n } { $resource }
thing-capacity = { $n } Capacity
thing-dock = Docking Module { $n }
