"""Prometheus metrics for operators."""

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5)
"""Histogram buckets in seconds."""

MOVES = Counter("cookoff_moves", "Accepted moves", ["game"], registry=REGISTRY)
REFUSED = Counter("cookoff_moves_refused", "Moves refused by the rules", ["game"], registry=REGISTRY)
MESSAGES = Counter("cookoff_socket_messages", "Messages from clients", registry=REGISTRY)
SOCKET_ERRORS = Counter("cookoff_socket_errors", "Client messages answered with an error", ["code"], registry=REGISTRY)
DROPPED = Counter("cookoff_sockets_dropped", "Sockets the server closed", ["reason"], registry=REGISTRY)
NOTICES = Counter("cookoff_notices", "Notices sent to devices and webhooks", ["kind", "outcome"], registry=REGISTRY)
COMMITS_FAILED = Counter("cookoff_commits_failed", "Failed commits", registry=REGISTRY)
SOCKETS = Gauge("cookoff_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("cookoff_tables", "Tables in memory on this node", ["game"], registry=REGISTRY)
THINKING = Gauge("cookoff_bots_thinking", "Bot decisions running or waiting", registry=REGISTRY)
DECISIONS_TIMED_OUT = Counter("cookoff_bot_decisions_timed_out", "Bot decisions that took too long", registry=REGISTRY)
FORGED = Counter("cookoff_bus_forged", "Bus messages without a valid signature", registry=REGISTRY)
LOOP_LAG = Histogram("cookoff_loop_lag_seconds", "Event loop delay", buckets=SHORT, registry=REGISTRY)
HTTP_SECONDS = Histogram(
    "cookoff_http_seconds",
    "Time to answer a request",
    ["method", "route", "status"],
    buckets=SHORT,
    registry=REGISTRY,
)
SOCKET_SECONDS = Histogram(
    "cookoff_socket_seconds",
    "Time until a table has handled a client's message",
    ["type"],
    buckets=SHORT,
    registry=REGISTRY,
)
POOL_USED = Gauge("cookoff_database_connections", "Database connections in use", registry=REGISTRY)
COMMITS_WAITING = Gauge("cookoff_commits_waiting", "Writes waiting for a commit", registry=REGISTRY)
BUS_MESSAGES = Counter("cookoff_bus_messages", "Messages between nodes", ["direction"], registry=REGISTRY)
BUS_QUEUE = Gauge("cookoff_bus_messages_waiting", "Bus messages waiting to be sent", registry=REGISTRY)
DECISIONS_WAITING = Gauge("cookoff_bot_decisions_waiting", "Bot decisions waiting for a worker", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "cookoff_commit_seconds",
    "Time from request to commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
    registry=REGISTRY,
)
