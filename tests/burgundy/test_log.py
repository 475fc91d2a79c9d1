"""The log: nothing is told twice, nothing is left out, and the same is told to everybody."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import duchy
from duchy.engine.game.game import State
from duchy.games.burgundy.components.tiles import GOODS_NAMES, KIND_NAMES
from duchy.games.burgundy.display.log import LogEntry, entries, opening, text
from duchy.games.burgundy.display.names import CATEGORY_NAMES
from duchy.games.burgundy.display.shapes import LogLine
from duchy.games.burgundy.options import Options
from tests.burgundy.table import (
    Seat,
    Table,
    bank,
    boarding_house,
    castle,
    cow,
    crane,
    geese,
    mine,
    monastery,
    pig,
    ship,
)
from tests.burgundy.walks import SEALED, WALKS, sampled, viewers, walk
from tests.support.shapes import check_shape
from tests.support.texts import LANGUAGES

NAMES = ["Anna", "Odo", "Ida", "Hugo"]


def seats_of(entry: LogEntry) -> list[int]:
    """Whom a line speaks of; nobody, if it is about the game."""
    arguments: Mapping[str, Any] = entry.arguments
    alone = [arguments["player"]] if "player" in arguments else []
    return list(arguments.get("players", alone))


def whole_log(number: int) -> list[LogEntry]:
    told = opening(walk(number)[0].before)
    for step in walk(number):
        told += entries(step.before, step.player, step.action, step.after)
    return told


def told(table: Table, kind: str, **words: int) -> list[str]:
    """Act at a table, and read the lines that this adds to the log."""
    before, player = table.state.clone(), table.state.deciders[0]
    action = next(a for a in before.legal_actions(player) if fits(table, a, kind, **words))
    table.state.apply(action, player)
    return [text(entry, NAMES) for entry in entries(before, player, action, table.state)]


def fits(table: Table, action: int, kind: str, **words: int) -> bool:
    decoded = table.state.game.catalogue.decode(action)
    return bool(decoded.kind == kind and words.items() <= decoded.arguments.items())


# --- over whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_log_adds_up_to_the_end(number: int) -> None:
    """Points by source, silver, workers, goods and steps: what was told is what everybody has."""
    first, last = walk(number)[0].before.record, walk(number)[-1].after.record
    sums: list[Counter[str]] = [Counter() for _ in range(4)]
    for entry in whole_log(number):
        whose = seats_of(entry)
        if not whose or entry.key == "log-team":
            assert not entry.gain
            continue
        own = sums[whose[0]]  # what a team gets is counted for the lower seat
        own.update(entry.gain.get("vp", {}))
        own.update({f"kept {goods}": count for goods, count in entry.gain.get("goods", {}).items()})
        own["returns"] -= entry.cost.get("vp", 0)
        own["silver kept"] += entry.gain.get("silver", 0) - entry.cost.get("silver", 0)
        own["workers kept"] += entry.gain.get("workers", 0) - entry.cost.get("workers", 0)
        own["steps"] += entry.gain.get("steps", 0)
        if entry.key in ("log-sell", "log-sell-free"):
            count = entry.arguments["count"]
            assert isinstance(count, int)
            own[f"kept {entry.arguments['goods']}"] -= count
            own["sold"] += count
    for player in range(WALKS[number]["players"]):
        was, now, own = Seat(first, player), Seat(last, player), sums[player]
        assert [own[name] for name in CATEGORY_NAMES[: len(now.points)]] == now.points.tolist()
        assert own["steps"] == now.space
        shared: Counter[str] = Counter()
        for partner in next(team for team in walk(number)[0].before.game.teams if player in team):
            shared.update(sums[partner])
        assert shared["silver kept"] == now.silver - was.silver
        assert shared["workers kept"] == now.workers - was.workers
        assert [shared[f"kept {name}"] for name in GOODS_NAMES] == (now.goods - was.goods).tolist()
        assert shared["sold"] == now.sold.sum()


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_line_is_plain_json_and_has_words_in_every_language(number: int) -> None:
    for entry in whole_log(number):
        line = entry.as_dict()
        check_shape(line, LogLine)
        assert json.loads(json.dumps(line)) == line
    seen: set[str] = set()
    for entry in whole_log(number):
        if entry.key not in seen or entry.gain:
            texts = [text(entry, NAMES, language) for language in LANGUAGES]
            assert len(set(texts)) == len(LANGUAGES)
            assert not any("_" in line for line in texts)
            seen.add(entry.key)


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_everybody_is_told_the_same(number: int) -> None:
    for step in sampled(number):
        full = entries(step.before, step.player, step.action, step.after)
        for viewer in viewers(step.before):
            before, after = step.before.observe(viewer), step.after.observe(viewer)
            assert entries(before, step.player, step.action, after) == full


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_log_has_every_phase_round_and_roll(number: int) -> None:
    log = whole_log(number)
    keys = Counter(entry.key for entry in log)
    players = WALKS[number]["players"]
    assert keys["log-phase-begins"] == 5
    assert keys["log-round-begins"] == 25
    assert keys["log-dice"] == keys["log-end-turn"] == 25 * players
    assert keys["log-game-over"] == keys["log-winner"] + keys["log-team-wins"] + keys["log-team-tie"] == 1
    game = walk(number)[0].before.game
    assert isinstance(game.options, Options)
    assert keys["log-found"] == (len(game.teams) if game.options.founds else 0)
    assert keys["log-sealed"] == (players if number in SEALED else 0)
    assert keys["log-revealed"] == (1 if number in SEALED else 0)
    rounds = [entry.arguments["round"] for entry in log if entry.key == "log-round-begins"]
    assert rounds == [1, 2, 3, 4, 5] * 5
    assert [e.arguments["phase"] for e in log if e.key == "log-phase-begins"] == list("ABCDE")
    winner = log[-1].arguments
    final = walk(number)[-1].after
    seats = seats_of(log[-1])
    assert {final.places[seat] for seat in seats} == {1}
    assert winner["vp"] == sum(final.scores[seat] for seat in seats)


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_a_herd_adds_up_to_the_points_of_its_animals(number: int) -> None:
    for step in walk(number):
        for entry in entries(step.before, step.player, step.action, step.after):
            if herd := entry.gain.get("herd"):
                tiles = Seat(step.after.record, step.player).tiles
                assert sum(herd["sum"]) == entry.gain["vp"]["animals"]
                assert len(herd["sum"]) == len(herd["hexes"]) > 1
                counted = [KIND_NAMES[tiles[space - 1]].partition("_")[0] for space in herd["hexes"]]
                assert counted.count("geese") == herd["geese"]
                assert set(counted) - {"geese"} == {herd["species"]}
            elif "animals" in entry.gain.get("vp", {}):
                assert entry.gain["vp"]["animals"] <= 5  # a single tile


def test_every_kind_of_line_was_told() -> None:
    keys = {entry.key for number in range(len(WALKS)) for entry in whole_log(number)}
    assert {"log-region", "log-bonus", "log-mines", "log-final"} <= keys


# --- single actions --------------------------------------------------------------------------------------------------


def test_the_first_lines_of_a_game() -> None:
    state = duchy.load("burgundy", players=2).new_state(seed=7)
    phase, begins, *dice = opening(state)
    assert text(phase) == "Phase A: each completed region scores 10 VP extra"
    goods = [place for place, count in enumerate(state.record.wares[state.record.white - 1]) if count]
    assert begins.arguments == {
        "round": 1,
        "value": state.record.white,
        "goods": GOODS_NAMES[goods[0]],
        "depot": state.record.white,
    }
    rolled = [(e.arguments["player"], e.arguments["first"], e.arguments["second"]) for e in dice]
    assert rolled == [(p, *Seat(state.record, p).dice.tolist()) for p in state.record.turns[:2]]
    assert opening(walk(SEALED[0])[0].before) == []


def test_a_placement_that_completes_a_region_and_a_colour(table: Table) -> None:
    table.phase("B").fill("river", leaving=[18]).storage(ship).dice(1, 1).workers(1)
    assert told(table, "place", hex=18) == [
        "Anna places a ship on space 18 · −1 worker",
        "Anna completes a 3-space river: 6 + 8 VP",
        "Anna fills all ship spaces: +5 VP",
    ]
    table.wares(2, red=2)
    assert told(table, "load", depot=2) == [
        "Anna fetches the goods from depot 2 · +2 red goods tiles · one step forward in turn order"
    ]


def test_what_a_tile_brings_stands_behind_it(table: Table) -> None:
    table.storage(boarding_house, bank, cow(3)).dice(table.number(26), table.number(27)).covers(12)
    assert told(table, "place", slot=1, hex=26) == ["Anna places a boarding house on space 26 · +4 workers"]
    assert told(table, "place", slot=1, hex=27) == ["Anna places a bank on space 27 · +2 silver"]
    table.dice(table.number(11), 1)
    assert told(table, "place", slot=1, hex=11) == ["Anna places 3 cows on space 11 · +3 VP (animals)"]


def test_sales_workers_and_purchases(table: Table) -> None:
    table.goods(red=2).dice(4, 1).silver(1).black(mine)
    assert told(table, "sell", goods=4) == ["Anna sells 2 red goods tiles · +4 VP (goods sold) · +1 silver"]
    assert told(table, "workers", die=2) == ["Anna takes 2 workers"]
    assert told(table, "buy", slot=1) == ["Anna buys a mine from the black depot (2 silver)"]
    assert told(table, "end_turn") == ["Anna ends their turn"]


def test_extra_tiles(table: Table) -> None:
    table.set_up(modules=("extra_tiles",)).holds(cow(2), pig(3), cow(4), at=[5, 6, 11]).covers(12)
    table.holds(monastery(28), at=4).silver(1).storage(crane, geese).dice(table.number(26), table.number(10))
    assert told(table, "buy_workers") == ["Anna buys 2 workers (1 silver)"]
    assert told(table, "place", slot=1, hex=26) == ["Anna places a crane on space 26"]
    assert told(table, "copy", building=7) == ["Anna uses the crane as a bank · +2 silver"]
    assert told(table, "place", slot=1, hex=10) == ["Anna places geese on space 10 · +2 VP (animals)"]
    assert told(table, "flock", species=1) == ["Anna scores the cows with the geese · +6 VP (animals) · cows: 2 + 4"]


@pytest.mark.parametrize(
    ("seven", "line"), [(False, "+7 VP (animals) · cows: 3 + 4"), (True, "+9 VP (animals) · cows: 4 + 5")]
)
def test_animals_that_score_again_are_counted_one_by_one(table: Table, seven: bool, line: str) -> None:
    table.holds(cow(3), pig(2), at=[5, 6]).covers(12).storage(cow(4)).dice(table.number(11), 1)
    if seven:
        table.holds(monastery(7), at=4)
    assert told(table, "place", hex=11) == [f"Anna places 4 cows on space 11 · {line}"]


def test_animals_that_geese_score_with_are_counted_with_them(table: Table) -> None:
    table.set_up(modules=("extra_tiles",)).holds(cow(2), at=5).covers(12).storage(geese, cow(4))
    table.dice(table.number(10), table.number(11))
    assert told(table, "place", slot=1, hex=10) == [
        "Anna places geese on space 10 · +4 VP (animals) · cows and geese: 2 + 2"
    ]
    assert told(table, "place", slot=1, hex=11) == [
        "Anna places 4 cows on space 11 · +8 VP (animals) · cows and geese: 2 + 4 + 2"
    ]


def test_a_tile_for_which_another_makes_room(table: Table) -> None:
    table.storage(castle, ship, ship).depot(1, ship)
    assert told(table, "take", depot=1) == ["Anna takes a ship from depot 1"]
    assert told(table, "discard", slot=2) == ["Anna discards a ship · into storage: ship"]


def test_the_end_of_a_phase(table: Table) -> None:
    table.fill("mine").player(1).fill("mine", leaving=2).holds(monastery(2), at=13)
    table.round(5).turn(1)
    lines = told(table, "end_turn")
    assert lines[:4] == [
        "Odo ends their turn",
        "Anna gets 3 silver from mines",
        "Odo gets 1 silver and 1 worker from mines",
        "Phase B: each completed region scores 8 VP extra",
    ]
    assert lines[4].startswith("Round 1: the white die shows ")
    assert len(lines) == 7


def test_the_end_of_the_game(table: Table) -> None:
    table.phase("E").round(5).turn(1).silver(1).workers(3).holds(mine, at=25).player(1).goods(pink=1)
    assert told(table, "end_turn") == [
        "Odo ends their turn",
        "Anna gets 1 silver from mines",
        "Anna: 2 VP for silver left over",
        "Anna: 1 VP for workers left over",
        "Odo: 1 VP for goods left over",
        "The game is over",
        "Anna wins with 3 VP!",
    ]


def test_sealed_choices_are_told_when_they_are_opened() -> None:
    game = duchy.load("burgundy", players=2, edition="2019", setup="expert", choice="sealed")
    state: State = game.new_state(seed=5)
    lines = []
    for player in (1, 0):
        before, action = state.clone(), state.legal_actions(player)[-1]
        state.apply(action, player)
        lines.append([text(entry, NAMES) for entry in entries(before, player, action, state)])
    assert lines[0] == ["Odo has chosen"]
    assert lines[1][:2] == ["Anna has chosen", "All choices are revealed"]
    assert [line.split(" chooses ")[0] for line in lines[1][2:4]] == ["Anna", "Odo"]
    assert lines[1][4].startswith("Phase A: ")
