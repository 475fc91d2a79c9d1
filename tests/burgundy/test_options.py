"""The options of a game: what is allowed starts, what is not is refused with a sentence that names the option."""

import random
from itertools import product

import pytest

import duchy
from duchy.games.burgundy.components import layouts
from duchy.games.burgundy.components.modules import MODULE_NAMES
from duchy.games.burgundy.components.printings import BOARD_COUNT, BOARD_SIDES, ESTATE_LAYOUT
from duchy.games.burgundy.options import DEALT, SET_UPS, Options, numbers_of
from tests.burgundy.table import Seat
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")
ESTATES = {
    "2011": ("1", "2", "3", "4", "5", "6", "7", "8", "9"),
    "2019": ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "14", "15"),
    "2020-ua": ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
}

EXPERT = {"setup": "expert"}
NO_LIST = "is neither an estate nor a list with one estate for each seat"
ALL_OF_2011 = "1, 2, 3, 4, 5, 6, 7, 8, 9."

WRONG = {
    "too few players": ({"players": 1}, "players", "one player needs the expansion"),
    "too many players": ({"players": 5}, "players", "5 is not a number from 1 to 4"),
    "players as text": ({"players": "2"}, "players", "'2' is not a number from 1 to 4"),
    "players as truth": ({"players": True}, "players", "True is not a number from 1 to 4"),
    "half a player": ({"players": 2.5}, "players", "2.5 is not a number from 1 to 4"),
    "no players": ({"players": None}, "players", "None is not a number from 1 to 4"),
    "unknown edition": ({"edition": "2012"}, "edition", "'2012' is not one of 2011, 2019, 2020-ua"),
    "edition as number": ({"edition": 2019}, "edition", "2019 is not one of 2011, 2019, 2020-ua"),
    "unknown set-up": ({"setup": "solo"}, "setup", "'solo' is not one of standard, expert"),
    "unknown choice": ({"choice": "secret"}, "choice", "'secret' is not one of open, sealed"),
    "championship as number": ({"championship": 1}, "championship", "1 is not one of False, True"),
    "championship as text": ({"championship": "yes"}, "championship", "'yes' is not one of False, True"),
    "unknown revision": ({"revision": 99}, "revision", "99 is not one of 1"),
    "revision as truth": ({"revision": True}, "revision", "True is not one of 1"),
    "unknown option": (
        {"colour": "red"},
        "colour",
        "unknown; this game has players, revision, edition, setup, estates, choice, championship",
    ),
    "unknown estate": ({"edition": "2011", "estates": "99"}, "estates", f"has no estate '99'; it has {ALL_OF_2011}"),
    "unknown estate, expert": (
        {**EXPERT, "edition": "2011", "estates": ["1", "10"]},
        "estates",
        f"edition 2011 has no estate '10'; it has {ALL_OF_2011}",
    ),
    "fan estate of another edition": (
        {**EXPERT, "edition": "2020-ua", "estates": "14"},
        "estates",
        "edition 2020-ua has no estate '14'; it has 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.",
    ),
    "no estate name": ({"estates": ""}, "estates", "edition 2019 has no estate ''"),
    "estate as number": ({"estates": 1}, "estates", f"1 {NO_LIST}"),
    "estates as numbers": (
        {"estates": [1, 1]},
        "estates",
        NO_LIST,
    ),
    "estates as a set": (
        {"estates": {"1"}},
        "estates",
        NO_LIST,
    ),
    "too few estates": (
        {"players": 3, "estates": ["1", "1"]},
        "estates",
        "2 estates for 3 players; give one for each seat",
    ),
    "too many estates": (
        {**EXPERT, "estates": ["3", "4", "5"]},
        "estates",
        "3 estates for 2 players; give one for each seat",
    ),
    "no estates": ({"estates": []}, "estates", "0 estates for 2 players; give one for each seat"),
    "dealt boards, standard": ({"estates": "dealt"}, "estates", "boards are dealt in the expert setup only"),
    "dealt to one seat": ({**EXPERT, "estates": ["1", "dealt"]}, "estates", "edition 2019 has no estate 'dealt'"),
    "expert estate, standard": (
        {"estates": "3"},
        "estates",
        "setup of edition 2019 uses only 1, 2, not '3'",
    ),
    "estate 2 of 2011, standard": (
        {"edition": "2011", "estates": "2"},
        "estates",
        "the standard setup of edition 2011 uses only 1, not '2'",
    ),
    "two estates, standard": (
        {"estates": ["1", "2"]},
        "estates",
        "in the standard setup everyone plays the same estate",
    ),
    "sealed choice, standard": ({"choice": "sealed"}, "choice", "choosing in secret needs the expert setup"),
    "championship, standard": ({"championship": True}, "championship", "only the expert setup deals boards"),
    "championship 2011": (
        {**EXPERT, "edition": "2011", "championship": True},
        "championship",
        "edition 2011 has no championship board, only 2019 has",
    ),
    "championship 2020-ua": (
        {**EXPERT, "edition": "2020-ua", "championship": True},
        "championship",
        "edition 2020-ua has no championship board, only 2019 has",
    ),
    "championship with chosen estates": (
        {**EXPERT, "estates": "3", "championship": True},
        "championship",
        "can only join boards that are dealt",
    ),
    "modules as a number": ({"modules": 3}, "modules", "expansions must be a list of names, not 3"),
    "unknown module": ({"modules": ["bridges"]}, "modules", "'bridges' is not one of extra_tiles"),
    "a module twice": ({"modules": ["extra_tiles", "extra_tiles"]}, "modules", "an expansion is named twice"),
    "modules of 2011": (
        {"edition": "2011", "modules": "border_posts"},
        "modules",
        "edition 2011 has no expansions; 2019, 2020-ua have",
    ),
    "two sets of estates": (
        {"modules": ["border_posts", "extra_tiles", "close_to_castle"]},
        "modules",
        "'border_posts' and 'close_to_castle' each bring estates of their own; choose one of them",
    ),
    "close to the castle, 2020-ua": (
        {"edition": "2020-ua", "modules": "close_to_castle"},
        "modules",
        "'close_to_castle' is not part of edition 2020-ua, only of 2019",
    ),
    "border posts, expert": (
        {**EXPERT, "modules": "border_posts"},
        "setup",
        "'border_posts' has a setup of its own; leave this at 'standard'",
    ),
    "border posts, championship": (
        {"modules": "border_posts", "championship": True},
        "championship",
        "the championship board cannot join the estates of 'border_posts'",
    ),
    "border posts, ordinary estate": (
        {"modules": "border_posts", "estates": "3"},
        "estates",
        "'border_posts' is played on 11a, 11b, 11c, 11d, 11e, 11f, 11g, 11h, not on '3'",
    ),
    "border posts, estate of 2019": (
        {"edition": "2020-ua", "modules": "border_posts", "estates": ["11a", "11g"]},
        "estates",
        "'border_posts' is played on 11a, 11b, 11c, 11d, 11e, 11f, not on '11g'",
    ),
    "close to the castle, estate of the border posts": (
        {"modules": "close_to_castle", "estates": "11a"},
        "estates",
        "'close_to_castle' is played on 10a, 10b, 10c, 10d, 10e, 10f, 10g, 10h, not on '11a'",
    ),
    "estate of a module without it": (
        {"estates": "11a"},
        "estates",
        "'11a' is played with the expansion 'border_posts' only",
    ),
    "estate of a module without it, expert": (
        {**EXPERT, "estates": ["3", "10h"]},
        "estates",
        "'10h' is played with the expansion 'close_to_castle' only",
    ),
    "border posts, too few estates": (
        {"players": 3, "modules": "border_posts", "estates": ["11a", "11b"]},
        "estates",
        "2 estates for 3 players; give one for each seat",
    ),
}

