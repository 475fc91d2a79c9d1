"""Packages that only an extra of Duchy brings."""

from __future__ import annotations

from duchy.engine.errors import DuchyError


class MissingExtra(DuchyError, ImportError):
    """A package is not installed that an extra of Duchy brings."""

    def __init__(self, module: str, extra: str, problem: ImportError) -> None:
        super().__init__("error-extra-missing", name=module, extra=f"duchy[{extra}]", problem=str(problem))
