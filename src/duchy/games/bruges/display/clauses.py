"""Operations as clauses of a sentence: what the reader does, and what others do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from duchy.engine.words.wording import key
from duchy.games.bruges.components.grammar import Action, Amount, Change, Colour, Shade, What, Who
from duchy.games.bruges.components.telling import Clause
from duchy.games.bruges.components.word import Word, name_of
from duchy.games.bruges.components.words import Choose, Copy, DiscardMarker, DoAction, Exchange, Gain, Pay, gaining
from duchy.games.bruges.display.voice import Voice, voice

GETTING = ("gain", "take", "draw")  # verbs for which a language may have a common one, for points and cards alike
EVERY_COLOUR = [Shade(colour) for colour in Colour]


class Clauses:
    """Turns operations into clauses, in one language."""

    def __init__(self, words: Voice, extra_points: bool = False) -> None:
        self.words = self._voice = words
        self.theirs = voice(words.language, to_reader=False)
        self._extra = extra_points  # a marker was discarded, which gives a point by itself: others come on top of it
        self._side_by_side: Sequence[Word] = ()  # operations of which each happens even if another one cannot

    # --- sentences

    def sentences(self, effects: Sequence[Word], demand: bool = False) -> list[str]:
        """What the operations say, sentence by sentence, without capitals and full stops.

        With ``demand`` the reader has asked for the effect already, so that a payment is no "may".
        """
        self._side_by_side = effects if len(effects) > 1 else ()
        return [self._joined(run) for run in _runs(list(self._clauses(effects, demand)))]

    def _joined(self, clauses: Sequence[Clause], infinitive: bool = False) -> str:
        parts: list[list[Clause]] = [[]]
        for clause in self._shared(clauses):
            if parts[-1] and (clause.sequel or parts[-1][-1].act):
                parts.append([])
            parts[-1].append(clause)
        said = [self._voice.listed([_in_mood(c, infinitive) for c in part], _joint(part)) for part in parts]
        text = said[0]
        for more in said[1:]:
            text = self._voice.say("then", first=text, second=more)
        return text

    def _shared(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Clauses that follow each other with the same verb say it once."""
        shared: list[list[Clause]] = []
        for clause in clauses:
            if shared and clause.verb and not clause.sequel and clause.verb == shared[-1][0].verb:
                shared[-1].append(clause)
            else:
                shared.append([clause])
        return [self._with_one_verb(alike, "and") for alike in shared]

    def _with_one_verb(self, alike: list[Clause], joint: str) -> Clause:
        first = alike[0]
        if len(alike) == 1:
            return first
        things = self._voice.listed([clause.thing for clause in alike], joint)
        if len({clause.own for clause in alike}) == 1:
            told = {name: getattr(first, name).replace(first.thing, things) for name in ("text", "infinitive")}
        else:
            told = {"text": f"{first.verb} {things}", "infinitive": f"{first.verb_to} {things}"}
        return replace(first, thing=things, listed=joint == "and", **told)

    # --- operations

    def _clauses(self, effects: Sequence[Word], demand: bool) -> Iterator[Clause]:
        place = 0
        while place < len(effects):
            rest = effects[place:]
            run, clauses = self._together(rest) or (1, self._alone(rest[0], demand and len(effects) == 1))
            yield from clauses
            place += run

    def _together(self, effects: Sequence[Word]) -> tuple[int, list[Clause]] | None:
        """Operations that one clause tells better: two dice, workers of all colours, the same action again."""
        first = effects[0]
        one, other = (*map(_by_die, effects[:2]), None)[:2]
        if one and other and one.what == other.what:
            facts = {**self._voice.hue(one.amount.die), **self._voice.hue(other.amount.die, "shade")}
            thing = self._voice.say(f"{self.points(one.what)}.dice", **facts)
            return 2, [self.verb(gaining(one.what), thing)]
        if [_plain_worker(e) for e in effects[:5]] == EVERY_COLOUR and len({e.amount for e in effects[:5]}) == 1:
            return 5, [self.verb("take", self._voice.say("worker-every", count=first.amount.n))]
        again = next((n for n, effect in enumerate(effects) if effect != first), len(effects))
        if isinstance(first, DoAction) and first.optional and again > 1:
            return again, [self._optional(self.action(first, again))]
        return None

    def _alone(self, effect: Word, demand: bool) -> list[Clause]:
        if isinstance(effect, Pay):
            return self._payment(effect, demand)
        of_others = effect.who != Who.SELF and not isinstance(effect, Copy)
        clause = self._others(effect) if of_others else effect.clause(self)
        if isinstance(effect, Exchange) or effect.optional:
            return [self._optional(clause, whole=clause.others or isinstance(effect, Choose))]
        return [clause]

    def _others(self, effect: Word) -> Clause:
        """What other players do."""
        said = effect.clause_of_others(self, self._voice.say(key("who", name_of(effect.who))))
        return Clause(said, said, others=True)

    def _optional(self, clause: Clause, whole: bool = False) -> Clause:
        """Something that the reader may do; a whole sentence becomes a wish."""
        if whole:
            return replace(clause, text=self._voice.say("if-you-like", clause=clause.text), verb="")
        return replace(clause, text=self._voice.say("may", clause=clause.infinitive), verb="")

    # --- what words are told with (``components/telling.py``)

    def verb(self, verb: str, thing: str, sequel: bool = False) -> Clause:
        """What the reader does with a thing."""
        own, own_to = (self._voice.verb(f"do-{verb}", mood) for mood in (False, True))
        shared, shared_to = own, own_to
        if verb in GETTING:
            shared, shared_to = (self._voice.say(f"do-{verb}.{form}") for form in ("with", "withto"))
        told, infinitive = (f"{said} {thing}".lstrip() for said in (own, own_to))  # points at the end need no verb
        return Clause(told, infinitive, shared, shared_to, own, thing, sequel=sequel)

    def phrase(self, name: str, **facts: str | int) -> Clause:
        """What the reader does, as a phrase of the texts of cards."""
        return Clause(self._voice.verb(name, False, **facts), self._voice.verb(name, True, **facts))

    def points(self, what: What) -> str:
        """What points or guilders are called here."""
        return ("vp-extra" if self._extra else "vp") if what == What.VP else "guilders"

    def marked(self, effect: DiscardMarker) -> str:
        """Markers; the rest of the effect follows without them too, and points are no longer those of the markers."""
        said = self._voice.markers(effect.colour, effect.amount)
        if not any(effect is other for other in self._side_by_side):
            return said
        one = effect.amount == Amount()
        if effect.amount == Amount(effect.amount.n):  # others say "up to", "all" or "for each"
            said = self._voice.say("marker-held" if one else "markers-held", what=said)
        if any(isinstance(other, Gain) and other.what == What.VP for other in self._side_by_side):
            said = self._voice.say("marker-for-point" if one else "markers-for-points", what=said)
        return said

    def payment(self, effect: Pay, aim: str) -> str:
        """The offer to pay for an aim, which is given as an infinitive."""
        return self._optional(self._bought(effect, aim)).text

    def _payment(self, effect: Pay, demand: bool) -> list[Clause]:
        """A cost, and what follows if it is paid."""
        then = list(self._clauses(effect.then, False))
        if any(clause.others for clause in then):
            follows = self._voice.say("if-so", clause=self._joined(then))
            return [self._optional(effect.cost(self)), Clause(follows, follows, others=True)]
        aim = self._joined(then, infinitive=True)
        if demand:
            return [self._for_an_aim(effect, aim)]
        return [self._optional(self._bought(effect, aim) if len(then) == 1 else self._for_an_aim(effect, aim))]

    def _bought(self, effect: Pay, aim: str) -> Clause:
        """A single thing that is paid for with guilders: "discard it for 2 guilders", which follows "you may"."""
        if effect.what != What.GUILDERS:
            return self._for_an_aim(effect, aim)
        said = self._voice.say("bought", aim=aim, price=self._voice.quantity("guilders", effect.amount))
        return Clause(said, said)

    def _for_an_aim(self, effect: Pay, aim: str) -> Clause:
        cost = effect.cost(self)
        told, infinitive = (self._voice.say("aim", first=one, second=aim) for one in (cost.text, cost.infinitive))
        return Clause(told, infinitive)

    def choice(self, effect: Choose) -> Clause:
        """One of several branches."""
        branches = [self._shared(list(self._clauses(branch, False))) for branch in effect.branches]
        if len({branch[0].verb for branch in branches}) == 1 == max(map(len, branches)) and branches[0][0].verb:
            return replace(self._with_one_verb([branch[0] for branch in branches], "or"), verb="")
        told, infinitive = (
            self._voice.listed([self._joined(branch, mood) for branch in branches], "or") for mood in (False, True)
        )
        return Clause(told, infinitive)

    # --- actions

    def action(self, effect: DoAction, count: int = 1) -> Clause:
        """An action that is granted, with its price."""
        bare = "" if effect.with_card else "-bare"
        name = f"act-{effect.action.name.lower()}{bare}{'-more' if count > 1 else ''}"
        clause = self.phrase(name, count=count)
        told, infinitive = (self._priced(said, effect, count) for said in (clause.text, clause.infinitive))
        compulsory = not effect.with_card and not effect.optional
        if compulsory and any(effect is other for other in self._side_by_side):  # the rest follows without it too
            told, infinitive = (self._voice.say("if-possible", clause=said) for said in (told, infinitive))
        return Clause(told, infinitive, sequel=True, act=True)

    def _priced(self, clause: str, effect: DoAction, count: int) -> str:
        """An action with its price, where that is not the usual one or might be doubted."""
        say, change = self._voice.say, effect.price
        if change is None:
            return clause if effect.with_card else say("price-normal", clause=clause)
        if effect.action == Action.HOUSE:
            return say("price-no-worker", clause=clause)
        if change.set == 0 and not change.floor:
            return say("price-free", clause=clause)
        if count > 1:
            clause = say("price-each", clause=clause)
        return self.changed("price", "clause", clause, change)

    def changed(self, kind: str, name: str, said: str, change: Change) -> str:
        """Something with a changed price, a part of a sentence of this name."""
        facts = {name: said}
        if change.set is not None:
            text = self._voice.say(f"{kind}-set", price=self._guilders(change.set), **facts)
        elif change.add:
            form = "less" if change.add < 0 else "more"
            text = self._voice.say(f"{kind}-{form}", price=self._guilders(abs(change.add)), **facts)
        elif change.times == 2 and kind == "price":
            text = self._voice.say("price-double", **facts)
        else:
            text = self._voice.say(f"{kind}-times", count=change.times, **facts)
        if change.floor:
            text = self._voice.say(f"{kind}-floor", clause=text, price=self._guilders(change.floor))
        return text

    def _guilders(self, count: int) -> str:
        return self._voice.say("guilders", count=count)


