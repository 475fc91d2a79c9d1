"""The chat of a table: who may write, what is shown, what is kept, and what it has no part in."""

import pytest
from sqlalchemy import select

from duchy.server.live.chat import cleaned
from duchy.server.schemas.chat import ChatLine, ChatPage
from duchy.server.schemas.socket import ChatMessage
from duchy.server.storage.models import CHAT
from tests.support.asgi import Reply
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

EVERYONE = {"chat": "everyone"}
MARKUP = '<img src=x onerror=alert(1)> & <b>bold</b> "quoted" {{curly}} javascript:alert(1)'


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


async def say(client: Client, opened: Opened, token: str | None = None, **wish) -> Reply:
    body = {"request": client.request(), **wish}
    return await client.ask("POST", f"/tables/{opened.id}/chat", body, token)


async def heard(client: Client, opened: Opened, token: str | None = None, query: str = "") -> list[dict]:
    return list((await client.get(f"/tables/{opened.id}/chat{query}", token))["lines"])


# --- saying and hearing ----------------------------------------------------------------------------------------------


async def test_what_a_player_says_everybody_at_the_table_reads(client: Client):
    opened = await client.open("here", "here")
    reply = await say(client, opened, opened.tokens[1], text="  Well met!  ")
    assert reply.status == 201
    line = ChatLine.model_validate_json(reply.body)
    assert (line.number, line.seat, line.name, line.phrase, line.text) == (1, 1, None, None, "Well met!")
    for token in (*opened.tokens.values(), None):
        page = ChatPage.model_validate(await client.get(f"/tables/{opened.id}/chat", token))
        assert page.lines == [line]


async def test_a_phrase_is_a_key_and_no_words(client: Client):
    opened = await client.open("here", "here")
    assert (await say(client, opened, opened.tokens[0], phrase="luck")).status == 201
    assert slug(await say(client, opened, opened.tokens[0], phrase="gossip")) == "invalid"
    (line,) = await heard(client, opened)
    assert (line["phrase"], line["text"]) == ("luck", None)


async def test_over_the_socket_it_comes_at_once_and_whoever_comes_later_reads_what_is_missing(client: Client):
    opened = await client.open("here", "here")
    ada, _ = await client.live(opened.id, opened.tokens[0])
    bo, _ = await client.live(opened.id, opened.tokens[1])
    watcher, _ = await client.live(opened.id)
    await ada.receive()  # Bo is there
    ada.send({"type": "say", "phrase": "hello", "request": "greeting-1"})
    answers = [await socket.receive() for socket in (ada, bo, watcher)]
    assert [answer["request"] for answer in answers] == ["greeting-1", None, None]
    for answer in answers:
        (line,) = ChatMessage.model_validate(answer).lines
        assert (line.seat, line.phrase) == (0, "hello")
    await say(client, opened, opened.tokens[1], text="over HTTP")
    assert [(await socket.receive())["lines"][0]["text"] for socket in (ada, bo, watcher)] == ["over HTTP"] * 3
    late, _ = await client.live(opened.id)
    assert [line["number"] for line in (await late.receive())["lines"]] == [1, 2]
    back, _ = await client.live(opened.id, said=1)
    assert [line["number"] for line in (await back.receive())["lines"]] == [2]
    assert [line["number"] for line in await heard(client, opened, query="?after=1")] == [2]


async def test_the_same_request_is_said_once(client: Client):
    opened = await client.open("here", "here")
    first = await say(client, opened, opened.tokens[0], text="once", request="the-request")
    again = await say(client, opened, opened.tokens[0], text="once", request="the-request")
    assert first.json() == again.json() and len(await heard(client, opened)) == 1
    assert slug(await say(client, opened, opened.tokens[1], text="mine", request="the-request")) == "request-reused"


async def test_several_seats_at_one_screen_say_which_one_speaks(client: Client):
    opened = await client.open("here", "here", "here")
    socket, _ = await client.live(opened.id, opened.tokens[0], opened.tokens[2])
    socket.send({"type": "say", "text": "for two", "request": "request-1", "seat": 2})
    assert (await socket.receive())["lines"][0]["seat"] == 2
    socket.send({"type": "say", "text": "for another", "request": "request-2", "seat": 1})
    assert (await socket.receive())["problem"]["type"] == "/problems/not-your-seat"


# --- who may write ---------------------------------------------------------------------------------------------------


