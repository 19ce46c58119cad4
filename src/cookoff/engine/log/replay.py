"""Replays: fold a log's events into a state, or verify them against the installed rules."""

from collections.abc import Iterator
from typing import Any

import msgspec

from cookoff.engine.core.chance import Recorded
from cookoff.engine.core.codec import Codec, digest, encode
from cookoff.engine.core.errors import BadInput
from cookoff.engine.core.events import Event, seen_by
from cookoff.engine.core.game import AnyGame
from cookoff.engine.core.moves import Move, Refusal, Seat

from .format import Entry, Log

_MADE_UP = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What `evolve` raises for an event that does not fit the position: a log with valid hashes may still be forged."""


class DecodedEntry(msgspec.Struct, frozen=True):
    """One entry of a log, decoded."""

    entry: Entry
    move: Move
    events: list[Event]


class Mismatch(msgspec.Struct, frozen=True):
    """The first entry of a log that does not match the rules."""

    n: int
    """The entry; 0 is the set-up."""
    problem: str


class RedactedEntry(msgspec.Struct, frozen=True):
    """An entry as one seat, or a spectator, may see it."""

    n: int
    seat: Seat
    at: int
    move: Move | None
    events: list[Event]


def opening(game: AnyGame, log: Log) -> Any:
    """The opening position of a log. The log must be one of this game."""
    if log.header.game != game.id:
        raise BadInput(f"this is a log of {log.header.game}, not of {game.id}")
    return Codec(game).state(log.header.opening)


def fold(game: AnyGame, log: Log, state: Any) -> Iterator[DecodedEntry]:
    """Apply the log's events to `state`, an entry at a time, by `evolve` alone."""
    codec = Codec(game)
    for entry in log.entries:
        try:
            step = DecodedEntry(entry, codec.move(entry.move), codec.events(entry.events))
        except BadInput as error:
            raise BadInput(f"entry {entry.n}: {error}") from error
        for event in step.events:
            try:
                game.evolve(state, event)
            except _MADE_UP as error:
                raise BadInput(f"entry {entry.n}: {type(event).__name__} does not fit the position") from error
        yield step


def redact(step: DecodedEntry, seat: Seat | None) -> RedactedEntry:
    """The entry as a seat may see it, without chance, which holds secret draws."""
    entry = step.entry
    mine = seat == entry.seat
    seen = (seen_by(event, seat) for event in step.events)
    return RedactedEntry(
        n=entry.n,
        seat=entry.seat,
        at=entry.at,
        move=step.move if mine else step.move.to_others(),
        events=[event for event in seen if event is not None],
    )


def verify(game: AnyGame, log: Log) -> Mismatch | None:
    """Fold the events, rerun the rules on the recorded chance, and compare everything.

    Return the first entry that does not match, or `None`.
    """
    header = log.header
    codec = Codec(game)
    if header.rules_version != game.rules_version:
        return Mismatch(0, f"played by version {header.rules_version} of the rules, checked with {game.rules_version}")
    if header.components != game.components_hash:
        return Mismatch(0, f"played with components {header.components}, checked with {game.components_hash}")
    if header.players not in game.seats:
        return Mismatch(0, f"{game.id} is not for {header.players} players")
    try:
        folded = opening(game, log)
        chance = Recorded(header.chance)
        state = game.setup(header.players, codec.options(header.options), chance)
    except BadInput as error:
        return Mismatch(0, str(error))
    if encode(state) != bytes(header.opening):
        return Mismatch(0, "the rules set up another opening position")
    if chance.left():
        return Mismatch(0, f"the set-up leaves {chance.left()} recorded outcomes unused")
    steps = fold(game, log, folded)
    for entry in log.entries:
        try:
            step = next(steps)
            problem = _rerun(game, state, step)
        except BadInput as error:
            return Mismatch(entry.n, str(error))
        if problem is None and encode(folded) != encode(state):
            problem = "folding the events and running the rules lead to different states"
        if problem is not None:
            return Mismatch(entry.n, problem)
    return None


def state_hash(state: object) -> str:
    """The hash of a position: equal positions have equal hashes in every process."""
    return digest(encode(state))


def _rerun(game: AnyGame, state: Any, step: DecodedEntry) -> str | None:
    """Play the entry's move on the recorded chance; return what does not match, if anything."""
    chance = Recorded(step.entry.chance)
    events = game.play(state, step.entry.seat, step.move, chance)
    if isinstance(events, Refusal):
        return f"the rules refuse the move: {events.rule} ({events.reason})"
    if encode(events) != bytes(step.entry.events):
        return "the rules tell other events"
    if chance.left():
        return f"the rules leave {chance.left()} recorded outcomes unused"
    return None
