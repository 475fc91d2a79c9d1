"""How the rules of a large game become code for a card: as on a core, and every rule once.

numba-cuda compiles a rule anew for each combination of integer types that it is called with, and lists its code once
for each way in which calls lead to it. Where rules call rules ten deep that is more than a machine can hold. While a
kernel of such a game is compiled, integers go from rule to rule as 64-bit integers, as they do on a core
(``duchy.engine.kernels.compiler``), and the kernel lists every rule once. The kernels of small games take fewer
registers in numba-cuda's own way, and are faster by a sixth.

NVIDIA's compiler copies a rule of medium size into every rule that calls it, and so on for those. A rule that is marked
as ``apart`` is called instead. Imported with CUDA only.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda import codegen
from numba.cuda.dispatcher import CUDADispatcher

from duchy.engine.kernels import bits
from duchy.engine.kernels.compiler import OPTIONS, Rule, widened
from duchy.engine.kernels.rule import is_apart

#: Where numba-cuda looks for the form of a rule that kernels of a card call.
FORM_ON_CARD = "_CUDATypingContext__dispatcher"


class CardRule(CUDADispatcher):  # type: ignore[misc]
    """A rule as kernels of a card call it."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The type of a call, with wide integers."""
        _, folded = self.fold_argument_types(args, kws)
        return super().get_call_template(widened(folded), {})

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """The code of a rule for some types."""
        new = args not in self.overloads
        result = super().compile_device(args, return_type)
        if new and is_apart(self.py_func):
            result.library.get_function(result.fndesc.llvm_func_name).attributes.add("noinline")
        return result


def on_card(rule: Rule) -> CardRule:
    """The form of a rule that kernels of a card call, made when the first one asks for it."""
    made: CardRule | None = rule.__dict__.get("on_card")
    if made is None:
        made = rule.__dict__["on_card"] = CardRule(rule.py_func, {**rule.targetoptions, "device": True, "opt": True})
    return made


def _lowest(bits: Any) -> Any:
    """``bits.lowest`` by an instruction of the card."""
    return np.int64(cuda.ffs(np.int64(bits))) - 1


def _count(bits: Any) -> Any:
    """``bits.count`` by an instruction of the card."""
    return np.int64(cuda.popc(np.int64(bits)))


for _rule, _instruction in ((bits.lowest, _lowest), (bits.count, _count)):
    _rule.__dict__["on_card"] = CardRule(_instruction, {**OPTIONS, "device": True, "opt": True})
    _rule.__dict__[FORM_ON_CARD] = CUDADispatcher(_instruction, {**OPTIONS, "device": True, "opt": True})


def _linked(library: Any) -> list[Any]:
    """The modules of a library and of all that it links to, each once."""
    found: dict[Any, None] = {}
    waiting = [library]
    while waiting:
        current = waiting.pop()
        if current not in found:
            found[current] = None
            waiting.extend(getattr(current, "_linking_libraries", ()))
    modules = (getattr(each, "_module", None) for each in found)
    return [module for module in modules if module is not None]


@contextmanager
def compiling(once: bool) -> Iterator[None]:
    """Let numba-cuda compile and link rules in this way, or in its own."""
    if not once:
        yield
        return
    way_of_numba = codegen.CUDACodeLibrary.modules
    setattr(Rule, FORM_ON_CARD, property(on_card))
    codegen.CUDACodeLibrary.modules = property(_linked)
    try:
        yield
    finally:
        delattr(Rule, FORM_ON_CARD)
        codegen.CUDACodeLibrary.modules = way_of_numba
