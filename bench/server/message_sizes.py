"""The size of a game's messages: bots play to the end, and every seat and a spectator get their messages.

Deflated as `permessage-deflate` does it with uvicorn's settings: one window for a whole socket, flushed after each
message.
"""

import tempfile
import zlib
from pathlib import Path
from time import process_time

import msgspec

from cookoff import bots
from cookoff.engine import fold, room, rooms
from cookoff.engine.log import parse
from cookoff.lab.play.log_folder import LogFolder
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.spec.scenario import Scenario
from cookoff.server.protocol.schemas import NoClock
from cookoff.server.runtime.environment import RealEnvironment
from cookoff.server.runtime.games.catalogue import LoadedGame
from cookoff.server.runtime.games.history import ENTRY
from cookoff.server.runtime.games.live_game import LiveGame, PlayedMove
from cookoff.server.storage.records import LogRecord

PLAYERS = 4
LIMIT = 8_000
"""What a position may weigh as it is sent."""


def main() -> None:
    """Print a line for each game."""
    print("positions and whole messages of one game, kB; a game is what one seat hears of it, in the mean\n")
    print(f"{'':14}{'entries':>8}{'position':>22}{'message':>22}{'game':>18}{'deflating':>11}")
    print(f"{'':22}{'max':>8}{'mean':>6}{'max defl':>9}{'max':>7}{'mean':>6}{'max defl':>9}{'plain':>9}{'defl':>9}")
    for game_id in sorted(rooms()):
        with tempfile.TemporaryDirectory() as folder:
            _report(game_id, played(game_id, Path(folder)))


def played(game_id: str, folder: Path) -> bytes:
    """The log of a game between the room's bots, on the table that people play on."""
    home = room(game_id)
    scenario = Scenario(game_id, PLAYERS, (bots.EASY,), physics="real" if home.physical else "quick")
    logs = LogFolder.prepare(folder, game_id, 1)
    ScenarioPlayer(scenario).play(0, logs, details=False)
    return logs.file(0).read_bytes()


class Socket:
    """What goes over one socket, plain and deflated."""

    def __init__(self) -> None:
        self._deflate = _deflate()
        self.plain: list[int] = []
        self.deflated: list[int] = []

    def send(self, data: bytes) -> None:
        """Count a message."""
        self.plain.append(len(data))
        self.deflated.append(len(self._deflate.compress(data) + self._deflate.flush(zlib.Z_SYNC_FLUSH)) - 4)


def _deflate() -> "zlib._Compress":
    return zlib.compressobj(wbits=-12, memLevel=5)


def _alone(data: bytes) -> int:
    """Deflated with nothing known before, as the first position on a socket."""
    deflate = _deflate()
    return len(deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)) - 4


def _report(game_id: str, data: bytes) -> None:
    home, log = room(game_id), parse(data, game_id)
    served = LoadedGame(home, home.load(None), None)
    header, *lines = data.splitlines(keepends=True)
    live_game = LiveGame.open_again(served, [LogRecord(0, "header", -1, None, header)], NoClock(), RealEnvironment())
    viewers = [*range(PLAYERS), None]
    sockets = {seat: Socket() for seat in viewers}
    positions: list[int] = []
    first: list[int] = []
    took = 0.0
    for step, line in zip(fold(served.game, log, live_game.match.state), lines, strict=True):
        live_game.n += 1
        tell = live_game.telling(
            PlayedMove(LogRecord(live_game.n, ENTRY, step.entry.seat, None, line), step), step.entry.at
        )
        for seat in viewers:
            message = tell(seat)
            position = msgspec.json.encode(message.position)
            positions.append(len(position))
            first.append(_alone(position))
            whole = msgspec.json.encode(message)
            begun = process_time()
            sockets[seat].send(whole)
            took += process_time() - begun
    plain = [size for socket in sockets.values() for size in socket.plain]
    deflated = [size for socket in sockets.values() for size in socket.deflated]
    many = len(viewers)
    print(
        f"{game_id:14}{len(lines):8}{max(positions) / 1000:8.1f}{_mean(positions):6.1f}{max(first) / 1000:9.1f}"
        f"{max(plain) / 1000:7.1f}{_mean(plain):6.1f}{max(deflated) / 1000:9.1f}"
        f"{sum(plain) / many / 1000:9.0f}{sum(deflated) / many / 1000:9.0f}{took / len(plain) * 1e6:8.0f} us"
        + ("" if max(first) < LIMIT else f"  a position over {LIMIT / 1000:.0f} kB"),
        flush=True,
    )


def _mean(sizes: list[int]) -> float:
    return sum(sizes) / len(sizes) / 1000
