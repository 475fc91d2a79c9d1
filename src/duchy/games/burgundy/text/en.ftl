### The Castles of Burgundy in English.
###
### Names of tiles, colours, goods and categories are lower case, since they stand inside sentences; a client
### capitalises labels. An attribute of a name is a form of it: .a with its article, .one as the attribute of a noun.
### A sentence about $player may have a second form, .you, for the player who reads it. What the variables hold
### (sentences.json says which facts are names):
###   $player a name, $players several      $tile, $goods, $category, $colour, $region, $species a name of this file
###   $tile_a, $colour_one a form of such a name; the plain name where it has none
###   $die 1 first, 2 second, 3 the castle's extra action, 4 the white castle's      $cost workers spent on the die
###   $depot, $hex, $round counted from 1      $number the number printed on a space      $estate its printed number
###   $silver, $workers what a purchase costs, or what the mines bring
###   $points for the size of a region, $extra for the phase
###   $span 1 one depot, 2 $next as well      $edition 2011, 2019 or 2020-ua, read through IN()

## The game and its options

game-name = The Castles of Burgundy
game-time = 30–90 minutes
game-summary = Burgundy in the 15th century: over five phases you build up your estate with trade, livestock, mines, monasteries and castles. Two dice a turn decide what you can do, and workers bend the dice.

edition-2011 = First edition (2011)
edition-2019 = New edition (2019)
edition-2020-ua = Ukrainian edition (2020)

setup-standard = Standard
    .help = Everyone plays the same estate and starts with a castle in the middle.
setup-expert = Expert
    .help = Estates differ, and everyone chooses a place for the starting castle.
choice-open = Openly, in turn order
choice-sealed = Secretly, all at once
module-extra-tiles = Four extra tiles
    .help = A bridge that keeps your pawn on top, cheap workers, a crane that copies any building, and geese that score with other animals.
module-white-castles = White castles
    .help = Buildings that give you one more action at once, with the number of the white die. Monastery 29 scores them.
module-border-posts = Border posts
    .help = Estates with three border posts on their edge. Linking posts with tiles scores the points of the phase, and linking all three early brings a bonus.
module-close-to-castle = Close to the castle
    .help = Every tile must touch a castle or be linked to one through tiles of its own colour. A castle can be returned to storage for both dice and 5 VP.
module-shields = Shields
    .help = Doubles win shields for your castles: lasting effects and points at the end, for a tribute of silver after every phase.
module-inns = Inns
    .help = Tiles without a colour. An inn fills any space, one in each region, and makes its region count as one space larger.
module-trade-routes = Trade routes
    .help = Goods that you sell are laid along a row of tiles. Each one on its own colour brings you a bonus.
module-team = Team game
    .help = Two against two. Partners build one large estate, share silver, workers and goods, and win or lose together.

option-players = Players
    .help = From two to four; one in the solo game.
option-edition = Edition
    .help = Editions differ in a few rules and components.
option-setup = Setup
    .help = Everyone the same estate, or different ones.
option-estates = Estates
    .help = Which estate each player gets.
option-estates-standard = Standard
option-estates-chosen = Chosen for each seat
option-estates-dealt = Random
option-choice = Choice of side and castle
    .help = Expert setup: one after another, or in secret.
option-championship = Championship estates
    .help = Adds estates 14 and 15 to those that are dealt.
option-modules = Expansions
    .help = What is added to the base game.
option-revision = Rules revision
    .help = A game keeps the revision it began with.

estate-name = Estate { $number }
estate-reconstructed = We don’t know the printed layout; this is our reconstruction.
border-post = Border post { $number }
route-reconstructed = We don’t know the printed tile; this one is our design.

## The new-game screen

setup-printing = Edition
setup-printing-2011 = Goods that do not fit are lost. Nine estates. On a tie, the player with fewer empty spaces wins.
setup-printing-2019 = Goods that do not fit stay in their depot. Ten estates plus two championship ones. On a tie, the player with more empty spaces wins.
setup-printing-2020-ua = Like 2019, but monastery 6 takes a mix of silver and workers. Ten estates.
setup-modules-none = This edition has no expansions; they came in 2019.
setup-estates = Estates
setup-mode = Who plays which estate
setup-same = All the same
setup-each = Different
setup-dealt = Random
setup-same-hint = Everyone plays the estate you choose here.
setup-each-hint = Choose a banner, then its estate.
setup-dealt-hint = Everyone gets a random board and chooses one of its sides.
setup-dealt-set-hint = Everyone gets a random estate of this set.
setup-target = First target
    .help = Points that bring you the first extra action: fewer are easier, more are harder.
setup-for = Estate for
setup-choice = Side and starting castle
setup-choice-castle = Starting castle
setup-championship = Championship estates
setup-championship-hint = Adds the board with estates 14 and 15 to the random ones.
setup-enlarge = Enlarge { $name }
setup-estate = { $name }: { $regions }
setup-regions = { $region } { $sizes }
setup-played = played by { $names }
setup-castle = Starting castle of your choice
    .help = For experts: everyone chooses where the starting castle stands, and estates may differ.
setup-presets = Presets
preset-base = Base game
    .help = Nothing is added.
preset-gentle = Gentle
    .help = New tiles in the depots, hardly any new rules.
preset-everything = Everything
    .help = All expansions at once.
preset-championship = Championship
    .help = Random boards, the championship ones among them, starting castles of your choice and no expansions.
preset-own = Custom
    .help = Your own selection.
setup-set = Estate set
setup-ordinary = Ordinary
    .help = The estates of the base game. No further rules.
setup-not-in = Not in the { $year } edition.
setup-only-in = { $count ->
    [one] Only in the { $years } edition.
   *[other] Only in the { $years } editions.
}
setup-exactly = { $count ->
    [one] Needs exactly one player; you have { $seats }.
   *[other] Needs exactly { $count } players; you have { $seats }.
}
setup-between = Needs { $first } to { $last } players; you have { $seats }.
setup-not-with = Not played together with “{ $module }”.
setup-own-way = “{ $module }” has its own setup.
setup-waits = Not possible now, but remembered: { $names }.
setup-team = Partners
setup-team-against = against

## What a table is played with, in lists and before the start

played-edition = { $year } edition
played-expanded = with expansions
played-estates = { $count ->
    [one] estate { $numbers }
   *[other] estates { $numbers }
}
played-dealt = random estates
played-expert = starting castle of your choice
played-sealed = secret choice
played-championship = championship estates
played-target = target { $points }
played-team = seats 1 and 3 against seats 2 and 4

