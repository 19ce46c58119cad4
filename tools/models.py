"""Regenerates the model games: `python -m tools.models [game ...]`, by default for every game with an analysis.

Two strong bots play several games, with the real simulator in games with physics. Games with the largest turning points
are kept in `models/` of the room with their analyses. `--again` only repeats the analysis of the stored games, for
example after bots or curves have changed.
"""

import gzip
import sys
from pathlib import Path
from random import Random

from cookoff import bots
from cookoff.analysis import DEPTHS, Analysis, Analyzer, Evaluator
from cookoff.bots.realtime import play_out
from cookoff.engine import AnyGame, BotContext, Live, Match, Refusal, Room, Tempo, encode, room, rooms
from cookoff.engine.log import parse
from cookoff.physics.sources import play_and_search_sources
from cookoff.server.runtime.games.model_games import FOLDER, count, log_of

STRONG, DEPTH = "expert", "standard"
NAMES = ("Hana", "Kenji")
GAMES, ANALYSED, KEPT = 9, 5, 3
"""The number of games played, of the shortest ones analysed, and of the most eventful ones kept."""


def main(arguments: list[str]) -> None:
    """Write the model games of each room."""
    games = [each for each in arguments if each != "--again"]
    for game_id in games or [name for name, home in rooms().items() if home.analysis is not None]:
        home = room(game_id)
        game = home.load(None)
        if "--again" in arguments:
            logs = [log_of(home, number) for number in range(1, count(home) + 1)]
            found = [(analysed(home, game, log), log) for log in logs]
        else:
            logs = sorted((played(home, game, number) for number in range(GAMES)), key=len)[:ANALYSED]
            found = sorted(((analysed(home, game, log), log) for log in logs), key=lambda pair: -eventful(pair[0]))[
                :KEPT
            ]
        folder = Path(str(home.home / FOLDER))
        folder.mkdir(exist_ok=True)
        for number, (analysis, log) in enumerate(found, 1):
            (folder / f"{number}.jsonl.gz").write_bytes(gzip.compress(log, 9, mtime=0))
            (folder / f"{number}.json.gz").write_bytes(gzip.compress(encode(analysis), 9, mtime=0))
            print(f"{game_id}: {number} of {len(log)} bytes, turning points {eventful(analysis):.2f}", flush=True)


def played(home: Room, game: AnyGame, number: int) -> bytes:
    """Play one game and return its log."""
    sources, trials = play_and_search_sources(home, game, "real" if home.physical else "quick")
    lines: list[bytes] = []
    match = Match.start(game, 2, Live(Random(f"model/{number}"), sources), names=NAMES, sink=lines.append)
    bot, rngs = bots.make(home, STRONG), [Random(f"model/{number}/{seat}") for seat in (0, 1)]
    if game.tempo is Tempo.REAL_TIME:
        play_out(match, [(bots.to_real_time(bot), rng) for rng in rngs], trials)
        return b"".join(lines)
    while acting := game.to_act(match.state):
        seat = acting[0]
        told = match.play(seat, bot.choose(BotContext(game, match.state, seat, trials), rngs[seat]))
        assert not isinstance(told, Refusal)
    return b"".join(lines)


def analysed(home: Room, game: AnyGame, log: bytes) -> Analysis:
    """Analyse every decision by what its player knew."""
    _, trials = play_and_search_sources(home, game, "quick")
    analyzer = Analyzer(Evaluator(home, game, trials, DEPTHS[DEPTH]), parse(log, home.id), None)
    return analyzer.put_together(list(analyzer.part(0, analyzer.count)), DEPTH)


def eventful(analysis: Analysis) -> float:
    """Return the sum of the largest changes at the turning points."""
    return sum(max(map(abs, each.changes)) for each in analysis.turning_points)


if __name__ == "__main__":
    main(sys.argv[1:])
