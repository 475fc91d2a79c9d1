"""The ladder: who plays whom, what is kept of an interrupted one, what a file may hold, and how it is printed."""

import json

import pytest

import duchy
from duchy.arena import Ladder, climb, ladder, run
from duchy.cli import main
from duchy.engine.errors import OptionError

BOTS = ["random", "greedy", "page"]


@pytest.fixture
def game():
    return duchy.load("dice", players=2)


def test_all_play_all_and_the_stronger_ones_stand_above(game):
    seen: list[tuple[int, int]] = []
    begun = ladder.wanted(game, BOTS, games=10, seed=2)
    climbed = climb(game, BOTS, begun, progress=lambda done, total: seen.append((done, total)))
    assert climbed.complete
    assert [(match.first, match.second) for match in climbed.matches] == [
        *(("random", "greedy"), ("random", "page")),
        ("greedy", "page"),
    ]
    assert seen == [(done, 30) for done in range(1, 31)]
    ratings = climbed.ratings()
    assert list(ratings)[2] == "random"
    assert ratings["random"] is not None
    assert ratings["random"].mean == 0
    assert climbed.matches[2].share == 0.5  # the page is the greedy bot


def test_a_match_says_what_its_games_say(game):
    result = run(game, ["greedy", "random"], 8, seed=5)
    match = ladder.Match.of(result)
    row = result.standings[0]
    assert row.win_share is not None
    assert (match.first, match.second, match.games, match.wins) == ("greedy", "random", 8, row.wins)
    assert match.share == pytest.approx(row.win_share.mean)
    assert 4 <= match.effective <= 8
    assert match.points[0] == pytest.approx(result.scores[result.seatings == 0].mean(), abs=0.001)


def test_what_is_missing_is_played_later(game):
    whole = climb(game, BOTS, ladder.wanted(game, BOTS, games=4))
    kept: list[Ladder] = []

    def stop(so_far: Ladder) -> None:
        kept.append(so_far)
        if len(kept) == 2:
            raise KeyboardInterrupt

    begun = climb(game, BOTS, ladder.wanted(game, BOTS, games=4), after_match=stop)
    assert len(begun.matches) == 2
    assert not begun.complete
    read = Ladder.read(json.loads(json.dumps(begun.as_dict())))
    assert read.continues(begun)
    assert climb(game, BOTS, read).as_dict() == whole.as_dict()


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], []])
def test_a_ladder_needs_different_bots(game, bots):
    with pytest.raises(OptionError, match="two different bots"):
        ladder.wanted(game, bots, games=2)


def test_bots_that_cannot_share_the_seats_are_refused():
    with pytest.raises(OptionError, match="seats"):
        ladder.wanted(duchy.load("dice", players=3), BOTS, games=2)


@pytest.mark.parametrize(
    "change", [lambda d: d.pop("bots"), lambda d: d["matches"][0].pop("share"), lambda d: d.update(matches=3)]
)
def test_what_is_no_ladder_is_refused(game, change):
    document = climb(game, BOTS[:2], ladder.wanted(game, BOTS[:2], games=2)).as_dict()
    change(document)
    with pytest.raises(ValueError, match=r".*"):
        Ladder.read(document)


ASKED = ["ladder", "dice", "--bot", "random", "--bot", "greedy", "--games", "4"]


def test_the_command_keeps_its_matches_and_goes_on(capsys, tmp_path):
    file = tmp_path / "ladder.json"
    assert main([*ASKED, "--out", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(file.read_text())
    assert told["complete"]
    assert told["ratings"]["random"] == {"mean": 0.0, "low": 0.0, "high": 0.0}
    written = file.stat().st_mtime_ns
    assert main([*ASKED, "--out", str(file)]) == 0
    assert file.stat().st_mtime_ns == written
    out = capsys.readouterr().out
    assert "greedy" in out
    assert "400 points more" in out


@pytest.mark.parametrize(
    ("content", "reason"),
    [("{", "holds no ladder"), ("[1]", "holds no ladder"), (None, "holds a ladder with other bots")],
)
def test_the_command_refuses_another_file(capsys, tmp_path, content, reason):
    file = tmp_path / "ladder.json"
    if content is None:
        main([*ASKED, "--seed", "9", "--out", str(file)])
        capsys.readouterr()
    else:
        file.write_text(content)
    before = file.read_text()
    assert main([*ASKED, "--out", str(file)]) == 2
    assert reason in capsys.readouterr().err
    assert file.read_text() == before


def test_the_arena_ends_when_it_is_decided(capsys):
    asked = ["arena", "dice", "--bot", "greedy", "--bot", "random", "--games", "100", "--seed", "3"]
    assert main([*asked, "--sprt", "0,200"]) == 0
    assert "Decided: greedy is stronger by 200 points rather than by 0" in " ".join(capsys.readouterr().out.split())
    assert main([*asked, "--sprt", "0,200", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["decided"] == "high"
    assert told["games"] < 100
    assert main([*asked, "--sprt", "0,200", "--shard", "1/2", "--out", "part.parquet"]) == 2
    assert "cannot be played in parts" in capsys.readouterr().err
    assert main([*asked, "--sprt", "7"]) == 2
    assert "0,20" in capsys.readouterr().err
