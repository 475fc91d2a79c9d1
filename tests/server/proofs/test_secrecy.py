"""What a viewer cannot know is dealt anew, and not a byte of what that viewer receives may change.

Unknown to a viewer are the secret of the dice and with it all chance to come, the generator inside the position, what
others have sealed, whether it stands or was taken back, and cards that the viewer has never seen. All of it is
replaced, in the database and in memory; unseen cards in every position of the table, the past ones too.
Then everything is asked again (views, states, logs, lists, legal actions, clocks, what was said, refusals in every
language, with headers and tags), and the socket is heard again, also while the others go on. Every planted leak must be
found by this comparison.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.match import fair
from duchy.engine.match.match import Match
from duchy.server import problems
from duchy.server.bots import bots
from duchy.server.edge import responses
from duchy.server.settings import Settings
from duchy.server.storage.models import Entry, Header, Seat
from duchy.server.tables import beginning, render, wire
from duchy.server.tables.clocks import Clocks
from duchy.server.tables.event_log import Event
from duchy.server.tables.replay import root_of
from duchy.server.tables.table import Table
from tests.bruges import redeal as cards
from tests.support import redeal
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.compiled, pytest.mark.proof, pytest.mark.anyio]

LANGUAGES = ("en", "ru", "uk")
MOMENT = 1_800_000_000_000
THOUGHT = 7_000  # milliseconds that each step takes
CLOCK = {"kind": "game", "seconds": 3600, "increment": 10}
DEALT = {"setup": "expert", "estates": "dealt", "choice": "sealed"}
CHOSEN = {"setup": "expert", "estates": ["3", "4", "5", "6"], "choice": "sealed"}
ADDED = ["extra_tiles", "white_castles", "inns", "trade_routes", "shields"]
SHARES = (b"a" * 32, b"b" * 32)
OBSERVE = State.observe
Received = list[tuple[str, object]]


@dataclass(frozen=True)
class Sample:
    """A way to a position: ``0`` seat 0 acts, ``-0`` it takes back, ``x40`` forty plies of random play.

    ``0?2`` means that seat 0 wants a bot to play on for seat 2, which is away.
    """

    players: int
    way: str
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "burgundy"
    hides: bool | None = True  # None: that depends on the dice
    silent: tuple[str, ...] = ()  # actions that show no hidden card; empty: there are none

    def __str__(self) -> str:
        modules = "+".join(self.options.get("modules", []))
        return f"{self.game} {self.players}p {self.options.get('estates', 'standard')} {modules} {self.way}"


HALF_SEALED = Sample(3, "1", DEALT)
#: Somebody is to play a card; the faces in the hands of others, and in their houses, are unknown.
HANDS = Sample(2, "x40", game="bruges", silent=("house", "end_turn"))
SAMPLES = [
    HALF_SEALED,
    HANDS,
    Sample(2, "x7", game="bruges", silent=("house", "end_turn")),  # one hand is full, the other is being drawn
    Sample(3, "x90", game="bruges", silent=("house", "end_turn")),
    Sample(3, "0 2 -0 0", DEALT),
    Sample(3, "1 0?2", DEALT),
    Sample(4, "3 1 -3 2 -1 1 3", CHOSEN),
    Sample(3, "2 -2 2 1 0 x20", DEALT),
    Sample(2, "", hides=False),
    Sample(2, "x61", hides=False),
    Sample(4, "x90", hides=False),
    Sample(3, "1", {**DEALT, "modules": ADDED}),
    Sample(3, "x97", {"modules": [*ADDED, "border_posts"]}, hides=False),
    Sample(2, "x61", {"modules": ["close_to_castle"]}, hides=False),
    Sample(4, "x90", {"modules": ["team", *ADDED]}, hides=False),
    Sample(1, "x40", {"modules": ["solo", "inns", "trade_routes"]}, hides=False),
    Sample(3, "1", game="dice"),  # the first castle of one of three
    Sample(3, "0 2 -0 0", game="dice"),
    Sample(3, "0 1 2 1 1", game="dice", hides=None),  # one has filled in what another must not see
]


# --- a table whose secrets can be exchanged --------------------------------------------------------------------------


class Room:
    """A server with one table, and what only the server knows of it."""

    def __init__(self, client: Client, opened: Opened, database: Path, sample: Sample) -> None:
        self.client, self.opened, self.database, self.sample = client, opened, database, sample
        self.chance = random.Random(7)
        self.time = MOMENT
        self.log: list[Entry] = []
        self.head: tuple[Any, ...] = ()
        self.header: Header = self.table.header
        self.cards: cards.Order | None = None  # what lies in the place of each card that the viewer has not seen
        self.revealed = 0  # the last ply whose chance has come to light; it stays as it was, whatever the secret is

    @property
    def table(self) -> Table:
        found = self.client.server.tables.in_memory(self.opened.id)
        assert found is not None
        return found

    @property
    def viewers(self) -> range:
        return range(SPECTATOR, len(self.opened.tokens))

    def token(self, viewer: int) -> str | None:
        return self.opened.tokens.get(viewer)

    def rows(self, query: str, *arguments: Any) -> list[tuple[Any, ...]]:
        connection = sqlite3.connect(self.database)
        try:
            with connection:
                return connection.execute(query, arguments).fetchall()
        finally:
            connection.close()

    async def go(self, way: str) -> None:
        """Lead the table to a position."""
        for step in way.split():
            self.time += THOUGHT
            if step.startswith("x"):
                await self.client.play(self.opened, self.table.ply + int(step[1:]), seed=3)
            elif step.startswith("-"):
                reply = await self.client.undo(self.opened.id, self.opened.tokens[int(step[1:])], self.table.ply)
                assert reply.status == 200, reply.body
            elif "?" in step:
                seat, absent = map(int, step.split("?"))
                reply = await self.client.change(self.opened.id, self.opened.tokens[seat], "agree", absent=absent)
                assert reply.status == 200, reply.body
            else:
                actions = (await self.client.state(self.opened.id, self.opened.tokens[int(step)]))["view"]["actions"]
                await self.act(int(step), actions[0]["id"])
        for seat, token in self.opened.tokens.items():
            wish = {"text": f"words of {seat}", "request": f"words-of-{seat}"}
            assert (await self.client.ask("POST", f"/tables/{self.opened.id}/chat", wish, token)).status == 201
        columns = "ply, player, kind, action, entropy, request, created"
        self.log = [Entry(*row) for row in self.rows(f"SELECT {columns} FROM log ORDER BY ply")]
        self.revealed = redeal.last_revelation(self.header, self.log)
        [self.head] = self.rows("SELECT updated, summary FROM tables")

    async def quiet_actions(self, seat: int) -> list[int]:
        """What a seat may do that brings nothing to light."""
        actions = (await self.client.state(self.opened.id, self.opened.tokens[seat], seat))["view"]["actions"]
        if self.sample.silent:
            actions = [action for action in actions if action["kind"] in self.sample.silent]
        return [action["id"] for action in actions if not action.get("reveals")]

    async def act(self, seat: int, action: int) -> None:
        reply = await self.client.act(self.opened.id, self.opened.tokens[seat], self.table.ply, action)
        assert reply.status == 200, reply.body

    async def put(self, secret: bytes, log: list[Entry], generator: int) -> None:
        """Let the server have these secrets and no others: in the database, and in memory from there."""
        root = fair.root(secret, ())
        self.rows("UPDATE tables SET secret = ?, root = ?, updated = ?, summary = ?", secret, root, *self.head)
        self.rows("DELETE FROM log WHERE ply > ?", len(log))
        for entry in log:
            self.rows("UPDATE log SET action = ? WHERE ply = ?", entry.action, entry.ply)
        self.client.server.tables._tables.clear()
        table = await self.client.server.tables.get(self.opened.id)
        dealt = table.match._state.clone()
        dealt.reseed(generator)
        table.match._state = dealt.freeze()

    def seen(self, state: State) -> State:
        """A position of the table, with the cards that lie there now."""
        return state if self.cards is None else cards.dealt_anew(state, self.cards).freeze()

    async def restore(self) -> None:
        self.cards = None
        await self.put(self.header.secret, self.log, 1)

    async def deal_anew(self, viewer: int) -> bool:
        """Exchange everything that a viewer cannot know; whether others had acted or held something unseen."""
        secret = bytes(byte ^ 0xFF for byte in self.header.secret)
        log = redeal.dealt_anew(self.header, self.log, viewer, self.chance)
        past, now = redeal.seen_by(viewer, self.header, self.log), self.table.match._state
        if self.header.game == "bruges":
            self.cards = cards.another_deal(now, viewer, self.chance)
        roots = self.header.root, fair.root(secret, ())
        seen = [redeal.seen_by(viewer, replace(self.header, root=root), log) for root in roots]
        assert seen[0] == seen[1] == past, "this is not the same past"
        await self.put(secret, log, 2)
        return log != self.log or bytes(self.seen(now)) != bytes(now)


@pytest.fixture
def room(memory: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Sample], Any]:
    """Opens rooms. Time stands still in them after the last step, and past chance stays what it was."""
    database = memory / "tables.sqlite3"
    original, reached, rooms = fair.entropy, Match.state, list[Room]()

    def entropy(root: bytes, number: int) -> int:
        past = rooms and number <= rooms[0].revealed
        return original(root_of(rooms[0].header) if past else root, number)

    def state(match: Match) -> State:
        found: State = reached.__get__(match)
        return rooms[0].seen(found) if rooms else found

    monkeypatch.setattr(Match, "state", property(state))
    monkeypatch.setattr(fair, "entropy", entropy)

    @asynccontextmanager
    async def enter(sample: Sample) -> AsyncIterator[Room]:
        settings = Settings(database_url=f"sqlite:///{database}", bot_pause=0, pace=0, away_seconds=0)
        async with serving(settings, clock=lambda: rooms[0].time if rooms else MOMENT) as client:
            listed = {"settings": {"listed": True, "clock": CLOCK}}
            opened = await client.open(*["here"] * sample.players, game=sample.game, **listed, **sample.options)
            rooms.append(Room(client, opened, database, sample))
            await rooms[0].go(sample.way)
            await rooms[0].restore()
            yield rooms[0]

    return enter


# --- everything that somebody receives -------------------------------------------------------------------------------


async def receive(room: Room, viewer: int) -> Received:
    """All that the server says to a viewer who asks everything and changes nothing."""
    return [*await asked(room, viewer), *await refused(room, viewer), *await heard(room, viewer)]


async def asked(room: Room, viewer: int) -> Received:
    """Every question that is answered to somebody, also in the forms that caches and archives like."""
    at, ply = f"/tables/{room.opened.id}", room.table.ply
    paths = ["/games", "/tables", f"/tables?ids={room.opened.id}", at, f"{at}/state", f"{at}/view", f"{at}/log"]
    paths += [f"{at}/view?at={when}" for when in {0, max(0, ply - 1), ply, ply + 1}]
    paths += [f"{at}/log?after=0", f"{at}/log?before={ply}", f"{at}/story", f"{at}/record"]
    paths += [f"{at}/chat", f"{at}/chat?after=1", f"{at}/seats/mine", "/notices", "/account/tables"]
    paths += [f"{at}/{what}?seat={seat}" for what in ("state", "view") for seat in room.opened.tokens]
    got: Received = []
    for path in paths:
        for headers in ({}, {"accept_encoding": "gzip"}, {"accept_language": "uk"}):
            reply = await room.client.ask("GET", path, token=room.token(viewer), **headers)
            got.append((f"GET {path} {headers}", (reply.status, reply.headers, reply.body)))
    return got


def same_as_legal(room: Room, viewer: int, action: int) -> bool:
    """Whether an action is taken although it is not offered: the second of two equal tiles in a depot."""
    state = room.table.match.state
    if viewer not in state.deciders:
        return False
    reason = state.why_not(action, viewer)
    return reason is not None and reason.same in state.legal_actions(viewer)


async def refused(room: Room, viewer: int) -> Received:
    """Everything that the viewer may try in vain, in every language."""
    at, ply = f"/tables/{room.opened.id}", room.table.ply
    view = (await room.client.state(room.opened.id, room.token(viewer)))["view"]
    legal = {action["id"] for action in view["actions"]}
    actions = room.table.match.game.num_actions
    some = range(0, actions, max(23, actions // 40))
    wrong: list[Any] = [number for number in some if number not in legal and not same_as_legal(room, viewer, number)]
    wrong += ["fly away", {"kind": "fly"}, 99_999]
    tries = [("actions", {"ply": ply, "action": action}) for action in wrong]
    tries += [("actions", {"ply": when, "action": 0}) for when in (ply + 1, ply + 2)]
    tries += [("actions", {"ply": ply, "action": 0, "seat": seat}) for seat in room.opened.tokens if seat != viewer]
    tries += [("undo", {"ply": ply + 1}), ("undo", {"ply": ply, "seat": 7})]
    if viewer == SPECTATOR or not room.table.can_undo(viewer):
        tries.append(("undo", {"ply": ply}))
    others = [seat for seat in room.opened.tokens if seat != viewer]
    tries += [(what, {"seat": seat}) for what in ("concede", "leave", "return") for seat in others]
    tries += [("return", {}), ("agree", {"absent": 7})]
    tries += [("chat", {"phrase": "hello", "seat": 7}), ("chat", {"text": " "})]
    posts = [(f"{at}/{what}", {**body, "request": "in-vain-1"}) for what, body in tries]
    posts += [(f"{at}/share", {"share": "0" * 64}), (f"{at}/cancel", {}), (f"{at}/fill", {"level": "page"})]
    posts += [(f"{at}/rematch", {}), (f"{at}/seats/0/invite", {}), (f"{at}/seats/0/claim", {"invite": "a" * 32})]
    got: Received = []
    for language in LANGUAGES:
        for path, body in posts:
            reply = await room.client.ask("POST", path, body, token=room.token(viewer), accept_language=language)
            assert reply.status >= 400, (path, body, reply.body)
            got.append((f"POST {path} {body} {language}", (reply.status, reply.headers, reply.body)))
    return got


async def heard(room: Room, viewer: int) -> Received:
    """What the socket says: to a newcomer, to one who resumes, and to nonsense."""
    socket = await room.client.asgi.socket(f"/api/tables/{room.opened.id}/live")
    tokens = [token for token in [room.token(viewer)] if token]
    wrong = {"ply": room.table.ply + 1, "request": "in-vain-2"}
    heard = {"said": room.table.talk.last}
    messages: list[Any] = [
        {"type": "hello", "tokens": tokens, "language": "ru", **heard},
        {"type": "hello", "tokens": tokens, "ply": 0, **heard},
        {"type": "look", "seat": 7},
        {"type": "action", **wrong, "action": 0},
        {"type": "undo", **wrong},
        {"type": "say", "text": "for another", "seat": 7, "request": "in-vain-3"},
        {"type": "ping"},
        "nonsense",
    ]
    got: Received = []
    for message in messages:
        socket.send(message)
        got.append((f"socket {message}", await socket.raw()))
    await socket.close()
    return got


async def followed(room: Room, viewer: int, last: bool) -> Received:
    """What the viewer hears and then sees when somebody goes on: one way, or, where nobody sees it, another."""
    deciders = room.table.position.summary["deciders"]
    going_on = [(seat, await room.quiet_actions(seat)) for seat in deciders if seat != viewer]
    seat, actions = next((one for one in going_on if one[1]), (SPECTATOR, []))
    if not actions:
        return []
    tokens = [token for token in [room.token(viewer)] if token]
    socket, _ = await room.client.live(room.opened.id, *tokens, said=room.table.talk.last)
    await room.act(seat, actions[-1 if last and len(deciders) > 1 else 0])  # where several decide, choices are sealed
    got: Received = [("socket update", await socket.raw())]
    await socket.close()
    return got + await asked(room, viewer)


def same(one: Received, other: Received) -> None:
    """Not a byte may differ."""
    asked, again = [what for what, _ in one], [what for what, _ in other]
    assert asked == again, "what can be asked depends on what the viewer must not know"
    for (what, before), (_, after) in zip(one, other, strict=True):
        assert before == after, f"{what} tells what the viewer must not know"


async def prove(room: Room, viewer: int) -> bool:
    """Compare everything before and after; whether others had acted unseen."""
    before = await receive(room, viewer), await followed(room, viewer, last=False)
    hidden = await room.deal_anew(viewer)
    after = await receive(room, viewer), await followed(room, viewer, last=True)
    same(before[0], after[0])
    same(before[1], after[1])
    await room.restore()
    return hidden


# --- the proof -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
async def test_nobody_receives_a_byte_of_what_he_cannot_know(sample: Sample, room: Callable[[Sample], Any]) -> None:
    async with room(sample) as there:
        hidden = [await prove(there, viewer) for viewer in there.viewers]
        assert sample.hides in (None, any(hidden)), "the sample has nothing to hide, or hides what is open"


@asynccontextmanager
async def mixing(database: Path) -> AsyncIterator[Room]:
    """A table that is about to begin: its secret is drawn, and one of two shares has come."""
    settings = Settings(database_url=f"sqlite:///{database}", bot_pause=0, pace=0)
    async with serving(settings, clock=lambda: MOMENT) as client:
        announced = [{"share_hash": fair.commitment(share)} for share in SHARES]
        wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "link"}], "settings": {"listed": True}}
        opened = Opened.read(await client.post("/tables", {**wish, **announced[0]}))
        at = f"/tables/{opened.id}"
        taken = await client.post(f"{at}/seats/1/claim", announced[1])
        given = await client.ask("POST", f"{at}/share", {"share": SHARES[0].hex()}, opened.tokens[0])
        assert given.status == 204
        yield Room(client, replace(opened, tokens={**opened.tokens, 1: taken["token"]}), database, Sample(2, ""))


async def while_mixing(room: Room, viewer: int) -> Received:
    """All that a viewer is told of a table that has not begun, and a share that is not the viewer's in vain."""
    reply = await room.client.ask("POST", f"/tables/{room.opened.id}/share", {"share": "0" * 64}, room.token(viewer))
    got: Received = [("POST share", (reply.status, reply.headers, reply.body))]
    return [*got, *await asked(room, viewer), *await heard(room, viewer)]


