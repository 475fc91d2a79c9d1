"""The invariants hold in play, and each of them can fail: a fault planted in a position is named."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.game import Game
from duchy.engine.records import INTERPRETED, argument
from duchy.engine.template import bind
from duchy.games.burgundy import coverage, invariants
from duchy.games.burgundy.components import COLOUR, COLOUR_HEXES, HEX_COLOUR, KIND_NAMES, REGION, Colour, Kind
from duchy.games.burgundy.recount import recount
from duchy.games.burgundy.state import Category, Decision
from tests.support.play import choose, pick

OFTEN = 8  # interpreted checks are slow: this many steps of each kind say enough
RELUCTANT = ("end_turn", "decline", "workers")
GAMES = {
    "standard": ({"players": 2, "edition": "2019"}, 3),
    "open": ({"players": 3, "edition": "2011", "setup": "expert"}, 5),
    "sealed": ({"players": 2, "edition": "2020-ua", "setup": "expert", "choice": "sealed", "estates": ["5", "7"]}, 2),
}


@dataclass(frozen=True)
class Step:
    """One action of a game: the position before and after, and the ledger as it stood."""

    game: Game
    player: int
    action: int
    before: Any
    after: Any
    ledger: Any
    index: int = 0

    @property
    def kind(self) -> str:
        return self.game.catalogue.kind_of(self.action).name

    def arguments(self) -> dict[str, int]:
        return dict(self.game.catalogue.decode(self.action).arguments)

    def copy(self) -> "Step":
        arrays = (self.before.copy(), self.after.copy(), self.ledger.copy())
        return Step(self.game, self.player, self.action, *arrays)

    @property
    def was(self) -> Any:
        """The acting player before."""
        return self.before[0].players[self.player]

    @property
    def me(self) -> Any:
        """The acting player after."""
        return self.after[0].players[self.player]

    @property
    def other(self) -> Any:
        """The player to the left, after."""
        return self.after[0].players[(self.player + 1) % self.game.players]

    def verdict(self) -> str:
        """What the invariants say; the ledger goes on to the next step."""
        kernels = bind("duchy.sim.checked", self.game.rules)
        states, ledgers = np.concatenate([self.after, self.before]), self.ledger
        action = self.action if INTERPRETED else np.int16(self.action)  # the type that the fuzzer has compiled
        code = kernels.check_step(argument(states), argument(ledgers), self.player, action)
        return invariants.VIOLATIONS[int(code)]


def walk(options: dict[str, Any], seed: int) -> list[Step]:
    """A whole game, every step checked."""
    chance = random.Random(seed)
    state = duchy.load("burgundy", **options).new_state(seed)
    ledger = np.zeros(1, invariants.LEDGER)
    steps = []
    while not state.is_over:
        before, player = state.array.copy(), pick(state.deciders, chance)
        action = choose(state, player, chance, RELUCTANT)
        state.apply(action, player)
        step = Step(state.game, player, action, before, state.array.copy(), ledger.copy(), len(steps))
        steps.append(step)
        checked = step.copy()
        if INTERPRETED and sum(other.kind == step.kind for other in steps) > OFTEN:
            records = [argument(array)[0] for array in (checked.before, checked.after, checked.ledger)]
            invariants.note(records[0], records[1], player, action, records[2])
        else:
            assert checked.verdict() == "none", f"{step.index}: {state.game.catalogue.decode(action)}"
        ledger = checked.ledger
    return steps


@pytest.fixture(scope="module")
def walks():
    return {name: walk(options, seed) for name, (options, seed) in GAMES.items()}


def find(steps: list[Step], kind: str, condition: Callable[[Step], bool] = lambda step: True) -> Step:
    for step in steps:
        if step.kind == kind and condition(step):
            return step.copy()
    raise AssertionError(f"no step '{kind}' of this sort was played")


# --- faults ----------------------------------------------------------------------------------------------------------


def swap(array: Any, one: Any, other: Any) -> None:
    array[one], array[other] = int(array[other]), int(array[one])


def plain(steps: list[Step]) -> Step:
    """A step that does little: a tile taken for a die, at a time when the next player has goods."""

    def condition(step: Step) -> bool:
        return step.arguments()["die"] < 2 and step.after[0].depth == 1 and bool(np.asarray(step.other.goods).any())

    return find(steps, "take", condition)


def filled_slots(depots: Any) -> list[tuple[int, int]]:
    return [(int(depot), int(slot)) for depot, slot in np.argwhere(np.asarray(depots))]


def other_depot_order(step: Step) -> None:
    depots = step.after[0].depots
    one = filled_slots(depots)[0]
    other = next(slot for slot in filled_slots(depots) if depots[slot] != depots[one])
    swap(depots, one, other)


def black_tile_moved(step: Step) -> None:
    slots = np.asarray(step.after[0].black)
    swap(step.after[0].black, int(np.flatnonzero(slots)[0]), int(np.flatnonzero(slots == 0)[0]))


def tile_between_stacks(step: Step) -> None:
    kind = int(np.flatnonzero(np.asarray(step.after[0].bag[0]))[-1])
    step.after[0].bag[0][kind] -= 1
    step.after[0].bag[1][kind] += 1
    step.after[0].stacks[int(COLOUR[kind])] -= 1
    step.after[0].stacks[6] += 1


def ware_moved(step: Step) -> None:
    wares = step.after[0].wares
    depot, goods = map(int, np.argwhere(np.asarray(wares))[0])
    wares[depot, goods] -= 1
    wares[(depot + 1) % 6, goods] += 1


def ask_a_castle(step: Step) -> None:
    entry = step.after[0].agenda[1]
    entry.kind, entry.who = Decision.CASTLE, 1 << step.player
    step.after[0].depth = 2


def tile_moved(step: Step) -> None:
    tiles = step.other.tiles
    full = int(np.flatnonzero(np.asarray(tiles))[0])
    swap(tiles, full, int(np.flatnonzero(np.asarray(tiles) == 0)[0]))


def a_good_sold_secretly(step: Step) -> None:
    goods = int(np.flatnonzero(np.asarray(step.other.goods))[0])
    step.other.goods[goods] -= 1
    step.other.sold[goods] += 1


def set_field(path: str, change: int) -> Callable[[Step], None]:
    """A fault that adds to one number: ``me.silver``, ``after.ply``, ``other.points.3``."""

    def plant(step: Step) -> None:
        root, *names, last = path.split(".")
        target = {"me": step.me, "other": step.other, "after": step.after[0], "before": step.before[0]}[root]
        for name in names:
            target = target[int(name)] if name.isdecimal() else target[name]
        key: Any = int(last) if last.isdecimal() else last
        target[key] = target[key] + change

    return plant


#: Faults that show at any step: what is planted, and the name it must get.
ANYWHERE: list[tuple[str, Callable[[Step], None]]] = [
    ("options", set_field("after.revision", 1)),
    ("options", set_field("after.edition", 1)),
    ("agenda", set_field("after.overflow", 1)),
    ("agenda", set_field("after.depth", -1)),
    ("agenda", set_field("after.agenda.7.a", 1)),
    ("agenda", set_field("after.agenda.0.kind", 1)),
    ("agenda", set_field("after.agenda.0.who", 64)),
    ("agenda", lambda step: (ask_a_castle(step), swap_who(step))[0]),
    ("agenda", lambda step: set_field("after.agenda.0.who", 3 - 2 * int(step.after[0].agenda[0].who))(step)),
    ("question", ask_a_castle),
    ("clock", set_field("after.ply", 1)),
    ("clock", set_field("after.round_no", 1)),
    ("clock", set_field("after.phase", 1)),
    ("clock", set_field("after.bought", 1)),
    ("clock", lambda step: swap(step.before[0].turns, 0, 1)),
    ("chance", set_field("after.revelations", 1)),
    ("chance", set_field("after.revelations", -1)),
    ("chance", lambda step: step.after[0].__setattr__("rng", np.uint64(step.after[0].rng) ^ np.uint64(1))),
    ("chance", lambda step: step.after[0].__setattr__("white", step.after[0].white % 6 + 1)),
    ("negative", lambda step: step.other.__setattr__("silver", -1)),
    ("negative", set_field("other.space", 7)),
    ("negative", lambda step: step.other.sold.__setitem__(2, -1)),
    ("negative", lambda step: step.after[0].unseen.__setitem__(2, -1)),
    ("negative", lambda step: step.after[0].wares.__setitem__((2, 2), -1)),
    ("negative", lambda step: step.after[0].bag[1].__setitem__(60, -1)),
    ("dice", lambda step: step.me.spent.__setitem__(step.arguments()["die"], 0)),
    ("dice", lambda step: step.other.dice.__setitem__(0, step.other.dice[0] % 6 + 1)),
    ("silver", set_field("me.silver", 1)),
    ("silver", set_field("other.silver", 1)),
    ("workers", set_field("me.workers", 1)),
    ("workers", set_field("other.workers", 1)),
    ("storage", set_field("me.stored", 1)),
    ("tiles", lambda step: step.after[0].depots.__setitem__(filled_slots(step.after[0].depots)[0], 0)),
    ("tiles", set_field("after.bag.0.3", 1)),
    ("stacks", set_field("after.stacks.2", 1)),
    ("stacks", set_field("after.stacks.6", -1)),
    ("board", other_depot_order),
    ("board", black_tile_moved),
    ("bag", tile_between_stacks),
    ("goods", set_field("after.unseen.0", 1)),
    ("goods", set_field("me.sold.4", 1)),
    ("stores", a_good_sold_secretly),
    ("wares", ware_moved),
    ("wares", lambda step: swap(step.after[0].round_goods, *unlike(step.after[0].round_goods))),
    ("estate", tile_moved),
    ("estate", set_field("other.castle", 1)),
    ("covered", set_field("me.covered.0", 1)),
    ("border", set_field("other.border.0", 1)),
    ("cities", set_field("me.cities.2", 2)),
    ("monasteries", set_field("me.monasteries", 4)),
    ("bonus", set_field("me.bonus.2", 1)),
    ("bonus", set_field("after.bonus_left.3", -1)),
    ("order", set_field("after.order.0", 1)),
    ("order", set_field("other.space", 1)),
    *(
        (f"points_{category.name.lower()}", set_field(f"{who}.points.{int(category)}", 1))
        for category in Category
        for who in ("me", "other")
    ),
]


def swap_who(step: Step) -> None:
    step.after[0].agenda[1].who = 3 - step.after[0].agenda[1].who


def unlike(values: Any) -> tuple[int, int]:
    """The places of two different entries."""
    other = next(i for i in range(len(values)) if values[i] != values[0])
    return 0, other


@pytest.mark.parametrize(("name", "plant"), ANYWHERE, ids=[f"{i}-{name}" for i, (name, _) in enumerate(ANYWHERE)])
def test_a_planted_fault_is_named(walks, name, plant):
    step = plain(walks["standard"])
    plant(step)
    assert step.verdict() == name


@pytest.mark.parametrize("category", Category)
def test_a_score_that_was_wrong_all_along_shows_in_the_recount(walks, category):
    step = walks["standard"][-1].copy()
    step.before[0].players[1].points[category] += 1
    step.after[0].players[1].points[category] += 1
    assert step.verdict() == f"recount_{category.name.lower()}"


def at_turn_end(walks: dict[str, list[Step]]) -> Step:
    return find(walks["standard"], "end_turn", lambda step: step.after[0].round_no != step.before[0].round_no)


def at_phase_end(walks: dict[str, list[Step]]) -> Step:
    return find(walks["standard"], "end_turn", lambda step: step.after[0].phase != step.before[0].phase)


def lays(colour: Colour) -> Callable[[Step], bool]:
    def condition(step: Step) -> bool:
        return step.after[0].depth == 1 and HEX_COLOUR[step.me.layout, step.arguments()["hex"]] == colour

    return condition


@pytest.mark.parametrize(
    ("name", "plant"),
    [
        ("chance", lambda step: step.after[0].__setattr__("white", 0)),
        ("dice", lambda step: step.other.dice.__setitem__(1, 7)),
        ("dice", lambda step: step.me.spent.__setitem__(0, 1)),
        ("wares", ware_moved),
        ("wares", lambda step: swap(step.after[0].round_goods, 0, 4)),
        ("clock", lambda step: swap(step.after[0].turns, 0, 1)),
    ],
)
def test_a_fault_in_a_new_round_is_named(walks, name, plant):
    step = at_turn_end(walks)
    plant(step)
    assert step.verdict() in (name, "agenda")  # the wrong player to move is seen before the wrong order


def test_goods_of_a_round_come_from_its_space(walks):
    step = at_turn_end(walks)
    depot = int(step.after[0].white) - 1
    goods = int(step.before[0].round_goods[step.after[0].round_no])
    other = next(g for g in range(6) if step.after[0].unseen[g] and g != goods)
    step.after[0].wares[depot, goods] -= 1
    step.after[0].unseen[goods] += 1
    step.after[0].wares[depot, other] += 1
    step.after[0].unseen[other] -= 1
    assert step.verdict() == "wares"


def test_no_goods_are_drawn_in_the_middle_of_a_phase(walks):
    step = at_turn_end(walks)
    goods = next(g for g in range(6) if step.after[0].unseen[g])
    step.after[0].unseen[goods] -= 1
    step.after[0].wares[int(step.after[0].white) - 1, goods] += 1
    assert step.verdict() == "wares"


def test_two_goods_in_one_round_are_too_many(walks):
    step = at_turn_end(walks)
    depot = int(step.after[0].white) - 1
    goods = int(step.before[0].round_goods[step.after[0].round_no])
    step.ledger[0].lost[goods] -= 1
    step.after[0].wares[depot, goods] += 1
    assert step.verdict() == "wares"


@pytest.mark.parametrize(
    ("name", "plant"),
    [
        ("silver", set_field("other.silver", 1)),
        ("board", other_depot_order),
        ("board", lambda step: step.ledger[0].gone.__setitem__(int(step.after[0].black[0]), 1) or clear_black(step)),
        ("bag", tile_between_stacks),
        ("wares", lambda step: step.after[0].round_goods.__setitem__(0, 1) or lose_a_good(step, 1)),
    ],
)
def test_a_fault_in_a_new_phase_is_named(walks, name, plant):
    step = at_phase_end(walks)
    plant(step)
    assert step.verdict() == name


def clear_black(step: Step) -> None:
    step.after[0].black[0] = 0


def lose_a_good(step: Step, goods: int) -> None:
    step.after[0].unseen[goods] -= 1


def test_a_tile_lies_where_the_action_says(walks):
    step = find(walks["standard"], "place", lays(Colour.BUILDING))
    target = step.arguments()["hex"]
    elsewhere = next(
        space
        for space in range(37)
        if not step.me.tiles[space] and HEX_COLOUR[step.me.layout, space] == Colour.BUILDING
    )
    swap(step.me.tiles, target, elsewhere)
    assert step.verdict() == "estate"


def test_a_tile_may_not_lie_on_another(walks):
    step = find(walks["standard"], "place", lays(Colour.MINE))
    step.was.tiles[step.arguments()["hex"]] = Kind.CASTLE
    assert step.verdict() == "placement"


def test_a_tile_may_not_lie_alone(walks):
    step = find(walks["standard"], "place", lays(Colour.MINE))
    was = step.was
    for space in range(37):
        was.tiles[space] = 0
    assert step.verdict() == "placement" or step.verdict() == "estate"
    mine = step.arguments()["hex"]
    ledger = np.zeros(1, invariants.LEDGER)
    assert not call(invariants.may_lie, step.before, step.player, Kind.MINE, mine, ledger)


def call(kernel: Any, array: Any, player: int, *rest: Any) -> Any:
    """Call a kernel on a player's record."""
    arguments = [argument(value)[0] if isinstance(value, np.ndarray) else int(value) for value in rest]
    return kernel(argument(array)[0].players[player], *arguments)


