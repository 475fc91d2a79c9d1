"""Hold the tests against the rule catalogue: which rows are tested, waived, due later, missing.

    python tools/rules.py                 the table of chapters; exit code 1 if a built chapter has a gap
    python tools/rules.py CB-ANIM-07      the tests that cite a row

Citations are read from the source, not from a test run, so the answer is complete even when a test breaks.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Chapters that the code claims to implement. A game that is not listed here has its catalogue, and nothing else yet.
BUILT = {"burgundy": range(1, 15), "dice": range(1, 14), "bruges": range(0)}

ROW = re.compile(r"^\| ([A-Z]{2}-[A-Z0-9]+-\d+) \|")
CHAPTER = re.compile(r"^## (?:(\d+)\. )?(.+)$")
UNRELIABLE_MARKS = {"skip", "skipif", "xfail"}
UNRELIABLE_CALLS = {"skip", "xfail", "importorskip"}


@dataclass
class Chapter:
    """A numbered chapter of rules, or an unnumbered table that only refers to rows of other chapters."""

    number: int | None
    title: str
    ids: list[str] = field(default_factory=list)


@dataclass
class Catalogue:
    """The rule rows of one game."""

    name: str
    title: str
    chapters: list[Chapter]
    built: range

    @property
    def ids(self) -> Iterator[str]:
        for chapter in self.chapters:
            yield from chapter.ids


@dataclass(frozen=True)
class Waivers:
    """Rows that need no test now: ``never`` by nature, with the reason; ``later`` together with a chapter to come."""

    never: dict[str, str]
    later: dict[str, int]


@dataclass
class Citations:
    """Which tests cite which rows, and what is wrong with the citing itself."""

    tests: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    problems: list[str] = field(default_factory=list)


@dataclass
class Tally:
    """One chapter held against the tests."""

    chapter: Chapter
    tested: int = 0
    waived: int = 0
    later: int = 0
    missing: list[str] = field(default_factory=list)


# --- reading the catalogue -------------------------------------------------------------------------------------------


def read_catalogue(path: Path, built: range) -> Catalogue:
    """Read a catalogue; every id must be its own."""
    title, chapters, seen = path.stem, [], set()
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            title = re.split(r": rule| — rule", line[2:])[0]
        elif heading := CHAPTER.match(line):
            chapters.append(Chapter(int(heading[1]) if heading[1] else None, heading[2]))
        elif row := ROW.match(line):
            if row[1] in seen:
                raise SystemExit(f"{path.name}: {row[1]} stands there twice")
            seen.add(row[1])
            chapters[-1].ids.append(row[1])
    return Catalogue(path.stem, title, [chapter for chapter in chapters if chapter.ids], built)


def read_waivers(path: Path) -> Waivers:
    if not path.exists():
        return Waivers({}, {})
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return Waivers(content.get("never", {}), content.get("later", {}))


# --- reading the tests -----------------------------------------------------------------------------------------------


def read_citations(tests: Path) -> Citations:
    """Collect every ``rule(...)`` of the test files, with the complaints about citations that prove nothing."""
    found = Citations()
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        _Module(path.relative_to(tests.parent).as_posix(), tree, found).read()
    return found


class _Module:
    """The citations of one test file."""

    def __init__(self, name: str, tree: ast.Module, found: Citations) -> None:
        self.name = name
        self.tree = tree
        self.found = found
        self.aliases = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module == "tests.support.rules"
            for alias in node.names
            if alias.name == "rule"
        }
        self.read_calls: set[ast.Call] = set()

    def read(self) -> None:
        top = [node for node in self.tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
        doubt = _doubt(top)
        self._body(self.tree.body, "", [], doubt)
        # What is left are marks in tables of parameters; they belong to no single test.
        for call in self._calls(self.tree):
            if call not in self.read_calls:
                self._cite([call], self.name, doubt)

    def _body(self, body: list[ast.stmt], prefix: str, outer: list[ast.Call], doubt: str | None) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                calls = self._decorating(node)
                own = _doubt(node.decorator_list + [part for part in node.body if isinstance(part, ast.Assign)])
                self._body(node.body, f"{prefix}{node.name}::", outer + calls, doubt or own)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self._function(node, prefix, outer, doubt)

    def _function(
        self,
        node: ast.FunctionDef | ast.AsyncFunctionDef,
        prefix: str,
        outer: list[ast.Call],
        doubt: str | None,
    ) -> None:
        calls = self._decorating(node)
        where = f"{self.name}::{prefix}{node.name}"
        if not node.name.startswith("test"):
            if calls:
                self.found.problems.append(f"{where} cites a rule but is no test")
            return
        if calls or outer:
            empty = "it is empty" if all(_says_nothing(part) for part in node.body) else None
            self._cite(outer + calls, where, doubt or _doubt([*node.decorator_list, *node.body]) or empty)

    def _decorating(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[ast.Call]:
        calls = [call for decorator in node.decorator_list for call in self._calls(decorator)]
        self.read_calls.update(calls)
        return calls

    def _calls(self, tree: ast.AST) -> Iterator[ast.Call]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (
                (isinstance(node.func, ast.Name) and node.func.id in self.aliases)
                or ast.unparse(node.func) == "pytest.mark.rule"
            ):
                yield node

    def _cite(self, calls: Iterable[ast.Call], where: str, doubt: str | None) -> None:
        for call in calls:
            for argument in call.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    self.found.problems.append(f"{where} cites {ast.unparse(argument)}: write the id as a literal")
                elif doubt:
                    self.found.problems.append(f"{where} cites {argument.value}, but {doubt}")
                elif where not in self.found.tests[argument.value]:
                    self.found.tests[argument.value].append(where)


def _doubt(nodes: Iterable[ast.AST]) -> str | None:
    """Why a test might not run, if the code says so."""
    for node in (inner for outer in nodes for inner in ast.walk(outer)):
        if isinstance(node, ast.Attribute):
            name = ast.unparse(node)
            mark = name.removeprefix("pytest.mark.")
            if mark != name and mark in UNRELIABLE_MARKS:
                return f"it is marked {mark}"
        if isinstance(node, ast.Call) and ast.unparse(node.func).removeprefix("pytest.") in UNRELIABLE_CALLS:
            return f"it may end in {ast.unparse(node.func)}()"
    return None


def _says_nothing(node: ast.stmt) -> bool:
    return isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


# --- holding one against the other -----------------------------------------------------------------------------------


def tally(catalogue: Catalogue, chapter: Chapter, waivers: Waivers, citations: Citations) -> Tally:
    """Count a built chapter. A row that is due later counts as missing once its own chapter is built."""
    result = Tally(chapter)
    for name in chapter.ids:
        if citations.tests.get(name):
            result.tested += 1
        elif name in waivers.never:
            result.waived += 1
        elif name in waivers.later and waivers.later[name] not in catalogue.built:
            result.later += 1
        else:
            result.missing.append(name)
    return result


def complaints(catalogues: list[Catalogue], waivers: Waivers, citations: Citations) -> list[str]:
    """Everything that is wrong apart from missing tests."""
    known = {name for catalogue in catalogues for name in catalogue.ids}
    found = list(citations.problems)
    for name in citations.tests.keys() - known:
        found.append(f"{citations.tests[name][0]} cites {name}, which no catalogue has")
    for name in [*waivers.never, *waivers.later]:
        if name not in known:
            found.append(f"waivers.toml: no catalogue has {name}")
        elif citations.tests.get(name):
            found.append(f"waivers.toml: {name} has a test ({citations.tests[name][0]}), so it needs no waiver")
    found += [f"waivers.toml: {name} has no reason" for name, reason in waivers.never.items() if not reason.strip()]
    found += [f"waivers.toml: {name} is named twice" for name in waivers.never.keys() & waivers.later.keys()]
    return sorted(found)


# --- the report ------------------------------------------------------------------------------------------------------


def print_catalogue(catalogue: Catalogue, waivers: Waivers, citations: Citations) -> list[str]:
    """Print one game; the ids that miss a test come back."""
    numbered = [chapter for chapter in catalogue.chapters if chapter.number is not None]
    tables = [chapter for chapter in catalogue.chapters if chapter.number is None]
    if not catalogue.built:
        print(f"\n{catalogue.title}: {sum(len(chapter.ids) for chapter in numbered)} rows, not yet built")
        return []
    print(f"\n{catalogue.title}\n{'':48}  rows  tested  waived  later  missing")
    missing: list[str] = []
    totals = [0] * 5
    for chapter in numbered:
        head = f"  {chapter.number:>2}  {chapter.title[:42]:42}  {len(chapter.ids):>4}"
        if chapter.number not in catalogue.built:
            print(f"{head}  not yet built")
            continue
        result = tally(catalogue, chapter, waivers, citations)
        counts = [len(chapter.ids), result.tested, result.waived, result.later, len(result.missing)]
        totals = [total + count for total, count in zip(totals, counts, strict=True)]
        print(head + "{:>8}{:>8}{:>7}{:>9}".format(*counts[1:]))
        missing += result.missing
    for table in tables:
        print(f"      {table.title[:42]:42}  {len(table.ids):>4}  cross-references, counted in their chapters")
    print(f"      {'built chapters together':42}  " + "{:>4}{:>8}{:>8}{:>7}{:>9}".format(*totals))
    return missing


def print_where(names: list[str], catalogues: list[Catalogue], citations: Citations) -> int:
    known = {name for catalogue in catalogues for name in catalogue.ids}
    for name in names:
        tests = citations.tests.get(name) or (["no test"] if name in known else ["no such row"])
        print(name, *tests, sep="\n  ")
    return 0 if all(citations.tests.get(name) for name in names) else 1


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    folder = root / "docs" / "rules"
    catalogues = [read_catalogue(folder / f"{name}.md", built) for name, built in BUILT.items()]
    waivers = read_waivers(folder / "waivers.toml")
    citations = read_citations(root / "tests")
    if arguments:
        return print_where(arguments, catalogues, citations)

    missing = [name for game in catalogues for name in print_catalogue(game, waivers, citations)]
    for name, reason in waivers.never.items():
        print(f"  waived   {name}  {reason}")
    for name, chapter in waivers.later.items():
        print(f"  later    {name}  with chapter {chapter}")
    for name in missing:
        print(f"  MISSING  {name}")
    wrong = complaints(catalogues, waivers, citations)
    for line in wrong:
        print(f"  WRONG    {line}")
    print(f"\n{len(missing)} missing, {len(wrong)} wrong")
    return 1 if missing or wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
