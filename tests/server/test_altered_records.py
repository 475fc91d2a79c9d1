"""Records of real games whose history somebody rewrites: whatever is changed about who took part is noticed."""

import copy
import json
from collections import Counter
from pathlib import Path

import pytest

from duchy import GameRecord, RecordError
from duchy.cli import main
from duchy.engine.match import fair
from duchy.engine.match.fairness import UnfairRecord
from duchy.server.bots.bots import Bots
from duchy.server.settings import Settings
from duchy.server.tables import gathering
from tests.server.test_shares import give, info
from tests.support.alterations import alterations, recommitted, sealed
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.slow]

#: Who sits on each chair: a person whose share came or did not come, a person without a share, or a bot.
GAMES = {
    "two people, one does not answer": ("given", "missing"),
    "two people, one without a share": ("missing", "without"),
    "a person who does not answer against a bot": ("missing", "bot"),
    "three people, two do not answer": ("missing", "missing", "given"),
    "two people and a bot": ("given", "bot", "missing"),
    "three people and a bot": ("given", "missing", "without", "bot"),
    "everybody adds": ("given", "given", "given", "given"),
}
FIRST = ("given", "random")
LEAST = {"deletion": 10, "invention": 36, "hash of an absent share": 8, "swap": 10, "given to missing": 5} | {
    "missing to given": 5, "kind": 10, "seating": 30, "commitment": 14, "scheme": 30, "removal": 15, "options": 50
}  # fmt: skip
COMMANDS = 40  # every so many alterations the command line is asked too


def share_of(chair: int) -> str:
    return bytes([chair + 1] * 32).hex()


async def record_of(client: Client, clock: list[int], who: tuple[str, ...], first: str) -> dict:
    """The record of a game of so many chairs."""
    kinds = ["bot" if what == "bot" else "link" if chair else "here" for chair, what in enumerate(who)]
    hashes = [
        fair.commitment(bytes.fromhex(share_of(chair))) if what in ("given", "missing") else None
        for chair, what in enumerate(who)
    ]
    seats = [{"kind": kind, "level": "page" if kind == "bot" else None} for kind in kinds]
    wish = {"game": "burgundy", "seats": seats, "settings": {"first": first}, "share_hash": hashes[0]}
    opened = Opened.read(await client.post("/tables", wish))
    tokens = dict(opened.tokens)
    for chair, invite in opened.invitations.items():
        body = {"invite": invite, "share_hash": hashes[chair]}
        tokens[chair] = (await client.post(f"/tables/{opened.id}/seats/{chair}/claim", body))["token"]
    for chair, what in enumerate(who):
        if what == "given":
            assert (await give(client, opened, share_of(chair), tokens[chair])).status == 204
    clock[0] += 3_600_000
    await gathering.proceed(client.server.tables, await client.server.tables.get(opened.id))
    drawn = {(await client.get(f"/tables/{opened.id}/seats/mine", own))["seats"][0]: own for own in tokens.values()}
    for _ in range(5):
        seen = await client.state(opened.id)
        if seen["view"]["deciders"][0] in drawn:  # bots do nothing here
            await client.play(Opened(opened.id, {}, drawn), plies=seen["ply"] + 1, seed=1)
    for token in drawn.values():
        await client.change(opened.id, token, "concede")
    assert (await info(client, opened))["fairness"]["scheme"] == 3
    return dict(json.loads((await client.ask("GET", f"/tables/{opened.id}/record")).body))


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def records(tmp_path_factory: pytest.TempPathFactory) -> list[dict]:
    """A record of every kind of game, with seats as asked for and with seats drawn by lot."""
    clock = [1_800_000_000_000]
    database = tmp_path_factory.mktemp("altered") / "tables.sqlite3"
    settings = Settings(database_url=f"sqlite:///{database}", pace=0, share_seconds=600)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Bots, "wake", lambda *_: None)
        async with serving(settings, clock=lambda: clock[0]) as client:
            return [await record_of(client, clock, who, first) for who in GAMES.values() for first in FIRST]


async def test_the_records_as_they_were_written_are_verified(records: list[dict]):
    assert len(records) == 2 * len(GAMES)
    for document in records:
        GameRecord.from_json(json.dumps(document)).verify()


def fault_in(text: str) -> RecordError | None:
    try:
        GameRecord.from_json(text).verify()
    except RecordError as fault:
        return fault
    return None


async def test_every_alteration_is_noticed_and_told(records: list[dict], tmp_path: Path, capsys):
    seen: Counter[str] = Counter()
    sentences: Counter[str] = Counter()
    for document in records:
        for kind, text in alterations(document):
            seen[kind] += 1
            fault = fault_in(text)
            assert fault is not None, f"{kind} was not noticed: {text}"
            sentences[fault.key] += 1
            if seen.total() % COMMANDS == 0:
                file = tmp_path / "game.json"
                file.write_text(text)
                assert main(["verify", str(file)]) == 2
                (line,) = capsys.readouterr().err.splitlines()
                assert str(file) in line and fault.reason in line
    assert seen.total() > 2000
    for kind, least in LEAST.items():
        assert seen[kind] >= least, (kind, seen)
        if kind not in ("commitment", "given to missing", "scheme"):  # which announce nothing else
            assert seen[f"{kind}, recommitted"] > 0, (kind, seen)
    told = {"error-fair-commitment-announced", "error-fair-share", "error-fair-unannounced", "error-fair-announced"}
    told |= {"error-fair-game", "error-fair-seating", "error-fair-seed"}
    assert sentences.keys() == told | {"error-fair-commitment", "error-record-no-fairness"}, sentences


async def test_a_share_that_was_announced_and_never_came_cannot_be_taken_away(records: list[dict]):
    """What was possible in scheme 2: the entry is deleted, the commitment made anew, and nothing else shows it."""
    document = copy.deepcopy(records[0])
    document["fairness"]["announced"]["chairs"][1]["hash"] = None
    with pytest.raises(UnfairRecord, match="the secret and what was announced do not match the fingerprint"):
        GameRecord.from_json(sealed(document)).verify()
    with pytest.raises(UnfairRecord, match="the setup does not follow from the secret, what was announced and"):
        GameRecord.from_json(sealed(recommitted(document))).verify()
