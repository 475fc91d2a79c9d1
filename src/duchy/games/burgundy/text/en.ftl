### The Castles of Burgundy in English.
###
### Names of tiles, colours, goods and categories are lower case, since they stand inside sentences; a client
### capitalises labels. What the variables hold:
###   $player a name, $players several      $tile, $goods, $category, $colour an already formatted name of this file
###   $die 0 first, 1 second, 2 the castle's extra action      $cost workers spent on the die
###   $depot, $hex, $round counted from 1      $number the number printed on a space      $estate its printed number
###   $silver, $workers what a purchase costs, or what the mines bring
###   $span 1 one depot, 2 the next one as well      $edition 2011, 2019 or 2020-ua, read through IN()

## The game and its options

game-name = The Castles of Burgundy
game-summary = Dukes in the Burgundy of the 15th century build up their estates over five phases: with trade, livestock, mines, monasteries and castles. Two dice a turn say what can be done, and workers bend the dice.

edition-2011 = First printing (2011)
edition-2019 = New printing (2019)
edition-2020-ua = Ukrainian printing (2020)

setup-standard = Standard
    .help = Everybody plays the same estate, with the first castle in its middle.
setup-expert = Expert
    .help = Estates differ, and everybody chooses where the first castle stands.
choice-open = Openly, in turn order
choice-sealed = Secretly, all at once

option-players = Players
    .help = From two to four.
option-edition = Printing
    .help = The printings differ in a few rules and in their components.
option-setup = Set-up
    .help = How the estates are handed out.
option-estates = Estates
    .help = Which estate everybody plays.
option-estates-standard = The usual one
option-estates-chosen = Chosen seat by seat
option-estates-dealt = Dealt at random
option-choice = Choice of side and castle
    .help = With the expert set-up: one after another, or in secret.
option-championship = Championship estates
    .help = Adds estates 14 and 15 to those that are dealt.
option-revision = Revision of the rules
    .help = A game keeps the revision it began with.

estate-name = Estate { $number }
estate-reconstructed = The printed layout of this estate is not known to us; this one is our own reconstruction.

## Colours of tiles; .region is a region of that colour in an estate

colour-building = buildings
    .region = city
colour-animal = animals
    .region = pasture
colour-monastery = monasteries
    .region = monastery region
colour-castle = castles
    .region = castle region
colour-mine = mines
    .region = mining region
colour-ship = ships
    .region = river

## Goods by die value 1-6

goods-turquoise = turquoise
goods-purple = purple
goods-pink = pink
goods-red = red
goods-brown = brown
goods-orange = orange

phase-a = Phase A
phase-b = Phase B
phase-c = Phase C
phase-d = Phase D
phase-e = Phase E

## Where victory points come from

category-regions = completed regions
category-phases = early completion
category-bonus = bonus tiles
category-animals = animals
category-watchtowers = watchtowers
category-sales = goods sold
category-goods = goods left over
category-silver = silver left over
category-workers = workers left over
category-monasteries = monasteries
category-left-over = left over

## Things on the table

counter-vp = Victory points
    .help = Whoever has the most at the end wins.
counter-silver = Silver
    .help = Once a turn, 2 silver buy a tile from the black depot. Each silver left at the end scores 1 VP.
counter-workers = Workers
    .help = A worker turns one of your dice by 1, up or down; 6 and 1 are neighbours. Every two workers left at the end score 1 VP.
counter-goods = Goods
    .help = Goods of up to three colours, any number of each. They are sold by colour; each one left at the end scores 1 VP.
counter-sold = Goods sold
    .help = Goods already sold. Some monasteries score them at the end.
counter-storage = Storage
    .help = Tiles that wait to be placed. There is room for three, and at the end they score nothing.
counter-dice = Dice
    .help = Each die pays for one action: take a tile, place a tile, sell goods, or take workers.
counter-white-die = White die
    .help = Says which depot the goods of this round go to. It is nobody’s action die.
counter-bonus-large = Large bonus tile
    .help = For the first player to cover all spaces of a colour: 5, 6 or 7 VP with 2, 3 or 4 players.