def test_a_city_has_no_building_twice_unless_monastery_1_allows_it(walks):
    step = find(walks["standard"], "place", lays(Colour.BUILDING))
    space, me = step.arguments()["hex"], step.was
    kind = int(step.me.tiles[space])
    ledger = np.zeros(1, invariants.LEDGER)
    near = next(
        int(h)
        for h in invariants.NEAR[int(me.layout), space]
        if h >= 0 and HEX_COLOUR[int(me.layout), int(h)] == Colour.BUILDING
    )
    me.tiles[near] = kind
    assert not call(invariants.may_lie, step.before, step.player, kind, space, ledger)
    cloister = COLOUR_HEXES[int(me.layout), Colour.MONASTERY, 0]
    me.tiles[cloister] = Kind.MONASTERY_1
    assert call(invariants.may_lie, step.before, step.player, kind, space, ledger)


@pytest.mark.parametrize(
    ("name", "plant"),
    [
        ("covered", set_field("me.covered.0", 1 << 45)),
        ("border", set_field("me.border.0", 1 << 45)),
        ("monasteries", set_field("me.monasteries", 1 << 40)),
        ("cities", lambda step: step.me.cities.__setitem__(-1, 2)),
        ("cities", lambda step: step.me.cities.__setitem__(slice(None), 0)),
    ],
)
def test_what_is_derived_from_the_tiles_is_made_up_again(walks, name, plant):
    step = find(walks["standard"], "place", lays(Colour.BUILDING))
    plant(step)
    assert step.verdict() == name


