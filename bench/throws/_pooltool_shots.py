"""Run by the peer's own interpreter: for every line read, play one ordinary shot and print what it took.

An ordinary shot: a nine-ball break at 8 m/s, from the strike until the last ball rests.
"""

import sys
import time

import pooltool as pt


def shot() -> str:
    """Seconds by the wall and by the processor for one shot, without setting the table."""
    table = pt.Table.default()
    balls = pt.get_rack(pt.GameType.NINEBALL, table)
    system = pt.System(table=table, balls=balls, cue=pt.Cue(cue_ball_id="cue"))
    system.strike(V0=8.0, phi=pt.aim.at_ball(system, "1"))
    wall, cpu = time.perf_counter(), time.thread_time()
    pt.simulate(system, inplace=True)
    return f"{time.perf_counter() - wall} {time.thread_time() - cpu}"


for _ in range(3):
    shot()  # the first compiles for up to a minute
print("ready", flush=True)
for _line in sys.stdin:
    print(shot(), flush=True)
