"""Analyses and experiments under way, and reports on experiments."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables; what nodes of the former version have under way ends with them."""
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id")),
        sa.Column("node_id", sa.String(32), nullable=False),
        sa.Column("tries", sa.SmallInteger, nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.LargeBinary, nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
    )
    op.create_index("jobs_of_a_guest", "jobs", ["owner"])
    op.create_table(
        "job_parts",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id")),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "experiment_reports",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
