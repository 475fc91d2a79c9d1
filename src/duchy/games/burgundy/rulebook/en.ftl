### The rules of The Castles of Burgundy, told for people. Order and rule ids: rulebook.json.
###
### A rule is a message: its value is the title, .text the rule (an empty line begins a paragraph), .example a worked
### example; .in-2011, .in-2019, .in-2020-ua and .from-2019 (2019 and 2020) say what holds in those printings only.

## Short names of the printings

printing-2011 = 2011
printing-2019 = 2019
printing-2020-ua = 2020

## Chapters

chapter-start = The game in short
chapter-setup = Getting ready
chapter-course = Phases and rounds
chapter-turn = Your turn
chapter-actions = What you can do
chapter-tiles = Ships, castles, mines, animals
chapter-buildings = Buildings
chapter-scoring = Points on the way
chapter-monasteries = Monasteries
chapter-end = The end
chapter-expert = Expert setup
chapter-extra-tiles = Extra tiles
chapter-white-castles = White castles
chapter-border-posts = Border posts
chapter-close-to-castle = Close to the castle
chapter-inns = Inns
chapter-trade-routes = Trade routes
chapter-shields = Shields
chapter-team = Team game
chapter-solo = Solo game
chapter-printings = Editions

## The game in short

rule-goal = What it is about
    .text =
        You are a duke in Burgundy in the 15th century, and you build up your estate. You take tiles from the board, keep them in your storage for a while and place them on the spaces of your estate. Nearly every tile does something when it is placed, and every region that you complete brings victory points (VP).

        After five phases of five rounds each, that is, after 25 turns with two dice each, the player with the most points wins.
rule-estate = Your estate
    .text =
        An estate has 37 hexagonal spaces: 12 for buildings, 6 each for animals, ships and monasteries, 4 for castles and 3 for mines. Each space shows a colour and a number from 1 to 6. Neighbouring spaces of one colour form a region: a city, a pasture, a river and so on. Regions have from 1 to 8 spaces.

        Beside the estate you have a storage for three tiles that wait to be placed, and three places for goods, one colour in each.
rule-colours = Six colours of tiles
    .text =
        Buildings are beige, animals light green, monasteries yellow, castles dark green, mines grey and ships blue. A tile always goes on a space of its own colour.

        Tiles from the black depot are of the same six kinds. Only their backs are black.
rule-open = What everyone sees
    .text = Dice, storage, silver, workers and goods of all players are open, and so are the tiles on the board and the goods that will arrive during the phase. Only the stacks that tiles are drawn from are hidden.

## Getting ready

rule-setup-board = The board
    .text =
        The tiles are shuffled in seven stacks by the colour of their backs. Of the 42 goods, 25 are dealt to the five phases, five each. The bonus tiles, one large and one small of each colour, lie ready.

        Around the black depot lie six depots, numbered 1 to 6 like a die. Each has room for tiles of set colours and for goods.
rule-setup-player = What you begin with
    .text = You begin with 0 VP, 1 silver and 3 goods drawn at random. Goods of the same colour lie together. The goods that nobody gets are out of the game.
rule-setup-estates = Which estate
    .text = In the standard setup everyone plays the same estate. With the expert setup estates differ.
    .in-2011 = The standard estate is number 1.
    .from-2019 = Agree beforehand: everyone plays number 1, or everyone plays number 2.
rule-first-castle = The starting castle
    .text = Everyone starts with one castle on the castle space in the middle. It counts as placed: you build on from there, and it counts towards filling the castle spaces. But it gives no extra action and no points.
rule-first-player = Who begins
    .text =
        The first player is drawn at random. Going clockwise, the players get 1, 2, 3 and 4 workers: those who play later get more.

        The pawns begin as one stack on the first step of the order track, the first player’s on top.
rule-players = Two, three or four players
    .text =
        The number of players changes how much is on offer: with 2, 3 or 4 players each depot gets 2, 3 or 4 tiles and the black depot 4, 6 or 8. Goods sold bring 2, 3 or 4 VP each; a large bonus tile is worth 5, 6 or 7 VP and a small one 2, 3 or 4.

        With three players, the castle slot of depot 6 holds a mine instead in phases B and D.

## Phases and rounds

rule-phase = A phase begins
    .text = Tiles that are left in the depots, the black one included, leave the game, and all slots are filled anew, each with a tile of its colour. The five goods of the phase are laid out open, one for each round. Goods that already lie in the depots stay there.
