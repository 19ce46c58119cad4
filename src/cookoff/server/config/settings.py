"""The settings of a server."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Limits(msgspec.Struct, frozen=True):
    """Limits for each guest and for each address. A rate is (burst, per second after that)."""

    message_bytes: int = 16_384
    body_bytes: int = 16_384
    table_bytes: int = 262_144
    """Bytes of a request that opens a table; it may include a component file."""
    messages: tuple[float, float] = (20, 10)
    """Rate of messages."""
    flood_factor: float = 5
    """A client that exceeds the message rate by this factor is disconnected."""
    chat: tuple[float, float] = (5, 0.5)
    """Rate of chat messages and reactions."""
    address_factor: float = 10
    """An address may send this many times as many messages, and get as many missed entries, as one guest."""
    requests: tuple[float, float] = (120, 20)
    """Rate of HTTP requests and new sockets."""
    creations: tuple[float, float] = (10, 1 / 6)
    """Rate of new guests, tables, parties, games of parties, reports and experiments."""
    tables_per_guest: int = 50
    """Tables that a guest opened on the last day, or on the last 30 days if their game is not over."""
    tables_per_address: int = 300
    """The same for all guests of an address."""
    sockets: int = 10_000
    sockets_per_address: int = 200
    sockets_per_guest: int = 20
    control_frames: tuple[float, float] = (50, 5)
    """Rate of frames per socket that are no whole message: pings, pongs, fragments."""
    connections: int = 2_000
    """Open connections that are not WebSockets."""
    connections_per_address: int = 100
    new_connections: tuple[float, float] = (100, 20)
    """Rate of new connections per address, including WebSockets."""
    header_seconds: float = 10.0
    """Seconds to receive a request's header."""
    body_seconds: float = 30.0
    """Seconds to receive a request's body."""
    answer_seconds: float = 120.0
    """Seconds to produce and send a response."""
    header_bytes: int = 32_768
    queue_bytes: int = 1_000_000
    """Bytes queued for a slow reader before it is disconnected."""
    log_bytes: int = 4_194_304
    """Bytes of an uploaded log."""
    log_entries: int = 20_000
    log_opening: int = 262_144
    """Bytes of an uploaded log's initial position."""
    history_bytes: tuple[float, float] = (2_000_000, 20_000)
    """Bytes of missed entries for clients that connect again; without any left, they get the position alone."""
    replay_pages: tuple[float, float] = (30, 2)
    """Rate of replay pages."""
    party_codes: tuple[float, float] = (10, 0.05)
    """Rate of wrong party codes; further attempts are refused, even with the right code."""
    practice_throws: tuple[float, float] = (10, 0.8)
    """Rate of practice throws."""
    bot_seconds: float = 8.0
    """Seconds for a bot to queue and think; after that it plays something quick."""
    bot_memory: int = 2_147_483_648
    """Bytes of memory for each bot process; a simpler bot replaces one that needs more."""
    check_seconds: float = 4.0
    """Seconds of CPU time to check an uploaded component file or log."""
    load_seconds: float = 0.1
    """Seconds of CPU time to load a component file, which must be quick because tables load it again."""
    practice_seconds: float = 10.0
    """Seconds of CPU time for a practice throw. Most take hundredths of a second; the first one loads the physics."""
    checks: int = 8
    """Uploads, replay pages and practice throws of an address that may wait at once."""
    check_wait: float = 30.0
    """Seconds an uploaded file may wait to be checked."""
    check_memory: int = 1_073_741_824
    """Bytes of memory for the process that checks uploads."""
    experiments: Annotated[int, Meta(ge=1)] = 4
    """Running workbench experiments; each guest may run one at a time."""
    experiments_per_address: Annotated[int, Meta(ge=1)] = 2
    """The same for all guests of an address."""
    experiment_games: Annotated[int, Meta(ge=1, le=10_000)] = 200
    """Games per experiment, for the current components and for the variant each."""
    experiment_minutes: Annotated[float, Meta(gt=0)] = 5.0
    """Minutes after which an experiment ends with the games played so far."""
    check_nice: Annotated[int, Meta(ge=5, le=19)] = 10
    """Niceness of the process that checks uploads; higher values give way to other processes."""


class BotDelays(msgspec.Struct, frozen=True):
    """The speed at which bots act, so that people can follow."""

    turn_ms: tuple[int, int] = (350, 700)
    """The shortest and longest random delay before a bot's move, in milliseconds."""
    speed: float = 1.0
    """In real-time games bots choose their own delays; this factor speeds them up."""


