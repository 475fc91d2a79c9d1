"""Fair dice: what is promised before the first roll can be checked after the last."""

import hashlib
import hmac
import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from duchy import GameRecord, Match, RecordError
from duchy.engine.game.game import Game
from duchy.engine.match import fair
from duchy.engine.match.fair import Announced, Chair, Share
from duchy.engine.match.fairness import Fairness, UnfairRecord
from tests.support.alterations import sealed

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
    with pytest.raises(UnfairRecord, match=f"action {ply}: the dice of this step do not follow"):
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


def with_promise(record: GameRecord, **changes: Any) -> GameRecord:
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
    with pytest.raises(UnfairRecord, match="the share of seat 3 does not match"):
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
        {"scheme": 4},
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
    with pytest.raises(RecordError, match="'fairness' does not hold"):
        GameRecord.from_json(sealed(document))


# --- with everything that was announced ------------------------------------------------------------------------------

GIVEN = (b"a" * 32, None, b"c" * 32)
ANNOUNCED = Announced(
    "toy",
    {"players": 3, "revision": 1, "rounds": 3},
    True,
    (Chair("person", SHARES[0].hash), Chair("person", SHARES[1].hash), Chair("person", SHARES[2].hash)),
)


def promised(announced: Announced, given: tuple[bytes | None, ...], secret: bytes = SECRET) -> Fairness:
    """A promise of scheme 3."""
    shares = announced.shares(given)
    root = fair.root(secret, shares, announced)
    seating = fair.seating(root, tuple((seat,) for seat in range(len(announced.chairs)))) if announced.lot else None
    return Fairness(fair.commitment(secret, announced), secret, shares, seating, fair.BOUND, announced)


def game_of(toy: Game, promise: Fairness) -> GameRecord:
    """The beginning of a game with promised dice."""
    match = Match(toy, seed=fair.entropy(promise.root, 0))
    for action, player in (("raise 1", None), ("bid 1", 0), ("bid 2", 1)):
        match.apply(action, player, fair.entropy(promise.root, len(match.history) + 1))
    return replace(match.record(), fairness=promise)


@pytest.fixture
def bound(toy: Game) -> GameRecord:
    """A game of three people, one of whom did not answer."""
    return game_of(toy, promised(ANNOUNCED, GIVEN))


def test_scheme_3_is_what_anybody_computes_by_the_description():
    """Only what docs/records.md says is used; the page's test has the same numbers."""
    hashes = [hashlib.sha256(letter * 32).hexdigest() for letter in (b"a", b"b", b"c")]
    chairs = ",".join(f'{{"hash":"{hashed}","kind":"person"}}' for hashed in hashes)
    options = '{"players":3,"revision":1,"rounds":3}'
    text = f'{{"chairs":[{chairs}],"game":"toy","lot":true,"options":{options}}}'
    said = b"duchy fair dice 3 announced" + len(text).to_bytes(4, "big") + text.encode()
    digest = hashlib.sha256(said).digest()
    commitment = hashlib.sha256(b"duchy fair dice 3 commitment" + SECRET + digest).hexdigest()
    answers = b"\1\0\x20" + b"a" * 32 + b"\0" + b"\1\0\x20" + b"c" * 32
    root = hmac.digest(SECRET, b"duchy fair dice 3 root" + digest + answers, "sha256")
    check = hashlib.sha256(b"duchy fair dice 3 check number" + bytes.fromhex(commitment) + digest + answers).digest()
    promise = promised(ANNOUNCED, GIVEN)
    assert ANNOUNCED.digest == digest
    assert promise.commitment == commitment == "b19deb61d9601523c14d4c7df44a9def224d5f1c78080fafaf08412cd5c99fdf"
    assert promise.root == root and root.hex() == "97f39909254e0696015cba0cfba2392fb1791f8097405a7d11fef6f29fc49058"
    assert promise.check_number == f"{int.from_bytes(check[:8], 'big') % 10**9:09d}" == "419598892"
    assert promise.seating == (1, 2, 0)


def test_a_game_of_scheme_3_is_verified_and_comes_back_from_its_document(bound):
    bound.verify()
    again = GameRecord.from_json(bound.to_json())
    assert again == bound
    again.verify()


def test_whatever_is_announced_or_not_given_changes_commitment_root_and_check_number():
    chairs = ANNOUNCED.chairs
    others = [
        replace(ANNOUNCED, game="other"),
        replace(ANNOUNCED, options={**ANNOUNCED.options, "rounds": 2}),
        replace(ANNOUNCED, lot=False),
        replace(ANNOUNCED, chairs=(*chairs, Chair("bot"))),
        replace(ANNOUNCED, chairs=(*chairs, Chair("person"))),
        replace(ANNOUNCED, chairs=chairs[::-1]),
        replace(ANNOUNCED, chairs=(chairs[0], Chair("person"), chairs[2])),
        replace(ANNOUNCED, chairs=(chairs[0], Chair("bot"), chairs[2])),
        replace(ANNOUNCED, chairs=(chairs[0], Chair("person", "0f" * 32), chairs[2])),
    ]
    promises = [promised(ANNOUNCED, GIVEN)]
    promises += [promised(other, (*GIVEN, None)[: len(other.chairs)]) for other in others]
    assert len({promise.commitment for promise in promises}) == len(promises)
    assert len({promise.root for promise in promises}) == len(promises)
    given = [(None, None, b"c" * 32), (b"a" * 32, b"b" * 32, b"c" * 32), (b"a" * 32, b"c" * 32, None)]
    promises += [promised(ANNOUNCED, values) for values in given]
    assert len({promise.root for promise in promises}) == len(promises)
    assert len({promise.check_number for promise in promises}) == len(promises)