rule-round = A round
    .text = Everyone rolls two dice at the same time, and everyone can see them. Then all players take one turn each, in turn order.
rule-white-die = The white die
    .text = The first player also rolls the white die. The next goods tile goes to the depot of that number and waits for a ship there; goods pile up without limit. Nobody acts with the white die, and workers do not change it.
rule-order = Turn order
    .text =
        Whoever’s pawn is farthest along the order track plays first. Where pawns are stacked, the upper one plays before the lower one.

        Every ship you place moves your pawn one step ahead, onto the top of whatever stands there. On the last step it stays and goes to the top of its stack. This matters from the next round on.
rule-phase-end = The end of a phase
    .text = After the fifth round every mine in your estate brings 1 silver, and monastery 2 brings a worker for each of them. This also happens after the last phase, before final scoring.

## Your turn

rule-turn = Two dice, two actions
    .text =
        Each of your two dice pays for one action: take a tile, place a tile, sell goods, or take workers. Use them in any order; the same action twice is fine. A used die cannot be used again this round.

        In addition you may buy one tile for silver, without a die.
rule-workers = Workers bend the dice
    .text = A worker changes one of your dice by 1, up or down; 6 and 1 are neighbours. You may spend as many as you like, on one die or on both, and you may own any number. So no value is more than 3 workers away. A die that is used already cannot be changed.
    .example = With 2 workers a die showing 2 becomes a 6, by way of the 1.
rule-pass = Unused dice
    .text = You may end your turn with dice unused, although any die can be swapped for workers. An action that would do nothing, such as taking from an empty depot or selling goods you do not have, cannot be chosen.

## What you can do

rule-take = Take a tile
    .text =
        Take one tile from the depot that your die shows and put it into your storage. It never goes straight to the estate, although your second die may well place it in the same turn.

        An empty slot is filled again only when the next phase begins. The black depot has no number: no die reaches it.
rule-full = When the storage is full
    .text = There is room for three tiles. If you gain a fourth one, you first discard one of the three for good. This goes for tiles that you take with a die, buy, or get through a building. You cannot throw a tile away for any other reason.
rule-place = Place a tile
    .text =
        Put a tile from your storage on an empty space of your estate. Three things must fit: the space shows the number of your die, it has the colour of the tile, and it touches a tile that is already placed. Your first one therefore goes next to your castle.

        A tile that is placed stays where it is until the end.
rule-effects = What happens when a tile is placed
    .text =
        First the points: is a region complete, is a colour complete? Then the tile takes effect at once. What you do not use now is lost; it cannot be saved for later.

        One tile may lead to the next: a castle’s action places a town hall, which places another castle, and so on. Finish the latest one first.
rule-sell = Sell goods
    .text =
        Each goods colour belongs to a number from 1 to 6. With a die you sell all your goods of its colour; you cannot keep some back. You get 1 silver for the sale and 2, 3 or 4 VP for each goods tile with 2, 3 or 4 players.

        Goods sold are kept aside, since some monasteries count them at the end. Their place is free for another colour.
    .example = Three goods sold with four players bring 12 VP and 1 silver.
rule-take-workers = Take workers
    .text = Any die, whatever it shows, can be swapped for 2 workers.
rule-buy = Buy a tile
    .text = Once in your turn you may buy a tile from the black depot for 2 silver. It costs no die, and you may do so even if you use no die at all. The tile goes into your storage.
    .in-2011 = You buy before, between or after your actions, but not in the middle of one.
    .from-2019 = You may also buy in the middle of an action, for example between placing a town hall and using it.

## Ships, castles, mines, animals

rule-ship = Ship: fetch goods
    .text = When you place a ship, choose one of the six depots, no matter which die you used, and take all the goods that lie there. You may choose an empty depot, too.
rule-goods-room = Room for goods
    .text = You can keep goods of three colours, as many of each as you like. If not all colours fit, you choose which ones to take; what fits has to be taken, and a colour is never split. You cannot throw goods away to make room.
    .example = You own turquoise goods, one other colour, and have one free place. From a depot with turquoise, pink and brown you take the turquoise one and either the pink or the brown one.
    .in-2011 = Goods without room leave the game.
    .from-2019 = Goods without room stay in their depot.
rule-ship-order = Ship: a step ahead
    .text = After that your pawn moves one step ahead on the order track, always. Whoever leads the track plays first from the next round on; the present round goes on as it began.