def mix_anew(room: Room) -> None:
    """Another secret and another share, in the database and in memory, under what was told of them."""
    secret = bytes(255 - byte for byte in room.table.header.secret)  # no bit of it is the same
    share = room.chance.randbytes(32).hex()
    room.rows("UPDATE tables SET secret = ?", secret)
    room.rows("UPDATE seats SET share = ? WHERE share IS NOT NULL", share)
    room.table.header = replace(room.table.header, secret=secret)
    room.table.change([replace(seat, share=seat.share and share) for seat in room.table.seats])


async def prove_of_mixing(room: Room) -> None:
    before = [await while_mixing(room, viewer) for viewer in room.viewers]
    mix_anew(room)
    for viewer, told in zip(room.viewers, before, strict=True):
        same(told, await while_mixing(room, viewer))


async def test_while_the_dice_are_mixed_nobody_receives_a_byte_of_the_secret_or_a_share(memory: Path) -> None:
    async with mixing(memory / "tables.sqlite3") as room:
        assert room.table.status == "starting" and sum(seat.share is not None for seat in room.table.seats) == 1
        await prove_of_mixing(room)


async def given_to_bot(there: Room, seat: int, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Everything that a bot at a seat is given to think about."""
    given: list[Any] = []

    def think(level: str, observed: State) -> int:
        given.append((level, observed.array.tobytes(), observed.observer))
        return observed.legal_actions(seat)[0]

    monkeypatch.setattr(bots, "_think", think)
    moving = there.client.server.bots
    assert isinstance(moving, bots.Bots)
    await moving._move(there.table, seat, "squire")
    assert given
    return given


async def prove_of_bot(there: Room, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await given_to_bot(there, seat, monkeypatch)
    with monkeypatch.context() as honest:
        honest.setattr(State, "observe", OBSERVE)
        assert await there.deal_anew(seat)
    assert before == await given_to_bot(there, seat, monkeypatch), "the bot is told what it must not know"


@pytest.mark.parametrize("sample", [HALF_SEALED, HANDS], ids=str)
async def test_a_bot_is_given_what_its_seat_may_see(
    sample: Sample, room: Callable[[Sample], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room(sample) as there:
        await prove_of_bot(there, there.table.position.summary["deciders"][0], monkeypatch)


# --- planted leaks ---------------------------------------------------------------------------------------------------


def _in_views(room: Room, patch: pytest.MonkeyPatch) -> None:
    def view(state: State, viewer: int, ended: bool = False) -> bytes:
        return orjson.dumps({**orjson.loads(shown(state, viewer, ended)), "trace": state.digest()})

    shown = render.view
    patch.setattr(render, "view", view)


def _in_logs(room: Room, patch: pytest.MonkeyPatch) -> None:
    def event(entry: Entry | None, before: render.Observe, after: render.Observe) -> Event:
        action = {"action": entry and entry.action}
        return {who: orjson.dumps(orjson.loads(made) | action) for who, made in told(entry, before, after).items()}

    told = render.event
    patch.setattr(render, "event", event)


def _in_errors(room: Room, patch: pytest.MonkeyPatch) -> None:
    def problem_of(error: Exception, language: str) -> Any:
        made = told(error, language)
        return made.model_copy(update={"detail": f"{made.detail} ({room.table.match.state.digest()})"})

    told = problems.problem_of
    patch.setattr(problems, "problem_of", problem_of)


def _in_tags(room: Room, patch: pytest.MonkeyPatch) -> None:
    def tag(body: wire.Body) -> str:
        return f'"{room.table.header.secret.hex()[:8]}"'

    patch.setattr(wire.Body, "tag", property(tag))


def _in_headers(room: Room, patch: pytest.MonkeyPatch) -> None:
    def uncached(content: Any, status: int = 200) -> Any:
        answer = made(content, status)
        answer.headers["x-seed"] = room.table.header.secret.hex()
        return answer

    made = responses.uncached
    patch.setattr("duchy.server.routes.tables.uncached", uncached)


def _in_table_infos(room: Room, patch: pytest.MonkeyPatch) -> None:
    def info(*arguments: Any) -> dict[str, Any]:
        return {**made(*arguments), "parity": room.table.header.secret[0] & 1}

    made = wire.info
    patch.setattr(wire, "info", info)


def _in_what_may_be_undone(room: Room, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "can_undo", lambda table, viewer: bool(table.header.secret[0] & 1))


def _in_live_updates(room: Room, patch: pytest.MonkeyPatch) -> None:
    def update(ply: int, *arguments: Any) -> bytes:
        return made(ply, *arguments).replace(b'"type":"update"', b'"type":"update","last":"%b"' % last_action(room))

    def last_action(room: Room) -> bytes:
        return str(room.rows("SELECT action FROM log ORDER BY ply DESC")[0][0]).encode()

    made = wire.update
    patch.setattr(wire, "update", update)


def _in_clocks(room: Room, patch: pytest.MonkeyPatch) -> None:
    def left(clocks: Clocks, seat: int, time: int) -> int:
        return reckoned(clocks, seat, time) + (room.table.header.secret[0] & 1)

    reckoned = Clocks.left
    patch.setattr(Clocks, "left", left)


def _in_chat(room: Room, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(wire, "chat_line", lambda said: orjson.dumps([said.text, room.table.match.state.digest()]))


def _of_shares(room: Room, patch: pytest.MonkeyPatch) -> None:
    def told(header: Header, seats: list[Seat], status: str) -> Any:
        return made(replace(header, root=b"begun"), seats, status)

    made = beginning.told
    patch.setattr(beginning, "told", told)


LEAKS = [
    _in_views,
    _in_logs,
    _in_errors,
    _in_tags,
    _in_headers,
    _in_table_infos,
    _in_what_may_be_undone,
    _in_live_updates,
    _in_clocks,
    _in_chat,
]


@pytest.mark.parametrize("plant", [_in_views, _in_errors], ids=lambda plant: plant.__name__.strip("_"))
async def test_a_planted_leak_of_cards_is_found(
    plant: Callable[[Room, pytest.MonkeyPatch], None],
    room: Callable[[Sample], Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room(HANDS) as there:
        plant(there, monkeypatch)
        with pytest.raises(AssertionError, match="must not know"):
            await prove(there, 0)


@pytest.mark.parametrize("plant", [_in_tags, _in_table_infos, _of_shares], ids=lambda plant: plant.__name__.strip("_"))
async def test_a_planted_leak_while_the_dice_are_mixed_is_found(
    plant: Callable[[Room, pytest.MonkeyPatch], None], memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with mixing(memory / "tables.sqlite3") as room:
        plant(room, monkeypatch)
        with pytest.raises(AssertionError, match="must not know"):
            await prove_of_mixing(room)


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__.strip("_"))
async def test_a_planted_leak_is_found(
    plant: Callable[[Room, pytest.MonkeyPatch], None],
    room: Callable[[Sample], Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room(HALF_SEALED) as there:
        plant(there, monkeypatch)
        with pytest.raises(AssertionError, match="must not know"):
            await prove(there, 2)


@pytest.mark.parametrize("sample", [HALF_SEALED, HANDS], ids=str)
async def test_a_bot_that_is_given_too_much_is_found(
    sample: Sample, room: Callable[[Sample], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room(sample) as there:
        seat = there.table.position.summary["deciders"][0]
        monkeypatch.setattr(State, "observe", lambda state, player=SPECTATOR: state.clone())
        with pytest.raises(AssertionError, match="must not know"):
            await prove_of_bot(there, seat, monkeypatch)
