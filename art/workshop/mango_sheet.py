"""A half-finished watercolour of mangoes: one fruit finished, one wet, the rest in pencil."""

import numpy as np

from clay.fields import smoothstep
from papercraft.shapes import Plane, difference, intersection, smooth_union, union
from studio.colour import linear

WIDTH, HEIGHT = 34.0, 25.0
PAPER = linear('#f6f0e2')


class Washes:
    """Pixels of a sheet; each wash absorbs a share of the remaining light."""

    def __init__(self, step=0.036):
        self.plane = Plane(-WIDTH / 2, WIDTH / 2, -HEIGHT / 2, HEIGHT / 2, step)
        self.pixels = np.tile(np.array(PAPER), (*self.plane.x.shape, 1))
        self.tooth = self.cloud(0.16, 1, 2)
        self.pixels *= (1 + 0.035 * self.tooth)[..., None]

    def cloud(self, size, seed, octaves=3):
        """Return noise with clouds about `size` wide; the same seed gives the same noise."""
        return sum(self._clouds_of_one_size(size / 2**k, seed * 8 + k) / 2**k for k in range(octaves))

    def _clouds_of_one_size(self, size, seed):
        across, up = (self.plane.x[0] + WIDTH / 2) / size, (self.plane.y[:, 0] + HEIGHT / 2) / size
        column, row = across.astype(int), up.astype(int)
        corners = np.random.RandomState(seed).uniform(-1, 1, (row[-1] + 2, column[-1] + 2))
        right, above = smoothstep(0, 1, across - column), smoothstep(0, 1, up - row)[:, None]
        rows = corners[row] + (corners[row + 1] - corners[row]) * above
        return rows[:, column] + (rows[:, column + 1] - rows[:, column]) * right

    def wash(self, shape, colour, strength, seed, edge=0.5, soft=0.06, bloom=0.45):
        """Lay `colour` where `shape` is negative; `strength` is a number or a map of the amount of paint.

        `edge` is the darkness of the dried rim, `soft` how far the rim ran.
        """
        shape = shape + 0.09 * self.cloud(0.8, seed) + soft * 1.6 * self.cloud(2.2, seed + 5)
        inside = smoothstep(soft, -soft, shape)
        rim = np.exp(-(((shape + soft + 0.1) / 0.11) ** 2)) * edge
        density = inside * strength * (0.9 + rim + bloom * self.cloud(2.6, seed + 9, 4))
        density *= 1 + 0.24 * self.tooth
        self.pixels *= np.exp(-np.clip(density, 0, 4)[..., None] * -np.log(np.maximum(linear(colour), 0.012)))

    def pencil(self, shape, seed, dark=0.5, where=1.0):
        """Draw the edge of a shape with a soft pencil, twice, with different errors."""
        for again in range(2):
            line = shape + 0.10 * self.cloud(3.0, seed + again * 7) + again * 0.06
            pressed = np.clip(0.72 + 0.5 * self.cloud(2.4, seed + 3 + again), 0.1, 1)
            mark = np.exp(-((line / 0.055) ** 2)) * pressed * np.clip(0.9 + 0.7 * self.tooth, 0.2, 1.3)
            self.pixels *= (1 - (dark - 0.15 * again) * np.clip(mark, 0, 1) * where)[..., None]


def mango(plane, x, y, size, turn):
    body = plane.ellipse(x, y, 4.6 * size, 3.5 * size, turn)
    end_x, end_y = x + 4.0 * size * np.cos(turn - 0.42), y + 4.0 * size * np.sin(turn - 0.42)
    return smooth_union(body, plane.circle(end_x, end_y, 1.25 * size), 1.5)


def along_leaf(plane, root, turn):
    """Return the position of every point along a leaf's rib, and its side of the rib."""
    x, y = plane.x - root[0], plane.y - root[1]
    return x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)


def second_mango(plane):
    """Paint the mango that is still wet."""
    return mango(plane, 2.6, 1.5, 1.0, 2.3)


