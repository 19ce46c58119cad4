"""Any folder of logs as the tables of an experiment."""

from pathlib import Path

import msgspec

from cookoff.engine import TABLE, AnyGame, BadInput, Codec, Log, Room, fold, opening, room
from cookoff.engine.log import read
from cookoff.lab.play.player import Setting
from cookoff.lab.play.record import Record, Recorder
from cookoff.lab.run import Progress, Told
from cookoff.lab.spec.experiment import Cell
from cookoff.lab.spec.variants import BASE, text_of
from cookoff.lab.statistics.metrics import Pace
from cookoff.lab.store.dataset import Tables

LOGS = "*.jsonl"


def export(logs: Path, into: Path, components: Path | None = None, told: Told = lambda _progress: None) -> int:
    """Write the games of a folder as tables; how many there were.

    Games that were played with the same rules, components, options and players by the same names make a setting. Raises
    `BadInput` that names the log which cannot be read, has not ended or needs other `components`.
    """
    files = sorted(logs.glob(LOGS))
    if not files:
        raise BadInput(f"{logs}: no logs ({LOGS}) are there")
    text = None if components is None else text_of("", components)
    games: dict[str, tuple[Room, AnyGame]] = {}
    settings: dict[bytes, tuple[Cell, list[Path]]] = {}
    for file in files:
        log = read(file)
        if log.header.game not in games:
            games[log.header.game] = _loaded(file, log, components)
        cell = _cell(file, log, games[log.header.game][1], text)
        settings.setdefault(msgspec.json.encode(cell), (cell, []))[1].append(file)
    done = 0
    with Tables(into, Pace()) as tables:
        for cell, played in settings.values():
            tables.setting(cell, len(played))
            for number, file in enumerate(played):
                log = read(file)
                home, game = games[log.header.game]
                tables.add(cell.label, record_of(file, log, home, game, number))
                done += 1
                told(Progress(done, len(files)))
    return done


def record_of(file: Path, log: Log, home: Room, game: AnyGame, number: int, weigh: float = 0.0) -> Record:
    """The record of a log. Raises `BadInput` that names the file if the game has not ended."""
    state = opening(game, log)
    recorder = Recorder(home, game, state, log.header.players, weigh)
    steps, codec = fold(game, log, state), Codec(game)
    try:
        for entry in log.entries:
            if entry.seat != TABLE:
                recorder.before(entry.seat, codec.move(entry.move))
            recorder.see(next(steps))
        return recorder.record(number, _names(log), log.hash)
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from error


def _loaded(file: Path, log: Log, components: Path | None) -> tuple[Room, AnyGame]:
    try:
        home = room(log.header.game)
    except BadInput as error:
        raise BadInput(f"{file}:1: {error}") from error
    return home, home.load(components)


def _cell(file: Path, log: Log, game: AnyGame, text: str | None) -> Cell:
    header = log.header
    if header.components != game.components_hash:
        raise BadInput(f"{file}:1: played with components {header.components}; name their file with --components FILE")
    players = ", ".join(dict.fromkeys(sorted(_names(log))))
    setting = Setting(header.game, header.players, 1, (players,), "", Codec(game).options(header.options))
    options = bytes(header.options).decode()
    label = f"{header.game}, {header.players} players, {players}, {options}, rules {header.rules_version}"
    return Cell(label, setting, BASE if text is None else "own", text, header.components, header.rules_version, 0.0, "")


def _names(log: Log) -> tuple[str, ...]:
    """Who played: a bot by its name, without its seat."""
    return tuple(name.removesuffix(f"-{seat}") for seat, name in enumerate(log.header.seats))
