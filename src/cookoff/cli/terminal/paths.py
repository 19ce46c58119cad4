"""Where things of the user are kept."""

from pathlib import Path


def data_folder() -> Path:
    """The user's data folder for cookoff, as the system has it."""
    from platformdirs import user_data_path

    return user_data_path("cookoff", appauthor=False)
