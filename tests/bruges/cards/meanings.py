"""The meaning of each of the 165 characters in numbers, written by hand from what its card says."""

from __future__ import annotations

from tests.bruges.cards.meaning import Meaning, always, draws, laurel, lightning, once, refill, roll, round_end, worker

Meanings = dict[str, tuple[Meaning, ...]]

BLUE, BROWN, RED, PURPLE, YELLOW = (f"colour {number}" for number in range(1, 6))
MOVE_IN = "place 1 4"  # the first card of the hand, into a purple house

_dowager = worker(6, "brown", {"vp": 1, "guilders": 2}, has={"reputation": 2}, foes={"reputation": 2})

NOBLES: Meanings = {
    "prince": (worker(9, "yellow", {"vp": 1, "guilders": 2}),),
    "princess": (worker(9, "yellow", {"red": 2}, "workers 1", *draws(1), hand="red red"),),
    "queen": (once(9, {"vp": 1}),),
    "king": (worker(12, "red", {"vp": 3}),),
    "duke": (lightning(12, {"reputation": 3}),),
    "duchess": (laurel(12, 6, has={"leads": ("reputation", "canal")}), laurel(12, 0)),
    "knight_of_the_golden_fleece": (
        lightning(12, {"lead_characters": 1, "vp": 2}, "flip 2"),
        lightning(12, {"lead_canal": 1, "vp": 2}, has={"leads": ("reputation", "characters")}),
    ),
    "viscount": (laurel(9, 2, has={"reputation": 2}), laurel(9, 3, has={"reputation": 5})),
    "grand_master": (laurel(9, 6, lives="king queen lawyer"),),
    "baron": (
        roll(9, {"reputation": 1, "guilders": -1}, "accept", has={"guilders": 1}),
        roll(9, {"reputation": 1, "guilders": -1}, "accept", has={"guilders": 1}, dice={"red": 2, "blue": 2}),
    ),
    "count": (worker(6, "blue", {"reputation": 1}),),
    "countess": (
        always(6, {"reputation": 3, "guilders": 9 - 12, "hand": -1, "characters": 1}, MOVE_IN, hand="duke",
               houses="purple", has={"guilders": 12}),
    ),
    "dowager": (_dowager, _dowager.but(foes={"reputation": 3}, refused=True)),
    "infanta": (lightning(6, {"reputation": 1, "guilders": 1}),),
    "courtier": (
        worker(3, "purple", {"guilders": 2}, has={"reputation": 2}),
        worker(3, "purple", {"guilders": 3}, has={"reputation": 5}),
    ),
}  # fmt: skip

_judge = round_end(0, {"lead_reputation": 1}, has={"reputation": 2}, foes={"reputation": 2}, foes_live="king queen")

BUREAUCRATS: Meanings = {
    "accountant": (once(6, {"guilders": 2}),),
    "lawyer": (always(0, {"hand": -1, "red": 3}, "workers 1", hand="red"),),
    "mayor": (laurel(9, 6, lives="councilman judge king"),),
    "councilman": (once(3, {"guilders": 2}, houses="yellow yellow red"), once(3, {}, houses="red", refused=True)),
    "judge": (_judge, _judge.but(mine={}, foes={"reputation": 3})),
    "registrar": (
        always(9, {"guilders": -6, "hand": -1, "characters": 1}, MOVE_IN, hand="mayor", houses="purple",
               has={"guilders": 6}),
    ),
    "treasurer": (worker(9, "blue", {"guilders": 4}),),
    "tax_collector": (
        worker(6, "yellow", {"guilders": 2}, lives="king", houses="red"),
        worker(6, "yellow", {"guilders": 4}, lives="king queen duke count"),
    ),
    "alderman": (lightning(6, {"vp": 4}, houses="red red blue"),),
    "notary": (lightning(3, {"hand": 2, "guilders": 4}, *draws(2)),),
    "toll_collector": (
        worker(3, "purple", {"guilders": 3}, has={"canal": (2, 1)}),
        worker(3, "purple", {"guilders": 5}, has={"canal": (4, 4)}),
    ),
    "chancellor": (worker(12, "brown", {"reputation": 1, "guilders": 1}),),
    "tax_farmer": (lightning(0, {"guilders": 6, "hand": -3}, *["discard 1"] * 3, hand="red red red red"),),
    "mint_master": (
        roll(6, {"guilders": 4, "red_markers": 1, "blue_markers": 1}, dice={"red": 6, "blue": 6}),
        roll(6, {"red_markers": 1}, dice={"red": 5}),
    ),
    "assessor": (laurel(3, 2, houses="blue blue red"),),
}  # fmt: skip

