"""The tables of the database. Times are milliseconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD = "0001"
"""The migration this code works with; the newest in `migrations/versions`."""

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),  # hashed: who reads the database is nobody's guest
    Column("name", String(40), nullable=False),
    Column("colour", String(7), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

components = Table(
    "components",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("toml", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("components", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("host", SmallInteger, nullable=False),
    Column("clock", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("wake_at", BigInteger),  # when something happens there by itself, if nobody comes first
    Column("next", String(32)),
    Index("tables_in_the_lobby", "public", "status", "created_at"),
    Index("tables_to_wake", "wake_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("colour", String(7)),
    Column("guest_id", String(32), ForeignKey("guests.id")),
    Column("bot", String(40)),
    Column("key", LargeBinary(32)),  # hashed, like a guest's token
    Index("seats_of_a_guest", "guest_id"),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # header, entry or undo
    Column("seat", SmallInteger, nullable=False),
    Column("move_id", String(64)),
    Column("line", LargeBinary, nullable=False),  # the log's line; of an undo its facts
    UniqueConstraint("table_id", "seat", "move_id", name="a_move_is_made_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),  # alive so long, by the database's clock
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("node_id", String(32), nullable=False),
    Index("leases_of_a_node", "node_id"),
)
