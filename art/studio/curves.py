"""Smooth curves through given points, and points moved to a position."""
import math

import numpy as np


def smooth(points, steps=10, closed=False):
    """Return a soft curve through `points`, `steps` for each stretch; a closed one ends where it began."""
    points = np.array(points, float)
    count = len(points)
    if closed:
        padded = np.concatenate([points[-1:], points, points[:2]])
    else:
        padded = np.concatenate([points[:1], points, points[-1:]])
        count -= 1
    t = (np.arange(steps) / steps)[:, None]
    parts = []
    for a, b, c, d in zip(padded[:count], padded[1:], padded[2:], padded[3:]):
        parts.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2
                            + (3 * b - a - 3 * c + d) * t ** 3))
    parts.append(padded[count + 1][None])
    return np.concatenate(parts)


def placed(points, at, turn=0.0, size=1.0):
    """Scale points (x, y), turn them by `turn` radians, and move them to `at`."""
    points = np.asarray(points, float) * size
    cosine, sine = math.cos(turn), math.sin(turn)
    return np.stack([at[0] + points[:, 0] * cosine - points[:, 1] * sine,
                     at[1] + points[:, 0] * sine + points[:, 1] * cosine], 1)
