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
    false,
)

HEAD = "0012"
"""The migration this code requires: the newest in `migrations/versions`."""

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),  # hashed, so that reading it grants no access
    Column("name", String(40), nullable=False),
    Column("colour", String(7), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("device", String(32)),  # the guest on whose device this one plays, who then has no token of their own
    Index("guests_by_device", "device"),
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
    Column("invite_hash", LargeBinary(32)),  # hashed too
    Column("host", SmallInteger, nullable=False),
    Column("clock", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("wake_at", BigInteger),  # when the table must be loaded next, for a scheduled event
    Column("next", String(32)),
    Column("closed", String(40)),  # why the table was closed before its game was over
    Column("party_id", String(32)),  # the party that plays there
    Column("opened_by", String(32)),  # the guest; this and the next column are for quotas
    Column("opened_from", LargeBinary(16)),  # a keyed hash of the address, kept for a day
    Column("by_address", Boolean, nullable=False, server_default=false()),  # whether the id is an invitation
    Index("tables_in_the_lobby", "public", "status", "created_at"),
    Index("tables_to_wake", "wake_at"),
    Index("tables_of_a_party", "party_id"),
    Index("tables_by_opener", "opened_by"),
    Index("tables_by_address", "opened_from"),
    Index("tables_by_components", "components"),
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
    Column("line", LargeBinary, nullable=False),  # the log line, or an undo's JSON
    UniqueConstraint("table_id", "seat", "move_id", name="a_move_is_made_once"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("place", SmallInteger, nullable=False),  # 1 for each winner
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # a cache; the records are authoritative
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
    Column("guest_id", String(32)),  # the author, for data requests and deletion
    Column("kind", String(8), nullable=False, server_default="said"),
    Index("chat_of_a_guest", "guest_id"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),  # the viewing seat; -1: a spectator
    Column("data", LargeBinary, nullable=False),  # compressed JSON
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", String(64), primary_key=True),  # what it is about: there is one job at a time for it
    Column("kind", String(12), nullable=False),  # analysis or experiment
    Column("code", String(32), nullable=False),  # tells this run from an earlier one
    Column("owner", String(32), nullable=False),  # the guest who began it
    Column("about", String(64), nullable=False),  # the game
    Column("table_id", String(32), ForeignKey("tables.id")),
    Column("node_id", String(32), nullable=False),  # the node that runs it
    Column("tries", SmallInteger, nullable=False),  # how often a node took it over since its last part
    Column("stage", String(8), nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("done", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("text", Text, nullable=False),  # the reason for a failure
    Column("request", LargeBinary, nullable=False),  # JSON
    Column("begun_at", BigInteger, nullable=False),
    Column("address", LargeBinary(16)),  # a keyed hash of the owner's address, kept until the job ends
    Index("jobs_of_a_guest", "owner"),
)

job_parts = Table(
    "job_parts",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), ForeignKey("tables.id")),
    Column("data", LargeBinary, nullable=False),  # compressed results so far
)

experiment_reports = Table(
    "experiment_reports",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),  # compressed HTML
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),  # when the node counts as dead, by the database's clock
    Column("fingerprint", String(32)),  # of the nodes' shared secret
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("node_id", String(32), nullable=False),
    Index("leases_of_a_node", "node_id"),
)

sat = Table(
    "sat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("guest_id", String(32), primary_key=True),  # a guest who has seen this seat's view
    Index("sat_of_a_guest", "guest_id"),
)

bans = Table(
    "bars",
    metadata,
    Column("kind", String(8), primary_key=True),  # guest, address or voice
    Column("who", String(64), primary_key=True),  # a guest's id, an address or a network
    Column("why", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32)),  # the guest at the seat at that time
    Column("seat", SmallInteger),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    Index("reports_to_settle", "settled_at", "at"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", String(64), nullable=False),
    Column("text", String(500), nullable=False),
    Index("audit_by_time", "at"),
)

parties = Table(
    "parties",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("code_until", BigInteger, nullable=False),
    Column("host", SmallInteger, nullable=False),  # the number of a member
    Column("table_id", String(32)),  # the game to which everyone is brought
    Column("created_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("version", Integer, nullable=False),  # grows with every change, so that other nodes notice
)

party_members = Table(
    "party_members",
    metadata,
    Column("party_id", String(32), ForeignKey("parties.id"), primary_key=True),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("guest_id", String(32), ForeignKey("guests.id"), nullable=False),
    Column("role", String(8), nullable=False),  # player, watcher or screen
    Column("vote", String(64)),  # the game this member would like next
    Column("seen_at", BigInteger, nullable=False),  # the last sign of life
    Column("gone", String(8)),  # left or removed
    UniqueConstraint("party_id", "guest_id", name="a_guest_is_one_member"),
    Index("parties_of_a_guest", "guest_id"),
)

party_chat = Table(
    "party_chat",
    metadata,
    Column("party_id", String(32), ForeignKey("parties.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("member", SmallInteger, nullable=False),
    Column("kind", String(8), nullable=False),  # said or sign
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),  # the endpoint's hash
    Column("guest_id", String(32), ForeignKey("guests.id"), nullable=False),
    Column("endpoint", Text, nullable=False),  # where the browser's maker takes notices for it
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("quiet_from", SmallInteger),  # minutes after midnight in the zone
    Column("quiet_to", SmallInteger),
    Column("zone", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("devices_of_a_guest", "guest_id"),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("party_id", String(32), ForeignKey("parties.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # discord, slack or matrix
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("webhooks_of_a_party", "party_id"),
)

notices = Table(
    "notices",
    metadata,
    Column("target", String(64), primary_key=True),  # a device or a webhook
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # turn, result or game
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),  # -1: all
    Column("due_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # after this it is of no use
    Column("claimed_at", BigInteger),  # when a node began to send it
    Column("tries", SmallInteger, nullable=False),
    Index("notices_to_send", "claimed_at", "due_at"),
    Index("notices_of_a_table", "table_id"),
)

house = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)
