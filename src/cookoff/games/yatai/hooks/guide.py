"""Texts for players of Yatai: the current question, the rules behind each choice, tiles and spaces by name."""

from collections.abc import Mapping
from typing import Any

import msgspec

from cookoff.engine import AnyGame, Event, Fact, Move, Phrase, PlainGuide, Question, Refusal
from cookoff.games.yatai.content.components import BONUSES, Components, Tile
from cookoff.games.yatai.content.enums import CELLS, Action, Ask, Bonus, Token
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.events import Scored, TurnBegun
from cookoff.games.yatai.rules.move_checks import ASK_RULE
from cookoff.games.yatai.rules.view import YataiView

MOVE_RULES: dict[type, tuple[str, ...]] = {
    m.ChooseDish: ("YAT-12", "YAT-13"),
    m.ChooseBottle: ("YAT-14",),
    m.GiveDrink: ("YAT-21",),
    m.GiveTaiyaki: ("YAT-21", "YAT-50"),
    m.SendAway: ("YAT-20",),
    m.LoseReview: ("YAT-20", "YAT-22"),
    m.Push: ("YAT-23", "YAT-24"),
    m.Welcome: ("YAT-30", "YAT-31"),
    m.SwapTourist: ("YAT-30", "YAT-31"),
    m.Cook: ("YAT-32",),
    m.TakeDrink: ("YAT-33",),
    m.Recycle: ("YAT-34",),
    m.ServeDish: ("YAT-35", "YAT-36"),
    m.ServeTaiyaki: ("YAT-50",),
    m.Pour: ("YAT-35", "YAT-36"),
    m.GainReview: ("YAT-22", "YAT-43", "YAT-47"),
    m.AddDish: ("YAT-42",),
    m.Invite: ("YAT-45",),
    m.UrgentCall: ("YAT-52",),
    m.Garbage: ("YAT-53",),
    m.LastServe: ("YAT-60", "YAT-35"),
}
"""The rules behind the moves for which the move's kind is enough."""

ACTION_RULES: dict[Action, tuple[str, ...]] = {
    Action.CUSTOMERS: ("YAT-30", "YAT-31"),
    Action.COOK: ("YAT-32",),
    Action.DRINKS: ("YAT-33",),
    Action.RECYCLE: ("YAT-34",),
    Action.SERVE: ("YAT-35", "YAT-36"),
}

BONUS_RULES: dict[Bonus, str] = {
    Bonus.MENU: "YAT-42",
    Bonus.INFLUENCER: "YAT-43",
    Bonus.FRIDGE: "YAT-44",
    Bonus.STOVE: "YAT-44",
    Bonus.DOUBLE: "YAT-45",
    Bonus.SPECIAL: "YAT-46",
}

TOKEN_RULES: dict[Token, str] = {
    Token.TAIYAKI: "YAT-50",
    Token.DOGGY_BAG: "YAT-51",
    Token.URGENT_CALL: "YAT-52",
    Token.GARBAGE: "YAT-53",
}


