"""3D physics of chips, dice and towers. No rules and no games.

- `port`, `queries`, `readings`, `hand`, `solids`, `geometry`: what games import; no engine needs to be installed.
- `core`, `aim`, `common`: what those and the simulators share.
- `real`, `quick`: the simulators. `sources`, `handlers`: connect a game's queries to one.
  `warmup`: compiles ahead of time.
- `calibration`: samples, fits and textbook checks; nothing used in play imports it.
"""
