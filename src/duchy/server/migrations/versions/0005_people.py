"""The banners that people wish for."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("banner", sa.String(8)))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("seats", "banner")
