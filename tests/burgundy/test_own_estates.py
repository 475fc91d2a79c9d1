"""Estates that players bring: read, checked, played like printed ones, and kept whole in options and records."""

import json
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import duchy
from duchy import position
from duchy.cli import main, texts
from duchy.engine.errors import OptionError, RecordError
from duchy.engine.kernels.records import INTERPRETED, argument
from duchy.engine.play.hexmap import HEXAGON
from duchy.games.burgundy.components import plans
from duchy.games.burgundy.components.layouts import ESTATES, FIRST_OWN
from duchy.games.burgundy.components.tiles import LETTERS, Colour
from duchy.games.burgundy.referee import legality
from tests.burgundy.invariants.steps import walk
from tests.burgundy.option_sets import RELUCTANT
from tests.support.play import choose, pick
from tests.support.rules import rule
from tests.support.texts import LANGUAGES

FIRST = """
     A C C K
    A A C K B
   A A B K B B
  S S S C S S S
   B B M B B A
    B M K B B
     M K K B
"""  # estate 1
TURNED = "\n".join(row[::-1] for row in FIRST.splitlines())
SAME: dict[str, Any] = {"name": "like-1", "spaces": FIRST}
OTHER: dict[str, Any] = {"name": "turned", "spaces": TURNED}
FREE: dict[str, Any] = {"name": "herds", "spaces": FIRST.replace("S C S", "A C A"), "free": True}
#: Games with own estates and modules have kernels of their own, and rules are the same compiled as interpreted.
WITH_MODULES: list[dict[str, Any]] = [
    {"edition": "2020-ua", "modules": ["extra_tiles", "white_castles", "inns", "trade_routes", "shields"]}
] * INTERPRETED
TOML = f'''
game = "burgundy"
name = "turned"
spaces = """{TURNED}"""
'''


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """In English, in wide lines."""
    monkeypatch.setenv("DUCHY_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "200")
    yield
    texts.use("en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "turned.toml"
    path.write_text(TOML, encoding="utf-8")
    return path


def own(*estates: Any, **options: Any) -> duchy.Game:
    return duchy.load("burgundy", players=len(estates), estates=list(estates), **options)


def played(state: duchy.State, seed: int = 1) -> duchy.State:
    """A whole game, played a little shy."""
    chance = random.Random(seed)
    while not state.is_over:
        player = pick(state.deciders, chance)
        state.apply(choose(state, player, chance, RELUCTANT), player)
    return state


# --- the plan as a text ----------------------------------------------------------------------------------------------


@pytest.mark.coverage
def test_a_mapping_a_file_and_a_text_are_the_same_estate(file: Path):
    game = own(OTHER, "1")
    text, number = game.options.as_dict()["estates"]
    assert number == "1"
    assert own(file, "1") == own(text, "1") == game
    assert duchy.load("burgundy", estates=OTHER).options.as_dict()["estates"] == text


@pytest.mark.coverage
def test_the_text_says_all_of_the_plan():
    plan = plans.read({**OTHER, "numbers": "123456123456123456" * 2 + "1", "start": 4 + 5 + 6 + 4})
    prefix, name, colours, numbers, start, counts, digest = plan.text.split(":")
    assert (prefix, name, start, counts, digest) == ("own", "turned", "19", "printed", plan.digest)
    assert colours == "".join(TURNED.split())
    assert numbers == "123456" * 6 + "1"
    assert plans.parsed(plan.text) == plan


@rule("CB-SETUP-10")
def test_a_central_castle_space_with_a_six_is_where_the_start_castle_stands():
    assert plans.read(SAME).start == ESTATES[0].start == 18
    assert plans.read({**SAME, "numbers": "1" * 37}).start == -1
    assert plans.read({**SAME, "start": 2}).start == 1
    state = own({**SAME, "start": 2}, OTHER).new_state(1)
    assert [int(home.castle) for home in state.record.estates[:2]] == [1, 18]


@pytest.mark.coverage
def test_every_part_of_a_plan_changes_its_digest():
    changed = [
        SAME,
        {**SAME, "name": "another"},
        OTHER,
        {**SAME, "numbers": "1" * 37},
        {**SAME, "start": 2},
        {**SAME, "free": True},
    ]
    assert len({plans.read(plan).digest for plan in changed}) == len(changed)


@pytest.mark.coverage
def test_a_digest_that_is_given_names_the_plan():
    digest = plans.read(SAME).digest
    assert plans.read({**SAME, "digest": digest}) == plans.read(SAME)
    with pytest.raises(OptionError, match=f"own:turned, digest: '{digest}' is the digest of another plan"):
        plans.read({**OTHER, "digest": digest})


# --- what cannot be played -------------------------------------------------------------------------------------------


@rule("CB-COMP-21", "CB-COMP-22", "CB-COMP-23")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"name": None}, "own, name: None is not a text."),
        ({"name": "my estate"}, "own, name: 'my estate' is not 1 to 24 letters"),
        ({"name": "12a"}, "own:12a, name: '12a' is not 1 to 24 letters"),
        ({"spaces": 5}, "own:like-1, spaces: 5 is not a text."),
        ({"spaces": FIRST.replace("M", "X")}, "spaces: row 5 has 'X', which is none of B A K C M S."),
        ({"spaces": FIRST.replace("A C C K", "A C C")}, "spaces: the rows have 3 5 6 7 6 5 4 signs instead of 4 5 6"),
        ({"spaces": "ABC"}, "spaces: the rows have 3 signs instead of 4 5 6 7 6 5 4."),
        ({"spaces": FIRST.replace("B B A", "B A A")}, "11 spaces have the color B instead of 12; free = true allows"),
        ({"spaces": FIRST.replace("M", "K"), "free": True}, "spaces: no space has the color M."),
        ({"spaces": FIRST.replace("B M K B B", "B B B B B"), "free": True}, "the region of space 23 has 10 spaces"),
        ({"numbers": "7" * 37}, "numbers: row 1 has '7', which is none of 1 2 3 4 5 6."),
        ({"start": 0}, "start: 0 is not a number from 1 to 37."),
        ({"start": "19"}, "start: '19' is not a number from 1 to 37."),
        ({"start": 1}, "start: space 1 is not a castle space."),
        ({"free": 1}, "free: 1 is neither of true, false."),
        ({"colours": "B"}, "colours: estates have no such key; the keys are game, name, spaces, numbers, start, free"),
        ({"game": "dice"}, "game: the game is 'dice', not 'burgundy'."),
    ],
)
def test_a_fault_is_one_sentence_in_every_language(change, said):
    with pytest.raises(OptionError) as refused:
        own({**SAME, **change}, "1")
    assert refused.value.option == "estates"
    assert said in str(refused.value)
    sentences = {refused.value.text(language) for language in LANGUAGES}
    assert len(sentences) >= 2  # a short one may be alike in Russian and Ukrainian
    assert not any("\n" in sentence for sentence in sentences)


