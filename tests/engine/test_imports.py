"""The modules of the package import each other in one direction only."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import duchy

PACKAGE = Path(duchy.__file__).parent
#: Calls that import a module by its name.
BY_NAME = ("import_module", "bind")


def modules() -> dict[str, Path]:
    """The files of the package by the names of their modules."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = ("duchy", *path.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(source: str, known: set[str], roots: bool = False) -> Iterator[str]:
    """The modules that a module imports anywhere: for types only, inside functions, or by a constant name.

    With ``roots`` only their top-level packages are compared with the known ones.
    """
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        match node:
            case ast.Import():
                names = [alias.name for alias in node.names]
            case ast.ImportFrom(module=str(module), level=0):
                names = [f"{module}.{alias.name}" for alias in node.names]
                names = [name if name in known else module for name in names]
            case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called), args=[ast.Constant(str(name)), *_]):
                names = [name] if called in BY_NAME else []
        names = [name.split(".")[0] for name in names] if roots else names
        yield from (name for name in names if name in known)


@cache
def graph() -> dict[str, set[str]]:
    """For every module of the package the modules that it imports."""
    files = modules()
    known = set(files)
    return {name: set(imports(path.read_text("utf-8"), known)) - {name} for name, path in files.items()}


def circles(edges: dict[str, set[str]]) -> list[set[str]]:
    """The sets of modules that can be reached from each other (Tarjan's strongly connected components)."""
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        index[module] = lowest[module] = len(index)
        stack.append(module)
        for imported in sorted(edges[module]):
            if imported not in index:
                visit(imported)
            if imported in stack:
                lowest[module] = min(lowest[module], lowest[imported])
        if lowest[module] == index[module]:
            place = stack.index(module)
            if len(stack) - place > 1:
                found.append(set(stack[place:]))
            del stack[place:]

    for module in sorted(edges):
        if module not in index:
            visit(module)
    return found


def test_no_modules_import_each_other_in_a_circle():
    assert circles(graph()) == []


def test_no_parts_of_the_server_import_each_other_in_a_circle():
    """A part is a folder of the server, or a module beside the folders."""
    parts: dict[str, set[str]] = {}
    for module, imported in graph().items():
        part, *others = (".".join(name.split(".")[:3]) for name in (module, *imported))
        parts.setdefault(part, set()).update(other for other in others if other != part)
    assert {"duchy.server.tables", "duchy.server.storage"} <= set(parts)
    inside = {part: others for part, others in parts.items() if part.startswith("duchy.server.")}
    assert circles({part: {other for other in others if other in inside} for part, others in inside.items()}) == []


def test_the_search_finds_circles_of_every_kind():
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [{"a", "b", "c"}]
    known = {"duchy.x", "duchy.x.y", "duchy.z"}
    hidden = 'from duchy.x import y\ndef f():\n    import duchy.z\nbind("duchy.x", game)\nbind("duchy.none", game)'
    assert set(imports(hidden, known)) == known


def test_no_layer_imports_a_higher_one():
    below = ("engine", "position", "charts", "games", "sim", "neural", "bots")
    layers = (*below, "arena", "batch", "learn", "envs", "server", "cli")
    for module, imported in graph().items():
        for other in imported:
            places = [layers.index(name.split(".")[1]) for name in (module, other) if name.count(".")]
            assert places == sorted(places, reverse=True), f"{module} imports {other}"


#: The parts of the kit, lowest first.
FLOORS = ("version", "words", "errors", "values", "kernels", "play", "drawings", "game", "match", "positions")


def test_no_folder_of_the_kit_imports_one_of_a_higher_floor():
    inside = {name.split(".")[2]: name for name in graph() if name.startswith("duchy.engine.")}
    assert inside.keys() == set(FLOORS)
    for module, imported in graph().items():
        for other in imported:
            if module.startswith("duchy.engine.") and other.startswith("duchy.engine."):
                own, below = (FLOORS.index(name.split(".")[2]) for name in (module, other))
                assert own >= below, f"{module} imports {other}"


def test_only_the_server_imports_packages_of_the_extra_web():
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    extra = {re.split(r"[^\w-]", name)[0] for name in project["optional-dependencies"]["web"]}
    packages = {{"argon2-cffi": "argon2"}.get(name, name.replace("-", "_")) for name in extra}
    found = {name: set(imports(path.read_text("utf-8"), packages, roots=True)) for name, path in modules().items()}
    assert {"fastapi", "sqlalchemy", "prometheus_client"} <= set.union(*found.values())
    assert not [name for name, imported in found.items() if imported and not name.startswith("duchy.server")]


