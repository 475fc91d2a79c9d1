"""Game records: whatever is wrong with one is told with file, ply and reason, before anything is made of it."""

import json
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

import duchy
from duchy import GameRecord, Match, RecordError
from duchy.engine.game.game import Game
from duchy.engine.match import gamerecord
from duchy.engine.match.fairness import Fairness
from duchy.engine.version import VERSION

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture
def record(toy: Game) -> GameRecord:
    """One round and a half, with entropy at one ply."""
    match = Match(toy, seed=4)
    match.apply("raise 1")
    match.apply("bid 1", 0)
    match.apply("bid 2", 1, entropy=2**64 - 2)
    match.apply("bid 3", 2)
    match.apply("raise 0")
    return match.record()


@pytest.fixture
def finished(toy_registered) -> GameRecord:
    match = Match(duchy.load("toy", rounds=1), seed=1)
    for action, player in (("raise 2", 0), ("bid 3", 1), ("bid 1", 0)):
        match.apply(action, player)
    return match.record()


def altered(record: GameRecord, change: Change, *, checked: bool = True) -> str:
    """The document after a change, by default by somebody who knows how the checksum is made."""
    document = json.loads(record.to_json())
    change(document)
    if checked:
        content = {name: value for name, value in document.items() if name != "checksum"}
        document["checksum"] = gamerecord._checksum(content)
    return json.dumps(document)


def test_the_document_is_small_and_plain(record):
    document = json.loads(record.to_json())
    assert document == {
        "format": 2,
        "game": "toy",
        "options": {"players": 3, "revision": 1, "rounds": 3},
        "engine": VERSION,
        "seed": "0000000000000004",
        "actions": [[0, "raise 1"], [0, "bid 1"], [1, "bid 2", "fffffffffffffffe"], [2, "bid 3"], [1, "raise 0"]],
        "digest": record.digest,
        "results": None,
        "checksum": document["checksum"],
    }


def test_a_document_comes_back_as_it_was(record, finished):
    for each in (record, finished):
        copy = GameRecord.from_json(each.to_json())
        assert copy == each
        assert copy.to_json() == each.to_json()
        assert copy.replay().digest() == each.digest


def test_a_promise_about_the_dice_is_part_of_the_document(record):
    promised = replace(record, fairness=Fairness("0f" * 32, bytes(range(32))))
    document = json.loads(promised.to_json())
    assert document["fairness"] == {"commitment": "0f" * 32, "secret": bytes(range(32)).hex()}
    assert document["checksum"] != json.loads(record.to_json())["checksum"]
    assert GameRecord.from_json(promised.to_json()) == promised


@pytest.mark.parametrize(
    "fairness",
    [
        {"commitment": "0f" * 32},
        {"commitment": "0f" * 32, "secret": "0F" * 32},
        {"commitment": "0f" * 31, "secret": "0f" * 32},
        {"commitment": "0f" * 32, "secret": "0f" * 32, "more": 1},
        {"commitment": 1, "secret": "0f" * 32},
        "0f" * 32,
    ],
)
def test_a_promise_of_another_form_is_refused(record, fairness):
    text = altered(record, lambda document: document.update(fairness=fairness))
    with pytest.raises(RecordError, match="'fairness' does not hold what its scheme needs"):
        GameRecord.from_json(text)


def test_a_promise_is_covered_by_the_checksum(record):
    text = altered(record, lambda document: document.update(fairness=None), checked=False)
    with pytest.raises(RecordError, match="checksum"):
        GameRecord.from_json(text)


def test_the_layout_of_the_text_does_not_matter(record):
    assert GameRecord.from_json(json.dumps(json.loads(record.to_json()), indent=2, sort_keys=True)) == record


def test_hints_are_part_of_a_record_only_where_there_were_some(record):
    assert "hints" not in json.loads(record.to_json())
    assert replace(record, hints=(0, 0, 0)).to_json() == record.to_json()
    hinted = replace(record, hints=(2, 0, 1))
    assert json.loads(hinted.to_json())["hints"] == [2, 0, 1]
    assert GameRecord.from_json(hinted.to_json()) == hinted
    assert hinted.replay() == record.replay()


