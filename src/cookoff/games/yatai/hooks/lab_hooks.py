"""What the lab counts in Yatai: the use of tiles, spaces, tokens, tracks and improvements."""

from cookoff.engine import LabHooks, Usage
from cookoff.games.yatai.content.enums import Bonus, Review, Token
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m

INFLUENCER = "influencer"


def _space(game: Yatai, space: int) -> str:
    """Row, column and bonus of a space."""
    row, column = divmod(space, game.lookup.board.width)
    return f"{row + 1}.{column + 1} {game.components.reputation.spaces[row][column]}"


def _things(game: Yatai, _players: int) -> dict[str, list[str]]:
    return {
        "tile": [tile.id for tile in game.components.tile],
        "space": [_space(game, space) for space in range(len(game.lookup.board.bonuses))],
        "token taken": [token.name.lower() for token in Token],
        "token used": [token.name.lower() for token in Token],
        "track": [INFLUENCER, *(review.name.lower() for review in Review)],
        "improvement": [Bonus.FRIDGE.value, Bonus.STOVE.value],
    }


LAB_HOOKS = LabHooks(
    uses={
        e.ActionBegun: lambda _game, event: Usage(event.seat, "tile", event.tile),
        e.GuestPlaced: lambda game, event: Usage(event.seat, "space", _space(game, event.space)),
        e.TokenTaken: lambda _game, event: Usage(event.seat, "token taken", event.token.name.lower()),
        e.TokenUsed: lambda _game, event: Usage(event.seat, "token used", event.token.name.lower()),
        e.InfluencerMoved: lambda _game, event: Usage(event.seat, "track", INFLUENCER),
        e.ReviewMoved: lambda _game, event: Usage(event.seat, "track", event.review.name.lower()),
        e.StallImproved: lambda _game, event: Usage(event.seat, "improvement", event.what.value),
    },
    things=_things,
    turns=(e.TurnBegun,),
    idle=(m.EndTurn,),
)
