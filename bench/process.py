"""Servers that run beside the load generator, each as a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

HOST = "127.0.0.1"
FREELY = {"DUCHY_PACE": "0", "DUCHY_SOCKETS_PER_ADDRESS": "0"}  # one address opens all tables


@dataclass(frozen=True)
class Process:
    """A server that runs beside us."""

    pid: int
    port: int

    def memory(self) -> int:
        """Resident bytes, those of its workers included."""
        return sum(_resident(pid) for pid in [self.pid, *_children(self.pid)])

    def processor(self) -> float:
        """Seconds of processor time so far, those of the system for it included; not those of its workers."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        user, system = fields[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _children(pid: int) -> list[int]:
    direct = [int(child) for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()]
    return direct + [grandchild for child in direct for grandchild in _children(child)]


@contextmanager
def running(module: str, *arguments: str, environment: dict[str, str] | None = None) -> Iterator[Process]:
    """A Python module as a process of its own; ``{port}`` in its arguments is a free port."""
    port = _free_port()
    command = [sys.executable, "-m", module, *(word.format(port=port) for word in arguments)]
    process = subprocess.Popen(command, env={**os.environ, **(environment or {})}, stdout=subprocess.DEVNULL)
    try:
        _wait_for(process, port)
        yield Process(process.pid, port)
    finally:
        process.terminate()
        process.wait()


@contextmanager
def duchy(folder: str, settings: dict[str, str] | None = None) -> Iterator[Process]:
    """A server of Duchy whose tables are in a folder."""
    words = ("serve", "--port", "{port}", "--database-url", f"sqlite:///{folder}/tables.sqlite3")
    with running("duchy.cli", *words, environment={**FREELY, **(settings or {})}) as server:
        yield server


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait for the first answer: the port is open before that."""
    while process.poll() is None:
        asking = HTTPConnection(HOST, port)
        try:
            asking.request("GET", "/api/health")
            asking.getresponse()
            return
        except OSError:
            time.sleep(0.05)
        finally:
            asking.close()
    raise RuntimeError("the server did not start")
