"""The games that are served, each loaded once for every set of components it is played with."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from cookoff import bots
from cookoff.analysis.puzzles import FILE as PUZZLES
from cookoff.engine import BOT_LEVELS, AnyGame, BadInput, Codec, RealTime, Room, Sources, rooms
from cookoff.engine.content.components import FILE, TomlSource
from cookoff.physics.sources import preload_dice, sources_of
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import ExternalBotCard, GameCard
from cookoff.server.runtime.struct_types import read_types

from . import model_games

FindRooms = Callable[[], Mapping[str, Room]]
"""Must be importable by name: the processes in which bots think call it too."""

LESSON = "lesson.jsonl"
"""A guided first game, as the log of a short match; a room may have one."""
LOBBY_WORDS = re.compile(r"^(?:title|about|option-[\w-]+|-[\w-]+) =.*\n(?:[ \t].*\n|\n(?=[ \t]))*", re.MULTILINE)
"""Messages of a Fluent file that are said in the lobby, and its terms, which they may use."""
KEPT = 64
"""Games with designers' components that stay loaded."""


@dataclass(frozen=True)
class LoadedGame:
    """A game with everything the server needs of it."""

    room: Room
    game: AnyGame
    toml: str | None
    """The text of the components if they are not the game's own."""

    @cached_property
    def codec(self) -> Codec:
        """Reads the game's structs."""
        return Codec(self.game)

    @cached_property
    def sources(self) -> Sources:
        """Who answers for the world: games between people are decided on the real table."""
        return sources_of(self.room, self.game)

    async def prepare(self) -> None:
        """Load whoever answers for the world beside the event loop: importing an engine takes its time.

        Complains if the game needs an engine that is not installed.
        """
        if "sources" not in self.__dict__:
            try:
                await asyncio.to_thread(self._load_sources)
            except BadInput as error:
                raise ApiError(400, "no-physics", str(error)) from error
            if self.real_time is not None and self.room.physical:
                # Nobody waits for this, but where the clock runs nobody's first roll shall wait for it either.
                asyncio.get_running_loop().run_in_executor(None, preload_dice)

    def _load_sources(self) -> None:
        assert self.sources is not None
        read_types()  # of the engine that was imported

    @cached_property
    def trials(self) -> Sources:
        """What bots may try their moves out on."""
        return sources_of(self.room, self.game, "quick")

    @cached_property
    def real_time(self) -> RealTime | None:
        """The game, if things happen in it by themselves. Asked for at each move, and slow to find out."""
        return self.game if isinstance(self.game, RealTime) else None

    @property
    def hash(self) -> str:
        """Tells the components."""
        return self.game.components_hash

    def components(self) -> Any:
        """The components, ready for JSON; a game may have none."""
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
        """The game with its own components."""
        if game_id not in self._own:
            room = self.rooms.get(game_id)
            if room is None:
                known = ", ".join(sorted(self.rooms))
                raise ApiError(404, "no-such-game", f"there is no game {game_id!r}; there are: {known}")
            self._own[game_id] = LoadedGame(room, room.load(None), None)
        return self._own[game_id]

    def with_components(self, game_id: str, toml: str) -> LoadedGame:
        """The game with the components of a file's text; what is wrong in it is a complaint that names the line."""
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
        """As `with_components`, beside the event loop: one at a time, for all that many threads do is to wait."""
        async with self._loading:
            return await asyncio.to_thread(self.with_components, game_id, toml)

    def loaded(self, game_id: str, hash_: str) -> LoadedGame | None:
        """The game with the components of that hash, if it is loaded."""
        own = self.own(game_id)
        return own if own.hash == hash_ else self._variants.get((game_id, hash_))

    def own_toml(self, game_id: str) -> str | None:
        """The text of the game's own components, kept with its tables so that they outlive a change of it."""
        path = self.own(game_id).room.home / FILE
        return path.read_text("utf-8") if path.is_file() else None

    def languages(self, game_id: str) -> tuple[str, ...]:
        """The languages a room has words in."""
        folder = self.own(game_id).room.home / "locales"
        if not folder.is_dir():
            return ()
        return tuple(sorted(path.name[:-4] for path in folder.iterdir() if path.name.endswith(".ftl")))

    def words(self, game_id: str, language: str) -> str:
        """The room's words in a language, with those that it shares with other rooms."""
        if language not in self.languages(game_id):
            raise ApiError(404, "no-such-language", f"{game_id} has no words in {language!r}")
        found = [home / "locales" / f"{language}.ftl" for home in self.own(game_id).room.homes]
        return "\n".join(path.read_text("utf-8") for path in found if path.is_file())

    def lobby_words(self, game_id: str, language: str) -> str:
        """What the lobby says of a room: its title, what it is about, its options."""
        return "".join(LOBBY_WORDS.findall(self.words(game_id, language)))

    def card(self, game_id: str) -> GameCard:
        """What the lobby tells about a game."""
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
            entrants=tuple(
                ExternalBotCard(name, players)
                for name, entrant in bots.entrants().items()
                if (players := tuple(number for number in game.seats if entrant.fits(game, number)))
            ),
            usual_bot=bots.USUAL,
            easy_bot=bots.EASY,
            minutes=loaded.room.minutes,
            languages=self.languages(game_id),
            options=_offered(loaded),
            practice=loaded.room.practice is not None,
            lesson=(loaded.room.home / LESSON).is_file(),
            puzzles=(loaded.room.home / PUZZLES).is_file(),
            models=model_games.count(loaded.room),
        )


def _offered(loaded: LoadedGame) -> dict[str, Any]:
    """The schema of the options that change something with the game's own components."""
    schema = msgspec.json.schema(loaded.game.types.options)
    properties = schema["$defs"][loaded.game.types.options.__name__]["properties"]
    for name in loaded.room.idle_options(loaded.game):
        del properties[name]
    return schema
