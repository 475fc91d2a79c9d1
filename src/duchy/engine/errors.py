"""Everything that can be wrong with what a caller gives, each with a sentence that says what and where.

An error keeps the key of its sentence and what the sentence speaks of, so that ``error.text("uk")`` can say it to
whoever reads it; ``str(error)`` is English. What a caller gave is quoted as Python writes it: nothing hides in it.
"""

from __future__ import annotations

from typing import Any, ClassVar

ENGLISH = "en"
LONGEST = 1000  # characters of an argument that are said; Fluent refuses much longer ones, and nobody reads them


class DuchyError(Exception):
    """The root of all errors that a caller can cause.

    ``packages`` name the packages that have the sentences, beside the kit. A number is a number only where a sentence
    counts with it; a number that is a name is given as text. An error among the arguments is said in the same language.
    """

    packages: ClassVar[tuple[str, ...]] = ()

    def __init__(self, key: str, /, **arguments: str | int | DuchyError) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def text(self, language: str) -> str:
        """What is wrong, as a sentence."""
        return self._say(language, self.key, **self.arguments)

    def _say(self, language: str, key: str, /, **arguments: str | int | DuchyError) -> str:
        from duchy.engine.text import Texts  # its errors are of our kind, and raising one should not load Fluent

        said = {name: _said(value, language) for name, value in arguments.items()}
        return Texts.of(*self.packages).format(language, key, **said)

    def __str__(self) -> str:
        return self.text(ENGLISH)

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors travel between processes; pickle would call __init__ without the names of the arguments.
        return _bare, (type(self), *self.args), vars(self)


def _said(value: str | int | DuchyError, language: str) -> str | int:
    if isinstance(value, int):
        return value
    text = value if isinstance(value, str) else value.text(language)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _bare(kind: type[DuchyError], *arguments: object) -> DuchyError:
    return kind.__new__(kind, *arguments)


class UnknownGame(DuchyError):
    """No game has this name."""


class OptionError(DuchyError):
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
        return self._say(language, "error-option", option=repr(self.option), reason=super().text(language))


class DataError(DuchyError):
    """A data file is unreadable or breaks a rule of its format.

    The reason is English in every language: it is read by the author of the file, whose keys are English too.
    """

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__("error-data", file=file, entry=entry, reason=reason)
        self.file = file
        self.entry = entry
        self.reason = reason


class UnknownAction(DuchyError):
    """An action does not exist in the game's catalogue."""


class WrongObserver(DuchyError):
    """A state that was observed by one player is not shown to another."""


class IllegalAction(DuchyError):
    """An action exists but may not be taken now. The state is unchanged."""


class NotDeciding(IllegalAction):
    """The player has nothing to decide now. The state is unchanged."""


class AgendaOverflow(DuchyError):
    """A fault of a game's rules: more waits at once than the agenda has room for. The state is unchanged."""


class NothingToUndo(DuchyError):
    """There is no action to take back, or something was revealed since."""


class RecordError(DuchyError):
    """A game record is truncated, altered, or from rules that this version does not know.

    ``ply`` counts actions from 1; it is None where the fault lies in the record as a whole.
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
        where = self.file or self._say(language, "error-record.unnamed")
        reason = super().text(language)
        if self.ply is None:
            return self._say(language, "error-record", where=where, reason=reason)
        return self._say(language, "error-record.action", where=where, ply=str(self.ply), reason=reason)
