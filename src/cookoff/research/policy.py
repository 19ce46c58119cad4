"""A trained network as a bot: layers of weights in a file, evaluated with numpy."""

from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from cookoff.engine import AnyGame, BadInput, BotContext, Move, Rng

from .spaces import Spaces, turn_spaces

__all__ = ["Policy"]

Floats = npt.NDArray[np.float32]


class Policy:
    """A `Bot` that makes the legal move the network prefers."""

    def __init__(self, spaces: Spaces, layers: list[tuple[Floats, Floats]]) -> None:
        """`layers` are weights and biases; the last layer has one output per action."""
        if layers[0][0].shape[1] != len(spaces.observe.names) or layers[-1][0].shape[0] != len(spaces.actions):
            raise BadInput(f"the network was not made for {spaces.room.id} at a table of {spaces.players}")
        self._spaces = spaces
        self._layers = layers

    @classmethod
    def load(cls, path: Path) -> "Policy":
        """Load a file that `save` wrote. Raises `BadInput` if it was trained on other spaces."""
        try:
            with np.load(path) as kept:
                named = {name: kept[name] for name in kept}
            spaces = turn_spaces(str(named["game"]), int(named["players"]))
            trained_on = str(named["spaces"])
            count = sum(name.startswith("weight") for name in named)
            layers = [(named[f"weight{layer}"], named[f"bias{layer}"]) for layer in range(count)]
        except (OSError, EOFError, KeyError, ValueError, BadZipFile) as error:
            raise BadInput(f"{path} is no policy: {error}") from error
        if trained_on != spaces.digest:
            raise BadInput(f"{path}: trained on other observations or actions than {spaces.room.id} has now")
        return cls(spaces, layers)

    def save(self, path: Path) -> None:
        """Write the network, and a hash of the spaces it was trained on. Missing folders are made."""
        path.parent.mkdir(parents=True, exist_ok=True)
        named: dict[str, Any] = {
            "game": np.array(self._spaces.room.id),
            "players": np.array(self._spaces.players),
            "spaces": np.array(self._spaces.digest),
        }
        for layer, (weight, bias) in enumerate(self._layers):
            named |= {f"weight{layer}": weight, f"bias{layer}": bias}
        np.savez_compressed(path, **named)

    def fits(self, game: AnyGame, players: int) -> bool:
        """Whether it was trained for this game, these components and this number of players."""
        own = self._spaces.game
        return (game.id, game.components_hash, players) == (own.id, own.components_hash, self._spaces.players)

    def preferences(self, observation: Floats) -> Floats:
        """A score for each action."""
        *hidden, (weight, bias) = self._layers
        for inner, offset in hidden:
            observation = np.maximum(inner @ observation + offset, 0.0)
        return weight @ observation + bias

    def choose(self, context: BotContext, _rng: Rng) -> Move:
        """See `Bot`."""
        numbers = self._spaces.actions.numbers(context.moves, context.view)
        liked = self.preferences(self._spaces.observe(context.view, context.now))[numbers]
        return context.moves.discrete[int(liked.argmax())]
