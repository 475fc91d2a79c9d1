"""Actions in the notation of format 2: spaces, dice and places count from 1 (docs/counting.md)."""

import sqlalchemy as sa
from alembic import op

from duchy.engine.game import registry

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_TABLES = sa.table("tables", sa.column("id"), sa.column("game"))
_LOG = sa.table("log", sa.column("table"), sa.column("ply"), sa.column("action"))
_MANY = 1000  # entries that are changed by one statement


def upgrade() -> None:
    """Convert the actions of all tables, as records of format 1 are converted when they are read."""
    connection = op.get_bind()
    for game in registry.PACKAGES:
        former = registry.contract(game).former_notation
        of_game = sa.select(_TABLES.c.id).where(_TABLES.c.game == game)
        query = sa.select(_LOG).where(_LOG.c.action.is_not(None), _LOG.c.table.in_(of_game))
        changed = [
            {"in_table": table, "at_ply": ply, "now": now}
            for table, ply, action in connection.execute(query)
            if (now := former.convert(action)) != action
        ]
        for first in range(0, len(changed), _MANY):
            connection.execute(_CONVERT, changed[first : first + _MANY])


_CONVERT = (
    sa.update(_LOG)
    .where(_LOG.c.table == sa.bindparam("in_table"), _LOG.c.ply == sa.bindparam("at_ply"))
    .values(action=sa.bindparam("now"))
)


def downgrade() -> None:
    """There is no way back: a server of before would misread what was played since."""
    raise NotImplementedError("actions are not converted back")
