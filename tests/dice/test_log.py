"""The log: nothing is told twice, nothing is left out, nothing too early, and the same is told to everybody."""

from collections import Counter

import pytest

from duchy.games.dice.display.log import LogEntry, entries, opening, text
from duchy.games.dice.display.names import BONUS_NAMES, CATEGORY_NAMES
from duchy.games.dice.display.shapes import LogLine
from tests.dice.pad import Pad
from tests.dice.walks import WALKS, Step, sampled, viewers, walk
from tests.support.shapes import check_shape
from tests.support.texts import LANGUAGES

NAMES = ["Anna", "Odo", "Ida", "Hugo", "Mai"]


def told(step: Step) -> list[LogEntry]:
    return entries(step.before, step.player, step.action, step.after)


def last_seal(pad: Pad) -> list[str]:
    """End the round, and read what is then told."""
    while True:
        player, before = pad.state.deciders[0], pad.state.clone()
        kind = {"sell": "sell 0", "build": "pass", "second": "seal"}[pad.step(player)]
        pad.state.apply(kind, player)
        if pad.state.revelations != before.revelations:
            return [text(entry, NAMES) for entry in entries(before, player, pad.game.parse(kind), pad.state)]


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_log_adds_up_to_the_end(number):
    """Points by source and bonuses: what was told is what everybody has."""
    final = walk(number)[-1].after.record
    sums: list[Counter[str]] = [Counter() for _ in range(5)]
    for step in walk(number):
        for entry in told(step):
            if "player" not in entry.arguments:
                assert not entry.gain
                continue
            player = entry.arguments["player"]
            assert isinstance(player, int)
            own = sums[player]
            own.update(entry.gain.get("vp", {}))
            own.update(entry.gain.get("bonuses", {}))
    for player in range(walk(number)[0].before.game.players):
        me = final.players[player]
        points = dict(zip(CATEGORY_NAMES, me.points.sum(axis=0).tolist(), strict=True))
        circles = dict(zip(BONUS_NAMES, (me.ringed + me.crossed).sum(axis=0).tolist(), strict=True))
        assert sums[player] == Counter(points) + Counter(circles)


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_everybody_is_told_the_same_and_the_action_is_not_read(number):
    for step in sampled(number):
        full = told(step)
        for viewer in viewers(step.before):
            seen = entries(step.before.observe(viewer), step.player, 0, step.after.observe(viewer))
            assert seen == full


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_line_can_be_said_and_is_plain_json(number, language):
    assert opening(walk(number)[0].before) == []
    for step in walk(number):
        for entry in told(step):
            check_shape(entry.as_dict(), LogLine)
            assert text(entry, NAMES, language)
            assert text(entry, (), language)


def test_a_round_is_told_when_it_is_opened(pad):
    pad.phase("I").write({25: 1, 30: 3}).bonus(goods=1).roll(4, 6, "mine", "river", double=True)
    before = pad.state.clone()
    pad.sell(1)
    assert entries(before, 0, pad.game.parse("sell 1"), pad.state) == []
    pad.build(4, 34)
    pad.second(31)
    lines = last_seal(pad)
    assert lines[:4] == [
        "Anna sells 1 goods token · +2 points (goods sold) · +1 silver",
        "Anna writes 4 in a mine hex · closed: mine, 2 hexes · +4 points (areas closed) · +1 silver",
        "Anna spends 1 silver and writes 6 in a river hex",
        "Odo takes a worker instead · +1 worker",
    ]
    assert lines[-1].startswith("Round ")


def test_an_award_has_a_line_of_its_own(pad):
    pad.write({3: 3, 4: 3, 30: 4}).roll(4, 4, "mine", "mine")
    pad.build(4, 34)
    assert "Anna is first to fill all mines: +3 points" in last_seal(pad)


def test_a_new_phase_is_told(pad):
    pad.phase("I", marked=10)
    assert "Phase II begins" in last_seal(pad)


def test_the_winner_is_told():
    pad = Pad().phase("III", marked=10).points(7, player=1)
    assert last_seal(pad)[-2:] == ["The game is over", "Odo wins with 7 points!"]
