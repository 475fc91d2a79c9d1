"""Who sent a request: the seats that it may act for, and the seat whose view it gets."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from duchy.engine.game.game import SPECTATOR
from duchy.server.problems import Refused
from duchy.server.tables.seats import held
from duchy.server.tables.table import Table

BEARER = "bearer "


@dataclass(frozen=True, slots=True)
class Requester:
    """The seat tokens and the account of a request."""

    tokens: tuple[str, ...]
    account: str | None
    name: str | None = None  # of the account
    session: str | None = None  # the sign-in by which the account is known

    def seats_at(self, table: Table) -> tuple[int, ...]:
        """The seats of a table that the requester holds. A token that fits none of them is refused."""
        found = held(table.seats, self.tokens, self.account)
        if self.tokens and not found:
            raise Refused(403, "wrong-token")
        return found

    def viewer_at(self, table: Table, wanted: int | None = None) -> tuple[int, tuple[int, ...]]:
        """The seat whose view the requester gets, and all seats that it holds; without a seat it is a spectator."""
        seats = self.seats_at(table)
        if wanted is not None:
            if wanted not in seats:
                raise Refused(403, "not-your-seat")
            return wanted, seats
        if not seats:
            if not table.header.settings["spectators"]:
                raise Refused(403, "no-spectators")
            return SPECTATOR, seats
        return next((seat for seat in seats if table.asks(seat)), seats[0]), seats


def tokens_of(connection: HTTPConnection) -> tuple[str, ...]:
    """The bearer token of a request, if it has one."""
    return tokens_in(connection.headers.get("authorization", ""))


def tokens_in(authorization: str) -> tuple[str, ...]:
    """The bearer token of a header, if it has one."""
    token = authorization[len(BEARER) :].strip() if authorization[: len(BEARER)].lower() == BEARER else ""
    return (token,) if token else ()


async def requester_of(connection: HTTPConnection) -> Requester:
    """The requester of a connection."""
    account = await connection.app.state.server.accounts.of(connection)
    if account is None:
        return Requester(tokens_of(connection), None)
    return Requester(tokens_of(connection), account.id, account.name, account.session)
