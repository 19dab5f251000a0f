"""Shapes to cut out of paper, as distance fields on a plane, and their outlines.

A shape is an array over the plane's grid: negative inside, positive outside, about the distance to the nearest edge.
Distance fields can be blended: ten ellipses become one smooth elephant.
"""
import math

import numpy as np

from studio import contours
from studio.curves import smooth
from studio.distances import from_bar, from_polygon

OUTSIDE = 9.0


class Plane:
    """A grid of points for shapes; `x` and `y` are the coordinates of all its points."""

    def __init__(self, left, right, bottom, top, step):
        self.left, self.bottom, self.step = left, bottom, step
        columns, rows = int((right - left) / step), int((top - bottom) / step)
        self.x, self.y = np.meshgrid(left + np.arange(columns) * step, bottom + np.arange(rows) * step)

    def seen_from(self, x, y, scale=1, flip=False):
        """Return the same grid in the coordinates of a figure at (x, y), scaled by `scale`."""
        view = object.__new__(Plane)
        view.x = (self.x - x) / scale * (-1 if flip else 1)
        view.y = (self.y - y) / scale
        return view

    def at(self, places):
        """Return the points (x, y) of positions (column, row) of the grid, which may be fractions."""
        return np.array([self.left, self.bottom]) + np.asarray(places) * self.step

    def circle(self, x, y, radius):
        return np.hypot(self.x - x, self.y - y) - radius

    def ellipse(self, x, y, width, height, turn=0.0):
        """Return an ellipse with half-axes `width` and `height`."""
        along, across = self._turned(x, y, turn)
        return (np.hypot(along / width, across / height) - 1) * min(width, height)

    def rectangle(self, left, right, bottom, top):
        middle_x, middle_y = (left + right) / 2, (bottom + top) / 2
        return np.maximum(np.abs(self.x - middle_x) - (right - left) / 2,
                          np.abs(self.y - middle_y) - (top - bottom) / 2)

    def limb(self, x0, y0, radius0, x1, y1, radius1):
        """Return a rounded bar from one point to another, with half-widths from `radius0` to `radius1`."""
        return from_bar(self.x, self.y, (x0, y0), (x1, y1), radius0, radius1)

    def stem(self, points, steps=6):
        """Return a bent bar along a smooth line through `points` [(x, y, half-width)]."""
        line = smooth(points, steps)
        return union(*(self.limb(*a, *b) for a, b in zip(line, line[1:])))

    def leaf(self, x, y, turn, length, width, belly=0.85):
        """Return a leaf from (x, y) in the direction `turn`; `width` is half its width.

        With a smaller `belly` its widest point is nearer its stalk.
        """
        along, across = self._turned(x, y, turn)
        share = np.clip(along / length, 0, 1)
        blade = np.abs(across) - width * np.sin(np.pi * share ** belly)
        beyond = np.hypot(along - np.clip(along, 0, length), across) + 0.01
        return np.where((along < 0) | (along > length), beyond, blade)

    def flower(self, x, y, radius, petals, turn=0.0):
        """Return leaf-shaped petals around a dot."""
        angles = [turn + k * 2 * math.pi / petals for k in range(petals)]
        return union(self.circle(x, y, radius * 0.22), *(
            self.leaf(x + math.cos(a) * radius * 0.32, y + math.sin(a) * radius * 0.32, a, radius * 0.66,
                      radius * 0.17) for a in angles))

    def polygon(self, points):
        """Return a shape with straight sides; `points` may be in either direction."""
        return from_polygon(self.x, self.y, points)

    def _turned(self, x, y, turn):
        cosine, sine = math.cos(turn), math.sin(turn)
        dx, dy = self.x - x, self.y - y
        return dx * cosine + dy * sine, dy * cosine - dx * sine


def union(*shapes):
    return np.minimum.reduce(shapes)


def intersection(*shapes):
    return np.maximum.reduce(shapes)


def difference(shape, *holes):
    return np.maximum.reduce([shape, *(-hole for hole in holes)])


def smooth_union(first, second, softness=0.35):
    """Join two shapes with a rounded inner corner."""
    share = np.clip(0.5 + 0.5 * (second - first) / softness, 0, 1)
    return second + (first - second) * share - softness * share * (1 - share)


def outlines(plane, shape, shortest=12):
    """Return the edges of a shape as closed loops of points [(x, y)], without loops of few points."""
    field = shape.copy()
    field[[0, -1], :] = OUTSIDE
    field[:, [0, -1]] = OUTSIDE
    loops = (line[:-1] for line in contours.contours(field))
    return [plane.at(loop) for loop in loops if len(loop) > shortest]


def filled(plane, shape):
    """Return the area of a shape as a mesh: points [(x, y)] and, for each grid cell, a face of 3 to 6 corners."""
    places, faces = contours.filled(shape)
    return plane.at(places), faces