def test_results_are_part_of_a_finished_game(finished):
    scores, places = finished.results
    assert json.loads(finished.to_json())["results"] == {"scores": list(scores), "places": list(places)}
    assert sorted(places) == [1, 2]


def test_a_replay_shows_every_step(record):
    steps = []
    final = record.replay(lambda state, player, action: steps.append((state.ply, player, state.legal_actions(player))))
    assert [(ply, player) for ply, player, _ in steps] == [(0, 0), (1, 0), (2, 1), (3, 2), (4, 1)]
    assert all(legal for _, _, legal in steps)
    assert final.digest() == record.digest


def test_nothing_is_shown_of_a_record_that_is_wrong_at_its_end(record):
    steps: list[int] = []
    with pytest.raises(RecordError):
        replace(record, digest="0" * 32).replay(lambda state, player, action: steps.append(action))
    assert steps == []


@pytest.mark.parametrize("keep", [0, 1, 10, 0.5, -2])
def test_a_truncated_document_is_refused(record, keep):
    text = record.to_json()
    cut = int(len(text) * keep) if isinstance(keep, float) else keep
    with pytest.raises(RecordError, match="truncated, or no game record at all"):
        GameRecord.from_json(text[:cut])


@pytest.mark.parametrize("text", ["", "null", "[]", "3", '"toy"', "{", "[" * 100_000, "\x00", "NaN"])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(RecordError, match="truncated, or no game record at all"):
        GameRecord.from_json(text)


def put(name: str, value: Any) -> Change:
    def change(document: dict[str, Any]) -> None:
        document[name] = value

    return change


def remove(name: str) -> Change:
    return lambda document: document.pop(name)


def act(ply: int, *action: Any) -> Change:
    def change(document: dict[str, Any]) -> None:
        document["actions"][ply - 1] = list(action)

    return change


@pytest.mark.parametrize(
    "change",
    [put("seed", "0000000000000005"), act(2, 0, "bid 2"), put("digest", "0" * 32), put("options", {"players": 2})],
)
def test_an_altered_document_does_not_fit_its_checksum(record, change):
    with pytest.raises(RecordError, match="its checksum does not match: the record was altered"):
        GameRecord.from_json(altered(record, change, checked=False))


@pytest.mark.parametrize(
    ("change", "ply", "complaint"),
    [
        (remove("format"), None, "does not say its format"),
        (put("format", "1"), None, "does not say its format"),
        (put("format", True), None, "does not say its format"),
        (put("format", 3), None, f"it has format 3, and version {VERSION} reads formats 1 to 2"),
        (put("format", 0), None, f"it has format 0, and version {VERSION} reads formats 1 to 2"),
        (remove("seed"), None, "'seed' is missing"),
        (put("winner", 1), None, "'winner' is not part of format 2"),
        (put("game", 3), None, "'game' is not a text"),
        (put("engine", None), None, "'engine' is not a text"),
        (put("digest", 3), None, "'digest' is not a text"),
        (put("options", []), None, "'options' is not an object"),
        (put("seed", 4), None, "16 hexadecimal digits"),
        (put("seed", "4"), None, "16 hexadecimal digits"),
        (put("seed", "000000000000000G"), None, "16 hexadecimal digits"),
        (put("actions", {}), None, "'actions' is not a list"),
        (act(3, 1), 3, "an action is a list of player, notation"),
        (act(3, "1", "bid 2"), 3, "an action is a list of player, notation"),
        (act(3, True, "bid 2"), 3, "an action is a list of player, notation"),
        (act(3, 1, "bid 2", "ff", "ff"), 3, "an action is a list of player, notation"),
        (act(3, 1, "bid 2", "ff"), 3, "16 hexadecimal digits"),
        (act(3, 1, "bid 2", 255), 3, "16 hexadecimal digits"),
        (put("results", []), None, "'results' does not hold scores and places"),
        (put("results", {"scores": [1]}), None, "'results' does not hold scores and places"),
        (put("results", {"scores": [1], "places": ["1"]}), None, "'results' does not hold scores and places"),
        (put("hints", {}), None, "'hints' does not hold a number of hints for each player"),
        (put("hints", [1, -1]), None, "'hints' does not hold a number of hints for each player"),
        (put("hints", [1, True]), None, "'hints' does not hold a number of hints for each player"),
        (put("hints", [1, "1"]), None, "'hints' does not hold a number of hints for each player"),
    ],
)
def test_a_malformed_document_is_refused_when_it_is_read(record, change, ply, complaint):
    with pytest.raises(RecordError) as caught:
        GameRecord.from_json(altered(record, change), file="a.json")
    assert complaint in str(caught.value)
    assert (caught.value.file, caught.value.ply) == ("a.json", ply)
    assert str(caught.value).startswith("a.json, action 3: " if ply else "a.json: ")


