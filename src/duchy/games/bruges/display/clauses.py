"""Operations as clauses of a sentence: what the reader does, and what others do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from duchy.engine.wording import key
from duchy.games.bruges.components.grammar import (
    Action,
    Amount,
    Change,
    Colour,
    Effect,
    Goods,
    Kind,
    Op,
    Shade,
    What,
    Who,
)
from duchy.games.bruges.display.voice import Voice, voice

NO_CHANGE = Change()
EVERY_COLOUR = [Shade(colour) for colour in Colour]


@dataclass(frozen=True)
class Clause:
    """A part of a sentence. Where verb and object are kept apart, clauses with the same verb can share it."""

    text: str
    infinitive: str
    verb: str = ""
    thing: str = ""
    sequel: bool = False  # follows with "then"
    act: bool = False  # is an action, after which everything follows with "then"
    others: bool = False  # is a sentence of its own: its subject is not the reader


class Clauses:
    """Turns operations into clauses, in one language."""

    def __init__(self, words: Voice, extra_points: bool = False) -> None:
        self._voice = words
        self._of_others = voice(words.language, to_reader=False)
        self._extra = extra_points  # a discarded marker gives a point by itself; others come on top of it

    # --- sentences

    def sentences(self, effects: Sequence[Effect], demand: bool = False) -> list[str]:
        """What the operations say, sentence by sentence, without capitals and full stops.

        With ``demand`` the reader has asked for the effect already, so that a payment is no "may".
        """
        return [self._joined(run) for run in _runs(list(self._clauses(effects, demand)))]

    def _joined(self, clauses: Sequence[Clause], infinitive: bool = False) -> str:
        parts: list[list[Clause]] = [[]]
        for clause in self._shared(clauses):
            if parts[-1] and (clause.sequel or parts[-1][-1].act):
                parts.append([])
            parts[-1].append(clause)
        said = [self._voice.listed([_in_mood(c, infinitive) for c in part], "and") for part in parts]
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
        told = {name: getattr(first, name).replace(first.thing, things) for name in ("text", "infinitive")}
        return replace(first, thing=things, **told)

    # --- operations

    def _clauses(self, effects: Sequence[Effect], demand: bool) -> Iterator[Clause]:
        place = 0
        while place < len(effects):
            rest = effects[place:]
            run, clauses = self._together(rest) or (1, self._alone(rest[0], demand and len(effects) == 1))
            yield from clauses
            place += run

    def _together(self, effects: Sequence[Effect]) -> tuple[int, list[Clause]] | None:
        """Operations that one clause tells better: two dice, workers of all colours, the same action again."""
        first = effects[0]
        if len(effects) > 1 and _is_die(first) and _is_die(effects[1]) and first.what == effects[1].what:
            facts = {**self._voice.hue(first.amount.die), **self._voice.hue(effects[1].amount.die, "shade")}
            thing = self._voice.say(f"{self._points(first.what)}.dice", **facts)
            return 2, [self._verb(_gaining(first.what), thing)]
        if [_plain_worker(e) for e in effects[:5]] == EVERY_COLOUR and len({e.amount for e in effects[:5]}) == 1:
            return 5, [self._verb("take", self._voice.say("worker-every", count=first.amount.n))]
        again = next((n for n, effect in enumerate(effects) if effect != first), len(effects))
        if first.op == Op.DO_ACTION and first.optional and again > 1:
            return again, [self._optional(self._action(first, again))]
        return None

    def _alone(self, effect: Effect, demand: bool) -> list[Clause]:
        if effect.op == Op.PAY:
            return self._payment(effect, demand)
        clause = self._others(effect) if effect.who != Who.SELF and effect.op != Op.COPY else self._own(effect)
        if effect.op == Op.EXCHANGE or effect.optional:
            return [self._optional(clause, whole=clause.others or effect.op == Op.CHOOSE)]
        return [clause]

    def _optional(self, clause: Clause, whole: bool = False) -> Clause:
        """Something that the reader may do; a whole sentence becomes a wish."""
        if whole:
            return replace(clause, text=self._voice.say("if-you-like", clause=clause.text), verb="")
        return replace(clause, text=self._voice.say("may", clause=clause.infinitive), verb="")

    def _own(self, effect: Effect) -> Clause:
        """What the reader does."""
        words, amount = self._voice, effect.amount
        match effect.op:
            case Op.GAIN | Op.SCORE:
                what = What.VP if effect.op == Op.SCORE else effect.what
                return self._verb(_gaining(what), self._gained(what, amount, effect.colour))
            case Op.LOSE:
                return self._verb("lose", words.goods(effect.what, amount, effect.colour))
            case Op.DRAW:
                return self._verb("draw", words.quantity("cards", amount))
            case Op.DISCARD_CARDS:
                return self._verb("discard", words.quantity("hand-cards", amount), sequel=True)
            case Op.DISCARD_MARKER:
                return self._verb("discard", words.markers(effect.colour, amount))
            case Op.GAIN_MARKER:
                return self._verb("take", words.markers(effect.colour, amount))
            case Op.REPUTATION:
                return self._verb("raise", words.quantity("steps", amount))
            case Op.STRAIGHTEN:
                return self._verb("straighten", words.quantity("turned", amount))
            case Op.DO_ACTION:
                return self._action(effect)
            case Op.EXCHANGE:
                return self._exchange(effect)
            case Op.CHOOSE:
                return self._choice(effect)
            case Op.FLIP:
                return self._phrase(key("flip", effect.category.name.lower()))
            case Op.REMOVE:
                return self._phrase(key("remove", effect.what.name.lower()))
            case Op.RETURN_TO_HAND:
                return self._phrase(key("return", effect.what.name.lower()))
            case _:
                assert effect.op == Op.COPY
                whose = {Who.SELF: "self", Who.CHOSEN_OPPONENT: "opponent", Who.EACH_PLAYER: "all"}[effect.who]
                return self._phrase(f"copy-{'worker' if effect.kind == Kind.WORKER else 'instant'}-{whose}")

    def _verb(self, verb: str, thing: str, sequel: bool = False) -> Clause:
        name = f"do-{verb}"
        told, infinitive = (f"{self._voice.verb(name, mood)} {thing}" for mood in (False, True))
        return Clause(told, infinitive, verb=self._voice.say(name), thing=thing, sequel=sequel)

    def _phrase(self, name: str, **facts: str | int) -> Clause:
        return Clause(self._voice.verb(name, False, **facts), self._voice.verb(name, True, **facts))

    def _points(self, what: What) -> str:
        return ("vp-extra" if self._extra else "vp") if what == What.VP else "guilders"

    def _gained(self, what: What, amount: Amount, shade: Shade) -> str:
        if what == What.WORKER:
            return self._voice.workers(shade, amount)
        return self._voice.quantity(self._points(what), amount)

    def payment(self, effect: Effect, aim: str) -> str:
        """The offer to pay for an aim, which is given as an infinitive."""
        return self._optional(self._for_an_aim(effect, aim)).text

    def _payment(self, effect: Effect, demand: bool) -> list[Clause]:
        """A cost, and what follows if it is paid."""
        then = list(self._clauses(effect.then, False))
        if any(clause.others for clause in then):
            follows = self._voice.say("if-so", clause=self._joined(then))
            return [self._optional(self._cost(effect)), Clause(follows, follows, others=True)]
        clause = self._for_an_aim(effect, self._joined(then, infinitive=True))
        return [clause if demand else self._optional(clause)]

    def _for_an_aim(self, effect: Effect, aim: str) -> Clause:
        cost = self._cost(effect)
        told, infinitive = (self._voice.say("aim", first=one, second=aim) for one in (cost.text, cost.infinitive))
        return Clause(told, infinitive)

    def _cost(self, effect: Effect) -> Clause:
        match effect.what:
            case What.GUILDERS:
                return self._verb("pay", self._voice.quantity("guilders", effect.amount))
            case What.CARD:
                return self._verb("discard", self._voice.quantity("hand-cards", effect.amount))
            case _:
                return self._verb("spend", self._voice.workers(effect.colour, effect.amount))

    def _choice(self, effect: Effect) -> Clause:
        branches = [self._shared(list(self._clauses(branch, False))) for branch in effect.branches]
        if len({branch[0].verb for branch in branches}) == 1 == max(map(len, branches)) and branches[0][0].verb:
            return replace(self._with_one_verb([branch[0] for branch in branches], "or"), verb="")
        told, infinitive = (
            self._voice.listed([self._joined(branch, mood) for branch in branches], "or") for mood in (False, True)
        )
        return Clause(told, infinitive)

    def _exchange(self, effect: Effect) -> Clause:
        give, get = effect.give, effect.get
        assert give is not None and get is not None
        got = self._voice.goods(get.what, Amount(get.amount), get.colour)
        if give.amount == 1 and effect.most > 1:
            given = self._given(give, Amount(effect.most, up_to=True))
            return self._phrase(key("exchange-each", give.what.name.lower()), given=given, got=got)
        given = self._given(give, Amount(give.amount))
        if effect.most == 1:
            return self._phrase("exchange", given=given, got=got)
        return self._phrase("exchange-times", given=given, got=got, count=effect.most)

    def _given(self, give: Goods, amount: Amount) -> str:
        things = {What.WORKER: "worker-plain", What.VP: "vp", What.GUILDERS: "guilders"}
        return self._voice.quantity(things[give.what], amount)

    # --- actions

    def _action(self, effect: Effect, count: int = 1) -> Clause:
        bare = "" if effect.with_card else "-bare"
        name = f"act-{effect.action.name.lower()}{bare}{'-more' if count > 1 else ''}"
        clause = self._phrase(name, count=count)
        told, infinitive = (self._priced(said, effect, count) for said in (clause.text, clause.infinitive))
        return Clause(told, infinitive, sequel=True, act=True)

    def _priced(self, clause: str, effect: Effect, count: int) -> str:
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

    # --- others

    def _others(self, effect: Effect) -> Clause:
        """What other players do."""
        said = self._told_of(effect, self._voice.say(key("who", effect.who.name.lower())))
        return Clause(said, said, others=True)

    def _told_of(self, effect: Effect, who: str) -> str:
        words, amount = self._of_others, effect.amount
        match effect.op:
            case Op.GAIN:
                verb = "they-gain" if effect.what == What.VP else "they-take"
                return words.say(verb, who=who, what=words.goods(effect.what, amount, effect.colour))
            case Op.LOSE:
                return words.say("they-lose", who=who, what=self._lost(effect))
            case Op.GAIN_MARKER:
                return words.say("they-take", who=who, what=words.markers(effect.colour, amount))
            case Op.DISCARD_CARDS:
                return words.say("they-discard-cards", who=who, what=words.quantity("cards", amount))
            case Op.REMOVE:
                return words.say(key("they-remove", effect.what.name.lower()), who=who)
            case Op.RETURN_TO_HAND:
                return words.say(key("they-return", effect.what.name.lower()), who=who)
            case _:
                assert effect.op == Op.TRANSFER
                verb = "they-give-workers" if effect.what == What.WORKER else "they-give"
                return words.say(verb, who=who, what=self._lost(effect))

    def _lost(self, effect: Effect) -> str:
        if effect.what == What.WORKER and effect.colour == Shade.CHOICE:
            return self._of_others.quantity("worker-plain", effect.amount)
        return self._of_others.goods(effect.what, effect.amount, effect.colour)


def _gaining(what: What) -> str:
    return "gain" if what == What.VP else "take"


def _is_die(effect: Effect) -> bool:
    """A gain of guilders or points as a die shows."""
    counted = effect.amount.die is not None and effect.amount.max is None and not effect.optional
    return effect.op == Op.GAIN and effect.what != What.WORKER and effect.who == Who.SELF and counted


def _plain_worker(effect: Effect) -> Shade | None:
    """The colour of workers that the reader takes in a fixed number."""
    fixed = effect.amount == Amount(effect.amount.n) and not effect.optional and effect.who == Who.SELF
    return effect.colour if (effect.op, effect.what) == (Op.GAIN, What.WORKER) and fixed else None


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