rule-castle = Castle
    .text =
        A castle gives you an extra action at once, as if you had another die of any value. It can be any of the four die actions, and it needs no workers. You may also skip it.

        It does not buy from the black depot, because buying is not a die action.
rule-mine = Mine
    .text = A mine does nothing when placed. At the end of every phase each mine in your estate brings 1 silver, so early mines bring more. In storage it brings nothing.
rule-animals = Animals
    .text =
        An animal tile shows 2 to 4 cows, pigs, sheep or chickens and scores as many points. And every tile with the same animal that already lies on the same pasture scores its own number again. The tiles need not touch.

        Different animals may share a pasture, but do not score for each other; nor do the same animals on another pasture.
    .example = 4 cows next to 3 cows bring 4 + 3 = 7 VP. With 4 more cows later, the pasture brings 4 + 4 + 3 = 11.

## Buildings

rule-buildings = Buildings in general
    .text =
        A building works once, at the moment you place it, and needs no die. You may place one whose effect is of no use to you now; then the effect is lost.

        Buildings that fetch a tile fetch it from the six numbered depots, never from the black one, and it goes into your storage. Silver and workers never run out.
rule-city = One of each in a city
    .text = Each of the eight types may stand only once in the same city. In another of your cities it may stand again. Monastery 1 lifts this limit.
rule-warehouse = Warehouse
    .text = Sell all your goods of one colour of your choice, without a die. It pays like any other sale, and monasteries 3 and 4 work.
rule-watchtower = Watchtower
    .text = Scores 4 VP at once.
rule-carpenter = Carpenter’s workshop
    .text = Take a building from any of the six depots into your storage, even another carpenter’s workshop.
rule-church = Church
    .text = Take a mine, a monastery or a castle from any of the six depots into your storage.
rule-market = Market
    .text = Take a ship or an animal tile from any of the six depots into your storage.
rule-boarding-house = Boarding house
    .text = Gives you 4 workers at once. This is not the action “take workers”, so monasteries 13 and 14 do not add to it.
rule-bank = Bank
    .text = Brings 2 silver at once.
rule-town-hall = Town hall
    .text = Place a further tile from your storage at once, on a space with any number. Colour and neighbouring tiles must fit as always, and the tile works and scores as always. If nothing fits, the effect is lost.
    .in-2011 = You cannot buy a tile in between in order to place it with the town hall.
    .from-2019 = You may first buy a tile and then place it with the town hall.

## Points on the way

rule-region = A region is complete
    .text = When the last space of a region is covered, it scores at once by its size: 1 space 1 VP, 2 spaces 3, then 6, 10, 15, 21, 28 and 36 VP for 8 spaces. Big regions pay, if you finish them.
rule-early = The earlier, the better
    .text = On top of that, each completed region scores the value of the phase, whatever its size: 10 VP in phase A, 8 in B, 6 in C, 4 in D and 2 in E.
    .example = A region of one space brings 1 + 10 = 11 VP in phase A, a region of eight 36 + 2 = 38 VP in phase E.
rule-bonus = All spaces of a colour
    .text =
        The first player to fill all spaces of one colour takes the large bonus tile of that colour: 5, 6 or 7 VP with 2, 3 or 4 players. The second player takes the small tile: 2, 3 or 4 VP. Later players get nothing for it.

        The points count at once; keep the tile for monastery 26. The starting castle counts, so three more castles complete their colour. One tile can complete its region and its colour together.

## Monasteries

rule-monasteries = Monasteries in general
    .text =
        There are 26 monasteries, each different. They work only in your estate, not in storage. Numbers 1 to 14 change the rules for you from the moment they are placed until the end; numbers 15 to 26 work only in final scoring and count the whole game.

        Numbers 1 to 14 do not work backwards. Several monasteries add up: with 3 and 4, a sale brings 2 silver and a worker.
rule-free-step = A free step of the die
    .text = Monasteries 9 to 12 let you change a die by 1 for free when you use it for their purpose. It is one step per die, 6 and 1 are neighbours, and workers may be added. The step stays 1 even with monastery 8, and you need no worker for it.
rule-monastery-1 = Monastery 1: several of a kind
    .text = Your cities may hold any number of buildings of the same type, from now on.
rule-monastery-2 = Monastery 2: miners
    .text = At the end of a phase each of your mines brings a worker as well as its silver.
rule-monastery-3 = Monastery 3: double silver
    .text = Each sale of goods, with a die or a warehouse, brings 2 silver instead of 1.
