"""Hints that players have been given: how many, and the last one with its ply."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("hinted", sa.Integer))
    op.add_column("seats", sa.Column("hint", sa.JSON))


def downgrade() -> None:
    """Remove them."""
    for column in ("hints", "hinted", "hint"):
        op.drop_column("seats", column)
