"""The app with all subcommands."""

from cyclopts import App

from cookoff import __version__
from cookoff.cli.admin.db import db
from cookoff.cli.admin.requests import admin
from cookoff.cli.inspect.analyse import analyse
from cookoff.cli.inspect.games import games
from cookoff.cli.inspect.replay import replay
from cookoff.cli.inspect.rules import rules
from cookoff.cli.lab import experiments, research
from cookoff.cli.lab.arena import arena
from cookoff.cli.lab.dataset import dataset
from cookoff.cli.lab.simulate import simulate
from cookoff.cli.online.join import join, mcp
from cookoff.cli.physics import commands as physics
from cookoff.cli.play.play import play
from cookoff.cli.serve.lobby import lobby
from cookoff.cli.serve.serve import serve

app = App(
    name="cookoff",
    help="Play, simulate and study five cooking-contest board games with full rules.",
    help_format="plaintext",
    version=__version__,
    suppress_keyboard_interrupt=False,
)
for command in (lobby, games, rules, play, simulate, arena, dataset, replay, analyse, serve, join, mcp, db, admin):
    app.command(command)
app.command(experiments.app)
app.command(physics.app)
app.command(research.app)
