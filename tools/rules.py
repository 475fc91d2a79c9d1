"""Compare tests and sources with the rule catalogue: which rows are cited there, waived, due later, missing.

    python tools/rules.py                 the table of chapters; exit code 1 if a built chapter has a gap
    python tools/rules.py CB-ANIM-07      the tests and sources that cite a row

A test cites a row with ``@rule``. A source cites it in a docstring or a comment, several rows as a list or a range:
``DG-SELL-03 to DG-SELL-07, DG-SELL-13, 14``. Citations are read from the files, not from a test run, so the answer is
complete even when a test breaks. A test that cites more than four rows has a comment above that says why it is one.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Chapters that the code claims to implement. A game that is not listed here has its catalogue, and nothing else yet.
BUILT = {"burgundy": range(1, 25), "dice": range(1, 14), "bruges": range(1, 16)}
# The small game of docs/new-game.md, with its rules beside it; all of them are built.
SAMPLE = Path("tests", "engine", "toy")

NAME = r"[A-Z]{2}-[A-Z0-9]+-\d+"
NAMES = re.compile(rf"{NAME}(?:(?:,| to)[\s#]+(?:{NAME}|\d\d\b))*")
ROW = re.compile(rf"^\| ({NAME}) \|")
CHAPTER = re.compile(r"^## (?:(\d+)\. )?(.+)$")
UNRELIABLE_MARKS = {"skip", "skipif", "xfail"}
UNRELIABLE_CALLS = {"skip", "xfail", "importorskip"}
#: A test that cites more rows than this is several tests, or a comment above its citation says why it is one.
MOST_ROWS = 4


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
    built: Collection[int]

    @property
    def ids(self) -> Iterator[str]:
        for chapter in self.chapters:
            yield from chapter.ids


@dataclass(frozen=True)
class Waivers:
    """Rows that need no citation now, with the reason: ``never`` in a test or source, ``uncoded`` in no source.

    ``later`` has those that are due together with a chapter to come.
    """

    never: dict[str, str]
    uncoded: dict[str, str]
    later: dict[str, int]


@dataclass
class Citations:
    """Which tests or sources cite which rows, and what is wrong with the citing itself."""

    places: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    problems: list[str] = field(default_factory=list)

    def cite(self, name: str, place: str) -> None:
        if place not in self.places[name]:
            self.places[name].append(place)


@dataclass
class Tally:
    """The rows of one chapter, compared with the tests or with the sources."""

    cited: int = 0
    waived: int = 0
    later: int = 0
    missing: list[str] = field(default_factory=list)


# --- reading the catalogue -------------------------------------------------------------------------------------------


def read_catalogue(path: Path, built: Collection[int]) -> Catalogue:
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


def read_waivers(path: Path, names: list[str]) -> Waivers:
    """Read the waivers; a key that is a list or a range stands for each of its rows."""
    content = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    never, uncoded, later = (content.get(part, {}) for part in ("never", "uncoded", "later"))
    return Waivers(never, {name: why for key, why in uncoded.items() for name in spelt_out(key, names)}, later)


def spelt_out(text: str, names: list[str]) -> list[str]:
    """Every row that a list or a range names; ``names`` are all rows, in the order of the catalogue.

    >>> spelt_out("XX-A-01, 03 to 05", ["XX-A-01", "XX-A-02", "XX-A-03", "XX-A-04", "XX-A-05"])
    ['XX-A-01', 'XX-A-03', 'XX-A-04', 'XX-A-05']
    """
    found: list[str] = []
    last, ranged = "", False
    for word in re.findall(rf"{NAME}|\bto\b|\d+", text):
        if word == "to":
            ranged = True
            continue
        name = word if "-" in word else f"{_group(last)}-{word}"
        found += _between(last, name, names) if ranged else [name]
        last, ranged = name, False
    return found


def _group(name: str) -> str:
    return name.rpartition("-")[0]


def _between(first: str, last: str, names: list[str]) -> list[str]:
    """The rows after ``first`` up to ``last``: of their group, or of the catalogue if they are in different groups."""
    if first not in names or last not in names:
        return [last]
    rows = names[names.index(first) + 1 : names.index(last) + 1]
    return [row for row in rows if _group(first) != _group(last) or _group(row) == _group(first)]


# --- reading the sources ---------------------------------------------------------------------------------------------


def read_sources(root: Path, names: list[str]) -> Citations:
    """Collect the citations of all games' code and data. What judges or checks a game implements no rule of it."""
    found, folders = Citations(), (root / "src" / "duchy" / "games", root / SAMPLE)
    for path in sorted(path for folder in folders for kind in ("*.py", "*.toml") for path in folder.rglob(kind)):
        if {"analysis", "referee"} & set(path.relative_to(root).parts):
            continue
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text) if path.suffix == ".py" else ast.Module([], [])
        for match in NAMES.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            for name in spelt_out(match[0], names):
                found.cite(name, path.relative_to(root).as_posix() + _owner(tree, line))
    return found


