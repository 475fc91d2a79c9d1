"""The texts of The Castles of Burgundy: complete, alike in all languages, and true to the rules."""

import re

import pytest

from duchy.engine.words.sentences import Sentences
from duchy.engine.words.text import Texts
from duchy.games.burgundy.actions import FULL_CATALOGUE as CATALOGUE
from duchy.games.burgundy.analysis import coverage
from duchy.games.burgundy.components.board import PHASE_VP
from duchy.games.burgundy.components.modules import MODULE_NAMES
from duchy.games.burgundy.components.printings import EDITION, EDITIONS, Difference
from duchy.games.burgundy.components.routes import BONUS_NAMES
from duchy.games.burgundy.components.shields import SHIELD_NAMES
from duchy.games.burgundy.components.tiles import ANIMALS, GOODS_NAMES, KIND_NAMES, SPECIES_NAMES, Colour
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import Category
from tests.support.texts import (
    COUNTS,
    LANGUAGES,
    check_every_text,
    check_lines_speak_to_the_reader,
    check_prompts_are_a_headline_and_a_hint,
    check_same_keys_and_variables,
    entries,
    variables,
    words,
)

PACKAGE = "duchy.games.burgundy"
TEXTS = Texts.of(PACKAGE)

SAMPLES: dict[str, list[str | int]] = {
    "board": ["3"],
    "category": ["animals"],
    "choices": ["1, 2"],
    "colour": ["city"],
    "come": [1, 5],
    "cost": [0, 1, 2, 5],
    "count": [1, 2, 5, 11, 21, 22],
    "depot": [1, 6],
    "die": [1, 2, 3],
    "edition": list(EDITIONS),
    "effect": ["size", "phase", "colour", "tile"],
    "empty": [1, 2, 5],
    "entry": ["spaces"],
    "estate": ["14"],
    "example": ["setup"],
    "extra": [2, 4, 10],
    "falls": ["yes", "no"],
    "filled": [21],
    "found": ["5"],
    "form": ["own:NAME"],
    "first": [1],
    "from": [31],
    "game": ["burgundy"],
    "geese": [0, 1],
    "goods": ["red"],
    "hex": [37],
    "last": ["3"],
    "level": ["easier", "standard", "harder"],
    "list": ["take, place"],
    "module": ["Four extra tiles"],
    "most": [3],
    "name": ["Estate 1"],
    "names": ["Anna, Odo"],
    "next": [2],
    "number": [6],
    "numbers": ["3, 4"],
    "other": ["2019"],
    "phase": ["A"],
    "place": [1, 8],
    "player": ["Anna"],
    "absent": ["Bob"],
    "players": ["Anna, Odo"],
    "points": [1, 36],
    "posts": [2, 3],
    "price": [1, 2],
    "question": ["ship"],
    "region": ["city"],
    "replaced": ["Open gate"],
    "regions": ["rivers 4, 2"],
    "resets": [0, 1, 2, 5],
    "reward": ["2 silver"],
    "round": [1, 5],
    "rounds": [0, 2],
    "route": ["7"],
    "seats": [1, 2, 4],
    "seat": ["0"],
    "second": [6],
    "shelf": [1, 2],
    "shield": ["Castellan"],
    "side": ["2"],
    "silver": [0, 1, 2, 5],
    "size": [1, 8, "large", "small"],
    "sizes": ["4, 2"],
    "space": ["17"],
    "span": [1, 2],
    "species": ["cows"],
    "stack": ["black"],
    "sum": ["3 + 4"],
    "swap": [0, 1],
    "target": [45],
    "tile": ["ship"],
    "tiles": [3, 5],
    "to": [35],
    "value": [3],
    "team": ["A"],
    "verdict": ["won", "lost"],
    "vp": [1, 2, 5, 21],
    "workers": [0, 1, 2, 5],
    "year": ["2019"],
    "digest": ["74112b24"],
    "expected": ["4 5 6"],
    "problem": ["No such file"],
    "reason": ["the key is missing."],
    "row": ["5"],
    "where": ["own.toml"],
    "years": ["2019, 2020"],
}