## Colours of tiles, and what a region of a colour is called

colour-building = buildings
    .one = building
colour-animal = animals
    .one = animal
colour-monastery = monasteries
    .one = monastery
colour-castle = castles
    .one = castle
colour-mine = mines
    .one = mine
colour-ship = ships
    .one = ship

region-building = city
region-animal = pasture
region-monastery = monastery region
region-castle = castle region
region-mine = mining region
region-ship = river

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

## Bonuses of trade routes, named by the tile with the same effect

reward-warehouse = a sale of goods
reward-watchtower = 4 VP
reward-carpenter = a building
reward-church = a mine, a monastery or a castle
reward-market = a ship or animals
reward-boarding-house = 4 workers
reward-bank = 2 silver
reward-town-hall = a tile to place
reward-castle = an extra action

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
category-posts = border posts
category-returns = castles returned
category-shields = shields
category-left-over = leftovers

## The final scoring, line by line

final-during = counted during the game
final-monastery = { $number ->
    [15] colours of goods sold
    [16] warehouses
    [17] watchtowers
    [18] carpenter’s workshops
    [19] churches
    [20] markets
    [21] boarding houses
    [22] banks
    [23] town halls
    [24] kinds of animals
    [25] goods sold
    [26] bonus tiles
   *[29] white castles
}
final-again = { $shield }: once more

## Things on the table

counter-vp = Victory points
    .help = The player with the most at the end wins.
counter-silver = Silver
    .help = Once a turn, 2 silver buy a tile from the black depot. Each silver left at the end scores 1 VP.
    .solo = Once a turn, 2 silver buy a tile from the black depot. After every gain of points, 1 silver buys 1 more VP.
counter-workers = Workers
    .help = A worker changes one of your dice by 1, up or down; 6 and 1 are neighbours. Two workers left at the end score 1 VP.
    .solo = A worker changes one of your dice by 1, up or down; 6 and 1 are neighbours.
counter-goods = Goods
    .help = Goods of up to three colours, any number of each. All goods of one colour are sold together; each one left at the end scores 1 VP.
    .solo = Goods of all colours, any number of each. All goods of one colour are sold together. After a ship, any 5 of them can be exchanged for a black tile.
counter-sold = Goods sold
    .help = Goods already sold. Some monasteries score them at the end.
counter-storage = Storage
    .help = Room for three tiles that wait to be placed. Tiles left here score nothing.
counter-shared-storage = Shared storage
counter-dice = Dice
    .help = Each die pays for one action: take a tile, place a tile, sell goods, or take workers.
counter-white-die = White die
    .help = Shows which depot gets this round’s goods. It gives no action.
counter-bonus-large = Large bonus tile
    .help = For the first player to fill all spaces of a colour: 5, 6 or 7 VP with 2, 3 or 4 players.
counter-bonus-small = Small bonus tile
    .help = For the second player to fill all spaces of a colour: 2, 3 or 4 VP with 2, 3 or 4 players.
counter-order = Turn order
    .help = The pawn farthest along the track plays first; in a stack, the top one. Each ship you place moves yours one step.
counter-black-depot = Black depot
    .help = Once in your turn you may buy a tile here for 2 silver, without a die.
counter-inns = Inns
    .help = One more is added each phase. An inn costs 2 silver and is your purchase of the turn.
counter-route = Trade route
    .help = Goods you sell are laid here from left to right. One on its own colour brings the bonus of the space.
counter-depot = Depot
    .help = Take a tile from here with a die of this number. Goods wait here for a ship.
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
-herd = Scores { $count } VP. Tiles with { $animals } already on this pasture score again.

tile-warehouse = warehouse
    .a = a warehouse
    .effect = Sell all your goods of one colour at once, without a die.
tile-watchtower = watchtower
    .a = a watchtower
    .effect = Scores 4 VP.
tile-carpenter = carpenter’s workshop
    .a = a carpenter’s workshop
    .effect = Take a building from any numbered depot.
tile-church = church
    .a = a church
    .effect = Take a mine, a monastery or a castle from any numbered depot.
tile-market = market
    .a = a market
    .effect = Take a ship or animals from any numbered depot.
tile-boarding-house = boarding house
    .a = a boarding house
    .effect = Gives you 4 workers.
tile-bank = bank
    .a = a bank
    .effect = Gives you 2 silver.
tile-town-hall = town hall
    .a = a town hall
    .effect = Place another tile from your storage, on a space with any number.
tile-crane = crane
    .a = a crane
    .effect = Use the effect of any building at once. At the end of the game the crane counts for your monasteries as one building of any type.
tile-white-castle = white castle
    .a = a white castle
    .effect = Take an extra action at once with the number of the white die; workers can change it. A building, not a castle.
tile-inn = inn
    .a = an inn
    .effect = Fills a space of any colour, one in each region. The completed region scores as if it were one space larger, up to 8.

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
tile-geese = geese
    .effect = Scores 2 VP. Tiles with animals of one other kind on this pasture score again. The geese score again with each animal tile placed here later.

species-cow = cows
species-pig = pigs
species-sheep = sheep
species-chicken = chickens

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
        [in-2011] Buy from any depot, not just the black one, for 2 silver.
        [in-2020-ua] Buy from any depot, not just the black one; pay in silver, workers or both.
       *[in-2019] Buy from any depot, not just the black one, for 2 silver or 2 workers.
    }
tile-monastery-7 = monastery 7
    .effect = Whenever you score animals, every tile scored brings 1 VP more.
tile-monastery-8 = monastery 8
    .effect = Each worker may change a die by 2 instead of 1.
tile-monastery-9 = monastery 9
    .effect = When you place a building, you may change the die by 1 for free.
tile-monastery-10 = monastery 10
    .effect = When you place a ship or animals, you may change the die by 1 for free.
tile-monastery-11 = monastery 11
    .effect = When you place a castle, a mine or a monastery, you may change the die by 1 for free.
tile-monastery-12 = monastery 12
    .effect = When you take a tile from a depot with a die, you may change the die by 1 for free.
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
    .solo = Scores 3 VP for each colour that you have filled so far, as soon as it is placed.
tile-monastery-27 = monastery 27 (bridge)
    .effect = In a stack on the order track, your pawn is always on top.
    .solo = Does nothing in the solo game, but fills its space.