@pytest.mark.coverage
def test_a_missing_key_is_named():
    with pytest.raises(OptionError, match="own, name: the key is missing"):
        plans.read({"spaces": FIRST})


@rule("CB-COMP-23")
def test_there_is_room_for_as_many_regions_and_cities_as_printed_estates_have():
    scattered = "".join("BAK"[((column - row) // 2 - row) % 3] for row, column in sorted(HEXAGON))
    with pytest.raises(OptionError, match="there are 37 regions, more than 32"):
        plans.read({"name": "x", "free": True, "spaces": f"C{scattered[1:-2]}MS"})
    cities = "BABA AAAAA BKBKBK KKKSSSS BMBMBM MMCCC CCSA"
    with pytest.raises(OptionError, match="there are 8 cities, more than 6"):
        plans.read({"name": "x", "free": True, "spaces": cities})


@pytest.mark.coverage
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("own:x", "own, text: 'own:x' does not have the form own:NAME:COLOURS:NUMBERS:START:COUNTS:DIGEST."),
        (plans.read(SAME).text.replace(":19:", ":2:"), "own:like-1, digest: "),
        (plans.read(SAME).text.replace("ACCK", "CACK"), "own:like-1, digest: "),
        (plans.read(FREE).text.replace("free", "printed"), "own:herds, spaces: "),
    ],
)
def test_a_text_that_was_changed_is_refused(text, said):
    with pytest.raises(OptionError) as refused:
        own(text, "1")
    assert said in str(refused.value)


@rule("CB-SETUP-08", "CB-SETUP-10", "CB-EXP-04")
@pytest.mark.parametrize(
    ("estates", "options", "said"),
    [
        (["1", {**SAME, "numbers": "1" * 37}], {}, "the estate 'like-1' marks no space for the starting castle"),
        ([SAME, {**OTHER, "name": "like-1"}], {}, "two different estates are called 'like-1'"),
        ([SAME, "5"], {}, "the standard setup of edition 2019 uses only"),
        ([SAME, SAME], {"modules": ["border_posts"]}, "with 'border_posts' you can’t play estates of your own"),
        ([SAME], {"players": 2}, "1 estate"),
    ],
)
def test_what_does_not_go_together_is_refused(estates, options, said):
    with pytest.raises(OptionError) as refused:
        duchy.load("burgundy", **{"players": len(estates), **options, "estates": estates})
    assert said in str(refused.value)


# --- playing ---------------------------------------------------------------------------------------------------------


def told(state: duchy.State) -> dict[str, Any]:
    """A view without what names the estates."""
    view: dict[str, Any] = json.loads(json.dumps(state.view(0)).replace("like-1", "1"))
    del view["options"]
    return view


@rule("CB-SETUP-10", "CB-PLACE-04", "CB-COMP-21")
@pytest.mark.parametrize("options", [{}, {"setup": "expert", "choice": "sealed"}, *WITH_MODULES])
def test_a_plan_like_a_printed_one_gives_the_same_game(options):
    mine, printed = own(SAME, "1", **options).new_state(5), own("1", "1", **options).new_state(5)
    chance = random.Random(5)
    while not printed.is_over:
        player = pick(printed.deciders, chance)
        assert mine.legal_actions(player) == printed.legal_actions(player)
        action = choose(printed, player, chance, RELUCTANT)
        mine.apply(action, player)
        printed.apply(action, player)
        if not printed.ply % 20:
            assert told(mine) == told(printed)
    assert (mine.scores, mine.places) == (printed.scores, printed.places)
    assert told(mine) == told(printed)


@rule("CB-PLACE-03", "CB-PLACE-04")
@pytest.mark.parametrize("options", [{}, *WITH_MODULES])
def test_the_referee_finds_nothing_wrong_in_games_with_own_estates(options):
    steps = walk({"players": 2, "estates": [OTHER, FREE], **options}, 4)
    for step in steps[::9]:
        array, player = step.before, step.player
        out = np.zeros(step.game.num_actions, np.int16)
        count = legality.expected(argument(array)[0], player, argument(out))
        assert step.action in out[:count]
        assert [int(action) for action in out[:count]] == duchy.State(step.game, array.copy()).legal_actions(player)


@rule("CB-EXPERT-03")
def test_experts_put_the_start_castle_on_any_castle_space_of_their_estate():
    state = own(OTHER, FREE, setup="expert").new_state(2)
    [player] = state.deciders
    colours = plans.read((OTHER, FREE)[player]).colours
    castles = [space + 1 for space, colour in enumerate(colours) if colour == Colour.CASTLE]
    decoded = [state.game.catalogue.decode(action) for action in state.legal_actions(player)]
    assert [action.arguments["hex"] for action in decoded] == castles


@rule("CB-EXPERT-03", "CB-EXPERT-04")
def test_a_sealed_choice_of_another_is_guessed_among_the_castle_spaces_of_the_estate():
    state = own(OTHER, FREE, setup="expert", choice="sealed").new_state(2)
    state.apply(state.legal_actions(0)[0], 0)
    castles = [space for space, colour in enumerate(plans.read(OTHER).colours) if colour == Colour.CASTLE]
    guessed = [state.observe(1).determinize(seed) for seed in range(40)]
    assert {int(guess.record.players[0].sealed_hex) for guess in guessed} == {*castles}


@pytest.mark.coverage
def test_all_own_estates_share_their_kernels():
    one, other = own(SAME, "1"), own(FREE, OTHER)
    assert one.contract is other.contract
    assert one.record_type == other.record_type
    assert pickle.loads(pickle.dumps(one.contract)) is one.contract
    assert one.contract is not own("1", "1").contract


@pytest.mark.coverage
def test_chosen_estates_go_with_their_players():
    game = own(OTHER, "1")
    assert game.options.reseated((1, 0)).as_dict()["estates"] == game.options.as_dict()["estates"][::-1]


# --- what is shown and kept ------------------------------------------------------------------------------------------


@rule("CB-COMP-22")
def test_views_drawings_and_logs_know_the_estate():
    state = played(own(OTHER, FREE).new_state(3))
    view, board = state.view(0), state.game.contract.view.board(state.game)
    assert [player["estate"] for player in view["players"]] == ["turned", "herds"]
    assert sorted(board["estates"]) == ["herds", "turned"]
    assert "".join(LETTERS[Colour[hex_["colour"].upper()]] for hex_ in board["estates"]["turned"]["hexes"]) == (
        "".join(TURNED.split())
    )
    assert "Estate turned" in str(state)
    assert state.svg().startswith("<svg")
    match = duchy.Match(own(OTHER, FREE, setup="expert"), seed=1)
    [player] = match.state.deciders
    match.apply(match.state.legal_actions(player)[0], player)
    assert any(("turned", "herds")[player] in line for line in match.log())


@pytest.mark.coverage
def test_observations_are_those_of_printed_estates_but_for_the_name():
    mine, printed = own(SAME, "1"), own("1", "1")
    for kind in ("features", "tokens"):
        seen = mine.observation(kind)
        assert seen.version == printed.observation(kind).version
        pairs = zip(mine.new_state(3).features(0), printed.new_state(3).features(0), strict=True)
        names = mine.observation("features").names
        differ = [name for name, (one, other) in zip(names, pairs, strict=True) if one != other]
        assert all("layout" in name for name in differ)


@pytest.mark.coverage
def test_positions_are_written_and_read():
    state = own(OTHER, "1").new_state(3)
    chance = random.Random(3)
    for _ in range(40):
        player = pick(state.deciders, chance)
        state.apply(choose(state, player, chance, RELUCTANT), player)
    written = position.of(state)
    assert position.read(written.text).state() == state
    assert position.Position.from_dict(json.loads(written.json)).state() == state
    assert state.check() == ()


@pytest.mark.coverage
def test_a_position_with_another_estate_in_its_record_is_refused():
    state = own(OTHER, "1").new_state(3)
    array = state.array.copy()
    array["estates"]["layout"][0, 0] = FIRST_OWN + 1
    assert any("estate_no" in problem for problem in duchy.State(state.game, array).check())


def recorded(*estates: Any) -> duchy.GameRecord:
    match = duchy.Match(own(*estates), seed=8)
    chance = random.Random(8)
    for _ in range(30):
        player = pick(match.state.deciders, chance)
        match.apply(choose(match.state, player, chance, RELUCTANT), player)
    return match.record()


@pytest.mark.coverage
def test_a_record_replays_without_the_file(file: Path):
    record = recorded(file, "1")
    file.unlink()
    again = duchy.GameRecord.from_json(record.to_json())
    assert again == record
    assert again.replay().view(0)["players"][0]["estate"] == "turned"


@pytest.mark.coverage
def test_a_record_with_a_changed_plan_is_refused():
    record = recorded(OTHER, "1")
    changed = record.options["estates"][0].replace("KCCA", "CKCA")
    assert changed != record.options["estates"][0]
    options = {**record.options, "estates": [changed, "1"]}
    with pytest.raises(RecordError, match="own:turned, digest: "):
        duchy.GameRecord(**{**vars(record), "options": options}).replay()


# --- on the command line ---------------------------------------------------------------------------------------------


@pytest.mark.coverage
def test_a_sound_estate_is_summed_up(capsys, file: Path):
    assert main(["estate", "check", str(file)]) == 0
    printed = capsys.readouterr().out
    digest = plans.read(OTHER).digest
    assert f"{file}: a sound estate for The Castles of Burgundy: turned, " in printed
    assert f", digest {digest}." in printed
    rows = [[cell.strip() for cell in line.split("│")[1:4]] for line in printed.splitlines() if line.startswith("│")]
    assert ["buildings", "12", "4"] in rows


@pytest.mark.coverage
def test_a_sound_estate_for_a_program(capsys, file: Path):
    assert main(["estate", "check", str(file), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["game"], said["name"], said["estate"]) == ("burgundy", "turned", plans.read(OTHER).text)
    assert said["colours"]["castle"] == {"spaces": 4, "regions": 2}


@pytest.mark.coverage
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[estate", "turned.toml, file: it can’t be read ("),
        ('name = "x"', "turned.toml, game: the key is missing."),
        (TOML.replace("burgundy", "dice"), "turned.toml, game: the game is 'dice', not 'burgundy'."),
        (TOML.replace("M", "B"), "turned.toml, spaces: 15 spaces have the color B instead of 12;"),
    ],
)
def test_a_fault_is_one_line(capsys, file: Path, text: str, said: str):
    file.write_text(text, encoding="utf-8")
    assert main(["estate", "check", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    [line] = printed.err.splitlines()
    assert said in line


@pytest.mark.coverage
def test_a_file_that_is_not_there(capsys):
    assert main(["estate", "check", "missing.toml", "--language", "uk"]) == 2
    assert "missing.toml, file: не вдається прочитати" in capsys.readouterr().err


@pytest.mark.compiled
@pytest.mark.slow
def test_games_are_simulated_saved_replayed_and_shown(capsys, file: Path, tmp_path: Path):
    chosen = ["--estates", f"{file},1"]
    assert main(["simulate", "burgundy", "--games", "20", "--seed", "1", "--json", *chosen]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 20
    kept = tmp_path / "game.json"
    recorded(file, "1").save(kept)
    assert main(["replay", str(kept)]) == 0
    kept_position = tmp_path / "game.txt"
    kept_position.write_text(position.of(duchy.GameRecord.load(kept).replay()).text, encoding="utf-8")
    assert main(["show", str(kept_position)]) == 0
    assert "Estate turned" in capsys.readouterr().out
    assert main(["verify", str(kept)]) == 2  # dice of the server's tables only were fixed in advance
    assert "there is nothing to verify" in capsys.readouterr().err
    assert main(["arena", "burgundy", "--bot", "greedy", "--bot", "random", "--games", "4", *chosen]) == 0


@pytest.mark.compiled
@pytest.mark.slow
def test_bots_play_own_estates():
    game = own(OTHER, FREE)
    for name in ("greedy", "search"):
        state = game.new_state(1)
        bot = duchy.bots.make(name, game, seed=1)
        [player] = state.deciders
        assert bot.choose(state.observe(player)) in state.legal_actions(player)
    assert len(duchy.sim.simulate(game, 50, seed=1).scores) == 50
