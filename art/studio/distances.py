"""Signed distances of points in a plane from the edge of a shape: negative inside, positive outside."""
import numpy as np


def from_bar(x, y, start, end, half0=0.0, half1=0.0):
    """Return the distances from a rounded bar with half-widths `half0` at its start and `half1` at its end."""
    (x0, y0), (x1, y1) = start, end
    along_x, along_y = x1 - x0, y1 - y0
    square = along_x * along_x + along_y * along_y + 1e-12
    share = np.clip(((x - x0) * along_x + (y - y0) * along_y) / square, 0, 1)
    distance = np.hypot(x - x0 - share * along_x, y - y0 - share * along_y)
    return distance - (half0 + (half1 - half0) * share)


def from_polygon(x, y, points):
    """Return the distances from a closed polygon, whose points may be in either direction."""
    nearest = np.full(x.shape, np.inf)
    inside = np.zeros(x.shape, bool)
    for (x0, y0), (x1, y1) in zip(points, np.roll(points, -1, axis=0)):
        np.minimum(nearest, from_bar(x, y, (x0, y0), (x1, y1)), out=nearest)
        if y0 != y1:
            crosses = (y0 > y) != (y1 > y)
            inside ^= crosses & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return np.where(inside, -nearest, nearest)
