"""Everything that can be wrong with what a caller gives, each with a sentence that says what and where.

Arguments go to ``Exception`` as they are, so that an error survives the pickle between processes.
"""


class DuchyError(Exception):
    """The root of all errors that a caller can cause."""


class UnknownGame(DuchyError):
    """No game has this name."""


class OptionError(DuchyError):
    """An option of a game is unknown, out of range, or contradicts another one."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(option, reason)
        self.option = option
        self.reason = reason

    def __str__(self) -> str:
        return f"Option {self.option!r}: {self.reason}"


class DataError(DuchyError):
    """A data file is unreadable or breaks a rule of its format."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(file, entry, reason)
        self.file = file
        self.entry = entry
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.file}, {self.entry}: {self.reason}"


class UnknownAction(DuchyError):
    """An action does not exist in the game's catalogue."""


class IllegalAction(DuchyError):
    """An action exists but may not be taken now. The state is unchanged."""


class NotDeciding(IllegalAction):
    """The player has nothing to decide now. The state is unchanged."""


class NothingToUndo(DuchyError):
    """There is no action to take back, or something was revealed since."""


class RecordError(DuchyError):
    """A game record is truncated, altered, or from rules that this version does not know.

    ``ply`` counts actions from 1; it is None where the fault lies in the record as a whole.
    """

    def __init__(self, reason: str, file: str | None = None, ply: int | None = None) -> None:
        super().__init__(reason, file, ply)
        self.reason = reason
        self.file = file
        self.ply = ply

    def __str__(self) -> str:
        ply = "" if self.ply is None else f", ply {self.ply}"
        return f"{self.file or 'Game record'}{ply}: {self.reason}"
