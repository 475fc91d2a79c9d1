"""Words for the texts of cards, in one language: phrases, adjectives of colours, things in numbers, what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from duchy.engine.words.sentences import table_of
from duchy.engine.words.text import Argument, Texts
from duchy.engine.words.wording import key
from duchy.games.bruges.components.grammar import (
    Action,
    Amount,
    Colour,
    Condition,
    Group,
    Sel,
    Selector,
    Shade,
    Test,
    What,
    Who,
)
from duchy.games.bruges.components.names import PACKAGE
from duchy.games.bruges.components.reading import LEADING

VOWELS = "аеиіоуюяєї"
WHOSE = {Who.SELF: "", Who.EACH_OPPONENT: "-others", Who.EACH_PLAYER: "-all"}


class Voice:
    """Says parts of sentences in a language."""

    def __init__(self, language: str, to_reader: bool = True) -> None:
        """With ``to_reader`` what is counted belongs to the subject of the sentence ("each of your houses")."""
        self.language = language
        self._to_reader = to_reader
        self._texts = Texts.of(PACKAGE)
        self._keys = self._texts.keys(language)
        self._forms = table_of(PACKAGE)["forms"]

    def say(self, name: str, **facts: Argument) -> str:
        """A phrase of the texts of cards."""
        return self._texts.format(self.language, f"effect-{name}", **facts)

    def verb(self, name: str, infinitive: bool, **facts: Argument) -> str:
        """A phrase that tells the reader what to do, or its attribute ``to``, which follows "you may"."""
        return self.say(f"{name}.to" if infinitive else name, **facts)

    def forms(self, kind: str, name: str | None, fact: str, blank: str = "") -> dict[str, str]:
        """A name in all its forms as facts of a phrase, with a blank behind it where another word follows."""
        said = {"": self._form(kind, name, "")}
        said |= {f"_{form}": self._form(kind, name, form) for form in self._forms[kind]}
        return {fact + end: word + blank if word else "" for end, word in said.items()}

    def _form(self, kind: str, name: str | None, form: str) -> str:
        if name is None:
            return ""
        plain = key(kind, name)
        own = f"{plain}.{form}"
        return self._texts.format(self.language, own if own in self._keys else plain)

    def hue(self, colour: Colour | None, fact: str = "hue") -> dict[str, str]:
        """The adjective of a colour, or nothing."""
        return self.forms("colour", None if colour is None else colour.name.lower(), fact, " ")

    def group(self, group: Group | None) -> dict[str, str]:
        """The name of a group."""
        return self.forms("group", None if group is None else group.name.lower(), "group")

    # --- lists

    def listed(self, words: Sequence[str], last: str) -> str:
        """Several words with commas, and the last one joined by ``and`` or ``or``."""
        *before, end = words
        text = ""
        for word in before:
            text = self.say("comma", first=text, second=word) if text else word
        if not text:
            return end
        return self.say(f"{last}.vowel" if last == "and" and _ends_in_vowel(text) else last, first=text, second=end)

    def faces(self, faces: Sequence[int]) -> str:
        """Faces of a die."""
        return self.listed([str(face) for face in faces], "or")

    # --- things in numbers

    def quantity(self, thing: str, amount: Amount, shade: Colour | None = None) -> str:
        """So much of a thing, as the object of a verb."""
        facts = {**self.hue(amount.die), **self.hue(shade, "shade")}
        if amount.die is not None:
            said = self.say(f"{thing}.die", **facts)
        elif amount.per is not None:
            what = self.say(f"{thing}.each", count=amount.each, **facts)
            said = self.say("for", what=what, each=self.counted(amount.per, amount.group_of))
        else:
            said = self.say(f"{thing}.upto" if amount.up_to else thing, count=amount.n, **facts)
        return said if amount.max is None else self.say("at-most", what=said, most=self._most(thing, amount.max, facts))

    def _most(self, thing: str, count: int, facts: dict[str, str]) -> str:
        """The limit of a quantity, with its unit: without it nobody knows what is counted."""
        return self.say(f"{thing.removesuffix('-extra')}.upto", count=count, **facts)

    def workers(self, shade: Shade, amount: Amount) -> str:
        """Workers of a colour."""
        return self._coloured("worker", shade, amount)

    def markers(self, shade: Shade, amount: Amount) -> str:
        """Threat markers of a colour; all of them, where as many are meant as there are."""
        colour = None if shade >= Shade.CHOICE else Colour(shade)
        if amount == Amount(per=Selector(Sel.MARKERS, colour=colour)) and shade != Shade.CARD:
            return self.say("marker-choice.all" if colour is None else "marker.all", **self.hue(colour, "shade"))
        return self._coloured("marker", shade, amount)

    def _coloured(self, thing: str, shade: Shade, amount: Amount) -> str:
        if shade in (Shade.CHOICE, Shade.CARD):
            return self.quantity(f"{thing}-{shade.name.lower()}", amount)
        return self.quantity(thing, amount, Colour(shade))

    def goods(self, what: What, amount: Amount, shade: Shade = Shade.CHOICE) -> str:
        """What can be gained: guilders, points, workers."""
        if what == What.WORKER:
            return self.workers(shade, amount)
        return self.quantity("vp" if what == What.VP else "guilders", amount)

    # --- what is counted

    def counted(self, selector: Selector, group_of: int = 1) -> str:
        """What follows "for": each of something, or every so many of it."""
        own = selector.sel == Sel.DICE or (selector.of == Who.SELF and self._to_reader)
        forms = ("own", "every") if own else ("any", "everyany")
        said = self._selected(selector, forms[group_of > 1], group_of)
        return said if own else self.say(key("of", selector.of.name.lower()), what=said)

    def _selected(self, selector: Selector, form: str, count: int = 1) -> str:
        facts = {**self.hue(selector.colour), **self.group(selector.group), "faces": self.faces(selector.faces or (1,))}
        said = self.say(f"sel-{_noun(selector)}.{form}", count=count, size=selector.k, **facts)
        if selector.activation is None:
            return said
        return self.say(key("icon", selector.activation.name.lower()), what=said)

    # --- conditions

    def condition(self, condition: Condition) -> str:
        """What follows "if"."""
        match condition.test:
            case Test.DIE:
                return self.say("if-die", faces=self.faces(condition.faces), **self.hue(condition.die))
            case Test.COUNT:
                return self._count(condition)
            case Test.MAJORITY | Test.MINORITY:
                return self._comparison(condition)
            case Test.ACTION:
                action = self.say(key("if-action", condition.action.name.lower()))
                if condition.colour is None:
                    return action
                card = self.say("if-card", **self.hue(condition.colour))
                return card if condition.action == Action.ANY else self.listed([action, card], "and")
            case Test.NOT:
                return self.say("if-not", condition=self.condition(condition.parts[0]))
            case _:
                joint = "and" if condition.test == Test.ALL else "or"
                return self.listed([self.condition(part) for part in condition.parts], joint)

    def _count(self, condition: Condition) -> str:
        assert condition.count is not None
        whose = "-dice" if condition.count.sel == Sel.DICE else WHOSE[condition.count.of]
        what = self._selected(condition.count, "many")
        if condition.high == 0:
            return self.say(f"if-none{whose}", what=what)
        form = "exactly" if condition.low == condition.high else "least" if condition.low else "most"
        return self.say(f"if-{form}{whose}", what=what, count=condition.low or condition.high)

    def _comparison(self, condition: Condition) -> str:
        assert condition.count is not None
        form = "minority" if condition.test == Test.MINORITY else "majority"
        if condition.count == LEADING["reputation"] and form == "majority":
            form = "ahead"
        return self.say(f"if-{form}{'-tie' if condition.tie else ''}", what=self._selected(condition.count, "many"))


def _ends_in_vowel(text: str) -> bool:
    """Whether the last letter of a text is a Cyrillic vowel: Ukrainian has two words for "and"."""
    signs = [sign for sign in text.lower() if sign.isalnum()]
    return bool(signs) and signs[-1] in VOWELS


def _noun(selector: Selector) -> str:
    """The key of what a selector counts."""
    name = selector.sel.name.lower().replace("_", "-")
    match selector.sel:
        case Sel.HOUSES | Sel.SECTIONS:
            return f"{name}-{selector.state.name.lower()}" if selector.state else name
        case Sel.CHARACTERS:
            return name if selector.group is None else "group"
        case Sel.DISTINCT:
            return f"{name}-{selector.what.name.lower()}-{selector.over.name.lower()}"
        case Sel.SETS:
            return f"{name}-{selector.over.name.lower()}"
        case _:
            return name


@cache
def voice(language: str, to_reader: bool = True) -> Voice:
    """The words of a language."""
    return Voice(language, to_reader)