def test_a_promise_of_one_scheme_is_none_of_another(bound):
    """Domain separation: the same secret and shares lead to other dice under every scheme."""
    shares = bound.fairness.shares
    assert len({SECRET, fair.root(SECRET, shares), fair.root(SECRET, shares, ANNOUNCED)}) == 3
    assert fair.commitment(SECRET) != fair.commitment(SECRET, ANNOUNCED)
    for scheme, announced in ((1, None), (2, None), (2, ANNOUNCED), (3, None)):
        for commitment in (fair.commitment(SECRET), bound.fairness.commitment):
            with pytest.raises(UnfairRecord):
                with_promise(bound, scheme=scheme, announced=announced, commitment=commitment).verify()


@pytest.mark.parametrize(
    ("announced", "words"),
    [
        (replace(ANNOUNCED, game="dice", options={}), "the game or its options are not those"),
        (replace(ANNOUNCED, options={"players": 3, "rounds": 2}), "the game or its options are not those"),
        (replace(ANNOUNCED, options={"players": 3, "rounds": "many"}), "the game or its options are not those"),
        (replace(ANNOUNCED, chairs=(*ANNOUNCED.chairs[:2],)), "the chairs and shares are not those"),
    ],
)
def test_a_server_that_announces_one_game_and_plays_another_is_found_out(toy, announced, words):
    """Here commitment, root and all dice fit what was announced."""
    promise = promised(announced, GIVEN[: len(announced.chairs)])
    with pytest.raises(UnfairRecord, match=words):
        game_of(toy, promise).verify()


def test_seats_that_were_to_be_drawn_and_were_not_are_found_out(toy):
    drawn = promised(ANNOUNCED, GIVEN)
    with pytest.raises(UnfairRecord, match="seats were not drawn"):
        game_of(toy, replace(drawn, seating=None)).verify()
    kept = promised(replace(ANNOUNCED, lot=False), GIVEN)
    with pytest.raises(UnfairRecord, match="seats were not drawn"):
        game_of(toy, replace(kept, seating=fair.seating(kept.root, ALONE))).verify()


def test_an_option_that_a_later_version_adds_to_a_record_is_no_fault(toy):
    """The announcement has the options of its day, the record those of the server that ended the game."""
    fewer = replace(ANNOUNCED, options={"players": 3})
    game_of(toy, promised(fewer, GIVEN)).verify()


@pytest.mark.parametrize(
    "change",
    [
        {"announced": None},
        {"announced": {**ANNOUNCED.as_dict(), "more": 1}},
        {"announced": {**ANNOUNCED.as_dict(), "lot": 1}},
        {"announced": {**ANNOUNCED.as_dict(), "options": []}},
        {"announced": {**ANNOUNCED.as_dict(), "chairs": []}},
        {"announced": {**ANNOUNCED.as_dict(), "chairs": [{"kind": "person", "hash": None}] * 9}},
        {"announced": {**ANNOUNCED.as_dict(), "chairs": [{"kind": "nobody", "hash": None}] * 3}},
        {"announced": {**ANNOUNCED.as_dict(), "chairs": [{"kind": "bot", "hash": "0f" * 32}] * 3}},
        {"announced": {**ANNOUNCED.as_dict(), "chairs": [{"kind": "person", "hash": "0F" * 32}] * 3}},
        {"announced": {**ANNOUNCED.as_dict(), "chairs": [{"kind": "person"}] * 3}},
        {"shares": None},
        {"shares": [0, None, None]},
        {"shares": [[0, "0f" * 32, None]]},
        {"scheme": True},
        {"more": 1},
    ],
)
def test_announcements_of_another_form_are_refused(bound, change):
    document = json.loads(bound.to_json())
    document["fairness"] |= change
    with pytest.raises(RecordError, match="'fairness' does not hold"):
        GameRecord.from_json(sealed(document))


@pytest.mark.parametrize(
    ("shares", "words"),
    [
        (["0f" * 32], "the chairs and shares are not those that were announced"),
        ([None, "0f" * 32, None], "chair 2 gave a share and had announced none"),
    ],
)
def test_shares_that_nobody_announced_are_told(toy, shares, words):
    chairs = (ANNOUNCED.chairs[0], Chair("bot"), ANNOUNCED.chairs[2])
    record = game_of(toy, promised(replace(ANNOUNCED, chairs=chairs), (b"a" * 32, None, None)))
    document = json.loads(record.to_json())
    document["fairness"]["shares"] = shares
    with pytest.raises(UnfairRecord, match=words):
        GameRecord.from_json(sealed(document), "game.json").verify()
