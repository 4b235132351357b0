# Die Namen der Dinge.

resource-power = Energie
resource-climate = Klima
resource-oxygen = Sauerstoff
resource-nutrition = Nahrung
light-red = rotes Licht
light-blue = blaues Licht
tier-starter = Start
tier-one = Stufe 1
tier-two = Stufe 2
tier-three = Stufe 3
tier-four = Stufe 4
tier-boost = Boost
level-green = grün
level-yellow = gelb
level-orange = orange
level-red = rot
zone-pool = Pool
zone-reserve = Reserve
zone-storage = Lager
zone-queue = Schlange
zone-cache = Depot
zone-kept = aufbewahrte Würfel
difficulty-moderate = Moderat
difficulty-challenging = Anspruchsvoll
difficulty-severe = Schwer
difficulty-futile = Aussichtslos
