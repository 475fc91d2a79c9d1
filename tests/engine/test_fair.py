"""Fair dice: what is promised before the first roll can be checked after the last."""

from dataclasses import replace

import pytest

from duchy import GameRecord, Match
from duchy.engine import fair
from duchy.engine.fair import Fairness, UnfairRecord
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