tile-monastery-28 = monastery 28 (workers)
    .effect = In your turn you may buy 2 workers for 1 silver, as often as you like.
tile-monastery-29 = monastery 29
    .effect = At the end of the game: 4 VP for each white castle in your estate.

tile-castle = castle
    .a = a castle
    .effect = Take an extra action at once, as with a die of any value.
tile-mine = mine
    .a = a mine
    .effect = Gives you 1 silver at the end of every phase.
tile-ship = ship
    .a = a ship
    .effect = { IN($edition) ->
        [in-2011] Fetch the goods from one depot and move one step up in turn order. Goods that do not fit leave the game.
       *[in-2019] Fetch the goods from one depot and move one step up in turn order. Goods that do not fit stay in the depot.
    }
    .solo = Fetch the goods from one depot; the goods of all other depots leave the game. Then you may exchange any 5 goods for a black tile.

## What the game waits for: said to the one who decides

prompt-found = Choose a side of your board and a space for your starting castle
    .castle = Choose a space for your starting castle
    .team = Choose where your team’s starting castle goes: on the castle space with the 1 or with the 6
prompt-arrange = Which tile comes next in your trade route?
    .help = You lay the tiles one after the other.
prompt-turn = Your turn: use a die, buy a tile, or end your turn
    .dice = Your turn: use a die, or end your turn
    .purchase = Both dice are used: buy a tile, or end your turn
    .end = Both dice are used: end your turn
prompt-castle = Castle: take an extra action with any die value
    .reset = Target reached: take an extra action with any die value
    .route = Trade route: take an extra action with any die value
prompt-town-hall = Town hall: which tile do you place?
    .route = Trade route: which tile do you place?
    .help = From your storage, on a space with any number. You may skip it.
prompt-warehouse = Warehouse: which goods do you sell?
    .route = Trade route: which goods do you sell?
    .help = Without a die. You may skip it.
prompt-carpenter = Carpenter’s workshop: which building do you take?
    .route = Trade route: which building do you take?
    .help = From any numbered depot. You may skip it.
prompt-church = Church: which tile do you take?
    .route = Trade route: which tile do you take?
    .help = A mine, a monastery or a castle from any numbered depot. You may skip it.
prompt-market = Market: which tile do you take?
    .route = Trade route: which tile do you take?
    .help = A ship or animals from any numbered depot. You may skip it.
prompt-ship = Ship: which goods do you fetch?
    .help = As many as you have room for; the rest stays in the depot.
prompt-keep = Not enough room: which goods do you take?
    .help = The other colours stay in the depot.
prompt-discard = Storage full: which tile do you discard?
    .team = Both storages full: which tile do you discard?
    .excess = Storage too full: which tile do you discard?
    .help = It leaves the game.
prompt-crane = Crane: which building’s effect?
    .help = Use any one, once. You may skip it.
prompt-geese = Geese: which animals score with them?
    .help = All animals of that type on the pasture score once more.
prompt-white-castle = White castle: take an extra action with the number of the white die
prompt-store = Which storage for the tile?
    .help = Your own or the shared one.

## The same, said to the others

prompt-other-found = { $player } is choosing a space for the starting castle
prompt-other-arrange = { $player } is ordering the trade route
prompt-other-turn = It is { $player }’s turn
prompt-other-castle = { $player } takes an extra action (castle)
    .reset = { $player } takes an extra action (target reached)
    .route = { $player } takes an extra action (trade route)
prompt-other-town-hall = { $player } may place another tile (town hall)
    .route = { $player } may place a tile (trade route)
prompt-other-warehouse = { $player } is choosing goods to sell (warehouse)
    .route = { $player } is choosing goods to sell (trade route)
prompt-other-carpenter = { $player } is choosing a building (carpenter’s workshop)
    .route = { $player } is choosing a building (trade route)
prompt-other-church = { $player } is choosing a tile (church)
    .route = { $player } is choosing a tile (trade route)
prompt-other-market = { $player } is choosing a tile (market)
    .route = { $player } is choosing a tile (trade route)
prompt-other-ship = { $player } is choosing a depot to fetch goods from
prompt-other-keep = { $player } is choosing which goods to take
prompt-other-discard = { $player } is choosing a tile to discard
prompt-other-crane = { $player } is choosing a building to copy (crane)
prompt-other-geese = { $player } is choosing animals to score (geese)
prompt-other-white-castle = { $player } takes an extra action with the white die (white castle)
prompt-other-store = { $player } is choosing a storage for a tile
prompt-sealed = Still choosing: { $players }
prompt-over = The game is over

## Parts of the lines below: the die with the workers spent on it, points, the price of a purchase, what is sold

