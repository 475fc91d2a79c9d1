"""``duchy verify``: one line that says whether the dice were those that were promised."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import duchy
from duchy.cli import main
from duchy.engine import fair
from duchy.engine.fair import Fairness
from tests.support.texts import LANGUAGES

SECRET = bytes(range(32))
COMMITMENT = fair.commitment(SECRET)


def played(actions: int) -> duchy.GameRecord:
    """The beginning of a game with promised dice."""
    match = duchy.Match(duchy.load("burgundy"), seed=fair.entropy(SECRET, 0))
    for ply in range(1, actions + 1):
        match.apply(match.state.legal_actions()[0], entropy=fair.entropy(SECRET, ply))
    return replace(match.record(), fairness=Fairness(COMMITMENT, SECRET))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    played(21).save(path)
    return path


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Actions checked: 21."), ("ru", "Проверено действий: 21."), ("uk", "Перевірено дій: 21.")],
)
def test_a_fair_game_is_said_to_be_fair(capsys, file: Path, language: str, words: str):
    assert main(["verify", str(file), "--language", language]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert words in line and COMMITMENT in line


def test_for_a_program(capsys, file: Path):
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"fair": True, "commitment": COMMITMENT, "actions": 21}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_that_was_chosen_is_told_with_its_ply(capsys, file: Path, language: str):
    fake = played(5)
    replace(fake, entropy=(*fake.entropy[:4], 7)).save(file)
    assert main(["verify", str(file), "--language", language]) == 2
    printed = capsys.readouterr()
    (line,) = printed.err.splitlines()
    assert str(file) in line and " 5:" in line
    assert printed.out == ""


def test_a_game_with_right_dice_and_a_wrong_end_is_not_sound_either(capsys, file: Path):
    replace(played(5), digest="0" * 32).save(file)
    assert main(["verify", str(file)]) == 2
    assert "another position" in capsys.readouterr().err


def test_a_record_without_a_promise_is_refused(capsys, file: Path):
    replace(played(5), fairness=None).save(file)
    assert main(["verify", str(file)]) == 2
    assert "not fixed in advance" in capsys.readouterr().err
