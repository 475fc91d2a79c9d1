"""Tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables that everything stands on."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("seed", sa.String(16)),
        sa.Column("imported", sa.Integer()),
        sa.Column("previous", sa.String(16)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("summary", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["previous"], ["tables.id"], name="fk_tables_previous_tables"),
        sa.UniqueConstraint("previous", name="uq_tables_previous"),
    )
    op.create_index("ix_tables_listed_status_created_id", "tables", ["listed", "status", "created", "id"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("name", sa.String(24)),
        sa.Column("level", sa.String(24)),
        sa.Column("token", sa.String(64)),
        sa.Column("invite", sa.String(64)),
        sa.Column("account", sa.String(24)),
        sa.Column("previous", sa.Integer()),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table_tables"),
    )
    op.create_index("ix_seats_account", "seats", ["account"])
    op.create_table(
        "log",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("action", sa.String(120)),
        sa.Column("entropy", sa.String(16)),
        sa.Column("request", sa.String(64)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "ply", name="pk_log"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table_tables"),
        sa.UniqueConstraint("table", "request", name="uq_log_table_request"),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("log", "seats", "tables"):
        op.drop_table(table)