part-die = { $die ->
    [1] first die
    [2] second die
    [3] extra action
   *[4] white castle’s action
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
part-hired = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
part-goods = { $count ->
    [one] { $count } { $goods } goods tile
   *[other] { $count } { $goods } goods tiles
}
part-mines = { $workers ->
    [0] { part-silver } from mines
   *[other] { part-silver } and { part-workers } from mines
}
part-region = { $size ->
    [8] an
   *[other] a
} { $size }-space { $region }: { $points } + { $extra } VP

## What can be done: on a button

action-take = Take { $tile_a } from depot { $depot } ({ part-die })
action-place = Place { $tile_a } on space { $hex }, number { $number } ({ part-die })
action-sell = Sell { part-goods } ({ part-die })
action-workers = Take { part-hired } ({ part-die })
action-buy = Buy { $tile_a } from the black depot ({ part-price })
action-buy-depot = Buy { $tile_a } from depot { $depot } ({ part-price })
action-buy-inn = Buy { $tile_a } ({ part-price })
action-buy-workers = Buy { part-hired } ({ part-silver })
action-return-castle = Return the castle on space { $hex } to storage (both dice, { part-vp })
action-end-turn = End turn
action-discard = Discard { $tile_a }
action-store = { $shelf ->
    [1] Put { $tile_a } into your own storage
   *[2] Put { $tile_a } into the shared storage
}
action-load = { $span ->
    [1] Fetch the goods from depot { $depot }
   *[2] Fetch the goods from depots { $depot } and { $next }
}
action-keep = Take the { $goods } goods
action-sell-free = Sell { part-goods }
action-gain = Take { $tile_a } from depot { $depot }
action-place-free = Place { $tile_a } on space { $hex }, number { $number }
action-copy = Use the crane as { $tile_a }
action-flock = Score the { $species } with the geese
action-decline = Skip
action-found = Estate { $estate }: castle on space { $hex }
action-arrange = Lay route tile { $route } next

## What was done: in the log

log-take = { $player } takes { $tile_a } from depot { $depot }
    .you = You take { $tile_a } from depot { $depot }
log-place = { $player } places { $tile_a } on space { $hex }
    .you = You place { $tile_a } on space { $hex }
log-sell = { $player } sells { part-goods }
    .you = You sell { part-goods }
log-workers = { $player } takes { part-hired }
    .you = You take { part-hired }
log-buy = { $player } buys { $tile_a } from the black depot ({ part-price })
    .you = You buy { $tile_a } from the black depot ({ part-price })
log-buy-depot = { $player } buys { $tile_a } from depot { $depot } ({ part-price })
    .you = You buy { $tile_a } from depot { $depot } ({ part-price })
log-buy-inn = { $player } buys { $tile_a } ({ part-price })
    .you = You buy { $tile_a } ({ part-price })
log-buy-workers = { $player } buys { part-hired } ({ part-silver })
    .you = You buy { part-hired } ({ part-silver })
log-return-castle = { $player } returns the castle on space { $hex } to storage (both dice, { part-vp })
    .you = You return the castle on space { $hex } to storage (both dice, { part-vp })
log-end-turn = { $player } ends their turn
    .you = You end your turn
log-discard = { $player } discards { $tile_a }
    .you = You discard { $tile_a }
log-store = { $shelf ->
    [1] { $player } puts { $tile_a } into their own storage
   *[2] { $player } puts { $tile_a } into the shared storage
}
    .you = { $shelf ->
        [1] You put { $tile_a } into your own storage
       *[2] You put { $tile_a } into the shared storage
    }
log-load = { $span ->
    [1] { $player } fetches the goods from depot { $depot }
   *[2] { $player } fetches the goods from depots { $depot } and { $next }
}
    .you = { $span ->
        [1] You fetch the goods from depot { $depot }
       *[2] You fetch the goods from depots { $depot } and { $next }
    }
log-keep = { $player } takes the { $goods } goods
    .you = You take the { $goods } goods
log-sell-free = { $player } sells { part-goods }
    .you = You sell { part-goods }
log-gain = { $player } takes { $tile_a } from depot { $depot }
    .you = You take { $tile_a } from depot { $depot }
log-place-free = { $player } places { $tile_a } on space { $hex } without a die
    .you = You place { $tile_a } on space { $hex } without a die
log-copy = { $player } uses the crane as { $tile_a }
    .you = You use the crane as { $tile_a }
log-flock = { $player } scores the { $species } with the geese
    .you = You score the { $species } with the geese
log-decline = { $player } skips the action
    .you = You skip the action
log-found = { $player } chooses estate { $estate } with the castle on space { $hex }
    .you = You choose estate { $estate } with the castle on space { $hex }
log-arrange = { $player } lays route tile { $route } next
    .you = You lay route tile { $route } next

## What it brought and cost: after a line of the log, or before the click

gain-vp = +{ $count } VP ({ $category })
gain-herd = { $geese ->
    [0] { $species }: { $sum }
   *[other] { $species } and geese: { $sum }
}
gain-silver = +{ $count } silver
gain-workers = { $count ->
    [one] +{ $count } worker
   *[other] +{ $count } workers
}
gain-goods = +{ part-goods }
gain-tile = into storage: { $tile }
gain-bonus = { $size ->
    [large] large bonus tile: { $colour }
   *[small] small bonus tile: { $colour }
}
gain-steps = one step forward in turn order
gain-rewards = trade route: { $reward }
cost-workers = { $count ->
    [one] −{ $count } worker
   *[other] −{ $count } workers
}
cost-vp = −{ $count } VP

## On a screen: what an action is called beside the picture of its tile, its die and its price

card-take = Take from depot { $depot }
card-gain = { card-take }
card-place = Place on space { $hex }, number { $number }
card-place-free = { card-place }
card-buy = Buy from the black depot
card-buy-depot = Buy from depot { $depot }
card-buy-inn = Buy
card-discard = Discard
card-store = { $shelf ->
    [1] Into your own storage
   *[2] Into the shared storage
}
card-workers = Take { part-hired }
card-buy-workers = Buy { part-hired }
card-return-castle = Return to storage for both dice
card-copy = Use its effect
card-arrange = Lay next
card-idle = Nothing happens now
card-region = { $colour }, { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}
card-doubt = { $count ->
    [one] You still have an unused die.
   *[other] You have not used either die.
}
card-doubt-name = You have not chosen whose monasteries you copy.

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
table-hand = My dice and resources
table-colours = Colours
table-colour-count = { $colour }: { $count } of { $size }
table-storage-count = { $count } of { $size }
table-storage-empty = Empty storage slot
table-storage-waiting = Needs room
table-storage-where = Where does the tile go?
table-storage-yours = Yours
table-storage-shared = Shared
table-storage-of = { $player }: storage
table-storage-alone = Only { $player } may use these tiles.
table-storage-either = Either partner may use these tiles.
table-team-workers = Team workers
table-team-silver = Team silver
table-team-goods = Team goods
table-team-points = Team VP
table-team-owns = Belongs to the team: both partners use it.
table-dice-of = { $player }: dice { $list }
table-dice-alone = Only { $player } can use these dice.
table-half = Half of the estate
table-half-west = West
    .count = West: { $count }
table-half-east = East
    .count = East: { $count }
table-space = Space { $hex }, number { $number }: { $colour }
table-region = { $colour }, { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}: { part-vp } if completed this phase.
table-region-complete = { $colour }, { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}. Complete.
table-slot = Empty slot: { $colour }
table-taken = Taken since your turn.
table-choice = Place on space { $hex }: { $colour }
table-die = Die: { $value }
    .spent = Used die: { $value }
table-die-chosen = Your turn: use the { $value }
table-use-take = take from depot { $value }
table-use-place = place on a space with a { $value }
table-use-sell = sell goods numbered { $value }
table-use-workers = take { part-hired }
table-uses = { $list } or { $last }
table-legend-free = free
table-legend-paid = costs workers or silver
table-goods = { $goods } goods: { $count }
table-goods-help = Sold with a { $value }: { part-vp } each, plus silver for the sale.
table-posts = { $count } of { $size } linked
table-posts-next = Next link now: +{ part-vp }
table-post-linked = Linked to another post.
table-post-missing = { $count ->
    [one] The nearest link needs { $count } more tile.
   *[other] The nearest link needs { $count } more tiles.
}
table-route-tile = Route tile { $route }, place { $number }
table-route-space = Trade route, space { $number }: { $goods } goods ({ $value })
table-route-bonus = Bonus: { $reward }
table-route-match = Goods of this colour lie here: the bonus was paid.
table-route-miss = { $goods } goods lie here: no bonus
table-route-next = The next goods you sell go here.
table-round-goods = round { $round }: { $goods } goods
table-order = { $player }: step { $number }, number { $count } in turn order
table-sealed = Your choice: estate { $estate }, castle on space { $hex }. The others see it when everyone has chosen.
table-sealed-other = Has chosen
table-choosing = Still choosing

## What happens by itself

log-phase-begins = Phase { $phase }: each completed region scores { part-vp } extra
log-round-begins = Round { $round }: the white die shows { $value }, { $goods } goods arrive at depot { $depot }
log-dice = { $player } rolls { $first } and { $second }
    .you = You roll { $first } and { $second }
log-mines = { $player } gets { part-mines }
    .you = You get { part-mines }
log-region = { $player } completes { part-region }
    .you = You complete { part-region }
log-bonus = { $player } fills all { $colour_one } spaces: +{ part-vp }
    .you = You fill all { $colour_one } spaces: +{ part-vp }
log-posts = { $posts ->
    [2] { $player } links two border posts: +{ part-vp }
   *[3] { $player } links all three border posts: +{ part-vp }
}
    .you = { $posts ->
        [2] You link two border posts: +{ part-vp }
       *[3] You link all three border posts: +{ part-vp }
    }
log-post-award = { $player } gets the award for all three border posts: +{ part-vp }
    .you = You get the award for all three border posts: +{ part-vp }
log-route = { $player } gets a trade-route bonus: { $reward }
    .you = You get a trade-route bonus: { $reward }
log-final = { $player }: { part-vp } for { $category }
    .you = You score { part-vp } for { $category }
log-game-over = The game is over
log-winner = { $player } wins with { part-vp }!
    .you = You win with { part-vp }!
log-team = Team { $team }: { $players }
log-team-mines = { $players } get { part-mines }
log-team-final = { $players }: { part-vp } for { $category }
log-team-wins = { $players } win together: { part-vp }!
log-team-tie = The teams share the victory: { part-vp } each!
log-sealed = { $player } has chosen
    .you = You have chosen
log-revealed = All choices are revealed

## Why an action is not possible

why-module = Not part of this game: { $module }.
why-buy-inside = Buy before or after an action, not during it.
why-no-castle = An extra action comes with placing a castle.
why-castle-value = The castle’s extra action uses none of your dice.
why-no-white-castle = The white die is for the action of a white castle.
why-white-castle-value = A white castle’s action uses the white die, none of your own.
why-die-spent = This die has been used.
why-no-tile = No tile lies there.
why-workers = { $cost ->
    [one] Needs { $cost } worker; you have { $workers }.
   *[other] Needs { $cost } workers; you have { $workers }.
}
why-not-stored = No tile is stored there.
why-no-space = Your estate has no such space.
why-covered = The space is already covered.
why-colour = The space is for { $colour }.
why-alone = The space touches none of your tiles.
why-not-linked = The tile would neither touch a castle nor be linked to one through tiles of its colour.
why-same-building = This city already has { $tile_a }.
why-inn-region = This region already has an inn.
why-no-inn = No inn is left to buy.
why-no-route-tile = Your trade route has no such tile.
why-route-placed = This tile already has its place in your trade route.
why-no-goods = You have no { $goods } goods.
why-bought = You have already bought a tile this turn.
why-silver = Needs { $price } silver; you have { $silver }.
why-points = Needs { $price } VP; you have { $vp }.
why-both-dice = Needs both dice, unused.
why-not-your-castle = No castle of yours stands there.
why-start-castle = The starting castle stays where it is.
why-monastery = Needs { $tile } in your estate.
why-no-money = You can’t pay with workers in this edition.
why-mixture = Pay with silver or with workers, not with both.
why-held = You have { $goods } goods already: you take any more of them automatically.
why-no-wares = No { $goods } goods lie there.
why-other-tile = This building takes no { $colour }.
why-no-animals = There are no { $species } on this pasture.
why-no-other-side = Your estate is fixed: there is no other side.
why-no-castle-space = The starting castle needs a castle space.
why-team-castle = Your team’s starting castle goes on the castle space with the 1 or with the 6.
why-same-die = Both dice show the same number: use the first.
why-same-tile = The same tile lies in place { $place }.

## Shields: their names and effects, and what is asked, done and told about them

counter-shields = Shields
    .help = With a double you may take a shield from the depot of that number onto one of your castles. At the end of every phase each shield costs 1 silver.
table-shield = Shield { $number }: { part-vp } at the end of the game
table-tribute = Tribute at the end of the phase: { $count } silver
table-tribute-short = −{ $count } tribute at phase end

shield-joined-meadows = Joined meadows
    .effect = All your pastures count as one when you score animals.
shield-open-gate = Open gate
    .effect = Whenever another player gains workers, you gain one as well.
shield-sworn-service = Sworn service
    .effect = You may pay the tribute with workers, in any mix with silver.
shield-deep-cellar = Deep cellar
    .effect = Your storage has no limit. If you lose this shield, you discard tiles until three are left.
shield-grand-fleet = Grand fleet
    .effect = { IN($edition) ->
        [in-2020-ua] When you place a ship, you may take all goods of one colour from every depot instead of the goods of one depot.
       *[in-2019] When you place a ship, you may also take all goods of one colour from every depot.
    }
shield-copyists = Copyists
    .effect = Choose another player: that player’s monasteries, and those still to come, count as if they were in your estate too.
shield-twice-crowned = Twice crowned
    .effect = { IN($edition) ->
        [in-2020-ua] At the end of the game your bonus tiles score once more.
       *[in-2019] The bonus tiles you win score double.
    }
shield-rich-veins = Rich veins
    .effect = Your mines bring double silver.
shield-coin-by-coin = Coin by coin
    .effect = A sale brings 1 silver for each goods tile.
shield-high-abbey = High abbey
    .effect = At the end of the game your monasteries score double.
shield-castellan = Castellan
    .effect = When you place a castle, its action may be to take a shield from any depot.
shield-fair-prices = Fair prices
    .effect = Goods score double when you sell them.
shield-arms-of-arms = Arms of arms
    .effect = At the end of the game all your shields score double, this one too.
shield-harvest-cart = Harvest cart
    .effect = At the end of each phase you may place a tile from any numbered depot straight into your estate.
shield-night-market = Night market
    .effect = At the end of each phase you may place a tile from the black depot straight into your estate.
shield-sure-hand = Sure hand
    .effect = Once in your turn you may set one of your dice to any number.
shield-wide-bounds = Wide bounds
    .effect = A region you complete scores as if it were one space larger, up to 8.
shield-bold-settlers = Bold settlers
    .effect = You may place tiles on spaces that touch none of your tiles.

prompt-tribute = Tribute: pay for your shields?
    .help = Each shield costs 1 silver. One that you give up leaves the game.
prompt-settle = { shield-harvest-cart }: which tile do you place?
    .black = { shield-night-market }: which tile do you place?
    .both = { shield-harvest-cart } or { shield-night-market }: which tile?
    .help = Straight to your estate, without a die. You may skip it.
prompt-name = Copyists: whose monasteries do you copy?
    .help = You choose once, until the end of the game.
prompt-other-tribute = { $player } is deciding about the tribute for shields
prompt-other-settle = { $player } may place a tile from a depot (shield, end of the phase)
prompt-other-name = { $player } is choosing whose monasteries to copy

part-shield = { $swap ->
    [0] the shield “{ $shield }” for the castle on space { $hex }
   *[other] the shield “{ $shield }” for the castle on space { $hex }, in place of “{ $replaced }”
}
action-take-shield = { $cost ->
    [0] Take { part-shield }
    [one] Take { part-shield } ({ $cost } worker)
   *[other] Take { part-shield } ({ $cost } workers)
}
action-set-die = { $die ->
    [1] Set the first die to { $value }
   *[2] Set the second die to { $value }
}
action-name-player = Copy the monasteries of { $other }
action-load-colour = Fetch the { $goods } goods from every depot
action-settle = Place { $tile_a } from depot { $depot } on space { $hex }, number { $number }
action-settle-black = Place { $tile_a } from the black depot on space { $hex }, number { $number }
action-pay-tribute = Pay the tribute ({ part-price })
action-give-up = Give up the shield “{ $shield }”

log-take-shield = { $player } takes { part-shield }
    .you = You take { part-shield }
log-set-die = { $player } sets a die to { $value }
    .you = You set a die to { $value }
log-name-player = { $player } chooses whose monasteries to copy: { $other }
    .you = You choose whose monasteries to copy: { $other }
log-load-colour = { $player } fetches the { $goods } goods from every depot
    .you = You fetch the { $goods } goods from every depot
log-settle = { $player } places { $tile_a } from depot { $depot } on space { $hex }
    .you = You place { $tile_a } from depot { $depot } on space { $hex }
log-settle-black = { $player } places { $tile_a } from the black depot on space { $hex }
    .you = You place { $tile_a } from the black depot on space { $hex }
log-pay-tribute = { $player } pays the tribute: { part-price }
    .you = You pay the tribute: { part-price }
log-give-up = { $player } gives up the shield “{ $shield }”
    .you = You give up the shield “{ $shield }”
log-open-gate = { $player } gains { part-hired } (shield “Open gate”)
    .you = You gain { part-hired } (shield “Open gate”)

card-take-shield = Take the shield “{ $shield }”
card-set-die = Set to { $value }
card-name-player = Copy the monasteries of { $other }
card-load-colour = Fetch from every depot
card-settle = { card-place }
card-settle-black = { card-place }
card-pay-tribute = Pay the tribute
card-give-up = Give up

why-shield-dice = A shield takes both dice, and one has been used.
why-no-shield = This shield lies in no depot.
why-no-castle-tile = A shield goes on a castle in your estate, not on an empty space.
why-shield = Needs the shield “{ $shield }”.
why-die-set = You have already set a die this turn.
why-die-shows = The die shows this number already.
why-named = You have already chosen a player.
why-own-estate = Choose a player with another estate.
why-fleet-used = This ship has fetched goods of one colour already.
why-no-store = All places for goods are taken: { $goods } goods do not fit.
why-not-held = This shield is not in your estate.
why-overpaid = The tribute is only { $count }.
why-no-castle-placed = Only the action of a castle you have just placed can take a shield.
why-no-turn = The phase is over: nothing can be bought now.

## What random games are to meet

coverage-tiles = tiles
coverage-monasteries = monasteries
coverage-estates = estates
coverage-editions = editions
coverage-players = numbers of players
coverage-setups = setups
coverage-bonuses = bonus tiles
coverage-modules = expansions
coverage-module-pairs = pairs of expansions
coverage-posts = border posts linked
coverage-copied = buildings copied by the crane
coverage-flocks = animals scored with geese
coverage-shields = shields taken
coverage-rewards = bonuses of trade routes
coverage-routes = trade-route tiles

## Options that do not fit; the sentence follows the name of the option

error-estates-dealt = boards are dealt in the expert setup only; choose { $example }.
error-estates-standard = the standard setup of edition { $edition } uses only { $choices }, not { $value }.
error-estates-differ = in the standard setup everyone plays the same estate.
error-estates-form = { $value } is neither an estate nor a list with one estate for each seat.
error-estates-count = { $count ->
    [one] { $count } estate
   *[other] { $count } estates
} for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}; give one for each seat.
error-estates-unknown = edition { $edition } has no estate { $value }; it has { $choices }.
error-choice-sealed = choosing in secret needs the expert setup.
error-championship-standard = only the expert setup deals boards.
error-championship-edition = edition { $edition } has no championship board, only { $other } has.
error-championship-chosen = the championship board can only join boards that are dealt.
error-modules-form = expansions must be a list of names, not { $value }.
error-modules-twice = an expansion is named twice.
error-modules-edition = edition { $edition } has no expansions; { $other } have.
error-modules-boards = { $module } and { $other } each bring estates of their own; choose one of them.
error-modules-set-edition = { $module } is not part of edition { $edition }, only of { $other }.
error-players-boards = { $module } is for { $choices } players, not for { $value }.
error-setup-boards = { $module } has a setup of its own; leave this at { $value }.
error-choice-boards = with { $module } no starting castle is chosen in secret.
error-championship-boards = the championship board cannot join the estates of { $module }.
error-estates-boards = { $module } is played on { $choices }, not on { $value }.
error-estates-module = { $value } is played with the expansion { $module } only.
error-estates-alike = with { $module } everyone plays the same estate.
error-estates-own-module = with { $module } you can’t play estates of your own.
error-estates-own-start = the estate { $value } marks no space for the starting castle, so it needs { $example }.
error-estates-own-name = two different estates are called { $value }.