async def test_spectators_write_only_where_the_opener_allows_it(client: Client):
    closed = await client.open("here", "here")
    assert slug(await say(client, closed, text="psst")) == "chat-seats"
    opened = await client.open("here", "here", settings=EVERYONE)
    assert (await say(client, opened, text="Hello!", name="Mallory")).status == 201
    assert slug(await say(client, opened, text="as seat 0", seat=0)) == "no-token"
    (line,) = await heard(client, opened)
    assert (line["seat"], line["name"]) == (None, "Mallory")


async def test_a_spectator_with_an_account_is_called_by_it(client: Client):
    reply = await client.ask("POST", "/account", {"name": "Anna", "password": "correct horse battery"})
    cookie = str(reply.header("set-cookie")).partition(";")[0]
    opened = await client.open("here", "here", settings=EVERYONE)
    body = {"text": "It is me", "name": "Bo", "request": client.request()}
    await client.ask("POST", f"/tables/{opened.id}/chat", body, cookie=cookie)
    assert [line["name"] for line in await heard(client, opened)] == ["Anna"]


async def test_where_nobody_may_watch_nobody_else_writes_or_reads(client: Client):
    opened = await client.open("here", "here", settings={"spectators": False, **EVERYONE})
    assert slug(await say(client, opened, text="psst")) == "no-spectators"
    assert slug(await client.ask("GET", f"/tables/{opened.id}/chat")) == "no-spectators"


async def test_the_opener_switches_it_off(client: Client):
    opened = await client.open("here", "here", settings={"chat": "off"})
    assert slug(await say(client, opened, opened.tokens[0], text="hello?")) == "chat-off"
    socket, _ = await client.live(opened.id, opened.tokens[0])
    socket.send({"type": "say", "phrase": "hello", "request": "request-1"})
    answer = await socket.receive()
    assert (answer["request"], answer["problem"]["type"]) == ("request-1", "/problems/chat-off")
    assert await heard(client, opened) == []


# --- what may be written ---------------------------------------------------------------------------------------------


async def test_markup_stays_text(client: Client):
    opened = await client.open("here", "here")
    await say(client, opened, opened.tokens[0], text=MARKUP)
    assert [line["text"] for line in await heard(client, opened)] == [MARKUP]


@pytest.mark.parametrize("wish", [{}, {"text": "   "}, {"text": "a", "phrase": "hello"}, {"text": "\u202e\u200b"}])
async def test_nothing_is_no_message(client: Client, wish: dict):
    opened = await client.open("here", "here")
    reply = await say(client, opened, opened.tokens[0], **wish)
    assert reply.status == 422 and await heard(client, opened) == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\u202eb\u2066c\u200bd\ufeff", "abcd"),
        ("two\u2028lines", "two lines"),
        ("so   much    room", "so much room"),
        ("\U0001f469\u200d\U0001f373", "\U0001f469\u200d\U0001f373"),
        ("Привіт, «світе»!", "Привіт, «світе»!"),
    ],
)
def test_what_hides_or_turns_text_is_left_out(text: str, shown: str):
    assert cleaned(text) == shown


async def test_control_characters_and_very_long_texts_are_refused(settings):
    async with serving(settings.changed(chat_length=20)) as client:
        opened = await client.open("here", "here")
        assert slug(await say(client, opened, opened.tokens[0], text="a\nb")) == "invalid"
        assert slug(await say(client, opened, opened.tokens[0], text="a" * 5000)) == "invalid"
        long = await say(client, opened, opened.tokens[0], text="a" * 21)
        assert slug(long) == "chat-long" and "20" in long.json()["detail"]
        assert (await say(client, opened, opened.tokens[0], text="a" * 20)).status == 201


async def test_whoever_writes_too_fast_waits_and_nobody_else_does(settings):
    async with serving(settings.changed(pace=1, chat_burst=2, chat_per_minute=1)) as client:
        opened = await client.open("here", "here")
        statuses = [(await say(client, opened, opened.tokens[0], phrase="hello")).status for _ in range(3)]
        assert statuses == [201, 201, 429]
        assert (await say(client, opened, opened.tokens[1], phrase="hello")).status == 201
        socket, _ = await client.live(opened.id, opened.tokens[0], said=3)
        socket.send({"type": "say", "phrase": "hello", "request": "request-x"})
        assert (await socket.receive())["problem"]["status"] == 429


async def test_spectators_of_one_address_are_counted_together(settings):
    async with serving(settings.changed(pace=1, chat_burst=2, chat_per_minute=1)) as client:
        tables = [await client.open("here", "here", settings=EVERYONE) for _ in range(3)]
        assert [(await say(client, table, text="spam", name=f"S{n}")).status for n, table in enumerate(tables)] == [
            201,
            201,
            429,
        ]


