"""A game put together from the functions of its room."""

from random import Random
from typing import Any

from cookoff.engine import Chance, Move, Moves, Search, Seat, Seats, encode
from cookoff.games.yatai.content.components import load
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules.state import State


class Watched(Yatai):
    """Writes down what it is asked."""

    def __init__(self) -> None:
        super().__init__(load())
        self.asked: list[str] = []

    def to_act(self, state: State) -> Seats:
        self.asked.append("to_act")
        return super().to_act(state)

    def moves(self, state: State, seat: Seat) -> Moves:
        self.asked.append("moves")
        return super().moves(state, seat)

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> Any:
        self.asked.append("play")
        return super().play(state, seat, move, chance)


def _some_moves(game: Yatai) -> bytes:
    """The state after three moves, the same ones in every game with the same rules."""
    rng = Random(1)
    chance = Search(rng)
    state = game.setup(2, game.types.options(), chance)
    for _ in range(3):
        (seat,) = game.to_act(state)
        listed = game.moves(state, seat).discrete
        game.play(state, seat, listed[int(rng.random() * len(listed))], chance)
    return encode(state)


def test_a_games_own_class_may_add_to_what_its_ruleset_does() -> None:
    watched = Watched()
    assert _some_moves(watched) == _some_moves(Yatai(load()))
    assert watched.asked == ["to_act", "moves", "play"] * 3
