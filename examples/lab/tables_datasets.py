"""A lab dataset as a Hugging Face dataset. `pip install datasets`, `python tables_datasets.py lab/yatai`."""

import sys

from datasets import load_dataset


def main(folder: str) -> int:
    """Return the number of decisions."""
    decisions = load_dataset("parquet", data_files=f"{folder}/decisions.parquet", split="train")
    return len(decisions)


if __name__ == "__main__":
    print(f"{main(sys.argv[1])} decisions")