# A plan of one’s own: $where is the file or the estate, $entry the key. Keys are those of the file.
error-plan = { $where }, { $entry }: { $reason }
error-plan-unreadable = it can’t be read ({ $problem }).
error-plan-missing = the key is missing.
error-plan-key = estates have no such key; the keys are { $choices }.
error-plan-game = the game is { $value }, not { $game }.
error-plan-text = { $value } is not a text.
error-plan-flag = { $value } is neither of { $choices }.
error-plan-name = { $value } is not 1 to 24 letters, digits, “-” and “_”, or could be the number of a printed estate.
error-plan-sign = row { $row } has { $value }, which is none of { $choices }.
error-plan-rows = the rows have { $found } signs instead of { $expected }.
error-plan-counts = { $found } spaces have the color { $colour } instead of { $expected }; { $example } allows that.
error-plan-colour = no space has the color { $colour }.
error-plan-region = the region of space { $space } has { $found } spaces, more than { $most }.
error-plan-regions = there are { $found } regions, more than { $most }.
error-plan-cities = there are { $found } cities, more than { $most }.
error-plan-start = space { $space } is not a castle space.
error-plan-form = { $value } does not have the form { $form }.
error-plan-digest = { $value } is the digest of another plan; the one of this plan is { $digest }.

# Positions: the reason follows the part. Names of tiles, colours and stacks are those of the text of a position.
error-position-pawns = every player from 0 to { $last } must stand there once.
error-position-track-order = pawns that are further on must come first.
error-position-bridge = player { $player } owns the bridge, and the pawn must be on top of its stack.
error-position-founding = there is no such thing before all starting castles are placed.
error-position-founding-standard = starting castles are chosen in the expert setup only.
error-position-founding-order = starting castles are placed in turn order.
error-position-founding-done = all players have already chosen their starting castles.
error-position-over = the game is over, so there is no such thing.
error-position-asked = no player can be asked this now.
error-position-asked-deep = there are more questions at once than the rules ask; { $most } are possible.
error-position-asked-misfit = “{ $question }” is asked only when the tile for it lies in the estate and there is something to choose.
error-position-no-answer = player { $player } has no answer to “{ $question }”.
error-position-coming = goods for { $count } rounds are given, and { $rounds } are still to come in this phase.
error-position-goods-many = there are more { $goods } goods than in the box.
error-position-tiles-many = there are more { $tile } tiles than in the box.
error-position-stack-tile = the stack “{ $stack }” has no { $tile }.
error-position-stack-count = the number of tiles in the stack “{ $stack }” is wrong.
error-position-not-dealt = boards are dealt only where no estates are chosen.
error-position-board-missing = the dealt board must be named until its side is chosen.
error-position-board-sides = the estate is not on board { $board }.
error-position-board-twice = board { $board } does not exist here, or another player has it.
error-position-estate-missing = the side of the board is not chosen: name the estate.
error-position-estate-edition = edition { $edition } has no estate { $estate }.
error-position-estate-option = the options of the game give another estate than { $estate }.
error-position-estate-dealt = the estates of this expansion are dealt: name the estate.
error-position-estate-twice = estate { $estate } is dealt to another player.
error-position-post-award = the awards for border posts are not one large and then one small, each for three linked posts.
error-position-castle-missing = this estate marks no starting castle: name its space.
error-position-castle-space = there is no castle space with the number { $space }.
error-position-castle-standard = in the standard setup the starting castle is on space { $space }.
error-position-not-founded = tiles lie only in estates that have a starting castle.
error-position-space-castle = the starting castle is on space { $space }.
error-position-not-sealed = there are secret choices only while starting castles are chosen in secret.
error-position-sealed-form = a secret choice has a side and a space.
error-position-sealed-side = there is no side { $side }.
error-position-colour = { $tile } does not belong on space { $space }, whose colour is { $colour }.
error-position-city = the city of space { $space } has two buildings { $tile }, which needs monastery 1.
error-position-inn-region = the region of space { $space } has two inns.
error-position-inns = there are { $count } inns, and { $come } have come so far.
error-position-module = there is no such thing without the expansion “{ $name }”.
error-position-route-tiles = a trade route has { $tiles } tiles here, not { $count }.
error-position-route-twice = there is no trade-route tile { $tile }, or it is in two places.
error-position-route-gap = goods lie on a trade route without a gap, on at most { $most } spaces.
error-position-route-sold = there are more { $goods } goods on the trade route than sold.
error-position-route-order = trade routes are ordered before the first phase, and only in the edition { $edition }.
error-position-stores = there are { $count } colours of goods, and there is room for { $most }.
error-position-storage = there is a gap between the tiles.
error-position-partner = partners share it, and it is written at seat { $seat }.
error-position-no-team = only teams share a storage.
error-position-storage-full = there are { $count } tiles where { $most } have room.
error-position-bonus = the bonus tiles of colour { $colour } are not one large and then one small.
error-position-phase-end = the phase is over, so there is no such thing.
error-position-shield-castle = shield { $shield } is on space { $space }, where no castle lies.
error-position-shield-twice = shield { $shield } lies in two places.
error-position-shields-module = there are shields only with the expansion “shields”.
error-position-shield-space = two shields lie on space { $space }.
error-position-shield-named = only the owner of shield 6 copies monasteries, and those of another estate.
error-position-derived = what is kept about the tiles does not fit them: “{ $name }”.
error-position-invariant = the check “{ $name }” of the rules fails.