def test_storage_keeps_its_order(walks):
    step = find(walks["standard"], "take", lambda step: len(set(step.me.storage[: step.me.stored].tolist())) > 1)
    swap(step.me.storage, *unlike(step.me.storage))
    assert step.verdict() == "storage"


def test_the_tile_that_waits_is_the_one_taken(walks):
    step = find(walks["standard"], "take", lambda step: step.after[0].depth == 2)
    entry = step.after[0].agenda[1]
    swap_with = int(step.me.storage[0]) if step.me.storage[0] != entry.a else int(step.me.storage[1])
    slot = step.me.storage.tolist().index(swap_with)
    step.me.storage[slot], entry.a = entry.a, swap_with
    assert step.verdict() == "question"


def test_a_question_is_not_forgotten(walks):
    step = find(walks["standard"], "place", lambda step: step.after[0].agenda[1].kind == Decision.CASTLE)
    entry = step.after[0].agenda[1]
    entry.kind, entry.who = 0, 0
    step.after[0].depth = 1
    assert step.verdict() == "question"


def test_an_open_question_stays_what_it_was(walks):
    step = find(walks["standard"], "buy", lambda step: step.after[0].depth == 1)
    for array in (step.before, step.after):
        entry = array[0].agenda[1]
        entry.kind, entry.who = Decision.SHIP, 1 << step.player
        array[0].depth = 2
    assert step.copy().verdict() == "none"
    step.after[0].agenda[1].kind = Decision.CASTLE
    assert step.verdict() == "question"


