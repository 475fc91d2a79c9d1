"""Who opened a table, as a short hash, so that bots are shared out fairly."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; tables that were opened before have none, and each counts for itself."""
    op.add_column("tables", sa.Column("opener", sa.String(4)))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "opener")
