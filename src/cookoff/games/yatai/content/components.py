"""The printed components of Yatai, read from `components.toml` and checked."""

from itertools import combinations
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from cookoff.engine.content.components import Problem, TomlSource

from .enums import Action, Bonus, Review

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Worth = Annotated[int, Meta(ge=-99, le=99)]

TILES = 10
"""Six in the grid, four beside it (YAT-10)."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file; an unknown field is an error."""


class Supply(_Part, frozen=True):
    """What is on the table and in the bag (YAT-2)."""

    players: Annotated[int, Meta(ge=2, le=4)]
    dishes: Count
    drinks: Count
    customers: Count
    tourists: Count
    tokens: Count


class TokenKind(_Part, frozen=True):
    """One kind of special action token (YAT-2, YAT-6)."""

    count: Count
    points: Worth


class TokenBox(_Part, frozen=True):
    """The special action tokens, by kind."""

    taiyaki: TokenKind
    doggy_bag: TokenKind
    urgent_call: TokenKind
    garbage: TokenKind

    def kinds(self) -> tuple[TokenKind, ...]:
        """In the order of `Token`."""
        return (self.taiyaki, self.doggy_bag, self.urgent_call, self.garbage)


class Tile(_Part, frozen=True):
    """One action tile (YAT-3)."""

    id: Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=40)]
    action: Action
    amount: Annotated[int, Meta(ge=1, le=3)]
    copies: Positive = 1


class StallSizes(_Part, frozen=True):
    """The sizes of a stall's queues, fridge and box (YAT-4)."""

    queue: Positive
    dishes: Positive
    fridge: Positive
    improved_dishes: Positive
    improved_fridge: Positive
    recycle_box: Positive


class Reputation(_Part, frozen=True):
    """The reputation board (YAT-5)."""

    spaces: Annotated[tuple[tuple[str, ...], ...], Meta(min_length=1, max_length=8)]


class Tracks(_Part, frozen=True):
    """The review and influencer tracks (YAT-6)."""

    reviews: Annotated[tuple[Worth, ...], Meta(min_length=1, max_length=40)]
    review_start: Count
    influencer_stars: tuple[Count, ...]


class Points(_Part, frozen=True):
    """Victory points earned during the game (YAT-34, YAT-36, YAT-42, YAT-44, YAT-50)."""

    guest: Worth
    matching_dish: Worth
    matching_drink: Worth
    tourist_taiyaki: Worth
    recycle: Worth
    menu: Worth
    improvement: Worth


class Components(_Part, frozen=True):
    """A whole `components.toml`."""

    rounds: Positive
    queue_penalty: Count
    supply: tuple[Supply, ...]
    tokens: TokenBox
    tile: tuple[Tile, ...]
    stall: StallSizes
    reputation: Reputation
    tracks: Tracks
    points: Points

    def supply_for(self, players: int) -> Supply:
        """The supply for that many players (YAT-2)."""
        return next(supply for supply in self.supply if supply.players == players)

    def tiles(self) -> tuple[str, ...]:
        """The ids of all tiles; copies repeat their id."""
        return tuple(tile.id for tile in self.tile for _ in range(tile.copies))


BONUSES: dict[str, Bonus | tuple[Review, Review]] = {
    **{bonus.value: bonus for bonus in Bonus},
    **{f"{one.name.lower()}/{two.name.lower()}": (one, two) for one, two in combinations(Review, 2)},
}
"""Everything that may be printed on a space of the reputation board."""


def load(source: TomlSource | Path | None = None) -> Components:
    """Load components from a file, or the built-in ones. Raises `BadInput` with file, line and field."""
    return TomlSource.read("cookoff.games.yatai", source).checked(Components, _check)


def _check(components: Components) -> None:
    """Check what the types cannot express."""
    _check_supply(components)
    ids = [tile.id for tile in components.tile]
    for number, tile_id in enumerate(ids):
        if tile_id in ids[:number]:
            raise Problem(f"tile[{number}].id", f"the tile {tile_id!r} stands there twice; use copies for equal tiles")
    if len(components.tiles()) != TILES:
        count = len(components.tiles())
        raise Problem("tile", f"{count} tiles; the grid and its side need {TILES}", "tiles", count=count, needed=TILES)
    stall = components.stall
    for what in ("dishes", "fridge"):
        if getattr(stall, f"improved_{what}") < getattr(stall, what):
            raise Problem(f"stall.improved_{what}", "an improvement cannot take room away", "improvement")
    _check_board(components.reputation.spaces)
    if components.tracks.review_start >= len(components.tracks.reviews):
        raise Problem("tracks.review_start", f"the review track has only {len(components.tracks.reviews)} positions")


def _check_supply(components: Components) -> None:
    numbers = [supply.players for supply in components.supply]
    for number, players in enumerate(numbers):
        if players in numbers[:number]:
            raise Problem(f"supply[{number}].players", f"a second supply for {players} players")
    for players in (2, 3, 4):
        if players not in numbers:
            raise Problem("supply", f"there is no supply for {players} players")
    in_box = sum(kind.count for kind in components.tokens.kinds())
    for number, supply in enumerate(components.supply):
        if supply.tokens > in_box:
            text = f"{supply.tokens} tokens asked for, {in_box} in the box"
            raise Problem(f"supply[{number}].tokens", text, "tokens", count=supply.tokens, known=in_box)
        if 4 * supply.drinks < supply.players:
            raise Problem(f"supply[{number}].drinks", "too few: every player starts with a bottle", "bottles")


def _check_board(spaces: tuple[tuple[str, ...], ...]) -> None:
    width = len(spaces[0])
    for row, names in enumerate(spaces):
        if len(names) != width or not 1 <= len(names) <= 8:
            raise Problem(
                f"reputation.spaces[{row}]",
                f"row {row + 1} has {len(names)} spaces, row 1 has {width}; every row needs the same number, 1 to 8",
            )
        for column, name in enumerate(names):
            if name not in BONUSES:
                raise Problem(
                    f"reputation.spaces[{row}][{column}]",
                    f"no bonus is called {name!r}; there are {', '.join(BONUSES)}",
                    "bonus",
                    word=name,
                )
