"""Regenerates the guided first games: `python -m tools.lessons [game ...]`, by default for all games.

Bots play many games with different seeds. Among the games in which the first seat meets everything a lesson covers, the
one with the fewest decisions is cut off there and stored as `lesson.jsonl` of its room.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cookoff import bots
from cookoff.engine import AnyGame, BotContext, Live, Match, Move, Refusal, room
from cookoff.games.hands import with_hands
from cookoff.physics.sources import play_and_search_sources

LEARNER, PLAYERS = 0, 2
NAMES = ("", "Hana")


class Plan(msgspec.Struct, frozen=True):
    """What a lesson must cover."""

    kinds: frozenset[str]
    """Kinds of moves that the learner must make at least once."""
    asks: frozenset[str]
    """Questions that the learner must meet."""
    games: int
    """The number of games to play."""
    most: int
    """The maximum number of decisions."""
    steady: bool = True


MARKET = Plan(
    frozenset({"AimChip", "UseSpace", "ChooseBowl", "Buy", "Cook"}), frozenset({"sell", "cook"}), games=70, most=60
)
PLANS = {
    "safranito": MARKET,
    "hibachi": MARKET,
    "fired-up": Plan(frozenset({"AimChip", "Buy", "Cook"}), frozenset({"throw", "activate"}), games=60, most=40),
    "yatai": Plan(
        frozenset(
            {"ChooseDish", "ChooseBottle", "Push", "Act", "Welcome", "Cook", "TakeDrink", "Recycle", "ServeDish"}
            | {"Pour", "PlaceGuest", "EndTurn", "GainReview", "TakeToken"}
        ),
        frozenset(),
        games=300,
        most=60,
        steady=False,
    ),
}


def main(games: list[str]) -> None:
    """Write the lesson of each game."""
    for game_id in games or PLANS:
        plan = PLANS[game_id]
        best: tuple[int, int, bytes] | None = None
        for number in range(plan.games):
            most = plan.most if best is None else best[0]
            found = tried(game_id, plan, number, most)
            if found is not None and (best is None or found[0] < best[0]):
                best = (found[0], number, found[1])
                print(f"{game_id}: {found[0]} decisions with the luck of {number}", flush=True)
        if best is None:
            raise SystemExit(f"{game_id}: no game of {plan.games} comes by everything")
        package = Path(str(room(game_id).home))
        (package / "lesson.jsonl").write_bytes(best[2])


def tried(game_id: str, plan: Plan, number: int, most: int) -> tuple[int, bytes] | None:
    """Return the number of decisions until everything is covered, and the log; `None` if there are too many."""
    home = room(game_id)
    game: AnyGame = home.load(None)
    sources, trials = play_and_search_sources(home, game, "real" if home.physical else "quick")
    options: Any = msgspec.structs.replace(game.types.options(), first=LEARNER)
    if plan.steady:
        options = with_hands(options, ("steady", "average"))
    lines: list[bytes] = []
    chance = Live(Random(f"lesson/{number}"), sources)
    match = Match.start(game, PLAYERS, chance, options=options, names=NAMES, sink=lines.append)
    seats = [(bots.make(home, bots.USUAL), Random(f"lesson/{number}/{seat}")) for seat in range(PLAYERS)]
    kinds, asks, decisions = set(plan.kinds), set(plan.asks), 0
    while (acting := game.to_act(match.state)) and decisions < most:
        seat = acting[0]
        if not kinds and not asks and seat == LEARNER:
            return decisions, b"".join(lines)
        bot, rng = seats[seat]
        move: Move = bot.choose(BotContext(game, match.state, seat, trials), rng)
        if seat == LEARNER:
            decisions += 1
            kinds.discard(type(move).__name__)
            asks.discard(str(match.state.ask))
        if isinstance(told := match.play(seat, move), Refusal):
            raise SystemExit(f"{game_id}: {told}")
        if seat == LEARNER and not may_be_replaced(game, told.events, first=decisions == 1):
            return None
    return None


def may_be_replaced(game: Any, events: Any, *, first: bool) -> bool:
    """Whether a learner's own throw may replace this one: all chips end on places, the first one in a large bowl."""
    for event in events:
        if type(event).__name__ == "ChipFlew":
            places = [lying.place for lying in event.lies]
            if min(places) < 0 or (first and places[0] >= len(game.components.ingredients)):
                return False
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