NAMES = [estate.name for estate in layouts.ESTATES]


@pytest.mark.parametrize(("given", "option", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_option_is_refused_by_name_and_with_what_is_allowed(given, option, sentence):
    with pytest.raises(duchy.OptionError) as refused:
        duchy.load("burgundy", **given)
    assert refused.value.option == option
    assert str(refused.value).startswith(f"Option {option!r}: ")
    assert sentence in str(refused.value)


@pytest.mark.parametrize("given", [given for given, _, _ in WRONG.values()], ids=WRONG)
def test_a_wrong_option_is_refused_in_the_language_of_the_reader(given):
    with pytest.raises(duchy.OptionError) as refused:
        duchy.load("burgundy", **given)
    english, russian, ukrainian = (refused.value.text(language) for language in ("en", "ru", "uk"))
    assert refused.value.reason in english
    assert russian != ukrainian
    for text in (russian, ukrainian):
        assert text.startswith(f"Параметр {refused.value.option!r}: ")


def test_an_unknown_game_is_refused_with_the_known_ones():
    with pytest.raises(duchy.UnknownGame, match=r"There is no game 'carcassonne'; the games are burgundy"):
        duchy.load("carcassonne", players=2)


def test_without_options_two_players_play_the_standard_game_of_2019():
    assert duchy.load("burgundy").options.as_dict() == {
        "players": 2,
        "revision": 1,
        "edition": "2019",
        "setup": "standard",
        "estates": "1",
        "choice": "open",
        "championship": False,
        "modules": [],
    }
    assert _estates(_start(players=2)) == ["1", "1"]


def test_options_come_back_as_they_were_given():
    given = {"players": 3, "edition": "2011", "setup": "expert", "estates": ["1", "9", "4"], "choice": "sealed"}
    game = duchy.load("burgundy", **given)
    assert game.options.as_dict() == {**given, "revision": 1, "championship": False, "modules": []}
    assert duchy.load("burgundy", **game.options.as_dict()) == game


def test_a_list_of_one_estate_for_each_seat_is_the_same_as_one_for_all():
    assert _start(players=3, estates=["2", "2", "2"]).array == _start(players=3, estates="2").array


@rule("CB-SETUP-08", "CB-SETUP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("edition", "estate", "estates"),
    [
        ("2011", "1", None),
        ("2011", "1", "1"),
        ("2019", "1", None),
        ("2019", "1", "1"),
        ("2019", "2", "2"),
        ("2020-ua", "1", None),
        ("2020-ua", "1", "1"),
        ("2020-ua", "2", "2"),
    ],
)
def test_every_standard_game_starts_with_a_turn(edition, estate, estates, players):
    state = _start(edition=edition, players=players, estates=estates)
    assert state.decision == "turn"
    assert len(state.deciders) == 1
    assert _estates(state) == [estate] * players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("choice", ["open", "sealed"])
@pytest.mark.parametrize(("edition", "estate"), [(e, number) for e in EDITIONS for number in ESTATES[e]])
def test_every_expert_game_with_a_chosen_estate_starts_with_the_founding(edition, estate, choice, players):
    state = _start(edition=edition, players=players, setup="expert", estates=estate, choice=choice)
    assert state.decision == "found"
    _choose_all(state)
    assert state.decision == "turn"
    assert [NAMES.index(name) for name in _estates(state)] == [ESTATE_LAYOUT[edition, estate]] * players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("edition", "estates", "choice"), list(product(EDITIONS, (None, "dealt"), ("open", "sealed"))))
def test_every_expert_game_with_dealt_boards_starts_with_the_founding(edition, estates, choice, players):
    state = _start(edition=edition, players=players, setup="expert", estates=estates, choice=choice)
    assert state.decision == "found"
    boards = [int(Seat(state.record, p).board) for p in range(players)]
    sides = [BOARD_SIDES[EDITIONS.index(edition), board, 0] for board in boards]
    _choose_all(state)
    assert state.decision == "turn"
    assert [int(Seat(state.record, p).layout) for p in range(players)] == sides


@pytest.mark.parametrize("choice", ["open", "sealed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_championship_board_is_dealt_only_when_asked_for(players, choice):
    without = {board for seed in range(60) for board in _boards(seed, players, choice, championship=False)}
    added = {board for seed in range(60) for board in _boards(seed, players, choice, championship=True)}
    assert added - without == {BOARD_COUNT[EDITIONS.index("2019")]}


@rule("CB-EXP-04", "CB-BORDER-16", "CB-NEAR-17")
@pytest.mark.parametrize("module", [name for name, how in SET_UPS.items() if how.estates == DEALT])
def test_a_module_with_estates_of_its_own_deals_them_unless_they_are_named(module):
    game = duchy.load("burgundy", modules=module)
    assert game.options.as_dict()["estates"] == SET_UPS[module].estates
    named = numbers_of("2019", module)[1]
    state = _start(modules=module, estates=named)
    assert _estates(state) == [named, named]


def test_all_combinations_that_are_drawn_are_allowed_and_all_sets_of_estates_are_drawn():
    chance = random.Random(5)
    drawn = [Options.sample(chance) for _ in range(600)]
    for options in drawn:
        assert Options.read(options.as_dict()) == options
    names = {name for options in drawn for name in options.module_names()}
    assert names == set(MODULE_NAMES)
    numbers = {number for options in drawn if not options.deals for number in options.estate_numbers()}
    assert numbers == set(Options.values()["estates"]) - {"dealt"}
    assert {options.players for options in drawn} == set(Options.values()["players"])
    for module in SET_UPS:
        played = [options for options in drawn if options.board_set == module]
        assert {options.edition for options in played} == {e for e in EDITIONS if numbers_of(e, module)}
        assert {options.deals for options in played} == {False, SET_UPS[module].estates == "dealt"}


def _start(seed=3, **options):
    return duchy.load("burgundy", **options).new_state(seed)


def _estates(state):
    return [NAMES[Seat(state.record, p).layout] for p in range(state.game.players)]


def _choose_all(state):
    while state.decision == "found":
        player = state.deciders[0]
        state.apply(state.legal_actions(player)[0], player)


def _boards(seed, players, choice, championship):
    state = _start(seed, players=players, setup="expert", choice=choice, championship=championship)
    return [int(Seat(state.record, p).board) for p in range(players)]
