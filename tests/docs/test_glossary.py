"""The glossary: its tables can be read, and the texts of all packages and of the client keep to it."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.support.texts import LANGUAGES, nodes

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")

#: The texts that a chapter is about; the last one is about all that stand around the games.
AREAS = {1: "burgundy", 2: "burgundy", 3: "burgundy", 4: "burgundy", 5: "dice", 6: "bruges", 7: "table"}
PACKAGES = ("kit", "cli", "server", "client")

#: Texts that quote what is typed in a shell or in Python.
TYPED = {
    "usage-no-web",
    "error-jobs-stopped",
    "error-not-legal",
    "error-agenda-overflow",
    "show-position",
    "analyse-position",
}

CYRILLIC = "а-яёіїєґА-ЯЁІЇЄҐ"
UK_VOWEL, UK_CONSONANT = "[аеиіоуюяєї]", "[бвгґджзйклмнпрстфхцчшщь]"
WITHOUT_YO = "еще|ее|нее|счет|счета|счете|счетом|берет|дает|отдает|идет|ждет|займет|начнет|вдвоем|втроем|остается"

#: What no text has, by language.
SIGNS = {
    "en": {"quotes": "[«»„]", "dash": " [—–-] "},
    "ru": {
        "quotes": "[“”„]",
        "dash": " [–-] ",
        "letter": "[іїєґІЇЄҐ]",
        "ё": rf"(?i)\b(?:{WITHOUT_YO}|(?:черн|желт|зелен|подсчет|расчет|учет)[{CYRILLIC}]*)\b",
    },
    "uk": {
        "quotes": "[“”„]",
        "dash": " [–-] ",
        "letter": "[ыэёъЫЭЁЪ]",
        "в between vowels": f"{UK_VOWEL} у {UK_VOWEL}",
        "у between consonants": f"{UK_CONSONANT} в {UK_CONSONANT}",
    },
}
ALWAYS = {
    "ellipsis": r"\.\.\.| …",
    "spaces": "  ",
    "space before a sign": r" [,.;:!?](?!\w)",
    "straight quotes": "[\"']",
    "range": r"\d-\d",
    "minus": r"(?:^|[\s(])-(?:\d|$)",
    "two alphabets": f"[A-Za-z][{CYRILLIC}]|[{CYRILLIC}][A-Za-z]",
}


class Text(NamedTuple):
    """What is literally written in one place of a text, and whether it is the whole of it."""

    area: str
    key: str
    words: str
    whole: bool


@cache
def texts(language: str) -> list[Text]:
    """All texts of a language: of the kit, the games with their rules, the command line, the server and the client."""
    found: list[Text] = []
    for path in [*ROOT.glob(f"src/duchy/**/{language}.ftl"), *ROOT.glob(f"web/text/*/{language}.ftl")]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                name, area = entry.id.name, area_of(path)
                found += _texts(area, name, entry.value)
                for attribute in entry.attributes:
                    found += _texts(area, f"{name}.{attribute.id.name}", attribute.value)
    return found


def _texts(area: str, key: str, pattern: ftl.Pattern | None) -> Iterator[Text]:
    parts = [node.value for node in nodes(pattern) if isinstance(node, ftl.TextElement | ftl.StringLiteral)]
    alone = pattern is not None and len(parts) == 1 and isinstance(pattern.elements[0], ftl.TextElement)
    yield from (Text(area, key, part, alone) for part in parts)


def area_of(path: Path) -> str:
    """The game that a file of texts belongs to, or the package."""
    parts = path.relative_to(ROOT).parts
    if parts[0] == "web":
        return "client"
    return parts[3] if parts[2] == "games" else {"engine": "kit"}.get(parts[2], parts[2])


def rows(chapter: int) -> Iterator[list[str]]:
    """The cells of the rows of a chapter."""
    text = re.split(rf"^## {chapter}\. .*$", PAGE, flags=re.MULTILINE)[1].split("\n## ")[0]
    for line in re.findall(r"^\|(.*)\|$", text, re.MULTILINE)[2:]:
        yield [cell.strip() for cell in line.split("|")]


def listed(cell: str) -> list[str]:
    """The terms of a cell, without remarks in brackets."""
    return [term for part in re.sub(r"\([^)]*\)", "", cell).split(",") if (term := part.strip().lower())]


@cache
def terms() -> dict[tuple[str, str], dict[str, set[str]]]:
    """What a thing may be called in each language, by area and English term."""
    found: dict[tuple[str, str], dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for chapter, area in AREAS.items():
        for english, russian, ukrainian, *_ in rows(chapter):
            for language, cell in (("ru", russian), ("uk", ukrainian)):
                names, others = listed(english), listed(cell)
                names = names * len(others) if len(names) == 1 else names
                for term, other in zip(names, others, strict=True):
                    found[area, term][language].add(other)
    return found


def called(area: str, english: str, language: str) -> set[str]:
    """What the glossary calls a thing: by the chapter of the game, or by the one about the table."""
    term = re.sub("^(?:a|an|the) ", "", english.lower()).rstrip(".!")
    return next((terms()[place, term][language] for place in (area, "table") if (place, term) in terms()), set())


class Unwanted(NamedTuple):
    """Words that are not used, where, and the texts that may have them all the same."""

    language: str
    words: str
    areas: set[str]
    allowed: set[str]

    def pattern(self) -> re.Pattern[str]:
        """The words at their boundaries; an apostrophe is no boundary."""
        written = [re.escape(word.strip()).replace("…", r"[\w’]*") for word in self.words.split(",")]
        return re.compile(rf"(?<![\w’])(?:{'|'.join(written)})(?![\w’])", re.IGNORECASE)

    def found(self) -> list[str]:
        """The texts that have one of the words."""
        of_words = self.pattern()
        return [
            f"{self.language} {text.area} {text.key}: {text.words!r}"
            for text in texts(self.language)
            if text.area in self.areas and text.key.split(".")[0] not in self.allowed and of_words.search(text.words)
        ]


@cache
def unwanted() -> list[Unwanted]:
    """Chapter 9."""
    everywhere = {*AREAS.values(), *PACKAGES} - {"table"}
    found = []
    for language, words, better, where in rows(9):
        named = set(re.split(", ", where.removeprefix("outside ")))
        areas = everywhere if where == "everywhere" else everywhere - named if where.startswith("outside") else named
        assert areas <= everywhere, where
        found.append(Unwanted(language, words, areas, set(re.findall(r"\((card-[a-z-]+)\)", better))))
    return found


def test_names_are_those_of_the_glossary() -> None:
    others = {language: {(t.area, t.key): t.words for t in texts(language) if t.whole} for language in ("ru", "uk")}
    compared = set()
    for area, key, words, whole in texts("en"):
        for language in others if whole else ():
            other, names = others[language].get((area, key)), called(area, words, language)
            if other is not None and names:
                assert other.lower().rstrip(".!") in names, f"{language} {area} {key}"
                compared.add((area, words.lower()))
    assert len(compared) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_not_used(language: str) -> None:
    of_language = [one for one in unwanted() if one.language == language]
    assert of_language
    assert [text for one in of_language for text in one.found()] == []


def test_unwanted_words_are_found_with_their_endings() -> None:
    one = Unwanted("ru", "клетк…, порядок хода", set(), set())
    for text in ("На клетках", "порядок хода", "клетка."):
        assert one.pattern().search(text)
    for text in ("клетями", "подклетка", "порядок ходов"):
        assert not one.pattern().search(text)
    assert not Unwanted("uk", "являється", set(), set()).pattern().search("з’являється")


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    wrong = [
        f"{name}: {text.area} {text.key}: {text.words!r}"
        for name, sign in {**ALWAYS, **SIGNS[language]}.items()
        for text in texts(language)
        if text.key not in TYPED and re.search(sign, text.words)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("en", "dash", "a tile — and"),
        ("ru", "quotes", "“жетон”"),
        ("ru", "ё", "Чёрный и черный"),
        ("ru", "ё", "Еще раз"),
        ("uk", "letter", "Вы"),
        ("uk", "в between vowels", "вони у області"),
        ("uk", "у between consonants", "жетон в сховищі"),
        ("uk", "two alphabets", "cховище"),
        ("ru", "space before a sign", "два , три"),
        ("ru", "ellipsis", "Ждём …"),
        ("en", "minus", "-"),
    ],
)
def test_slips_of_typography_are_found(language: str, name: str, text: str) -> None:
    assert re.search({**ALWAYS, **SIGNS[language]}[name], text)
