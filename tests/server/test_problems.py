"""Refusals: problem documents in the asker's language, and never more than is meant to be said."""

import ast
import re
from pathlib import Path

import pytest
from fastapi import FastAPI
from pydantic import BaseModel

import duchy
from duchy.engine.words.text import Texts
from duchy.server import problems
from duchy.server.problems import Refused, language_of, problem_of
from tests.support.asgi import Asgi
from tests.support.texts import LANGUAGES, check_every_text, check_same_keys_and_variables, entries, variables, words

PACKAGE = "duchy.server"
SERVER = Path(problems.__file__).parent
SAMPLES: dict[str, list[str | int]] = {
    "command": ["make web"],
    "field": ["seats.0.kind"],
    "languages": ["en, ru"],
    "players": [1, 2, 5],
    "seats": [1, 2, 5],
    "seconds": [1, 2, 5, 21],
    "minutes": [1, 2, 5, 21],
    "unit": ["minutes", "seconds"],
    "count": [1, 2, 5, 21, 300],
    "game": ["Bruges"],
    "limit": [20],
    "name": ["Ada"],
    "link": ["https://duchy.example/table/x"],
    "links": ["Ada: https://duchy.example/recover#x"],
    "never": ["https://duchy.example/notices/y"],
    "stop": ["https://duchy.example/notices/x"],
    "text": ["Bruges with Ada"],
    "title": ["It’s your turn"],
}
#: Said by the framework's or the engine's refusals, which carry no slug in the code.
INDIRECT = {"not-found", "method", "too-large", "media-type", "bad-request", "invalid", "internal"} | {
    slug for _, _, slug in problems._ENGINE
}


class Body(BaseModel):
    number: int


@pytest.fixture
def client() -> Asgi:
    app = FastAPI()
    problems.install(app)
    app.add_middleware(problems.UnexpectedErrors)

    @app.post("/number")
    async def number(body: Body) -> int:
        return body.number

    @app.get("/stale")
    async def stale() -> None:
        raise Refused(409, "stale", ply=7)

    @app.get("/often")
    async def often() -> None:
        raise Refused(429, "too-many", seconds=5)

    @app.get("/options")
    async def options() -> None:
        duchy.load("burgundy", players=9)

    @app.get("/fault")
    async def fault() -> None:
        raise RuntimeError("the secret is 42")

    return Asgi(app)


@pytest.mark.anyio
async def test_a_refusal_says_what_where_and_in_which_language(client: Asgi):
    answer = await client.ask("GET", "/stale", headers={"Accept-Language": "uk, en;q=0.5"})
    assert answer.status == 409
    assert answer.header("content-type") == "application/problem+json"
    assert answer.header("content-language") == "uk"
    assert answer.json() == {
        "type": "/problems/stale",
        "title": "Ситуація змінилася",
        "status": 409,
        "detail": "Ситуація на столі змінилася. Погляньте ще раз.",
        "ply": 7,
    }


@pytest.mark.anyio
async def test_who_asks_too_often_is_told_when_to_come_back(client: Asgi):
    answer = await client.ask("GET", "/often")
    assert (answer.status, answer.header("retry-after")) == (429, "5")
    assert "5 seconds" in answer.json()["detail"]


@pytest.mark.anyio
async def test_what_the_engine_refuses_is_said_in_its_words(client: Asgi):
    answer = await client.ask("GET", "/options", headers={"Accept-Language": "ru"})
    assert answer.status == 422
    assert answer.json()["type"] == "/problems/options"
    assert "players" in answer.json()["detail"]
    assert re.search("[а-я]", answer.json()["detail"])


def test_an_illegal_action_is_refused_with_the_reason_and_the_rule():
    state = duchy.load("burgundy", players=2).new_state(1)
    acting = state.deciders[0]
    with pytest.raises(duchy.IllegalAction) as refused:
        state.apply("take 3 1 1", acting)
    problem = problem_of(refused.value, "uk")
    assert (problem.type, problem.status, problem.rule) == ("/problems/illegal", 409, "CB-CASTLE-01")
    assert problem.detail == "Додаткову дію дає викладений замок."
    with pytest.raises(duchy.NotDeciding) as waiting:
        state.apply("end_turn", 1 - acting)
    problem = problem_of(waiting.value, "en")
    assert (problem.type, problem.rule) == ("/problems/not-deciding", "CB-ORDER-01")
    assert problem.detail == f"It is not your turn; waiting for Player {acting + 1}."


@pytest.mark.anyio
async def test_what_nobody_foresaw_gives_nothing_away(client: Asgi):
    answer = await client.ask("GET", "/fault")
    assert answer.status == 500
    assert answer.json()["type"] == "/problems/internal"
    assert not any(word in answer.body for word in (b"42", b"Runtime", b"Traceback"))


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "slug", "detail"),
    [
        ("GET", "/nowhere", None, 404, "not-found", "nothing"),
        ("GET", "/number", None, 405, "method", "address"),
        ("POST", "/number", b"{", 422, "invalid", "not JSON"),
        ("POST", "/number", b"{}", 422, "invalid", "“number” is missing"),
        ("POST", "/number", b'{"number": "x"}', 422, "invalid", "“number” does not match"),
    ],
)
@pytest.mark.anyio
async def test_what_the_framework_refuses_looks_the_same(client: Asgi, method, path, body, status, slug, detail):
    answer = await client.ask(method, path, body)
    assert answer.status == status
    assert answer.header("content-type") == "application/problem+json"
    assert answer.json()["type"] == f"/problems/{slug}"
    assert detail in answer.json()["detail"]


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("de, ru;q=0.2, uk;q=0.7", "uk"),
        ("fr", "en"),
        ("ru;q=0, uk;q=0.1", "uk"),
        ("ru;q=x", "en"),
        ("*", "en"),
        (",;,=" * 500, "en"),
    ],
)
def test_the_language_is_the_one_liked_best_among_ours(wish: str, language: str):
    assert language_of({"accept-language": wish}) == language


def test_a_language_that_we_do_not_speak_is_answered_in_english():
    assert problem_of(Refused(404, "no-table"), "tlh").title == "No such table"


def refusals() -> set[tuple[str, frozenset[str]]]:
    """Every slug in the server's code, with the arguments that its sentence gets."""
    found = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                slug = node.args[1]
                assert isinstance(slug, ast.Constant), f"{file.name}:{node.lineno}"
                given = {keyword.arg or "" for keyword in node.keywords} - {"ply"}
                found.add((str(slug.value), frozenset(given)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_and_gives_what_it_needs(language: str):
    messages = entries(PACKAGE, language)
    for slug, given in refusals():
        assert f"problem-{slug}.title" in messages, slug
        waits = {"minutes", "unit"} if "seconds" in given else set()  # which follow from the seconds
        assert variables(messages, f"problem-{slug}") <= given | waits, slug
    for slug in INDIRECT:
        assert f"problem-{slug}.title" in messages, slug


def test_the_server_speaks_three_languages_alike():
    assert Texts.of(PACKAGE).languages() == LANGUAGES
    check_same_keys_and_variables(PACKAGE)
    check_every_text(Texts.of(PACKAGE), PACKAGE, SAMPLES)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_server_says_nothing_in_english_by_oversight(language: str):
    for key, text in words(PACKAGE, language):
        assert not re.search("[A-Za-z]", re.sub("Duchy|JSON|«hello»", "", text)), key
