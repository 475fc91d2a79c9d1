"""Observations: every field that a player can see is told, and the same numbers mean the same in every version.

What holds for every position of every game (bounds, nothing hidden, equal legal actions) is in the battery.
"""

import hashlib
import json
import pickle
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import duchy
from duchy.engine.errors import OptionError, WrongObserver, WrongType
from duchy.engine.game.game import State
from duchy.engine.game.observation import KINDS
from duchy.engine.kernels.records import leaves
from duchy.engine.play.encodings import Choice, Properties, Quantity, blocks
from tests.engine.battery import played
from tests.support.play import Subject, all_subjects

WRITTEN = Path(__file__).with_name("observations.json")

#: Fields of observed positions that are not told: counters of the kit, and what follows from fields that are.
NOT_TOLD = {
    "": {
        "ply": "how long the game has lasted changes nothing in it",
        "revelations": "a counter for taking back",
    },
    "burgundy": {
        "estates.covered": "the spaces with a tile",
        "estates.scored": "the regions without an empty space",
        "estates.cities": "the buildings on the spaces of a city",
        "storages.count": "the places with a tile",
    },
    "dice": {
        "drafts.castle": "the hex that is built without a number",
        "players.castle": "the same",
    },
    "bruges": {"players.skills": "of the inhabitants"},
}


def observed(subject: Subject, player: int) -> list[State]:
    """Positions of a game as a player sees them."""
    return [state.observe(player) for state in played(subject).states()]


def plain(name: bytes) -> str:
    """The name of a field without places."""
    return re.sub(r"\.\d+", "", name.decode())


def mixed(before: State, after: State) -> Iterator[tuple[str, State]]:
    """A position with one field of another one, for each field that differs."""
    old, new = bytes(before), bytes(after)
    for name, start, stop in leaves(before.array.dtype):
        if old[start:stop] != new[start:stop]:
            content = old[:start] + new[start:stop] + old[stop:]
            yield plain(name), State(before.game, np.frombuffer(content, before.array.dtype).copy(), before.observer)


def kinds_of_games() -> list[Subject]:
    """A set of options of each game, and of Burgundy one for each module and for all of them."""
    found: dict[object, Subject] = {}
    for subject in all_subjects():
        modules = subject.game.options.as_dict().get("modules", ())
        if subject.game.players > 1 or modules:
            found.setdefault((subject.game.name, tuple(modules) if len(modules) == 1 else len(modules)), subject)
    return list(found.values())


@pytest.mark.compiled
@pytest.mark.parametrize("subject", kinds_of_games(), ids=str)
def test_every_field_that_a_player_can_see_is_told(subject: Subject):
    """Some fields go together, as a hand and its size, so one is told if it is in any position and either way."""
    write = subject.game.observation("tokens").write
    seen: set[str] = set()
    told: set[str] = set()
    for player in range(min(subject.game.players, 2)):
        states = observed(subject, player)
        for one, next_one in pairwise(states):
            for before, after in ((one, next_one), (next_one, one)):
                tokens = write(before, player).tobytes()
                for name, other in mixed(before, after):
                    seen.add(name)
                    if write(other, player).tobytes() != tokens:
                        told.add(name)
    assert len(told) > 10
    assert seen - told <= NOT_TOLD[""].keys() | NOT_TOLD[subject.game.name].keys()


@pytest.mark.compiled
@pytest.mark.parametrize("subject", kinds_of_games(), ids=str)
def test_positions_that_look_different_have_different_tokens(subject: Subject):
    write = subject.game.observation("tokens").write
    known: dict[bytes, bytes] = {}
    for state in observed(subject, 0):
        state.record.ply = state.record.revelations = 0
        assert known.setdefault(write(state, 0).tobytes(), bytes(state)) == bytes(state)