counter-bonus-small = Small bonus tile
    .help = For the second player to cover all spaces of a colour: 2, 3 or 4 VP with 2, 3 or 4 players.
counter-order = Turn order
    .help = Whoever is farthest along the track plays first; in a stack, the upper pawn. Each ship placed moves its owner one step on.
counter-black-depot = Black depot
    .help = Once in your turn you may buy a tile here for 2 silver, without a die.
counter-depot = Depot
    .help = A die takes a tile from the depot of its number. Goods wait here for a ship.
depot-name = Depot { $depot }
counter-phase = Phase
    .help = A region completed in phase A, B, C, D or E scores 10, 8, 6, 4 or 2 VP on top of its size.
counter-round = Round
    .help = Five rounds make a phase, and five phases make the game.

## Tiles

-cow = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
-sheep = { $count } sheep
-chicken = { $count ->
    [one] { $count } chicken
   *[other] { $count } chickens
}
-herd = Scores { $count } VP when placed, and every tile with { $animals } already on the same pasture scores its own number again.

tile-warehouse = warehouse
    .effect = When placed, it lets you sell all your goods of one colour at once, without a die.
tile-watchtower = watchtower
    .effect = Scores 4 VP when placed.
tile-carpenter = carpenter’s workshop
    .effect = When placed, it lets you take a building from any numbered depot.
tile-church = church
    .effect = When placed, it lets you take a mine, a monastery or a castle from any numbered depot.
tile-market = market
    .effect = When placed, it lets you take a ship or animals from any numbered depot.
tile-boarding-house = boarding house
    .effect = Brings 4 workers when placed.
tile-bank = bank
    .effect = Brings 2 silver when placed.
tile-town-hall = town hall
    .effect = When placed, it lets you place another tile from your storage, whatever the number of its space.

tile-cow-2 = { -cow(count: 2) }
    .effect = { -herd(count: 2, animals: "cows") }
tile-cow-3 = { -cow(count: 3) }
    .effect = { -herd(count: 3, animals: "cows") }
tile-cow-4 = { -cow(count: 4) }
    .effect = { -herd(count: 4, animals: "cows") }
tile-pig-2 = { -pig(count: 2) }
    .effect = { -herd(count: 2, animals: "pigs") }
tile-pig-3 = { -pig(count: 3) }
    .effect = { -herd(count: 3, animals: "pigs") }
tile-pig-4 = { -pig(count: 4) }
    .effect = { -herd(count: 4, animals: "pigs") }
tile-sheep-2 = { -sheep(count: 2) }
    .effect = { -herd(count: 2, animals: "sheep") }
tile-sheep-3 = { -sheep(count: 3) }
    .effect = { -herd(count: 3, animals: "sheep") }
tile-sheep-4 = { -sheep(count: 4) }
    .effect = { -herd(count: 4, animals: "sheep") }
tile-chicken-2 = { -chicken(count: 2) }
    .effect = { -herd(count: 2, animals: "chickens") }
tile-chicken-3 = { -chicken(count: 3) }
    .effect = { -herd(count: 3, animals: "chickens") }
tile-chicken-4 = { -chicken(count: 4) }
    .effect = { -herd(count: 4, animals: "chickens") }

tile-monastery-1 = monastery 1
    .effect = Your cities may hold several buildings of the same type.
tile-monastery-2 = monastery 2
    .effect = At the end of a phase each of your mines brings a worker as well as silver.
tile-monastery-3 = monastery 3
    .effect = Each sale of goods brings you 2 silver instead of 1.
tile-monastery-4 = monastery 4
    .effect = Each sale of goods also brings you a worker.
tile-monastery-5 = monastery 5
    .effect = When you place a ship, you may take the goods of two neighbouring depots.
tile-monastery-6 = monastery 6
    .effect = { IN($edition) ->
        [in-2011] Your purchase may come from any depot, not just the black one. The price stays 2 silver.
        [in-2020-ua] Your purchase may come from any depot, not just the black one, and workers count as silver: pay any 2 of them together.
       *[in-2019] Your purchase may come from any depot, not just the black one, and you may pay 2 workers instead of 2 silver.
    }
