"""How often a person is asked where there is nothing to decide: one seat of whole games against bots.

The page makes an only move by itself (`onlyMove` in web/src/features/table). Until recently it made only passes, and
only after a move of another player, because its own move still counted as unanswered: the column "asked before" counts
like that, as one does at the table. The last column counts the bowls that the head chef chooses without card or chip in
any of them; one press now trades them all.
"""

import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from cookoff import bots
from cookoff.engine import AnyGame, encode, fold, room
from cookoff.engine.log import parse
from cookoff.engine.log.replay import opening
from cookoff.games.grill.market.rules.moves import ChooseBowl
from cookoff.lab.play.log_folder import LogFolder
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.spec.scenario import Scenario

GAMES = ("safranito", "hibachi", "fired-up", "yatai")
"""Mithral Chef is played in real time: it asks nothing."""
PLAYERS, ROUNDS = 3, 10
SEAT = 0
PASSES = (b'"EndTurn"', b'"DeclineBuy"', b'"DeclineSpace"', b'"StopCooking"', b'"Sell","cards":0')
"""What the moves have in common by which nothing is done."""


class Count(NamedTuple):
    """The decisions of one seat."""

    decisions: int = 0
    single: int = 0
    """With one legal answer."""
    single_before: int = 0
    """Of those, the ones that the page asked before."""
    strange_bowls: int = 0
    """Choices among bowls where the seat has neither card nor chip."""

    def plus(self, other: "Count") -> "Count":
        """Both together."""
        return Count(*[one + more for one, more in zip(self, other, strict=True)])


def main() -> None:
    """Print a line for each game that is played in turns."""
    print(f"{PLAYERS} players, the mean of {ROUNDS} games\n")
    heads = ("decisions", "one answer", "asked before", "of them one", "asked now", "of them one", "strange bowls")
    print(f"{'':12}" + "".join(f"{head:>14}" for head in heads))
    for game_id in GAMES:
        count = counted(game_id)
        before = count.decisions - count.single + count.single_before
        cells = (count.decisions, count.single, before, count.single_before, count.decisions - count.single, 0)
        line = "".join(f"{cell / ROUNDS:14.1f}" for cell in (*cells, count.strange_bowls))
        print(f"{game_id:12}{line}", flush=True)


def counted(game_id: str) -> Count:
    """The decisions that the seat came to in all games."""
    total = Count()
    with tempfile.TemporaryDirectory() as folder:
        scenario = Scenario(game_id, PLAYERS, (bots.USUAL,))
        logs, player = LogFolder.prepare(Path(folder), game_id, ROUNDS), ScenarioPlayer(scenario)
        game = room(game_id).load(None)
        for number in range(ROUNDS):
            player.play(number, logs, details=False)
            log = parse(logs.file(number).read_bytes(), game_id)
            state = opening(game, log)
            for step in fold(game, log, state):
                if SEAT in game.to_act(state):
                    total = total.plus(looked_at(game, state, after_own=step.entry.seat == SEAT))
    return total


def looked_at(game: AnyGame, state: Any, *, after_own: bool) -> Count:
    """One decision."""
    moves = game.moves(state, SEAT)
    if moves.box is not None or len(moves.discrete) != 1:
        bowls = [move.ingredient for move in moves.discrete if isinstance(move, ChooseBowl)]
        cards = state.chefs[SEAT].cards if bowls else ()
        mine = {chip.place for chip in state.grill.lying if chip.seat == SEAT} if bowls else set[int]()
        return Count(1, strange_bowls=bool(bowls) and not any(cards[bowl] or bowl in mine for bowl in bowls))
    said = encode(moves.discrete[0])
    passed = any(nothing in said for nothing in PASSES) and not after_own
    return Count(1, 1, not passed)


if __name__ == "__main__":
    main()
