"""Which seat a token is for."""

import pytest

from duchy.server.problems import Refused
from duchy.server.tables.seats import seat_of


def test_a_seat_that_has_gone_to_another_meanwhile_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        seat_of([], "a token")
    assert (refused.value.status, refused.value.slug) == (409, "seat-taken")
