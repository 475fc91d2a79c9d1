### The game's own part of the new-game screen.

setup-printing = Edition
setup-printing-2011 = Goods that do not fit are lost. Nine estates. On a tie, the fuller estate wins.
setup-printing-2019 = Goods that do not fit stay in their depot. Ten estates plus two championship ones. On a tie, the emptier estate wins.
setup-printing-2020-ua = Like 2019, but monastery 6 takes a mix of silver and workers. Ten estates.
setup-modules-none = This edition has no modules; they came in 2019.
setup-way = Setup
setup-estates = Estates
setup-mode = Who plays which estate
setup-same = All the same
setup-each = Different
setup-dealt = Random
setup-same-hint = Everyone plays the estate you choose here.
setup-each-hint = Choose a banner, then its estate. If the first player is random, banners are shuffled among the players.
setup-dealt-hint = Everyone gets a random board and chooses one of its sides.
setup-for = Estate for
setup-choice = Side and starting castle
setup-championship = Championship estates
setup-championship-hint = Adds the board with estates 14 and 15 to the random ones.
setup-enlarge = Enlarge { $name }
setup-estate = { $name }: { $regions }
setup-regions = { $region } { $sizes }
setup-played = played by { $names }
