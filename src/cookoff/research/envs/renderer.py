"""Renders the table as a spectator sees it: as text, pixels or in a window."""

from typing import Any

from cookoff.engine import BadInput
from cookoff.research.episode import Episode
from cookoff.research.text.descriptions import table_in_words

RENDER_MODES = ["ansi", "rgb_array", "human"]


class Renderer:
    """Renders an episode in one mode, or not at all."""

    def __init__(self, episode: Episode, mode: str | None, title: str) -> None:
        if mode not in (None, *RENDER_MODES):
            raise BadInput(f"render_mode {mode!r}: choose one of {', '.join(RENDER_MODES)}")
        self._episode, self._mode, self._title = episode, mode, title
        self._window: Any = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_window": None}  # a copy opens a window of its own

    def render(self) -> Any:
        """Text, pixels, or `None` after updating the window."""
        if self._mode is None:
            return None
        episode = self._episode
        text = table_in_words(episode.spaces, episode.game.view(episode.state, None))
        if self._mode == "ansi":
            return text
        from .window import Window, draw  # noqa: PLC0415 # only who looks at pictures needs what draws them

        if self._mode == "rgb_array":
            return draw(text)
        self._window = self._window or Window(self._title)
        self._window.show(text)
        return None

    def refresh(self) -> None:
        """Update the window, if there is one."""
        if self._mode == "human":
            self.render()

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            self._window.close()
            self._window = None
