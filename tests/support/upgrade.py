"""Databases as earlier versions left them: ``python -m tests.support.upgrade`` makes one of each kind with this code.

Before a change of the schema, or of what is stored, run it once and keep what it writes. It plays some tables, each in
another condition, and writes an SQL dump of the database beside everything that the tables said and the secrets of
their players. The test then starts the server of its day on the restored database (tests/server/test_upgrades.py).
"""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from duchy.server.settings import Settings
from tests.support.asgi import Reply
from tests.support.postgres import Cluster, cluster, programs
from tests.support.server import Client, Opened, serving

FOLDER = Path(__file__).parents[1] / "server" / "fixtures" / "upgrade"
SQLITE, POSTGRESQL = "sqlite", "postgresql"
PEOPLE = {"Anna": "correct horse battery", "Борис": "правильная лошадь"}
BROWSER = {
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/an-example",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHpmJ7jv9DI_0VDfg",
}
#: What a table tells about itself that an upgrade must not change. Others, such as clocks, go on by themselves.
LASTING = ("id", "game", "options", "settings", "status", "created", "seats", "results", "imported", "rematch", "hosts")
#: The same of a game that has begun. The position of a table that still waits for people is not promised to anybody.
BEGUN = ("fairness", "deciders", "scores", "moment")


@dataclass(frozen=True)
class Kept:
    """A table of a fixture: what it is an example of, the secrets of its players, and what it said."""

    what: str
    id: str
    tokens: dict[str, str]
    invitations: dict[str, str]
    said: dict[str, Any]

    def opened(self) -> Opened:
        """As somebody who has opened the table holds it."""
        tokens = {int(seat): token for seat, token in self.tokens.items()}
        return Opened(self.id, {}, tokens, {int(seat): invite for seat, invite in self.invitations.items()})


@dataclass(frozen=True)
class Fixture:
    """Everything that is known about a database: its tables, the people with accounts, and an end of notices."""

    tables: list[Kept]
    people: dict[str, str]
    stop: str

    @classmethod
    def read(cls, path: Path) -> Fixture:
        """From a file."""
        found = json.loads(gzip.decompress(path.read_bytes()))
        return cls([Kept(**table) for table in found["tables"]], found["people"], found["stop"])

    def write(self, path: Path) -> None:
        """To a file."""
        path.write_bytes(_packed(json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)))


async def said(client: Client, opened: Opened) -> dict[str, Any]:
    """What a table says to everybody: how it stands, the position, the log, the chat, and the record at the end."""
    info = await client.get(f"/tables/{opened.id}")
    begun = info["status"] in ("running", "finished")
    told: dict[str, Any] = {"info": {name: info[name] for name in (*LASTING, *(BEGUN if begun else ()))}}
    told["chat"] = (await client.get(f"/tables/{opened.id}/chat"))["lines"]
    if begun:
        told["digest"] = (await client.server.tables.get(opened.id)).match.state.digest()
        seats: list[tuple[str, str | None]] = [("spectator", None), *((str(s), t) for s, t in opened.tokens.items())]
        told["views"] = {who: (await client.state(opened.id, token))["view"] for who, token in seats}
        told["log"] = {who: await _whole_log(client, opened.id, token) for who, token in seats}
    if info["status"] == "finished":
        told["record"] = await client.get(f"/tables/{opened.id}/record")
    return told


async def _whole_log(client: Client, table: str, token: str | None) -> list[Any]:
    events: list[Any] = []
    while page := await client.get(f"/tables/{table}/log?after={events[-1]['ply'] if events else 0}", token):
        if not page["events"]:
            break
        events += page["events"]
    return events


# --- the tables ------------------------------------------------------------------------------------------------------


