"""Errors: every one of them has its sentence in every language, with all that the sentence speaks of."""

import ast
import json
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import duchy
from duchy import arena, bots
from duchy.engine.errors import DuchyError, RecordError
from duchy.engine.game.game import Game
from duchy.engine.words.text import LONGEST, Texts
from duchy.sim import gpu
from tests.engine.bare.contract import CONTRACT
from tests.support.texts import LANGUAGES, entries, variables

SOURCES = Path(duchy.__file__).parent
KEY = re.compile(r"(error|usage)-[a-z-]+")
#: Raised with what it needs by their own class, or kept for a server.
WRAPPERS = {
    "error-illegal",
    "error-option",
    "error-position",
    "error-record",
    "error-data",
    "error-internal",
    "error-plan",
}


def package_of(file: Path) -> str | None:
    """The package whose texts a module speaks with, beside the kit's."""
    match file.relative_to(SOURCES).parts:
        case ["games", game, _, *_]:
            return f"duchy.games.{game}"
        case ["cli", *_]:
            return "duchy.cli"
    return None


def raised() -> Iterator[tuple[Path, str, set[str]]]:
    """Every key in the code with the names of the arguments that are given with it."""
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                for given in node.args:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str) and KEY.fullmatch(given.value):
                        yield file, given.value, {keyword.arg or "" for keyword in node.keywords}


RAISED = list(raised())


def kinds_of_errors() -> set[str]:
    """The names of all classes of errors."""
    found, new = set(), [DuchyError]
    while new:
        kind = new.pop()
        found.add(kind.__name__)
        new += kind.__subclasses__()
    return found


def test_no_error_is_raised_with_a_finished_sentence():
    kinds = kinds_of_errors() - {"DataError", "MissingExtra"}  # which have one text each
    seen = 0
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                call = node.exc
                if isinstance(call.func, ast.Name) and call.func.id in kinds:
                    seen += 1
                    place = 1 if "Option" in call.func.id or "Position" in call.func.id else 0
                    key = call.args[place]
                    literal = isinstance(key, ast.Constant) and KEY.fullmatch(str(key.value))
                    handed_on = isinstance(key, ast.Name) and key.id == "key"
                    assert literal or handed_on, f"{file.name}:{node.lineno}"
    assert seen > 50


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_is_a_text_and_gets_what_the_text_needs(language):
    assert len(RAISED) > 60
    for file, key, given in RAISED:
        own = package_of(file)
        assert key in Texts.of(*filter(None, [own])).keys(language), f"{file.name}: {key}"
        for package in filter(None, ["duchy.engine", own]):
            texts = entries(package, language)
            if key in texts and key not in WRAPPERS:
                assert variables(texts, key) <= given, f"{file.name}: {key}"


@pytest.mark.parametrize("package", ["duchy.engine", "duchy.games.burgundy", "duchy.cli"])
def test_no_sentence_is_left_over(package):
    used = {key for _, key, _ in RAISED} | WRAPPERS
    assert {key for key in entries(package, "en") if KEY.fullmatch(key)} <= used


# --- errors as they happen -------------------------------------------------------------------------------------------


def load(**options: object) -> Callable[[], object]:
    return lambda: duchy.load("burgundy", **options)


def act(action: str, turn: bool = True) -> None:
    state = duchy.load("burgundy").new_state(seed=7)
    player = state.deciders[0]
    state.apply(action, player if turn else 1 - player)


def take_back() -> None:
    duchy.Match(duchy.load("burgundy"), seed=7).undo(1)


def altered_record() -> None:
    document = json.loads(duchy.Match(duchy.load("burgundy"), seed=7).record().to_json())
    duchy.GameRecord.from_json(json.dumps({**document, "seed": "0" * 16}), "game.json")


def impossible_record() -> None:
    record = duchy.Match(duchy.load("burgundy"), seed=7).record()
    duchy.GameRecord(**{**vars(record), "options": {"players": 7}}).replay()


def misplayed_record() -> None:
    record = duchy.Match(duchy.load("burgundy"), seed=7).record()
    duchy.GameRecord(**{**vars(record), "actions": ((5, "end_turn"),), "entropy": (None,)}).replay()


def no_card() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("numba.cuda", SimpleNamespace(is_available=lambda: False), raising=False)
        gpu.require()


def uneven_match() -> None:
    arena.run(duchy.load("burgundy"), ["random"] * 3, games=1)


