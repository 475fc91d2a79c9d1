"""The socket: welcome, updates, resuming, several seats at one screen, presence, and messages that make no sense."""

import asyncio
import json
from typing import Any

import pytest

from duchy.server.accounts.requester import Requester
from duchy.server.edge.rate_limits import MESSAGE, Buckets
from duchy.server.live import connection as live
from duchy.server.live.admission import REFUSALS, Admission
from duchy.server.schemas.play import TableState, Update
from duchy.server.schemas.socket import ProblemMessage, TableChanged
from tests.support.asgi import SocketClosed
from tests.support.present import present
from tests.support.server import serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

SEALED = {"setup": "expert", "choice": "sealed", "estates": "dealt"}


async def next_of(socket, kind):
    """The next message of a kind; others are passed over."""
    while (message := await socket.receive())["type"] != kind:
        pass
    return message


def decider(message) -> int:
    return int(message["view"]["deciders"][0])


async def test_a_client_is_welcomed_with_everything_it_needs(client):
    opened = await client.open("here", "here")
    socket, welcome = await client.live(opened.id, opened.tokens[1])
    state = TableState.model_validate(welcome)
    assert (state.viewer, state.held, state.ply) == (1, [1], 0)
    assert state.table.seats[1].online and not state.table.seats[0].online
    await socket.close()


async def test_everybody_hears_of_an_action_and_its_sender_gets_the_answer(client):
    opened = await client.open("here", "here")
    sockets, welcomes = {}, {}
    for name, tokens in (("0", [opened.tokens[0]]), ("1", [opened.tokens[1]]), ("spectator", [])):
        sockets[name], welcomes[name] = await client.live(opened.id, *tokens)
    sender = str(decider(welcomes["spectator"]))
    action = welcomes[sender]["view"]["actions"][0]["id"]
    sockets[sender].send({"type": "action", "ply": 0, "action": action, "request": "my-request"})
    for name, socket in sockets.items():
        update = Update.model_validate(await next_of(socket, "update"))
        assert update.ply == 1 and [event.ply for event in update.events] == [1]
        assert update.request == ("my-request" if name == sender else None)
        assert update.viewer == (-1 if name == "spectator" else int(name))
        assert update.undo is (name == sender)
    sockets[sender].send({"type": "undo", "ply": 1, "request": "my-second"})
    for socket in sockets.values():
        assert (await next_of(socket, "update"))["ply"] == 2
        await socket.close()


async def test_a_request_sent_again_is_answered_with_its_own_event(client):
    opened = await client.open("here", "here")
    first, welcome = await client.live(opened.id, *opened.tokens.values())
    message = {"type": "action", "ply": 0, "action": welcome["view"]["actions"][0]["id"], "request": "my-request"}
    first.send(message)
    await next_of(first, "update")
    await first.close()
    again, welcome = await client.live(opened.id, *opened.tokens.values())
    assert welcome["ply"] == 1
    again.send(message)
    answer = await next_of(again, "update")
    assert answer["request"] == "my-request" and [event["ply"] for event in answer["events"]] == [1]
    assert (await client.state(opened.id))["ply"] == 1
    await again.close()


async def test_a_client_resumes_after_the_ply_that_it_has_seen(client):
    opened = await client.open("here", "here")
    await client.play(opened, plies=9)
    for seen, missing in ((5, [6, 7, 8, 9]), (9, []), (0, list(range(1, 10)))):
        socket, welcome = await client.live(opened.id, ply=seen)
        assert [event["ply"] for event in welcome["events"]] == missing
        await socket.close()
    socket, welcome = await client.live(opened.id, ply=500)  # it cannot have seen that: it gets the latest
    assert [event["ply"] for event in welcome["events"]] == list(range(10))
    await socket.close()


async def test_at_one_screen_the_view_follows_whoever_decides(client):
    opened = await client.open("here", "here")
    socket, seen = await client.live(opened.id, *opened.tokens.values())
    first = decider(seen)
    assert seen["viewer"] == first and seen["held"] == [0, 1]
    socket.send({"type": "action", "ply": 0, "action": "end_turn", "request": "end-my-turn"})
    seen = await next_of(socket, "update")
    assert seen["viewer"] == decider(seen) == 1 - first and seen["view"]["actions"]
    socket.send({"type": "look", "seat": first})
    seen = await next_of(socket, "update")
    assert seen["viewer"] == seen["view"]["viewer"] == first and not seen["view"]["actions"]
    await socket.close()


async def test_sealed_choices_at_one_screen_are_made_one_after_the_other(client):
    opened = await client.open("here", "here", "bot", **SEALED)
    socket, seen = await client.live(opened.id, *opened.tokens.values())
    assert seen["viewer"] == 0
    action = seen["view"]["actions"][0]["id"]
    socket.send({"type": "action", "ply": seen["ply"], "action": action, "seat": 0, "request": "choice-of-0"})
    while seen.get("request") != "choice-of-0":
        seen = await next_of(socket, "update")
    assert seen["viewer"] == 1 and "choice" not in seen["view"]["players"][0]
    await socket.close()


