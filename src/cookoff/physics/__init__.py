"""One door to 3D physics: chips, dice and towers. No rules and no games in here.

- `port`, `questions`, `readings`, `solids`, `geometry`: what games import. No engine needs to be installed for them.
- `board`, `motion`, `errors`, `hand`, `aim`, `keyframes`: what those and the simulators stand on.
- `sources`, `answers`: who answers a game's questions. `compiling`: what has to be compiled, compiled in time.
- `chips`, `dice`: what both simulators share. `real`, `quick`: the simulators.
- `study`: fits, trials, checks and pictures. Nobody who plays loads it.
"""