HAPPENING: dict[str, tuple[Callable[[], object], str, str, str]] = {
    "unknown game": (
        lambda: duchy.load("chess"),
        "There is no game 'chess'; the games are burgundy, dice, bruges.",
        "Игры 'chess' нет; есть burgundy, dice, bruges.",
        "Гри 'chess' немає; є burgundy, dice, bruges.",
    ),
    "too many players": (
        load(players=7),
        "Option 'players': 7 is not a number from 1 to 4.",
        "Параметр 'players': 7 не подходит; нужно число от 1 до 4.",
        "Параметр 'players': 7 не підходить; потрібне число від 1 до 4.",
    ),
    "wrong edition": (
        load(edition="2012"),
        "Option 'edition': '2012' is not one of 2011, 2019, 2020-ua.",
        "Параметр 'edition': '2012' не подходит; возможны: 2011, 2019, 2020-ua.",
        "Параметр 'edition': '2012' не підходить; можливі: 2011, 2019, 2020-ua.",
    ),
    "wrong estates": (
        load(setup="expert", estates=["1", "2", "3", "4", "5"]),
        "Option 'estates': 5 estates for 2 players; give one for each seat.",
        "Параметр 'estates': 5 вотчин на 2 игроков; укажите по одной на каждое место.",
        "Параметр 'estates': 5 герцогств на 2 гравців; вкажіть по одному на кожне місце.",
    ),
    "one estate": (
        load(setup="expert", estates=["1"]),
        "Option 'estates': 1 estate for 2 players; give one for each seat.",
        "Параметр 'estates': 1 вотчина на 2 игроков; укажите по одной на каждое место.",
        "Параметр 'estates': 1 герцогство на 2 гравців; вкажіть по одному на кожне місце.",
    ),
    "contradiction": (
        load(estates="dealt"),
        "Option 'estates': boards are dealt in the expert setup only; choose setup='expert'.",
        "Параметр 'estates': вотчины раздаются только при подготовке для знатоков; выберите setup='expert'.",
        "Параметр 'estates': герцогства роздають лише під час підготовки для знавців; виберіть setup='expert'.",
    ),
    "illegal action": (
        lambda: act("decline"),
        "'decline' is not legal for player=1 at decision 'turn'. "
        "“Your turn: use a die, or end your turn” comes first. (CB-TURN-02)",
        "Действие «decline» сейчас недоступно для player=1: решается «turn». "
        "«Ваш ход: используйте кубик или завершите ход» — сначала нужно решить это. (CB-TURN-02)",
        "Дія «decline» зараз недоступна для player=1: вирішується «turn». "
        "«Ваш хід: використайте кубик або завершіть хід» — спершу потрібно вирішити це. (CB-TURN-02)",
    ),
    "wrong player": (
        lambda: act("workers 1", turn=False),
        "player=0 has nothing to decide now. It is not your turn; waiting for player=1. (CB-ORDER-01)",
        "Сейчас player=0 ничего не решает. Сейчас решать не вам. Ждём: player=1. (CB-ORDER-01)",
        "Зараз player=0 нічого не вирішує. Зараз вирішуєте не ви; чекаємо на гравців: player=1. (CB-ORDER-01)",
    ),
    "nothing to undo": (
        take_back,
        "Nothing to undo: player=1 has not played yet.",
        "Отменять нечего: ходов player=1 ещё не было.",
        "Немає чого скасовувати: ходів player=1 ще не було.",
    ),
    "broken record": (
        altered_record,
        "game.json: its checksum does not match: the record was altered.",
        "game.json: контрольная сумма не сходится: запись изменена.",
        "game.json: контрольна сума не збігається: запис змінено.",
    ),
    "impossible record": (
        impossible_record,
        "Game record: its options are not possible (Option 'players': 7 is not a number from 1 to 4.).",
        "Запись партии: такие параметры невозможны (Параметр 'players': 7 не подходит; нужно число от 1 до 4.).",
        "Запис партії: такі параметри неможливі (Параметр 'players': 7 не підходить; потрібне число від 1 до 4.).",
    ),
    "misplayed record": (
        misplayed_record,
        "Game record, action 1: There is no player=5; players of this game count from 0 to 1.",
        "Запись партии, действие 1: Нет player=5: в этой партии номера игроков от 0 до 1.",
        "Запис партії, дія 1: Немає player=5: у цій партії номери гравців від 0 до 1.",
    ),
    "game without bots": (
        lambda: bots.make("greedy", Game(CONTRACT, CONTRACT.options())),
        "The game 'bare' has no part 'evaluation', which is needed for this.",
        "У игры 'bare' нет части 'evaluation', которая для этого нужна.",
        "Гра 'bare' не має частини 'evaluation', яка для цього потрібна.",
    ),
    "unknown bot": (
        lambda: bots.make("deep", duchy.load("burgundy")),
        "Option 'bot': there is no bot 'deep'; the bots are random, greedy, search, neural-search.",
        "Параметр 'bot': бота 'deep' нет; есть random, greedy, search, neural-search.",
        "Параметр 'bot': бота 'deep' немає; є random, greedy, search, neural-search.",
    ),
    "bot without parameters": (
        lambda: arena.BotSpec.parse("random:depth=3"),
        "Option 'bot': random has no parameter 'depth'; it has none.",
        "Параметр 'bot': у бота random нет параметра 'depth'; параметров у него нет.",
        "Параметр 'bot': у бота random немає параметра 'depth'; параметрів у нього немає.",
    ),
    "uneven seats": (
        uneven_match,
        "Option 'bot': 3 bots cannot share 2 seats evenly.",
        "Параметр 'bot': 3 бота на 2 места: поровну не получится.",
        "Параметр 'bot': 3 боти на 2 місця: порівну не вийде.",
    ),
    "no card": (
        no_card,
        "Option 'device': there is no NVIDIA GPU with a driver here; use cpu.",
        "Параметр 'device': здесь нет видеокарты NVIDIA с драйвером; используйте cpu.",
        "Параметр 'device': тут немає відеокарти NVIDIA з драйвером; використовуйте cpu.",
    ),
}


@pytest.mark.parametrize(("cause", "english", "russian", "ukrainian"), HAPPENING.values(), ids=HAPPENING)
def test_an_error_is_said_in_every_language_and_in_other_processes(cause, english, russian, ukrainian):
    with pytest.raises(DuchyError) as caught:
        cause()
    copy = pickle.loads(pickle.dumps(caught.value))
    assert type(copy) is type(caught.value)
    for error in (caught.value, copy):
        assert str(error) == english
        assert [error.text(language) for language in LANGUAGES] == [english, russian, ukrainian]


def test_an_endless_argument_is_cut_short():
    error = RecordError("error-record-missing", file="f" * 5000, field="x" * 5000)
    for language in LANGUAGES:
        assert len(error.text(language)) < 3 * LONGEST


def test_an_unknown_language_is_an_error_that_can_be_said():
    with pytest.raises(DuchyError) as caught:
        RecordError("error-record-checksum").text("de")
    assert caught.value.text("uk") == "Мови 'de' немає; є en, ru, uk."
