"""Hashed invitations, past seats, closed tables, bans, reports, the audit log, and server-wide values."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the new columns and tables, and replace invitations by their hashes; the old ones stay valid."""
    op.add_column("tables", sa.Column("invite_hash", sa.LargeBinary(32)))
    op.add_column("tables", sa.Column("closed", sa.String(40)))
    tables = sa.table(
        "tables", sa.column("id", sa.String), sa.column("invite", sa.String), sa.column("invite_hash", sa.LargeBinary)
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.invite)).all():
        hashed = sha256(row.invite.encode()).digest()
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(invite_hash=hashed))
    op.drop_column("tables", "invite")
    op.add_column("chat", sa.Column("guest_id", sa.String(32)))
    op.add_column("chat", sa.Column("kind", sa.String(8), nullable=False, server_default="said"))
    op.create_index("chat_of_a_guest", "chat", ["guest_id"])
    op.add_column("nodes", sa.Column("fingerprint", sa.String(32)))
    op.create_table(
        "sat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.String(32), primary_key=True),
    )
    op.create_index("sat_of_a_guest", "sat", ["guest_id"])
    op.create_table(
        "bars",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32)),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
    )
    op.create_index("reports_to_settle", "reports", ["settled_at", "at"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
    )
    op.create_index("audit_by_time", "audit", ["at"])
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
