"""How a server is run."""

from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What a client may do, and how often. A rate is (at once, per second after that)."""

    message_bytes: int = 16_384
    body_bytes: int = 16_384
    table_bytes: int = 262_144
    """The body that opens a table: it may hold a component file."""
    messages: tuple[float, float] = (20, 10)
    flood: float = 5
    """A socket that goes on at so many times the rate is closed."""
    chat: tuple[float, float] = (5, 0.5)
    requests: tuple[float, float] = (120, 20)
    """By address."""
    openings: tuple[float, float] = (10, 1 / 6)
    """New guests and new tables by address."""
    sockets_per_address: int = 200
    queue_bytes: int = 1_000_000
    """What may wait for a slow reader before it is dropped."""


class Pace(msgspec.Struct, frozen=True):
    """How fast bots act, so that people can follow."""

    turns: tuple[int, int] = (350, 700)
    """Milliseconds; each wait is drawn between the two."""
    haste: float = 1.0
    """In real time a bot says itself how long its hand takes; it acts so many times as fast."""


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be chosen about a server."""

    data: Path
    """The folder of the embedded database."""
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """Another database than the one in the data folder."""
    bus: str | None = None
    """The address of the NATS server, if there are several nodes."""
    node: str = "cookoff"
    """This node's name; two that run at once have different names."""
    lifetime: int = 6000
    """Milliseconds after which a silent node counts as dead."""
    idle: int = 60_000
    """Milliseconds after which a table nobody looks at goes to sleep."""
    away: int = 120_000
    """Milliseconds after which the seat of somebody who is not connected may be freed."""
    keep_tables: int = 30
    """Days after which a table that was opened and never started is forgotten; 0 keeps it."""
    keep_guests: int = 90
    """Days after which a guest who sits nowhere is forgotten; 0 keeps them."""
    thinkers: int = 2
    """Processes in which bots think."""
    limits: Limits = Limits()
    pace: Pace = Pace()