async def furnish(client: Client) -> Fixture:
    """Play the tables of a fixture."""
    anna, boris = [_cookie(await _register(client, name)) for name in PEOPLE]
    tables = {
        "burgundy": await _played(client, 60, "here", "here", edition="2019", settings={"chat": "everyone"}),
        "dice": await _played(client, 40, "here", "here", "here", game="dice"),
        "bruges": await _played(client, 45, "here", "here", game="bruges"),
        "clock": await _played(client, 20, "here", "here", settings={"clock": {"kind": "game", "seconds": 3600}}),
        "account": await _of_account(client, anna, boris),
        "stand-in": await _left_to_a_bot(client),
        "waiting": await client.open({"kind": "here", "name": "Anna"}, "link", game="dice"),
        "finished": await _played(client, None, "here", {"kind": "bot", "level": "page"}, game="dice"),
        "conceded": await _conceded(client),
        "tutorial": Opened.read(await client.post("/games/burgundy/tutorial")),
    }
    tables["rematch"], again = await _again(client)
    tables["imported"] = await _imported(client, tables["finished"])
    tables["before"] = again
    await _talk(client, tables["burgundy"], tables["waiting"])
    pushed = {**BROWSER, "seats": [{"table": tables["burgundy"].id, "token": tables["burgundy"].tokens[0]}]}
    stop = (await client.post("/notices/push", pushed))["stop"]
    kept = [
        Kept(what, table.id, _texts(table.tokens), _texts(table.invitations), await said(client, table))
        for what, table in tables.items()
    ]
    return Fixture(kept, PEOPLE, stop)


def _texts(secrets: dict[int, str]) -> dict[str, str]:
    return {str(seat): secret for seat, secret in secrets.items()}


async def _register(client: Client, name: str) -> Reply:
    return await client.ask("POST", "/account", {"name": name, "password": PEOPLE[name]})


def _cookie(reply: Reply) -> str:
    return (reply.header("set-cookie") or "").partition(";")[0]


async def _played(client: Client, plies: int | None, *seats: Any, **options: Any) -> Opened:
    """A table in the middle of a game, where somebody has taken something back, left and come back."""
    opened = await client.open(*seats, **options)
    await client.play(opened, plies, seed=7)
    if plies is not None:
        await _take_back(client, opened)
        await client.change(opened.id, opened.tokens[1], "leave")
        await client.change(opened.id, opened.tokens[1], "return")
        await client.play(opened, (await client.state(opened.id))["ply"] + 10, seed=8)
    return opened


async def _take_back(client: Client, opened: Opened) -> None:
    """Play on until somebody could take an action back, and let them do so."""
    while True:
        seat = next(iter((await client.state(opened.id))["view"]["deciders"]))
        seen = await client.state(opened.id, opened.tokens[seat])
        if seen["undo"] and seen["view"]["viewer"] == seat:
            assert (await client.undo(opened.id, opened.tokens[seat], seen["ply"])).status == 200
            return
        legal = seen["view"]["actions"]
        quiet = [action for action in legal if not action.get("reveals")] or legal
        await client.act(opened.id, opened.tokens[seat], seen["ply"], quiet[0]["id"])


async def _left_to_a_bot(client: Client) -> Opened:
    """A table where a bot plays on for a person, and another person is asked."""
    opened = await client.open("here", "here", "here")
    await client.play(opened, 12, seed=3)
    asked = next(iter((await client.state(opened.id))["view"]["deciders"]))
    await client.change(opened.id, opened.tokens[(asked + 1) % 3], "leave")
    return opened


async def _conceded(client: Client) -> Opened:
    opened = await client.open({"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Карл"}, game="bruges")
    await client.play(opened, 15, seed=5)
    await client.change(opened.id, opened.tokens[0], "concede")
    return opened


async def _again(client: Client) -> tuple[Opened, Opened]:
    """A rematch at which one person sits and the other one's seat still waits, and the table before it."""
    before = await client.open({"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bob"}, game="dice")
    await client.finish(before)
    return Opened.read(await client.post(f"/tables/{before.id}/rematch", token=before.tokens[0])), before


async def _imported(client: Client, finished: Opened) -> Opened:
    record = await client.get(f"/tables/{finished.id}/record")
    return Opened.read(await client.post("/records", record))


