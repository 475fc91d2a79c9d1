"""The banners that people wish for, and what is said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("seats", sa.Column("banner", sa.String(8)))
    op.create_table(
        "chat",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(24)),
        sa.Column("phrase", sa.String(24)),
        sa.Column("text", sa.String(1000)),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table_tables"),
        sa.UniqueConstraint("table", "request", name="uq_chat_table_request"),
    )


def downgrade() -> None:
    """Remove both."""
    op.drop_table("chat")
    op.drop_column("seats", "banner")