async def test_whoever_sits_down_comes_or_goes_is_told_to_the_others(client):
    opened = await client.open("here", "link")
    socket, _ = await client.live(opened.id, opened.tokens[0])
    seat = await client.post(f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1], "name": "Bo"})
    told = TableState.model_validate(await next_of(socket, "welcome")).table  # the game begins
    assert told.status == "running" and told.seats[1].name == "Bo" and not told.seats[1].online
    other, _ = await client.live(opened.id, seat["token"])
    told = TableChanged.model_validate(await next_of(socket, "table")).table
    assert told.seats[1].online
    await other.close()
    assert not (await next_of(socket, "table"))["table"]["seats"][1]["online"]
    await socket.close()


async def test_a_spectator_who_sits_down_says_hello_again(client):
    opened = await client.open("here", "link")
    socket, welcome = await client.live(opened.id)
    assert welcome["viewer"] == -1
    seat = await client.post(f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1]})
    socket.send({"type": "hello", "tokens": [seat["token"]]})
    begins, greeted = await next_of(socket, "welcome"), await next_of(socket, "welcome")
    assert (begins["viewer"], greeted["viewer"]) == (-1, 1)
    await socket.close()


async def test_a_refusal_names_its_request_and_speaks_the_language_of_the_client(client):
    opened = await client.open("here", "here")
    said = set()
    for language in ("en", "ru", "uk", "tlh"):
        socket, _ = await client.live(opened.id, *opened.tokens.values(), language=language)
        socket.send({"type": "action", "ply": 99, "action": 0, "request": "too-late"})
        message = ProblemMessage.model_validate(await next_of(socket, "problem"))
        assert message.request == "too-late" and message.problem.type == "/problems/stale" and message.problem.ply == 0
        said.add(message.problem.detail)
        await socket.close()
    assert len(said) == 3


async def test_a_spectator_cannot_act_and_nobody_acts_or_looks_for_others(client):
    opened = await client.open("here", "here")
    for tokens, more, problem in (([], {}, "no-token"), ([opened.tokens[0]], {"seat": 1}, "not-your-seat")):
        socket, _ = await client.live(opened.id, *tokens)
        socket.send({"type": "action", "ply": 0, "action": 0, "request": "not-allowed", **more})
        assert (await next_of(socket, "problem"))["problem"]["type"] == f"/problems/{problem}"
        socket.send({"type": "look", "seat": 1})
        assert (await next_of(socket, "problem"))["problem"]["type"] == "/problems/not-your-seat"
        await socket.close()
    assert (await client.state(opened.id))["ply"] == 0


async def test_a_table_without_spectators_greets_only_its_players(client):
    opened = await client.open("here", "here", settings={"spectators": False})
    socket, answer = await client.live(opened.id)
    assert answer["problem"]["type"] == "/problems/no-spectators"
    now = await client.state(opened.id, opened.tokens[0])
    assert not any(seat["online"] for seat in now["table"]["seats"])
    socket.send({"type": "hello", "tokens": [opened.tokens[0]]})
    assert (await next_of(socket, "welcome"))["viewer"] == 0
    await socket.close()


async def test_a_ping_is_answered(client):
    opened = await client.open("here", "here")
    socket, _ = await client.live(opened.id)
    socket.send({"type": "ping"})
    assert await socket.receive() == {"type": "pong"}
    await socket.close()


@pytest.mark.parametrize(
    "nonsense",
    ["", "{", "null", "[]", '{"type":"dance"}', '{"type":"action"}', '{"type":"look","seat":1e999}', b"\x00\xff"],
)
async def test_nonsense_is_answered_a_few_times_and_then_no_more(client, nonsense):
    opened = await client.open("here", "here")
    socket, _ = await client.live(opened.id, opened.tokens[0])
    for _ in range(live.FAULTS):
        socket.send(nonsense)
        assert (await next_of(socket, "problem"))["problem"]["type"] == "/problems/invalid"
    socket.send(nonsense)
    with pytest.raises(SocketClosed) as closed:
        await next_of(socket, "nothing")
    assert closed.value.code == live.POLICY_VIOLATION
    assert not client.server.tables.all()[0].listeners


async def test_a_message_that_is_too_long_ends_the_connection(client):
    opened = await client.open("here", "here")
    socket, _ = await client.live(opened.id, opened.tokens[0])
    socket.send(json.dumps({"type": "ping", "more": "x" * live.LARGEST}))
    with pytest.raises(SocketClosed) as closed:
        await next_of(socket, "nothing")
    assert closed.value.code == live.TOO_LARGE