def _owner(tree: ast.Module, line: int) -> str:
    """The innermost function or class around a line, in the form that tests are named in."""
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return "".join(f"::{node.name}" for node in sorted(around, key=lambda node: node.lineno)[-1:])


# --- reading the tests -----------------------------------------------------------------------------------------------


def read_citations(tests: Path) -> Citations:
    """Collect every ``rule(...)`` of the test files, with the complaints about citations that prove nothing."""
    found = Citations()
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        _Module(path.relative_to(tests.parent).as_posix(), text, found).read()
    return found


class _Module:
    """The citations of one test file."""

    def __init__(self, name: str, text: str, found: Citations) -> None:
        self.name = name
        self.lines = text.splitlines()
        self.tree = tree = ast.parse(text, filename=name)
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
        rows = sum(len(call.args) for call in calls)
        if rows > MOST_ROWS and not self._explained(calls):
            self.found.problems.append(f"{where} cites {rows} rows: split it, or say in a comment above why it is one")
        if calls or outer:
            empty = "it is empty" if all(_says_nothing(part) for part in node.body) else None
            self._cite(outer + calls, where, doubt or _doubt([*node.decorator_list, *node.body]) or empty)

    def _explained(self, calls: list[ast.Call]) -> bool:
        """Whether a comment stands above the first citation."""
        above = min(call.lineno for call in calls) - 2
        return self.lines[above].lstrip().startswith("#")

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
                else:
                    self.found.cite(argument.value, where)


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


# --- comparing -------------------------------------------------------------------------------------------------------


def tally(
    catalogue: Catalogue, chapter: Chapter, citations: Citations, waived: Collection[str], later: Mapping[str, int]
) -> Tally:
    """Count a built chapter. A row that is due later counts as missing once its own chapter is built."""
    result = Tally()
    for name in chapter.ids:
        if citations.places.get(name):
            result.cited += 1
        elif name in waived:
            result.waived += 1
        elif name in later and later[name] not in catalogue.built:
            result.later += 1
        else:
            result.missing.append(name)
    return result


def complaints(known: Collection[str], waivers: Waivers, tests: Citations, sources: Citations) -> list[str]:
    """Everything that is wrong apart from missing citations."""
    found = list(tests.problems)
    for citations in (tests, sources):
        for name in citations.places.keys() - known:
            found.append(f"{citations.places[name][0]} cites {name}, which no catalogue has")
    for name in [*waivers.never, *waivers.uncoded, *waivers.later]:
        if name not in known:
            found.append(f"waivers.toml: no catalogue has {name}")
    for names, citations, kind in (
        ([*waivers.never, *waivers.later], tests, "a test"),
        (waivers.uncoded, sources, "a source"),
    ):
        for name in names:
            if places := citations.places.get(name):
                found.append(f"waivers.toml: {name} has {kind} ({places[0]}), so it needs no waiver")
    reasons = [*waivers.never.items(), *waivers.uncoded.items()]
    found += [f"waivers.toml: {name} has no reason" for name, reason in reasons if not reason.strip()]
    times = Counter([*waivers.never, *waivers.uncoded, *waivers.later])
    found += [f"waivers.toml: {name} is named twice" for name, count in times.items() if count > 1]
    return sorted(found)


# --- the report ------------------------------------------------------------------------------------------------------

