"""The subcommands of `cookoff`, and what they share."""

from cyclopts import App

from cookoff import __version__

from . import lab, physics, research
from .admin import admin
from .analyse import analyse
from .db import db
from .games import games
from .lobby import lobby
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate

app = App(
    name="cookoff",
    help="Cooking-contest board games by their full rules: to play, to simulate, to study.",
    help_format="plaintext",
    version=__version__,
    suppress_keyboard_interrupt=False,
)
for command in (lobby, games, rules, play, simulate, replay, analyse, serve, db, admin):
    app.command(command)
app.command(lab.app)
app.command(physics.app)
app.command(research.app)