# --- what is kept ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_restart_keeps_it(settings):
    async with serving(settings) as client:
        opened = await client.open("here", "here")
        await say(client, opened, opened.tokens[0], text="before", request="the-request")
    async with serving(settings) as client:
        await say(client, opened, opened.tokens[0], text="before", request="the-request")
        await say(client, opened, opened.tokens[1], text="after")
        assert [(line["number"], line["text"]) for line in await heard(client, opened)] == [(1, "before"), (2, "after")]


async def test_only_the_latest_lines_are_kept(settings):
    async with serving(settings.changed(chat_kept=3)) as client:
        opened = await client.open("here", "here")
        for number in range(5):
            await say(client, opened, opened.tokens[0], text=str(number))
        assert [line["text"] for line in await heard(client, opened)] == ["2", "3", "4"]
        async with client.server.engine.connect() as connection:
            stored = (await connection.execute(select(CHAT.c.text).order_by(CHAT.c.number))).scalars().all()
        assert stored == ["2", "3", "4"]


async def test_a_line_of_another_process_is_found_and_its_number_not_taken(client: Client):
    opened = await client.open("here", "here")
    await say(client, opened, opened.tokens[0], text="first")
    table = await client.server.tables.get(opened.id)
    table.talk.lines.clear()  # as if another process had stored it
    await say(client, opened, opened.tokens[1], text="second")
    assert [line["text"] for line in await heard(client, opened)] == ["first", "second"]


async def test_who_deletes_an_account_takes_the_words_along(client: Client):
    reply = await client.ask("POST", "/account", {"name": "Anna", "password": "correct horse battery"})
    cookie = str(reply.header("set-cookie")).partition(";")[0]
    opened = await client.open("here", "here")
    keep = {"table": opened.id, "token": opened.tokens[0]}
    assert (await client.ask("POST", "/account/seats", keep, cookie=cookie)).status == 204
    for seat in (1, 0):
        await say(client, opened, opened.tokens[seat], text=f"by {seat}")
    assert (await client.ask("DELETE", "/account", {"password": "correct horse battery"}, cookie=cookie)).status == 204
    await say(client, opened, opened.tokens[1], phrase="luck")
    lines = [(line["number"], line["text"], line["phrase"]) for line in await heard(client, opened)]
    assert lines == [(1, "by 1", None), (2, None, None), (3, None, "luck")]


async def test_what_a_spectator_said_goes_with_the_account(client: Client):
    reply = await client.ask("POST", "/account", {"name": "Anna", "password": "correct horse battery"})
    cookie = str(reply.header("set-cookie")).partition(";")[0]
    opened = await client.open("here", "here", settings=EVERYONE)
    body = {"text": "I only watch", "request": client.request()}
    assert (await client.ask("POST", f"/tables/{opened.id}/chat", body, cookie=cookie)).status == 201
    await say(client, opened, text="So do I", name="Bo")
    assert (await client.ask("DELETE", "/account", {"password": "correct horse battery"}, cookie=cookie)).status == 204
    lines = [(line["name"], line["text"]) for line in await heard(client, opened)]
    assert lines == [(None, None), ("Bo", "So do I")]
    (stored, _) = await client.server.store.said(opened.id)
    assert (stored.name, stored.text, stored.account) == (None, None, None)


# --- what it has no part in ------------------------------------------------------------------------------------------


async def test_it_changes_nothing_of_the_game_and_is_not_in_the_record(client: Client):
    opened = await client.open("here", "here")
    before = [await client.state(opened.id, token) for token in (*opened.tokens.values(), None)]
    await say(client, opened, opened.tokens[0], text="unmistakable words")
    assert [await client.state(opened.id, token) for token in (*opened.tokens.values(), None)] == before
    await client.finish(opened)
    await say(client, opened, opened.tokens[1], text="unmistakable words")
    for path in ("record", "log", "story", "state"):
        reply = await client.ask("GET", f"/tables/{opened.id}/{path}", token=opened.tokens[0])
        assert reply.status == 200 and b"unmistakable" not in reply.body


async def test_a_line_tells_only_who_said_what_and_when(client: Client):
    opened = await client.open("here", "here", setup="expert", choice="sealed", estates="dealt")
    await say(client, opened, opened.tokens[0], text="sealed?")
    (line,) = await heard(client, opened)
    assert set(line) == {"number", "seat", "name", "phrase", "text", "created"}
    (public,) = await heard(client, opened, opened.tokens[1])
    assert public == line
