"""Plots the output of `ppo.py` and `dqn.py`: `python examples/train/curve.py curve.svg ppo.jsonl ...`."""

import argparse
import json
from pathlib import Path

WIDTH, HEIGHT, EDGE = 640, 240, 40
COLOURS = {"random": "#0369a1", "greedy": "#c2410c"}
DASHES = ("", "6 3", "2 3")
"""A line style for each file."""


def drawn(runs: dict[str, list[dict[str, float]]]) -> str:
    """Return an SVG chart of win rates over CPU minutes, with a line for each bot and run."""
    longest = max(point["minutes"] for run in runs.values() for point in run)

    def across(minutes: float) -> float:
        return EDGE + minutes / longest * (WIDTH - 2 * EDGE)

    def up(share: float) -> float:
        return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{EDGE} {up(share)}H{WIDTH - EDGE}" stroke="#d6d3d1"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{up(share) + 4}" text-anchor="end">{share:.0%}</text>')
    for minutes in (0.0, longest):
        parts.append(f'<text x="{across(minutes)}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{minutes:g}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">minutes of processor</text>')
    for (name, run), dash in zip(runs.items(), DASHES, strict=False):
        for bot, colour in COLOURS.items():
            points = " ".join(f"{across(point['minutes']):.1f},{up(point[bot]):.1f}" for point in run)
            line = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
            parts.append(f'<polyline points="{points}" {line}><title>{name} against {bot}</title></polyline>')
    for place, (bot, colour) in enumerate(COLOURS.items()):
        parts.append(f'<text x="{EDGE + 140 * place}" y="24" fill="{colour}">won against {bot}</text>')
    style = 'font-family="sans-serif" font-size="12" fill="#292524"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {style}>{"".join(parts)}</svg>\n'


def main() -> None:
    """Read the runs and write the chart."""
    asked = argparse.ArgumentParser()
    asked.add_argument("out", type=Path)
    asked.add_argument("runs", type=Path, nargs="+")
    given = asked.parse_args()
    told = {path.stem: [json.loads(line) for line in path.read_text("utf-8").splitlines()] for path in given.runs}
    # The last line is the final evaluation, without a time.
    runs = {name: [point for point in points if "minutes" in point] for name, points in told.items()}
    given.out.write_text(drawn(runs), "utf-8")


if __name__ == "__main__":
    main()
