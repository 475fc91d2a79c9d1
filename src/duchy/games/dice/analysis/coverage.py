"""What a run of random games should have met: the fuzzer counts it and says what is missing."""

from duchy.engine.rule import rule
from duchy.games.dice.actions import BUILD, CASTLE, PASS, SEAL, SECOND, SELL
from duchy.games.dice.chapters.building import may_build_second, rolled, shown
from duchy.games.dice.chapters.scoring import place_of
from duchy.games.dice.components.parts import COLOUR_NAMES, COLOURS, MAX_PLAYERS
from duchy.games.dice.components.sheets import HEX_COLOUR, HEXES, LETTERS
from duchy.games.dice.options import VARIANTS

STEPS = ("dice", "monk", "worker", "silver", "silver_won_at_once", "silver_kept", "pass", "sale", "no_sale")
ENDS = ("one_winner", "shared", "solo")
AWARDS = tuple(f"{colour}_{rank}" for colour in COLOUR_NAMES for rank in ("first", "second"))

#: What is counted, by group.
GROUPS: dict[str, tuple[str, ...]] = {
    "steps": STEPS,
    "colours": COLOUR_NAMES,
    "sheets": tuple(LETTERS),
    "variants": VARIANTS,
    "players": tuple(str(players) for players in range(1, MAX_PLAYERS + 1)),
    "awards": AWARDS,
    "ends": ENDS,
}

_sizes = [len(names) for names in GROUPS.values()]
COLOUR, SHEET, VARIANT, PLAYERS, AWARD, END = (sum(_sizes[: place + 1]) for place in range(len(_sizes) - 1))
SIZE = sum(_sizes)
DICE, MONK, WORKER, SILVER, WON_AT_ONCE, KEPT, PASSED, SALE, NO_SALE = range(len(STEPS))


@rule
def count_action(s, p, action, counts):
    """Count what a player is about to do."""
    me = s.drafts[p]
    if SELL <= action < BUILD:
        counts[SALE if action > SELL else NO_SALE] += 1
    elif BUILD <= action < PASS:
        number, colour = (action - BUILD) // HEXES + 1, HEX_COLOUR[me.sheet, (action - BUILD) % HEXES]
        counts[WORKER if not rolled(s, number) else DICE if shown(s, colour) else MONK] += 1
        counts[COLOUR + colour] += 1
    elif action == PASS:
        counts[PASSED] += 1
    elif SECOND <= action < SEAL:
        counts[WON_AT_ONCE if silver_won_at_once(s.players[p], me) else SILVER] += 1
        counts[COLOUR + HEX_COLOUR[me.sheet, action - SECOND]] += 1
    elif action == SEAL and may_build_second(me):
        counts[KEPT] += 1
    elif CASTLE <= action < SELL:
        counts[COLOUR + HEX_COLOUR[me.sheet, action - CASTLE]] += 1


@rule
def silver_won_at_once(opened, me):
    """Whether all silver comes from this round."""
    return opened.ringed[0, 1] + opened.ringed[1, 1] == 0 and me.used == 0


@rule
def count_game(s, counts):
    """Count the options of a finished game, its sheets, its awards and how it ended."""
    counts[VARIANT + s.variant] += 1
    counts[PLAYERS + s.seats - 1] += 1
    winners = 0
    for p in range(s.seats):
        winners += place_of(s, p) == 1
        counts[SHEET + s.players[p].sheet] += 1
        for colour in range(COLOURS):
            if s.players[p].awards[colour]:
                counts[AWARD + colour * 2 + s.players[p].awards[colour] - 1] += 1
    counts[END + (2 if s.seats == 1 else 1 if winners > 1 else 0)] += 1