KINDS = [name.replace("_", "-") for name in KIND_NAMES[1:]]
DECISIONS = [decision.name.lower().replace("_", "-") for decision in Decision if decision]
ACTIONS = [kind.replace("_", "-") for kind in CATALOGUE.kinds]
GAINS = ["vp", "silver", "workers", "goods", "tile", "bonus", "steps", "rewards"]
EVENTS = [
    "phase-begins",
    "round-begins",
    "dice",
    "mines",
    "region",
    "bonus",
    "posts",
    "post-award",
    "route",
    "final",
    "game-over",
    "winner",
    "sealed",
    "revealed",
    "open-gate",
]
COUNTERS = [
    "vp",
    "silver",
    "workers",
    "goods",
    "sold",
    "storage",
    "dice",
    "white-die",
    "bonus-large",
    "bonus-small",
    "order",
    "black-depot",
    "depot",
    "shields",
    "inns",
    "route",
]
ROUTE_PROMPTS = [
    f"{part}{name}.route"
    for name in ("castle", "town-hall", "warehouse", "carpenter", "church", "market")
    for part in ("", "other-")
]
PROMPTS = ["found.castle", "turn.dice", "turn.purchase", "turn.end", "sealed", "over", *ROUTE_PROMPTS]
PROMPTS += ["discard.excess", "settle.black", "settle.both"]
OPTIONS = ["players", "edition", "setup", "estates", "choice", "championship", "modules", "revision"]

EXPECTED = {
    "game-name",
    "game-summary",
    "game-time",
    "estate-name",
    "estate-reconstructed",
    "route-reconstructed",
    *(f"reward-{name.replace('_', '-')}" for name in BONUS_NAMES),
    "cost-workers",
    *(f"edition-{edition}" for edition in EDITIONS),
    *(f"setup-{name}" for name in ("standard", "expert")),
    *(f"choice-{name}" for name in ("open", "sealed")),
    *(f"module-{name.replace('_', '-')}{part}" for name in MODULE_NAMES for part in ("", ".help")),
    *(f"option-{name}" for name in OPTIONS),
    *(f"{part}-{colour.name.lower()}" for colour in Colour for part in ("colour", "region")),
    *(f"goods-{name}" for name in GOODS_NAMES),
    *(f"species-{name}" for name in SPECIES_NAMES[:-1]),  # geese score with one of them
    *(f"phase-{letter}" for letter in "abcde"),
    *(f"category-{category.name.lower()}" for category in Category),
    *(f"counter-{name}{part}" for name in COUNTERS for part in ("", ".help")),
    *(f"tile-{kind}{part}" for kind in KINDS for part in ("", ".effect")),
    *(f"prompt-{part}{decision}" for decision in DECISIONS for part in ("", "other-")),
    *(f"prompt-{prompt}" for prompt in PROMPTS),
    *(f"{part}-{kind}" for kind in ACTIONS for part in ("action", "log")),
    *(f"gain-{gain}" for gain in GAINS),
    *(f"log-{event}" for event in EVENTS),
    *(f"coverage-{group.replace('_', '-')}" for group in coverage.GROUPS),
    *(f"shield-{name.replace('_', '-')}{part}" for name in SHIELD_NAMES for part in ("", ".effect")),
}


