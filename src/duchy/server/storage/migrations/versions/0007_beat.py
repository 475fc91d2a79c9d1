"""When a server was alive last, so that clocks do not run while none is."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, which has one row."""
    op.create_table(
        "beat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_beat"),
    )
    op.execute("INSERT INTO beat (id, time) VALUES (1, 0)")


def downgrade() -> None:
    """Drop it."""
    op.drop_table("beat")
