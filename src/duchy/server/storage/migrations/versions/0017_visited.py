"""When somebody was connected to a table last, so that a table which somebody has open is never removed."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("visited", sa.BigInteger))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "visited")
