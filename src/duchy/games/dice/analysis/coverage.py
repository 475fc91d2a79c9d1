"""What random games should meet at least once: the fuzzer counts it and reports what is missing."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.games.dice.actions import CATALOGUE
from duchy.games.dice.chapters.building import may_build_second, rolled, shown
from duchy.games.dice.chapters.scoring import place_of
from duchy.games.dice.components.parts import COLOUR_NAMES, COLOURS, MAX_PLAYERS
from duchy.games.dice.components.sheets import HEX_COLOUR, LETTERS
from duchy.games.dice.options import VARIANTS
from duchy.games.dice.state import Player, State

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
def count_sale(s: State, p: int, counts: Ints, count: int) -> None:
    """Count a sale, or that nothing is sold."""
    counts[SALE if count > 0 else NO_SALE] += 1


@rule
def count_first(s: State, p: int, counts: Ints, number: int, space: int) -> None:
    """Count the first building by what helps with it, and its colour; numbers are counted from 0."""
    colour = HEX_COLOUR[s.drafts[p].sheet, space]
    counts[WORKER if not rolled(s, number + 1) else DICE if shown(s, colour) else MONK] += 1
    counts[COLOUR + colour] += 1


@rule
def count_pass(s: State, p: int, counts: Ints) -> None:
    """Count a worker instead of a building."""
    counts[PASSED] += 1


@rule
def count_second(s: State, p: int, counts: Ints, space: int) -> None:
    """Count the second building by where its silver comes from, and its colour."""
    counts[WON_AT_ONCE if silver_won_at_once(s.players[p], s.drafts[p]) else SILVER] += 1
    counts[COLOUR + HEX_COLOUR[s.drafts[p].sheet, space]] += 1


@rule
def count_seal(s: State, p: int, counts: Ints) -> None:
    """Count silver that could have paid for a second building."""
    counts[KEPT] += may_build_second(s.drafts[p])


@rule
def count_castle(s: State, p: int, counts: Ints, space: int) -> None:
    """Count the colour of a start castle."""
    counts[COLOUR + HEX_COLOUR[s.drafts[p].sheet, space]] += 1


@rule
def count_nothing(s: State, p: int, counts: Ints) -> None:
    """Sheets are counted when the game is over."""


_count = CATALOGUE.dispatcher(
    "s, p, counts",
    otherwise=count_nothing,
    sell=count_sale,
    build=count_first,
    second=count_second,
    seal=count_seal,
    castle=count_castle,
    **{"pass": count_pass},
)


@rule
def count_action(s: State, p: int, action: int, counts: Ints) -> None:
    """Count what a player is about to do."""
    _count(s, p, counts, action)


@rule
def silver_won_at_once(opened: Player, me: Player) -> bool:
    """Whether all silver comes from this round."""
    return opened.ringed[0, 1] + opened.ringed[1, 1] == 0 and me.used == 0


@rule
def count_game(s: State, counts: Ints) -> None:
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
