"""A bot that looks ahead in any game: a tree of what the seat may do until its turn is over.

The tree is open-loop: its nodes are sequences of the seat's own moves, and every try walks them with a state and luck
of its own, drawn from what the seat may know. How good the end of a turn is, the room says.
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
"""How the brains of a room look ahead that says nothing else.

With many tries the best of them was lucky: whoever tries much trusts the average more.
"""
SAMPLES = 12
"""How many moves of a continuous family are thought of."""
LONGEST = 60
"""Where a way to go on is cut off, if the seat's turn does not end by itself."""


def settings_of(room: Room, level: str) -> SearchSettings:
    """How a level searches in this room."""
    return room.bots.search_settings.get(level, SEARCH_SETTINGS[level])


class SearchBot:
    """Tries ways to finish its turn, most often those that did well, and begins the best of them."""

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
            tree.try_from(root)
        return max(root.children.items(), key=lambda child: child[1].promise)[0]


class _Node:
    """What is known about a sequence of the seat's own moves."""

    __slots__ = ("best", "children", "promise", "sampled", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.best = float("-inf")
        self.promise = 0.0
        """How good it is to come here: the best way on that was found, and the average of all."""
        self.children: dict[Move, _Node] = {}
        self.sampled: tuple[Move, ...] = ()
        """Of a continuous family, drawn once: what is tried again is known better."""

    def moves(self, allowed: Moves, rng: Rng) -> Sequence[Move]:
        """What is thought of here."""
        if allowed.box is None:
            return allowed.discrete
        if not self.sampled:
            self.sampled = tuple(allowed.box.sample(rng) for _ in range(SAMPLES))
        return (*allowed.discrete, *self.sampled)


class _Tree:
    """One decision being thought through."""

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

    def try_from(self, root: _Node) -> None:
        """Walk down the tree by what did well, one step beyond it, and on to the end of the turn without thinking."""
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
        self._learn(path, self._advantage(game, state, seat))

    def _any(self, listed: Sequence[Move]) -> Move:
        return listed[int(self._rng.random() * len(listed))]

    def _select(self, node: _Node, listed: Sequence[Move]) -> Move:
        """The one that promises most, for its results and for being seldom tried."""
        curiosity = self._settings.curiosity * (self._high - self._low) * sqrt(log(node.visits + 1))
        chosen, most = listed[0], float("-inf")
        for move in listed:
            child = node.children[move]
            promise = child.promise + curiosity / sqrt(child.visits)
            if promise > most:
                chosen, most = move, promise
        return chosen

    def _learn(self, path: list[_Node], value: float) -> None:
        """A try has come to this."""
        self._low, self._high = min(self._low, value), max(self._high, value)
        best = self._settings.best
        for node in path:
            node.visits += 1
            node.total += value
            node.best = max(node.best, value)
            node.promise = best * node.best + (1.0 - best) * node.total / node.visits
