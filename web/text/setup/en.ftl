### The game's own part of the new-game screen.

setup-printing = Printing
setup-printing-2011 = Goods that do not fit are lost. Nine estates. On a tie, the fuller estate wins.
setup-printing-2019 = Goods that do not fit stay in their depot. Ten estates and two of championships. On a tie, the emptier estate wins.
setup-printing-2020-ua = As in 2019, but monastery 6 takes silver and workers together. Ten estates.
setup-modules-none = This edition has no modules; they came in 2019.
setup-way = Set-up
setup-estates = Estates
setup-mode = How estates are handed out
setup-same = All the same
setup-each = Each their own
setup-dealt = Dealt
setup-same-hint = Everybody plays the estate you choose here.
setup-each-hint = Choose a banner, then its estate. An estate belongs to the banner: if the first player is drawn, people and banners are mixed.
setup-dealt-hint = Everybody is dealt a board and chooses one of its two sides.
setup-for = Whose estate
setup-choice = Side and first castle
setup-championship = Championship estates
setup-championship-hint = Adds the board with estates 14 and 15 to those that are dealt.
setup-enlarge = Enlarge { $name }
setup-estate = { $name }: { $regions }
setup-regions = { $region } { $sizes }
setup-played = played by { $names }