ENTERTAINERS: Meanings = {
    "acrobat": (
        once(0, {"guilders": -2, "cells": 1}, "dig 1", has={"guilders": 2}),
        once(0, {"guilders": -4, "cells": 1}, "dig 2", has={"guilders": 4, "canal": (1, 1)}),
        once(0, {}, has={"guilders": 1}, refused=True),
    ),
    "juggler": (
        once(0, {"red": -4, "blue": 2, "yellow": 2}, *([RED, BLUE, RED, YELLOW] * 2)[1:], has={"red": 5}),
    ),
    "stilt_walker": (
        lightning(0, {"guilders": 3 - 1, "cells": 1}, "dig 2"),
        lightning(0, {"guilders": 3}, "decline"),
    ),
    "fire_eater": (worker(3, "yellow", {"red_markers": -1, "vp": 1, "guilders": 2}, has={"red_markers": 1}),),
    "piper": (lightning(3, {"guilders": 3, "hand": 3 - 1}, *draws(3), "discard 1"),),
    "storyteller": (lightning(3, {"hand": 4, "vp": 1}, *draws(4)),),
    "dancer": (
        lightning(3, {"turned": -3, "guilders": 2}, "straighten 2", "straighten 3", "straighten 4",
                  turned="king queen duke count"),
        lightning(3, {"turned": -1, "guilders": 2}, "straighten 2", "decline", turned="king queen"),
    ),
    "master_of_revels": (
        always(3, {"guilders": 1 - 12, "characters": 1}, MOVE_IN, *draws(1), hand="king", houses="purple",
               has={"guilders": 12}),
    ),
    "bard": (
        worker(6, "brown", {"guilders": 4}, "branch 1"),
        worker(6, "brown", {"hand": 2}, "branch 2", *draws(2)),
    ),
    "jester": (worker(6, "red", {"guilders": 5}, dice={"purple": 5}),),
    "puppeteer": (
        worker(3, "purple", {"vp": 3}, lives="king"),
        worker(3, "purple", {"vp": 3}, turned="king"),
        worker(3, "purple", {}, foes_live="king", refused=True),
    ),
    "bear_leader": (worker(6, "blue", {"guilders": 6}, dice={"blue": 1, "red": 6, "brown": 4}),),
    "minstrel": (lightning(9, {"vp": 4}, "branch 1"), lightning(9, {"guilders": 7}, "branch 2")),
    "troupe_leader": (laurel(9, 6, lives="bard mime king"),),
    "mime": (
        worker(6, "purple", {"vp": 3}, foes_live="king"),
        worker(6, "purple", {}, lives="king", refused=True),
    ),
}  # fmt: skip

CRAFTSMEN: Meanings = {
    "blacksmith": (lightning(0, {"red": 3, "guilders": 2}),),
    "canal_digger": (
        worker(3, "purple", {"cells": 1, "guilders": -1}, "dig 1", has={"guilders": 1, "canal": (1, 1)}),
        worker(3, "purple", {"cells": 1}, "dig 1"),
    ),
    "carpenter": (always(3, {"hand": -1, "houses": 1}, "house 1", hand="red"),),
    "roofer": (always(3, {"hand": -1, "houses": 1, "red": -1, "guilders": 1}, "house 1", hand="red", has={"red": 1}),),
    "stonecutter": (
        always(3, {"hand": -1, "cells": 1}, "canal 1 1", hand="red", has={"canal": (2, 0)}),
        always(3, {"hand": -1, "cells": 1, "guilders": -1}, "canal 1 1", hand="brown",
               has={"guilders": 1, "canal": (3, 0)}),
    ),
    "shipwright": (
        lightning(6, {"cells": 2, "guilders": -1}, "dig 1", "dig 2", has={"guilders": 1, "canal": (2, 0)}),
        lightning(6, {"cells": 1}, "dig 2", "decline"),
    ),
    "brickmaker": (worker(6, "blue", {"hand": -1, "houses": 1}, "house 1", hand="red red"),),
    "lock_keeper": (
        always(0, {"hand": -1, "cells": 1, "guilders": -1}, "canal 1 1", hand="brown",
               has={"guilders": 1, "canal": (1, 0)}),
    ),
    "glazier": (laurel(9, 3, houses="red red blue"),),
    "tiler": (
        lightning(6, {"hand": -2, "houses": 2}, "house 1", "house 1", hand="red blue red"),
        lightning(6, {"hand": -1, "houses": 1}, "house 1", "decline", hand="red blue"),
    ),
    "clockmaker": (
        lightning(6, {"hand": 1 - 2, "red": 4}, *draws(1), "workers 1", "workers 1", hand="red red"),
        lightning(6, {"hand": 1}, *draws(1), "decline"),
    ),
    "goldsmith": (
        worker(9, "brown", {"guilders": -2, "vp": 3}, has={"guilders": 2}),
        worker(9, "brown", {}, has={"guilders": 1}, refused=True),
    ),
    "mason": (
        worker(9, "yellow", {"cells": 1, "guilders": -1, "vp": 1}, "dig 1", has={"guilders": 1, "canal": (2, 2)}),
    ),
    "guild_master": (laurel(9, 6, lives="mason tiler king"),),
    "canal_master": (worker(12, "red", {"cells": 1, "vp": 1}, "dig 1", has={"canal": (3, 3)}),),
}  # fmt: skip