def test_a_sale_leaves_nothing_of_its_colour(walks):
    step = find(walks["standard"], "sell")
    goods = step.arguments()["goods"] - 1
    step.me.goods[goods] += 1
    step.me.sold[goods] -= 1
    assert step.verdict() == "stores"


def test_a_purchase_is_made_once_a_turn(walks):
    step = find(walks["standard"], "buy")
    step.before[0].bought = 1
    assert step.verdict() == "clock"


def test_a_spent_die_is_not_used_again(walks):
    step = plain(walks["standard"])
    step.was.spent[step.arguments()["die"]] = 1
    assert step.verdict() == "dice"


def test_a_fourth_colour_of_goods_has_no_store(walks):
    step = plain(walks["standard"])
    for array in (step.before, step.after):
        me = array[0].players[step.player]
        for goods in range(4):
            spare = 1 - int(me.goods[goods])
            if spare > 0:
                me.goods[goods] += spare
                array[0].unseen[goods] -= spare
    if (np.asarray(step.after[0].unseen) < 0).any():
        pytest.skip("no goods left to plant")
    assert step.verdict() == "stores"


# --- ships -----------------------------------------------------------------------------------------------------------


def loaded(steps: list[Step], ended: bool = True) -> Step:
    def condition(step: Step) -> bool:
        return int(np.asarray(step.me.goods).sum()) > int(np.asarray(step.was.goods).sum()) and ended == (
            step.after[0].depth < step.before[0].depth
        )

    return find(steps, "load", condition)


