"""Recorded games replay as they were played, step by step; compiled all of them, interpreted some."""

import json
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import duchy
from duchy.engine.kernels.rule import INTERPRETED
from tests.support.play import all_subjects
from tests.support.playthroughs import FOLDER, Playthrough, perft, perft_positions, retrace

FILES = sorted(path for path in FOLDER.glob("*/*.json") if path.name != "perft.json")
TABLES = sorted(FOLDER.glob("*/perft.json"))
LARGEST = 3_000_000


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@cache
def playthrough(path: Path) -> Playthrough:
    return Playthrough.load(path)


def loaded(path: Path) -> duchy.Game:
    record = playthrough(path).record
    return duchy.load(record.game, **record.options)


@pytest.mark.coverage
@pytest.mark.parametrize("path", FILES[:: 12 if INTERPRETED else 1], ids=name_of)
def test_a_playthrough_replays_step_by_step(path: Path) -> None:
    recorded, found = playthrough(path), retrace(playthrough(path).record)
    for ply, (was, now) in enumerate(zip(recorded.digests, found.digests, strict=True)):
        assert was == now, f"the positions part before action {ply + 1}, {recorded.record.actions[max(ply - 1, 0)]}"
    assert found.legal == recorded.legal
    assert found == recorded


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_playthrough_is_a_whole_game(path: Path) -> None:
    recorded = playthrough(path)
    assert recorded.record.results is not None
    assert len(recorded.record.actions) == len(recorded.legal) == len(recorded.digests)


def test_every_option_set_has_a_playthrough() -> None:
    assert sorted(map(name_of, FILES)) == sorted(map(str, all_subjects()))
    assert sum(path.stat().st_size for path in FILES) < LARGEST


@pytest.mark.parametrize("game", duchy.GAMES)
def test_every_kind_of_action_is_played(game: str) -> None:
    files = [path for path in FILES if path.parent.name == game]
    played = {notation.split()[0] for path in files for _, notation in playthrough(path).record.actions}
    largest = max((loaded(path).catalogue.kinds for path in files), key=len)
    rare = getattr(import_module(f"tests.{game}.option_sets"), "RARE", ())
    assert played <= set(largest) <= played | set(rare)
    assert any(playthrough(path).record.entropy[0] is not None for path in files)


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=lambda path: path.parent.name)
def test_counts_of_legal_sequences(table: Path) -> None:
    for name, counts in json.loads(table.read_text(encoding="utf-8")).items():
        positions = perft_positions(playthrough(table.with_name(f"{name}.json")).record)
        found = {str(s.ply): [perft(s, depth + 1) for depth in range(len(counts[str(s.ply)]))] for s in positions}
        assert found == counts, name
