"""Checks that nothing a seat receives depends on hidden information."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cookoff.engine.core.codec import encode
from cookoff.engine.core.errors import BadInput
from cookoff.engine.core.events import seen_by
from cookoff.engine.core.moves import TABLE, Move, Refusal, Seat

from .differences import differences, in_words
from .under_test import Case, Moment

TWINS = 3
"""The number of alternative states sampled for each view."""
ADVICE = (
    "If a rule reveals it, let `reveals()` of the event return True for those who see it. If not, hide it: in the view "
    "(mark its pile InHand or FaceDown), and in `to_others()` of the move and its events"
)


def views_hide_what_is_hidden(case: Case) -> None:
    """Hidden information affects neither a seat's view, moves and refusals nor the events it sees.

    A move may reveal hidden information if an event says so (`reveals`) and the view shows it afterwards. If two states
    look alike to a seat after a move, the seat must have seen the same move and events.
    """
    for moment in case.moments():
        for viewer in (*range(moment.players), None):
            seen = case.game.view(moment.state, viewer)
            before = encode(seen)
            for turn in range(TWINS):
                twin = case.game.determinise(seen, case.rng(f"{moment.where} {viewer} {turn}"))
                where = f"{moment.where}, as seen by {'a spectator' if viewer is None else f'seat {viewer}'}"
                assert encode(case.game.view(moment.state, viewer)) == before, f"{where}: determinise changed the view"
                assert encode(case.game.view(twin, viewer)) == before, f"{where}: the view shows what is hidden"
                pair = _Pair(case, moment, twin, viewer, where)
                pair.hold_the_same()
                # An identical state has nothing to hide.
                if encode(twin) != encode(moment.state):
                    pair.let_the_viewer_do_the_same()
                    pair.show_the_same()


@dataclass(frozen=True)
class _Shown:
    """What a viewer sees of a move."""

    looks: Any
    """The move and its events, as the viewer sees them."""
    all: bytes
    """The same in JSON."""
    first: bytes
    """The part before the first event that reveals something."""
    revealing: bool
    after: Any
    """The viewer's view after the move."""

    def differ(self, other: "_Shown") -> str:
        """How the move and its events look different."""
        return in_words(differences(self.looks, other.looks))


