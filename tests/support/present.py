"""Values that a test knows to be there, where the product says that they may be missing."""

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """The value itself."""
    assert value is not None
    return value
