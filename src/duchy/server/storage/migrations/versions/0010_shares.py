"""What people add to the dice; tables that have not begun have neither a secret nor a position."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_TABLES = sa.table(
    "tables",
    sa.column("status", sa.String),
    sa.column("secret", sa.LargeBinary),
    sa.column("root", sa.LargeBinary),
    sa.column("commitment", sa.String),
    sa.column("summary", sa.JSON),
)
_NO_POSITION = {"ply": 0, "deciders": [], "scores": [], "moment": None, "results": None, "stand_ins": []}


def upgrade() -> None:
    """Add the columns. All chance of a game that runs or is over followed from its secret alone."""
    op.add_column("tables", sa.Column("root", sa.LargeBinary(32)))
    op.add_column("tables", sa.Column("dealt", sa.BigInteger()))
    op.add_column("seats", sa.Column("chair", sa.Integer()))
    op.add_column("seats", sa.Column("share_hash", sa.String(64)))
    op.add_column("seats", sa.Column("share", sa.String(64)))
    waiting = _TABLES.c.status.in_(("open", "closed"))
    op.execute(_TABLES.update().where(~waiting).values(root=_TABLES.c.secret))
    op.execute(_TABLES.update().where(waiting).values(secret=b"", commitment=None))
    op.execute(_TABLES.update().where(_TABLES.c.status == "open").values(summary=_NO_POSITION))


def downgrade() -> None:
    """Remove them. A table that has not begun gets a secret of the former kind by being opened again."""
    for table, column in (("seats", "share"), ("seats", "share_hash"), ("seats", "chair"), ("tables", "dealt")):
        op.drop_column(table, column)
    op.drop_column("tables", "root")