def depot_of(step: Step) -> int:
    return step.arguments()["depot"] - 1


def taken_by(step: Step) -> int:
    return int(np.flatnonzero(np.asarray(step.me.goods) > np.asarray(step.was.goods))[0])


def test_a_ship_takes_a_whole_colour(walks):
    step = loaded(walks["standard"])
    goods = taken_by(step)
    for array in (step.before, step.after):  # one more lay there, and it stays behind
        array[0].unseen[goods] -= 1
        array[0].wares[depot_of(step), goods] += 1
    assert step.verdict() == "wares"


def test_a_ship_leaves_other_depots_alone(walks):
    step = loaded(walks["standard"])
    goods, depot = taken_by(step), (depot_of(step) + 3) % 6
    for array in (step.before, step.after):
        array[0].unseen[goods] -= 1
    step.before[0].wares[depot, goods] += 1
    step.after[0].wares[(depot + 1) % 6, goods] += 1
    assert step.verdict() == "wares"


def test_a_ship_leaves_nothing_that_fits(walks):
    def condition(step: Step) -> bool:
        new = (np.asarray(step.me.goods) > 0) & (np.asarray(step.was.goods) == 0)
        return int(new.sum()) == 1 and step.after[0].depth < step.before[0].depth

    step = find(walks["standard"], "load", condition)
    goods = taken_by(step)
    step.me.goods[goods] = 0
    step.after[0].wares[depot_of(step)] = step.before[0].wares[depot_of(step)]
    assert step.verdict() == "wares"