rule-monastery-4 = Monastery 4: a worker for each sale
    .text = Each sale of goods, with a die or a warehouse, brings a worker in addition.
rule-monastery-5 = Monastery 5: two depots
    .text = When you place a ship you may empty two neighbouring depots instead of one; 6 and 1 are neighbours. You still keep three colours at most and choose among all of them. Your pawn still moves one step.
rule-monastery-6 = Monastery 6: buying everywhere
    .text = The tile you buy in your turn may come from any depot, black or numbered. It is still one tile a turn and costs no die.
    .in-2011 = The price stays 2 silver.
    .in-2019 = You may pay 2 workers instead of 2 silver, but not one of each.
    .in-2020-ua = Pay in silver, workers or both, two in all.
rule-monastery-7 = Monastery 7: good pastures
    .text = Whenever you score animals, every tile that is scored brings 1 VP more.
    .example = 3 sheep placed beside 4 sheep bring (3 + 1) + (4 + 1) = 9 VP.
rule-monastery-8 = Monastery 8: strong workers
    .text = A worker may change a die by 2 instead of 1; you choose for each of them. So any value is at most 2 workers away.
    .example = From 3 to 6 takes 2 workers instead of 3.
rule-monastery-9 = Monastery 9: building
    .text = When you place a building with a die, you may change the die by 1 for free.
rule-monastery-10 = Monastery 10: ships and animals
    .text = When you place a ship or animals with a die, you may change the die by 1 for free.
rule-monastery-11 = Monastery 11: castles, mines, monasteries
    .text = When you place a castle, a mine or a monastery with a die, you may change the die by 1 for free.
rule-monastery-12 = Monastery 12: taking
    .text = When you take a tile from a depot with a die, you may change the die by 1 for free.
    .example = A die showing 3 reaches depots 2, 3 and 4 for nothing, and 1 and 5 for one worker.
rule-monastery-13 = Monastery 13: silver with the workers
    .text = When you use a die to take workers, you also get 1 silver. The boarding house does not count.
rule-monastery-14 = Monastery 14: four workers
    .text = When you use a die to take workers, you get 4 instead of 2. The boarding house does not count. Together with 13: 4 workers and 1 silver.
rule-monastery-15 = Monastery 15: many wares
    .text = At the end it scores points for each goods colour of which you have sold at least one. Unsold goods do not count.
    .in-2011 = 3 VP for each colour.
    .from-2019 = 2 VP for each colour.
rule-monastery-16-23 = Monasteries 16 to 23: buildings
    .text = At the end each of them scores 4 VP for every building of its type in your estate: 16 warehouses, 17 watchtowers, 18 carpenter’s workshops, 19 churches, 20 markets, 21 boarding houses, 22 banks, 23 town halls.
    .example = Monasteries 17 and 22 with 2 watchtowers and 4 banks bring 8 + 16 = 24 VP.
rule-monastery-24 = Monastery 24: kinds of animals
    .text = At the end it scores 4 VP for each kind of animal in your estate, however many there are and wherever they are.
rule-monastery-25 = Monastery 25: trade
    .text = At the end it scores 1 VP for each goods tile that you have sold.
rule-monastery-26 = Monastery 26: honours
    .text = At the end it scores points for each of your bonus tiles, large or small.
    .in-2011 = 2 VP for each.
    .from-2019 = 3 VP for each.

## The end

rule-end = When it is over
    .text = The game ends after phase E. The mines pay once more, then the monasteries 15 to 26 and what is left over are counted. The player with the most points wins.
rule-left-over = What is left over
    .text = Each of your unsold goods scores 1 VP, each silver 1 VP, and every two workers 1 VP. Tiles in storage and incomplete regions score nothing.
rule-tie = Ties
    .text = With equal points, the empty spaces of the estates decide. If those are equal too, the one whose pawn is farther back on the order track wins; in a stack, the lower one.
    .in-2011 = The player with fewer empty spaces wins.
    .from-2019 = The player with more empty spaces wins.

## Expert setup

rule-expert = Your own board
    .text = Everyone is dealt a board, chooses its side and a castle space for the starting castle. It gives no action and no points there, either. At the edge of an estate it has fewer neighbours to build on.
rule-expert-choice = Openly or in secret
    .text = Agree beforehand: either everyone chooses openly in turn order, or all choose in secret and show at once.
