"""The game Mithral Chef: its rules, types and components put together."""

from cookoff.engine import TABLE, Chance, Due, Event, Move, Now, Refusal, RoomGame, Ruleset, Seat, Tempo, Types
from cookoff.games.mithral_chef.content.components import Components
from cookoff.games.mithral_chef.rules.clock import due, play_table_move
from cookoff.games.mithral_chef.rules.effects import carry_out
from cookoff.games.mithral_chef.rules.events import MithralEvent
from cookoff.games.mithral_chef.rules.evolve import evolve
from cookoff.games.mithral_chef.rules.game_end import answer_vote
from cookoff.games.mithral_chef.rules.inventory import inventory
from cookoff.games.mithral_chef.rules.legal_moves import choices, to_act
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_checks import check_move, check_time, ready
from cookoff.games.mithral_chef.rules.move_context import MoveContext
from cookoff.games.mithral_chef.rules.moves import MithralMove, WantShowdown
from cookoff.games.mithral_chef.rules.scoring import outcome
from cookoff.games.mithral_chef.rules.setup import MithralOptions, setup
from cookoff.games.mithral_chef.rules.state import State
from cookoff.games.mithral_chef.rules.view import MithralView, determinise, view

_NOW = Now()


def play(lookup: Lookup, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
    """Carry out a legal move at the current time, or refuse it (MIT-20). Implements `Game.play`."""
    now = chance.ask(_NOW, int)
    if seat == TABLE:
        return play_table_move(lookup, state, move, chance, now)
    refusal = check_move(lookup, state, seat, move) or check_time(lookup, state, seat, move, now)
    if refusal is not None:
        return refusal
    if isinstance(move, WantShowdown):
        context = MoveContext(lookup, state, seat, chance, now)
        answer_vote(context, move.wanted)
        return context.events
    return carry_out(lookup, state, seat, move, chance, now)


RULES = Ruleset(setup, to_act, choices, play, evolve, view, determinise, outcome, inventory)


class MithralChef(RoomGame[Components, Lookup, State, MithralView]):
    """Mithral Chef, played with a set of components."""

    id = "mithral-chef"
    rules_version = 3
    tempo = Tempo.REAL_TIME
    types = Types(move=MithralMove, event=MithralEvent, state=State, view=MithralView, options=MithralOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, Lookup(components), RULES)

    def ready(self, state: State, seat: Seat, move: Move) -> int:
        """See `RealTime`."""
        return ready(self.lookup, state, seat, move)

    def due(self, state: State) -> Due | None:
        """See `RealTime`."""
        return due(state)
