"""The user's folders."""

from pathlib import Path


def data_folder() -> Path:
    """The folder for the user's games and databases, where the operating system expects it."""
    from platformdirs import user_data_path

    return user_data_path("cookoff", appauthor=False)