class YataiGuide(PlainGuide):
    """See `Guide`."""

    def question(self, _game: AnyGame, view: YataiView) -> Question | None:
        """See `Guide`."""
        if view.ask is Ask.NOTHING:
            return None
        # The guest to place, or the one in the last queue space.
        guest = view.stalls[view.seat].queue[-1] if view.ask is Ask.CHECK else view.guest
        return Question(Phrase(f"question-{view.ask}", {"owed": view.owed, "guest": guest}), (ASK_RULE[view.ask],))

    def rules(self, game: Any, view: YataiView, move: Move) -> tuple[str, ...]:
        """See `Guide`."""
        match move:
            case m.Act():
                return ACTION_RULES[_tile(game.components, move.tile).action]
            case m.EndTurn():
                return ("YAT-60",) if view.ask is Ask.LAST_SERVING else ("YAT-25",)
            case m.PlaceGuest():
                bonus = BONUSES[_bonus(game.components, move.space)]
                gives = BONUS_RULES[bonus] if isinstance(bonus, Bonus) else "YAT-47"
                return ("YAT-51" if move.doggy_bag else "YAT-40", gives)
            case m.TakeToken():
                return ("YAT-46", TOKEN_RULES[move.token])
            case _:
                return MOVE_RULES[type(move)]

    def facts(self, game: Any, view: YataiView | None, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """See `Guide`."""
        components: Components = game.components
        fields: Mapping[str, Any] = thing.facts if isinstance(thing, Refusal) else msgspec.structs.asdict(thing)
        facts: dict[str, Fact] = {}
        for name in ("tile", "out"):
            # A refused move may name a tile that does not exist.
            if any(tile.id == fields.get(name) for tile in components.tile):
                facts[name] = tile_phrase(components, fields[name])
        if "space" in fields:
            facts |= {"space": space_name(components, fields["space"])}
            if not isinstance(thing, Refusal):
                facts |= {"bonus": bonus_phrase(_bonus(components, fields["space"]))}
        if isinstance(thing, TurnBegun):
            facts |= {"last": thing.round > components.rounds}
        if isinstance(thing, Scored):
            facts |= {"score": Phrase(f"score-{thing.score.rule.lower()}", {"what": thing.score.what})}
        if view is not None:
            facts |= _at_hand(components, view, thing)
        return facts

    def tempting(self, _game: AnyGame, view: YataiView) -> tuple[Move, ...]:
        """See `Guide`."""
        if view.ask is Ask.ACT:
            return tuple(m.Act(tile) for tile in dict.fromkeys(view.line))
        return (m.LastServe(1), m.LastServe(2)) if view.ask is Ask.LAST_SERVING else ()

    def names(self, game: Any) -> Mapping[str, Mapping[str, Fact]]:
        """See `Guide`."""
        components: Components = game.components
        spaces = range(sum(len(row) for row in components.reputation.spaces))
        return {
            "tile": {tile.id: tile_phrase(components, tile.id) for tile in components.tile},
            "space": {str(space): space_name(components, space) for space in spaces},
            "bonus": {name: bonus_phrase(name) for name in BONUSES},
        }


def tile_phrase(components: Components, tile_id: str) -> Phrase:
    """The name of a tile, by its action: a designer's tiles have other ids, but the same actions."""
    tile = _tile(components, tile_id)
    return Phrase(f"tile-{tile.action}", {"amount": tile.amount})


def bonus_phrase(name: str) -> Phrase:
    """The name of a space's bonus."""
    bonus = BONUSES[name]
    if isinstance(bonus, Bonus):
        return Phrase(f"bonus-{bonus}")
    return Phrase("bonus-reviews", {"one": bonus[0], "two": bonus[1]})


def space_name(components: Components, space: int) -> str:
    """A space of the reputation board as players call it: column letter, row number."""
    row, column = divmod(space, len(components.reputation.spaces[0]))
    return f"{chr(ord('a') + column)}{row + 1}"


def _at_hand(components: Components, view: YataiView, thing: Move | Event | Refusal) -> dict[str, Fact]:
    """Facts about a choice from the point of view of the seat to act."""
    stall = view.stalls[view.seat]
    match thing:
        case m.SendAway():
            return {"penalty": components.queue_penalty, "guest": stall.queue[-1]}
        case m.GiveDrink() | m.GiveTaiyaki():
            return {"guest": stall.queue[-1]}
        case m.Push():
            # The last cell's tile falls out; the others move on and are in the line too.
            rest = [view.grid[cell] for cell in CELLS[thing.line]][:-1]
            return {"others": tuple(tile_phrase(components, tile) for tile in rest)}
        case m.Welcome():
            return {"guest": view.guest}
        case m.SwapTourist():
            return {"customer": view.stalls[thing.stall].queue[thing.place]}
        case m.ServeDish():
            return {"guest": stall.queue[0], "dish": stall.dishes[0]}
        case m.ServeTaiyaki():
            return {"guest": stall.queue[0]}
        case m.UrgentCall():
            return {"first": stall.queue[thing.one], "second": stall.queue[thing.two]}
        case _:
            return {}


def _tile(components: Components, tile_id: str) -> Tile:
    return next(tile for tile in components.tile if tile.id == tile_id)


def _bonus(components: Components, space: int) -> str:
    row, column = divmod(space, len(components.reputation.spaces[0]))
    return components.reputation.spaces[row][column]
