"""What is to be stored: statements with their parameters, and the SQL and the values that a driver takes for them.

A writer sends thousands of statements a second, and nearly all of them are the same few. SQLAlchemy compiles each of
them once here, and its connections, which do more for every statement than the database, are left out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from sqlalchemy import Dialect, Executable
from sqlalchemy.sql.compiler import SQLCompiler


class Conflict(Exception):
    """The ply, the seat or the request is already taken."""


@dataclass(frozen=True)
class Change:
    """A statement with its parameters. If ``rows`` is given, it must change exactly so many rows."""

    statement: Executable
    parameters: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None
    rows: int | None = None


@dataclass(frozen=True, eq=False)
class Write:
    """Changes that are stored together or not at all, a notice for other processes, and who waits for it."""

    changes: tuple[Change, ...]
    notice: str | None
    done: asyncio.Future[None]


class Writer(Protocol):
    """Stores writes in a database."""

    async def store(self, writes: Sequence[Write], patient: bool) -> list[Exception | None]:
        """Commit writes together, and return what is wrong with each; such a one is left out.

        Whatever is raised concerns all of them: it is not known that any is stored.
        """

    async def close(self) -> None:
        """Hang up."""


class Call(NamedTuple):
    """A statement as a driver takes it."""

    sql: str
    values: Sequence[Any] = ()


@dataclass(frozen=True)
class _Compiled:
    """The SQL of a statement for parameters with certain names."""

    sql: str
    names: Sequence[str]
    processors: Mapping[str, Callable[[Any], Any]]
    fixed: Mapping[str, Any]  # values that stand in the statement itself, processed

    def call(self, row: Mapping[str, Any]) -> Call:
        processors, fixed = self.processors, self.fixed
        values = [
            fixed[name] if name in fixed else processors[name](row[name]) if name in processors else row[name]
            for name in self.names
        ]
        return Call(self.sql, values)


class Statements:
    """Statements in the words of one dialect, which must have numbered or anonymous parameters."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        # Without those that nobody can send again: some statements are made for a single write.
        self._known: WeakKeyDictionary[Executable, dict[tuple[str, ...], _Compiled]] = WeakKeyDictionary()

    def calls(self, change: Change) -> list[Call]:
        """What a driver has to execute for a change, in this order."""
        parameters = change.parameters
        rows = [parameters or {}] if parameters is None or isinstance(parameters, Mapping) else parameters
        return [self._call(change.statement, row) for row in rows]

    def _call(self, statement: Executable, row: Mapping[str, Any]) -> Call:
        known = self._known.setdefault(statement, {})
        names = tuple(row)
        compiled = known.get(names)
        if compiled is None:
            compiled, lasts = self._compile(statement, row)
            if lasts:
                known[names] = compiled
        return compiled.call(row)

    def _compile(self, statement: Any, row: Mapping[str, Any]) -> tuple[_Compiled, bool]:
        """The SQL for such a row; and whether it is the same for others: a list in it is written out."""
        compiler: SQLCompiler = statement.compile(dialect=self._dialect, column_keys=list(row), for_executemany=True)
        assert not compiler.prefetch, "defaults are given by the database, not by SQLAlchemy"
        state = compiler.construct_expanded_state(dict(row))
        processors = {**self._processors(compiler), **state.processors}
        names = state.positiontup or ()
        fixed = {name: state.parameters[name] for name in names if name not in row}
        for name in fixed.keys() & processors.keys():
            fixed[name] = processors[name](fixed[name])
        return _Compiled(state.statement, names, processors, fixed), not state.parameter_expansion

    def _processors(self, compiler: SQLCompiler) -> dict[str, Callable[[Any], Any]]:
        """What makes the driver's values of ours, such as JSON, by the names of parameters."""
        found = {
            name: bind.type.dialect_impl(self._dialect).bind_processor(self._dialect)
            for name, bind in compiler.binds.items()
        }
        return {name: processor for name, processor in found.items() if processor}
