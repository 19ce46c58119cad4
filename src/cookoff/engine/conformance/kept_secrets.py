"""Checks that no view shows what an event hides, as a pile with a wrong mark does."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cookoff.engine.core.codec import encode
from cookoff.engine.core.events import Event, seen_by
from cookoff.engine.core.moves import Move, Refusal, Seat

from .differences import Difference, differences, in_words, values_in
from .under_test import Case, Moment

TRIES = 12
"""How many states and draws are tried to find another event that looks the same."""
LEAST = 6
"""How often something must have been hidden in vain before the check complains."""

Kind = tuple[type[Event], bool]
"""A kind of event, and whether a spectator sees it: a player may learn more from it."""


def views_keep_what_events_hide(case: Case) -> None:
    """What an event hides from a seat cannot always be read from that seat's view.

    For each kind of event that hides something there must be, somewhere on the walks, another event of the kind that
    would have looked the same and led to the same view.
    """
    found = _Found()
    for moment in case.moments():
        for seat in case.game.to_act(moment.state):
            for move in case.some(case.game.moves(moment.state, seat).discrete):
                made = _made(case, moment, moment.state, seat, move, moment.where)
                if made is not None:
                    for viewer in (*range(moment.players), None):
                        _look(case, moment, made, viewer, found)
    for kind, examples in found.in_vain.items():
        assert kind in found.kept or len(examples) < LEAST, (
            f"{kind[0].__name__} hides something that the view shows each time. Either the view must hide it (is a "
            f"pile marked FaceUp?), or the event need not. {examples[0]}"
        )


@dataclass
class _Found:
    """What is known of the kinds of events."""

    kept: set[Kind] = field(default_factory=set)
    in_vain: dict[Kind, list[str]] = field(default_factory=dict)
    """Where nothing else would have looked the same."""


@dataclass(frozen=True)
class _Made:
    """A move that was made."""

    seat: Seat
    move: Move
    events: list[Event]
    before: Any
    after: Any

    def hidden(self, viewer: Seat | None) -> list[Event]:
        """The whole events of which the viewer sees only a part."""
        return [event for event in self.events if seen_by(event, viewer) not in (None, event)]

    def looks(self, viewer: Seat | None, case: Case) -> bytes:
        """What the viewer sees of it, with the view afterwards."""
        move = self.move if self.seat == viewer else self.move.to_others()
        return encode((move, [seen_by(event, viewer) for event in self.events], case.game.view(self.after, viewer)))


def _look(case: Case, moment: Moment, made: _Made, viewer: Seat | None, found: _Found) -> None:
    """Note which kinds of events keep what they hide from the viewer."""
    hidden = made.hidden(viewer)
    unsure = {(type(event), viewer is None) for event in hidden} - found.kept
    if not unsure:
        return
    changed = differences(*(case.game.view(state, viewer) for state in (made.before, made.after)))
    found.kept |= {(type(event), viewer is None) for event in hidden if not _is_shown(event, viewer, changed)}
    if unsure <= found.kept:
        return
    looks = made.looks(viewer, case)
    for other in _others(case, moment, made, viewer):
        if other.looks(viewer, case) == looks:
            pairs = zip(hidden, other.hidden(viewer), strict=True)
            found.kept |= {(type(one), viewer is None) for one, instead in pairs if one != instead}
        if unsure <= found.kept:
            return
    who = "a spectator" if viewer is None else f"seat {viewer}"
    for kind in unsure - found.kept:
        found.in_vain.setdefault(kind, []).append(f"{moment.where}: {made.move}, as seen by {who}: {in_words(changed)}")


def _is_shown(event: Event, viewer: Seat | None, changed: list[Difference]) -> bool:
    """Whether the view changes by the very values that the event hides; otherwise it keeps them."""
    shown = {value for _, *both in changed for one in both for value in values_in(one)}
    hidden = [one for _, one, _ in differences(event, seen_by(event, viewer))]
    return all(value in shown for one in hidden for value in map(encode, one if isinstance(one, list) else [one]))


def _others(case: Case, moment: Moment, made: _Made, viewer: Seat | None) -> Iterator[_Made]:
    """Moves that look like this one to the viewer, in states that do: with the same draws, then with others."""
    seat = made.seat
    looks = made.move if seat == viewer else made.move.to_others()
    view = case.game.view(moment.state, viewer)
    for number in range(TRIES):
        where = f"{moment.where} {number}"
        state = moment.state if number % 2 else case.game.determinise(view, case.rng(where))
        draws = moment.where if number < TRIES // 2 else where
        listed = case.game.moves(state, seat).discrete
        alike = case.some([move for move in listed if (move if seat == viewer else move.to_others()) == looks])
        tried = (_made(case, moment, state, seat, move, draws) for move in alike)
        yield from (other for other in tried if other is not None)


def _made(case: Case, moment: Moment, world: Any, seat: Seat, move: Move, draws: str) -> _Made | None:
    """Make a move in a copy of the state; `None` if it comes too early."""
    at = case.ready(world, seat, move, moment.now)
    if at is None:
        return None
    after = world.clone()
    events = case.game.play(after, seat, move, case.search(draws, at))
    assert not isinstance(events, Refusal), f"{moment.where}: the listed {move} is refused: {events}"
    return _Made(seat, move, events, world, after)
