# What can be wrong with what is typed. These stand behind a colon, and end without a stop.

mistake-unknown = { $sort ->
    [country] no country is called '{ $word }' (is it { $near }?)
    [badge] no badge is called '{ $word }' (is it { $near }?)
    [own-badge] no badge of yours is called '{ $word }' (is it { $near }?)
    [disaster] no disaster is called '{ $word }' (is it { $near }?)
    [mission] no mission is called '{ $word }' (is it { $near }?)
    [card] no disaster card is called '{ $word }' (is it { $near }?)
    [irregularity] no irregularity is called '{ $word }' (is it { $near }?)
    [resource] no resource is called '{ $word }' (is it { $near }?)
    [light] no light is called '{ $word }' (is it { $near }?)
    [difficulty] no difficulty is called '{ $word }' (is it { $near }?)
    [tile] no tile of { $country } is called '{ $word }' (is it { $near }?)
    [component] no tile, card, mission, badge or country is called '{ $word }' (is it { $near }?)
   *[other] nothing is called '{ $word }' here (is it { $near }?)
 }
mistake-other-side = '{ $word }' is on the { $light ->
    [red] red
   *[blue] blue
 } side of the tiles of { $country }
mistake-seat = expected a seat 1 to 4, not '{ $word }'
mistake-space = '{ $word }' is no space of the board: write a sector 1-8 and a column a-d, such as 3b
mistake-number = expected a number, not '{ $word }'
mistake-zero = people count from 1, not from 0
mistake-die = expected a die such as { $oriented ->
    [yes] 4/5
   *[no] 4
 }, not '{ $word }'
mistake-pose = no die shows { $word }: those faces are no neighbours
mistake-fronts = there are several dice that show { $top }: name the front as in { $top }/F
mistake-pair = two dice go on a tile, as in '4+5 on 3b'
mistake-spot = expected a spot: a space such as 3b, mission, card 1, dock 3 or habitation
mistake-place = expected a placement such as '5 on 3b', '4+5 on 3b', '1 on mission', '2 on card 1', '5 on dock 3' or '5 on habitation', a free action of the country, or 'done', not '{ $word }'
mistake-bonus = expected a bonus such as 'oxygen capacity' or 'oxygen mission 1', or 'done', not '{ $word }'
mistake-purchase = expected 'research 2', 'install TILE', 'add die', 'amplify', 'badge BADGE', 'make room 3b' or 'done', not '{ $word }'
mistake-option = expected { $options }, not '{ $word }'
mistake-several = '{ $word }' could be { $options }
mistake-countries = { $countries } countries are too many for { $players ->
    [one] 1 player
   *[other] { $players } players
 }
mistake-seed = expected a seed: a number or 64 hexadecimal digits, not '{ $word }'
mistake-in-line = line { $line }: { $why }
mistake-setup-line = this is no line of a setup
mistake-setup = setup, { $why }
mistake-players = one to four can play [core p. 5]
mistake-spelled-out = a setup that is spelled out says everything but the seed itself
mistake-nobody = nobody plays at seat { $seat }: there are { $seats }
