"""Exports a folder of logs as a dataset."""

from pathlib import Path

import msgspec

from cookoff.engine import TABLE, AnyGame, BadInput, Codec, Log, Room, fold, opening, room
from cookoff.engine.log import read

from .pipeline import OnProgress, Progress, ignore_progress
from .play.game_record import GameRecord
from .play.recorder import GameRecorder
from .spec.scenario import Scenario
from .spec.spec_file import ThinkingTime
from .spec.variants import BASE, text_of
from .store.dataset import DatasetWriter

LOGS = "*.jsonl"
OWN = "own"
"""What reports call components from a file."""


class _Group(msgspec.Struct):
    """Logs of one scenario."""

    label: str
    scenario: Scenario
    rules_version: int
    files: list[Path]


def export(logs: Path, into: Path, components: Path | None = None, on_progress: OnProgress = ignore_progress) -> int:
    """Write the games of a folder as a dataset, and return how many there were.

    Games with the same rules, components, options, and players of the same names form a scenario. Raises `BadInput`
    that names the log which cannot be read, has not ended or needs other `components`.
    """
    files = sorted(logs.glob(LOGS))
    if not files:
        raise BadInput(f"{logs}: there are no logs ({LOGS})")
    text = None if components is None else text_of("", components)
    games: dict[str, tuple[Room, AnyGame]] = {}
    groups: dict[str, _Group] = {}
    for file in files:
        log = read(file)
        if log.header.game not in games:
            games[log.header.game] = _loaded(file, log, components)
        group = _group(file, log, games[log.header.game][1], text)
        groups.setdefault(group.label, group).files.append(file)
    done = 0
    with DatasetWriter(into, ThinkingTime()) as writer:
        for group in groups.values():
            writer.add_scenario(group.label, group.scenario, len(group.files), group.rules_version)
            for number, file in enumerate(group.files):
                log = read(file)
                writer.add_game(group.label, record_of(file, log, *games[log.header.game], number))
                done += 1
                on_progress(Progress(done, len(files)))
    return done


def record_of(file: Path, log: Log, home: Room, game: AnyGame, number: int) -> GameRecord:
    """The record of a log. Raises `BadInput` that names the file if the game has not ended."""
    state = opening(game, log)
    recorder = GameRecorder(home, game, state, log.header.players)
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


def _group(file: Path, log: Log, game: AnyGame, text: str | None) -> _Group:
    header = log.header
    if header.components != game.components_hash:
        raise BadInput(f"{file}:1: played with components {header.components}; name their file with --components FILE")
    players, options = ", ".join(sorted(set(_names(log)))), bytes(header.options).decode()
    scenario = Scenario(
        header.game,
        header.players,
        (players,),
        "",
        Codec(game).options(header.options),
        text,
        variant=BASE if text is None else OWN,
    )
    label = f"{header.game}, {header.players} players, {players}, {options}, rules {header.rules_version}"
    return _Group(label, scenario, header.rules_version, [])


def _names(log: Log) -> tuple[str, ...]:
    """The players' names; for a bot, without its seat."""
    return tuple(name.removesuffix(f"-{seat}") for seat, name in enumerate(log.header.seats))
