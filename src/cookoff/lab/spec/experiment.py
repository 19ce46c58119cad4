"""An experiment: a file that says what is played, and the settings that come of it.

Every part of `[[play]]` is a list, and every combination is a setting: games × players × options × variants × bots ×
hands. Equal files give equal games: the luck of a game depends on the seed and its number alone, so that all settings
meet the same luck (`luck = "own"` gives each its own).
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cookoff.engine import AnyGame, BadInput, Options, encode, room
from cookoff.engine.content.components import Problem, TomlSource
from cookoff.lab.play.player import Setting, arena_of
from cookoff.lab.spec.variants import BASE, Patch, game_of, patched, text_of
from cookoff.lab.statistics.metrics import Judge, Narrow, Pace, figure, figure_of
from cookoff.lab.store.cache_key import key_of

Named = str | tuple[str, ...]
"""One for all seats, or one for each."""


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game and everything it is played with."""

    game: str
    players: Annotated[tuple[int, ...], Meta(min_length=1)]
    bots: Annotated[tuple[Named, ...], Meta(min_length=1)] = ("skilled",)
    """Each a line-up; they move on by a seat from game to game."""
    hands: Annotated[tuple[Named, ...], Meta(min_length=1)] = ((),)
    """In the same way; none for the game's usual one."""
    options: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1)] = ({},)
    variants: Annotated[tuple[str, ...], Meta(min_length=1)] = (BASE,)


