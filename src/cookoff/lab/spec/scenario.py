"""A scenario: everything that decides how its games are played."""

import msgspec

from cookoff.engine import AnyGame, Options

from .variants import BASE, game_of


class Scenario(msgspec.Struct, frozen=True):
    """What is played. The same scenario gives the same games, in every process."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One for all seats, or one for each seat; they rotate by one seat from game to game."""
    seed: int | str = 1
    options: Options | None = None
    components: str | None = None
    """The text of a component file; `None` for the game's own components."""
    physics: str = "quick"
    """The simulator of chips and dice, in games that need one: `quick` or `real`."""
    hands: tuple[str, ...] = ()
    """How steady the bots' hands are: one for all, or one for each bot; they rotate with the bots."""
    variant: str = BASE
    """What reports call the components."""
    sampled_decisions: float = 0.0
    """The share of decisions whose choices are compared. It does not change the games."""
    luck_repetitions: int = 0
    """How often every move with a draw or a throw is repeated to measure luck. It does not change the games."""

    def load(self) -> AnyGame:
        """The game, with the scenario's components. Raises `BadInput` if they do not fit."""
        return game_of(self.game, self.components)

    def line_up(self, number: int) -> tuple[str, ...]:
        """The bot in each seat of a game: in as many games as there are players, each bot sits once in each seat."""
        return self._by_seat(self.bots, number)

    def hands_at(self, number: int) -> tuple[str, ...]:
        """The hand of each seat of a game; empty if the scenario names none."""
        return self._by_seat(self.hands, number) if self.hands else ()

    def player_names(self, number: int) -> tuple[str, ...]:
        """What statistics call the player in each seat of a game: the bot, and its hand if hands are named."""
        bots, hands = self.line_up(number), self.hands_at(number)
        return tuple(f"{bot} ({hand})" for bot, hand in zip(bots, hands, strict=True)) if hands else bots

    @property
    def label(self) -> str:
        """A short description, different for every scenario of an experiment."""
        defaults = msgspec.to_builtins(game_of(self.game, None).types.options())
        chosen = {} if self.options is None else msgspec.to_builtins(self.options)
        parts = [self.game, f"{self.players} players", "+".join(self.bots)]
        parts += ["+".join(self.hands) + " hands"] if self.hands else []
        parts += [f"{name}={value}" for name, value in chosen.items() if value != defaults[name]]
        parts += [] if self.variant == BASE else [self.variant]
        return ", ".join(parts)

    def _by_seat(self, names: tuple[str, ...], number: int) -> tuple[str, ...]:
        return tuple(names[(seat - number) % len(names)] for seat in range(self.players))