@pytest.mark.parametrize(
    ("change", "ply", "complaint"),
    [
        (put("game", "chess"), None, "There is no game 'chess'"),
        (
            put("options", {"players": 9}),
            None,
            "its options are not possible (Option 'players': 9 is not one of 2, 3.)",
        ),
        (put("options", {"colour": 1}), None, "its options are not possible (Option 'colour': unknown"),
        (put("options", {"revision": 2}), None, f"it follows rule revision 2, which version {VERSION} does not know"),
        (act(1, 0, "bid 1"), 1, "'bid 1' is not legal for player=0 at decision 'raise'"),
        (act(2, 0, "bid 7"), 2, "coins of 'bid' is 1 to 3, not 7"),
        (act(2, 0, "jump"), 2, "There is no action 'jump'"),
        (act(3, 0, "bid 2"), 3, "player=0 has nothing to decide now"),
        (act(3, 3, "bid 2"), 3, "There is no player=3"),
        (act(3, -1, "bid 2"), 3, "There is no player=-1"),
        (act(3, 1, "bid 3"), None, "it leads to another position than it says"),
        (lambda document: document["actions"].pop(), None, "it leads to another position than it says"),
        (put("seed", "0000000000000005"), None, "it leads to another position than it says"),
        (put("digest", "0" * 32), None, "it leads to another position than it says"),
        (put("hints", [1, 0]), None, "'hints' does not hold a number of hints for each player"),
        (put("results", {"scores": [9, 9, 9], "places": [1, 1, 1]}), None, "its results are not those of the game"),
    ],
)
def test_a_record_that_does_not_play_is_refused_whole(record, change, ply, complaint):
    wrong = GameRecord.from_json(altered(record, change), file="a.json")
    for use in (GameRecord.replay, Match.from_record):
        with pytest.raises(RecordError) as caught:
            use(wrong)
        assert complaint in caught.value.reason
        assert (caught.value.file, caught.value.ply) == ("a.json", ply)


def test_wrong_results_of_a_finished_game_are_refused(finished):
    scores, places = finished.results
    with pytest.raises(RecordError, match="its results are not those of the game"):
        replace(finished, results=(scores, places[::-1])).replay()
    with pytest.raises(RecordError, match="its results are not those of the game"):
        replace(finished, results=None).replay()


def test_an_action_after_the_end_is_refused(finished):
    longer = replace(finished, actions=(*finished.actions, (0, "raise 0")), entropy=(*finished.entropy, None))
    with pytest.raises(RecordError, match="Game record, action 4: player=0 has nothing to decide now"):
        longer.replay()


def test_a_file_holds_what_was_saved(record, tmp_path):
    path = tmp_path / "game.json"
    record.save(path)
    assert GameRecord.load(path) == record
    assert GameRecord.load(path).file == str(path)
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_failed_save_leaves_the_old_file_alone(record, finished, tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    record.save(path)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(RecordError, match="No space"):
        finished.save(path)
    assert GameRecord.load(path) == record
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_file_that_cannot_be_read_is_named(record, tmp_path):
    with pytest.raises(RecordError, match=r"nowhere\.json: the file cannot be read \(No such file"):
        GameRecord.load(tmp_path / "nowhere.json")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match=r"binary\.json: the file is not a text"):
        GameRecord.load(tmp_path / "binary.json")
    (tmp_path / "cut.json").write_text(record.to_json()[:40], encoding="utf-8")
    with pytest.raises(RecordError, match=r"cut\.json: it is truncated"):
        GameRecord.load(tmp_path / "cut.json")


