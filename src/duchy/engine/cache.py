"""Where compiled kernels are kept.

numba's own cache looks only at the file of the kernel itself: a change in a rule that it calls, or in a data table that
was frozen into it, would go unnoticed and old machine code would run. So the folder's name is a hash over everything
that compiled code depends on, and a change means a new, empty folder.
"""

import atexit
import hashlib
import os
import platform
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import metadata
from pathlib import Path

import numba
import platformdirs

PACKAGE = Path(__file__).parent.parent
MAKES_KERNELS = re.compile(r"^@(inner_)?rule\b|(?<![.\w])(?<!def )(record|table)\(", re.MULTILINE)
IMPORTS = re.compile(r"^from (duchy[\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)
KEEP_NEWEST = 3
KEEP_SECONDS = 24 * 3600


def root() -> Path:
    """The folder of all caches: ``DUCHY_CACHE``, or the user's cache directory."""
    chosen = os.environ.get("DUCHY_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("duchy") / "kernels"


def kernel_sources(package: Path = PACKAGE) -> Iterator[Path]:
    """The files that machine code depends on: modules with rules, records or tables, what they import, and data."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(package.rglob("*.py"))}
    open_ends = [path for path, text in texts.items() if MAKES_KERNELS.search(text)]
    found = set(open_ends)
    while open_ends:
        new = set(_imports(package, texts[open_ends.pop()])) & texts.keys() - found
        found |= new
        open_ends += new
    yield from sorted(found)
    yield from sorted(package.glob("games/*/data/*.toml"))
    replaced = os.environ.get("DUCHY_DATA")
    if replaced:
        yield from sorted(Path(replaced).glob("*/*.toml"))


def _imports(package: Path, text: str) -> Iterator[Path]:
    for module, names in IMPORTS.findall(text):
        folder = package.joinpath(*module.split(".")[1:])
        yield folder.with_suffix(".py")
        for name in re.findall(r"\w+", names):
            yield folder / f"{name}.py"


def key(package: Path = PACKAGE) -> str:
    """The name of the cache folder for these sources, this Python and this compiler."""
    digest = hashlib.blake2b(digest_size=12)
    versions = [platform.python_version()] + [metadata.version(name) for name in ("numba", "llvmlite", "numpy")]
    digest.update(" ".join(versions).encode())
    for path in kernel_sources(package):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def open_folder() -> Path:
    """Point numba at the folder for today's sources and sweep folders that nobody uses any more."""
    folder = root() / key()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        # No home, or one that cannot be written: compile for this process alone. The name must not be guessable,
        # since whoever writes machine code there has it run.
        folder = Path(tempfile.mkdtemp(prefix="duchy-kernels-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    else:
        sweep(folder.parent)
    numba.config.CACHE_DIR = str(folder)
    return folder


def sweep(caches: Path) -> None:
    """Remove old cache folders: all but the newest few, and never one that was used within a day."""
    ages = []
    for folder in caches.iterdir():
        # Another process may sweep at the same time: what is gone is gone.
        with suppress(FileNotFoundError):
            ages.append((time.time() - folder.stat().st_mtime, folder))
    for age, folder in sorted(ages)[KEEP_NEWEST:]:
        if age > KEEP_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)
