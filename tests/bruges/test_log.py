"""The log: nothing is told twice, nothing is left out, and cards are named only to those who know them."""

from collections import Counter
from functools import cache

import pytest

from duchy.games.bruges.components.board import START_VP
from duchy.games.bruges.display.log import LogEntry, entries, opening, text
from duchy.games.bruges.display.shapes import LogLine
from duchy.games.bruges.questions import Decision
from tests.bruges.table import INDEX, Table, load
from tests.bruges.walks import WALKS, Step, sampled, viewers, walk
from tests.support.rules import rule
from tests.support.shapes import check_shape
from tests.support.texts import LANGUAGES

NAMES = ["Anna", "Odo", "Ida", "Hugo"]


def told(step: Step) -> list[LogEntry]:
    return entries(step.before, step.player, step.action, step.after)


@cache
def story(number: int) -> list[tuple[Step, list[LogEntry]]]:
    """A whole game with its log."""
    return [(step, told(step)) for step in walk(number)]


def lines(table: Table, *words: object, viewer: int | None = None) -> list[str]:
    """Take an action, and read what is told about it."""
    before, player = table.state.clone(), table.decider
    action = table.state.game.parse(" ".join(map(str, words)))
    table.state.apply(action, player)
    states = (before, table.state) if viewer is None else (before.observe(viewer), table.state.observe(viewer))
    return [text(entry, NAMES, "en", viewer) for entry in entries(states[0], player, action, states[1])]


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_points_of_the_log_add_up_to_the_end(number):
    sums: Counter[int] = Counter()
    for _, log in story(number):
        for entry in log:
            if entry.gain or entry.cost:
                sums[int(str(entry.arguments["player"]))] += entry.gain.get("vp", 0) - entry.cost.get("vp", 0)
    final = walk(number)[-1].after
    assert [START_VP + sums[player] for player in range(final.game.players)] == final.scores


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_house_cell_and_leadership_is_told(number):
    counted: Counter[str] = Counter()
    for _, log in story(number):
        counted.update(entry.key for entry in log)
        counted["lost"] += sum(entry.cost.get("cells", 0) for entry in log)
    players = walk(number)[-1].after.record.players
    leads = sum(int(me.leads).bit_count() for me in players)
    assert counted["log-leadership"] + counted["log-flip"] == leads
    assert counted["log-canal"] + counted["log-dig"] - counted["lost"] == sum(int(me.canal.sum()) for me in players)
    assert counted["log-dice"] == int(walk(number)[-1].after.record.round_no)
    assert counted["log-round"] == counted["log-dice"] - 1
    assert counted["log-last-round"] == counted["log-game-over"] == 1


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_viewers_are_told_the_same_but_for_cards_that_they_do_not_know(number):
    for step in sampled(number, every=9):
        full = told(step)
        for viewer in viewers(step.before):
            seen = entries(step.before.observe(viewer), step.player, step.action, step.after.observe(viewer))
            assert [entry.key for entry in seen] == [entry.key for entry in full]
            assert [(entry.gain, entry.cost) for entry in seen] == [(entry.gain, entry.cost) for entry in full]
            for mine, all_ in zip(seen, full, strict=True):
                known = dict(all_.arguments)
                if mine.arguments.get("known") == 0:
                    del known["card"]
                    known["known"] = 0
                    assert mine.key in ("log-house", "log-discard")
                    assert viewer != step.player
                assert dict(mine.arguments) == known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_line_can_be_said_and_is_plain_json(number, language):
    first = walk(number)[0].before
    assert [text(entry, NAMES) for entry in opening(first)] == ["Round 1 begins, Anna goes first"]
    for step, log in story(number):
        for entry in log:
            check_shape(entry.as_dict(), LogLine)
            assert text(entry, NAMES, language)
            assert text(entry, (), language, step.player)


def test_a_card_play_names_the_card_and_what_it_brought(table):
    table.lives("lawyer").hand("prince", "red")
    assert lines(table, "workers", 1, viewer=1) == ["Anna takes workers with the Prince · +3 purple workers"]


@rule("BR-INFO-05")
def test_a_house_keeps_its_secret(table):
    table.hand("prince").has(purple=1)
    before = table.state.clone()
    table.play("house")
    action = table.state.game.parse("house 1")
    own, other = (
        [text(e, NAMES, "en", v) for e in entries(before.observe(v), 0, action, table.state.observe(v))] for v in (0, 1)
    )
    assert own[0] == "You build a purple house with the Prince · −1 purple worker"
    assert other[0] == "Anna builds a purple house · −1 purple worker"


def test_moving_in_and_its_lightning(table):
    table.hand("alchemist").houses("blue").has(guilders=9)
    (line, *_) = lines(table, "place", 1, 1, viewer=1)
    assert line.startswith("Anna moves the Alchemist into a blue house")
    assert line.endswith("+6 guilders")


def test_the_roll_is_told_with_markers_and_penalties():
    """Nothing is asked: the flood strikes by itself."""
    for seed in range(40):
        state = load(2).new_state(seed=seed)
        while state.decision == "draw":
            before, player = state.clone(), state.deciders[0]
            state.array[0]["players"]["markers"][:2, 0] = 2
            before.array[0]["players"]["markers"][:2, 0] = 2
            state.apply("draw 1", player)
        if state.record.dice[0] < 5 or state.record.players[0].markers[0]:
            continue
        said = [text(e, NAMES) for e in entries(before, player, state.game.parse("draw 1"), state)]
        assert any(line.startswith("Dice: blue") for line in said)
        assert any(line.startswith("Anna suffers the flood · −1 blue worker") for line in said)
        return
    raise AssertionError("no roll with a flood")


def test_a_reputation_step(table):
    table.has(guilders=5).hand("red")
    table.record["phase"] = 2
    table._frame(0, 6, 1, 3, 0)  # a step for 3 guilders
    assert lines(table, "accept") == ["Anna climbs to reputation step 1 · −3 guilders"]


@pytest.mark.parametrize(
    ("kind", "a", "b", "expected"),
    [
        (Decision.PREVENT, INDEX["gatekeeper"], 2 * 2, "Anna does not use the Gatekeeper · +1 red threat marker"),
        (Decision.TAKE_WORKER, 1, 1, "Anna takes no more workers"),
    ],
)
def test_who_declines_is_told_with_what_is_declined(kind, a, b, expected):
    table = Table().lives("gatekeeper").hand("red")
    table._frame(0, kind, 1, a, b)
    assert lines(table, "decline")[0] == expected