rule-expert-boards = The boards that are dealt
    .text = No board is dealt twice. Instead of dealing, you may agree on an estate for each seat.
    .in-2011 = Six boards with two sides are dealt. On them are the estates 1 to 9.
    .in-2019 = The boards with estates 3 to 10 are dealt. The championship estates 14 and 15 may be added.
    .in-2020-ua = The boards with estates 3 to 10 are dealt.

## Extra tiles

rule-extra-tiles = Four more tiles
    .text = The extra tiles are an expansion that you may add to the base game. Before the game, monasteries 27 and 28 are shuffled into the stack of monasteries, and the crane and the geese into the stack with the black backs. All other rules stay the same. There are more tiles now, so not all of them turn up in every game.
    .in-2011 = This edition has no expansions.
    .from-2019 = Every expansion is optional and can be played by itself.
rule-monastery-27 = Monastery 27: bridge
    .text = Your pawn always lies on top of the stack it is in: when you move, when another pawn arrives, and at once when you place the bridge. It stays on its step of the order track. The turn order of this round does not change; the bridge counts from the next round on.
rule-monastery-28 = Monastery 28: workers
    .text = In your turn you may buy 2 workers for 1 silver, as often as you can pay. This is not an action: it needs no die, it is not your purchase at the black depot, and monasteries 13 and 14 add nothing.
rule-crane = Crane
    .text =
        The crane is a building. When you place it, you may at once use the full effect of any of the eight buildings, whether or not such a building stands anywhere.

        Within a city the crane is a type of its own, whichever building it copies.
    .example = Used as a bank, the crane brings 2 silver. Used as a town hall, it places another tile, which takes effect as usual.
rule-crane-end = The crane at the end
    .text = At the end of the game the crane counts as one building of a type of your choice, for one of the monasteries 16 to 23. It need not be the type that it copied. It counts once, even if you have several of these monasteries.
    .example = Monastery 17, two watchtowers and the crane bring 12 VP.
rule-geese = Geese
    .text =
        Geese are animals. When you place them, they score 2 VP, and all tiles with one other kind of animal on the same pasture score again; you choose the kind. On a pasture without other animals they score just 2 VP.

        Whenever an animal tile of any kind is placed on that pasture later, the geese score their 2 VP again. For monastery 24 geese are a further kind of animal, and with monastery 7 every tile that is scored, geese included, brings 1 VP more.
    .example = On a pasture with 2 cows and 3 cows, the geese score 2 + 2 + 3 = 7 VP. 4 pigs placed there next score 4 + 2 = 6.

## White castles

rule-white-castles = White castles
    .text =
        White castles are an expansion that you may add to the base game. Before the game, six of them are shuffled into the stack of buildings and two into the stack with the black backs.

        A white castle is a building, not a castle: it goes on a city space, a city can hold only one, and it counts as a type of its own. The carpenter’s workshop can take it, the church cannot.
rule-white-castle-action = The action of a white castle
    .text =
        When you place a white castle, you take an extra action at once with the number that the white die shows this round. It can be any of the four die actions, and you may skip it. Workers and your monasteries change the number as they would change your own die.

        The white die itself stays as it was rolled: for everyone who places a white castle this round, the number is the same to begin with.
    .example = The white die shows 3. With one worker a white castle takes a tile from depot 2 or 4.
rule-monastery-29 = Monastery 29
    .text = It is shuffled into the stack of monasteries together with the white castles. At the end of the game it scores 4 VP for each white castle in your estate.
rule-white-castle-crane = White castle and crane
    .text = If you play with the extra tiles as well, the crane can copy a white castle. At the end of the game it can count as one for monastery 29.

## Border posts

rule-border-posts = Estates with border posts
    .text = Border posts are an expansion with estates of their own. Each estate has three border posts outside its edge; a post touches one or two spaces. The estates are dealt at random, one to each player, and everyone chooses a castle space for the starting castle.
    .in-2019 = There are eight estates, 11a to 11h.
    .in-2020-ua = There are six estates, 11a to 11f.
rule-border-links = Linking posts
    .text =
        Two posts are linked when an unbroken chain of tiles runs from one to the other. Detours are fine, and the starting castle counts too. The shortest chain has five tiles.

        Linking posts scores the points of the current phase. These are not points for a region.
    .in-2019 = Each pair of posts scores. The third post is linked to both of the others at once, so it scores twice.
    .in-2020-ua = Two linked posts score once, and the third post once more.
    .example = In phase A two posts are linked: 10 VP. In phase C the third one follows. By the rules of 2019 that is 6 + 6 VP, by the Ukrainian rules it is 6.
