"""The built client: the right file, in the right encoding, kept as long as is right."""

import gzip
from pathlib import Path

import pytest

from duchy.server.edge.static import Client
from tests.support.asgi import Asgi, Reply
from tests.support.present import present

pytestmark = pytest.mark.anyio

PAGE = b"<!doctype html><title>Duchy</title>"
SCRIPT = b"export const table = 'burgundy'\n" * 50


async def elsewhere(scope, receive, send) -> None:
    """Whoever answers what is not for the client."""
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body", "body": b"elsewhere"})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "favicon.svg").write_bytes(b"<svg/>")
    (tmp_path / "assets" / "main-a1b2.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-a1b2.js.br").write_bytes(b"as brotli")
    (tmp_path / "assets" / "serif-c3d4.woff2").write_bytes(b"wOF2")
    return tmp_path


@pytest.fixture
def built(folder: Path) -> Asgi:
    return Asgi(Client(elsewhere, folder))


async def get(client: Asgi, path: str, method: str = "GET", **headers: str) -> Reply:
    return await client.ask(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})


async def test_the_page_of_a_table_names_its_game(folder: Path):
    index = PAGE + b'<script data-game=""></script>'
    (folder / "index.html").write_bytes(index)
    (folder / "index.html.br").write_bytes(b"as brotli")
    games = {"known": "dice"}
    client = Asgi(Client(elsewhere, folder, games.get))
    named = await get(client, "/table/known", accept_encoding="br")
    assert named.body == PAGE + b'<script data-game="dice"></script>'
    for path in ("/table/other", "/table/known/replay", "/tables", "/"):
        plain = await get(client, path)
        assert plain.body == index
        assert plain.header("etag") != named.header("etag")
    again = await get(client, "/table/known", if_none_match=present(named.header("etag")))
    assert again.status == 304


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/tables",
        "/table/aB3_-x",
        "/table/aB3_-x/replay",
        "/rules/burgundy",
        "/settings",
        "/about",
        "/account",
        "/profile",
        "/notices",
        "/offline",
    ],
)
async def test_every_page_of_the_client_is_its_index(built: Asgi, path: str):
    reply = await get(built, path)
    assert (reply.status, reply.body) == (200, PAGE)
    assert reply.header("content-type") == "text/html; charset=utf-8"
    assert reply.header("cache-control") == "no-cache"


async def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(built: Asgi):
    reply = await get(built, "/assets/main-a1b2.js")
    assert reply.body == SCRIPT
    assert reply.header("content-type") == "text/javascript; charset=utf-8"
    assert reply.header("cache-control") == "public, max-age=31536000, immutable"
    assert (await get(built, "/favicon.svg")).header("cache-control") == "no-cache"
    assert (await get(built, "/assets/serif-c3d4.woff2")).header("content-type") == "font/woff2"


async def test_encodings_are_those_that_the_asker_takes(built: Asgi):
    zipped = await get(built, "/assets/main-a1b2.js", accept_encoding="deflate, gzip;q=0.8")
    assert gzip.decompress(zipped.body) == SCRIPT
    assert zipped.header("content-encoding") == "gzip"
    best = await get(built, "/assets/main-a1b2.js", accept_encoding="gzip, br")
    assert (best.body, best.header("content-encoding")) == (b"as brotli", "br")
    font = await get(built, "/assets/serif-c3d4.woff2", accept_encoding="gzip, br")
    assert font.header("content-encoding") is None
    assert {reply.header("vary") for reply in (zipped, best, font)} == {"Accept-Encoding"}


async def test_what_is_unchanged_is_not_sent_again(built: Asgi):
    for encoding in ("identity", "gzip"):
        tag = present((await get(built, "/", accept_encoding=encoding)).header("etag"))
        again = await get(built, "/", accept_encoding=encoding, if_none_match=tag)
        assert (again.status, again.body) == (304, b"")
    assert (await get(built, "/", accept_encoding="identity", if_none_match=tag)).status == 200


async def test_head_tells_the_size_and_sends_nothing(built: Asgi):
    reply = await get(built, "/", "HEAD")
    assert (reply.status, reply.body, reply.header("content-length")) == (200, b"", str(len(PAGE)))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/nothing"),
        ("GET", "/nothing"),
        ("GET", "/../static.py"),
        ("GET", "/assets/../../static.py"),
        ("GET", "/assets/main-a1b2.js.br"),
        ("GET", "/assets/"),
        ("GET", "/table/x/y/z"),
        ("POST", "/"),
    ],
)
async def test_what_is_not_the_clients_is_for_others(built: Asgi, method: str, path: str):
    assert (await get(built, path, method)).body == b"elsewhere"


async def test_a_person_who_is_lost_gets_the_client_which_says_so(built: Asgi):
    reply = await get(built, "/nothing", accept="text/html,application/xhtml+xml")
    assert (reply.status, reply.body) == (404, PAGE)
    assert (await get(built, "/api/nothing", accept="text/html")).body == b"elsewhere"


async def test_a_client_that_is_not_built_says_how_to_build_it(tmp_path: Path):
    client = Asgi(Client(elsewhere, tmp_path / "nowhere"))
    reply = await get(client, "/", accept_language="uk")
    assert reply.status == 503
    assert "make web" in reply.body.decode() and "Клієнт" in reply.body.decode()
    assert (await get(client, "/nothing", accept="text/html")).body == b"elsewhere"
