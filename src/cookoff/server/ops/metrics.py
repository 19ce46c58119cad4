"""Prometheus metrics for operators."""

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5)
"""Histogram buckets in seconds."""

MOVES = Counter("cookoff_moves", "Moves that were made", ["game"], registry=REGISTRY)
REFUSED = Counter("cookoff_moves_refused", "Moves that the rules refused", ["game"], registry=REGISTRY)
MESSAGES = Counter("cookoff_socket_messages", "Messages from clients", registry=REGISTRY)
PROBLEMS = Counter("cookoff_socket_problems", "Messages that could not be used", ["code"], registry=REGISTRY)
DROPPED = Counter("cookoff_sockets_dropped", "Sockets the server closed", ["reason"], registry=REGISTRY)
COMMITS_FAILED = Counter("cookoff_commits_failed", "Changes that could not be written", registry=REGISTRY)
SOCKETS = Gauge("cookoff_sockets", "Sockets that are open", registry=REGISTRY)
TABLES = Gauge("cookoff_tables", "Tables that are awake on this node", ["game"], registry=REGISTRY)
THINKING = Gauge("cookoff_bots_thinking", "Bots that think or wait for it", registry=REGISTRY)
THOUGHTS_CUT = Counter("cookoff_bots_thoughts_cut", "Thoughts that took too long", registry=REGISTRY)
FORGED = Counter("cookoff_bus_forged", "Letters that no node of this house signed", registry=REGISTRY)
LOOP_LAG = Histogram("cookoff_loop_lag_seconds", "By how much the event loop is late", buckets=SHORT, registry=REGISTRY)
HTTP_SECONDS = Histogram(
    "cookoff_http_seconds",
    "From a request to its answer",
    ["method", "route", "status"],
    buckets=SHORT,
    registry=REGISTRY,
)
SOCKET_SECONDS = Histogram(
    "cookoff_socket_seconds",
    "From a message of a client until its table has dealt with it",
    ["type"],
    buckets=SHORT,
    registry=REGISTRY,
)
POOL_USED = Gauge("cookoff_database_connections", "Connections to the database that are in use", registry=REGISTRY)
COMMITS_WAITING = Gauge("cookoff_commits_waiting", "Changes that wait to be written", registry=REGISTRY)
LETTERS = Counter("cookoff_bus_letters", "Letters between nodes", ["way"], registry=REGISTRY)
LETTERS_WAITING = Gauge("cookoff_bus_letters_waiting", "Letters that wait to be sent", registry=REGISTRY)
THOUGHTS_WAITING = Gauge("cookoff_bots_thoughts_waiting", "Thoughts whose turn has not come", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "cookoff_commit_seconds",
    "From the wish to write to the commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
    registry=REGISTRY,
)
