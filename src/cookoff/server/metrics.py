"""Numbers for those who run the server, in the form Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

MOVES = Counter("cookoff_moves", "Moves that were made", registry=REGISTRY)
REFUSED = Counter("cookoff_moves_refused", "Moves that the rules refused", registry=REGISTRY)
MESSAGES = Counter("cookoff_socket_messages", "Messages from clients", registry=REGISTRY)
PROBLEMS = Counter("cookoff_socket_problems", "Messages that could not be used", ["code"], registry=REGISTRY)
DROPPED = Counter("cookoff_sockets_dropped", "Sockets the server closed", ["reason"], registry=REGISTRY)
COMMITS_FAILED = Counter("cookoff_commits_failed", "Changes that could not be written", registry=REGISTRY)
SOCKETS = Gauge("cookoff_sockets", "Sockets that are open", registry=REGISTRY)
TABLES = Gauge("cookoff_tables", "Tables that are awake on this node", registry=REGISTRY)
THINKING = Gauge("cookoff_bots_thinking", "Bots that think or wait for it", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "cookoff_commit_seconds",
    "From the wish to write to the commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
    registry=REGISTRY,
)
