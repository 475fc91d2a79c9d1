"""The texts of the characters: generated from the deck in three languages, with every number of the effect."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from duchy.engine.words.text import Texts
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.grammar import Amount, Change, Condition, Group
from duchy.games.bruges.components.names import LANGUAGES, PACKAGE, card_name
from duchy.games.bruges.components.word import Word
from duchy.games.bruges.components.words import Op, Remove, ReturnToHand
from duchy.games.bruges.display.cards import card_text, group_name
from duchy.games.bruges.display.voice import Voice
from tests.bruges.deck.probes import CATALOGUE, FREE, MORE, POINT, SELECTORS, gain, probe_card
from tests.support.texts import check_same_keys_and_variables, entries, words

PROBES = [*CATALOGUE.values(), *MORE]


def probe(activation, effects, condition=None):
    told = {"activation": activation, "effects": effects}
    return probe_card(1, told if condition is None else told | {"if": condition})


def counting() -> list:
    """Cards that count everything that can be counted, in every form."""
    amounts = [{"per": selector, "each": 2} for selector in SELECTORS]
    amounts += [{"per": selector, "each": 1, "group_of": k} for selector in SELECTORS for k in (2, 5)]
    amounts += [
        {"per": selector | {"of": of}, "each": 1, "group_of": 3}
        for selector in SELECTORS
        for of in ("each_opponent", "chosen_opponent", "all")
    ]
    amounts += [{"per": selector | {"of": "each_opponent"}, "each": 1} for selector in SELECTORS]
    amounts += [{"per": {"sel": "dice", "faces": [5, 6], "colour": "red"}, "each": 1}]
    amounts += [{"per": {"sel": "dice", "faces": [6]}, "each": 1, "group_of": 2}]
    cards = [probe(FREE, [gain("guilders", amount)]) for amount in amounts]
    return cards + [probe(FREE, [POINT], {"count": selector, "at_most": 2}) for selector in SELECTORS]


ALL = [*DECK.cards, *(probe(*one[:3]) for one in PROBES), *counting()]


# --- what a text must be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_clean_sentences(language):
    for card in ALL:
        text = card_text(card, language)
        assert (text[0].isupper() or text[0].isdigit()) and text.endswith("."), text
        assert not set("{}$\u2068\u2069") & set(text), text
        assert not re.search(r"  | [.,;)]|\( |\.\.|,,", text), text
        assert all(after[0].isupper() for _, after in pairwise(text.split(". "))), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_of_the_deck_read_alike(language):
    told = Counter((card.activation, card_text(card, language)) for card in DECK.cards)
    assert [text for text, count in told.items() if count > 1] == []


@pytest.mark.parametrize(("language", "foreign"), [("ru", "іїєґ"), ("uk", "ыэёъ")])
def test_languages_do_not_mix(language, foreign):
    for card in ALL:
        text = card_text(card, language)
        assert not re.search("[A-Za-z]", text), text
        assert not set(foreign) & set(text.lower()), text
    for key, text in words(PACKAGE, language):
        assert not re.search("[A-Za-z]", text), key
        assert not set(foreign) & set(text.lower()), key


# --- numbers ------------------------------------------------------------------------------------------------------


def numbers(effect) -> list[int]:
    """Every number that an entry sets, and that a reader must be told; 1 may be told without a digit."""
    found = []
    if isinstance(effect, Amount):
        constant = effect.per is None and effect.die is None
        found += [effect.n] if constant else [effect.each] if effect.per is not None else []
        found += [effect.group_of] if effect.group_of > 1 else []
        found += [effect.max] if effect.max is not None else []
        found += [effect.per.k] if effect.per is not None and effect.per.k else []
        found += list(effect.per.faces) if effect.per is not None else []
        return found
    if isinstance(effect, Change):
        return [abs(effect.add)] * bool(effect.add) + ([effect.set] if effect.set else [])
    if isinstance(effect, Condition):
        found += [*effect.faces, *(bound for bound in (effect.low, effect.high) if 0 < bound < 127)]
    if isinstance(effect, Word):
        told = vars(effect)
        found += [told["most"]] if "most" in told else []
        found += [told[side].amount for side in ("give", "get") if side in told and told[side].amount > 1]
        parts = [told.get(name) for name in ("amount", "price", "change")]
        if isinstance(effect, Remove | ReturnToHand):
            parts.append(Amount())
        for part in parts:
            found += numbers(part) if part is not None else []
        for inner in (one for words in effect.inner for one in words):
            found += numbers(inner)
    return found


FAMOUS = {"master_gunner": [], "gardener": [1]}  # all markers; five workers in one phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_mention_every_number_of_the_effect_and_no_other(language):
    for card in DECK.cards:
        wanted = [n for effect in card.effects for n in numbers(effect)]
        wanted += numbers(card.condition) if card.condition is not None else []
        wanted = FAMOUS.get(card.id, wanted)
        told = [int(n) for n in re.findall(r"\d+", card_text(card, language))]
        assert set(wanted) - {1} <= set(told), card.id
        constants = {"lawyer": {2}, "baron": {1, 2}, "inventor": {1}}.get(card.id, set())  # the rule that is changed
        usual = {1, 2} if any(effect.op in (Op.DO_ACTION, Op.FLIP) for effect in card.effects) else {1}
        phases = {2} if card.id == "baron" else set()
        assert set(told) - set(wanted) <= constants | usual | phases, card.id


# --- single texts -------------------------------------------------------------------------------------------------


def test_the_probes_of_the_catalogue_are_told():
    for name, (activation, effects, condition, text) in CATALOGUE.items():
        assert card_text(probe(activation, effects, condition), "en") == text, name


@pytest.mark.parametrize(("activation", "effects", "condition", "text"), MORE)
def test_other_words_of_the_grammar_are_told(activation, effects, condition, text):
    assert card_text(probe(activation, effects, condition), "en") == text


@pytest.mark.parametrize(
    ("card", "ru", "uk"),
    [
        ("prince", "Получите 1 очко и 2 гульдена.", "Отримайте 1 бал і 2 гульдени."),
        (
            "blacksmith",
            "Возьмите 3 красных работников и 2 гульдена.",
            "Візьміть 3 червоних робітників і 2 гульдени.",
        ),
        ("notary", "Возьмите 2 карты и 4 гульдена.", "Візьміть 2 карти й 4 гульдени."),
        (
            "mayor",
            "По 2 очка за каждого своего чиновника.",
            "По 2 бали за кожного свого урядовця.",
        ),
        (
            "bishop",
            "По 1 очку за каждых 2 своих работников.",
            "По 1 балу за кожних 2 своїх робітників.",
        ),
        (
            "captain_of_the_guard",
            "Когда вам грозит штраф, можете за 2 гульдена его избежать.",
            "Коли вам загрожує штраф, можна за 2 гульдени його відвернути.",
        ),
        (
            "powderman",
            "Возьмите 3 гульдена, если на коричневом кубике выпало 5 или 6.",
            "Раз на раунд візьміть 3 гульдени, якщо на коричневому кубику 5 або 6.",
        ),
        (
            "gatekeeper",
            "Раз в раунд можете отказаться от 1 маркера угрозы.",
            "Раз на раунд можна відмовитися від 1 маркера загрози.",
        ),
        (
            "nun",
            "Сбросьте 1 коричневый маркер угрозы (если он есть), возьмите 1 гульден и 1 карту.",
            "Скиньте 1 коричневий маркер загрози (якщо він є) та візьміть 1 гульден і 1 карту.",
        ),
        (
            "infanta",
            "Увеличьте репутацию на 1 деление и возьмите 1 гульден.",
            "Підвищте репутацію на 1 поділку й візьміть 1 гульден.",
        ),
        (
            "housekeeper",
            "В конце раунда возьмите 3 любых работников, если их у вас не больше 3.",
            "Наприкінці раунду візьміть 3 будь-яких робітників, якщо їх у вас не більше 3.",
        ),
        (
            "viscount",
            "По 1 очку за каждое деление репутации (до 3 очков).",
            "По 1 балу за кожну поділку репутації (до 3 балів).",
        ),
        (
            "baron",
            "В фазе 2 всегда можете увеличить репутацию, за 1 гульден.",
            "У фазі 2 завжди можна підвищити репутацію, за 1 гульден.",
        ),
    ],
)
def test_cases_and_plurals(card, ru, uk):
    (found,) = [one for one in DECK.cards if one.id == card]
    assert (card_text(found, "ru"), card_text(found, "uk")) == (ru, uk)


@pytest.mark.parametrize(
    ("language", "things"),
    [
        ("ru", ["1 гульден", "2 гульдена", "5 гульденов", "1 очко", "3 очка", "11 очков", "21 очко"]),
        ("uk", ["1 гульден", "2 гульдени", "5 гульденів", "1 бал", "3 бали", "11 балів", "21 бал"]),
        ("en", ["1 guilder", "2 guilders", "5 guilders", "1 VP", "3 VP", "11 VP", "21 VP"]),
    ],
)
def test_plurals_of_things(language, things):
    amounts = [("guilders", 1), ("guilders", 2), ("guilders", 5), ("vp", 1), ("vp", 3), ("vp", 11), ("vp", 21)]
    for (what, amount), thing in zip(amounts, things, strict=True):
        assert card_text(probe({"kind": "instant"}, [gain(what, amount)]), language).endswith(f" {thing}.")


def test_a_card_may_have_a_text_of_its_own():
    own = {language: f"Own words in {language}." for language in LANGUAGES}
    card = probe_card(1, {"activation": FREE, "effects": [POINT], "text": own})
    assert [card_text(card, language) for language in LANGUAGES] == list(own.values())


# --- phrases and names --------------------------------------------------------------------------------------------


def test_every_phrase_is_used(monkeypatch):
    said = set()
    original = Voice.say

    def heard(self, name, **facts):
        said.add(name)
        return original(self, name, **facts)

    monkeypatch.setattr(Voice, "say", heard)
    for card in ALL:
        card_text(card, "ru")
    phrases = {key.removeprefix("effect-") for key in entries(PACKAGE, "ru") if key.startswith("effect-")}
    assert phrases - said == set()


def test_all_languages_say_the_same():
    check_same_keys_and_variables(PACKAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_deck_and_differ(language):
    named = {key for key in entries(PACKAGE, language) if key.startswith("card-") and "." not in key}
    assert named == {f"card-{card.id.replace('_', '-')}" for card in DECK.cards}
    assert len({card_name(card, language).casefold() for card in DECK.cards}) == len(DECK.cards)
    assert len({group_name(group, language) for group in Group}) == len(Group)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_character_can_be_moved_in(language):
    """The accusative, for lines of the log: nobody's equals the nominative, for all are people."""
    texts = Texts.of(PACKAGE)
    for card in DECK.cards:
        key = f"card-{card.id.replace('_', '-')}"
        assert texts.format(language, f"{key}.acc") != texts.format(language, key)
