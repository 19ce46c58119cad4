"""The card of a dataset: what it holds and how it was made, with the header that data hubs read."""

from collections.abc import Mapping

from cookoff import __version__
from cookoff.engine import encode
from cookoff.lab.spec.scenario import Scenario


def card(scenario: Scenario, counts: Mapping[str, int], views: bool) -> str:
    """The card as Markdown."""
    game = scenario.load()
    hands = f", hands {', '.join(scenario.hands)}" if scenario.hands else ""
    moves = f"{counts['moves']:,} moves"
    return f"""---
license: mit
pretty_name: cookoff {scenario.game}
tags: [games, board-games, reinforcement-learning]
configs:
- config_name: games
  data_files: games/*.parquet
- config_name: moves
  data_files: moves/*.parquet
---
# cookoff {scenario.game}

{counts["games"]:,} games of {scenario.players} bots with {moves}. No person took part.

| | |
|---|---|
| bots | {", ".join(scenario.bots)}{hands}; they rotate by one seat from game to game |
| seed | {scenario.seed} |
| physics | {scenario.physics} |
| options | `{encode(scenario.options or game.types.options()).decode()}` |
| rules | version {game.rules_version}, components `{game.components_hash}` |
| cookoff | {__version__} |
| licence | MIT, as cookoff |

The same command writes the same games on every machine: compare the column `hash`. `sha256sum -c SHA256SUMS` checks the
files.

**games**: `game` (its number), `bots`, `points`, `places` and `won` (the share of the victory) by seat, `moves`, `hash`
(of the log).

**moves**: `game`, `n` (number of the log entry), `at` (milliseconds, in games with a clock), `seat`, `bot`, `move` and
`view` (what the seat saw{"" if views else "; empty here"}) in cookoff's text form, `choices` (how many moves were
listed as legal).
"""