tile-monastery-7 = monastery 7
    .effect = Whenever you score animals, every tile scored brings 1 VP more.
tile-monastery-8 = monastery 8
    .effect = Each worker may turn a die by 2 instead of 1.
tile-monastery-9 = monastery 9
    .effect = When you place a building, you may turn the die by 1 for free.
tile-monastery-10 = monastery 10
    .effect = When you place a ship or animals, you may turn the die by 1 for free.
tile-monastery-11 = monastery 11
    .effect = When you place a castle, a mine or a monastery, you may turn the die by 1 for free.
tile-monastery-12 = monastery 12
    .effect = When you take a tile from a depot with a die, you may turn the die by 1 for free.
tile-monastery-13 = monastery 13
    .effect = When you use a die to take workers, you also get 1 silver. The boarding house does not count.
tile-monastery-14 = monastery 14
    .effect = When you use a die to take workers, you get 4 instead of 2. The boarding house does not count.
tile-monastery-15 = monastery 15
    .effect = { IN($edition) ->
        [in-2011] At the end of the game: 3 VP for each colour of goods that you have sold.
       *[in-2019] At the end of the game: 2 VP for each colour of goods that you have sold.
    }
tile-monastery-16 = monastery 16
    .effect = At the end of the game: 4 VP for each warehouse in your estate.
tile-monastery-17 = monastery 17
    .effect = At the end of the game: 4 VP for each watchtower in your estate.
tile-monastery-18 = monastery 18
    .effect = At the end of the game: 4 VP for each carpenter’s workshop in your estate.
tile-monastery-19 = monastery 19
    .effect = At the end of the game: 4 VP for each church in your estate.
tile-monastery-20 = monastery 20
    .effect = At the end of the game: 4 VP for each market in your estate.
tile-monastery-21 = monastery 21
    .effect = At the end of the game: 4 VP for each boarding house in your estate.
tile-monastery-22 = monastery 22
    .effect = At the end of the game: 4 VP for each bank in your estate.
tile-monastery-23 = monastery 23
    .effect = At the end of the game: 4 VP for each town hall in your estate.
tile-monastery-24 = monastery 24
    .effect = At the end of the game: 4 VP for each kind of animal in your estate.
tile-monastery-25 = monastery 25
    .effect = At the end of the game: 1 VP for each goods tile that you have sold.
tile-monastery-26 = monastery 26
    .effect = { IN($edition) ->
        [in-2011] At the end of the game: 2 VP for each of your bonus tiles, large or small.
       *[in-2019] At the end of the game: 3 VP for each of your bonus tiles, large or small.
    }

tile-castle = castle
    .effect = When placed, it gives an extra action at once, as with a die of any value you like.
tile-mine = mine
    .effect = Brings 1 silver at the end of every phase.
tile-ship = ship
    .effect = { IN($edition) ->
        [in-2011] When placed, it fetches the goods of one depot and moves you a step forward in turn order. Goods you have no room for leave the game.
       *[in-2019] When placed, it fetches the goods of one depot and moves you a step forward in turn order. Goods you have no room for stay in the depot.
    }

## What the game waits for: said to the one who decides

prompt-found = Choose a side of your board and the space for your first castle
    .castle = Choose the space for your first castle
prompt-turn = Your turn: use a die, buy a tile, or end the turn
    .dice = Your turn: use a die, or end the turn
    .purchase = Both dice are used: buy a tile, or end the turn
    .end = Both dice are used: end the turn
prompt-castle = Castle: take an extra action with any die value
prompt-town-hall = Town hall: place another tile from your storage
prompt-warehouse = Warehouse: choose which goods to sell
prompt-carpenter = Carpenter’s workshop: take a building from any depot
prompt-church = Church: take a mine, a monastery or a castle from any depot
prompt-market = Market: take a ship or animals from any depot
prompt-ship = Ship: choose the depot to fetch goods from
prompt-keep = There is no room for all the goods: choose a colour to take
prompt-discard = Your storage is full: choose a tile to discard

## The same, said to the others