def half_done():
    """Return the sheet's pixels in linear light."""
    work = Washes()
    plane = work.plane
    front = mango(plane, -5.2, -2.6, 1.12, 0.25)
    wet = difference(second_mango(plane), front)
    third = difference(mango(plane, 9.4, -3.3, 0.98, -0.4), wet)
    leaf = difference(plane.leaf(-8.6, 0.6, 1.9, 8.2, 1.5), front)
    second_leaf = difference(plane.leaf(-7.2, 1.6, 0.75, 7.6, 1.35), front, wet)
    third_leaf = difference(plane.leaf(4.4, 5.0, 0.35, 7.5, 1.35), wet)
    fruit = union(front, wet, third, leaf, second_leaf)
    table = plane.y + 2.2 - 0.05 * plane.x

    left = smoothstep(7.0, -9.0, plane.x + 1.5 * work.cloud(3.5, 60))
    wall = difference(plane.rectangle(-15.6, 1.5, -2.6, 11.2), fruit)
    work.wash(wall, '#6f9fc0', 0.5 * left, 11, edge=0.8, soft=0.3, bloom=0.8)
    work.wash(intersection(wall, plane.circle(-12, 8, 6)), '#d9a3b4', 0.5, 12, soft=0.7, edge=0.3)
    cloth = difference(plane.rectangle(-15.6, 1.0, -11.2, -2.7), fruit)
    work.wash(cloth, '#c8506a', 0.55 * left, 14, edge=0.7, soft=0.2)
    shade = difference(plane.ellipse(-2.6, -6.4, 6.2, 1.5, 0.15), front)
    work.wash(shade, '#4a4f8f', 0.9, 15, edge=0.4, soft=0.25)
    for k in range(5):
        stripe = difference(
            intersection(plane.limb(-16 + k * 3.4, -11.2, 0.18, -13.4 + k * 3.0, -3, 0.14), cloth), shade
        )
        work.wash(stripe, '#8c1f45', 0.8, 20 + k, soft=0.03)

    across = (plane.x + 5.2) * 0.55 + (plane.y + 2.6) * -0.75
    light = smoothstep(1.5, 0.3, np.hypot((plane.x + 7.0) / 1.5, (plane.y + 0.7) / 0.8))
    work.wash(front, '#f7b51a', 1.0 - 0.8 * light, 30, edge=0.4, bloom=0.25)
    work.wash(front, '#ee7420', 0.95 * smoothstep(-1.8, 2.6, across + work.cloud(2.0, 31)), 32, edge=0.5)
    work.wash(front, '#c22a1e', 0.95 * smoothstep(0.9, 4.0, across + work.cloud(1.6, 33)), 34, edge=0.6)
    work.wash(intersection(front, plane.circle(-9.9, -3.6, 1.6)), '#7d9a3a', 0.8, 35, soft=0.45, edge=0.1)
    for shape, turn, root, seed in ((leaf, 1.9, (-8.6, 0.6), 40), (second_leaf, 0.75, (-7.2, 1.6), 44)):
        along, side = along_leaf(plane, root, turn)
        work.wash(shape, '#8fb23f', 0.9, seed, edge=0.7, bloom=0.6)
        dark = intersection(shape, side + 0.08 * np.sin(along * 2))
        work.wash(dark, '#2f6b35', 0.95, seed + 2, edge=0.6)
    work.wash(wet, '#f8c83a', 0.75 + 0.25 * work.cloud(2.0, 50), 51, edge=0.25, soft=0.08, bloom=0.7)
    run = smoothstep(3.6, 0.8, np.hypot(plane.x - 4.4, plane.y + 0.4) + 0.9 * work.cloud(1.3, 53))
    work.wash(wet, '#e8672a', 0.95 * run, 52, edge=0.15, soft=0.08, bloom=0.6)

    for shape, seed, dark in (
        (third, 70, 0.85),
        (third_leaf, 72, 0.8),
        (wet, 74, 0.4),
        (front, 76, 0.3),
        (leaf, 78, 0.3),
        (second_leaf, 79, 0.3),
    ):
        work.pencil(shape, seed, dark)
    right = smoothstep(-2.0, 3.0, plane.x)
    work.pencil(np.where(fruit < 0, 9, table), 80, 0.65, right)
    rib = np.where(third_leaf < 0, plane.limb(4.4, 5.0, 0, 11.4, 7.6, 0), 9)
    work.pencil(rib, 82, 0.6)
    for k in range(5):
        edge = np.where(
            (third < 0) | (plane.y > -3.2), 9, plane.limb(1.2 + k * 3.4, -11.2, 0, 3.0 + k * 2.9, -3, 0)
        )
        work.pencil(edge, 84 + k, 0.5)
    border = np.abs(plane.rectangle(-15.6, 15.6, -11.2, 11.2))
    work.pencil(border, 90, 0.25)
    return np.clip(work.pixels, 0.004, 1).astype(np.float32)
