"""``Shown``: a position as people read it: views, drawings, actions and faults in words."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from duchy.engine.game.ruleset import AnyAction
from duchy.engine.game.sight import Sighted
from duchy.engine.play.catalogue import Action
from duchy.engine.values import given
from duchy.engine.words.text import ENGLISH


class Description:
    """An action in both forms."""

    def __init__(self, action: Action, text: str) -> None:
        self.kind = action.kind
        self.arguments = action.arguments
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.kind} {dict(self.arguments)}: {self.text}>"


class Shown(Sighted):
    """A position that can be shown to a player or to a spectator."""

    __slots__ = ()

    def view(self, player: int | None = None) -> dict[str, Any]:
        """The position as a table shows it to a player or to a spectator (-1), ready for JSON.

        Without a player it is the one whom the state was observed for, else a spectator. The view of a player lists
        every legal action with its cost, its gain and what it is clicked with.
        """
        shown: dict[str, Any] = self.game.contract.view.view(self, self._shown_to(player))
        return deepcopy(shown)  # games keep parts of it for the next view

    def preview(self, action: AnyAction, player: int | None = None) -> dict[str, Any]:
        """A legal action as a table shows it before it is taken: cost, gain and what follows, as in ``view``."""
        acting, number = self.resolve(action, player)
        reason = None if number in self.legal_actions(acting) else self._reason(number, acting)
        offered = number if reason is None else reason.same
        return next(dict(shown) for shown in self.view(acting)["actions"] if shown["id"] == offered)

    def describe(self, action: AnyAction, language: str = ENGLISH, player: int | None = None) -> Description:
        """A legal action in structured form and in words, as ``Game.describe``."""
        number = self.game.parse(action)
        who = None if player is None else self._player(player)
        words: str = self.game.contract.describe.action_text(self, number, language, who)
        return Description(self.game.catalogue.decode(number), words)

    def draw(self, player: int | None = None, language: str = ENGLISH, width: int = 100) -> str:
        """The position drawn in plain text, as a player or a spectator (-1) may see it; ``print(state)`` shows it too.

        Without a player, an observed state is drawn for its observer and a full one as a spectator sees it: a drawing
        tells nothing that is still secret.
        """
        return str(self._drawn(player, language, given.from_one("width", width)).plain)

    def svg(self, player: int | None = None, language: str = ENGLISH) -> str:
        """The position drawn as a picture, an SVG document, as a player may see it; see ``draw``. Notebooks show it."""
        viewer = self._shown_to(player)
        picture: str = self.game.contract.drawing.svg(self, viewer, language)
        return picture

    def check(self, language: str = "en") -> tuple[str, ...]:
        """What is wrong with the position, in words; nothing if it is consistent."""
        return tuple(problem.text(language) for problem in self.game.contract.position.problems(self))

    def _drawn(self, player: int | None, language: str, width: int) -> Any:
        return self.game.contract.drawing.text(self, self._shown_to(player), language, width)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.draw()

    def __rich_console__(self, console: Any, options: Any) -> Iterator[Any]:
        """The drawing with colours, for ``rich``."""
        yield self._drawn(None, ENGLISH, options.max_width)
