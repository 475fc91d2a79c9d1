"""Games that are not ready when the server starts: what is refused, what waits, and how it goes on by itself."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import orjson
import pytest

import duchy
from duchy.engine.game import registry, warmup
from duchy.server import preparation
from duchy.server.kernels import Part, kernels_of
from duchy.server.preparation import Preparation, Progress, with_expansions
from duchy.server.problems import Refused
from duchy.server.schemas.socket import PreparingMessage
from tests.support.present import present
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

DICE = Part("dice")
MODULES = Part("burgundy", "with modules")
HALF = Progress(done=30, total=60, elapsed=6.0)
SEATS = [{"kind": "here"}, {"kind": "bot", "level": "page"}]


class Compiler(Preparation):
    """A preparation whose compiler is half done until the test lets it go on."""

    def __init__(self, now: Iterable[Part] = (), later: Iterable[Part] = ()) -> None:
        super().__init__(now, later)
        self.goes_on = threading.Event()

    def _compile(self, part: Part, loop: asyncio.AbstractEventLoop) -> None:
        loop.call_soon_threadsafe(self._note, part, HALF)
        self.goes_on.wait(60)


@pytest.fixture
def compiler() -> Iterator[Compiler]:
    """A compiler that is busy with Burgundy."""
    made = Compiler([Part("burgundy")])
    yield made
    made.goes_on.set()


async def half_done(preparation: Preparation) -> None:
    while preparation.total() != (HALF.done, HALF.total):
        await asyncio.sleep(0.001)


async def finished(preparation: Preparation) -> None:
    while not preparation.finished:
        await asyncio.sleep(0.001)


async def up_to_a_bot(client: Client, **options: Any) -> tuple[Opened, int]:
    """A table with a bot that does not move any more when it is its turn, and the ply of that."""
    opened = await client.open("here", {"kind": "bot", "level": "page"}, **options)
    await client.server.bots.close()
    while (seen := await client.state(opened.id, opened.tokens[0]))["view"]["deciders"] == [0]:
        legal = seen["view"]["actions"]
        action = next((action for action in legal if action["kind"] == "end_turn"), legal[0])
        await client.act(opened.id, opened.tokens[0], seen["ply"], action["id"])
    return opened, seen["ply"]


async def test_the_list_of_games_says_how_far_each_is(settings, compiler):
    async with serving(settings, compiler) as client:
        await half_done(compiler)
        games = {game["name"]: game["preparing"] for game in await client.get("/games")}
        half = {"game": "burgundy", "done": 30, "total": 60, "seconds": 6}
        assert games == {"burgundy": half, "dice": None, "bruges": None}
        compiler.goes_on.set()
        await finished(compiler)
        assert not any(game["preparing"] for game in await client.get("/games"))


async def test_a_table_of_a_game_that_is_not_ready_is_refused_with_its_progress(settings, compiler):
    async with serving(settings, compiler) as client:
        await half_done(compiler)
        reply = await client.ask("POST", "/tables", {"game": "burgundy", "seats": SEATS}, accept_language="uk")
        problem = reply.json()
        assert (reply.status, problem["type"], reply.header("retry-after")) == (503, "/problems/preparing", "6")
        assert "6 секунд" in problem["detail"]
        assert problem["preparing"] == {"game": "burgundy", "done": 30, "total": 60, "seconds": 6}
        wrong = await client.ask("POST", "/tables", {"game": "burgundy", "options": {"edition": "1"}, "seats": SEATS})
        assert wrong.status == 422  # what is wrong is wrong at once
        assert (await client.open("here", "here", game="dice")).tokens
        compiler.goes_on.set()
        await finished(compiler)
        assert (await client.open("here", "here")).tokens


@pytest.mark.slow
async def test_a_record_of_a_game_that_is_not_ready_is_refused(settings, compiler):
    async with serving(settings) as client:
        opened = await client.open("here", "here")
        await client.finish(opened)
        record = (await client.ask("GET", f"/tables/{opened.id}/record", token=opened.tokens[0])).body
    async with serving(settings, compiler) as client:
        assert (await client.ask("POST", "/records", record)).json()["type"] == "/problems/preparing"
        compiler.goes_on.set()
        await finished(compiler)
        assert (await client.ask("POST", "/records", record)).status == 201


async def test_a_table_of_an_earlier_day_tells_how_far_it_is_and_goes_on_by_itself(settings, compiler):
    async with serving(settings) as client:
        opened = await client.open("here", "here")
        ply = (await client.play(opened, plies=3))["ply"]
    async with serving(settings, compiler) as client:
        await half_done(compiler)
        refused = await client.ask("GET", f"/tables/{opened.id}/state", token=opened.tokens[0])
        assert (refused.status, refused.json()["preparing"]["done"]) == (503, 30)
        socket = await client.asgi.socket(f"/api/tables/{opened.id}/live")
        socket.send({"type": "hello", "tokens": [opened.tokens[0]]})
        message = PreparingMessage.model_validate(await socket.receive())
        assert (message.game, message.done, message.total, message.seconds) == ("burgundy", 30, 60, 6)
        compiler.goes_on.set()
        while (welcome := await socket.receive())["type"] == "preparing":
            pass
        assert (welcome["type"], welcome["ply"], welcome["held"]) == ("welcome", ply, [0])
        await socket.close()


async def test_a_socket_at_a_table_that_does_not_exist_is_still_refused(settings, compiler):
    async with serving(settings, compiler) as client:
        assert (await client.ask("GET", "/tables/nothing/state")).status == 404
        compiler.goes_on.set()


@pytest.mark.slow
async def test_bots_go_on_when_their_game_is_ready(settings, compiler):
    async with serving(settings) as client:
        opened, ply = await up_to_a_bot(client)
    async with serving(settings, compiler) as client:
        compiler.goes_on.set()
        while client.server.tables.in_memory(opened.id) is None:  # nobody asks for the table
            await asyncio.sleep(0.001)
        while (await client.state(opened.id))["ply"] == ply:
            await asyncio.sleep(0.001)


# --- games with expansions --------------------------------------------------------------------------------------------


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Iterator[Compiler]:
    """A compiler for games with expansions, none of whose kernels are on disk."""
    monkeypatch.setattr(preparation, "_is_on_disk", lambda part: False)
    made = Compiler(later=with_expansions())
    yield made
    made.goes_on.set()


def test_games_with_expansions_have_kernels_of_their_own():
    assert list(with_expansions()) == [MODULES]
    base, full = ([kernel.name for kernel in kernels_of(part)] for part in (Part("burgundy"), MODULES))
    full.remove("sums of lines")  # only shields are counted from other lines
    assert base == full


async def test_the_first_table_with_expansions_has_their_rules_compiled(settings, later):
    wish = {"game": "burgundy", "options": {"modules": ["inns"]}, "seats": SEATS}
    async with serving(settings, later) as client:
        assert later.finished and not any(game["preparing"] for game in await client.get("/games"))
        first = await client.ask("POST", "/tables", wish)
        assert (first.status, first.json()["type"]) == (503, "/problems/preparing")
        await half_done(later)
        assert (await client.ask("POST", "/tables", wish)).json()["preparing"]["done"] == HALF.done
        assert [game["preparing"] is not None for game in await client.get("/games")] == [True, False, False]
        assert (await client.open("here", "here")).tokens  # a table without expansions waits for nothing
        later.goes_on.set()
        await finished(later)
        assert (await client.ask("POST", "/tables", wish)).status == 201


@pytest.mark.slow
async def test_a_table_with_expansions_of_an_earlier_day_goes_on_when_it_is_ready(settings, later):
    async with serving(settings) as client:
        opened, ply = await up_to_a_bot(client, modules=["inns"])
    async with serving(settings, later) as client:
        await half_done(later)  # the table of the bot needs it
        later.goes_on.set()
        await finished(later)
        while (await client.state(opened.id))["ply"] == ply:
            await asyncio.sleep(0.001)


async def test_games_with_expansions_that_are_on_disk_are_loaded_after_the_others(monkeypatch):
    seen: list[Part] = []

    def is_on_disk(part: Part) -> bool:
        seen.append(part)
        return True

    monkeypatch.setattr(preparation, "_is_on_disk", is_on_disk)
    made = Preparation(later=with_expansions())
    await made.run()
    assert seen == [MODULES]
    made.require(duchy.load("burgundy", modules=["inns"]))


# --- the process that compiles ---------------------------------------------------------------------------------------


def use_compiler(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    monkeypatch.setattr(preparation, "COMPILER", (sys.executable, "-c", script))


async def test_what_a_new_game_is_chosen_from_is_ready_before_somebody_asks(monkeypatch):
    made = []

    def noted(name, setup):
        made.append(name)
        return setup()

    preparation.setup_of.cache_clear()
    for name in duchy.GAMES:
        view = registry.contract(name).view
        monkeypatch.setattr(view, "setup", partial(noted, name, view.setup))
    await preparation.make_setups()
    assert made == list(duchy.GAMES)
    for name in duchy.GAMES:
        assert orjson.loads(preparation.setup_of(registry.contract(name)))["game"] == name
    assert made == list(duchy.GAMES)  # and it is kept


async def test_another_process_compiles_and_tells_how_far_it_is(monkeypatch):
    use_compiler(monkeypatch, "print(0, 40, flush=True); print(25, 40, flush=True); print(41, 41, flush=True)")
    loaded: list[Part] = []
    seen = []
    monkeypatch.setattr(preparation, "_load", loaded.append)
    made = Preparation([DICE])
    made.on_change = lambda: seen.append((made.total(), made.finished))
    await made.run()
    assert loaded == [DICE]
    whole = warmup.work(kernels_of(DICE))
    assert seen == [((0, whole), False), ((0, 40), False), ((25, 40), False), ((41, 41), False), ((41, 41), True)]
    made.require(duchy.load("dice"))


async def test_a_compiler_that_fails_does_not_lock_the_game(monkeypatch, caplog):
    use_compiler(monkeypatch, "raise SystemExit(3)")
    monkeypatch.setattr(warmup, "load", lambda kernels: False)
    monkeypatch.setattr(warmup, "warm", lambda kernels: 1 / 0)
    made = Preparation([DICE])
    with pytest.raises(Refused):
        made.require(duchy.load("dice"))
    await made.run()
    made.require(duchy.load("dice"))
    assert "could not be compiled ahead" in caplog.text


async def test_what_is_not_on_disk_after_all_is_compiled_here(monkeypatch):
    use_compiler(monkeypatch, "")
    compiled: list[object] = []
    monkeypatch.setattr(warmup, "load", lambda kernels: False)
    monkeypatch.setattr(warmup, "warm", compiled.append)
    await Preparation([DICE]).run()
    assert len(compiled) == 1


async def test_closing_ends_the_compiler(monkeypatch):
    use_compiler(monkeypatch, "import time; print(1, 2, flush=True); time.sleep(600)")
    monkeypatch.setattr(preparation, "_load", lambda game: None)
    made = Preparation([DICE])
    running = asyncio.create_task(made.run())
    while made.total() != (1, 2):
        await asyncio.sleep(0.001)
    made.close()
    await asyncio.wait_for(running, 30)


def test_the_time_left_follows_from_the_time_taken():
    assert Progress(0, 100).seconds == round(100 * preparation.SECONDS_PER_STEP)
    assert Progress(50, 100, elapsed=200.0).seconds == 200
    assert Progress(100, 100, elapsed=9.0).seconds == 1


async def test_a_game_that_waits_for_a_core_says_how_long_it_waits(monkeypatch):
    """Three games on two cores: the third begins when one of the others is ready."""
    monkeypatch.setattr(preparation, "cores", lambda _: 2)
    work = {Part("burgundy"): 1000, DICE: 300, Part("bruges"): 900, MODULES: 500}
    monkeypatch.setattr(preparation, "_work", work.get)
    monkeypatch.setattr(preparation, "_load", lambda part: None)
    made = Compiler(list(work)[:3], [MODULES])
    running = asyncio.create_task(made.run())
    while made.total() != (2 * HALF.done, 2 * HALF.total + 900):
        await asyncio.sleep(0.001)
    assert [present(made.of(game)).seconds for game in duchy.GAMES] == [6, 6, 6 + 54]
    with pytest.raises(Refused) as refused:
        made.require(MODULES.load())
    assert present(refused.value.preparing).seconds == 6 + 1  # how much there is to do is not known yet
    made.goes_on.set()
    await running
    await finished(made)


START = """
import duchy
from duchy.server.app import create_app
from duchy.server.preparation import Preparation, not_on_disk, with_expansions
from duchy.server.settings import Settings
preparation = Preparation(not_on_disk(), with_expansions())
create_app(Settings(database_url="sqlite://"), preparation)
print(*(preparation.of(game).game for game in duchy.GAMES))
"""


@pytest.mark.slow
def test_a_server_without_a_cache_starts_before_anything_is_compiled(tmp_path):
    """The list of kernels once compiled some of them: the page of a new installation came half a minute later."""
    environment = {**os.environ, "DUCHY_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", START], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (list(duchy.GAMES), "")
    assert not [file for file in tmp_path.rglob("*") if file.is_file()]  # of machine code


def test_games_on_disk_are_loaded_and_the_others_named(monkeypatch):
    monkeypatch.setattr(preparation, "kernels_of", lambda part: [part])
    monkeypatch.setattr(warmup, "load", lambda kernels: kernels != [DICE])
    assert list(preparation.not_on_disk()) == [DICE]
