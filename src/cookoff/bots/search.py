"""A bot for any game that searches a tree of its own moves to the end of its turn.

The tree is open-loop: a node is a sequence of the seat's moves, and every rollout walks down with its own sampled
state and luck. The room's evaluation scores the end of the turn.
"""

from collections.abc import Sequence
from math import log, sqrt

from cookoff.engine import BOT_LEVELS, BotContext, Move, Moves, Rng, Room, Search, SearchSettings, Tempo
from cookoff.engine.hooks.bots import Evaluation

from .rollout import RolloutBot

SEARCH_SETTINGS = dict(
    zip(
        BOT_LEVELS,
        (
            SearchSettings(4, slips=0.5),
            SearchSettings(6, slips=0.25),
            SearchSettings(12, slips=0.05),
            SearchSettings(28),
            SearchSettings(1200, best=0.3),
        ),
        strict=True,
    )
)
"""How levels search by default. With many rollouts the best one was lucky, so the average weighs more."""
SAMPLES = 12
"""Samples of a continuous family of moves."""
LONGEST = 60
"""Moves after which a rollout stops, even if the turn has not ended."""


def settings_of(room: Room, level: str) -> SearchSettings:
    """How a level searches in this room."""
    return room.bots.search_settings.get(level, SEARCH_SETTINGS[level])


class SearchBot:
    """Searches by rollouts, most often along moves that did well, and makes the best move."""

    def __init__(self, room: Room, settings: SearchSettings, advantage: Evaluation | None = None) -> None:
        self._advantage = advantage or room.bots.advantage or room.bots.evaluate
        self._policy = RolloutBot(room)
        self._settings = settings

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        root, settings = _Node(), self._settings
        moves = root.moves(context.moves, rng)
        if len(moves) == 1:
            return moves[0]
        if settings.slips and rng.random() < settings.slips:
            return moves[int(rng.random() * len(moves))]
        tree = _Tree(context, self._advantage, self._policy, settings, rng)
        for _ in range(settings.tries + settings.each * len(moves)):
            tree.rollout_from(root)
        return max(root.children.items(), key=lambda child: child[1].promise)[0]


class _Node:
    """A sequence of the seat's own moves and the results of its rollouts."""

    __slots__ = ("best", "children", "promise", "sampled", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.best = float("-inf")
        self.promise = 0.0
        """The node's value: its best rollout and the average of all, weighted."""
        self.children: dict[Move, _Node] = {}
        self.sampled: tuple[Move, ...] = ()
        """Samples of a continuous family, drawn once so that each is tried often."""

    def moves(self, allowed: Moves, rng: Rng) -> Sequence[Move]:
        """The moves to consider here."""
        if allowed.box is None:
            return allowed.discrete
        if not self.sampled:
            self.sampled = tuple(allowed.box.sample(rng) for _ in range(SAMPLES))
        return (*allowed.discrete, *self.sampled)


class _Tree:
    """The search for one decision."""

    def __init__(
        self, context: BotContext, advantage: Evaluation, policy: RolloutBot, settings: SearchSettings, rng: Rng
    ) -> None:
        self._game = context.game
        self._view = context.view
        self._seat = context.seat
        self._advantage = advantage
        self._policy = policy
        self._settings = settings
        self._rng = rng
        self._chance = Search(rng, context.sources)
        self._low, self._high = float("inf"), float("-inf")
        self._longest = LONGEST if context.game.tempo is Tempo.TURNS else 1

    def rollout_from(self, root: _Node) -> None:
        """Select down the tree, expand one node and roll out to the end of the turn."""
        game, seat, rng = self._game, self._seat, self._rng
        state = game.determinise(self._view, rng)
        node, path = root, [root]
        beyond = False
        for _ in range(self._longest):
            if seat not in game.to_act(state):
                break
            listed = node.moves(game.moves(state, seat), rng)
            if len(listed) == 1:
                move = listed[0]
            elif beyond:
                trusting = rng.random() < self._settings.trust
                move = self._policy.of(game, state, seat, listed, rng) if trusting else self._any(listed)
            else:
                known = node.children
                new = [move for move in listed if move not in known]
                if new:
                    beyond = True
                    move = self._policy.of(game, state, seat, new, rng)
                    known[move] = _Node()
                else:
                    move = self._select(node, listed)
                node = known[move]
                path.append(node)
            game.play(state, seat, move, self._chance)
        self._back_up(path, self._advantage(game, state, seat))

    def _any(self, listed: Sequence[Move]) -> Move:
        return listed[int(self._rng.random() * len(listed))]

    def _select(self, node: _Node, listed: Sequence[Move]) -> Move:
        """The move with the highest upper confidence bound."""
        curiosity = self._settings.curiosity * (self._high - self._low) * sqrt(log(node.visits + 1))
        chosen, most = listed[0], float("-inf")
        for move in listed:
            child = node.children[move]
            promise = child.promise + curiosity / sqrt(child.visits)
            if promise > most:
                chosen, most = move, promise
        return chosen

    def _back_up(self, path: list[_Node], value: float) -> None:
        """Back a rollout's value up the path."""
        self._low, self._high = min(self._low, value), max(self._high, value)
        best = self._settings.best
        for node in path:
            node.visits += 1
            node.total += value
            node.best = max(node.best, value)
            node.promise = best * node.best + (1.0 - best) * node.total / node.visits
