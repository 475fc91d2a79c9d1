"""The banners of the seats: everybody keeps the colour of their choice, whatever seat they draw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, cycle
from typing import get_args

from duchy.server.schemas.base import Banner
from duchy.server.storage.models import Seat

BANNERS: tuple[str, ...] = get_args(Banner)


def banners_of(seats: Sequence[Seat]) -> list[str]:
    """The banner of each seat: first those that people wished for, then those of bots and free seats, then the rest."""
    found: dict[int, str] = {}
    for seat in sorted(seats, key=lambda seat: seat.kind == "bot" or seat.open):
        if seat.banner is not None and seat.banner not in found.values():
            found[seat.seat] = seat.banner
    rest = chain((banner for banner in BANNERS if banner not in found.values()), cycle(BANNERS))
    return [found[seat.seat] if seat.seat in found else next(rest) for seat in seats]


def is_taken(seats: Sequence[Seat], wish: str, by_other_than: int) -> bool:
    """Whether another person has a banner already."""
    people = [seat for seat in seats if seat.kind != "bot" and not seat.open and seat.seat != by_other_than]
    return any(banners_of(seats)[seat.seat] == wish for seat in people)
