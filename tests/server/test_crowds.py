"""How many connections or sockets one address may have open."""

import logging
from functools import partial

from duchy.server.edge.crowds import SEATS, Audience, Crowd
from duchy.server.edge.tally import TELL_AGAIN, Tally


class Member:
    """A connection that can be spared or not."""

    def __init__(self, crowd: Crowd, address: str, spare: bool = False) -> None:
        self.crowd, self.address, self.spare = crowd, address, spare
        self.displaced = False
        self.entered = crowd.enter(address, self)

    def displace(self) -> None:
        self.displaced = True
        self.crowd.leave(self.address, self)


def test_each_address_and_all_together_have_a_limit():
    crowd = Crowd("a socket", per_address=2, in_all=3)
    members = [Member(crowd, address) for address in "aaab"]
    assert [member.entered for member in members] == [True, True, False, True]
    assert not Member(crowd, "c").entered
    crowd.leave("a", members[0])
    assert Member(crowd, "c").entered
    assert (len(crowd), crowd.refused) == (3, 2)


def test_without_limits_everybody_enters_and_nothing_is_left_behind():
    crowd = Crowd("a socket", per_address=0)
    members = [Member(crowd, "a") for _ in range(500)]
    assert all(member.entered for member in members)
    for member in members:
        crowd.leave("a", member)
    assert len(crowd) == 0 and not crowd._open


def test_at_a_full_address_the_oldest_that_can_be_spared_leaves():
    crowd = Crowd("a connection", per_address=3)
    playing, idle, watching = Member(crowd, "a"), Member(crowd, "a", spare=True), Member(crowd, "a", spare=True)
    assert Member(crowd, "a").entered and idle.displaced and not watching.displaced
    assert Member(crowd, "a").entered and watching.displaced
    assert not Member(crowd, "a").entered and not playing.displaced
    assert (len(crowd), crowd.refused) == (3, 1)


# --- sockets ---------------------------------------------------------------------------------------------------------


def test_watchers_do_not_count_against_players():
    refused = Tally()
    audience = Audience(2, refused)
    assert all(audience.take(audience.enter("a"), seated=False) for _ in range(2))
    late = audience.enter("a")
    assert not audience.take(late, seated=False)
    audience.leave(late)
    assert all(audience.take(audience.enter("a"), seated=True) for _ in range(2 * SEATS))
    assert not audience.take(audience.enter("a"), seated=True)
    assert audience.take(audience.enter("b"), seated=False)
    assert refused["socket"] == 2


def test_who_says_nothing_gives_way_to_those_who_come_later():
    refused = Tally()
    audience = Audience(2, refused)
    gone: list[int] = []
    silent = [audience.enter("a") for _ in range(2)]
    for number, place in enumerate(silent):
        place.on_displaced = partial(gone.append, number)
    player = audience.enter("a")
    assert gone == [0] and not audience.take(silent[0], seated=True) and audience.take(player, seated=True)
    assert len(audience) == 2 and refused["displaced"] == 1
    for place in (*silent, player):
        audience.leave(place)
    assert len(audience) == 0 and not audience._places


def test_a_watcher_who_sits_down_leaves_room_for_another():
    audience = Audience(1, Tally())
    place = audience.enter("a")
    assert audience.take(place, seated=False)
    other = audience.enter("a")
    assert not audience.take(other, seated=False)
    assert audience.take(place, seated=True) and audience.take(other, seated=False)


def test_without_a_limit_and_without_an_address_everybody_may_watch():
    for audience, address in ((Audience(0, Tally()), "a"), (Audience(1, Tally()), "")):
        places = [audience.enter(address) for _ in range(100)]
        assert all(audience.take(place, seated=False) for place in places) and len(audience) == 100


# --- the log ---------------------------------------------------------------------------------------------------------


def test_refusals_of_a_kind_are_one_line_a_minute(caplog):
    time = [0.0]
    tally = Tally(lambda: time[0])
    for _ in range(100):
        tally.count("frames", "a socket of %s is closed", "192.0.2.1")
        tally.count("head")
    tally.count("unsent", "a socket of %s is cut", "192.0.2.1")
    time[0] = TELL_AGAIN
    tally.count("frames", "a socket of %s is closed", "192.0.2.9")
    assert [record.getMessage() for record in caplog.records] == [
        "a socket of 192.0.2.1 is closed (frames, 1 since the last such line)",
        "a socket of 192.0.2.1 is cut (unsent, 1 since the last such line)",
        "a socket of 192.0.2.9 is closed (frames, 100 since the last such line)",
    ]
    assert (tally["frames"], tally["head"], tally["unsent"]) == (101, 100, 1)


def test_a_flood_of_refusals_is_one_line_of_the_log(caplog):
    time = [0.0]
    crowd = Crowd("a socket", per_address=1, clock=lambda: time[0])
    with caplog.at_level(logging.WARNING):
        for _ in range(100):
            Member(crowd, "192.0.2.1")
        assert [record.getMessage() for record in caplog.records] == [
            "a socket of 192.0.2.1 refused: it has 1, the most for one address"
        ]
        time[0] = TELL_AGAIN
        Member(crowd, "192.0.2.1")
    assert len(caplog.records) == 2