async def test_whoever_says_nothing_or_not_hello_is_not_waited_for(settings):
    async with serving(settings.changed(hello_seconds=0.05)) as client:
        opened = await client.open("here", "here")
        silent = await client.asgi.socket(f"/api/tables/{opened.id}/live")
        rude = await client.asgi.socket(f"/api/tables/{opened.id}/live")
        rude.send({"type": "ping"})
        assert (await rude.receive())["problem"]["type"] == "/problems/hello"
        for socket in (silent, rude):
            with pytest.raises(SocketClosed) as closed:
                await socket.receive()
            assert closed.value.code == live.POLICY_VIOLATION


async def test_a_table_that_does_not_exist_takes_no_socket(client):
    with pytest.raises(SocketClosed):
        await client.asgi.socket("/api/tables/nothing/live")


async def close_code(socket):
    """The code with which the server closes a socket, whatever it says before."""
    try:
        while True:
            await socket.receive()
    except SocketClosed as closed:
        return closed.code


async def still_open(socket):
    socket.send({"type": "ping"})
    return await next_of(socket, "pong")


async def test_a_table_takes_only_so_many_spectators_and_they_never_lock_a_player_out(settings):
    async with serving(settings.changed(connections_per_table=2)) as client:
        opened = await client.open("here", "here")
        watching = [(await client.live(opened.id))[0] for _ in range(2)]
        with pytest.raises(SocketClosed) as closed:
            await client.live(opened.id)
        assert closed.value.code == live.TRY_AGAIN_LATER
        playing, welcome = zip(*[await client.live(opened.id, token) for token in opened.tokens.values()], strict=True)
        assert [seen["viewer"] for seen in welcome] == [0, 1]
        with pytest.raises(SocketClosed):
            await client.live(opened.id)
        await watching.pop().close()
        watching.append((await client.live(opened.id))[0])
        for socket in (*watching, *playing):
            await still_open(socket)
            await socket.close()


async def test_a_seat_with_too_many_sockets_loses_its_oldest(settings):
    async with serving(settings.changed(sockets_per_seat=2)) as client:
        opened = await client.open("here", "here")
        mine, other = opened.tokens[0], opened.tokens[1]
        opponent, _ = await client.live(opened.id, other)
        both, _ = await client.live(opened.id, mine, other)
        oldest, _ = await client.live(opened.id, mine)
        newest, _ = await client.live(opened.id, mine)
        assert await close_code(both) == live.TRY_AGAIN_LATER
        for socket in (opponent, oldest, newest):
            await still_open(socket)
            await socket.close()
        assert not present(client.server.tables.in_memory(opened.id)).listeners


async def test_an_address_has_only_so_many_sockets_whatever_the_tables(settings):
    async with serving(settings.changed(sockets_per_address=3)) as client:
        tables = [await client.open("here", "here") for _ in range(2)]
        sockets = [(await client.live(tables[number % 2].id))[0] for number in range(3)]
        with pytest.raises(SocketClosed) as closed:
            await client.live(tables[0].id)
        assert closed.value.code == live.TRY_AGAIN_LATER
        client.asgi.address = "198.51.100.9"
        sockets.append((await client.live(tables[0].id))[0])
        client.asgi.address = "203.0.113.7"
        await sockets.pop(0).close()
        sockets.append((await client.live(tables[0].id))[0])
        for socket in sockets:
            await socket.close()
        assert len(client.server.sockets) == 0


async def test_watchers_of_an_address_never_lock_a_player_of_it_out(settings):
    async with serving(settings.changed(sockets_per_address=3)) as client:
        opened = await client.open("here", "here")
        watching = [(await client.live(opened.id))[0] for _ in range(3)]
        silent = [await client.asgi.socket(f"/api/tables/{opened.id}/live") for _ in range(3)]
        playing = [await client.live(opened.id, token) for token in opened.tokens.values()]
        assert [welcome["held"] for _, welcome in playing] == [[0], [1]]
        assert await close_code(silent[0]) == live.TRY_AGAIN_LATER  # who did not say who it is gave way
        with pytest.raises(SocketClosed) as closed:
            await client.live(opened.id)
        assert closed.value.code == live.TRY_AGAIN_LATER
        for socket in (*watching, *(socket for socket, _ in playing)):
            await still_open(socket)
            await socket.close()


