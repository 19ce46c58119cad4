"""The figures of an analysis agree: the curve, the turning points, the mistakes, the sums. In games of every room."""

from itertools import pairwise
from random import Random

import pytest

from cookoff import bots
from cookoff.analysis import Analysis, Analyzer, Depth, Evaluator
from cookoff.analysis.analyzer import TURNING_POINTS
from cookoff.analysis.html_report import breakdown_of
from cookoff.bots.realtime import play_out
from cookoff.engine import BotContext, Live, Log, Match, Refusal, Room, Tempo, rooms
from cookoff.engine.log import parse
from cookoff.physics.sources import sources_of

GAMES = 20
ROUGH = Depth(tries=1, first=2, further=3, confirm=3, picks=1, strong="skilled", quick="casual", judge="skilled")
"""The figures agree however rough they are."""


def played(home: Room, number: int) -> Log:
    """A game of bots, at a table of two or three."""
    game, lines = home.load(None), list[bytes]()
    sources, players = sources_of(home, game, "quick"), 2 + number % 2
    match = Match.start(game, players, Live(Random(f"identities {number}"), sources), sink=lines.append)
    bot, rng = bots.make(home, "casual"), Random(number)
    if game.tempo is Tempo.REAL_TIME:
        play_out(match, [(bots.to_real_time(bot), Random(f"{number}/{seat}")) for seat in range(players)], sources)
        return parse(b"".join(lines), home.id)
    while acting := game.to_act(match.state):
        events = match.play(acting[0], bot.choose(BotContext(game, match.state, acting[0], sources), rng))
        assert not isinstance(events, Refusal)
    return parse(b"".join(lines), home.id)


def analysed(home: Room, log: Log, perspective: int | None) -> Analysis:
    game = home.load(None)
    analyzer = Analyzer(Evaluator(home, game, sources_of(home, game, "quick"), ROUGH), log, perspective)
    return analyzer.put_together(list(analyzer.part(0, analyzer.count)), "rough")


def agrees(analysis: Analysis) -> None:
    """Make each figure anew from the others."""
    first, last = analysis.points[0], analysis.points[-1]
    for seat in range(len(analysis.seats)):
        start, luck, missed, rest, others, result = breakdown_of(analysis, seat)
        mistakes = [each.gave_away for each in analysis.reviews if each.seat == seat and each.gave_away > 0]
        assert missed == pytest.approx(-sum(mistakes))
        assert sorted(mistakes, reverse=True) == [each.gave_away for each in analysis.mistakes(seat)]
        assert (start, result) == (first.chances[seat], last.chances[seat])
        assert start + luck + missed + rest + others == pytest.approx(result)
        changes = [now.chances[seat] - then.chances[seat] for then, now in pairwise(analysis.points)]
        assert luck + missed + rest + others == pytest.approx(sum(changes))
    # What one seat gains, others lose.
    parts = [breakdown_of(analysis, seat) for seat in range(len(analysis.seats))]
    assert sum(part[1] for part in parts) == pytest.approx(0, abs=1e-9)
    assert sum(part[2] + part[3] + part[4] for part in parts) == pytest.approx(0, abs=1e-9)
    steps = {
        now.n: tuple(one - other for one, other in zip(now.chances, then.chances, strict=True))
        for then, now in pairwise(analysis.points)
    }
    sizes = sorted((max(map(abs, changes)) for changes in steps.values()), reverse=True)
    for turning in analysis.turning_points:
        assert turning.changes == pytest.approx(steps[turning.n])
    found = sorted((max(map(abs, each.changes)) for each in analysis.turning_points), reverse=True)
    assert found == pytest.approx(sizes[:TURNING_POINTS])


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("home", rooms().values(), ids=lambda home: home.id)
def test_the_figures_of_a_game_agree_for_players_and_spectators(home: Room, number: int) -> None:
    agrees(analysed(home, played(home, number), None if number % 2 else 0))