rule-border-award = The award for all three
    .text = Whoever is first to link all three posts gets 5, 6 or 7 VP with 2, 3 or 4 players; the second gets 2, 3 or 4. This is not a bonus tile, so it does not count for monastery 26.

## Close to the castle

rule-close-to-castle = Estates 10a to 10h
    .text = “Close to the castle” is an expansion with estates of its own. The estates are dealt at random, one to each player, and everyone chooses a castle space for the starting castle: openly in turn order, or all in secret.
rule-castle-link = Linked to a castle
    .text =
        It is not enough for a tile to touch one of your tiles. It must touch a castle, or be linked to one through tiles of its own colour; other colours do not link. The starting castle and every castle you have placed will do, but white castles will not.

        Castles themselves are placed by the ordinary rules. The link is checked only when a tile is placed, also by a town hall.
    .example = A mine that touches a castle may be placed. A second mine beside the first may follow, even if it does not touch the castle.
rule-castle-return = Returning a castle
    .text =
        In your turn, while both dice are unused, you may return a castle from your estate to your storage. It costs both dice and 5 VP, which you must have. The starting castle stays where it is.

        The space is empty again. If you place the castle anew, it gives you an extra action again. A region or colour that has scored does not score a second time. If your storage is full, discard a tile first.
## Inns

rule-inns = Inns
    .text =
        Inns are an expansion that you may add to the base game. At the start of each phase one inn is laid beside the black depot, five in all. Inns that nobody has bought stay there, and the new one joins them.

        You buy an inn like a tile of the black depot: it costs 2 silver, goes to your storage and is your one purchase of the turn. With monastery 6 you can pay for it as for other tiles.
rule-inn-place = Placing an inn
    .text =
        An inn has no colour: it may go on any empty space. The number of the space and a neighbouring tile are needed as always. Each region can hold one inn. A town hall or a castle may place one too.

        An inn has no effect. It only fills its space: for the region, and for all spaces of a colour. It is no mine, animal, building, ship, monastery or castle, wherever it lies, and the free steps of monasteries 9 to 11 do not help to place it.
rule-inn-size = A region with an inn
    .text = When a region with an inn is complete, its size counts as one larger, but never as more than 8. It does not matter when the inn was placed there.
    .example = A region of 4 spaces, one of them with an inn, scores like one of 5: 15 VP instead of 10.

## Trade routes

rule-routes = Trade routes
    .text = Trade routes are an expansion that you may add to the base game. Before the game each player gets random route tiles: 5, 4 or 3 with 2, 3 or 4 players. They form a row above your estate. Each tile has three spaces with a colour of goods and a bonus.
    .in-2011 = This edition has no expansions.
    .in-2019 = The order of your tiles is random.
    .in-2020-ua = You choose the order of your tiles before the game.
rule-route-goods = Goods on the route
    .text =
        Goods that you sell are laid on your route, one after another, from left to right. You get points and silver for the sale as always. A goods tile on a space of its own colour brings the bonus of that space at once; on another colour it just fills the space.

        When the route is full, goods that you sell later go to the other goods sold. All goods on the route count as sold for monasteries 15 and 25.
    .example = The next spaces are brown, purple and pink, and you sell 2 purple. The first one lies on brown and brings nothing, the second one lies on purple and brings its bonus.
rule-route-bonus = Bonuses
    .text =
        A bonus is 4 VP, 2 silver, 4 workers, or something to do at once: sell goods of a colour, take a tile from a numbered depot, place a stored tile on a space with any number, or an extra action as with a castle. You may skip it.

        You use a bonus before you lay your next goods tile. If the bonus sells goods, these are laid first. The 4 workers of a bonus are not the action that takes workers, so monasteries 13 and 14 add nothing.

## Shields

rule-shields = Shields
    .text =
        Shields are an expansion that you may add to the base game. Before the game the 18 shields are shuffled and laid face up in the depots: with 2 players one in each depot, with 3 players one in depots 1, 3 and 5 and two in depots 2, 4 and 6, with 4 players two in each. The others are not used, and a shield that is taken is not replaced.

        Shields are not goods: ships leave them where they are.
