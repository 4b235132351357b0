# A line for each country, disaster, mission, badge and irregularity.

## Countries

flavour-country-russia = Roll, look, shrug, roll again. It has worked since 1957.
flavour-country-usa = There is a procedure for this. There is also a waiver for the procedure.
flavour-country-canada = The odd ones go to the back, with an apology.
flavour-country-japan = Every face has a side, every side a neighbor. Turn it once more.
flavour-country-germany = Everything has its price, and the price is posted on the door.
flavour-country-malaysia = A little more, a little more. The edge is closer than it looks.
flavour-country-brazil = Every door opens, once the whole band plays the same tune.
flavour-country-united-kingdom = Today's triumph is tomorrow's minimum. Chin up.
flavour-country-south-africa = Please queue. The front will be with you shortly.
flavour-country-south-africa-2 = The same queue, a different door. Somebody let a friend in.

## Disasters

flavour-disaster-training-simulator = Nothing here can hurt you, except the debriefing.
flavour-disaster-meteor-shower = A grain of sand at ten kilometers a second does not knock.
flavour-disaster-toxic-leak = It began with somebody asking whether anyone else smelled almonds.
flavour-disaster-solar-storm = The sun has been good to us for years. It has bad days, too.

## Missions

flavour-mission-blood-sweat-and-tears = All three float. Please use a towel.
flavour-mission-all-system-go = The s was lost at launch. Everything else checked out.
flavour-mission-reboot-the-station = Two keys, two people, one long silence before the fans come back.
flavour-mission-walk-the-truss = A hundred meters of girder, two tethers, and a very good view down.
flavour-mission-catch-the-cargo-ship = Everything you ordered last spring, at eight kilometers a second.
flavour-mission-raise-the-orbit = The station falls around the Earth. It pays to miss by more.
flavour-mission-call-for-the-next-crew = Leave the place as you would like to find it. Hide the tvorog.
flavour-mission-seal-the-hull = The leak was found by following a tea leaf.

## Badges

flavour-badge-spaceflight-pilot = Can park anything. Will describe how.
flavour-badge-medical-officer = Prescribes sleep. Has not slept since Tuesday.
flavour-badge-payload-specialist = Knows where everything is stowed, and will take it from you.
flavour-badge-mission-specialist = Reads the whole manual so that others can skip a page.
flavour-badge-flight-engineer = Listens to the pumps at night and knows them by name.
flavour-badge-technical-officer = Switches it off and on again, with a diploma.
flavour-badge-crew-commander = Eats last, sleeps least, signs everything.
flavour-badge-science-officer = There is a paper about that. It was written this morning.

## Irregularities

flavour-irregularity-thick-plating = Somebody ordered the hull in centimeters instead of millimeters.
flavour-irregularity-volunteer-crew = They came for the view and stayed for the overtime.
flavour-irregularity-ice-in-the-stream = Four billion years old, and it goes straight into the tea.
flavour-irregularity-salvage-rights = The lawyers call it wreckage. The workshop calls it Tuesday.
flavour-irregularity-filter-masks = You get used to the smell. That is how you know it works.
flavour-irregularity-skeleton-shift = Fewer hands, more elbow room, the same list.
flavour-irregularity-hazard-pay = Twelve per cent more, in a bank four hundred kilometers below.
flavour-irregularity-quarantine = The door is taped. Somebody has drawn a window on it.
flavour-irregularity-spare-modules = Found behind the panel marked Do Not Open.
flavour-irregularity-sunlit-arrays = No night in this orbit. The crew has taped over the windows.
flavour-irregularity-record-output = The needle went past the scale, so somebody drew more scale.
flavour-irregularity-steady-hands = Eleven hours of sleep and no coffee. It felt like cheating.
