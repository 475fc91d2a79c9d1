"""A PostgreSQL of one's own for the tests: Debian's package, a cluster in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PACKAGES = Path("/usr/lib/postgresql")
SERVICE_USERS = ("postgres", "nobody")
NEW = ("--username=duchy", "--auth=trust", "--locale=C", "--encoding=UTF8", "--no-sync")
# The tests kill servers of ours, never the database: waiting for its disk would only make them slow.
QUICK = {"fsync": "off", "full_page_writes": "off", "max_connections": "100"}
DURABLE = {"max_connections": "100"}


class NoPostgres(Exception):
    """There is no PostgreSQL here, and none may be installed."""


def programs() -> Path:
    """The folder of the newest PostgreSQL; installed first where that is allowed."""
    found = _installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
        found = _installed()
    if found is None:
        raise NoPostgres("PostgreSQL is not installed, and only root can install Debian's package")
    return found


def _installed() -> Path | None:
    debian = sorted(PACKAGES.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if debian:
        return debian[-1].parent
    anywhere = shutil.which("initdb")
    return Path(anywhere).resolve().parent if anywhere else None


def _install() -> None:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "postgresql"]):
        subprocess.run(command, env=environment, check=False, **quiet)  # type: ignore[call-overload]


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, programs: Path, port: int, control: Callable[..., None]) -> None:
        self.programs, self.port = programs, port
        self._control = control
        self._made = 0

    def start(self) -> None:
        """Start it; again after `stop`."""
        self._control("start")

    def stop(self) -> None:
        """End it as a crash would."""
        self._control("--mode", "immediate", "stop")

    def new_database(self, template: str | None = None) -> str:
        """A database for one test, empty or a copy of another one, as the server wants to be told where it is."""
        self._made += 1
        name = f"test_{self._made}"
        where = ["--host=127.0.0.1", f"--port={self.port}", "--username=duchy"]
        copied = [f"--template={template.rpartition('/')[2]}"] if template else []
        _call([self.programs / "createdb", *where, *copied, name], {})
        return f"postgresql://duchy@127.0.0.1:{self.port}/{name}"


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """Start a PostgreSQL on a free port of this machine, and stop it at the end; a durable one may be killed."""
    where, port = programs(), _free_port()
    folder = Path(tempfile.mkdtemp(prefix="duchy-postgres-"))
    speed = DURABLE if durable else QUICK
    data, settings = folder / "data", {**speed, "unix_socket_directories": folder, "listen_addresses": "127.0.0.1"}
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    control = [where / "pg_ctl", "--silent", "--wait", "--pgdata", data, "--log", folder / "log"]
    control += ["--options", f"-p {port} {options}"]
    try:
        service = _unprivileged(folder)
        _call([where / "initdb", "--pgdata", data, *NEW], service)
        running = Cluster(where, port, lambda *words: _call([*control, *words], service))
        running.start()
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: hand the folder to a user without rights, and run it as that one."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = next((name for name in SERVICE_USERS if name in names), None)
    if user is None:
        raise NoPostgres(f"PostgreSQL must not run as root, and there is none of {', '.join(SERVICE_USERS)}")
    entry = pwd.getpwnam(user)
    os.chown(folder, entry.pw_uid, entry.pw_gid)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _call(command: list[Any], service: dict[str, Any]) -> None:
    done = subprocess.run(
        [str(word) for word in command],
        cwd="/",
        stdin=subprocess.DEVNULL,
        # No pipe: the database that pg_ctl leaves running would hold it open, and reading it would never end.
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
        **service,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))} failed with {done.returncode}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
