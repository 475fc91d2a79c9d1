"""Fair dice: what is promised before the first roll can be checked after the last."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from duchy import GameRecord, Match, RecordError
from duchy.engine import fair, gamerecord
from duchy.engine.fair import Fairness, Share, UnfairRecord
from duchy.engine.game import Game

SECRET = bytes(range(32))
PROMISE = Fairness(fair.commitment(SECRET), SECRET)


@pytest.fixture
def record(toy: Game) -> GameRecord:
    """A game played as a server plays it, with one action taken back and done again."""
    match = Match(toy, seed=fair.entropy(SECRET, 0))
    for player, action in ((None, "raise 1"), (0, "bid 1"), (1, "bid 2")):
        match.apply(action, player, fair.entropy(SECRET, len(match.history) + 1))
    match.undo(1)
    for player, action in ((1, "bid 1"), (2, "bid 3"), (None, "raise 0")):
        match.apply(action, player, fair.entropy(SECRET, len(match.history) + 1))
    return replace(match.record(), fairness=PROMISE)


def test_secrets_are_long_and_never_the_same():
    made = {fair.new_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(secret) for secret in made} == {32}


def test_the_numbers_are_those_that_anybody_computes_by_the_description():
    """Worked out with ``openssl dgst -sha256 -mac HMAC``; a change here would make every old promise a lie."""
    assert fair.commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [f"{fair.entropy(SECRET, n):016x}" for n in (0, 1, 10)] == [
        "3a8b171143bc3fe5",
        "7761b1cc25227dfc",
        "45578e5f382a72af",
    ]


def test_every_ply_has_chance_of_its_own():
    assert len({fair.entropy(SECRET, n) for n in range(1000)}) == 1000


def test_a_game_that_keeps_the_promise_is_verified(record):
    record.verify()
    assert record.replay().digest() == record.digest


def test_a_record_without_a_promise_cannot_be_verified(record):
    with pytest.raises(UnfairRecord, match="not fixed in advance"):
        replace(record, fairness=None).verify()


def test_another_secret_is_found_out(record):
    with pytest.raises(UnfairRecord, match="the secret does not match its fingerprint"):
        replace(record, fairness=Fairness(PROMISE.commitment, bytes(32))).verify()


def test_another_set_up_is_found_out(record):
    with pytest.raises(UnfairRecord, match="setup does not follow"):
        replace(record, seed=record.seed ^ 1).verify()


@pytest.mark.parametrize("used", [7, None])
@pytest.mark.parametrize("ply", [1, 3, 5])
def test_a_die_that_was_chosen_is_found_out(record, ply, used):
    entropy = list(record.entropy)
    entropy[ply - 1] = used
    with pytest.raises(UnfairRecord, match=f"ply {ply}: the dice of this step do not follow"):
        replace(record, entropy=tuple(entropy)).verify()


# --- with shares of everybody ----------------------------------------------------------------------------------------

ALONE = ((0,), (1,), (2,))
SHARES = (
    Share(0, fair.commitment(b"a" * 32), b"a" * 32),
    Share(1, fair.commitment(b"b" * 32), None),
    Share(2, fair.commitment(b"c" * 32), b"c" * 32),
)


@pytest.fixture
def shared(toy: Game) -> GameRecord:
    """A game to whose dice two of three people added, at seats that were drawn."""
    root = fair.root(SECRET, SHARES)
    match = Match(toy, seed=fair.entropy(root, 0))
    for action, player in (("raise 1", None), ("bid 1", 0), ("bid 2", 1)):
        match.apply(action, player, fair.entropy(root, len(match.history) + 1))
    promise = Fairness(fair.commitment(SECRET), SECRET, SHARES, fair.seating(root, ALONE), fair.SHARED)
    return replace(match.record(), fairness=promise)


def with_promise(record: GameRecord, **changes: object) -> GameRecord:
    assert record.fairness is not None
    return replace(record, fairness=replace(record.fairness, **changes))


def test_the_root_is_what_anybody_computes_by_the_description():
    """Worked out with Python's hashlib and hmac from docs/records.md; the page's test has the same numbers."""
    root = fair.root(SECRET, SHARES)
    assert root.hex() == "e16e3444fa9d733d7a1f8c5f9dbf907be50aa2c015703a6f380271c55474a4fb"
    assert fair.entropy(root, 0) == 0x6662B44CA8776E36
    assert fair.seating(root, ALONE) == (0, 2, 1)
    assert fair.check_number(fair.commitment(SECRET), SHARES) == "268837114"


def test_the_order_in_which_shares_come_does_not_matter():
    assert fair.root(SECRET, SHARES) == fair.root(SECRET, SHARES[::-1])


def test_every_share_changes_all_dice():
    roots = {fair.root(SECRET, SHARES[:count]) for count in (0, 1, 3)}
    other = replace(SHARES[0], value=b"x" * 32)
    assert len(roots | {fair.root(SECRET, (other, *SHARES[1:])), SECRET}) == 5


def test_seats_are_drawn_evenly():
    drawn = Counter(fair.seating(number.to_bytes(32, "big"), ALONE) for number in range(600))
    assert len(drawn) == 6 and min(drawn.values()) > 60


def test_partners_stay_partners_when_seats_are_drawn():
    drawn = {fair.seating(number.to_bytes(32, "big"), ((0, 2), (1, 3))) for number in range(200)}
    assert len(drawn) == 8
    assert all(seats[0] % 2 == seats[2] % 2 != seats[1] % 2 == seats[3] % 2 for seats in drawn)


def test_a_game_with_shares_is_verified_and_comes_back_from_its_document(shared):
    shared.verify()
    again = GameRecord.from_json(shared.to_json())
    assert again == shared
    again.verify()


def test_a_share_that_does_not_fit_its_hash_is_found_out(shared):
    false = replace(SHARES[2], value=b"d" * 32)
    with pytest.raises(UnfairRecord, match="the share of chair 3 does not match"):
        with_promise(shared, shares=(*SHARES[:2], false)).verify()


@pytest.mark.parametrize("left", [SHARES[1:], SHARES[:2], ()])
def test_a_share_that_is_left_out_is_found_out(shared, left):
    with pytest.raises(UnfairRecord):
        with_promise(shared, shares=left).verify()


def test_seats_that_were_not_drawn_are_found_out(shared):
    drawn = shared.fairness.seating
    with pytest.raises(UnfairRecord, match="seats were not drawn"):
        with_promise(shared, seating=(*drawn[1:], drawn[0])).verify()


def test_people_who_were_shown_different_things_have_different_check_numbers():
    promise = fair.commitment(SECRET)
    numbers = {
        fair.check_number(promise, SHARES),
        fair.check_number(promise, SHARES[1:]),
        fair.check_number(promise, (replace(SHARES[0], value=None), *SHARES[1:])),
        fair.check_number(fair.commitment(bytes(32)), SHARES),
    }
    assert len(numbers) == 4 and {len(number) for number in numbers} == {9}


@pytest.mark.parametrize(
    "change",
    [
        {"scheme": 3},
        {"shares": None},
        {"shares": [[0, "0f" * 32]]},
        {"shares": [[-1, "0f" * 32, None]]},
        {"shares": [[True, "0f" * 32, None]]},
        {"shares": [[1, "0f" * 32, None], [0, "0f" * 32, None]]},
        {"shares": [[0, "0f" * 31, None]]},
        {"shares": [[0, "0f" * 32, "0F" * 32]]},
        {"seating": [0, 0, 1]},
        {"seating": ["0", 1, 2]},
        {"seating": 5},
        {"more": 1},
    ],
)
def test_shares_of_another_form_are_refused(shared, change):
    document = json.loads(shared.to_json())
    document["fairness"] |= change
    content = {name: value for name, value in document.items() if name != "checksum"}
    document["checksum"] = gamerecord._checksum(content)
    with pytest.raises(RecordError, match="'fairness' does not hold"):
        GameRecord.from_json(json.dumps(document))
