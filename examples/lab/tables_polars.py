"""Uses of each thing from a lab dataset, with Polars. `python tables_polars.py lab/yatai`."""

import sys

import polars as pl


def main(folder: str) -> dict[tuple[str, str], float]:
    """Return the uses per game by kind and thing, most used first."""
    games = pl.scan_parquet(f"{folder}/games.parquet").select(pl.len()).collect().item()
    uses = pl.scan_parquet(f"{folder}/uses.parquet").group_by("kind", "thing").len().sort("len", descending=True)
    return {(kind, thing): count / games for kind, thing, count in uses.collect().iter_rows()}


if __name__ == "__main__":
    for (kind, thing), uses in main(sys.argv[1]).items():
        print(f"{kind:14} {thing:24} {uses:6.2f}")