rule-shield-double = Taking a shield
    .text =
        If both your dice show the same number and neither has been used, you may take one shield from the depot with this number instead of both die actions. Workers may change one die or both, also with monastery 8 or shield 16; the free steps of monasteries 9 to 12 do not help. You may still buy a tile in that turn.

        The shield goes on a castle in your estate, the starting castle included, and works from then on. Each castle bears one shield. A new one may replace an old one, which leaves the game. Otherwise shields are not moved.
    .example = With a 3, a 5 and two workers you can make a double 3, 4 or 5.
rule-tribute = The tribute
    .text =
        At the end of each phase, before the mines pay, every shield costs 1 silver. For each silver that you cannot or do not want to pay, you give up a shield of your choice, which no longer works and leaves the game. Players decide in turn order. The tribute is also due after phase E.
    .example = Without silver, with three mines and one shield, you lose the shield and then get 3 silver.
rule-shield-points = Points for shields
    .text = Shields that are still in your estate at the end of the game score 12 VP (1 to 6), 8 VP (7 to 12) or 4 VP (13 to 18). If a shield and a monastery change the same thing, the shield counts; otherwise their effects add up.
rule-shields-1-6 = Shields 1 to 6
    .text =
        1: All your pastures count as one when you score animals. 2: Each time another player gains workers, you gain one. 3: You may pay the tribute with workers, in any mix with silver. 4: Your storage has no limit; if you lose the shield, you discard tiles until three are left.

        5: When you place a ship, you may take all goods of one colour from every depot. 6: Name another player once, in your turn or at the end of a phase: that player’s monasteries, and those still to come, work and score as if they were in your estate too, without filling spaces.
    .in-2011 = This edition has no expansions.
    .in-2019 = Shield 5 takes the colour besides the goods of the depot that you choose.
    .in-2020-ua = Shield 5 takes the colour instead of the goods of a depot.
rule-shields-7-12 = Shields 7 to 12
    .text = 7: Your bonus tiles score double. 8: Your mines bring double silver. 9: A sale brings 1 silver for each of the goods instead of 1 in all. 10: At the end of the game your monasteries score double. 11: When you place a castle, you may take a shield from any depot as its extra action, even onto that castle. 12: Goods score double when you sell them.
    .in-2011 = This edition has no expansions.
    .in-2019 = Shield 7 doubles the bonus tiles that you win while you have it.
    .in-2020-ua = With shield 7 all your bonus tiles score once more at the end of the game.
rule-shields-13-18 = Shields 13 to 18
    .text =
        13: At the end of the game all your shields score double, this one too. 14 and 15: At the end of each phase, before the tribute, you may place a tile from a numbered depot (14) or from the black depot (15) straight into your estate and use its effect. The number of the space does not matter; all other rules hold. Nothing can be bought then.

        16: Once in your turn you may set one of your unused dice to any number. 17: A region that you complete scores as if it were one space larger, up to 8. 18: Your tiles need not touch other tiles; number, colour and city limits hold.
    .example = With shield 17 a region of 3 spaces scores 10 VP instead of 6.

## Team game

rule-team = Two against two
    .text =
        Four players form two teams. Partners build one estate together, and at the end their points are added up: they win or lose together. Everything is prepared as for four players.

        At the table here, players 1 and 3 play against players 2 and 4. The first player is drawn at random: the team of the first player is team A, the other one team B.
rule-team-estate = The estate of a team
    .text =
        Both teams play estate 12a or both play 12b. It is made of two boards and has 73 spaces; regions and neighbours reach across the seam. Both partners place tiles on either half.

        On 12a the starting castle lies on the castle space in the middle, which shows a 1. On 12b the first player of the team chooses the castle space with the 1 or the one with the 6.
rule-team-start = The start
    .text = Each team gets three goods and 2 silver; team A gets 3 workers, team B gets 5. Every player has two dice and a pawn. In the first round the turns go A1, B1, A2, B2, then by the order track.
rule-team-storage = Three storage areas
    .text =
        Each player has a personal storage with 2 slots, and each team has a shared one with 2 slots. Whenever you gain a tile, you choose your own storage or the shared one. Only if all four slots are full do you discard one of those four tiles first.

        You place tiles from your own storage and from the shared one, never from your partner’s. Tiles never move from one storage to another.
rule-team-shared = What partners share
    .text =
        Silver, workers and goods belong to the team, and either partner may use them. There is room for three colours of goods per team. The monasteries of the estate work for both partners.

        Dice are not shared. Each partner may buy one tile in their own turn.
rule-team-track = The order track
    .text = A ship moves the pawn of the player who places it. On the last step the pawn goes to the top of its stack. Monastery 27, if you play with the extra tiles, works for both pawns of the team against the other team; between partners whoever arrived later is on top.