def written(subject: Subject) -> dict[str, list[str]]:
    """By kind: the version, and a hash of the observations of a game."""
    found = {}
    for kind in KINDS:
        seen, digest = subject.game.observation(kind), hashlib.blake2b(digest_size=8)
        for state in played(subject).states():
            for player in range(subject.game.players):
                digest.update(seen.write(state, player).tobytes())
        found[kind] = [seen.version, digest.hexdigest()]
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("subject", kinds_of_games()[::3], ids=str)
def test_an_observation_says_the_same_as_long_as_its_version_stays(subject: Subject):
    """A change of what numbers mean needs a new ``VERSION``. Where only the rules changed, the file is written anew by
    ``python -m tests.engine.test_observations``."""
    before = json.loads(WRITTEN.read_text(encoding="utf-8"))
    assert written(subject) == before[str(subject)]


def test_versions_name_game_kind_and_layout():
    versions = {
        duchy.load(name, **options).observation(kind).version
        for name, options in (
            ("dice", {"players": 2}),
            ("dice", {"players": 3}),
            ("bruges", {}),
            ("burgundy", {}),
            ("burgundy", {"modules": "inns"}),
        )
        for kind in KINDS
    }
    assert len(versions) == 10
    assert all(re.fullmatch(r"(burgundy|dice|bruges)-(features|tokens)-\d+-[0-9a-f]{12}", each) for each in versions)
    same = [duchy.load("burgundy", edition=edition).observation().version for edition in ("2011", "2019")]
    assert same[0] == same[1]  # a network can play every printing


def test_what_cannot_be_observed_is_refused():
    game = duchy.load("dice", players=2)
    tokens, state = game.observation("tokens"), game.new_state(seed=1)
    with pytest.raises(OptionError, match="picture"):
        game.observation("picture")
    with pytest.raises(WrongType):
        tokens.write(duchy.load("dice", players=3).new_state(seed=1), 0)
    with pytest.raises(WrongObserver):
        tokens.write(state.observe(0), 1)
    with pytest.raises(duchy.UnknownPlayer):
        tokens.write(state, 2)
    with pytest.raises(WrongType, match="of type uint8"):
        tokens.write(state, 0, out=np.zeros(tokens.shape, np.float32))
    out = np.zeros(tokens.shape, tokens.dtype)
    assert tokens.write(state, 0, out=out) is out
    assert not tokens.high.flags.writeable


def test_an_observation_is_made_once_and_travels():
    game = duchy.load("bruges", players=3)
    features = game.observation()
    assert features is game.observation("features")
    copy = pickle.loads(pickle.dumps(features))
    assert (copy, copy.version, hash(copy)) == (features, features.version, hash(features))
    assert features != game.observation("tokens")
    assert features.version in repr(features)


def test_a_game_has_the_groups_of_its_seats_and_modules_only():
    names = duchy.load("burgundy", players=3, modules="inns").observation("tokens").names
    assert {name.partition(".")[0] for name in names} == {"table", "own", "other1", "other2"}
    assert "table.inns" in names
    assert not [name for name in names if ".shields." in name or ".route" in name]
    assert not [name for name in duchy.load("burgundy").observation("tokens").names if name.startswith("table.modules")]


@pytest.mark.parametrize("name", duchy.GAMES)
def test_different_things_have_different_properties(name: str):
    """But for monasteries on spaces, which are told beside the estate."""
    for modules in ({}, {"modules": "inns"}) if name == "burgundy" else ({},):
        for _, group in duchy.load(name, **modules).observation().groups():
            if isinstance(group.means, Properties) and group.name != "estate":
                assert len(set(group.means.rows)) == len(group.means.rows), group.name


def test_the_numbers_of_a_block_lie_together():
    with pytest.raises(ValueError, match="'a'"):
        blocks(("a.x", "b", "a.y"))


def test_groups_say_what_they_tell():
    assert Quantity(4, 1).telling == "yes or no"
    assert Choice(("a", "b"), optional=True).telling == "none or one of 2"


if __name__ == "__main__":
    WRITTEN.write_text(
        json.dumps({str(subject): written(subject) for subject in kinds_of_games()[::3]}, indent=1) + "\n",
        encoding="utf-8",
    )
