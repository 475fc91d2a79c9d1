"""How many connections or sockets one address may have open."""

import logging

from duchy.server.edge.crowds import TELL_AGAIN, Crowd


def test_each_address_and_all_together_have_a_limit():
    crowd = Crowd("a socket", per_address=2, in_all=3)
    assert [crowd.enter(address) for address in "aaab"] == [True, True, False, True]
    assert not crowd.enter("c")
    crowd.leave("a")
    assert crowd.enter("c")
    assert (len(crowd), crowd.refused) == (3, 2)


def test_without_limits_everybody_enters_and_nothing_is_left_behind():
    crowd = Crowd("a socket", per_address=0)
    assert all(crowd.enter("a") for _ in range(500))
    for _ in range(500):
        crowd.leave("a")
    assert len(crowd) == 0 and not crowd._open


def test_a_flood_of_refusals_is_one_line_of_the_log(caplog):
    time = [0.0]
    crowd = Crowd("a socket", per_address=1, clock=lambda: time[0])
    with caplog.at_level(logging.WARNING):
        for _ in range(100):
            crowd.enter("192.0.2.1")
        assert [record.getMessage() for record in caplog.records] == [
            "a socket of 192.0.2.1 refused: it has 1, the most for one address"
        ]
        time[0] = TELL_AGAIN
        crowd.enter("192.0.2.1")
    assert len(caplog.records) == 2
