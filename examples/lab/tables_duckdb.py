"""Wins by seat from a lab dataset, with DuckDB. `python tables_duckdb.py lab/yatai`."""

import sys

import duckdb


def main(folder: str) -> dict[int, float]:
    """Return the share of wins by seat, over all scenarios."""
    rows = duckdb.execute(f"select seat, avg(won) from '{folder}/seats.parquet' group by seat order by seat").fetchall()
    return {int(seat): float(share) for seat, share in rows}


if __name__ == "__main__":
    for seat, share in main(sys.argv[1]).items():
        print(f"seat {seat}: {share:.1%}")