MERCHANTS: Meanings = {
    "money_changer": (once(0, {"red": -1, "blue": -2, "guilders": 6}, BLUE, RED, BLUE, has={"red": 1, "blue": 3}),),
    "spice_merchant": (worker(3, "brown", {"guilders": 3}),),
    "cloth_merchant": (always(3, {"hand": -1, "guilders": 6}, "money 1", hand="red", dice={"red": 5}),),
    "moneylender": (lightning(3, {"guilders": 7, "yellow_markers": 1}),),
    "salt_merchant": (worker(3, "purple", {"hand": -1, "guilders": 4}, "discard 1", hand="red blue"),),
    "wool_merchant": (worker(3, "purple", {"guilders": 4}, houses="brown brown red"),),
    "furrier": (worker(6, "blue", {"guilders": -5, "vp": 4}, has={"guilders": 5}),),
    "broker": (
        lightning(6, {"guilders": 6}, lives="king queen"),
        lightning(6, {"guilders": 8}, lives="king queen duke count"),
    ),
    "fishmonger": (worker(6, "yellow", {"guilders": 3, "hand": 1}, *draws(1)),),
    "genoese_merchant": (lightning(9, {"guilders": 10}, dice={"blue": 4, "yellow": 6}),),
    "wine_merchant": (lightning(9, {"guilders": 8}),),
    "hansa_merchant": (worker(9, "red", {"guilders": 3, "brown": 1}, BROWN),),
    "shipowner": (laurel(9, 3, has={"guilders": 7}), laurel(9, 8, has={"guilders": 30})),
    "head_of_the_merchant_guild": (laurel(9, 6, lives="broker banker king"),),
    "banker": (always(12, {"hand": -1, "guilders": 8}, "money 1", hand="red", dice={"red": 5}),),
}

CLERGY: Meanings = {
    "bishop": (laurel(3, 3, has={"red": 4, "blue": 3}),),
    "vicar": (worker(6, "blue", {"vp": 2}, dice={"red": 1, "blue": 2}),),
    "nun": (
        worker(3, "purple", {"brown_markers": -1, "vp": 1, "guilders": 1, "hand": 1}, *draws(1),
               has={"brown_markers": 1}),
        worker(3, "purple", {"guilders": 1, "hand": 1}, *draws(1), has={"red_markers": 1}),
    ),
    "inquisitor": (lightning(9, {"vp": 3}, players=3, foes={"vp": 5}, theirs={"vp": -1}),),
    "beguine": (
        once(0, {"guilders": -3, "red_markers": -1, "vp": 1}, has={"guilders": 3, "red_markers": 1}),
        once(0, {}, has={"guilders": 2, "red_markers": 1}, refused=True),
    ),
    "monk": (worker(3, "blue", {"vp": 1, "hand": 2}, *draws(2)),),
    "pilgrim": (lightning(3, {"reputation": 1, "hand": -3}, *["discard 1"] * 3, hand="red red red red"),),
    "prior": (laurel(6, 4, lives="prince cardinal queen"),),
    "abbess": (worker(6, "red", {"vp": 1, "yellow": 2}),),
    "sexton": (
        round_end(6, {"vp": 3}, foes_live="king queen"),
        round_end(6, {}, has={"red_markers": 1}, foes_live="king queen"),
    ),
    "abbot": (laurel(9, 6, lives="monk nun king"),),
    "canon": (worker(9, "brown", {"vp": 2, "hand": 1}, *draws(1)),),
    "confessor": (always(9, {"hand": -1, "red_markers": -1, "vp": 2}, "calm 1 3", hand="red", has={"red_markers": 1}),),
    "cardinal": (
        worker(12, "yellow", {"vp": 2}, lives="king"),
        worker(12, "yellow", {"vp": 4}, lives="monk nun canon"),
    ),
    "papal_legate": (lightning(12, {"reputation": 2, "hand": 3}, *draws(3)),),
}  # fmt: skip

