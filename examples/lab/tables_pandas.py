"""Points by rule from a lab dataset, with pandas. `pip install pandas`, `python tables_pandas.py lab/yatai`."""

import sys

import pandas as pd


def main(folder: str) -> dict[str, float]:
    """Return the average points per seat and game, by rule."""
    seats = len(pd.read_parquet(f"{folder}/seats.parquet", columns=["seat"]))
    scores = pd.read_parquet(f"{folder}/scores.parquet")
    return {str(rule): float(points) / seats for rule, points in scores.groupby("rule")["points"].sum().items()}


if __name__ == "__main__":
    for rule, points in main(sys.argv[1]).items():
        print(f"{rule:10} {points:6.2f}")