def test_a_ship_asks_which_colour_to_keep(walks):
    step = find(walks["open"] + walks["standard"] + walks["sealed"], "load", asked_with_one_store)
    depth, depot = int(step.after[0].depth), depot_of(step)
    goods = next(g for g in range(6) if step.after[0].wares[depot, g] and not step.me.goods[g])
    step.me.goods[goods] += step.after[0].wares[depot, goods]
    step.after[0].wares[depot, goods] = 0
    entry = step.after[0].agenda[depth - 1]
    entry.kind, entry.who, entry.a, entry.b = 0, 0, 0, 0
    step.after[0].depth -= 1
    if step.game.options.edition == "2011":
        for left in range(6):
            step.after[0].wares[depot, left] = 0
    assert step.verdict() == "wares"


def asked_with_one_store(step: Step) -> bool:
    asked = step.after[0].agenda[step.after[0].depth - 1].kind == Decision.KEEP
    return asked and int((np.asarray(step.me.goods) > 0).sum()) == 2 and step.arguments()["span"] == 1


def test_two_depots_need_monastery_5(walks):
    def condition(step: Step) -> bool:
        beside = step.before[0].wares[(depot_of(step) + 1) % 6]
        return step.arguments()["span"] == 1 and not np.asarray(beside).any() and not step.me.monasteries & 1 << 5

    step = find(walks["standard"], "load", condition)
    step = Step(step.game, step.player, step.action + 1, step.before, step.after, step.ledger)
    assert step.verdict() == "wares"


def test_a_ship_steps_forward(walks):
    step = loaded(walks["standard"])
    step.me.space -= 1
    assert step.verdict() == "order"


def test_a_ship_comes_first_on_its_space(walks):
    step = loaded(walks["standard"])
    for array in (step.before, step.after):
        array[0].players[1 - step.player].space = step.me.space
        array[0].order[:2] = [1 - step.player, step.player]
    assert step.verdict() == "order"


def test_nobody_overtakes_without_a_ship(walks):
    step = plain(walks["standard"])
    for array in (step.before, step.after):
        array[0].players[0].space = array[0].players[1].space = 0
    swap(step.after[0].order, 0, 1)
    assert step.verdict() == "order"


# --- set-up ----------------------------------------------------------------------------------------------------------


def beginning(name: str, plant: Callable[[Any], None]) -> str:
    """What the invariants say of a game that begins with a fault."""
    options, seed = GAMES[name]
    state = duchy.load("burgundy", **options).new_state(seed)
    plant(state.array[0])
    kernels = bind("duchy.sim.checked", state.game.rules)
    ledgers = np.zeros(1, invariants.LEDGER)
    states = np.concatenate([state.array, state.array])
    return invariants.VIOLATIONS[int(kernels.check_first(argument(states), argument(ledgers)))]


def richer(s: Any) -> None:
    s.players[0].silver += 1


def lost_castle(s: Any) -> None:
    s.players[1].castle += 1


def other_slots(s: Any) -> None:
    swap(s.depots, (0, 1), (0, 2))


def fewer_black_tiles(s: Any) -> None:
    s.bag[1][s.black[0]] += 1
    s.stacks[6] += 1
    s.black[0] = 0


def castle_in_a_city(s: Any) -> None:
    me = s.players[0]
    city = int(COLOUR_HEXES[int(me.layout), Colour.BUILDING, 0])
    me.tiles[int(me.castle)], me.tiles[city], me.castle = 0, Kind.CASTLE, city


def too_early(s: Any) -> None:
    s.players[0].tiles[3] = Kind.CASTLE


@pytest.mark.parametrize(
    ("name", "game", "plant"),
    [
        ("start", "standard", richer),
        ("start", "standard", lost_castle),
        ("start", "sealed", richer),
        ("board", "standard", other_slots),
        ("board", "standard", fewer_black_tiles),
        ("placement", "standard", castle_in_a_city),
        ("estate", "open", too_early),
    ],
)
def test_a_wrong_beginning_is_named(name, game, plant):
    assert beginning(game, plant) == name


def test_a_right_beginning_is_fine():
    for name in GAMES:
        assert beginning(name, lambda s: None) == "none"