SERVANTS: Meanings = {
    "servant": (worker(0, "red", {"hand": 1}, *draws(1)),),
    "farmhand": (lightning(0, {"blue": 2, "yellow": 1}, BLUE, BLUE, YELLOW),),
    "maid": (worker(0, "red", {"purple": 1, "guilders": 2}, PURPLE),),
    "washerwoman": (worker(0, "brown", {"hand": -1, "blue": 2}, "workers 1", hand="blue"),),
    "coachman": (worker(3, "yellow", {"hand": -1, "guilders": 4}, "money 1", hand="red", dice={"red": 4}),),
    "stable_boy": (worker(3, "blue", {"red": 1, "brown": 1, "guilders": 1}),),
    "errand_boy": (worker(3, "brown", {"hand": -1, "guilders": 6}, "money 1", hand="red", dice={"red": 6}),),
    "housekeeper": (
        round_end(3, {"blue": 1, "red": 2}, BLUE, RED, RED, has={"red": 3}, foes_live="king queen"),
        round_end(3, {}, has={"red": 4}, foes_live="king queen"),
    ),
    "gardener": (lightning(6, {"blue": 1, "brown": 1, "red": 1, "purple": 1, "yellow": 1}),),
    "page": (
        lightning(3, {"hand": 2 - 1, "red": 2}, *draws(2), "workers 1", hand="red"),
        lightning(3, {"hand": 2}, *draws(2), "decline"),
    ),
    "cook": (always(3, {"hand": -1, "red": 2, "yellow": 1}, "workers 1", YELLOW, hand="red"),),
    "valet": (
        once(3, {"turned": -1}, "straighten 3", turned="king queen"),
        once(3, {}, lives="king", refused=True),
    ),
    "butler": (laurel(6, 6, lives="cook page king"),),
    "majordomo": (lightning(6, {"hand": -1, "characters": 1}, MOVE_IN, hand="king", houses="purple"),),
    "steward": (
        worker(9, "purple", {"hand": -1, "characters": 1, "guilders": -7}, MOVE_IN, hand="queen", houses="purple",
               has={"guilders": 7}),
    ),
}  # fmt: skip

_playwright = once(9, {"vp": 2}, lives="king", foes_live="queen")

ARTISTS: Meanings = {
    "lacemaker": (
        lightning(0, {"red": -4, "vp": 4}, RED, RED, RED, RED, has={"red": 5}),
        lightning(0, {"red": -1, "vp": 1}, RED, "decline", has={"red": 5}),
    ),
    "woodcarver": (lightning(3, {"vp": 1, "brown": 2}),),
    "poet": (worker(3, "red", {"guilders": -1, "vp": 2}, has={"guilders": 1}),),
    "calligrapher": (
        always(6, {"guilders": -12, "characters": 1, "hand": -1, "vp": 1}, MOVE_IN, hand="king", houses="purple",
               has={"guilders": 12}),
    ),
    "stained_glass_artist": (
        always(12, {"hand": -1, "houses": 1, "red": -1, "vp": 1}, "house 1", hand="red", has={"red": 1}),
    ),
    "sculptor": (laurel(6, 8, has={"statue": (7, 6)}), laurel(6, 4, has={"statue": (3, 0)})),
    "playwright": (_playwright, _playwright.but(lives="", refused=True)),
    "engraver": (laurel(9, 4, lives="king lawyer mime queen"),),
    "tapestry_weaver": (
        worker(9, "brown", {"vp": 1}, houses="red red"),
        worker(9, "brown", {"vp": 2}, houses="red red blue blue blue"),
    ),
    "composer": (worker(9, "yellow", {"vp": 1, "blue": 1, "red": 1}, BLUE, RED),),
    "architect": (laurel(9, 5, has={"canal": (3, 2)}),),
    "dean_of_saint_lukes_guild": (laurel(9, 6, lives="painter composer king"),),
    "painter": (lightning(12, {"vp": 5}),),
    "miniaturist": (laurel(12, 6, houses="blue brown red yellow"), laurel(12, 0, houses="blue brown blue")),
    "court_painter": (
        worker(12, "blue", {"vp": 2}, lives="king"),
        worker(12, "blue", {"vp": 3}, lives="king lawyer mime monk"),
    ),
}  # fmt: skip

