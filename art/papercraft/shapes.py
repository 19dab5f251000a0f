"""Shapes to be cut out of paper, held as distances on a plane, and the lines the knife follows.

A shape is an array over the plane's grid: negative inside, positive outside, about the distance to the
nearest edge. Joined as distances, ten ellipses melt into one elephant.
"""
import math

import numpy as np

# For each pattern of corners inside (1 lower left, 2 lower right, 4 upper right, 8 upper left) of a grid
# cell: from which side to which the edge crosses it, the shape on its left. 0 low, 1 right, 2 high, 3 left.
CROSSINGS = {
    1: [(3, 0)], 2: [(0, 1)], 3: [(3, 1)], 4: [(1, 2)], 5: [(3, 0), (1, 2)], 6: [(0, 2)], 7: [(3, 2)],
    8: [(2, 3)], 9: [(2, 0)], 10: [(0, 1), (2, 3)], 11: [(2, 1)], 12: [(1, 3)], 13: [(1, 0)], 14: [(0, 3)],
}
OUTSIDE = 9.0


class Plane:
    """A grid of points on which shapes are drawn; `x` and `y` are the coordinates of all its points."""

    def __init__(self, left, right, bottom, top, step):
        self.left, self.bottom, self.step = left, bottom, step
        columns, rows = int((right - left) / step), int((top - bottom) / step)
        self.x, self.y = np.meshgrid(left + np.arange(columns) * step, bottom + np.arange(rows) * step)

    def seen_from(self, x, y, scale=1, flip=False):
        """The same grid in the coordinates of a figure that stands at (x, y), `scale` large."""
        view = object.__new__(Plane)
        view.x = (self.x - x) / scale * (-1 if flip else 1)
        view.y = (self.y - y) / scale
        return view

    def circle(self, x, y, radius):
        return np.hypot(self.x - x, self.y - y) - radius

    def ellipse(self, x, y, width, height, turn=0.0):
        """An ellipse with half-axes `width` and `height`."""
        along, across = self._turned(x, y, turn)
        return (np.hypot(along / width, across / height) - 1) * min(width, height)

    def rectangle(self, left, right, bottom, top):
        middle_x, middle_y = (left + right) / 2, (bottom + top) / 2
        return np.maximum(np.abs(self.x - middle_x) - (right - left) / 2,
                          np.abs(self.y - middle_y) - (top - bottom) / 2)

    def limb(self, x0, y0, radius0, x1, y1, radius1):
        """A rounded bar from one point to another, its half-width going from `radius0` to `radius1`."""
        dx, dy = x1 - x0, y1 - y0
        share = np.clip(((self.x - x0) * dx + (self.y - y0) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
        distance = np.hypot(self.x - x0 - share * dx, self.y - y0 - share * dy)
        return distance - (radius0 + (radius1 - radius0) * share)

    def stem(self, points, steps=6):
        """A bent bar along a smooth line through `points` [(x, y, half-width)]."""
        line = smooth_line(points, steps)
        return join(*(self.limb(*a, *b) for a, b in zip(line, line[1:])))

    def leaf(self, x, y, turn, length, width, belly=0.85):
        """A leaf that grows from (x, y) in the direction `turn`; `width` is half its breadth.

        With a smaller `belly` it is broadest nearer its stalk.
        """
        along, across = self._turned(x, y, turn)
        share = np.clip(along / length, 0, 1)
        blade = np.abs(across) - width * np.sin(np.pi * share ** belly)
        beyond = np.hypot(along - np.clip(along, 0, length), across) + 0.01
        return np.where((along < 0) | (along > length), beyond, blade)

    def flower(self, x, y, radius, petals, turn=0.0):
        """Leaf-shaped petals round a dot."""
        angles = [turn + k * 2 * math.pi / petals for k in range(petals)]
        return join(self.circle(x, y, radius * 0.22), *(
            self.leaf(x + math.cos(a) * radius * 0.32, y + math.sin(a) * radius * 0.32, a, radius * 0.66,
                      radius * 0.17) for a in angles))

    def polygon(self, points):
        """A shape with straight sides; `points` run either way round."""
        distance = np.full(self.x.shape, np.inf)
        inside = np.zeros(self.x.shape, bool)
        for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
            distance = np.minimum(distance, self.limb(x0, y0, 0, x1, y1, 0))
            spans = (self.y < y0) != (self.y < y1)
            slope = (x1 - x0) / ((y1 - y0) or 1e-9)
            inside ^= spans & (self.x < x0 + (self.y - y0) * slope)
        return np.where(inside, -distance, distance)

    def _turned(self, x, y, turn):
        cosine, sine = math.cos(turn), math.sin(turn)
        dx, dy = self.x - x, self.y - y
        return dx * cosine + dy * sine, dy * cosine - dx * sine


def join(*shapes):
    return np.minimum.reduce(shapes)


def common(*shapes):
    return np.maximum.reduce(shapes)


def without(shape, *holes):
    return np.maximum.reduce([shape, *(-hole for hole in holes)])


def melt(first, second, softness=0.35):
    """Join two shapes with a rounded inner corner."""
    share = np.clip(0.5 + 0.5 * (second - first) / softness, 0, 1)
    return second + (first - second) * share - softness * share * (1 - share)


def smooth_line(points, steps=6):
    """Return points of any dimension on a smooth line through `points`, `steps` for each stretch."""
    knots = np.array(points, float)
    line = []
    for i in range(len(knots) - 1):
        a, b, c, d = knots[max(0, i - 1)], knots[i], knots[i + 1], knots[min(len(knots) - 1, i + 2)]
        for k in range(steps):
            t = k / steps
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                               + (3 * b - a - 3 * c + d) * t ** 3))
    return [*line, knots[-1]]


