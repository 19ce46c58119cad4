"""Scrambles with the faults that only a clock makes possible."""

from cookoff.engine import TABLE, Chance, Due, Event, Live, Move, Now, Refusal, Rng, Scripted, Search, Seat
from tests.engine.scramble import BUSY, Grab, Grabbed, Scramble, ScrambleView, State, Steal, Stolen


class BothGetIt(Scramble):
    """Does not look whether the cookie is still there."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if isinstance(move, Grab) and seat in self.to_act(state) and move.cookie not in state.plate:
            now = chance.ask(Now(), int)
            if now >= state.busy[seat] and not any(move.cookie == stolen for stolen in state.dog):
                self.evolve(state, event := Grabbed(seat, move.cookie, now + BUSY))
                return [event]
            return Refusal("SCR-1", "gone")
        return super().play(state, seat, move, chance)

    def evolve(self, state: State, event: Event) -> None:
        if isinstance(event, Grabbed) and event.cookie not in state.plate:
            state.hands[event.seat].append(event.cookie)
            state.busy[event.seat] = event.busy
        else:
            super().evolve(state, event)


class RacesToUnknownRule(Scramble):
    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        return Refusal("SCR-9", "gone") if isinstance(told, Refusal) and told.rule == "SCR-1" else told


class RefusesTheFirst(Scramble):
    """Refuses when tried what it takes when played."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if isinstance(move, Grab) and move.cookie == 3 and not isinstance(chance, Live):
            chance.ask(Now(), int)
            return Refusal("SCR-1", "gone")
        return super().play(state, seat, move, chance)


class ChangesTheLate(Scramble):
    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        if isinstance(told, Refusal) and told.rule == "SCR-1":
            state.busy[seat] += 1
        return told


class NeverBusy(Scramble):
    """Says that a hand is busy and takes its commands all the same."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        now = chance.ask(Now(), int)
        later = max([now, *state.busy]) if isinstance(move, Grab) else now
        rest = Scripted(later, then=chance)
        return super().play(state, seat, move, rest)


class ReadyTooSoon(Scramble):
    def ready(self, state: State, seat: Seat, move: Move) -> int:
        return max(0, state.busy[seat] - 100)


class DogComesEarly(Scramble):
    """What is due happens whenever it is asked for."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if seat == TABLE and isinstance(move, Steal) and state.started and not state.over:
            chance.ask(Now(), int)
            return super().play(state, seat, move, Scripted(state.dog_at, then=chance))
        return super().play(state, seat, move, chance)


class DogIsAnybody(Scramble):
    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        return super().play(state, TABLE if isinstance(move, Steal) else seat, move, chance)


class DueInThePast(Scramble):
    def due(self, state: State) -> Due | None:
        due = super().due(state)
        return Due(due.at - 2500, due.move) if due and isinstance(due.move, Steal) else due


class DogNeverComes(Scramble):
    """What is due is refused."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if isinstance(move, Steal):
            chance.ask(Now(), int)
            return Refusal("SCR-3", "not-due")
        return super().play(state, seat, move, chance)


class DogNeverComesWhenTried(Scramble):
    """What is due happens when played, and is refused when tried."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        rules: Scramble = DogNeverComes() if type(chance) is Search else Scramble()
        return rules.play(state, seat, move, chance)


class DogEatsTwice(Scramble):
    """What happens by itself loses a cookie."""

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        if isinstance(event, Stolen):
            state.dog.append(event.cookie)


class LastSeatLosesCookies(Scramble):
    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        if isinstance(event, Grabbed) and event.seat == len(state.hands) - 1:
            state.hands[event.seat].pop()


class Stuck(Scramble):
    """Never starts, and nothing is due."""

    def due(self, state: State) -> Due | None:
        return super().due(state) if state.started else None


class SharesItsView(Scramble):
    """A view that is the state itself, and is eaten by whoever imagines a world out of it."""

    def view(self, state: State, seat: Seat | None) -> ScrambleView:
        return ScrambleView(state)

    def determinise(self, view: ScrambleView, rng: Rng) -> State:
        twin = view.state.clone()
        view.state.dog_at += 1
        return twin
