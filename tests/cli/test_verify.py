"""``duchy verify``: one line that says whether the dice were those that were promised."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import duchy
from duchy.cli import main
from duchy.engine import fair
from duchy.engine.fair import Fairness, Share
from tests.support.texts import LANGUAGES

SECRET = bytes(range(32))
COMMITMENT = fair.commitment(SECRET)
FIRST_SCHEME = Path(__file__).parent / "records" / "fair-dice-1.json"  # written before there were shares


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


# --- with shares of everybody ----------------------------------------------------------------------------------------

SHARES = (Share(0, fair.commitment(b"a" * 32), b"a" * 32), Share(1, fair.commitment(b"b" * 32), None))


def played_with_shares() -> duchy.GameRecord:
    """The beginning of a game to whose dice one of two people added, at seats that were drawn."""
    root = fair.root(SECRET, SHARES)
    match = duchy.Match(duchy.load("burgundy"), seed=fair.entropy(root, 0))
    for ply in range(1, 6):
        match.apply(match.state.legal_actions()[0], entropy=fair.entropy(root, ply))
    promise = Fairness(COMMITMENT, SECRET, SHARES, fair.seating(root, ((0,), (1,))), fair.SHARED)
    return replace(match.record(), fairness=promise)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "added to the dice: 1;"), ("ru", "к кубикам: 1;"), ("uk", "до кубиків: 1;")]
)
def test_who_added_to_the_dice_is_said_with_the_check_number(capsys, file: Path, language: str, words: str):
    played_with_shares().save(file)
    assert main(["verify", str(file), "--language", language]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert COMMITMENT in first and words in second and fair.check_number(COMMITMENT, SHARES) in second


def test_for_a_program_with_shares(capsys, file: Path):
    played_with_shares().save(file)
    assert main(["verify", str(file), "--json"]) == 0
    number = fair.check_number(COMMITMENT, SHARES)
    assert json.loads(capsys.readouterr().out) == {
        "fair": True, "commitment": COMMITMENT, "actions": 5, "shares": 1, "missing": 1, "check_number": number
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_that_was_exchanged_is_told(capsys, file: Path, language: str):
    fake = played_with_shares()
    false = replace(SHARES[0], value=b"c" * 32)
    replace(fake, fairness=replace(fake.fairness, shares=(false, SHARES[1]))).save(file)
    assert main(["verify", str(file), "--language", language]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert str(file) in line and " 1 " in line


def test_a_record_of_the_first_scheme_is_still_verified(capsys):
    assert main(["verify", str(FIRST_SCHEME)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert "Actions checked: 12." in line and COMMITMENT in line
