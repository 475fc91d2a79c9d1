"""Which rules a process plays by: a server writes them into the database, and a worker with others refuses to work."""

from __future__ import annotations

import hashlib
from functools import cache

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

import duchy
from duchy.engine.game import registry, warmup
from duchy.engine.kernels.fingerprint import fingerprint
from duchy.server.kernels import parts
from duchy.server.storage.journal import Change, Journal
from duchy.server.storage.models import KEYS

RULES = "rules"  # their name in the database


@cache
def rules_version() -> str:
    """The version of Duchy, and a hash over the rules of all games with the data that they were compiled with."""
    digest = hashlib.blake2b(digest_size=6)
    for part in parts():
        contract = registry.contract(part.game)
        game = duchy.load(part.game, **contract.sizes[part.size])
        for kernel in warmup.steps(game):
            digest.update(fingerprint(getattr(kernel.function, "py_func", kernel.function)).encode())
    return f"{duchy.__version__}+{digest.hexdigest()}"


async def write(journal: Journal) -> None:
    """Store the rules of this process: from now on, workers must have the same."""
    row = {"name": RULES, "value": rules_version()}
    await journal.write(Change(delete(KEYS).where(KEYS.c.name == RULES)), Change(insert(KEYS), row))


async def read(engine: AsyncEngine) -> str | None:
    """The rules of the server that was started last; None if none hands its bots to workers."""
    async with engine.connect() as connection:
        found: str | None = await connection.scalar(select(KEYS.c.value).where(KEYS.c.name == RULES))
    return found