async def _of_account(client: Client, opener: str, guest: str) -> Opened:
    """A table of two people with accounts; one has taken the other's invitation. Another table is hidden."""
    wish = {"game": "bruges", "seats": [{"kind": "here"}, {"kind": "link"}]}
    opened = Opened.read((await client.ask("POST", "/tables", wish, cookie=opener)).json())
    claim = {"invite": opened.invitations[1]}
    taken = await client.ask("POST", f"/tables/{opened.id}/seats/1/claim", claim, cookie=guest)
    await client.ask("POST", "/account/hidden", {"table": opened.id}, cookie=guest)
    both = Opened(opened.id, opened.info, {**opened.tokens, 1: taken.json()["token"]})
    await client.play(both, 20, seed=9)
    return both


async def _talk(client: Client, running: Opened, waiting: Opened) -> None:
    def line(**words: str) -> dict[str, str]:
        return {**words, "request": client.request()}

    await client.post(f"/tables/{running.id}/chat", line(phrase="luck"), running.tokens[0])
    await client.post(f"/tables/{running.id}/chat", line(text="Удачи! 🎲"), running.tokens[1])
    await client.post(f"/tables/{running.id}/chat", line(text="What a game.", name="Zoe"))
    await client.post(f"/tables/{waiting.id}/chat", line(text="Где ты?"), waiting.tokens[0])


# --- dumps -----------------------------------------------------------------------------------------------------------


def dump(url: str) -> str:
    """A database as SQL."""
    address = make_url(url)
    if address.get_backend_name() == SQLITE:
        connection = sqlite3.connect(str(address.database))
        try:
            return "\n".join(connection.iterdump()) + "\n"
        finally:
            connection.close()
    plain = ("--no-owner", "--no-privileges", "--inserts")
    return "\n".join(_statements(_run("pg_dump", url, *plain))) + "\n"


def _statements(written: str) -> Iterator[str]:
    """Without comments and without what only the same version of psql understands."""
    return (line for line in written.splitlines() if line and not re.match(r"--( |$)|\\|SET |SELECT pg_catalog", line))


def restore(sql: str, url: str) -> None:
    """Fill an empty database from SQL."""
    address = make_url(url)
    if address.get_backend_name() == SQLITE:
        connection = sqlite3.connect(str(address.database))
        connection.executescript(sql)
        connection.close()
    else:
        _run("psql", url, "--quiet", "--set=ON_ERROR_STOP=1", written=sql)


def _run(program: str, url: str, *options: str, written: str | None = None) -> str:
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    command = [str(programs() / program), *options, plain]
    return subprocess.run(command, input=written, capture_output=True, text=True, check=True).stdout


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)


def sql_of(folder: Path, kind: str) -> str:
    """The dump of a fixture."""
    return gzip.decompress((folder / f"{kind}.sql.gz").read_bytes()).decode()


async def make(folder: Path, kind: str, url: str) -> None:
    """Write a fixture from an empty database of this kind."""
    async with serving(Settings(database_url=url, bot_pause=0, pace=0, notice_seconds=3600)) as client:
        fixture = await furnish(client)
    folder.mkdir(parents=True, exist_ok=True)
    fixture.write(folder / f"{kind}.json.gz")
    (folder / f"{kind}.sql.gz").write_bytes(_packed(dump(url)))


def revision(sql: str) -> str:
    """The revision of the schema of a dump."""
    found = re.search(r"INSERT INTO (?:public\.|\")?alembic_version\"? VALUES ?\('(\w+)'\)", sql)
    assert found is not None
    return found[1]


def main() -> None:
    """Write fixtures for both databases, in a folder named after the revision of the schema."""
    with tempfile.TemporaryDirectory() as scratch, cluster() as postgres:
        asyncio.run(_main(Path(scratch), postgres))


async def _main(scratch: Path, postgres: Cluster) -> None:
    urls: dict[str, Callable[[], str]] = {
        SQLITE: lambda: f"sqlite:///{scratch / 'tables.sqlite3'}",
        POSTGRESQL: postgres.new_database,
    }
    for kind, new in urls.items():
        await make(scratch, kind, new())
    folder = FOLDER / revision(sql_of(scratch, SQLITE))
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(scratch.glob("*.gz")):
        shutil.copy(path, folder)
        print(folder / path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
