"""Parties, and the results of games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables; earlier games belong to no party, and their results stay in their logs."""
    op.add_column("tables", sa.Column("party_id", sa.String(32)))
    op.create_index("tables_of_a_party", "tables", ["party_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
    )
    op.create_table(
        "parties",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False, unique=True),
        sa.Column("code_until", sa.BigInteger, nullable=False),
        sa.Column("host", sa.SmallInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "party_members",
        sa.Column("party_id", sa.String(32), sa.ForeignKey("parties.id"), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("vote", sa.String(64)),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.String(8)),
        sa.UniqueConstraint("party_id", "guest_id", name="a_guest_is_one_member"),
    )
    op.create_index("parties_of_a_guest", "party_members", ["guest_id"])
    op.create_table(
        "party_chat",
        sa.Column("party_id", sa.String(32), sa.ForeignKey("parties.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("member", sa.SmallInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
