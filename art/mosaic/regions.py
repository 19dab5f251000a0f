"""Regions of a design as signed distance fields on a grid: negative inside, positive outside."""
import math

import numpy as np

from studio.contours import contours
from studio.curves import smooth
from studio.distances import from_bar, from_polygon


class Grid:
    """The sheet of a design: width by height around the origin, sampled every `step`."""

    def __init__(self, width, height, step=0.04):
        self.width, self.height, self.step = width, height, step
        self.left, self.bottom = -width / 2, -height / 2
        self.columns, self.rows = int(width / step) + 2, int(height / step) + 2
        self.x, self.y = np.meshgrid(self.left + np.arange(self.columns) * step,
                                     self.bottom + np.arange(self.rows) * step)

    def polygon(self, points):
        """Return the region inside a closed polygon."""
        return Field(self, from_polygon(self.x, self.y, points))

    def shape(self, points):
        """Return the region inside a smooth closed curve through `points`."""
        return self.polygon(smooth(points, 7, closed=True)[:-1])

    def disc(self, x, y, radius):
        """Return a round region."""
        return Field(self, np.hypot(self.x - x, self.y - y) - radius)

    def stroke(self, points, width):
        """Return a band along a smooth open curve; `width` is a number, or one for each point of the curve."""
        path = smooth(points, 7)
        places = np.linspace(0, 1, len(path))
        half = np.interp(places, np.linspace(0, 1, np.size(width)), np.atleast_1d(width)) / 2
        nearest = np.full(self.x.shape, 1e9)
        for start, end, half0, half1 in zip(path, path[1:], half, half[1:]):
            np.minimum(nearest, from_bar(self.x, self.y, start, end, half0, half1), out=nearest)
        return Field(self, nearest)

    def everywhere(self, margin=0.0):
        """Return the whole sheet except a margin."""
        return Field(self, np.maximum(np.abs(self.x) - self.width / 2, np.abs(self.y) - self.height / 2)
                     + margin)

    def field(self, function):
        """Return the field of any function of x and y that accepts arrays."""
        return Field(self, function(self.x, self.y))


class Field:
    """A number at every point of a grid."""

    def __init__(self, grid, values):
        self.grid, self.values = grid, np.asarray(values, float)

    def __neg__(self):
        return Field(self.grid, -self.values)

    def __add__(self, amount):
        return Field(self.grid, self.values + (amount.values if isinstance(amount, Field) else amount))

    def __sub__(self, amount):
        return self + -amount

    def __and__(self, other):
        return Field(self.grid, np.maximum(self.values, other.values))

    def __or__(self, other):
        return Field(self.grid, np.minimum(self.values, other.values))

    def at(self, x, y):
        """Return the value at a point, interpolated from the four samples around it."""
        grid = self.grid
        column = min(max((x - grid.left) / grid.step, 0), grid.columns - 1.001)
        row = min(max((y - grid.bottom) / grid.step, 0), grid.rows - 1.001)
        i, j = int(column), int(row)
        u, v = column - i, row - j
        values = self.values
        low = values[j, i] * (1 - u) + values[j, i + 1] * u
        high = values[j + 1, i] * (1 - u) + values[j + 1, i + 1] * u
        return low * (1 - v) + high * v

    def gradient_direction(self, x, y):
        """Return the unit direction in which the field grows fastest."""
        reach = self.grid.step * 0.8
        slope_x = self.at(x + reach, y) - self.at(x - reach, y)
        slope_y = self.at(x, y + reach) - self.at(x, y - reach)
        length = math.hypot(slope_x, slope_y) or 1
        return slope_x / length, slope_y / length

    def contours(self, level=0.0):
        """Return the contours of the field at a level; closed ones end at their first point."""
        grid = self.grid
        corner = np.array([grid.left, grid.bottom])
        return [corner + line * grid.step for line in contours(self.values - level)]


def along(path):
    """Return the distance from the path's start to each of its points."""
    return np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])


def leaf(x, y, direction, length, width):
    """Return the points of a leaf-shaped region that begins at (x, y) and points in a direction (radians)."""
    cosine, sine = math.cos(direction), math.sin(direction)
    outline = ((0, 0), (0.35, -1), (0.75, -0.7), (1, 0), (0.75, 0.7), (0.35, 1))
    return [(x + u * length * cosine - v * width * sine, y + u * length * sine + v * width * cosine)
            for u, v in outline]
