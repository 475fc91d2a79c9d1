"""What a run of random games should have met: the fuzzer counts it and says what is missing."""

from duchy.engine.rule import rule
from duchy.games.burgundy.actions import DECLINE, PLACE, PLACE_FREE, SELL
from duchy.games.burgundy.components.board import MAX_PLAYERS, STORAGE
from duchy.games.burgundy.components.layouts import HEXES, LAYOUTS
from duchy.games.burgundy.components.printings import EDITIONS, ESTATE_LAYOUT
from duchy.games.burgundy.components.tiles import COLOURS, KIND_NAMES, Colour, Kind

SETUPS = ("standard", "expert_chosen", "expert_dealt", "expert_sealed", "championship")
BONUSES = tuple(f"{colour.name.lower()}_{size}" for colour in Colour for size in ("large", "small"))

_MONASTERIES = range(Kind.MONASTERY_1, Kind.MONASTERY_26 + 1)
_NUMBER = {(EDITIONS.index(edition), layout): number for (edition, number), layout in ESTATE_LAYOUT.items()}

#: What is counted, by group. A name that is None can never happen.
GROUPS: dict[str, tuple[str | None, ...]] = {
    "tiles": tuple(None if kind in _MONASTERIES or not kind else name for kind, name in enumerate(KIND_NAMES)),
    "monasteries": tuple(name if kind in _MONASTERIES else None for kind, name in enumerate(KIND_NAMES)),
    "estates": tuple(
        f"{edition}_{_NUMBER[place, layout]}" if (place, layout) in _NUMBER else None
        for place, edition in enumerate(EDITIONS)
        for layout in range(LAYOUTS)
    ),
    "editions": EDITIONS,
    "players": tuple(str(players) for players in range(2, MAX_PLAYERS + 1)),
    "setups": SETUPS,
    "bonuses": BONUSES,
}

_sizes = [len(names) for names in GROUPS.values()]
MONASTERIES, ESTATES, EDITION, PLAYERS, SETUP, BONUS = (sum(_sizes[: place + 1]) for place in range(len(_sizes) - 1))
SIZE = sum(_sizes)


@rule
def count_action(s, p, action, counts):
    """Count the tile that an action is about to lay."""
    rest = -1
    if PLACE <= action < SELL:
        rest = action - PLACE
    elif PLACE_FREE <= action < DECLINE:
        rest = action - PLACE_FREE
    if rest >= 0:
        kind = s.players[p].storage[rest // HEXES % STORAGE]
        counts[kind] += 1
        counts[MONASTERIES + kind] += 1


@rule
def count_game(s, counts):
    """Count the options of a finished game, its estates and the bonus tiles that were won."""
    counts[EDITION + s.edition] += 1
    counts[PLAYERS + s.seats - 2] += 1
    counts[SETUP] += not s.expert
    counts[SETUP + 1] += s.expert and s.players[0].board < 0
    counts[SETUP + 2] += s.expert and s.players[0].board >= 0
    counts[SETUP + 3] += s.secret
    counts[SETUP + 4] += s.championship
    for p in range(s.seats):
        counts[ESTATES + s.edition * LAYOUTS + s.players[p].layout] += 1
        for colour in range(COLOURS):
            if s.players[p].bonus[colour]:
                counts[BONUS + colour * 2 + s.players[p].bonus[colour] - 1] += 1