_crossbowman = lightning(6, {"vp": 2}, foes={"red_markers": 1, "blue_markers": 1})

PROTECTORS: Meanings = {
    "powderman": (
        once(0, {"guilders": 3}, dice={"brown": 5}),
        once(0, {"guilders": 3}, dice={"brown": 6}),
        once(0, {}, dice={"brown": 4}, refused=True),
    ),
    "pikeman": (
        lightning(0, {"red_markers": -1, "vp": 1, "guilders": 1}, RED, has={"red_markers": 1, "blue_markers": 2}),
    ),
    "jailer": (worker(3, "yellow", {"blue_markers": -1, "vp": 1}, BLUE, has={"red_markers": 1, "blue_markers": 1}),),
    "gatekeeper": (
        roll(0, {"turned": 1}, "accept", dice={"red": 5}, theirs={"red_markers": 1}),
        roll(0, {"red_markers": 1}, "decline", dice={"red": 5}, theirs={"red_markers": 1}),
    ),
    "night_watchman": (
        roll(0, {"yellow_markers": -2}, dice={"yellow": 5}, has={"yellow_markers": 2, "guilders": 5}),
        roll(0, {"red_markers": -2}, dice={"red": 6}, has={"red_markers": 2}, houses="red"),
        roll(0, {"brown_markers": -2}, dice={"brown": 6}, has={"brown_markers": 2}),
        roll(0, {"purple_markers": -2, "vp": -3}, dice={"purple": 6}, has={"purple_markers": 2, "vp": 5}),
    ),
    "halberdier": (
        worker(3, "red", {"yellow_markers": -1, "vp": 1, "blue": 1, "guilders": 1}, BLUE, has={"yellow_markers": 1}),
    ),
    "dike_reeve": (worker(6, "purple", {"blue_markers": -1, "vp": 1 + 1}, has={"blue_markers": 1}),),
    "captain_of_the_guard": (
        roll(0, {"purple_markers": -2, "guilders": -2}, "accept", dice={"purple": 6},
             has={"purple_markers": 2, "vp": 5, "guilders": 2}),
        roll(0, {"purple_markers": -2, "vp": -3}, "decline", dice={"purple": 6},
             has={"purple_markers": 2, "vp": 5, "guilders": 2}),
    ),
    "crossbowman": (_crossbowman, _crossbowman.but(players=3, mine={"vp": 3})),
    "watch_sergeant": (
        always(3, {"hand": -1, "red_markers": -1, "vp": 1, "guilders": 2}, "calm 1 3", hand="blue",
               has={"red_markers": 1}),
    ),
    "master_gunner": (
        lightning(12, {"red_markers": -2, "blue_markers": -1, "vp": 3}, has={"red_markers": 2, "blue_markers": 1}),
    ),
    "knight": (lightning(9, {"reputation": 1, "red_markers": -1, "vp": 1}, has={"red_markers": 1}),),
    "constable": (worker(9, "brown", {"red_markers": -1, "vp": 1, "guilders": 2}, has={"red_markers": 1}),),
    "castellan": (laurel(9, 6, lives="knight marshal king"),),
    "marshal": (worker(12, "blue", {"red_markers": -1, "vp": 1 + 1, "hand": 1}, *draws(1), has={"red_markers": 1}),),
}  # fmt: skip