prompt-other-found = { $player } is choosing the space for the first castle
prompt-other-turn = It is { $player }’s turn
prompt-other-castle = { $player } takes an extra action for a castle
prompt-other-town-hall = { $player } may place another tile with the town hall
prompt-other-warehouse = { $player } is choosing goods to sell with the warehouse
prompt-other-carpenter = { $player } is choosing a building with the carpenter’s workshop
prompt-other-church = { $player } is choosing a tile with the church
prompt-other-market = { $player } is choosing a tile with the market
prompt-other-ship = { $player } is choosing a depot to fetch goods from
prompt-other-keep = { $player } is choosing which goods to take
prompt-other-discard = { $player } is choosing a tile to discard
prompt-sealed = Waiting for secret choices: { $players }
prompt-over = The game is over

## Parts of the lines below: the die with the workers spent on it, points, the price of a purchase

part-die = { $die ->
    [0] first die
    [1] second die
   *[2] castle’s action
}{ $cost ->
    [0] {""}
    [one] , { $cost } worker
   *[other] , { $cost } workers
}
part-vp = { $vp } VP
part-silver = { $silver } silver
part-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
part-price = { $workers ->
    [0] { part-silver }
   *[other] { $silver ->
        [0] { part-workers }
       *[other] { part-silver }, { part-workers }
    }
}

## What can be done: on a button

action-take = Take from depot { $depot }: { $tile } ({ part-die })
action-place = Place on space { $hex }, number { $number }: { $tile } ({ part-die })
action-sell = Sell all { $goods } goods: { $count } ({ part-die })
action-workers = { $count ->
    [one] Take { $count } worker ({ part-die })
   *[other] Take { $count } workers ({ part-die })
}
action-buy = Buy from the black depot: { $tile } ({ part-price })
action-buy-depot = Buy from depot { $depot }: { $tile } ({ part-price })
action-end-turn = End the turn
action-discard = Discard: { $tile }
action-load = { $span ->
    [1] Fetch the goods of depot { $depot }
   *[2] Fetch the goods of depot { $depot } and of the next one clockwise
}
action-keep = Take the { $goods } goods
action-sell-all = Sell all { $goods } goods: { $count }
action-gain = Take from depot { $depot }: { $tile }
action-place-free = Place on space { $hex }, number { $number }: { $tile }
action-decline = Skip this
action-found = Estate { $estate }: castle on space { $hex }

## What was done: in the log

log-take = { $player } takes from depot { $depot }: { $tile }
log-place = { $player } places on space { $hex }: { $tile }
log-sell = { $player } sells all { $goods } goods: { $count }
log-workers = { $count ->
    [one] { $player } takes { $count } worker
   *[other] { $player } takes { $count } workers
}
log-buy = { $player } buys from the black depot: { $tile } ({ part-price })
log-buy-depot = { $player } buys from depot { $depot }: { $tile } ({ part-price })
log-end-turn = { $player } ends the turn
log-discard = { $player } discards: { $tile }
log-load = { $span ->
    [1] { $player } fetches the goods of depot { $depot }
   *[2] { $player } fetches the goods of depot { $depot } and of the next one clockwise
}
log-keep = { $player } takes the { $goods } goods
log-sell-all = { $player } sells all { $goods } goods: { $count }
log-gain = { $player } takes from depot { $depot }: { $tile }
log-place-free = { $player } places without a die on space { $hex }: { $tile }
log-decline = { $player } lets the chance pass
log-found = { $player } chooses estate { $estate }: castle on space { $hex }

## What it brought and cost: after a line of the log, or before the click

gain-vp = +{ $count } VP ({ $category })
gain-silver = +{ $count } silver
gain-workers = { $count ->
    [one] +{ $count } worker
   *[other] +{ $count } workers
}
gain-goods = +{ $count } { $goods } goods
gain-tile = into storage: { $tile }
gain-bonus-large = large bonus tile: { $colour }
gain-bonus-small = small bonus tile: { $colour }
gain-order = one step forward in turn order
cost-silver = −{ $count } silver
cost-workers = { $count ->
    [one] −{ $count } worker
   *[other] −{ $count } workers
}

