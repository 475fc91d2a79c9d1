"""Ask a rule about a position once, without compiling it: that takes longer than to interpret it."""

from collections.abc import Callable
from typing import Any

import numpy as np

from duchy import State
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView


def ask(rule: Callable[..., Any], state: State, *arguments: Any) -> Any:
    """What a rule says of a position."""
    with np.errstate(over="ignore"):  # the generator's numbers are meant to run over
        return interpreted(rule)(ArrayView(state.array)[0], *arguments)