class NoticeSettings(msgspec.Struct, frozen=True):
    """Notices to devices whose page is closed, and to the chats of parties."""

    push: bool = True
    """Whether browsers may ask for notices (Web Push)."""
    contact: str = ""
    """How the makers of browsers reach you: `mailto:…` or `https://…`. By default the first of `hosts`."""
    delay: Annotated[float, Meta(ge=0, le=3600)] = 5.0
    """Seconds from the beginning of a turn until the notice to a player whose page is closed."""
    present_delay: Annotated[float, Meta(ge=0, le=86_400)] = 60.0
    """The same for a player whose page is open."""
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
    )  # fmt: skip
    """The push services of browsers that notices are sent to, with all names below them; `*` allows all."""
    webhook_hosts: tuple[str, ...] = ("discord.com", "hooks.slack.com", "t2bot.io")
    """The servers that hosts of parties may have notices sent to. `*` allows all that have a public address."""
    networks: tuple[str, ...] = ()
    """Private addresses or networks that notices may be sent to, also without TLS. None by default."""
    seconds: Annotated[float, Meta(gt=0, le=60)] = 10.0
    """Seconds that a push service or webhook has to connect and to answer."""


class Settings(msgspec.Struct, frozen=True):
    """All settings of a server."""

    data: Path
    """The folder for the embedded database and the server's files."""
    cache: Path | None = None
    """The folder for compiled physics, which nobody else may write to. By default beside the code or, where that is
    read-only, `cache` in the data folder."""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    admin_host: str = "127.0.0.1"
    """The address the admin port listens on. Do not expose it to the internet."""
    admin_port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    """The port for metrics and `cookoff admin`. Without it there is no administration, and `/metrics` is public."""
    database: str | None = None
    """The address of a database to use instead of the embedded one."""
    database_seconds: Annotated[float, Meta(gt=0)] = 4.0
    """Seconds that PostgreSQL may take for a command; then the request is answered with 503."""
    bus: str | None = None
    """The address of the NATS server for several nodes, including user and password or a token."""
    bus_ca: Path | None = None
    """The CA certificates for the NATS server; enables TLS on the bus."""
    bus_certificate: Path | None = None
    """This node's client certificate, if the NATS server requires one."""
    bus_key: Path | None = None
    """The key of the client certificate."""
    node: str = ""
    """This node's name, unique among running nodes. Defaults to the machine's name and the port."""
    lifetime: int = 6000
    """Milliseconds after which a silent node counts as dead."""
    idle: int = 60_000
    """Milliseconds without connections after which a table is unloaded from memory."""
    away: int = 120_000
    """Milliseconds after which the seat of a disconnected player may be freed."""
    keep_tables: int = 30
    """Days after which a table that never started is deleted; 0 means never."""
    keep_games: int = 0
    """Days after which a game that began is deleted with its replay; 0 means never."""
    keep_guests: int = 90
    """Days after which a guest without a seat is deleted; 0 means never."""
    secret: Annotated[str, Meta(min_length=32)] | None = None
    """A secret of at least 32 characters, the same on all nodes. A single node creates its own."""
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 2
    """The number of worker processes for bots."""
    policies: Path | None = None
    """A folder of trained networks (`*.npz`): each is a bot named after its file, for the tables it was made for."""
    people_notes: Path | None = None
    """A folder for notes on how people play, without names: see the handbook. Without it, nothing is noted."""
    workbench: Literal["off", "key", "open"] = "off"
    """Who may change components in forms and run experiments: nobody, people with the key, or everybody."""
    workbench_key: Annotated[str, Meta(min_length=12)] | None = None
    """The workbench key, at least 12 characters."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies trusted to report a client's address and whether it used TLS."""
    hosts: tuple[str, ...] = ()
    """The server's names. Empty: addresses and local names; behind a trusted proxy any name."""
    hsts: int = 0
    """Seconds for which browsers that came by TLS must keep using it (HSTS); 0 sends no such header."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    """The lowest level of log messages written to standard error."""
    log_file: Path | None = None
    """A file for the log instead of standard error; opened anew when it has been moved away."""
    limits: Limits = Limits()
    bot_delays: BotDelays = BotDelays()
    notices: NoticeSettings = NoticeSettings()