class Until(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a setting has been played often enough."""

    figure: str
    """See `figures`."""
    width: Annotated[float, Meta(gt=0)]
    """Of its 95 % interval, from end to end."""


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    name: Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=60)]
    play: Annotated[tuple[Play, ...], Meta(min_length=1)]
    games: Annotated[int, Meta(ge=1, le=10_000_000)]
    """Of each setting, at most."""
    seed: int | str = 1
    minutes: Annotated[float, Meta(gt=0)] | None = None
    """By the clock on the wall, for everything; who stops by it has as many games as the machine could play."""
    until: Until | None = None
    look: Annotated[int, Meta(ge=2)] = 50
    """How often it is asked whether it is enough: after each so many games."""
    luck: Literal["common", "own"] = "common"
    weigh: Annotated[float, Meta(ge=0, le=1)] = 0.01
    """The share of decisions whose choices are compared."""
    table: Literal["quick", "real"] = "quick"
    pace: Pace = Pace()
    variant: dict[str, Patch] = {}

    def within(self, games: int | None, minutes: float | None) -> "Experiment":
        """The same with another budget, where one is named. Raises `BadInput` if it is none."""
        for name, value in (("games", games), ("minutes", minutes)):
            if value is not None and value <= 0:
                raise BadInput(f"{name}: {value}; it takes more than none")
        return msgspec.structs.replace(
            self,
            games=self.games if games is None else games,
            minutes=self.minutes if minutes is None else minutes,
        )


class Cell(msgspec.Struct, frozen=True):
    """One setting of an experiment, made ready."""

    label: str
    setting: Setting
    """Its components are none: they are the text."""
    variant: str
    components: str | None
    """The text of the component file; `None` for the game's own."""
    components_hash: str
    rules_version: int
    weigh: float
    key: str
    """Stands for everything that its games come from."""

    def load(self) -> AnyGame:
        """The game, with the variant's components."""
        return game_of(self.setting.game, self.components)


def read(path: Path) -> Experiment:
    """The experiment of a file. Raises `BadInput` that names file, line and field."""
    source = TomlSource.read("", path)

    def check(experiment: Experiment) -> None:
        if BASE in experiment.variant:
            raise Problem(f"variant.{BASE}", "this is the name of the game as it is; choose another")
        for number, play in enumerate(experiment.play):
            for name in play.variants:
                if name != BASE and name not in experiment.variant:
                    known = ", ".join((BASE, *experiment.variant))
                    raise Problem(f"play[{number}].variants", f"there is no variant {name!r}; there are: {known}")
        if experiment.until is not None:
            try:
                figure(experiment.until.figure)
            except BadInput as error:
                raise Problem("until.figure", str(error)) from error

    return source.checked(Experiment, check)


def cells(experiment: Experiment, beside: Path) -> list[Cell]:
    """The settings of an experiment whose file lies in the folder `beside`, each tried out.

    Raises `BadInput` that says which part of which setting does not fit.
    """
    found = []
    for number, play in enumerate(experiment.play):
        for variant in play.variants:
            text = _text(experiment, play.game, variant, beside)
            game = _loaded(play.game, text, variant)
            found += [
                _cell(experiment, game, text, setting, variant)
                for setting in _settings(experiment, play, game, variant, f"play[{number}]")
            ]
    twice = {cell.label for cell in found if [other.label for other in found].count(cell.label) > 1}
    if twice:
        raise BadInput(f"play: this setting stands there twice: {min(twice)}")
    return found


def judge_of(experiment: Experiment, cell: Cell) -> Judge | None:
    """Who says when this setting is played often enough; nobody where only games and minutes count."""
    until = experiment.until
    if until is None:
        return None
    home = room(cell.setting.game)
    return Narrow(figure_of(until.figure, home, cell.load(), cell.setting.players, experiment.pace), until.width)


def _text(experiment: Experiment, game: str, variant: str, beside: Path) -> str | None:
    if variant == BASE:
        return None
    patch = experiment.variant[variant]
    try:
        return patched(text_of(game, None if patch.file is None else beside / patch.file), patch.set)
    except BadInput as error:
        raise BadInput(f"variant.{variant}: {error}") from error


def _loaded(game: str, text: str | None, variant: str) -> AnyGame:
    try:
        return game_of(game, text)
    except BadInput as error:
        raise BadInput(f"variant.{variant}: {error}") from error


def _settings(experiment: Experiment, play: Play, game: AnyGame, variant: str, where: str) -> Iterator[Setting]:
    line_ups, hand_sets = (tuple(map(_listed, named)) for named in (play.bots, play.hands))
    for players, options, bots, hands in product(play.players, play.options, line_ups, hand_sets):
        seed = experiment.seed
        if experiment.luck == "own":
            seed = f"{seed}/{variant}/{players}/{encode(options).decode()}/{','.join(bots)}/{','.join(hands)}"
        agreed = _options(game, options, where)
        yield Setting(play.game, players, experiment.games, bots, seed, agreed, None, experiment.table, hands)


def _listed(named: Named) -> tuple[str, ...]:
    return (named,) if isinstance(named, str) else named


def _options(game: AnyGame, given: dict[str, Any], where: str) -> Options:
    try:
        return msgspec.convert(given, game.types.options)
    except msgspec.ValidationError as error:
        raise BadInput(f"{where}.options: {error}") from error


def _cell(experiment: Experiment, game: AnyGame, text: str | None, setting: Setting, variant: str) -> Cell:
    label = _label(game, setting, variant)
    try:
        arena_of(setting, text).check()
    except BadInput as error:
        raise BadInput(f"{label}: {error}") from error
    return Cell(
        label=label,
        setting=setting,
        variant=variant,
        components=text,
        components_hash=game.components_hash,
        rules_version=game.rules_version,
        weigh=experiment.weigh,
        key=key_of(game, setting, experiment.weigh),
    )


def _label(game: AnyGame, setting: Setting, variant: str) -> str:
    """What people call the setting."""
    usual = msgspec.to_builtins(game.types.options())
    chosen = msgspec.to_builtins(setting.options)
    options = [f"{name}={value}" for name, value in chosen.items() if value != usual[name]]
    parts = [setting.game, f"{setting.players} players", "+".join(setting.bots)]
    parts += ["+".join(setting.hands) + " hands"] if setting.hands else []
    parts += options
    parts += [] if variant == BASE else [variant]
    return ", ".join(parts)
