"""How a server is run."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Limits(msgspec.Struct, frozen=True):
    """What a client may do, and how often. A rate is (at once, per second after that)."""

    message_bytes: int = 16_384
    body_bytes: int = 16_384
    table_bytes: int = 262_144
    """The body that opens a table: it may hold a component file."""
    messages: tuple[float, float] = (20, 10)
    """Of a guest, over all their sockets."""
    flood: float = 5
    """A socket that goes on at so many times the rate is closed."""
    chat: tuple[float, float] = (5, 0.5)
    """Of a guest, over all their sockets."""
    shared: float = 10
    """An address may say so many times as much as one guest."""
    requests: tuple[float, float] = (120, 20)
    """By address."""
    openings: tuple[float, float] = (10, 1 / 6)
    """New guests and new tables by address."""
    sockets: int = 10_000
    sockets_per_address: int = 200
    sockets_per_guest: int = 20
    frames: tuple[float, float] = (50, 5)
    """Of a socket, that are no whole message: pings, pongs, parts of messages."""
    connections: int = 2_000
    """That have not become sockets."""
    connections_per_address: int = 100
    dials: tuple[float, float] = (100, 20)
    """New connections by address, sockets among them."""
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    answer_seconds: float = 120.0
    """How long the header and the body of a request may take to come, and an answer to be made and read."""
    header_bytes: int = 32_768
    queue_bytes: int = 1_000_000
    """What may wait for a slow reader before it is dropped."""
    log_bytes: int = 4_194_304
    """A log that is sent to be looked at."""
    log_entries: int = 20_000
    log_opening: int = 262_144
    """Bytes of the position it begins with."""
    looks: tuple[float, float] = (30, 2)
    """Pages of replays by address."""
    tries: tuple[float, float] = (10, 0.8)
    """Throws on the practice range by address."""
    think_seconds: float = 8.0
    """That a bot may wait for its turn and think; then it plays something quick."""
    think_memory: int = 2_147_483_648
    """Bytes that each process in which bots think may fill; a bot that wants more is replaced by a simpler one."""
    check_seconds: float = 4.0
    """Of processor time, to check what somebody sent: a component file, a log."""
    load_seconds: float = 0.1
    """Of processor time, to load a component file: that is done again where its tables are, beside the event loop."""
    practice_seconds: float = 10.0
    """The same for a practised throw. It takes hundredths; the first one loads the physics."""
    check_wait: float = 30.0
    """Seconds until somebody whose file waits to be checked is told that it takes too long."""
    check_memory: int = 1_073_741_824
    """Bytes that the process which checks files may fill."""
    experiments: Annotated[int, Meta(ge=1)] = 4
    """Experiments of the workbench that may be under way; a guest has one at a time."""
    experiment_games: Annotated[int, Meta(ge=1, le=10_000)] = 200
    """Games of an experiment, with the components as they are and with the variant's each."""
    experiment_minutes: Annotated[float, Meta(gt=0)] = 5.0
    """Minutes after which an experiment ends with what was played."""
    check_nice: Annotated[int, Meta(ge=5, le=19)] = 10
    """How far it stands back where others want the same processor."""


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
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    admin_host: str = "127.0.0.1"
    """Where those who run the server reach it; let no stranger come there."""
    admin_port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    """The port for numbers and `cookoff admin`; without one there is no administration, and `/metrics` is public."""
    database: str | None = None
    """Another database than the one in the data folder."""
    bus: str | None = None
    """The address of the NATS server, if there are several nodes, with a user and a password or with a token."""
    bus_ca: Path | None = None
    """A file of certificates that vouch for the NATS server: the bus is then reached by TLS."""
    bus_certificate: Path | None = None
    """This node's certificate, if the NATS server asks for one."""
    bus_key: Path | None = None
    """The key of that certificate."""
    node: str = ""
    """This node's name; two that run at once have different names. Usually the machine's name and the port."""
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
    secret: Annotated[str, Meta(min_length=32)] | None = None
    """What the nodes of one house share and nobody else knows, at least 32 letters. One node alone makes its own."""
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 2
    """Processes in which bots think."""
    policies: Path | None = None
    """A folder of trained networks (`*.npz`): each is a bot by the name of its file, for the tables it was made for."""
    workbench: Literal["off", "key", "open"] = "off"
    """Who may change components in forms and run experiments: nobody, whoever knows the key, or everybody."""
    workbench_key: Annotated[str, Meta(min_length=12)] | None = None
    """The key, at least 12 letters."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word counts on where a request comes from and whether it came by TLS."""
    hsts: int = 0
    """Seconds for which browsers shall come by TLS alone, told to those who did; 0 says nothing."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    """How much is written to the standard error."""
    limits: Limits = Limits()
    pace: Pace = Pace()