def test_a_digest_outlives_fields_that_are_added_later(toy, monkeypatch):
    """A record grows with expansions; a game without them keeps its digest."""
    import numpy as np

    from duchy.engine.game.game import State
    from duchy.engine.kernels.fields import i8, i64, layout_of, records
    from tests.engine.toy import state as shape

    class Player(shape.Player):
        shields = i8(3)

    class Wider(shape.State):
        inns = i64()
        players = records(Player, 4)

    state = Match(toy, seed=4).state
    array = np.zeros(1, layout_of(Wider))
    for name in toy.rules.STATE.names:
        if name not in ("players", "padding"):
            array[name] = state.array[name]
    assert State(toy, array).digest() == state.digest()
    array["inns"] = 1
    assert State(toy, array).digest() != state.digest()


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "given", "written"),
    [
        ("burgundy", {}, {"estates": "1"}),
        ("burgundy", {"setup": "expert"}, {"estates": "dealt"}),
        ("burgundy", {"estates": ["1", "1"]}, {"estates": ["1", "1"]}),
        ("dice", {}, {"sheet": "A"}),
        ("dice", {"sheet": "C"}, {"sheet": "C"}),
        ("dice", {"variant": "different"}, {"sheet": None}),  # there is no common sheet
    ],
)
def test_every_option_is_written_with_its_value(game, given, written):
    loaded = duchy.load(game, **given)
    options = json.loads(duchy.Match(loaded, seed=1).record().to_json())["options"]
    assert options == options | written
    only_solo = {"target"}
    assert options.keys() == {field.name for field in fields(loaded.options)} - only_solo
    assert [name for name, value in options.items() if value is None] == [n for n, v in written.items() if v is None]
    assert duchy.load(game, **options) == loaded


def test_a_changed_default_changes_no_record(monkeypatch):
    record = duchy.Match(duchy.load("burgundy"), seed=1).record()
    content = json.loads(record.to_json()) | {"format": 1}
    del content["checksum"], content["options"]["modules"]  # written before there were modules
    content["options"]["estates"] = None
    former = json.dumps({**content, "checksum": gamerecord._checksum(content)})
    monkeypatch.setattr("duchy.games.burgundy.options.STANDARD_ESTATE", "2")
    assert duchy.load("burgundy").options.as_dict()["estates"] == "2"
    for text in (record.to_json(), former):
        again = GameRecord.from_json(text)
        assert (again.options["estates"], again.options["modules"]) == ("1", [])
        assert again.replay().digest() == record.digest


def test_results_of_format_1_are_read(finished):
    content = json.loads(finished.to_json()) | {"format": 1, "actions": []}
    del content["checksum"]
    content["results"] = {"scores": [1, 2], "ranking": [2, 1]}
    assert GameRecord.from_json(json.dumps({**content, "checksum": gamerecord._checksum(content)})).results == (
        (1, 2),
        (2, 1),
    )


def test_the_verdict_of_a_game_for_one_player_is_part_of_its_results():
    match = duchy.Match(duchy.load("dice", players=1), seed=4)
    assert match.record().verdict is None
    while not match.state.is_over:
        match.apply(match.state.legal_actions()[0])
    record = match.record()
    content = json.loads(record.to_json())
    assert content["results"]["verdict"] == record.verdict == match.state.verdict == "none"
    assert GameRecord.from_json(record.to_json()) == record and record.replay().verdict == "none"
    older = replace(record, verdict=None)  # as earlier versions wrote it
    assert "verdict" not in json.loads(older.to_json())["results"]
    assert GameRecord.from_json(older.to_json()).replay() == match.state
    with pytest.raises(RecordError, match="its results are not those of the game"):
        replace(record, verdict="great").replay()