def test_all_languages_say_the_same() -> None:
    assert TEXTS.languages() == LANGUAGES
    check_same_keys_and_variables(PACKAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_game_has_its_text(language: str) -> None:
    assert not EXPECTED - TEXTS.keys(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_about_something_unknown(language: str) -> None:
    known = {kind: f"tile-{kind}" for kind in KINDS}.values()
    assert {key for key in entries(PACKAGE, language) if key.startswith("tile-") and "." not in key} == set(known)
    for part, names in (("action-", ACTIONS), ("prompt-other-", DECISIONS)):
        found = {key.removeprefix(part) for key in entries(PACKAGE, language) if key.startswith(part)}
        assert {key for key in found if "." not in key} == set(names)


def test_every_text_can_be_said() -> None:
    check_every_text(TEXTS, PACKAGE, SAMPLES)
    check_lines_speak_to_the_reader(PACKAGE)
    check_prompts_are_a_headline_and_a_hint(TEXTS, PACKAGE, SAMPLES)


@pytest.mark.parametrize("kind", CATALOGUE.kinds)
def test_a_log_line_names_the_player_and_a_prompt_to_others_too(kind: str) -> None:
    messages = entries(PACKAGE, "en")
    assert "player" in variables(messages, f"log-{kind.replace('_', '-')}")
    assert all("player" in variables(messages, f"prompt-other-{decision}") for decision in DECISIONS)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_nothing_is_said_in_english_by_oversight(language: str) -> None:
    for key, text in words(PACKAGE, language):
        latin = set(re.findall("[A-Za-z]+", text))
        centuries_and_phases = {"XV", *"ABCDE"}  # phases are printed with Latin letters in every language
        assert not latin - centuries_and_phases, key


@pytest.mark.parametrize(("language", "foreign"), [("ru", "іїєґ"), ("uk", "ыэёъ")])
def test_the_two_cyrillic_languages_do_not_mix(language: str, foreign: str) -> None:
    for key, text in words(PACKAGE, language):
        assert not set(foreign) & set(text.lower()), key


def test_names_of_different_things_differ() -> None:
    for language in LANGUAGES:
        for prefix in ("tile-", "goods-", "category-", "colour-", "edition-", "phase-"):
            keys = [k for k in entries(PACKAGE, language) if k.startswith(prefix) and "." not in k]
            assert len({TEXTS.format(language, key) for key in keys}) == len(keys)


@pytest.mark.parametrize(
    ("language", "key", "argument", "forms"),
    [
        ("ru", "gain-silver", "count", "слиток слитка слитков слитков слиток слитка"),
        ("uk", "gain-silver", "count", "срібна срібні срібних срібних срібна срібні"),
        ("ru", "gain-workers", "count", "рабочий рабочих рабочих рабочих рабочий рабочих"),
        ("uk", "gain-workers", "count", "робітник робітники робітників робітників робітник робітники"),
        ("ru", "cost-workers", "count", "рабочий рабочих рабочих рабочих рабочий рабочих"),
        ("uk", "cost-workers", "count", "робітник робітники робітників робітників робітник робітники"),
        ("ru", "action-workers", "count", "рабочего рабочих рабочих рабочих рабочего рабочих"),
        ("uk", "action-workers", "count", "робітника робітників робітників робітників робітника робітників"),
        ("ru", "gain-vp", "count", "очко очка очков очков очко очка"),
        ("uk", "gain-vp", "count", "бал бали балів балів бал бали"),
        ("ru", "log-region", "extra", "очко очка очков очков очко очка"),
        ("uk", "log-region", "extra", "бал бали балів балів бал бали"),
        ("ru", "log-sell", "count", "товар товара товаров товаров товар товара"),
        ("uk", "log-sell.you", "count", "товар товари товарів товарів товар товари"),
        ("uk", "log-mines", "silver", "срібну срібні срібних срібних срібну срібні"),
        ("ru", "log-mines", "workers", "рабочего рабочих рабочих рабочих рабочего рабочих"),
        ("ru", "log-winner", "vp", "очко очка очков очков очко очка"),
        ("uk", "log-winner", "vp", "бал бали балів балів бал бали"),
        ("en", "gain-workers", "count", "worker workers workers workers workers workers"),
    ],
)
def test_plurals(language: str, key: str, argument: str, forms: str) -> None:
    rest: dict[str, str | int] = dict.fromkeys(("category", "player", "region", "region_acc"), "x")
    rest |= dict.fromkeys(("goods", "goods_few", "goods_many"), "")
    rest |= {"size": 3, "points": 3, "die": 0, "cost": 0, "silver": 1, "workers": 0}
    for count, word in zip(COUNTS, forms.split(), strict=True):
        assert re.search(rf"\b{count} +{word}\b", TEXTS.format(language, key, **{**rest, argument: count}))


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "2 cows, 3 pigs, 4 sheep, 2 chickens"),
        ("ru", "2 коровы, 3 свиньи, 4 овцы, 2 курицы"),
        ("uk", "2 корови, 3 свині, 4 вівці, 2 курки"),
    ],
)
def test_herds(language: str, names: str) -> None:
    tiles = ("tile-cow-2", "tile-pig-3", "tile-sheep-4", "tile-chicken-2")
    assert ", ".join(TEXTS.format(language, tile) for tile in tiles) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_herds_score_what_they_show(language: str) -> None:
    for kind, name in enumerate(KIND_NAMES):
        if ANIMALS[kind] > 0:
            effect = TEXTS.format(language, f"tile-{name.replace('_', '-')}.effect")
            assert re.findall(r"\d+", effect) == [str(ANIMALS[kind])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_effects_follow_the_edition(language: str, edition: str) -> None:
    row = EDITION[EDITIONS.index(edition)]

    def effect(name: str) -> str:
        return TEXTS.format(language, f"tile-{name}.effect", edition=edition)

    assert re.findall(r"\d+", effect("monastery-15")) == [str(row[Difference.TYPES_SOLD_VP])]
    assert re.findall(r"\d+", effect("monastery-26")) == [str(row[Difference.BONUS_TILES_VP])]
    stays = {"en": "stay in the depot", "ru": "остаются на складе", "uk": "залишаються на складі"}[language]
    assert (stays in effect("ship")) == bool(row[Difference.GOODS_STAY])
    workers = {"en": "worker", "ru": "рабочи", "uk": "робітник"}[language]
    assert (workers in effect("monastery-6")) == bool(row[Difference.PAY_WORKERS])
    mixture = {"en": "both", "ru": "в любом сочетании", "uk": "в будь-якому поєднанні"}[language]
    assert (mixture in effect("monastery-6")) == (row[Difference.PAY_WORKERS] == 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phase_values_are_those_of_the_rules(language: str) -> None:
    values = re.findall(r"\d+", TEXTS.format(language, "counter-phase.help"))
    assert values == [str(vp) for vp in PHASE_VP]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Take a church from depot 3 (second die, 1 worker)"),
        ("ru", "Взять церковь со склада 3 (второй кубик, 1 рабочий)"),
        ("uk", "Узяти церкву зі складу 3 (другий кубик, 1 робітник)"),
    ],
)
def test_a_button(language: str, line: str) -> None:
    facts = {"die": 2, "cost": 1, "depot": 3, "slot": 1, "tile": "church"}
    assert Sentences.of(PACKAGE).say(language, "action-take", facts) == line


