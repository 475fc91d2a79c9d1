"""How the JSON of every table begins, as a type, and what games declare their own types with."""

import sys
from typing import Any

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # only from 3.12 on do the standard library's own typed dictionaries tell schema makers enough
    from typing_extensions import TypedDict

__all__ = ["Head", "TypedDict"]


class Head(TypedDict):
    """How a view begins: which game a viewer sees, and how far it is."""

    game: str
    options: dict[str, Any]
    viewer: int
    ply: int
    revelations: int
    over: bool
