"""Where compiled kernels are kept: one file for each kernel and all that its machine code depends on.

The name of a file holds a hash over the kernel's fingerprint, the types of its arguments, the versions of Python and of
the compiler, and the processor. A change gives another name, so a file is never stale, and going back to an older
version of a rule finds the older file again. ``DUCHY_CACHE`` moves the folder, for instance to a scratch disk.
"""

from __future__ import annotations

import ast
import hashlib
import os
import pickle
import platform
import re
import tempfile
import time
from contextlib import suppress
from functools import cache
from importlib import metadata
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import platformdirs
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from duchy.engine.kernels.fingerprint import fingerprint

COMPILER = Path(__file__).with_name("compiler.py")
SUFFIX = ".kernel"
KEEP_NEWEST = 3  # versions of a kernel that are kept however old
DAY = 24 * 3600


def root() -> Path:
    """The folder of all kernels: ``DUCHY_CACHE``, or one in the user's cache directory."""
    chosen = os.environ.get("DUCHY_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("duchy") / "kernels"


class KernelCache(NullCache):  # type: ignore[misc]
    """The files of one kernel, as numba asks for them."""

    def __init__(self, function: FunctionType) -> None:
        self._function = function

    @property
    def cache_path(self) -> str:
        return str(root())

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The compiled kernel for arguments of these types; None if there is none that can be read."""
        target.refresh()
        file = self._file(signature, target)
        try:
            parts = pickle.loads(file.read_bytes())
            os.utime(file)
        except (OSError, EOFError, pickle.UnpicklingError):
            return None
        return CompileResult._rebuild(target, *parts)

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep a compiled kernel. Where the folder cannot be written, it serves this process alone."""
        if result.library.has_dynamic_globals:  # a table so large that the code holds its address
            return
        with suppress(OSError):
            file = self._file(signature, result.target_context)
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _write(file, dumps(result._reduce()))
            sweep(file.parent)

    def _file(self, signature: Any, target: Any) -> Path:
        parts = (fingerprint(self._function), signature, target.codegen().magic_tuple(), _versions())
        digest = hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()
        name = re.sub(r"[^\w.]+", "-", f"{self._function.__module__}.{self._function.__qualname__}")
        return root() / f"{name}-{digest}{SUFFIX}"


@cache
def _versions() -> tuple[str, ...]:
    """The compiler: versions of the packages, our own part of it, and what the environment tells numba to do."""
    packages = [f"{name} {metadata.version(name)}" for name in ("numba", "llvmlite", "numpy")]
    chosen = [f"{name} {getattr(numba.config, name)}" for name in ("OPT", "BOUNDSCHECK", "DEBUGINFO_DEFAULT")]
    return (platform.python_version(), *packages, *chosen, meaning(COMPILER.read_text(encoding="utf-8")))


def meaning(source: str) -> str:
    """A source without comments and docstrings, in a form that does not know how it was laid out."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree)


def _write(file: Path, content: bytes) -> None:
    """Write a file so that another process sees all of it or nothing."""
    handle, unfinished = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
        os.replace(unfinished, file)
    except BaseException:
        os.unlink(unfinished)
        raise


def sweep(folder: Path) -> None:
    """Remove old versions of kernels: all but the newest few of each, and never one that was used within a day."""
    versions: dict[str, list[tuple[float, Path]]] = {}
    for file in folder.glob(f"*{SUFFIX}"):
        # Another process may sweep at the same time: what is gone is gone.
        with suppress(FileNotFoundError):
            age = time.time() - file.stat().st_mtime
            versions.setdefault(file.name.rpartition("-")[0], []).append((age, file))
    for files in versions.values():
        for age, file in sorted(files)[KEEP_NEWEST:]:
            if age > DAY:
                file.unlink(missing_ok=True)
