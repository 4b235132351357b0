# The names of things.

resource-power = Power
resource-climate = Climate
resource-oxygen = Oxygen
resource-nutrition = Nutrition
light-red = red light
light-blue = blue light
tier-starter = Starter
tier-one = Tier 1
tier-two = Tier 2
tier-three = Tier 3
tier-four = Tier 4
tier-boost = Boost
level-green = green
level-yellow = yellow
level-orange = orange
level-red = red
zone-pool = pool
zone-reserve = Reserve
zone-storage = storage
zone-queue = queue
zone-cache = cache
zone-kept = kept dice
difficulty-moderate = Moderate
difficulty-challenging = Challenging
difficulty-severe = Severe
difficulty-futile = Futile