## Solo game

module-solo = Solo game
    .help = One player fills an estate of islands in 25 rounds. Each time your points reach the target, you get an extra action.
option-target = Target
    .help = The points that a solo player must reach first; 45 is easier, 55 harder. Then it drops by 5 each time.
tile-black-tile = black tile
    .a = a black tile
    .effect = Fills a space of any colour and does nothing else.
category-bought = points bought
coverage-verdicts = ends of solo games
verdict-lost = lost
    .text = The estate was not full after 25 rounds
verdict-won = won
    .text = The estate is full
prompt-order = Which effect comes next?
    .help = All of them happen; you choose the order.
prompt-other-order = { $player } is choosing what comes next
prompt-buy-points = Points gained: buy more?
    .help = 1 silver each. You may skip it.
prompt-other-buy-points = { $player } may buy more points
prompt-exchange = Ship: exchange 5 goods for a tile?
    .help = From the black depot. You may skip it.
prompt-other-exchange = { $player } may exchange goods for a tile (ship)
prompt-give = Choose goods to hand over: { $count } more
prompt-other-give = { $player } is choosing goods to hand over
prompt-award = Colour award: which tile do you place?
    .help = From the black depot, straight to your estate. You may skip it.
prompt-other-award = { $player } may place a tile from the black depot (colour award)
part-effect = { $effect ->
    [size] the size of the region
    [phase] the points of the phase
    [colour] the colour award
   *[tile] the effect of the tile
}
action-resolve = { $effect ->
    [size] Score the size of the region
    [phase] Score the points of the phase
    [colour] Take the colour award
   *[tile] Use the effect: { $tile }
}
action-buy-points = Buy { $points } VP ({ part-silver })
action-exchange = Exchange 5 goods for { $tile_a }
action-give = Hand over 1 { $goods } goods tile
action-award = Place { $tile_a } on space { $hex }
log-resolve = { $player } continues with { part-effect }
    .you = You continue with { part-effect }