async def test_who_sends_too_many_messages_is_told_and_then_sent_away(settings):
    async with serving(settings.changed(pace=0.1)) as client:
        opened = await client.open("here", "here")
        socket, _ = await client.live(opened.id, opened.tokens[0])
        heard: list[dict[str, Any]] = []

        async def ask_without_end():
            while True:
                socket.send({"type": "undo", "ply": 0, "request": f"too-many-{len(heard):06}"})
                heard.append(await next_of(socket, "problem"))

        with pytest.raises(SocketClosed) as closed:
            await ask_without_end()
        assert closed.value.code == live.POLICY_VIOLATION
        kinds = [message["problem"]["type"] for message in heard]
        early = kinds.index("/problems/too-many")
        assert early >= 0.1 * MESSAGE.burst - 1 and "/problems/too-many" not in kinds[:early]
        assert kinds.count("/problems/too-many") == REFUSALS
        assert heard[early]["request"] == f"too-many-{early:06}" and heard[early]["problem"]["status"] == 429
        assert client.server.refused["messages"] > REFUSALS


async def test_an_address_opens_only_so_many_sockets_in_a_while(settings):
    async with serving(settings.changed(pace=0.01)) as client:
        opened = await client.open("here", "here")

        async def come_and_go():
            while True:
                await (await client.live(opened.id))[0].close()

        with pytest.raises(SocketClosed) as closed:
            await come_and_go()
        assert closed.value.code == live.TRY_AGAIN_LATER
        client.asgi.address = "198.51.100.9"
        await (await client.live(opened.id))[0].close()
        assert len(client.server.sockets) == 0


async def test_an_action_that_cannot_be_stored_is_told_so_and_the_connection_stays(client, monkeypatch):
    opened = await client.open("here", "here")
    socket, welcome = await client.live(opened.id, *opened.tokens.values())
    append = client.server.store.append

    async def broken(*arguments):
        raise ConnectionError("the line is dead: secret details")

    message = {"type": "action", "ply": 0, "action": welcome["view"]["actions"][0]["id"], "request": "try-me-twice"}
    monkeypatch.setattr(client.server.store, "append", broken)
    socket.send(message)
    refusal = await next_of(socket, "problem")
    assert refusal["request"] == "try-me-twice" and refusal["problem"]["type"] == "/problems/internal"
    assert "secret" not in json.dumps(refusal)
    monkeypatch.setattr(client.server.store, "append", append)
    socket.send(message)
    assert (await next_of(socket, "update"))["request"] == "try-me-twice"
    await socket.close()


def connected(client, socket, table):
    """A spectator's connection over some socket."""
    server, nobody = client.server, Requester((), None)
    check = server.sign_outs.check_one
    admission = Admission({"client": ("203.0.113.7", 40_000)}, server.sockets, Buckets(0))
    return live.Connection(socket, server.tables, server.chat, table, server.settings, nobody, check, admission)


class Reader:
    """A socket that says hello and takes its messages only when it likes."""

    def __init__(self, takes) -> None:
        self.messages: list[dict[str, Any]] = []
        self._takes = takes
        self._greeted = False

    async def receive(self):
        if self._greeted:
            await asyncio.Event().wait()
        self._greeted = True
        return {"type": "websocket.receive", "text": '{"type":"hello"}'}

    async def send_text(self, text):
        self.messages.append(json.loads(text))
        await self._takes(len(self.messages))


async def test_a_slow_reader_gets_one_full_update_instead_of_many(client):
    """A message that is not taken holds back nothing but itself: there is no queue to grow."""
    opened = await client.open("here", "here")
    gate = asyncio.Event()
    done = asyncio.Event()

    async def takes(number):
        if number == 2:
            await gate.wait()
        if number == 3:
            done.set()

    reader = Reader(takes)
    table = await client.server.tables.get(opened.id)
    connection = connected(client, reader, table)
    running = asyncio.create_task(connection.run())
    await client.play(opened, plies=12)
    gate.set()
    await done.wait()
    running.cancel()
    welcome, first, second = reader.messages
    assert (welcome["ply"], first["ply"], second["ply"]) == (0, 1, 12)
    assert [event["ply"] for event in second["events"]] == list(range(2, 13))


async def test_a_reader_who_takes_nothing_is_dropped(settings):
    async with serving(settings.changed(send_seconds=0.05)) as client:
        opened = await client.open("here", "here")
        table = await client.server.tables.get(opened.id)
        stuck = Reader(lambda number: asyncio.Event().wait())
        with pytest.raises(live.Closed) as closed:
            await connected(client, stuck, table).run()
        assert closed.value.code == live.TRY_AGAIN_LATER
        assert not table.listeners


async def test_whoever_sends_and_does_not_read_is_dropped(client):
    opened = await client.open("here", "here")

    class Chatterbox(Reader):
        async def receive(self):
            return {"type": "websocket.receive", "text": '{"type":"ping"}' if self.messages else '{"type":"hello"}'}

    table = await client.server.tables.get(opened.id)
    box = Chatterbox(lambda number: asyncio.Event().wait())
    with pytest.raises(live.Closed) as closed:
        await connected(client, box, table).run()
    assert closed.value.code == live.TRY_AGAIN_LATER