CRIMINALS: Meanings = {
    "troublemaker": (lightning(0, {}, players=3, foes={"canal": (1, 0)}, theirs={"cells": -1}),),
    "rabble_rouser": (lightning(0, {"guilders": 3}, players=3, theirs={"yellow_markers": 1}),),
    "gambler": (
        once(0, {"guilders": 2}, dice={"red": 1}),
        once(0, {"guilders": 2}, dice={"red": 6}),
        once(0, {}, dice={"red": 5}, refused=True),
    ),
    "spy": (worker(0, "yellow", {"hand": 2 - 1, "guilders": 2}, *draws(2), "discard 1"),),
    "arsonist": (lightning(3, {"guilders": 2}, players=3, foes_houses="red", theirs={"houses": -1}),),
    "poisoner": (lightning(3, {"vp": 1, "guilders": 2}, players=3, theirs={"brown_markers": 1}),),
    "cutpurse": (lightning(3, {"guilders": 4}, players=3, foes={"guilders": 5}, theirs={"guilders": -2}),),
    "smuggler": (worker(3, "blue", {"guilders": 4, "yellow_markers": 1}),),
    "beggar": (
        lightning(6, {"red": 4}, players=3, foes={"red": 3}, theirs={"red": -2}),
        lightning(6, {"red": 1}, foes={"red": 1}, theirs={"red": -1}),
    ),
    "thief": (worker(6, "brown", {"guilders": 4}, foes={"guilders": 5}, theirs={"guilders": -4}),),
    "kidnapper": (lightning(6, {"guilders": 4}, foes_live="king", theirs={"characters": -1, "hand": 1}),),
    "looter": (
        roll(0, {"purple_markers": 1, "guilders": 4}, dice={"purple": 5}, foes={"purple_markers": 2, "vp": 5},
             theirs={"purple_markers": -2, "vp": -3}),
    ),
    "blackmailer": (worker(9, "purple", {"vp": 2}, foes={"vp": 5}, theirs={"vp": -2}),),
    "king_of_beggars": (laurel(9, 6, lives="thief pirate king"),),
    "pirate": (
        worker(9, "red", {"guilders": 4, "hand": 1}, *draws(1), players=3, foes={"guilders": 5},
               theirs={"guilders": -2}),
    ),
}  # fmt: skip

SCHOLARS: Meanings = {
    "alchemist": (lightning(3, {"guilders": 6}),),
    "mathematician": (lightning(0, {"hand": 4 - 4}, *draws(4), *["discard 1"] * 4, hand="red"),),
    "inventor": (
        refill(0, {"hand": 6}, *draws(6)),
        refill(0, {"hand": 5}, *draws(5), "decline"),
    ),
    "astrologer": (
        once(3, {"hand": 2}, *draws(2), dice={"blue": 3}),
        once(3, {}, dice={"blue": 4}, refused=True),
    ),
    "librarian": (lightning(3, {"vp": 1}, hand="red"), lightning(3, {"vp": 2}, hand="red red red red red")),
    "physician": (
        worker(3, "brown", {"red_markers": -1, "vp": 1}, "branch 1", has={"red_markers": 1}),
        worker(3, "brown", {"hand": 2}, "branch 2", *draws(2), has={"red_markers": 1}),
    ),
    "cartographer": (worker(6, "red", {"hand": 3 - 2, "guilders": 3}, *draws(3), "discard 1", "discard 1"),),
    "philosopher": (laurel(6, 2, lives="king"), laurel(6, 4, lives="king sculptor")),
    "doctor_of_law": (
        worker(6, "yellow", {"reputation": 1}, "branch 1"),
        worker(6, "yellow", {"hand": 2}, "branch 2", *draws(2)),
    ),
    "astronomer": (worker(6, "blue", {"vp": 4}, dice={"red": 6, "blue": 6, "brown": 5}),),
    "humanist": (worker(9, "red", {"hand": 2, "guilders": 3}, *draws(2)),),
    "copyist": (
        lightning(9, {"guilders": 6}, lives="alchemist"),
        lightning(9, {"guilders": 6}, foes_live="alchemist"),
    ),
    "rector": (laurel(9, 6, lives="humanist inventor king"),),
    "magister": (
        worker(12, "purple", {"vp": 3}, "branch 1"),
        worker(12, "purple", {"guilders": 5}, "branch 2"),
    ),
    "chronicler": (laurel(12, 4, lives="alchemist duke king"),),
}

MEANINGS: Meanings = {
    **NOBLES,
    **BUREAUCRATS,
    **ENTERTAINERS,
    **CRAFTSMEN,
    **MERCHANTS,
    **CLERGY,
    **SERVANTS,
    **ARTISTS,
    **PROTECTORS,
    **CRIMINALS,
    **SCHOLARS,
}