log-buy-points = { $player } buys { $points } VP ({ part-silver })
    .you = You buy { $points } VP ({ part-silver })
log-exchange = { $player } exchanges 5 goods for { $tile_a }
    .you = You exchange 5 goods for { $tile_a }
log-give = { $player } hands over 1 { $goods } goods tile
    .you = You hand over 1 { $goods } goods tile
log-award = { $player } places { $tile_a } on space { $hex } as a colour award
    .you = You place { $tile_a } on space { $hex } as a colour award
log-reset = { $player } reaches the target; the next one is { $target }
    .you = You reach the target; the next one is { $target }
log-tile-removed = Out of the game from depot { $depot }: { $tile }
log-verdict = { $verdict ->
    [won] { $player } fills the estate and wins
   *[lost] { $player } does not fill the estate in time: { $empty ->
        [one] { $empty } space is empty
       *[other] { $empty } spaces are empty
    }
}
    .you = { $verdict ->
        [won] You fill the estate and win!
       *[lost] You do not fill the estate in time: { $empty ->
            [one] { $empty } space is empty
           *[other] { $empty } spaces are empty
        }
    }
setup-target-level = { $points }: { $level ->
    [easier] easier
    [harder] harder
   *[standard] standard
}
setup-solo-hint = Choose one of the two estates: you have 25 rounds to fill it.
setup-estate-13a = Four islands, five rivers: for your first games.
setup-estate-13b = Fourteen islands, eighteen rivers: for experienced players.
solo-level = { $level ->
    [easier] Easier
    [harder] Harder
   *[standard] Standard
}: starts at { $points }
counter-target = To the target
    .help = Your points count up to the target. Whatever goes beyond it is lost.
