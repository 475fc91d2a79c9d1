"""Every mistake a caller can make, as an exception with a sentence that says what is wrong and where.

``error.text("uk")`` gives the sentence in a language, ``str(error)`` in English. Values that a caller gave are quoted
with ``repr``, so that blanks and unprintable characters are visible.

Errors about values are also ``ValueError``, and those about types also ``TypeError``, so that a program may catch them
as it would catch Python's own.
"""

from __future__ import annotations

from duchy.engine.words.reasons import Reason
from duchy.engine.words.text import ENGLISH, DuchyError

__all__ = [
    "ENGLISH",
    "DataError",
    "DuchyError",
    "FrozenState",
    "IllegalAction",
    "NotDeciding",
    "NotDiceAlone",
    "NothingToUndo",
    "OptionError",
    "PositionError",
    "RecordError",
    "UnknownAction",
    "UnknownGame",
    "UnknownPlayer",
    "UnsupportedByGame",
    "WrongObserver",
    "WrongType",
]


class WrongType(DuchyError, TypeError):
    """An argument of a function is not of a type that the function takes."""


class UnknownGame(DuchyError, ValueError):
    """No game has this name."""


class UnsupportedByGame(DuchyError):
    """A game does not have the part that is needed for this."""


class NotDiceAlone(DuchyError, ValueError):
    """More than a few dice decide what an action brings, so that its outcomes are not counted."""


class OptionError(DuchyError, ValueError):
    """An option of a game is unknown, out of range, or contradicts another one."""

    def __init__(self, option: str, key: str, /, **arguments: str | int | DuchyError) -> None:
        super().__init__(key, **arguments)
        self.option = option

    @property
    def reason(self) -> str:
        """What is wrong with the option, in English."""
        return super().text(ENGLISH)

    def text(self, language: str) -> str:
        """Which option, and what is wrong with it."""
        return self._format(language, "error-option", option=repr(self.option), reason=super().text(language))


class DataError(DuchyError):
    """A data file cannot be read or does not follow its format.

    The reason is English in every language: its reader is the author of the file, whose keys are English too.
    """

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__("error-data", file=file, entry=entry, reason=reason)
        self.file = file
        self.entry = entry
        self.reason = reason


class UnknownAction(DuchyError, ValueError):
    """An action does not exist in the game's catalogue."""


class WrongObserver(DuchyError, ValueError):
    """A state that was observed for one player is to be shown to another."""


INDICES = tuple(f"player={index}" for index in range(16))
"""How errors name players: by the index that a program gives, not by the number that people see."""


class IllegalAction(DuchyError, ValueError):
    """An action exists but may not be taken now. The state is unchanged.

    ``reason`` says why, where the game tells reasons.
    """

    def __init__(self, key: str, /, reason: Reason | None = None, **arguments: str | int | DuchyError) -> None:
        super().__init__(key, **arguments)
        self.reason = reason

    def text(self, language: str) -> str:
        """What is refused, why, and by which rule."""
        refused = super().text(language)
        if self.reason is None:
            return refused
        facts = {"refused": refused, "rule": self.reason.rule}
        if self.key == "error-game-over":  # the sentence says why already
            return self._format(language, "error-illegal.rule", **facts)
        return self._format(language, "error-illegal", reason=self.reason.text(language, INDICES), **facts)


class NotDeciding(IllegalAction):
    """The player has nothing to decide now. The state is unchanged."""


class UnknownPlayer(NotDeciding):
    """There is no player with this index."""


class FrozenState(DuchyError):
    """A state that belongs to a match is to be changed. ``clone()`` gives a copy that can be."""


class AgendaOverflow(DuchyError):
    """A fault of a game's rules: more waits at once than the agenda has room for. The state is unchanged."""


class NothingToUndo(DuchyError):
    """There is no action to take back, or something was revealed since."""


class PositionError(DuchyError, ValueError):
    """A position cannot be, or its text cannot be read. ``part`` names the part; None if the whole is wrong."""

    def __init__(self, part: str | None, key: str, /, **arguments: str | int | DuchyError) -> None:
        super().__init__(key, **arguments)
        self.part = part

    @property
    def reason(self) -> str:
        """What is wrong, in English."""
        return super().text(ENGLISH)

    def text(self, language: str) -> str:
        """Which part, and what is wrong with it."""
        reason = super().text(language)
        if self.part is None:
            return self._format(language, "error-position", reason=reason)
        return self._format(language, "error-position.part", part=self.part, reason=reason)


class RecordError(DuchyError, ValueError):
    """A game record is truncated, altered, or from rules that this version does not know.

    ``ply`` counts actions from 1; it is None if the record as a whole is wrong.
    """

    def __init__(
        self, key: str, /, file: str | None = None, ply: int | None = None, **arguments: str | int | DuchyError
    ) -> None:
        super().__init__(key, **arguments)
        self.file = file
        self.ply = ply

    @property
    def reason(self) -> str:
        """What is wrong with the record, in English."""
        return super().text(ENGLISH)

    def text(self, language: str) -> str:
        """Which record, where in it, and what is wrong there."""
        where = self.file or self._format(language, "error-record.unnamed")
        reason = super().text(language)
        if self.ply is None:
            return self._format(language, "error-record", where=where, reason=reason)
        return self._format(language, "error-record.action", where=where, ply=str(self.ply), reason=reason)


class MissingExtra(DuchyError, ImportError):
    """A package is not installed that an extra of Duchy brings."""

    def __init__(self, module: str, extra: str, problem: ImportError) -> None:
        super().__init__("error-extra-missing", name=module, extra=f"duchy[{extra}]", problem=str(problem))
