"""Gymnasium spaces of observations."""

import numpy as np
from gymnasium import spaces as gym_spaces

from cookoff.research.spaces import Spaces


def observation_space(numbers: Spaces, actions: int) -> gym_spaces.Dict:
    """The encoded view and the action mask."""
    return gym_spaces.Dict(
        {
            "observation": gym_spaces.Box(0.0, 1.0, (len(numbers.observe.names),), np.float32),
            "action_mask": gym_spaces.Box(0, 1, (actions,), np.int8),
        }
    )
