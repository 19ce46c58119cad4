"""Whose address a job is for, so that addresses take turns."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column."""
    op.add_column("jobs", sa.Column("address", sa.LargeBinary(16)))
