"""The text form of every room's moves and positions: whatever is written in random games is read back unchanged."""

import random

import pytest

from cookoff.engine import Move, Notation, RealTime, Room, encode, is_over
from cookoff.research.envs.realtime import RealTimeSteps
from cookoff.research.episode import Episode
from cookoff.research.spaces import spaces

from .rooms import ROOMS

LISTED = 12
"""Of hundreds of listed moves, so many are tried at a decision."""


class Walk:
    """Random games, in which everything is written and read."""

    def __init__(self, room: Room, players: int) -> None:
        self.episode = Episode(spaces(room.id, players))
        self.notation = Notation(self.episode.game)
        self.tried = 0
        self._rng = random.Random(f"text of {room.id} {players}")
        self._steps = RealTimeSteps(self.episode) if isinstance(self.episode.game, RealTime) else None
        self.games = 0

    def play(self, tries: int) -> None:
        """Games, until so many texts were tried."""
        while self.tried < tries:
            self.episode.start(self.games)
            self.games += 1
            if self._steps:
                self._steps.start()
            while self.tried < tries and not is_over(self.episode.game, self.episode.state):
                self._position()
                chosen = {seat: self._move(seat) for seat in self.episode.to_act}
                if self._steps:
                    self._steps.make({seat: move for seat, move in chosen.items() if move is not None})
                else:
                    ((seat, move),) = chosen.items()
                    assert move is not None
                    self.episode.act(seat, move)

    def _position(self) -> None:
        text = self.notation.position(self.episode.state)
        assert "\n" not in text
        again = self.notation.parse_position(text)
        assert encode(again) == encode(self.episode.state)
        assert self.notation.position(again) == text
        self.tried += 1

    def _move(self, seat: int) -> Move | None:
        moves = self.episode.decision(seat).moves
        tried = list(moves.discrete if len(moves.discrete) < LISTED else self._rng.sample(moves.discrete, LISTED))
        if moves.box is not None:
            tried.append(moves.box.sample(self._rng))
        for move in tried:
            text = self.notation.move(move)
            assert "\n" not in text
            assert self.notation.parse_move(text) == move
            self.tried += 1
        return self._rng.choice(tried) if tried else None


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_what_is_written_is_read_back(room: Room) -> None:
    Walk(room, 3).play(400)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_a_million_texts_of_all_rooms_are_read_back(room: Room, players: int) -> None:
    walk = Walk(room, players)
    walk.play(67_000)
    assert walk.tried >= 67_000
