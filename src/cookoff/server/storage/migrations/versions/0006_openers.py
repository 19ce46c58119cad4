"""Who opened a table, for quotas."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns; tables from before count for nobody. The new index finds unused component files."""
    op.add_column("tables", sa.Column("opened_by", sa.String(32)))
    op.add_column("tables", sa.Column("opened_from", sa.LargeBinary(16)))
    op.create_index("tables_by_opener", "tables", ["opened_by"])
    op.create_index("tables_by_address", "tables", ["opened_from"])
    op.create_index("tables_by_components", "tables", ["components"])