## On a screen: what an action is called beside the picture of its tile, its die and its price

card-take = Take from depot { $depot }
card-gain = { card-take }
card-place = Place on space { $hex }, number { $number }
card-place-free = { card-place }
card-buy = Buy from the black depot
card-buy-depot = Buy from depot { $depot }
card-discard = Discard
card-workers = { $count ->
    [one] Take { $count } worker
   *[other] Take { $count } workers
}
card-region = { $colour }, size { $size }
card-doubt = { $count ->
    [one] One of your dice is still unused.
   *[other] Both of your dice are still unused.
}

## The same for what lies on the table, and for the parts of the screen. $size is how many there can be.

table-board = Main board
table-estate = My estate
table-estate-of = { $player }: estate { $number }
table-tab-board = Board
table-tab-estate = Estate
table-order-short = Order
table-players = Players
table-sold-short = Sold
table-points = Victory points
table-hand = In hand
table-colours = Colours
table-colour-count = { $colour }: { $count } of { $size }
table-storage-count = { $count } of { $size }
table-storage-empty = Free place in storage
table-storage-waiting = Waits for room
table-space = Space { $hex }, number { $number }: { $colour }
table-region = { $colour }, size { $size }: { part-vp } if it is completed in this phase.
table-region-complete = { $colour }, size { $size }: complete.
table-slot = Empty slot: { $colour }
table-die = Die: { $value }
    .spent = Used die: { $value }
table-die-chosen = Your turn: use the { $value }
table-goods = { $goods } goods: { $count }
table-goods-help = A die with { $value } sells them all: { part-vp } each, and silver.
table-round-goods = { $goods } goods, for round { $round }
table-order = { $player }: space { $number } of the track, plays as number { $count }
table-sold = sold { $count }
table-sealed = Your choice is sealed: estate { $estate }, castle on space { $hex }. It stays secret until everybody has chosen.
table-sealed-other = Has chosen in secret
table-choosing = Still choosing

## What happens by itself. $colour of log-region is the .region of a colour.

log-phase-begins = Phase { $phase } begins: a completed region brings { part-vp } more
log-round-begins = Round { $round }: the white die shows { $value }, { $goods } goods arrive at depot { $depot }
log-dice = { $player } rolls { $first } and { $second }
log-mines = { $workers ->
    [0] { $player } gets from the mines: { part-silver }
   *[other] { $player } gets from the mines: { part-silver }, { part-workers }
}
log-region = { $player } completes: { $colour }, size { $size }, +{ part-vp }
log-bonus = { $player } has covered every space of a colour: { $colour }, +{ part-vp }
log-final = { $player }: { $category }, +{ part-vp }
log-game-over = The game is over
log-winner = { $player } wins with { part-vp }!
log-sealed = { $player } has made a secret choice
log-revealed = All choices are open now

## What random games are to meet

coverage-tiles = tiles
coverage-monasteries = monasteries
coverage-estates = estates
coverage-editions = printings
coverage-players = numbers of players
coverage-setups = set-ups
coverage-bonuses = bonus tiles

## Options that do not fit; the sentence follows the name of the option

error-estates-dealt = boards are dealt in the expert set-up only; choose { $example }.
error-estates-standard = the standard set-up of edition { $edition } uses only { $choices }, not { $value }.
error-estates-differ = in the standard set-up everybody plays the same estate.
error-estates-form = { $value } is neither an estate nor a list with one estate for each seat.
error-estates-count = { $count ->
    [one] { $count } estate
   *[other] { $count } estates
} for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}; give one for each seat.
error-estates-unknown = edition { $edition } has no estate { $value }; it has { $choices }.
error-choice-sealed = only the expert set-up has choices that can be sealed.
error-championship-standard = only the expert set-up deals boards.
error-championship-edition = edition { $edition } has no championship board, only { $other } has.
error-championship-chosen = the championship board can only be added to boards that are dealt.
error-modules-form = modules must be a list of names, not { $value }.
error-modules-twice = a module is named twice.
error-modules-edition = edition { $edition } has no modules; { $other } have.