def test_only_environments_import_the_libraries_that_they_are_for():
    packages = {"gymnasium", "pettingzoo", "pyspiel"}
    found = {name: set(imports(path.read_text("utf-8"), packages, roots=True)) for name, path in modules().items()}
    assert {name for name, imported in found.items() if imported} == {
        "duchy.envs.gymnasium",
        "duchy.envs.pettingzoo",
        "duchy.envs.openspiel",
        "duchy.envs.vector",
    }


def test_only_training_imports_torch():
    found = {name for name, path in modules().items() if set(imports(path.read_text("utf-8"), {"torch"}, roots=True))}
    assert found == {"duchy.learn.training"}


def test_no_game_imports_another():
    for module, imported in graph().items():
        game = module.split(".")[2:3] if module.startswith("duchy.games.") else []
        others = {name.split(".")[2] for name in imported if name.startswith("duchy.games.")}
        assert not game or others <= set(game), module


#: What both a game's rules and its referee are written from: components, the record, the catalogues.
GROUNDS = {"referee", "components", "state", "options", "actions", "questions"}


def test_a_referee_imports_no_rule():
    checked = set()
    for module, imported in graph().items():
        game = ".".join(module.split(".")[:3])
        if module.startswith(f"{game}.referee"):
            checked.add(game)
            used = {name.split(".")[3] for name in imported if name.startswith(f"{game}.")}
            assert used <= GROUNDS, module
    assert checked == {"duchy.games.burgundy", "duchy.games.dice", "duchy.games.bruges"}


def test_the_second_list_of_legal_actions_imports_no_invariant():
    """Invariants build on it, never the other way."""
    of_lists = {module: imported for module, imported in graph().items() if ".referee.legality" in module}
    assert len(of_lists) > 3
    for module, imported in of_lists.items():
        assert not [name for name in imported if ".referee.invariants" in name], module


BURGUNDY = "duchy.games.burgundy."
#: Where a module of Burgundy builds on another one.
WHERE_MODULES_MEET = {("solo", "inns")}


def test_a_chapter_of_burgundy_imports_no_module():
    """What a module does there it does behind ``hooks`` and ``shared_hooks``."""
    for module, imported in graph().items():
        if module.startswith(f"{BURGUNDY}chapters"):
            assert not [name for name in imported if name.startswith(f"{BURGUNDY}modules")], module


def test_modules_of_burgundy_meet_where_the_page_says():
    met = set()
    for module, imported in graph().items():
        if module.startswith(f"{BURGUNDY}modules."):
            own = module.split(".")[4]
            others = [name.split(".")[4] for name in imported if name.startswith(f"{BURGUNDY}modules.")]
            met |= {(own, other) for other in others if other != own}
    assert met == WHERE_MODULES_MEET


def changed_fields(source: str) -> Iterator[str]:
    """The fields that a file assigns to: of ``home.goods[0] -= 1`` it is ``goods``."""
    for node in ast.walk(ast.parse(source)):
        targets = (
            [node.target] if isinstance(node, ast.AugAssign) else node.targets if isinstance(node, ast.Assign) else []
        )
        for target in targets:
            while isinstance(target, ast.Subscript):
                target = target.value
            if isinstance(target, ast.Attribute):
                yield target.attr


def test_silver_workers_goods_and_points_of_burgundy_change_in_one_place():
    owned = {"silver", "workers", "goods", "points"}
    files = {
        module.removeprefix(BURGUNDY)
        for module, path in modules().items()
        if module.startswith((f"{BURGUNDY}chapters", f"{BURGUNDY}modules"))
        and owned & set(changed_fields(path.read_text("utf-8")))
    }
    assert files == {"chapters.gains", "modules.shields.held", "modules.solo.target"}


def files_that_name(game: str) -> set[str]:
    """The files of package and client that mention a game, those of the game itself left out."""
    root = PACKAGE.parents[1]
    found = set()
    for folder in (PACKAGE, root / "web" / "src", root / "web" / "text"):
        for path in folder.rglob("*"):
            built = {"__pycache__", "client", "docs"} & {*path.relative_to(root).parts}
            own = path.is_relative_to(folder / "games" / game) or built
            if path.is_file() and not own and game.encode() in path.read_bytes().lower():
                found.add(path.relative_to(root).as_posix())
    return found


def test_only_the_registry_names_a_game():
    """Checked of Bruges: the name of another game is a common word, and that of the third stands in examples."""
    generated = "web/src/api/schema.d.ts"  # from the shapes that every game publishes
    assert files_that_name("bruges") - {generated} == {"src/duchy/games/__init__.py"}
    assert "src/duchy/engine/match/match.py" in files_that_name("burgundy")
