"""A seat at a table for assistants, by the Model Context Protocol."""

from random import Random
from threading import Lock
from time import monotonic
from typing import Any

from mcp.server import MCPServer

from cookoff.engine import BadInput, Move, Moves
from cookoff.i18n import Translator
from cookoff.research.spaces import Spaces, spaces
from cookoff.research.text.descriptions import choices_in_words, question_in_words, table_in_words
from cookoff.server.protocol.messages import Refused

from .table import Table

LONGEST_WAIT = 50.0
"""Seconds after which waiting returns, before callers give up."""
SHORT_WAIT = 0.05
"""Seconds in which what has happened meanwhile arrives."""


def make_server(table: Table, language: str = "en") -> MCPServer[Any]:
    """The tools of one seat: look, wait, move, ask rules, talk."""
    seat = _Seat(table, language)
    server: MCPServer[Any] = MCPServer(
        "cookoff", instructions=f"You play {table.card.game} in seat {table.seat}. Wait for your turn, look, then move."
    )
    for tool in (seat.look, seat.wait_for_turn, seat.moves, seat.move, seat.rule, seat.say):
        server.tool()(tool)
    return server


class _Seat:
    """One call at a time: they share a socket."""

    def __init__(self, table: Table, language: str) -> None:
        self._table, self._language = table, language
        self._spaces: Spaces = spaces(table.card.game, table.card.players)
        self._translator = Translator(table.room, language)
        self._lock = Lock()

    def look(self) -> str:
        """What you see at the table, and the question you are asked."""
        with self._lock:
            self._catch_up()
            return self._seen()

    def wait_for_turn(self) -> str:
        """Wait until you are to move or the game is over, at most 50 seconds, and look."""
        with self._lock:
            end = monotonic() + LONGEST_WAIT
            self._catch_up()
            while not self._is_my_turn and not self._table.is_over and (left := end - monotonic()) > 0:
                self._table.receive(left)
            return self._seen()

    def moves(self) -> str:
        """Your legal moves, numbered from 1, each with its text form."""
        with self._lock:
            self._catch_up()
            if not self._is_my_turn:
                return "It is not your turn."
            listed = self._legal.discrete
            words = choices_in_words(self._spaces, self._table.view, listed, self._language).splitlines()
            texts = [self._table.notation.move(move) for move in listed]
            lines = [f"{line}  [{text}]" for line, text in zip(words, texts, strict=True)]
            return "\n".join(lines)

    def move(self, move: str) -> str:
        """Make a move: its number in `moves`, or its text form such as `push drinks-2 c3`."""
        with self._lock:
            self._catch_up()
            if self._table.position is None or not self._is_my_turn:
                return "It is not your turn."
            try:
                answer = self._table.play(self._meant(move), self._table.position.n)
            except BadInput as error:
                return f"Not played: {error}"
            if isinstance(answer, Refused):
                return f"Against the rules: {answer.rule}: {self._translator.rule(answer.rule)}"
            return "The game has gone on; look again." if answer is None else "Played."

    def rule(self, rule: str) -> str:
        """The text of a rule by its id, such as YAT-35, or of all rules for an empty id."""
        known = {one.id: self._translator.rule(one.id) for one in self._table.room.ledger.rule}
        if not rule:
            return "\n".join(f"{name}: {text}" for name, text in known.items())
        return known.get(rule, f"There is no rule {rule}.")

    def say(self, text: str) -> str:
        """Say something to the table."""
        with self._lock:
            self._table.say(text)
            return "Said."

    @property
    def _is_my_turn(self) -> bool:
        position = self._table.position
        return position is not None and position.moves is not None and not self._table.is_over

    @property
    def _legal(self) -> Moves:
        table = self._table
        if not self._is_my_turn or table.seat is None:
            return Moves()
        return table.game.moves(table.game.determinise(table.view, Random(0)), table.seat)

    def _meant(self, text: str) -> Move:
        if not text.strip().isdigit():
            move: Move = self._table.notation.parse_move(text)
            return move
        listed, number = self._legal.discrete, int(text)
        if not 1 <= number <= len(listed):
            raise BadInput(f"there are moves 1 to {len(listed)}")
        return listed[number - 1]

    def _catch_up(self) -> None:
        while self._table.receive(SHORT_WAIT) is not None:
            continue

    def _seen(self) -> str:
        table = self._table
        if table.position is None:
            return "The game has not started."
        parts = [table_in_words(self._spaces, table.view, self._language)]
        if table.position.outcome is not None:
            outcome = table.position.outcome
            parts.append(f"The game is over. Points by seat: {', '.join(map(str, outcome.points))}.")
        elif self._is_my_turn:
            parts.append(question_in_words(self._spaces, table.view, self._language) or "It is your turn.")
        else:
            parts.append("Others are to move.")
        return "\n\n".join(parts)
