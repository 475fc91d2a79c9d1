"""A table at which rule tests of Bruges are written: arrange a position, act, and look at what changed.

    @rule("BR-EX-17")
    def test_a_lawyer_takes_three(table):
        table.lives("lawyer").hand("red")
        assert table.play("workers") == {"hand": -1, "red": 3}

**Set up.** ``Table(players=3)`` is in phase 3 of round 1, player 0 to play, all dice showing 3. The players have
nothing, but each opponent one purple card, so that the round goes on. ``Table(phase=2)`` is before the roll,
``Table(phase=1)`` before the refill.

**Arrange.** Every arranging method returns the table and speaks of player 0 unless ``player=`` is given. ``hand("red",
"mayor")`` gives cards: a colour is some card of that colour without a part in the test, a name is that character.
``houses("red", "blue")`` builds houses, ``lives("mayor", "judge")`` characters, each in a blue house of its own unless
``on=`` names colours. ``has(guilders=3, red=1, red_markers=2, reputation=5, canal=(2, 0))`` sets what a player has.

**Act.** ``play("house", 1)`` plays the card at a place of the hand, counted from 1; ``act(kind, ...)`` takes any
action. Both return what changed for the player, as differences of numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count as count_up
from typing import Any

from duchy.engine.game.game import Game, State
from duchy.engine.play.chance import MIX_1, MIX_2, STEP
from duchy.games.bruges.components.board import CARDS_PER_COLOUR, COLOUR_NAMES, COLOURS
from duchy.games.bruges.components.grammar import Kind
from duchy.games.bruges.components.tables import CARDS_IN_ORDER, SKILL_TABLE
from duchy.games.bruges.contract import CONTRACT
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import Phase
from tests.support.asking import ask

INDEX = {card.id: index for index, card in enumerate(CARDS_IN_ORDER)}
LEADERSHIPS = ("reputation", "characters", "canal")

Changes = dict[str, int]


def load(players: int) -> Game:
    """The game for so many players."""
    return Game(CONTRACT, CONTRACT.options.read({"players": players}))


def counted(me: Any) -> dict[str, int]:
    """Everything countable of a player."""
    return {
        "guilders": int(me["guilders"]),
        "vp": int(me["vp"]),
        **{name: int(me["workers"][colour]) for colour, name in enumerate(COLOUR_NAMES)},
        **{f"{name}_markers": int(me["markers"][colour]) for colour, name in enumerate(COLOUR_NAMES)},
        "hand": int(me["held"]),
        "houses": int(me["homes"]),
        "characters": int((me["tenant"][: me["homes"]] >= 0).sum()),
        "turned": int(me["turned"]).bit_count(),
        "reputation": int(me["reputation"]),
        "cells": int(me["canal"].sum()),
        "statues": int(me["statue"].clip(0).sum()),
        **{f"lead_{name}": int(me["leads"]) >> place & 1 for place, name in enumerate(LEADERSHIPS)},
    }


@cache
def entropy_for(faces: tuple[int, ...]) -> int:
    """An entropy after which the next five dice show these faces (the generator of ``duchy.engine.play.chance``)."""
    step, word = int(STEP), (1 << 64) - 1

    def mixed(x: int) -> int:
        x = (x ^ x >> 30) * int(MIX_1) & word
        x = (x ^ x >> 27) * int(MIX_2) & word
        return x ^ x >> 31

    for entropy in count_up():
        first = mixed(entropy + step & word)
        if all((mixed(first + step * (i + 1) & word) >> 32) * 6 >> 32 == face - 1 for i, face in enumerate(faces)):
            return entropy
    raise AssertionError


class Table:
    def __init__(self, players: int = 2, phase: int = 3, seed: int = 1) -> None:
        self.state: State = load(players).new_state(seed=seed)
        record = self.state.array[0]
        for frame in record["agenda"]:
            for name in ("a", "b", "kind", "who"):
                frame[name] = 0
        for me in record["players"][:players]:
            me["guilders"], me["vp"], me["workers"] = 0, 0, 0
            while me["held"]:
                self._give_back(int(me["hand"][me["held"] - 1]))
                me["held"] -= 1
                me["hand"][me["held"]] = -1
        record["round_no"], record["phase"], record["depth"] = 1, phase, 1
        self.dice(**dict.fromkeys(COLOUR_NAMES, 3))
        if phase == Phase.CARDS:
            self._frame(0, Decision.TURN, 1)
        else:
            record["round_no"] = 0 if phase == Phase.DRAW else 1
            self._frame(0, Step.ROUND if phase == Phase.DRAW else Step.DICE, 0)
        if phase == Phase.CARDS:
            for player in range(1, players):
                self.hand("purple", player=player)

    # --- the record --------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Any:
        return self.state.array[0]

    def me(self, player: int = 0) -> Any:
        return self.record["players"][player]

    def _frame(self, place: int, kind: int, who: int, a: int = 0, b: int = 0) -> None:
        frame = self.record["agenda"][place]
        frame["kind"], frame["who"], frame["a"], frame["b"] = kind, who, a, b

    def _give_back(self, card: int) -> None:
        colour = card // CARDS_PER_COLOUR if card >= 0 else -2 - card
        if card >= 0:
            self.record["pool"][colour] |= 1 << card % CARDS_PER_COLOUR
        self.record["left"][colour] += 1
        self.record["decks"][0] += 1

    def _pick(self, name: str) -> int:
        """Take a card out of the pool: a named one, or one of a colour that does nothing by itself."""
        card = INDEX[name] if name in INDEX else self._quiet(COLOUR_NAMES.index(name))
        colour = card // CARDS_PER_COLOUR
        if not self.record["pool"][colour] >> card % CARDS_PER_COLOUR & 1:
            self._replace(card)
            return card
        self.record["pool"][colour] ^= 1 << card % CARDS_PER_COLOUR
        self.record["left"][colour] -= 1
        if self.record["reserve"] > 0:
            self.record["reserve"] -= 1
        else:
            self.record["decks"][0] -= 1
        return card

    def _replace(self, card: int) -> None:
        """Put another card of its colour where a card lies that was taken for its colour only."""
        for me in self.record["players"]:
            for part in ("hand", "house"):
                places = me[part].tolist()
                if card in places:
                    me[part][places.index(card)] = self._pick(COLOUR_NAMES[card // CARDS_PER_COLOUR])
                    return
        raise AssertionError(f"{CARDS_IN_ORDER[card].id} is in use already")

    def _quiet(self, colour: int) -> int:
        for card in range((colour + 1) * CARDS_PER_COLOUR - 1, colour * CARDS_PER_COLOUR - 1, -1):
            free = self.record["pool"][colour] >> card % CARDS_PER_COLOUR & 1
            if free and CARDS_IN_ORDER[card].activation.kind == Kind.ENDGAME:
                return card
        for card in range((colour + 1) * CARDS_PER_COLOUR - 1, colour * CARDS_PER_COLOUR - 1, -1):
            if self.record["pool"][colour] >> card % CARDS_PER_COLOUR & 1:
                return card
        raise AssertionError("no card of this colour is left")

    # --- arranging ---------------------------------------------------------------------------------------------------

    def hand(self, *names: str, player: int = 0) -> Table:
        me = self.me(player)
        for name in names:
            me["hand"][me["held"]] = self._pick(name)
            me["held"] += 1
        return self

    def houses(self, *colours: str, player: int = 0) -> Table:
        me = self.me(player)
        for colour in colours:
            me["house"][me["homes"]] = self._pick(colour)
            me["homes"] += 1
        return self

    def lives(self, *names: str, player: int = 0, on: Sequence[str] = (), turned: bool = False) -> Table:
        me = self.me(player)
        for place, name in enumerate(names):
            card = self._pick(name)
            self.houses(on[place] if on else "blue", player=player)
            me["tenant"][me["homes"] - 1] = card
            me["skills"] |= int(SKILL_TABLE[card])
            if turned:
                me["turned"] |= 1 << int(me["homes"] - 1)
        return self

    def has(self, player: int = 0, **things: Any) -> Table:
        me = self.me(player)
        for name, value in things.items():
            if name in COLOUR_NAMES:
                me["workers"][COLOUR_NAMES.index(name)] = value
            elif name.endswith("_markers"):
                me["markers"][COLOUR_NAMES.index(name.removesuffix("_markers"))] = value
            elif name == "workers":
                me["workers"] = [value] * COLOURS
            elif name == "leads":
                me["leads"] = sum(1 << LEADERSHIPS.index(lead) for lead in value)
            else:
                me[name] = value
        return self

    def dice(self, **faces: int) -> Table:
        for name, face in faces.items():
            self.record["dice"][COLOUR_NAMES.index(name)] = face
        return self

    def decks(self, left: int, right: int, reserve: int | None = None) -> Table:
        """Other sizes of the decks; the rest of the cards lies in the reserve unless its size is given."""
        total = int(self.record["decks"].sum()) + int(self.record["reserve"])
        self.record["decks"] = [left, right]
        self.record["reserve"] = total - left - right if reserve is None else reserve
        return self

    def roll(self, **faces: int) -> Table:
        """Roll the dice of phase 2 so that they show these faces, and 3 otherwise."""
        self.state.reseed(entropy_for(tuple(faces.get(name, 3) for name in COLOUR_NAMES)))
        return self.go()

    def go(self) -> Table:
        """Run the steps that wait: the roll, the refill."""
        from duchy.engine.kernels.template import bind

        ask(bind("duchy.engine.play.driver", self.state.game.contract).run_steps, self.state)
        return self

    # --- looking -----------------------------------------------------------------------------------------------------

    def legal(self, kind: str | None = None) -> list[str]:
        """The legal actions in notation, of one kind or of all."""
        player = self.state.deciders[0]
        told = [str(self.state.game.catalogue.decode(action)) for action in self.state.legal_actions(player)]
        return [action for action in told if kind is None or action.split()[0] == kind]

    def can(self, *words: Any) -> bool:
        return " ".join(map(str, words)) in self.legal()

    @property
    def asked(self) -> str:
        return str(self.state.decision)

    @property
    def decider(self) -> int:
        return self.state.deciders[0]

    def count(self, player: int = 0) -> dict[str, int]:
        return counted(self.me(player))

    def names(self, player: int = 0, of: str = "hand") -> list[str]:
        """The characters in a hand, in an area (``tenant``) or under the houses (``house``)."""
        return [CARDS_IN_ORDER[card].id for card in self.me(player)[of] if card >= 0]

    # --- acting ------------------------------------------------------------------------------------------------------

    def act(self, *words: Any, player: int | None = None) -> Changes:
        """Take an action; what changed for the one who took it, or for ``player``."""
        actor = self.state.deciders[0]
        return self.changes(
            lambda: self.state.apply(" ".join(map(str, words)), actor), actor if player is None else player
        )

    def changes(self, deed: Any, player: int = 0) -> Changes:
        before = self.count(player)
        deed()
        after = self.count(player)
        return {name: after[name] - before[name] for name in after if after[name] != before[name]}

    def play(self, kind: str, card: int = 1, *more: Any) -> Changes:
        return self.act(kind, card, *more)

    def activate(self, name: str) -> Changes:
        """Use a character of the player who is to decide."""
        return self.act("activate", self.place(name, self.decider))

    def place(self, name: str, player: int = 0) -> int:
        """The number of the house where a character lives."""
        return int(self.me(player)["tenant"].tolist().index(INDEX[name])) + 1