def asked_again(step: Step) -> None:
    step.after[0].agenda[0].who |= 1 << step.player


def castle_elsewhere(step: Step) -> None:
    me = step.me
    free = next(
        space for space in range(37) if HEX_COLOUR[int(me.layout), space] == Colour.CASTLE and space != me.castle
    )
    swap(me.tiles, int(me.castle), free)
    me.castle = free


def other_board(step: Step) -> None:
    step.other.board += 1


def seal_lost(step: Step) -> None:
    step.me.sealed = 0


def seal_changed(step: Step) -> None:
    step.me.sealed_hex += 1


def opened_too_early(step: Step) -> None:
    castle = int(step.me.sealed_hex)
    step.me.castle, step.me.tiles[castle] = castle, Kind.CASTLE


@pytest.mark.parametrize(
    ("game", "plant"),
    [
        ("open", asked_again),
        ("open", castle_elsewhere),
        ("open", other_board),
        ("sealed", asked_again),
        ("sealed", seal_lost),
        ("sealed", seal_changed),
        ("sealed", opened_too_early),
    ],
)
def test_a_wrong_set_up_choice_is_named(walks, game, plant):
    step = walks[game][0].copy()
    plant(step)
    assert step.verdict() == "founding"


def test_the_choice_is_the_one_that_was_made(walks):
    last = [step for step in walks["open"] if step.kind == "found"][-1].copy()
    beside = last.action + (-1 if last.arguments()["hex"] else 1)
    other = Step(last.game, last.player, beside, last.before, last.after, last.ledger)
    assert other.verdict() == "founding"


def test_play_begins_with_a_turn_and_nothing_else(walks):
    last = [step for step in walks["sealed"] if step.kind == "found"][-1].copy()
    entry = last.after[0].agenda[1]
    entry.kind, entry.who = Decision.CASTLE, last.after[0].agenda[0].who
    last.after[0].depth = 2
    assert last.verdict() == "founding"


def test_every_violation_has_a_name_of_its_own():
    assert len(set(invariants.VIOLATIONS.values())) == len(invariants.VIOLATIONS)


def test_coverage_counts_what_was_laid_and_how_the_game_was_set_up(walks):
    names = [name for group in coverage.GROUPS.values() for name in group]
    counts = np.zeros(coverage.SIZE, np.int64)
    for step in walks["open"]:
        coverage.count_action(argument(step.before)[0], step.player, step.action, argument(counts))
    coverage.count_game(argument(walks["open"][-1].after)[0], argument(counts))
    met = {name: int(count) for name, count in zip(names, counts, strict=True) if name is not None}
    laid = sum(step.kind in ("place", "place_free") for step in walks["open"])
    assert sum(met[name] for name in names if name in KIND_NAMES) == laid
    assert (met["2011"], met["3"], met["expert_dealt"], met["expert_sealed"]) == (1, 1, 1, 0)
    assert sum(count for name, count in met.items() if name.startswith("2011_")) == 3


def test_the_recount_knows_first_and_second_bonus_tiles_and_the_phase_of_a_region(walks):
    """Both players have all mines, the second one later; a watchtower and monastery 26 stand beside them."""
    end = walks["standard"][-1].copy()
    end.ledger[0].ended[:] = [10, 20, 30, 40, 50]
    mines = [int(h) for h in COLOUR_HEXES[int(end.me.layout), Colour.MINE] if h >= 0]
    for player in range(2):
        me = end.after[0].players[player]
        me.tiles[:] = 0
        me.sold[:] = me.goods[:] = me.bonus[:] = 0
        me.bonus[Colour.MINE] = player + 1
        me.tiles[int(COLOUR_HEXES[int(me.layout), Colour.BUILDING, 0])] = Kind.WATCHTOWER
        me.tiles[int(COLOUR_HEXES[int(me.layout), Colour.MONASTERY, 0])] = Kind.MONASTERY_26
        for place, space in enumerate(mines):
            me.tiles[space] = Kind.MINE
            end.ledger[0].laid[player, space] = 12 + player * 20 + place
        recount(argument(end.after)[0], player, argument(end.ledger)[0])
        points = end.ledger[0].points
        assert points[Category.BONUS] == (5, 2)[player]
        assert points[Category.WATCHTOWERS] == 4
        assert points[Category.MONASTERIES] == 3
        regions = {int(REGION[int(me.layout), space]) for space in mines}
        assert points[Category.PHASES] == (8, 4)[player] * len(regions)
