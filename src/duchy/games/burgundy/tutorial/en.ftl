### The tutorial of The Castles of Burgundy: a text for each step of tutorial.json.

welcome = Welcome to Burgundy! You build up an estate: over 25 rounds you fill it with tiles, and completed regions, animals and goods bring points. The player with the most points wins.
estate = This is your estate. Each space takes a tile of its colour, and you need a die with its number. So far only your starting castle stands there.
board = The tiles lie on the main board. The six outer depots are numbered like the faces of a die. In the black depot in the middle, tiles cost silver.
dice = Each round you roll two dice, and each die gives you one action: take a tile, place one, sell goods or take workers. You rolled 1 and 4.
take-ship = A die takes a tile from the depot with its number. Use the 4: take the ship from depot 4.
take-bank = The ship is in your storage now, which has room for three tiles. Use the 1: take the bank from depot 1.
end-first = Both dice are used. End your turn, then Isabeau plays hers.
next-round = A new round, new dice: 2 and 3 for you. The white die shows where one goods tile arrives each round; this time it is orange, at depot 2.
place-ship = Now place what you stored: on a space of its colour, with its number, next to a tile of yours. Use the 2: place the ship on the river beside your castle.
fetch-goods = A ship fetches all goods from one depot and moves you forward in turn order. Fetch the orange goods from depot 2.
place-bank = Buildings go on city spaces and each kind does something else; a bank pays 2 silver. Use the 3: place it beside your castle.
region = You completed a city of one space: 1 VP for its size, and 10 because this is phase A. Larger regions score 3, 6, 10, 15 VP and more, but take longer.
buy = Once per turn you may buy a tile from the black depot for 2 silver. It needs no die. Buy the 3 pigs.
end-second = Your silver is spent well. End your turn.
sell = You rolled 5 and 3. A die sells all your goods of its number: sell the brown ones with the 5. Each tile sold scores 2 VP here, and the sale pays 1 silver.
place-pigs = The pasture beside your ship needs a 4, but you have a 3. A worker changes a die by 1. Place the pigs there: they score 3 VP, and again with each pig tile that joins them.
end-third = Every tile has its own way to help. End your turn.
take-workers = You rolled 4 and 1. Depot 4 is empty, and you are out of workers. Any die can take 2 workers: use the 4.
take-pigs = Workers can also step from 1 down to 6: one of them turns your 1 into a 6. Take the 2 pigs from depot 6 for your pasture.
look = Not sure what something does? Point at it or tap it. The rules are behind the question mark at the top, on a phone in the menu. If you have a keyboard, press I and use the arrow keys.
end-fourth = Both dice are used again: end your turn.
other-tiles = Three more kinds of tiles: a castle gives you an extra action at once, a mine pays 1 silver at the end of every phase, and each monastery has a rule of its own.
phases = After five rounds a phase ends, and all depots are filled anew. There are five phases, and the extra points for a completed region shrink each time: 10, 8, 6, 4, 2.
bonus-tiles = The first to fill all spaces of a colour takes its large bonus tile, the second the small one: 5 and 2 VP with two players.
play-on = After phase E, each unsold goods tile and each silver scores 1 VP, two workers score 1, and some monasteries score too. Now you know the game: play on against Isabeau!