table-target-count = { $count } of { $size }
table-target-of = of { $target }
table-target-more = { $count } more VP to reset no. { $number }
table-target-next = { $falls ->
    [yes] Reset: back to 0, the target falls to { $target }, and you take an extra action.
   *[no] Reset: back to 0, the target stays at { $target }, and you take an extra action.
}
table-target-resets = Resets so far: { $count }
table-solo-round = Solo, round { $round } of { $size }
table-solo-goal = To win
table-solo-spaces = Empty spaces: { $count }
table-solo-empty = { $count ->
    [one] space still empty
   *[other] spaces still empty
}
table-solo-rounds = { $count ->
    [one] { $count } round left
   *[other] { $count } rounds left
}
table-solo-filled = { $count } of { $size } filled
table-solo-needed = Actions you need
    .help = A stored tile needs one action, any other empty space two: take a tile and place it.
table-solo-dice = Dice still to come
table-solo-missing = Extra actions to find
    .help = Resets, castles, town halls, black tiles and full colours save you actions.
table-solo-spare = Dice to spare
table-award = { $colour }: { $count } left
    .help = When you fill the last space of a colour, you may place a tile from the black depot at once, on any number.
table-river = A river leads to space { $hex }; a tile on either end opens it.
    .open = A river leads to space { $hex }; tiles may follow it.
table-gone = Its tile left the game this round.
table-scores-at-once = In the solo game it scores once, as soon as it is placed.
card-exchange = Exchange 5 goods: the tile becomes a black tile
card-award = { card-place }
card-resolve = Use its effect
card-buy-points = Buy { $points } VP
card-give = Then you choose which goods to hand over
card-target = { $from } → { $to } of { $target }
card-target-reached = Target { $target } reached: back to 0
end-solo-won = Won: the estate is full
    .note = All { $size } spaces are filled in round { $round } of { $rounds }, with { $resets ->
        [one] { $resets } reset
       *[other] { $resets } resets
    }.
end-solo-lost = Lost: { $empty ->
    [one] { $empty } space is empty
   *[other] { $empty } spaces are empty
}
    .note = After { $rounds } rounds { $filled } of { $size } spaces are filled, with { $resets ->
        [one] { $resets } reset
       *[other] { $resets } resets
    }.
end-solo-estate = The estate
end-solo-filled = Spaces filled
end-solo-rounds = Rounds played
end-solo-resets = Resets
end-solo-target = Last target
end-solo-points = Points in all
end-solo-tiles = Black tiles placed
why-not-waiting = No such effect is waiting now.
why-beyond-target = The target is closer than that: more points would be lost.
error-players-solo = one player needs the expansion { $module }.
error-target-solo = there is a target only with { $module }.
error-modules-solo = { $module } is not played in the solo game.
error-position-solo = there is no such thing outside the solo game.
error-position-target = the points up to the target must be fewer than the target.

## The player aid, and the tiles that are left

aid-sizes = Points by size
aid-phases = Points by phase
aid-bonus = First to fill a colour
    .help = { $first } VP for the first player, { $second } for the second.
aid-left = Tiles still face down in the stacks, by kind. A dark number counts those with black backs, which come to the black depot.
aid-left-count = { $count }, plus { $number } black
