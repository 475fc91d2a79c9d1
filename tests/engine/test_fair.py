"""Fair dice: what is promised before the first roll can be checked after the last."""

from duchy.engine import fair

SECRET = bytes(range(32))


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