HEADS = f"""\
{"":48}        {"tests":-^29}  {"sources":-^22}
{"":48}  rows  tested  waived  later  missing   cited  waived  missing"""
COUNTS = "{:>4}{:>8}{:>8}{:>7}{:>9}{:>8}{:>8}{:>9}"


def print_catalogue(
    catalogue: Catalogue, waivers: Waivers, tests: Citations, sources: Citations
) -> tuple[list[str], list[str]]:
    """Print one game; the ids that miss a test and those that miss a source come back."""
    numbered = [chapter for chapter in catalogue.chapters if chapter.number is not None]
    tables = [chapter for chapter in catalogue.chapters if chapter.number is None]
    if not catalogue.built:
        print(f"\n{catalogue.title}: {sum(len(chapter.ids) for chapter in numbered)} rows, not yet built")
        return [], []
    print(f"\n{catalogue.title}\n{HEADS}")
    untested: list[str] = []
    uncited: list[str] = []
    totals = [0] * 8
    for chapter in numbered:
        head = f"  {chapter.number:>2}  {chapter.title[:42]:42}  "
        if chapter.number not in catalogue.built:
            print(f"{head}{len(chapter.ids):>4}  not yet built")
            continue
        tested = tally(catalogue, chapter, tests, waivers.never, waivers.later)
        cited = tally(catalogue, chapter, sources, {**waivers.never, **waivers.uncoded}, waivers.later)
        counts = [len(chapter.ids), tested.cited, tested.waived, tested.later, len(tested.missing)]
        counts += [cited.cited, cited.waived, len(cited.missing)]
        totals = [total + count for total, count in zip(totals, counts, strict=True)]
        print(head + COUNTS.format(*counts))
        untested += tested.missing
        uncited += cited.missing
    for table in tables:
        print(f"      {table.title[:42]:42}  {len(table.ids):>4}  cross-references, counted in their chapters")
    print(f"      {'built chapters together':42}  {COUNTS.format(*totals)}")
    return untested, uncited


def _by_reason(waived: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Each reason once, with its first and last row."""
    for reason in dict.fromkeys(waived.values()):
        rows = [name for name, other in waived.items() if other == reason]
        yield reason, rows[0] if len(rows) == 1 else f"{rows[0]} to {rows[-1]}"


def print_where(wanted: list[str], known: Collection[str], tests: Citations, sources: Citations) -> int:
    """Print which tests and sources cite some rows; 1 if one has no test."""
    for name in wanted:
        places = [*(tests.places.get(name) or ["no test"]), *(sources.places.get(name) or ["no source"])]
        print(name, *(places if name in known else ["no such row"]), sep="\n  ")
    return 0 if all(tests.places.get(name) for name in wanted) else 1


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    folder = root / "docs" / "rules"
    catalogues = [read_catalogue(folder / f"{name}.md", built) for name, built in BUILT.items()]
    if (sample := root / SAMPLE / "rules.md").exists():
        catalogues.append(read_catalogue(sample, range(1, 2)))
    names = [name for catalogue in catalogues for name in catalogue.ids]
    tests = read_citations(root / "tests")
    sources = read_sources(root, names)
    if arguments:
        return print_where(arguments, set(names), tests, sources)

    waivers = read_waivers(folder / "waivers.toml", names)
    untested: list[str] = []
    uncited: list[str] = []
    for catalogue in catalogues:
        tested, cited = print_catalogue(catalogue, waivers, tests, sources)
        untested += tested
        uncited += cited
    for name, reason in waivers.never.items():
        print(f"  waived   {name}  {reason}")
    for reason, rows in _by_reason(waivers.uncoded):
        print(f"  uncoded  {rows}  {reason}")
    for name, chapter in waivers.later.items():
        print(f"  later    {name}  with chapter {chapter}")
    for name in untested:
        print(f"  MISSING  {name} in the tests")
    for name in uncited:
        print(f"  MISSING  {name} in the sources")
    wrong = complaints(set(names), waivers, tests, sources)
    for line in wrong:
        print(f"  WRONG    {line}")
    print(f"\n{len(untested)} missing in the tests, {len(uncited)} missing in the sources, {len(wrong)} wrong")
    return 1 if untested or uncited or wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