rule-team-end = Scoring
    .text =
        The first team to cover all spaces of a colour gets 7 VP, the second 4. Mines pay once per team, and at the end leftover goods, silver, workers and the monasteries score once per team.

        The points of both partners are added up. With equal points the team with more empty spaces wins; if that is equal too, both teams win.

## The printings

rule-printing-2011 = First edition (2011)
    .text =
        Nine estates, number 1 in the standard game. Goods that a ship has no room for leave the game. You cannot buy in the middle of an action.

        Monastery 6 takes silver only; 15 scores 3 VP per colour, 26 scores 2 VP per bonus tile. On a tie, the player with fewer empty spaces wins.
rule-printing-2019 = New edition (2019)
    .text =
        Ten estates, number 1 or 2 in the standard game, and two championship estates. Goods without room stay in their depot. You may buy in the middle of an action.

        Monastery 6 takes 2 silver or 2 workers; 15 scores 2 VP per colour, 26 scores 3 VP per bonus tile. On a tie, the player with more empty spaces wins.
rule-printing-2020-ua = Ukrainian edition (2020)
    .text = As in 2019, with two exceptions: monastery 6 takes silver and workers in any mixture, and there are no championship estates.
rule-rulings = Where the rulebooks are unclear
    .text = In places the printed rules are silent or contradict each other. We then follow one reading, the same for everyone; each has a number in the rule catalogue. Plain misprints are corrected. The opposite tie-breaks of 2011 and 2019 are kept as printed.

rule-solo = One player against time
    .text =
        In the solo game you fill an estate of islands: 13a for beginners, 13b for experienced players. You win at once when all 37 spaces are covered. If that has not happened after 25 rounds, you have lost. There is no final scoring.

        You begin with 1 silver, 2 workers and 3 random goods, and your starting castle goes on any castle space. The board is filled as for two players. You can keep goods of any number of colours.
rule-solo-round = A round
    .text =
        Roll your two dice and the white die. The goods of the round go to the depot of the white die. Then that depot loses a tile: in depots 1 and 4 the leftmost, in the others the topmost. If the depot is empty, the next one clockwise that has tiles loses one.

        Then you use your two dice as always. Phases, mines and the purchase from the black depot work as always.
rule-solo-rivers = Islands and rivers
    .text = Spaces of two islands that a river joins count as neighbours when you place a tile. You cross to another island from a space beside the river that holds a tile of any kind. Regions do not go across rivers.
rule-solo-ship = Ships
    .text =
        A ship takes all goods of a depot, or of two with monastery 5; all goods of the other depots leave the game. There is no turn order track.

        Then, and only then, you may exchange any 5 of your goods for a tile of the black depot. The goods leave the game unsold. The tile goes to your storage face down, as a black tile; an inn stays an inn. Tiles that you buy do not become black tiles.
rule-solo-black = Black tiles
    .text = A black tile may go on a space of any colour; the number and a neighbouring tile are needed as always. It counts for regions, for colours and for the full estate, and does nothing else.
rule-solo-monasteries = Monasteries
    .text = A monastery that scores at the end of the game scores at once when you place it, for what you have then. Monastery 26 scores 3 VP for each colour that you have filled. A crane counts for the first monastery that scores it.
rule-solo-award = Colour award
    .text = If you fill all spaces of a colour, you get no bonus tile. Instead you may place a tile of the black depot straight into your estate, on any number, with its effect. If that fills another colour, you may do it again. If no tile fits, the award is lost.
rule-solo-order = The order is yours
    .text = You choose the order in which the scorings and effects of a placement come: the size of the region, the points of the phase, the colour award, the effect of the tile. Finish each one, with everything that follows from it, before the next.
rule-solo-target = Target
    .text =
        Your points are counted up to a target, at first 50. When you reach it, the count begins anew at 0, and what goes beyond is lost. The target drops by 5, never below 1, and you may take an extra action as with a castle.

        Each time you gain points you may buy more, 1 silver each. Sold goods give 2 VP each. For an easier game begin with a target of 45 to 49, for a harder one with 51 to 55.
    .example = With 47 of 50 VP you sell 2 goods for 4 VP: the count is 0 again, the target 45, and you take an extra action.
rule-solo-modules = With other expansions
    .text = Extra tiles, white castles, inns and trade routes can be added; shields and other estates cannot.
