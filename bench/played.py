"""Tables that a client opens and plays over HTTP, with random actions."""

from __future__ import annotations

import random
from typing import Any

import orjson

from bench.http import Answer, Ask, Connection, request
from bench.process import HOST


class Played:
    """A table whose seats one client plays in turn, with random actions, to the end and then at another table."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.path = ""
        self.tokens: dict[int, str] = {}
        self.position: dict[str, Any] = {}
        self.sent = 0

    async def open(self, ask: Ask) -> None:
        seats = [{"kind": "here", "name": name} for name in ("Ann", "Ben")]
        body = {"game": "burgundy", "seats": seats}
        opened = answered(await ask(request("POST", "/api/tables", body=orjson.dumps(body))), 201)
        self.path = f"/api/tables/{opened['table']['id']}"
        self.tokens = {held["seat"]: held["token"] for held in opened["seats"]}
        await self.look(ask, opened["table"]["deciders"][0])

    async def look(self, ask: Ask, seat: int) -> None:
        """See the table with the eyes of a seat."""
        self.position = answered(await ask(self.reading(seat)), 200)

    def reading(self, seat: int) -> bytes:
        return request("GET", f"{self.path}/state", self._bearer(seat))

    def _bearer(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def choose(self) -> int:
        return int(self.chance.choice(self.position["view"]["actions"])["id"])

    async def act(self, measured: Ask, other: Ask) -> None:
        """One action of a seat that decides. The time between two actions is not measured."""
        seat = self.position["viewer"]
        self.sent += 1
        body = {"ply": self.position["ply"], "action": self.choose(), "request": f"bench-{self.sent:08}"}
        sent = request("POST", f"{self.path}/actions", self._bearer(seat), orjson.dumps(body))
        self.position = answered(await measured(sent), 200)
        deciders = self.position["view"]["deciders"]
        if not deciders:
            await self.open(other)
        elif seat not in deciders:
            await self.look(other, deciders[0])


def answered(answer: Answer, status: int) -> Any:
    """What an answer says, if it is the one expected."""
    if answer.status != status:
        raise RuntimeError(f"answered {answer.status}: {answer.body[:500]!r}")
    return orjson.loads(answer.body)


async def open_tables(port: int, count: int, plies: int) -> list[Played]:
    """Tables in the middle of their games."""
    connection = await Connection.open(HOST, port)
    tables = [Played(seed) for seed in range(count)]
    for table in tables:
        await table.open(connection.ask)
        for _ in range(plies):
            await table.act(connection.ask, connection.ask)
    connection.close()
    return tables
