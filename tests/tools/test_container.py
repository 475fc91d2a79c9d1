"""The Dockerfile and compose.yaml name only what there is: files, settings, commands, ports and addresses."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from duchy.cli.app import COMMANDS
from duchy.cli.serve import PORT
from duchy.server import api_document
from duchy.server.app import create_app
from duchy.server.settings import Settings

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
OURS = {name: service for name, service in COMPOSE["services"].items() if service["image"] == "duchy"}
VARIABLES = {f"DUCHY_{name.upper()}" for name in Settings.model_fields} | {"DUCHY_CACHE", "DUCHY_DATA"}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, long ones in one line."""
    lines = [line for line in DOCKERFILE.splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [(line.split()[0], line.partition(" ")[2]) for line in joined.splitlines() if line.strip()]


def ignored(path: str) -> bool:
    """Whether .dockerignore, which names what is let in, leaves a path at the top out."""
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in rules
    return f"!{path.split('/')[0]}" not in rules


def test_everything_that_is_copied_exists_and_is_not_ignored():
    copied = [shlex.split(rest) for name, rest in instructions() if name == "COPY" and "--from" not in rest]
    assert copied
    for *sources, _ in copied:
        for source in sources:
            assert (ROOT / source).exists() and not ignored(source), source


def test_stages_are_named_before_they_are_used():
    stages: set[str] = set()
    for name, rest in instructions():
        if name == "FROM":
            stages.update(re.findall(r" AS (\w+)", rest))
        for stage in re.findall(r"--from=(\w+)", rest):
            assert stage in stages


def test_images_have_exact_versions_and_no_host():
    images = [rest.split()[0] for name, rest in instructions() if name == "FROM"]
    images += [service["image"] for service in COMPOSE["services"].values() if service["image"] != "duchy"]
    for image in images:
        assert re.fullmatch(r"[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+", image), image


def test_every_setting_exists():
    text = DOCKERFILE + (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"\bDUCHY_[A-Z_]*[A-Z]", text)) <= VARIABLES


def test_every_command_exists():
    entry = yaml.safe_load(next(rest for name, rest in instructions() if name == "ENTRYPOINT"))
    default = yaml.safe_load(next(rest for name, rest in instructions() if name == "CMD"))
    assert entry == ["duchy"]
    for command in (default, *(service["command"] for service in OURS.values())):
        assert command[0] in COMMANDS
        if command[0] == "serve":
            assert command[1:] == ["--host", "0.0.0.0", "--port", str(PORT)]


def test_ports_and_the_address_of_health_agree():
    paths = api_document.document(create_app(Settings(database_url="sqlite://")))["paths"]
    checks = [rest for name, rest in instructions() if name == "HEALTHCHECK"]
    asked = [service["healthcheck"] for service in OURS.values() if "test" in service["healthcheck"]]
    checks += [" ".join(check["test"]) for check in asked]
    assert len(checks) >= 2
    for check in checks:
        port, path = re.findall(r"http://127\.0\.0\.1:(\d+)(/[\w/]+)", check)[0]
        assert int(port) == PORT and path in paths
    assert ("EXPOSE", str(PORT)) in instructions()
    assert COMPOSE["services"]["server"]["ports"] == [f"127.0.0.1:{PORT}:{PORT}"], "only for a proxy on this computer"


@pytest.mark.parametrize("name", OURS)
def test_a_container_has_no_more_rights_than_it_needs(name: str):
    service = OURS[name]
    assert service["read_only"] and service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    users = [rest for kind, rest in instructions() if kind == "USER"]
    assert users and "root" not in users


def test_what_compose_refers_to_is_defined():
    for name, service in COMPOSE["services"].items():
        assert set(service.get("networks", ())) <= set(COMPOSE["networks"]), name
        assert set(service.get("depends_on", ())) <= set(COMPOSE["services"]), name
        assert {volume.partition(":")[0] for volume in service.get("volumes", ())} <= set(COMPOSE["volumes"]), name


def test_what_must_be_written_has_a_volume_or_is_in_memory():
    cache = re.search(r"DUCHY_CACHE=(\S+)", DOCKERFILE)
    assert cache is not None
    for service in OURS.values():
        assert any(volume.endswith(f":{cache[1]}") for volume in service["volumes"])
        assert {"/tmp", "/data"} <= set(service["tmpfs"])
