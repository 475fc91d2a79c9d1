"""Options in full, as records of format 2 have them; places instead of a ranking in the summaries of tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from duchy.engine.game import registry

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_TABLES = sa.table(
    "tables", sa.column("id"), sa.column("game"), sa.column("options", sa.JSON), sa.column("summary", sa.JSON)
)


def upgrade() -> None:
    """Write what options meant that were left open, and give results the names of today."""
    connection = op.get_bind()
    for name, game, options, summary in connection.execute(sa.select(_TABLES)).all():
        full = dict(registry.contract(game).options.of_format_1(options)) if game in registry.PACKAGES else options
        now = _renamed(summary)
        if (full, now) != (options, summary):
            connection.execute(sa.update(_TABLES).where(_TABLES.c.id == name).values(options=full, summary=now))


def _renamed(summary: Any) -> Any:
    results = summary.get("results") if isinstance(summary, dict) else None
    if not isinstance(results, dict) or "ranking" not in results:
        return summary
    return {**summary, "results": {"scores": results["scores"], "places": results["ranking"]}}


def downgrade() -> None:
    """There is no way back: a server of before would misread what was played since."""
    raise NotImplementedError("options and places are not converted back")