@pytest.mark.parametrize(
    ("language", "silver", "workers", "price"),
    [
        ("en", 2, 0, "2 silver"),
        ("ru", 2, 0, "2 слитка серебра"),
        ("ru", 0, 2, "2 рабочих"),
        ("uk", 1, 1, "1 срібна монета, 1 робітник"),
        ("uk", 0, 2, "2 робітники"),
    ],
)
def test_a_price(language: str, silver: int, workers: int, price: str) -> None:
    assert TEXTS.format(language, "part-price", silver=silver, workers=workers) == price


@pytest.mark.parametrize(
    ("language", "line", "own"),
    [
        ("en", "Anna sells 3 red goods tiles", "You sell 3 red goods tiles"),
        ("ru", "Anna продаёт 3 красных товара", "Вы продаёте 3 красных товара"),
        ("uk", "Anna продає 3 червоні товари", "Ви продаєте 3 червоні товари"),
    ],
)
def test_a_line_of_the_log(language: str, line: str, own: str) -> None:
    sentences, facts = Sentences.of(PACKAGE), {"player": 1, "goods": "red", "count": 3}
    assert sentences.say(language, "log-sell", facts, ["Odo", "Anna"], viewer=0) == line
    assert sentences.say(language, "log-sell", facts, ["Odo", "Anna"], viewer=1) == own


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Anna completes an 8-space river: 36 + 4 VP"),
        ("ru", "Anna достраивает реку из 8 участков: 36 + 4 очка"),
        ("uk", "Anna добудовує річку з 8 ділянок: 36 + 4 бали"),
    ],
)
def test_a_region_is_named_in_the_case_that_the_sentence_needs(language: str, line: str) -> None:
    facts = {"player": 0, "region": "ship", "size": 8, "points": 36, "extra": 4}
    assert Sentences.of(PACKAGE).say(language, "log-region", facts, ["Anna"]) == line
