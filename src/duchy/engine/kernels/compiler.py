"""How rules are compiled: numba's dispatcher, changed where many small functions call each other.

numba treats every function as if Python called it: it optimises the function together with all that it calls, makes
machine code of it, and adds two wrappers. With hundreds of rules, ten calls deep, most of the time goes into doing the
same again. Here it depends on who calls:

- A rule called by another rule is only typed and translated to LLVM's language. It gets no wrapper and no machine code.
- A rule called from Python is an *entry*. Everything that it reaches is put into one module, optimised once and turned
  into machine code, which the cache keeps on disk. Since nothing else can see the inner rules of that module, LLVM may
  inline and specialise them as it likes, which makes them faster as well.

Rules allocate no memory and return no arrays: the compiler refuses one that does, and so need not count references.

Integers are passed as 64-bit integers, whether they come from a narrow field, from an enum or as a constant, so that a
rule is compiled once and not once for each kind of caller. Rules compute with 64 bits anyway.

A rule may not call itself, directly or through others: numba says that the compiler is re-entrant.

Where a field of a record is an array of length 0, its ``len`` is 0 before anything is typed: ``len(s.more)`` of a
record without the part ``more``, and so is a rule that asks for that part (``zero_without_more``). What stands behind
such a condition is neither typed nor translated.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from llvmlite.binding import create_pass_builder, create_pipeline_tuning_options
from numba.core import compiler, event, ir, sigutils, types, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.environment import lookup_environment
from numba.core.ir_utils import get_definition, guard
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import unliteral
from numba.core.typing.templates import AttributeTemplate
from numba.core.untyped_passes import IRProcessing
from numba.extending import infer_getattr, lower_getattr

from duchy.engine.kernels.cache import KernelCache

#: What numba's ``njit`` would be told. CUDA compiles the same functions with the same options.
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}

ENVIRONMENT = "_ZN08NumbaEnv"  # how numba begins the names of the variables that point to Python constants


#: How large a rule may be and still be copied into those that call it. LLVM's own 225 makes kernels so large that they
#: take longer to compile and run slower (measured with values from 60 to 2,000).
INLINING = 60

_from_disk_only: ContextVar[bool] = ContextVar("from disk only", default=False)


class NotOnDisk(Exception):
    """A kernel would have to be compiled."""


@contextmanager
def from_disk_only() -> Iterator[None]:
    """Within this context, a kernel that is not in the cache is not compiled: calling it raises ``NotOnDisk``."""
    before = _from_disk_only.set(True)
    try:
        yield
    finally:
        _from_disk_only.reset(before)


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A rule: compiled when it is first called, one way for other rules and another way for Python."""

    is_compiling = False  # numba asks in order to allow recursion, which needs functions that other modules can see

    def __init__(
        self,
        function: Any,
        local_types: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        options = options or OPTIONS
        super().__init__(function, local_types, options)
        self._compiler = _EntryCompiler(function, self.targetdescr, options, self.locals, _Pipeline)
        self._inner_compiler = _InnerCompiler(function, self.targetdescr, options, self.locals, _Pipeline)
        self._inner: dict[tuple[Any, ...], Any] = {}
        self._cache = KernelCache(function)

    def compile(self, signature: Any) -> Any:
        """The entry for a call from Python."""
        arguments, _ = sigutils.normalize_signature(signature)
        return super().compile(widened(arguments))

    def machine_code(self, arguments: tuple[Any, ...]) -> Any:
        """What is called with arguments of these types, once the entry for them is there."""
        return self.overloads[widened(map(self.typeof_pyval, arguments))].entry_point

    def get_call_template(self, arguments: Any, keywords: Any) -> tuple[Any, Any, Any, Any]:
        """The type of a call by another rule."""
        python_signature, folded = self._inner_compiler.fold_argument_types(arguments, keywords)
        wide = widened(folded)
        signature = self._compile_inner(wide).signature
        template = typing.make_concrete_template(f"Call({self.__name__})", self.__name__, [signature])
        return template, python_signature, wide, {}

    def get_overload(self, signature: Any) -> Any:
        """What stands for the code of a call that was typed before."""
        arguments, _ = sigutils.normalize_signature(signature)
        return self._inner[tuple(arguments)].fndesc

    def _compile_inner(self, arguments: tuple[Any, ...]) -> Any:
        with global_compiler_lock:
            if arguments in self._inner:
                return self._inner[arguments]
            with event.trigger_event("numba:compile", {"dispatcher": self, "args": arguments, "inner": True}):
                result = self._inner_compiler.compile(arguments, None)
            self.targetctx.insert_user_function(result.fndesc, result.fndesc, [result.library])
            self._inner[arguments] = result
            return result


def widened(arguments: Iterable[Any]) -> tuple[Any, ...]:
    """The types in which values are handed to a rule."""
    return tuple(map(_wide, arguments))


def _wide(argument: Any) -> Any:
    """The type in which a value is handed to a rule. Booleans and the generator's unsigned words stay what they are."""
    plain = unliteral(argument)
    integer = isinstance(plain, types.IntEnumMember) or plain in types.signed_domain
    return types.int64 if integer else plain


@infer_getattr
class _Value(AttributeTemplate):  # type: ignore[misc]
    """``.value`` of an enum's member that came in as an integer is that integer."""

    key = types.Integer

    def resolve_value(self, integer: Any) -> Any:
        return integer


@lower_getattr(types.Integer, "value")  # type: ignore[untyped-decorator]
def _value(context: Any, builder: Any, integer_type: Any, integer: Any) -> Any:
    return integer


class _InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule for other rules: kept as it is, to be linked into the entries that reach it."""

    def finalize(self) -> None:
        self._finalized = True


class _EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry with that of all the rules that it reaches."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        self._linking_libraries = _reached(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        options = create_pipeline_tuning_options(speed_level=3)
        options.inlining_threshold = INLINING
        builder = create_pass_builder(self._codegen._tm, options)
        builder.getModulePassManager().run(self._final_module, builder)

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for variable in self._final_module.global_variables:
            environment = variable.name.startswith(ENVIRONMENT) and lookup_environment(variable.name)
            if environment and not variable.is_declaration:
                self.codegen.set_env(variable.name, environment)


def _reached(libraries: Iterable[Any]) -> list[Any]:
    """Libraries and, for those of inner rules, what they link to in turn; each once, and callers before what they call.

    LLVM links a function only if what is linked already calls it. A rule whose only call stood in a branch that the
    compiler has removed is left out in this way, and must not come before one that is called elsewhere too.
    """
    finished: dict[Any, None] = {}

    def visit(library: Any) -> None:
        if library not in finished:
            if isinstance(library, _InnerLibrary):
                for called in library._linking_libraries:
                    visit(called)
            finished[library] = None

    for library in libraries:
        visit(library)
    return list(reversed(finished))


#: Rules that are 0 where the record has no part ``more``, whatever else they are asked.
_zero_without_more: set[Any] = set()


def zero_without_more(made: Any) -> Any:
    """Mark a rule as 0 for records without the part ``more``; its first argument is the record."""
    _zero_without_more.add(made)
    return made


@register_pass(mutates_CFG=False, analysis_only=False)
class _FoldAbsent(FunctionPass):  # type: ignore[misc]
    """Replaces what asks for an absent part of a record by 0, so that numba removes the branches behind it."""

    _name = "fold_absent"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            for statement in block.body:
                if isinstance(statement, ir.Assign) and self._is_zero(state, statement.value):
                    definitions = state.func_ir._definitions[statement.target.name]
                    zero = ir.Const(0, statement.loc)
                    definitions[definitions.index(statement.value)] = zero
                    statement.value = zero
        return True

    def _is_zero(self, state: Any, value: Any) -> bool:
        """Whether a value is the length of a part that an argument has not, or a rule that is 0 without ``more``."""
        if not (isinstance(value, ir.Expr) and value.op == "call" and value.args):
            return False
        called = guard(get_definition, state.func_ir, value.func)
        function = getattr(called, "value", None)
        argument, part = guard(get_definition, state.func_ir, value.args[0]), "more"
        if function is len:
            if not (isinstance(argument, ir.Expr) and argument.op == "getattr"):
                return False
            argument, part = guard(get_definition, state.func_ir, argument.value), argument.attr
        elif not (isinstance(function, Rule) and function in _zero_without_more):
            return False
        return isinstance(argument, ir.Arg) and _lacks(state.args[argument.index], part)


def _lacks(argument: Any, name: str) -> bool:
    """Whether a field of a record is an array of length 0."""
    if not (isinstance(argument, types.Record) and name in argument.fields):
        return False
    field: Any = argument.typeof(name)
    return isinstance(field, types.NestedArray) and bool(field.shape == (0,))


class _Pipeline(compiler.CompilerBase):  # type: ignore[misc]
    """numba's pipeline with that pass."""

    def define_pipelines(self) -> list[Any]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_FoldAbsent, IRProcessing)
        passes.finalize()
        return [passes]


class _EntryCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Compiles what Python calls."""

    library = _EntryLibrary

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cfunc_wrapper = True  # no C code calls rules
        flags.nrt = False  # rules allocate nothing, so there are no references to count
        return flags

    def _compile_core(self, arguments: Any, return_type: Any) -> Any:
        if _from_disk_only.get():
            raise NotOnDisk(self.py_func.__qualname__)
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        target = self.targetdescr.target_context
        library = self.library(target.codegen(), self.py_func.__qualname__)
        library.enable_object_caching()
        return compiler.compile_extra(
            self.targetdescr.typing_context,
            target,
            self.py_func,
            arguments,
            return_type,
            self._customize_flags(flags),
            self.locals,
            library,
            self.pipeline_class,
        )


class _InnerCompiler(_EntryCompiler):
    """Compiles what other rules call."""

    library = _InnerLibrary

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cpython_wrapper = True
        flags.no_compile = True
        return super()._customize_flags(flags)
