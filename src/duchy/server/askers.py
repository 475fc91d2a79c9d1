"""Who asks: the seats that a request may act for, and whose eyes it sees with."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from duchy.engine.state import SPECTATOR
from duchy.server.problems import Refused
from duchy.server.seats import held
from duchy.server.table import Table

BEARER = "bearer "


@dataclass(frozen=True, slots=True)
class Asker:
    """The secrets that came with a request."""

    tokens: tuple[str, ...]
    account: str | None

    def seats_at(self, table: Table) -> tuple[int, ...]:
        """The seats of a table that the asker holds. A token that fits none of them is refused."""
        found = held(table.seats, self.tokens, self.account)
        if self.tokens and not found:
            raise Refused(403, "wrong-token")
        return found

    def eyes_at(self, table: Table, wanted: int | None = None) -> tuple[int, tuple[int, ...]]:
        """The seat whose view the asker gets, and all seats that it holds. Whoever holds none looks on, if he may."""
        seats = self.seats_at(table)
        if wanted is not None:
            if wanted not in seats:
                raise Refused(403, "not-your-seat")
            return wanted, seats
        if not seats:
            if not table.header.settings["spectators"]:
                raise Refused(403, "no-spectators")
            return SPECTATOR, seats
        return next((seat for seat in seats if table.decides(seat)), seats[0]), seats


def token_of(connection: HTTPConnection) -> tuple[str, ...]:
    """The token that came with a request, if one did."""
    authorization = connection.headers.get("authorization", "")
    token = authorization[len(BEARER) :].strip() if authorization[: len(BEARER)].lower() == BEARER else ""
    return (token,) if token else ()


async def asker_of(connection: HTTPConnection) -> Asker:
    """Who sent a request."""
    account = await connection.app.state.server.accounts.of(connection)
    return Asker(token_of(connection), account and account.id)
