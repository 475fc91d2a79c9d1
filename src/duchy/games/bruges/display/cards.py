"""The texts of characters, generated from the entries of the deck, so that text and effect cannot disagree.

A text is put together from phrases of ``text/*.ftl``: operations become clauses, and the activation says when they
happen. What the symbol of a character tells already is left out: lightning and worker cards say only their effect, and
a language may leave out "once a round" and "at game end" too. A deck file may replace the text of a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duchy.engine.words.wording import key
from duchy.games.bruges.components.card import Card
from duchy.games.bruges.components.grammar import (
    Action,
    Activation,
    By,
    Event,
    Group,
    Kind,
    Permission,
    Sel,
    Selector,
    Target,
    Test,
    Threat,
    What,
    Who,
)
from duchy.games.bruges.components.word import Word
from duchy.games.bruges.components.words import DoAction, Gain, Modify, Pay, Permit
from duchy.games.bruges.display.clauses import Clauses
from duchy.games.bruges.display.voice import Voice, voice

WORKERS_TAKEN = 2  # by the action, without characters (BR-WORK-01)
BETWEEN = "; "  # sentences that one frame holds together


def card_text(card: Card, language: str) -> str:
    """What a character does, in words."""
    if card.text:
        return card.text[language]
    return " ".join(_sentence(said) for said in _Text(voice(language), card).sentences())


def group_name(group: Group, language: str) -> str:
    """The name of a group."""
    return voice(language).group(group)["group"]


def _sentence(said: str) -> str:
    return f"{said[0].upper()}{said[1:]}."


class _Text:
    """The text of one card in one language."""

    def __init__(self, words: Voice, card: Card) -> None:
        self._voice = words
        self._card = card
        self._activation = card.activation
        self._clauses = Clauses(words, card.activation.event == Event.MARKER_DISCARDED)

    def sentences(self) -> list[str]:
        """What the card says, without capitals and full stops."""
        if self._activation.event in (Event.MARKER_GAIN, Event.PENALTY):
            return self._conditional([self._protection(self._card.effects[0])])
        values = [effect for effect in self._card.effects if isinstance(effect, Modify | Permit)]
        rest = [effect for effect in self._card.effects if not isinstance(effect, Modify | Permit)]
        if len(values) == 1 and isinstance(values[0], Permit) and rest and self._plain_action():
            return [self._permitted_and(values[0], rest)]
        told = self._values(values)
        if told:
            told = self._conditional([self._limited(said) for said in told])
        return [*told, *self._framed(rest)] if rest else told

    def _plain_action(self) -> bool:
        """Whether the card is about one kind of action, and always so."""
        activation = self._activation
        single = activation.kind == Kind.ACTION and activation.action != Action.ANY
        return single and self._card.condition is None and not activation.once_per_round

    def _permitted_and(self, permission: Permit, rest: Sequence[Word]) -> str:
        """An action that is permitted, and what it brings each time."""
        brought = BETWEEN.join(self._clauses.sentences(rest))
        return self._voice.say("permitted-and", permission=self._permission(permission), clause=brought)

    def _values(self, effects: Sequence[Modify | Permit]) -> list[str]:
        """Changed values and permissions; a permission and the price of what is permitted are one sentence."""
        match effects:
            case [Permit() as permit, Modify(target=Target.PRICE) as price]:
                alike = self._activation.event == Event.REPUTATION_OFFER or self._activation.action == Action.CANAL
                if alike:
                    permitted = self._voice.say("aside", clause=self._permission(permit))
                    return [self._clauses.changed("price", "clause", permitted, price.change)]
        return [self._value(effect) for effect in effects]

    def _conditional(self, said: list[str]) -> list[str]:
        """Sentences that hold only on a condition."""
        if self._card.condition is None:
            return said
        condition = self._voice.condition(self._card.condition)
        return [self._voice.say("if", clause=one, condition=condition) for one in said]

    # --- operations in the frame of the activation

    def _framed(self, effects: Sequence[Word]) -> list[str]:
        kind = self._activation.kind
        said = self._clauses.sentences(effects, demand=kind == Kind.WORKER)
        if kind == Kind.FREE and len(effects) == 1 and isinstance(effects[0], DoAction) and not effects[0].optional:
            said = self._clauses.sentences([replace(effects[0], optional=True)])
        if kind in (Kind.INSTANT, Kind.WORKER) and self._card.condition is None:
            return said
        single = len(said) == 1 and len(effects) == 1
        return [self._frame(self._if(BETWEEN.join(said), single))]

    def _if(self, clause: str, single: bool) -> str:
        """A clause with its condition: behind a single one, in front of several."""
        if self._card.condition is None:
            return clause
        condition = self._count_of_the_same() if single else ""
        condition = condition or self._voice.condition(self._card.condition)
        return self._voice.say("if" if single else "if-first", clause=clause, condition=condition)

    def _count_of_the_same(self) -> str:
        """A condition about workers behind workers that are taken, which need not be named again."""
        condition, effect = self._card.condition, self._card.effects[0]
        assert condition is not None
        taken = isinstance(effect, Gain) and effect.what == What.WORKER and effect.who == Who.SELF
        few = condition.test == Test.COUNT and condition.low == 0 < condition.high
        if not taken or not few or condition.count != Selector(Sel.WORKERS):
            return ""
        return self._voice.say("if-most-them", count=condition.high)

    def _frame(self, clause: str) -> str:
        match self._activation.kind:
            case Kind.FREE:
                return self._voice.say("once", clause=clause)
            case Kind.ENDGAME:
                return self._voice.say("endgame", clause=clause)
            case Kind.ACTION:
                event = self._voice.say(key("on-action", self._activation.action.name.lower()))
                return self._whenever(event, self._voice.say("also", clause=clause))
            case Kind.SITUATION:
                return self._situation(clause)
            case _:
                return clause

    def _situation(self, clause: str) -> str:
        activation = self._activation
        assert activation.event is not None
        if activation.event in (Event.DICE_ROLLED, Event.ROUND_END):
            return self._voice.say(key("on", activation.event.name.lower()), clause=clause)
        return self._whenever(self._event(activation), clause)

    def _whenever(self, event: str, clause: str) -> str:
        name = "once-when" if self._activation.once_per_round else "each-time"
        return self._voice.say(name, event=event, clause=clause)

    def _event(self, activation: Activation) -> str:
        assert activation.event is not None
        name = "group-placed" if activation.group is not None else activation.event.name.lower()
        by = "" if activation.by == By.SELF else f".{activation.by.name.lower()}"
        facts = {**self._voice.hue(activation.event_colour), **self._voice.group(activation.group)}
        return self._of_threats(self._voice.say(key("on", name) + by, **facts))

    def _of_threats(self, event: str) -> str:
        if not self._activation.threats:
            return event
        names = [self._threat(threat, "") for threat in self._activation.threats]
        return self._voice.say("on-penalty-of", event=event, threats=self._voice.listed(names, "or"))

    def _threat(self, threat: Threat, form: str) -> str:
        return self._voice.forms("threat", threat.name.lower(), "threat")[f"threat{form}"]

    def _limited(self, said: str) -> str:
        return self._voice.say("limited", clause=said) if self._activation.once_per_round else said

    # --- changed values and permissions

    def _value(self, effect: Modify | Permit) -> str:
        if isinstance(effect, Permit):
            return self._permission(effect)
        action = self._activation.action.name.lower()
        if effect.target == Target.PRICE:
            if self._activation.event == Event.REPUTATION_OFFER:
                action = "reputation"
            what = self._voice.say(f"cost-{action}")
            return what if action == "house" else self._clauses.changed("cost", "what", what, effect.change)
        if effect.target == Target.REFILL_TARGET:
            may = "-may" if effect.optional else ""
            if effect.change.set is not None:
                return self._voice.say(f"refill-set{may}", count=effect.change.set)
            return self._voice.say(f"refill-add{may}", count=effect.change.add)
        if effect.change.set is not None:
            return self._voice.say(f"yield-set-{action}", count=effect.change.set, usual=WORKERS_TAKEN)
        goods = self._voice.say(f"goods-{action}")
        if effect.change.add:
            return self._voice.say("yield-add", goods=goods, count=effect.change.add)
        return self._voice.say("yield-times", goods=goods, count=effect.change.times)

    def _permission(self, effect: Permit) -> str:
        match effect.permission:
            case Permission.ANY_COLOUR:
                return self._voice.say(f"colour-{self._activation.action.name.lower()}")
            case Permission.TIE_SUFFICES:
                return self._voice.say("tie")
            case _:
                return self._voice.say("without-low-dice")

    # --- protection

    def _protection(self, effect: Word) -> str:
        """Threat markers that are not taken, penalties that are not suffered."""
        marker = self._activation.event == Event.MARKER_GAIN
        hue = self._voice.hue(self._activation.event_colour)
        once = self._activation.once_per_round
        if not isinstance(effect, Pay) and marker and once:
            refusal = self._voice.verb("prevent-marker", effect.optional, **hue)
            return self._limited(self._voice.say("may", clause=refusal) if effect.optional else refusal)
        if not isinstance(effect, Pay) and not effect.optional and not once:
            return self._voice.say("prevent-markers", **hue) if marker else self._immunity()
        aim = self._voice.say("refuse") if marker else self._voice.verb("prevent", True)
        event = self._of_threats(self._voice.say("on-marker-gain" if marker else "on-penalty", **hue))
        if isinstance(effect, Pay):
            return self._whenever(event, self._clauses.payment(effect, aim))
        if effect.optional:
            return self._whenever(event, self._voice.say("may", clause=aim))
        return self._whenever(event, self._voice.verb("prevent", False))

    def _immunity(self) -> str:
        if not self._activation.threats:
            return self._voice.say("immune")
        names = [self._threat(threat, "_gen") for threat in self._activation.threats]
        return self._voice.say("immune-to", names=self._voice.listed(names, "and"))
