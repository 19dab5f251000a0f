"""Regions of a design as signed distance fields on a grid: negative inside, positive outside."""
import math

import numpy as np

# For each way a cell's corners can lie inside: the cell's edges by which a contour enters and leaves.
CROSSINGS = {
    1: [(3, 0)], 2: [(0, 1)], 3: [(3, 1)], 4: [(1, 2)], 5: [(3, 0), (1, 2)], 6: [(0, 2)], 7: [(3, 2)],
    8: [(2, 3)], 9: [(2, 0)], 10: [(0, 1), (2, 3)], 11: [(2, 1)], 12: [(1, 3)], 13: [(1, 0)], 14: [(0, 3)],
}


class Grid:
    """The sheet a design is drawn on: width by height about the origin, sampled every `step`."""

    def __init__(self, width, height, step=0.04):
        self.width, self.height, self.step = width, height, step
        self.left, self.bottom = -width / 2, -height / 2
        self.columns, self.rows = int(width / step) + 2, int(height / step) + 2
        self.x, self.y = np.meshgrid(self.left + np.arange(self.columns) * step,
                                     self.bottom + np.arange(self.rows) * step)

    def polygon(self, points):
        """The region inside a closed polygon."""
        x, y = self.x, self.y
        nearest = np.full(x.shape, 1e9)
        inside = np.zeros(x.shape, bool)
        for (x0, y0), (x1, y1) in zip(points, np.roll(points, -1, axis=0)):
            along_x, along_y = x1 - x0, y1 - y0
            square = along_x * along_x + along_y * along_y + 1e-12
            share = np.clip(((x - x0) * along_x + (y - y0) * along_y) / square, 0, 1)
            np.minimum(nearest, (x - x0 - share * along_x) ** 2 + (y - y0 - share * along_y) ** 2,
                       out=nearest)
            if y0 != y1:
                crosses = (y0 > y) != (y1 > y)
                inside ^= crosses & (x < along_x * (y - y0) / along_y + x0)
        distance = np.sqrt(nearest)
        return Field(self, np.where(inside, -distance, distance))

    def shape(self, points):
        """The region inside a smooth closed curve through `points`."""
        return self.polygon(smooth(points))

    def disc(self, x, y, radius):
        """A round region."""
        return Field(self, np.hypot(self.x - x, self.y - y) - radius)

    def stroke(self, points, width):
        """A band along a smooth open curve; `width` is a number, or one for every point of the curve."""
        path = smooth(points, closed=False)
        places = np.linspace(0, 1, len(path))
        half = np.interp(places, np.linspace(0, 1, np.size(width)), np.atleast_1d(width)) / 2
        nearest = np.full(self.x.shape, 1e9)
        for (x0, y0), (x1, y1), h0, h1 in zip(path, path[1:], half, half[1:]):
            along_x, along_y = x1 - x0, y1 - y0
            square = along_x * along_x + along_y * along_y + 1e-12
            share = np.clip(((self.x - x0) * along_x + (self.y - y0) * along_y) / square, 0, 1)
            distance = np.hypot(self.x - x0 - share * along_x, self.y - y0 - share * along_y)
            np.minimum(nearest, distance - (h0 + (h1 - h0) * share), out=nearest)
        return Field(self, nearest)

    def everywhere(self, margin=0.0):
        """The whole sheet but a margin round it."""
        return Field(self, np.maximum(np.abs(self.x) - self.width / 2, np.abs(self.y) - self.height / 2)
                     + margin)

    def field(self, function):
        """A field of any function of x and y that takes arrays."""
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
        """The value at a point, mixed from the four samples round it."""
        grid = self.grid
        column = min(max((x - grid.left) / grid.step, 0), grid.columns - 1.001)
        row = min(max((y - grid.bottom) / grid.step, 0), grid.rows - 1.001)
        i, j = int(column), int(row)
        u, v = column - i, row - j
        values = self.values
        low = values[j, i] * (1 - u) + values[j, i + 1] * u
        high = values[j + 1, i] * (1 - u) + values[j + 1, i + 1] * u
        return low * (1 - v) + high * v

    def uphill(self, x, y):
        """The unit direction in which the field grows fastest."""
        reach = self.grid.step * 0.8
        slope_x = self.at(x + reach, y) - self.at(x - reach, y)
        slope_y = self.at(x, y + reach) - self.at(x, y - reach)
        length = math.hypot(slope_x, slope_y) or 1
        return slope_x / length, slope_y / length

    def contours(self, level=0.0):
        """The curves on which the field has this level; closed ones end where they began."""
        grid, values = self.grid, self.values - level
        inside = values < 0
        code = inside[:-1, :-1] * 1 + inside[:-1, 1:] * 2 + inside[1:, 1:] * 4 + inside[1:, :-1] * 8
        follows = {}
        for j, i in zip(*(a.tolist() for a in np.where((code > 0) & (code < 15)))):
            # An edge is named by its lower left corner and whether it runs along x (0) or y (1).
            edges = ((j, i, 0), (j, i + 1, 1), (j + 1, i, 0), (j, i, 1))
            for enters, leaves in CROSSINGS[int(code[j, i])]:
                follows[edges[enters]] = edges[leaves]

        def place(edge):
            j, i, upright = edge
            here, there = values[j, i], values[j + upright, i + 1 - upright]
            share = here / (here - there)
            return (grid.left + (i + share * (1 - upright)) * grid.step,
                    grid.bottom + (j + share * upright) * grid.step)

        leaders = [edge for edge in follows if edge not in set(follows.values())]
        curves = []
        while follows:
            while leaders and leaders[-1] not in follows:
                leaders.pop()
            edge = leaders.pop() if leaders else next(iter(follows))
            curve = [edge]
            while edge in follows:
                edge = follows.pop(edge)
                curve.append(edge)
            curves.append(np.array([place(one) for one in curve]))
        return curves


def smooth(points, steps=7, closed=True):
    """A curve through `points` (a Catmull-Rom spline), with `steps` points for each stretch."""
    points = np.array(points, float)
    count = len(points)
    if closed:
        padded = np.concatenate([points[-1:], points, points[:2]])
        stretches = count
    else:
        padded = np.concatenate([points[:1], points, points[-1:]])
        stretches = count - 1
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    curve = []
    for a, b, c, d in zip(padded[:stretches], padded[1:], padded[2:], padded[3:]):
        curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2
                            + (3 * b - a - 3 * c + d) * t ** 3))
    if not closed:
        curve.append(points[-1:])
    return np.concatenate(curve)


def along(path):
    """The distance from the path's start to each of its points."""
    return np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])


def leaf(x, y, direction, length, width):
    """Points of a leaf-shaped region that begins at (x, y) and points in a direction (radians)."""
    cosine, sine = math.cos(direction), math.sin(direction)
    outline = ((0, 0), (0.35, -1), (0.75, -0.7), (1, 0), (0.75, 0.7), (0.35, 1))
    return [(x + u * length * cosine - v * width * sine, y + u * length * sine + v * width * cosine)
            for u, v in outline]
