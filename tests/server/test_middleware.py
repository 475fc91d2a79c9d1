"""What surrounds every request, tried on the whole application."""

import pytest
from fastapi import FastAPI, Request

from duchy.server import problems
from duchy.server.edge.middleware import LARGEST, SecurityHeaders, SizeLimit
from duchy.server.problems import UnexpectedErrors
from tests.support.asgi import ORIGIN, Asgi, SocketClosed
from tests.support.server import Client

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

CAREFUL = ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy")


@pytest.mark.parametrize("path", ["/health", "/tables/none", "/openapi.json", "/games/burgundy/setup", "/nothing"])
async def test_every_answer_tells_browsers_to_be_careful(client: Client, path: str):
    reply = await client.ask("GET", path)
    assert all(reply.header(name) for name in CAREFUL)
    assert reply.header("strict-transport-security") is None  # this is plain HTTP


async def test_the_policy_allows_nothing_from_elsewhere_and_nothing_inline(client: Client):
    policy = (await client.asgi.ask("GET", "/")).header("content-security-policy")
    assert policy is not None
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert parts["default-src"] == "'none'"
    assert parts["script-src"] == parts["style-src"] == parts["connect-src"] == "'self'"
    assert parts["frame-ancestors"] == parts["base-uri"] == "'none'"
    assert "unsafe" not in policy and "http" not in policy and "*" not in policy


async def test_over_https_browsers_are_told_to_stay_there():
    sent: list[bytes] = []

    async def app(scope, receive, send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def nothing() -> dict:
        raise AssertionError("nobody reads")

    async def send(message) -> None:
        sent.extend(name for name, _ in message["headers"])

    await SecurityHeaders(app)({"type": "http", "scheme": "https"}, nothing, send)
    assert b"strict-transport-security" in sent


async def test_even_what_nobody_foresaw_is_answered_with_care():
    app = FastAPI()
    problems.install(app)
    app.add_middleware(UnexpectedErrors)
    app.add_middleware(SecurityHeaders)

    @app.get("/fault")
    async def fault() -> None:
        raise RuntimeError("the secret is 42")

    reply = await Asgi(app).ask("GET", "/fault")
    assert (reply.status, reply.json()["type"]) == (500, "/problems/internal")
    assert b"42" not in reply.body
    assert all(reply.header(name) for name in CAREFUL)


async def test_a_request_that_is_too_large_is_refused_before_it_is_read(client: Client):
    for length in (str(LARGEST + 1), "9" * 30, "-1", "many"):
        reply = await client.ask("POST", "/tables", b"{}", content_length=length)
        assert (reply.status, reply.json()["type"]) == (413, "/problems/too-large")


async def test_a_request_that_grows_too_large_is_refused_while_it_is_read():
    app = FastAPI()
    problems.install(app)
    app.add_middleware(SizeLimit, largest=10)

    @app.post("/echo")
    async def echo(request: Request) -> int:
        return len(await request.body())

    asgi = Asgi(app)
    assert (await asgi.ask("POST", "/echo", b"x" * 10, headers={"content-length": "0"})).json() == 10
    assert (await asgi.ask("POST", "/echo", b"x" * 11, headers={"content-length": "0"})).status == 413


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "http://table.test.evil.test", "http://[bad"])
async def test_other_sites_cannot_use_somebodys_session_or_open_sockets(client: Client, origin: str):
    reply = await client.ask("DELETE", "/session", cookie="duchy_session=x", origin=origin)
    assert (reply.status, reply.json()["type"]) == (403, "/problems/origin")
    table = await client.open("here", "here")
    with pytest.raises(SocketClosed):
        await client.asgi.socket(f"/api/tables/{table.id}/live", headers={"origin": origin})


async def test_our_own_pages_and_programs_can(client: Client):
    assert (await client.ask("DELETE", "/session", cookie="duchy_session=x", origin=ORIGIN)).status == 204
    assert (await client.ask("DELETE", "/session", cookie="duchy_session=x")).status == 204
    assert (await client.ask("DELETE", "/session", cookie="duchy_session=x", sec_fetch_site="cross-site")).status == 403
    table = await client.open("here", "here")
    await (await client.asgi.socket(f"/api/tables/{table.id}/live")).close()