def outlines(plane, shape, shortest=12):
    """Return the edges of a shape as closed loops of points [(x, y)]; loops of few points are dust."""
    field = shape.copy()
    field[[0, -1], :] = OUTSIDE
    field[:, [0, -1]] = OUTSIDE
    inside = (field < 0).astype(int)
    pattern = inside[:-1, :-1] + inside[:-1, 1:] * 2 + inside[1:, 1:] * 4 + inside[1:, :-1] * 8
    after = {}
    for row, column in zip(*np.where((pattern > 0) & (pattern < 15))):
        for start, end in CROSSINGS[int(pattern[row, column])]:
            after[_side(row, column, start)] = _side(row, column, end)
    loops = []
    while after:
        first = next(iter(after))
        loop, here = [first], after.pop(first)
        while here in after:
            loop.append(here)
            here = after.pop(here)
        if len(loop) > shortest:
            loops.append([_crossing(plane, field, side) for side in loop])
    return loops


def _side(row, column, which):
    """Name a side of a grid cell by its lower left grid point and whether it runs upright."""
    return (row + (which == 2), column + (which == 1), which in (1, 3))


def _crossing(plane, field, side):
    row, column, upright = side
    here = field[row, column]
    there = field[row + 1, column] if upright else field[row, column + 1]
    share = here / (here - there)
    return (plane.left + (column + (0 if upright else share)) * plane.step,
            plane.bottom + (row + (share if upright else 0)) * plane.step)


def filled(plane, shape):
    """Return a shape's area as a mesh: points [(x, y)] and faces of three to six corners, one a grid cell."""
    numbers, points, faces = {}, [], []

    def number(key, point):
        if key not in numbers:
            numbers[key] = len(points)
            points.append(point)
        return numbers[key]

    inside = shape < 0
    touched = inside[:-1, :-1] | inside[:-1, 1:] | inside[1:, 1:] | inside[1:, :-1]
    for row, column in zip(*np.where(touched)):
        corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        face = []
        for which, (corner, after) in enumerate(zip(corners, corners[1:] + corners[:1])):
            if inside[corner]:
                place = (plane.left + corner[1] * plane.step, plane.bottom + corner[0] * plane.step)
                face.append(number(corner, place))
            if inside[corner] != inside[after]:
                side = _side(row, column, which)
                face.append(number(side, _crossing(plane, shape, side)))
        if len(face) > 2:
            faces.append(face)
    return points, faces
