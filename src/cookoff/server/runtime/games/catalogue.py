"""The served games, each loaded once per set of components."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from cookoff import bots
from cookoff.analysis import is_analysed
from cookoff.analysis.puzzles import FILE as PUZZLES
from cookoff.engine import BOT_LEVELS, AnyGame, BadInput, Codec, RealTime, Room, Sources, rooms
from cookoff.engine.content.components import FILE, TomlSource
from cookoff.physics.sources import preload_dice, sources_of
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import ExternalBotCard, GameCard
from cookoff.server.runtime.struct_types import read_types

from . import model_games

FindRooms = Callable[[], Mapping[str, Room]]
"""Must be importable by name, because worker processes call it too."""

LESSON = "lesson.jsonl"
"""A room's optional guided first game, as the log of a short match."""
LOBBY_WORDS = re.compile(r"^(?:title|about|option-[\w-]+|-[\w-]+) =.*\n(?:[ \t].*\n|\n(?=[ \t]))*", re.MULTILINE)
"""Fluent messages that the lobby shows, and the terms they may use."""
KEPT = 64
"""The maximum number of loaded games with custom components."""


class GameReference(msgspec.Struct, frozen=True):
    """A game, as named to a worker process."""

    room: str
    components_hash: str
    toml: str | None
    """The text of custom components; `None` for the game's own."""


@dataclass(frozen=True)
class LoadedGame:
    """A game with everything the server needs from it."""

    room: Room
    game: AnyGame
    toml: str | None
    """The text of custom components; `None` for the game's own."""

    @cached_property
    def codec(self) -> Codec:
        """Return the codec for the game's structs."""
        return Codec(self.game)

    @cached_property
    def sources(self) -> Sources:
        """Return the chance sources; games between people use the real simulator."""
        return sources_of(self.room, self.game)

    async def prepare(self) -> None:
        """Load the chance sources in a thread, because importing a physics engine is slow.

        Raises `ApiError` if the game needs an engine that is not installed.
        """
        if "sources" not in self.__dict__:
            try:
                await asyncio.to_thread(self._load_sources)
            except BadInput as error:
                raise ApiError(400, "no-physics", str(error)) from error
            if self.real_time is not None and self.room.physical:
                # In a real-time game the first roll must not wait, so load the dice now, in the background.
                asyncio.get_running_loop().run_in_executor(None, preload_dice)

    def _load_sources(self) -> None:
        assert self.sources is not None
        read_types()  # includes the types of the engine just imported

    @cached_property
    def trials(self) -> Sources:
        """Return the chance sources bots use to try out moves."""
        return sources_of(self.room, self.game, "quick")

    @cached_property
    def real_time(self) -> RealTime | None:
        """Return the game if it runs in real time. Cached: each move needs it and the check is slow."""
        return self.game if isinstance(self.game, RealTime) else None

    @property
    def hash(self) -> str:
        """The hash of the components."""
        return self.game.components_hash

    @property
    def reference(self) -> GameReference:
        """What another process needs to load the game."""
        return GameReference(self.room.id, self.hash, self.toml)

    def components(self) -> Any:
        """Return the components, ready for JSON; `None` if the game has none."""
        return getattr(self.game, "components", None)


class Catalogue:
    """Finds games by id and components."""

    def __init__(self, find: FindRooms = rooms) -> None:
        self.find = find
        self.rooms = dict(find())
        self._own: dict[str, LoadedGame] = {}
        self._variants: OrderedDict[tuple[str, str], LoadedGame] = OrderedDict()
        self._loading = asyncio.Lock()

    def own(self, game_id: str) -> LoadedGame:
        """Return the game with its own components."""
        if game_id not in self._own:
            room = self.rooms.get(game_id)
            if room is None:
                known = ", ".join(sorted(self.rooms))
                raise ApiError(404, "no-such-game", f"there is no game {game_id!r}; there are: {known}")
            self._own[game_id] = LoadedGame(room, room.load(None), None)
        return self._own[game_id]

    def with_components(self, game_id: str, toml: str) -> LoadedGame:
        """Return the game with components from TOML text; an error names the faulty line."""
        own = self.own(game_id)
        try:
            game = own.room.load(TomlSource(toml, FILE))
        except BadInput as error:
            raise ApiError(400, "bad-components", str(error)) from error
        if game.components_hash == own.hash:
            return own
        loaded = LoadedGame(own.room, game, toml)
        self._variants[game_id, loaded.hash] = loaded
        while len(self._variants) > KEPT:
            self._variants.popitem(last=False)
        return loaded

    async def load(self, game_id: str, toml: str) -> LoadedGame:
        """Call `with_components` in a thread, one call at a time, because parallel threads would only wait."""
        async with self._loading:
            return await asyncio.to_thread(self.with_components, game_id, toml)

    def loaded(self, game_id: str, hash_: str) -> LoadedGame | None:
        """Return the game with the given components hash, if it is loaded."""
        own = self.own(game_id)
        return own if own.hash == hash_ else self._variants.get((game_id, hash_))

    def own_toml(self, game_id: str) -> str | None:
        """Return the text of the game's own components; tables store it in case the file changes."""
        path = self.own(game_id).room.home / FILE
        return path.read_text("utf-8") if path.is_file() else None

    def languages(self, game_id: str) -> tuple[str, ...]:
        """Return the languages a room has messages in."""
        folder = self.own(game_id).room.home / "locales"
        if not folder.is_dir():
            return ()
        return tuple(sorted(path.name[:-4] for path in folder.iterdir() if path.name.endswith(".ftl")))

    def words(self, game_id: str, language: str) -> str:
        """Return the room's messages in a language, including those shared with other rooms."""
        if language not in self.languages(game_id):
            raise ApiError(404, "no-such-language", f"{game_id} has no words in {language!r}")
        found = [home / "locales" / f"{language}.ftl" for home in self.own(game_id).room.homes]
        return "\n".join(path.read_text("utf-8") for path in found if path.is_file())

    def lobby_words(self, game_id: str, language: str) -> str:
        """Return a room's messages for the lobby: title, description and options."""
        return "".join(LOBBY_WORDS.findall(self.words(game_id, language)))

    def card(self, game_id: str) -> GameCard:
        """Return the lobby's description of a game."""
        loaded = self.own(game_id)
        game = loaded.game
        return GameCard(
            id=game_id,
            min_players=game.seats.start,
            max_players=game.seats.stop - 1,
            tempo=game.tempo.value,
            rules_version=game.rules_version,
            components=loaded.hash,
            bots=BOT_LEVELS,
            external_bots=tuple(
                ExternalBotCard(name, players)
                for name, external_bot in bots.external_bots().items()
                if (players := tuple(number for number in game.seats if external_bot.fits(game, number)))
            ),
            default_bot=bots.USUAL,
            beginner_bot=bots.EASY,
            minutes=loaded.room.minutes,
            languages=self.languages(game_id),
            options=_offered(loaded),
            practice=loaded.room.practice is not None,
            lesson=(loaded.room.home / LESSON).is_file(),
            puzzles=(loaded.room.home / PUZZLES).is_file(),
            models=model_games.count(loaded.room),
            analysis=is_analysed(loaded.room),
        )


def _offered(loaded: LoadedGame) -> dict[str, Any]:
    """Return the schema of the options that have an effect with the game's own components."""
    schema = msgspec.json.schema(loaded.game.types.options)
    properties = schema["$defs"][loaded.game.types.options.__name__]["properties"]
    for name in loaded.room.idle_options(loaded.game):
        del properties[name]
    return schema
