"""Records of format 1 go on: their actions are converted when they are read, and lead to the same positions."""

import json
from pathlib import Path

import pytest

from duchy import GameRecord, Match
from duchy.engine.errors import RecordError
from duchy.engine.game import registry
from duchy.engine.game.notation import FormerNotation
from duchy.engine.match import gamerecord

KEPT = Path(__file__).parents[1] / "records" / "format-1"
GAMES = ("burgundy", "dice")


@pytest.mark.parametrize(
    ("game", "written", "now"),
    [
        ("burgundy", "take 0 4 1", "take 1 4 2"),
        ("burgundy", "place 2 0 36", "place 3 1 37"),
        ("burgundy", "sell 1 6", "sell 2 6"),
        ("burgundy", "workers 0", "workers 1"),
        ("burgundy", "buy 7 0", "buy 8 0"),
        ("burgundy", "buy_depot 1 3 2", "buy_depot 1 4 2"),
        ("burgundy", "buy_workers", "buy_workers"),
        ("burgundy", "end_turn", "end_turn"),
        ("burgundy", "discard 2", "discard 3"),
        ("burgundy", "load 6 2", "load 6 2"),
        ("burgundy", "keep 3", "keep 3"),
        ("burgundy", "sell_all 3", "sell_free 3"),
        ("burgundy", "gain 5 0", "gain 5 1"),
        ("burgundy", "place_free 1 0", "place_free 2 1"),
        ("burgundy", "copy 8", "copy 8"),
        ("burgundy", "flock 4", "flock 4"),
        ("burgundy", "decline", "decline"),
        ("burgundy", "found 0 18", "found 1 19"),
        ("dice", "sheet 3", "sheet 4"),
        ("dice", "castle 0", "castle 1"),
        ("dice", "sell 0", "sell 0"),
        ("dice", "build 6 36", "build 6 37"),
        ("dice", "pass", "pass"),
        ("dice", "second 5", "second 6"),
        ("dice", "seal", "seal"),
    ],
)
def test_an_action_of_format_1_is_converted(game: str, written: str, now: str) -> None:
    contract = registry.contract(game)
    assert contract.former_notation.convert(written) == now
    catalogue = getattr(contract.rules, "FULL_CATALOGUE", contract.catalogue)
    assert str(catalogue.decode(catalogue.parse(now))) == now


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_known_to_the_conversion(game: str) -> None:
    contract = registry.contract(game)
    former, kinds = contract.former_notation, contract.catalogue.kinds
    assert former.moved.keys() <= kinds.keys()
    assert set(former.renamed.values()) <= kinds.keys()
    assert all(len(steps) == len(kinds[kind].arguments) for kind, steps in former.moved.items())


@pytest.mark.parametrize("text", ["", "take", "take 0 1", "take x 1 2", "take -1 1 2", "take \u00b2 1 2", "jump 3"])
def test_what_was_no_action_stays_none(text: str) -> None:
    assert registry.contract("burgundy").former_notation.convert(text) == text


def test_a_game_that_never_wrote_format_1_needs_no_table() -> None:
    assert FormerNotation().convert("bid 3") == "bid 3"


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_record_of_format_1_replays_and_is_written_as_format_2(game: str) -> None:
    written = json.loads((KEPT / f"{game}.json").read_text(encoding="utf-8"))
    assert written["format"] == 1
    record = GameRecord.load(KEPT / f"{game}.json")
    assert record.replay().digest() == written["digest"] == record.digest
    assert record.results is not None and list(record.results[0]) == written["results"]["scores"]
    again = json.loads(record.to_json())
    assert again["format"] == 2
    assert GameRecord.from_json(record.to_json()) == record
    assert Match.from_record(record).record().actions == record.actions
    assert [action[1] for action in again["actions"]] != [action[1] for action in written["actions"]]


def test_an_unknown_game_in_format_1_is_named_when_it_is_played() -> None:
    written = json.loads((KEPT / "dice.json").read_text(encoding="utf-8"))
    content = {**{name: value for name, value in written.items() if name != "checksum"}, "game": "chess"}
    record = GameRecord.from_json(json.dumps({**content, "checksum": gamerecord._checksum(content)}))
    with pytest.raises(RecordError, match="There is no game 'chess'"):
        record.replay()
