"""The documentation at a table: its pages and pictures where it was built, and a way to get it where it was not."""

import gzip
from pathlib import Path

import pytest

from duchy.server.edge.documentation import API_PAGE, Documentation
from duchy.server.edge.middleware import POLICY
from duchy.server.edge.static import Client
from duchy.server.settings import Settings
from tests.server.test_static import PAGE, elsewhere, get
from tests.support.asgi import Asgi
from tests.support.present import present
from tests.support.server import serving

pytestmark = pytest.mark.anyio

INDEX = b"<!doctype html><title>The documentation</title>" + b"<p>words</p>" * 40
HTML = "text/html,application/xhtml+xml"


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_bytes(PAGE)
    return folder


@pytest.fixture
def built(client_folder: Path, tmp_path: Path) -> Asgi:
    folder = tmp_path / "site"
    (folder / "play").mkdir(parents=True)
    (folder / "_static").mkdir()
    (folder / "index.html").write_bytes(INDEX)
    (folder / "play" / "index.html").write_bytes(b"<p>play</p>")
    (folder / "http-api.html").write_bytes(b"<p>routes</p>")
    (folder / "_static" / "page.css").write_bytes(b"p {}")
    (folder / "picture.png").write_bytes(b"\x89PNG")
    return Asgi(Client(elsewhere, client_folder, documentation=Documentation(folder).response))


@pytest.fixture
def missing(client_folder: Path, tmp_path: Path) -> Asgi:
    return Asgi(Client(elsewhere, client_folder, documentation=Documentation(tmp_path / "nowhere").response))


@pytest.mark.parametrize(
    ("path", "body", "kind"),
    [
        ("/docs/", INDEX, "text/html; charset=utf-8"),
        ("/docs/index.html", INDEX, "text/html; charset=utf-8"),
        ("/docs/play/", b"<p>play</p>", "text/html; charset=utf-8"),
        ("/docs/_static/page.css", b"p {}", "text/css; charset=utf-8"),
        ("/docs/picture.png", b"\x89PNG", "image/png"),
    ],
)
async def test_every_file_has_its_address(built: Asgi, path: str, body: bytes, kind: str):
    reply = await get(built, path)
    assert (reply.status, reply.body, reply.header("content-type")) == (200, body, kind)
    assert reply.header("cache-control") == "no-cache"


async def test_the_folder_is_reached_without_its_slash(built: Asgi):
    reply = await get(built, "/docs")
    assert (reply.status, reply.header("location"), reply.header("cache-control")) == (307, "/docs/", "no-store")


async def test_pages_are_compressed_and_sent_again_only_when_they_changed(built: Asgi):
    zipped = await get(built, "/docs/", accept_encoding="gzip")
    assert (gzip.decompress(zipped.body), zipped.header("content-encoding")) == (INDEX, "gzip")
    again = await get(built, "/docs/", accept_encoding="gzip", if_none_match=present(zipped.header("etag")))
    assert (again.status, again.body) == (304, b"")


async def test_head_tells_the_size_and_sends_nothing(built: Asgi):
    reply = await get(built, "/docs/", "HEAD")
    assert (reply.status, reply.body, reply.header("content-length")) == (200, b"", str(len(INDEX)))


@pytest.mark.parametrize("path", ["/docs/nothing.html", "/docs/_static/", "/docs/../client/index.html", "/docsx"])
async def test_what_is_not_there_is_not_found(built: Asgi, path: str):
    assert (await get(built, path)).body == b"elsewhere"
    lost = await get(built, path, accept=HTML)
    assert (lost.status, lost.body) == (404, PAGE)


async def test_what_was_removed_while_the_server_runs_is_not_found(built: Asgi, tmp_path: Path):
    assert (await get(built, "/docs/")).status == 200
    (tmp_path / "site" / "picture.png").unlink()
    assert (await get(built, "/docs/picture.png")).body == b"elsewhere"


async def test_where_it_was_not_built_the_client_says_how_to_get_it(missing: Asgi):
    for path in ("/docs", "/docs/"):
        reply = await get(missing, path, accept=HTML)
        assert (reply.status, reply.body) == (404, PAGE)
    assert (await get(missing, "/docs/")).body == b"elsewhere"
    led = await get(missing, "/docs/play/index.html", accept=HTML)
    assert (led.status, led.header("location")) == (307, "/docs")


async def test_the_interface_leads_to_its_readable_page(settings: Settings):
    async with serving(settings) as client:
        reply = await client.ask("GET", "/docs")
        assert (reply.status, reply.header("location")) == (307, API_PAGE)
        assert reply.header("content-security-policy") == POLICY