@dataclass(frozen=True)
class _Pair:
    """A moment and another state that looks the same to the viewer."""

    case: Case
    moment: Moment
    twin: Any
    viewer: Seat | None
    where: str

    def hold_the_same(self) -> None:
        """The other state is possible: it has the same components and the same public information."""
        game, state, twin, where = self.case.game, self.moment.state, self.twin, self.where
        held, instead = list(game.inventory(state)), list(game.inventory(twin))
        assert held == instead, f"{where}: determinise makes a world that cannot be: {instead}"
        assert game.to_act(state) == game.to_act(twin), f"{where}: who is to act depends on what is hidden"
        assert game.outcome(state) == game.outcome(twin), f"{where}: the outcome depends on what is hidden"
        due, other = self.case.due(state), self.case.due(twin)
        same = (due and due.at) == (other and other.at)
        assert same, f"{where}: when something happens by itself depends on what is hidden"

    def let_the_viewer_do_the_same(self) -> None:
        """In both states the viewer has the same moves, and all other moves get the same answers."""
        if self.viewer is None:
            return
        game, viewer, worlds = self.case.game, self.viewer, (self.moment.state, self.twin)
        mine, theirs = (game.moves(world, viewer) for world in worlds)
        same = encode(mine.discrete) == encode(theirs.discrete) and bool(mine.box) == bool(theirs.box)
        assert same, f"{self.where}: the moves depend on what is hidden"
        for move in mine.discrete:
            ready, other = (self._when(world, viewer, move) for world in worlds)
            assert ready == other, f"{self.where}: when {move} is ready depends on what is hidden"
        for move in self.case.pool:
            answer, other_answer = (self._answer(world, move) for world in worlds)
            assert answer == other_answer, f"{self.where}: what {move} is answered depends on what is hidden"

    def show_the_same(self) -> None:
        """Every move looks the same to the viewer in both states, up to what a rule reveals."""
        game, state = self.case.game, self.moment.state
        for seat in game.to_act(state):
            mine, theirs = game.moves(state, seat), game.moves(self.twin, seat)
            possible = {encode(move) for move in theirs.discrete}
            for move in self.case.some(mine.discrete):
                if encode(move) in possible:
                    self._compare(seat, move)
            if mine.box is not None and theirs.box is not None:
                drawn, instead = (box.sample(self.case.rng(self.where)) for box in (mine.box, theirs.box))
                if drawn == instead:
                    self._compare(seat, drawn)
            secret = [move for move in mine.discrete if encode(move) not in possible]
            self._keep_secret(seat, secret, theirs.discrete)
        due = self.case.due(state)
        if due is not None:
            self._compare(TABLE, due.move, due.at)

    def _compare(self, seat: Seat, move: Move, at: int | None = None) -> None:
        at = self._when(self.moment.state, seat, move) if at is None else at
        if at is None:
            return
        answer, instead = (self._shown(world, seat, move, at) for world in (self.moment.state, self.twin))
        where = f"{self.where}: {move} of seat {seat}"
        assert answer.first == instead.first, f"{where} shows what is hidden: {answer.differ(instead)}. {ADVICE}"
        if encode(answer.after) == encode(instead.after):
            assert answer.all == instead.all, f"{where} tells what the view hides: {answer.differ(instead)}"
        else:
            revealed = answer.revealing or instead.revealing
            shown = in_words(differences(answer.after, instead.after))
            assert revealed, f"{where} leaves a view that shows what no event reveals: {shown}. {ADVICE}"

    def _keep_secret(self, seat: Seat, moves: list[Move], others: tuple[Move, ...]) -> None:
        """A move that is possible only because of hidden information looks like a move of the other state.

        Exceptions: a rule reveals it, or no move of the other state leads to the same view.
        """
        for move in self.case.some(moves):
            at = self._when(self.moment.state, seat, move)
            answer = None if at is None else self._shown(self.moment.state, seat, move, at)
            if answer is None or answer.revealing:
                continue
            looks = self._looks(seat, move)
            alike = [other for other in others if self._looks(seat, other) == looks]
            rest = [other for other in others if type(other) is type(move) and other not in alike]
            instead = self._each_shown(seat, (*alike, *self.case.some(rest)))
            same = (shown.all == answer.all for shown in instead if encode(shown.after) == encode(answer.after))
            first = next(same, True)
            told = f"{self.where}: {move} of seat {seat} is told to others"
            assert first or any(same), f"{told}: {encode(answer.looks).decode()}. {ADVICE}"

    def _each_shown(self, seat: Seat, moves: tuple[Move, ...]) -> Iterator[_Shown]:
        """Yield what the viewer sees of each of these moves in the other state."""
        for move in moves:
            at = self._when(self.twin, seat, move)
            if at is not None:
                yield self._shown(self.twin, seat, move, at)

    def _when(self, world: Any, seat: Seat, move: Move) -> int | None:
        return self.case.ready(world, seat, move, self.moment.now)

    def _looks(self, seat: Seat, move: Move) -> Move | None:
        return move if seat == self.viewer else move.to_others()

    def _answer(self, world: Any, move: Move) -> Refusal | None:
        """Return why the viewer's move is refused, if it is; a move that asks for chance was accepted."""
        assert self.viewer is not None
        try:
            answer = self.case.game.play(world.clone(), self.viewer, move, self.case.only_the_time(self.moment.now))
        except BadInput:
            return None
        return answer if isinstance(answer, Refusal) else None

    def _shown(self, world: Any, seat: Seat, move: Move, at: int) -> _Shown:
        state = world.clone()
        answer = self.case.game.play(state, seat, move, self.case.search(self.where, at))
        assert not isinstance(answer, Refusal), f"{self.where}: the listed {move} is refused: {answer}"
        seen = [event for event in (seen_by(event, self.viewer) for event in answer) if event is not None]
        revealing = [event.reveals() for event in seen]
        first = seen[: revealing.index(True)] if any(revealing) else seen
        looks = self._looks(seat, move)
        after = self.case.game.view(state, self.viewer)
        shows = {"move": looks, "events": seen}
        return _Shown(shows, encode(shows), encode((looks, first)), any(revealing), after)