def _by_die(effect: Word) -> Gain | None:
    """A gain of guilders or points as a die shows."""
    if not isinstance(effect, Gain) or effect.what == What.WORKER or effect.who != Who.SELF:
        return None
    counted = effect.amount.die is not None and effect.amount.max is None and not effect.optional
    return effect if counted else None


def _plain_worker(effect: Word) -> Shade | None:
    """The colour of workers that the reader takes in a fixed number."""
    if not isinstance(effect, Gain) or effect.what != What.WORKER or effect.who != Who.SELF:
        return None
    return effect.colour if effect.amount == Amount(effect.amount.n) and not effect.optional else None


def _joint(clauses: Sequence[Clause]) -> str:
    """What joins clauses; a language may avoid a second "and" where one of them is a list."""
    return "and-both" if len(clauses) > 1 and any(clause.listed for clause in clauses) else "and"


def _in_mood(clause: Clause, infinitive: bool) -> str:
    return clause.infinitive if infinitive else clause.text


def _runs(clauses: list[Clause]) -> list[list[Clause]]:
    """Clauses by sentence: what others do stands alone."""
    runs: list[list[Clause]] = []
    for clause in clauses:
        if not runs or clause.others or runs[-1][-1].others:
            runs.append([])
        runs[-1].append(clause)
    return runs
