# The list of answers, and what a number means there.

list-dock = Docking Module { $number }{ $change }
list-habitation = Habitation Module
list-asked = { $question }  (asked: seats { $seats })
list-range = The list goes from 1 to { $most }.
list-range-places = The list goes from #1 to #{ $most }.
list-cannot = { $number } cannot be chosen: { $options }.
list-several = { $number } could be { $options }.
