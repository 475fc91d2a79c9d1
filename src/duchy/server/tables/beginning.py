"""How a game begins: all seats are taken, the secret of the dice is drawn, people add their shares, seats are drawn.

A table that has not begun has no position: nobody can see the first dice before everybody sits. Until then a person has
a chair, in the order in which the seats were asked for. ``docs/fairness.md`` says why the steps come in this order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from duchy.engine.game import registry
from duchy.engine.match import fair
from duchy.engine.match.fair import BOT, PERSON, Announced, Chair, Share
from duchy.engine.match.fairness import Fairness
from duchy.server.problems import Refused
from duchy.server.storage.models import Header, Seat
from duchy.server.tables.banners import banners_of

#: What lists show of a table that has not begun.
NO_POSITION: dict[str, Any] = {
    "ply": 0,
    "deciders": [],
    "scores": [],
    "moment": None,
    "results": None,
    "stand_ins": [],
}


def is_complete(seats: Iterable[Seat]) -> bool:
    """Whether all seats are taken."""
    return not any(seat.open for seat in seats)


def waits_for_shares(seats: Iterable[Seat]) -> bool:
    """Whether somebody has announced a share that has not come yet."""
    return any(seat.share_hash is not None and seat.share is None for seat in seats)


def fits(seat: Seat, share: str) -> bool:
    """Whether a share, in hexadecimal digits, is the one that was announced for a seat."""
    return seat.share_hash == hashlib.sha256(bytes.fromhex(share)).hexdigest()


def check_announced(seats: Iterable[Seat], seat: Seat) -> None:
    """Refuse the share of a seat if somebody else has announced the same: everybody's own must be random."""
    others = {other.share_hash for other in seats if other.seat != seat.seat}
    if seat.share_hash is not None and seat.share_hash in others:
        raise Refused(409, "share-taken")


def announced_by(seats: Sequence[Seat], held: Sequence[int], share: str) -> int:
    """The seat, of those that somebody holds, for which a share was announced."""
    if not held:
        raise Refused(401, "no-token")
    number = next((seat for seat in held if fits(seats[seat], share)), None)
    if number is None:
        raise Refused(422, "wrong-share")
    return number


def dealt(header: Header, seats: Sequence[Seat], time: int) -> Header:
    """The table after its last seat was taken: now its secret is drawn, and all that was announced is fixed."""
    chairs = tuple(Chair(BOT) if seat.kind == "bot" else Chair(PERSON, seat.share_hash) for seat in seats)
    announced = Announced(header.game, header.options, header.settings["first"] == "random", chairs)
    secret = fair.new_secret()
    promised = fair.commitment(secret, announced)
    return replace(header, secret=secret, commitment=promised, dealt=time, announced=announced.as_dict())


def begun(header: Header, seats: Sequence[Seat]) -> tuple[Header, list[Seat]]:
    """The table and its seats at the first position, with the shares that have come."""
    root = fair.root(header.secret, shares_of(seats), _announced(header))
    game = registry.load(header.game, header.options)
    if header.settings["first"] != "random":
        return replace(header, root=root), [replace(seat, chair=seat.seat) for seat in seats]
    drawn, banners = fair.seating(root, game.teams), banners_of(seats)
    reseated = [
        replace(seats[chair], seat=number, chair=chair, banner=banners[chair]) for number, chair in enumerate(drawn)
    ]
    return replace(header, root=root, options=game.options.reseated(drawn).as_dict()), reseated


def shares_of(seats: Iterable[Seat]) -> tuple[Share, ...]:
    """What people have announced and given, in the order of chairs."""
    found = [
        Share(_chair(seat), seat.share_hash, None if seat.share is None else bytes.fromhex(seat.share))
        for seat in seats
        if seat.share_hash is not None
    ]
    return tuple(sorted(found, key=lambda share: share.chair))


def fairness_of(header: Header, seats: Sequence[Seat]) -> Fairness | None:
    """What the record of a finished game says about its dice."""
    if header.commitment is None:
        return None
    if (scheme := _scheme(header)) == fair.FIRST_SCHEME:
        return Fairness(header.commitment, header.secret)
    seating = seating_of(header, seats)
    return Fairness(header.commitment, header.secret, shares_of(seats), seating, scheme, _announced(header))


def seating_of(header: Header, seats: Sequence[Seat]) -> tuple[int, ...] | None:
    """The chair of each seat, if seats were drawn by lot."""
    drawn = header.root is not None and header.settings["first"] == "random"
    return tuple(map(_chair, seats)) if drawn else None


def told(header: Header, seats: Sequence[Seat], status: str) -> dict[str, Any] | None:
    """What everybody is told about the dice (``Fairness`` of the API).

    Shares are told when the game begins, the secret when it is over.
    """
    if header.commitment is None:
        return None
    begun = header.root is not None
    shares = [
        {
            "chair": _chair(seat),
            "seat": seat.seat,
            "hash": seat.share_hash,
            "given": seat.share is not None,
            "share": seat.share if begun else None,
        }
        for seat in sorted(seats, key=_chair)
        if seat.share_hash is not None
    ]
    return {
        "scheme": _scheme(header),
        "commitment": header.commitment,
        "announced": header.announced,
        "secret": header.secret.hex() if status == "finished" else None,
        "shares": shares,
        "seating": seating_of(header, seats),
    }


def _scheme(header: Header) -> int:
    """Under which scheme a table gets its dice; one that was about to begin at an upgrade keeps the older one."""
    if header.announced is not None:
        return fair.BOUND
    return fair.FIRST_SCHEME if header.root == header.secret else fair.SHARED


def _announced(header: Header) -> Announced | None:
    return None if header.announced is None else Announced.read(header.announced)


def _chair(seat: Seat) -> int:
    return seat.seat if seat.chair is None else seat.chair
