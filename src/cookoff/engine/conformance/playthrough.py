"""Playthroughs: seeded games as readable text for golden files and diffs."""

from cookoff.engine.core.clock import is_over
from cookoff.engine.core.codec import encode
from cookoff.engine.core.events import seen_by
from cookoff.engine.core.game import Options
from cookoff.engine.core.moves import TABLE

from .under_test import Case


def playthrough(case: Case, players: int, seed: str, options: Options | None = None) -> str:
    """Play a seeded game and list each decision, its number of alternatives, chance and events, and the outcome."""
    walk = case.walk(players, options, seed)
    lines = [f"# {case.game.id} {case.game.rules_version}, {players} players, seed {seed}", _text(walk.match.state)]
    while not is_over(case.game, walk.match.state):
        before = walk.match.state.clone()
        seat, move, events = walk.step()
        alternatives = len(case.game.moves(before, seat).discrete)
        who = "the table" if seat == TABLE else f"seat {seat}, one of {alternatives}"
        when = f" at {walk.now} ms" if case.clock else ""
        lines.append(f"\n{walk.match.played}. {who}{when}: {_text(move)}")
        for event in events:
            lines.append(f"    {_text(event)}")
            public = seen_by(event, None)
            if public != event:
                lines.append(f"    seen by others as {_text(public)}")
    lines.append(f"\noutcome: {_text(case.game.outcome(walk.match.state))}")
    return "\n".join([*lines, _text(walk.match.state)]) + "\n"


def _text(value: object) -> str:
    return encode(value).decode()
