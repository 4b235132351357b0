# Die Liste der Antworten, und was eine Zahl dort bedeutet.

list-dock = Andockmodul { $number }{ $change }
list-habitation = Wohnmodul
list-asked = { $question }  (gefragt: Plätze { $seats })
list-range = Die Liste geht von 1 bis { $most }.
list-range-places = Die Liste geht von #1 bis #{ $most }.
list-cannot = { $number } steht nicht zur Wahl: { $options }.
list-several = { $number } könnte { $options } heißen.
