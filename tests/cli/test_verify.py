"""``duchy verify``: one line that says whether the dice were those that were promised."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import duchy
from duchy.cli import main
from duchy.engine.match import fair
from duchy.engine.match.fair import Announced, Chair, Share
from duchy.engine.match.fairness import Fairness
from tests.support.alterations import recommitted, sealed
from tests.support.present import present
from tests.support.texts import LANGUAGES

SECRET = bytes(range(32))
COMMITMENT = fair.commitment(SECRET)
RECORDS = Path(__file__).parent / "records"
FIRST_SCHEME = RECORDS / "fair-dice-1.json"  # written before there were shares
SECOND_SCHEME = RECORDS / "fair-dice-2.json"  # of a server of then; the second of two shares never came


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
    line, limit = capsys.readouterr().out.splitlines()
    assert words in line and COMMITMENT in line and "1):" in limit


def test_for_a_program(capsys, file: Path):
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "fair": True, "scheme": 1, "commitment": COMMITMENT, "actions": 21, "not_promised": ["server-alone"]
    }  # fmt: skip


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
    first, second, _ = capsys.readouterr().out.splitlines()
    assert COMMITMENT in first and words in second and fair.check_number(COMMITMENT, SHARES) in second


def test_for_a_program_with_shares(capsys, file: Path):
    played_with_shares().save(file)
    assert main(["verify", str(file), "--json"]) == 0
    number = fair.check_number(COMMITMENT, SHARES)
    assert json.loads(capsys.readouterr().out) == {
        "fair": True, "scheme": 2, "commitment": COMMITMENT, "actions": 5,
        "shares": 1, "missing": 1, "check_number": number, "not_promised": ["announcements"],
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_that_was_exchanged_is_told(capsys, file: Path, language: str):
    fake = played_with_shares()
    false = replace(SHARES[0], value=b"c" * 32)
    replace(fake, fairness=replace(present(fake.fairness), shares=(false, SHARES[1]))).save(file)
    assert main(["verify", str(file), "--language", language]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert str(file) in line and " 1 " in line


def test_a_record_of_the_first_scheme_is_still_verified(capsys):
    assert main(["verify", str(FIRST_SCHEME)]) == 0
    line, limit = capsys.readouterr().out.splitlines()
    assert "Actions checked: 12." in line and COMMITMENT in line
    assert "the server’s secret alone decided" in limit


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "who announced a share that never came, is not bound"),
        ("ru", "кто объявил долю, которая не пришла, ничем не закреплено"),
        ("uk", "хто оголосив частку, яка не надійшла, нічим не закріплено"),
    ],
)
def test_a_record_of_the_second_scheme_is_still_verified_and_its_limit_told(capsys, language: str, words: str):
    assert main(["verify", str(SECOND_SCHEME), "--language", language]) == 0
    *_, limit = capsys.readouterr().out.splitlines()
    assert words in limit


# --- with everything that was announced ------------------------------------------------------------------------------


def played_as_announced() -> duchy.GameRecord:
    """The beginning of a game with a share that came, one that did not, a person without one, and a bot."""
    game = duchy.load("burgundy", players=4)
    chairs = (*(Chair("person", share.hash) for share in SHARES), Chair("person"), Chair("bot"))
    announced = Announced("burgundy", game.options.as_dict(), True, chairs)
    shares = announced.shares((SHARES[0].value, None, None, None))
    promise = Fairness(fair.commitment(SECRET, announced), SECRET, shares, None, fair.BOUND, announced)
    match = duchy.Match(game, seed=fair.entropy(promise.root, 0))
    for ply in range(1, 6):
        match.apply(match.state.legal_actions()[0], entropy=fair.entropy(promise.root, ply))
    return replace(match.record(), fairness=replace(promise, seating=fair.seating(promise.root, game.teams)))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "People without a share: 1; bots: 1."),
        ("ru", "Людей без доли: 1; ботов: 1."),
        ("uk", "Людей без частки: 1; ботів: 1."),
    ],
)
def test_who_took_part_is_said_where_it_is_bound(capsys, file: Path, language: str, words: str):
    record = played_as_announced()
    record.save(file)
    assert main(["verify", str(file), "--language", language]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert record.fairness is not None
    assert record.fairness.commitment in first and record.fairness.check_number in second and words in third


def test_for_a_program_where_everything_is_bound(capsys, file: Path):
    record = played_as_announced()
    record.save(file)
    assert record.fairness is not None
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "fair": True, "scheme": 3, "commitment": record.fairness.commitment, "actions": 5,
        "shares": 1, "missing": 1, "without": 1, "bots": 1,
        "check_number": record.fairness.check_number, "not_promised": [],
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_announcement_that_was_taken_away_is_told(capsys, file: Path, language: str):
    document = json.loads(played_as_announced().to_json())
    document["fairness"]["announced"]["chairs"][1]["hash"] = None
    for altered in (document, recommitted(document)):
        file.write_text(sealed(altered))
        assert main(["verify", str(file), "--language", language]) == 2
        printed = capsys.readouterr()
        (line,) = printed.err.splitlines()
        assert str(file) in line and printed.out == ""
