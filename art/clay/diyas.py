"""Nine diyas (oil lamps), each painted by a different child, around a rangoli of powder and petals at dusk; three are
lit.
"""

import math
import random

import numpy as np

from clay.fields import distance_to_path, noise, rough_noise, smoothstep
from clay.flame import flame
from clay.graph import Graph
from clay.lump import Lump
from clay.pieces import between, rope, turned
from clay.rangoli import rangoli, scattered_petals
from clay.setting import upright
from clay.surfaces import clay
from studio.colour import linear
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch, ground, mesh
from studio.render import render, reset

CLAY = linear('#9c5636')
PINK, YELLOW, BLUE, GREEN = linear('#d42a76'), linear('#efb51e'), linear('#2450a8'), linear('#2f8a46')
WHITE, ORANGE, VIOLET, RED = linear('#f0e9dc'), linear('#e2681c'), linear('#6b3390'), linear('#c0271f')
TURQUOISE = linear('#1a9a9a')
# Profile from the outer foot over the rim to the inner bottom, for a bowl of radius 1.
BOWL = [
    (0.02, 0.0), (0.45, 0.0), (0.74, 0.14), (0.95, 0.38), (1.02, 0.62), (0.94, 0.68), (0.84, 0.56),
    (0.6, 0.33), (0.3, 0.24), (0.02, 0.22)]

chance = random.Random(68)


class Diya:
    """A pinched lamp; marks are painted on its outside in the flat coordinates `around` and `up`, in centimetres."""

    def __init__(self, x, y, radius, lip, seed, lit=False):
        self.place, self.radius, self.lip, self.lit = np.array([x, y, 0.0]), radius, lip, lit
        batch = Batch()
        steps = np.linspace(0, len(BOWL) - 1, 44)
        rows = [
            tuple(
                np.array([np.interp(t, range(len(BOWL)), [row[i] for row in BOWL]) for i in (0, 1)]) * radius)
            for t in steps
        ]
        batch.add(*turned(rows, 64, (1, 1), 0.34, seed), CLAY)
        self.clay = Lump(batch, 0.07, 3)
        self._pinch()
        self.clay.thumb(chance, 1.2, 1.15, 0.07, prints=0.6)
        self.clay.roughen(0.7, 0.02, seed)
        self.seed = seed
        x, y, z = self.clay.points.T
        self.turn = np.arctan2(y, x)
        outward = self.clay.normals[:, 0] * np.cos(self.turn) + self.clay.normals[:, 1] * np.sin(self.turn)
        self.outside = smoothstep(-0.25, 0.15, outward + 0.4 * (np.hypot(x, y) > 0.9 * radius))
        # The seam of the flat coordinates is at the back, so that no mark is cut at the front.
        self.unrolled = np.stack(
            [((self.turn + math.pi / 2 + math.pi) % (2 * math.pi) - math.pi) * radius, z], axis=1)

    def _pinch(self):
        """Shape a part of the rim into a spout for the wick."""
        x, y, z = self.clay.points.T
        near = np.maximum(0, np.cos(np.arctan2(y, x) - self.lip)) ** 7 * smoothstep(0.2, 0.7, z / self.radius)
        out = near * self.radius * 0.3
        narrow = 1 - 0.3 * near
        along = x * math.cos(self.lip) + y * math.sin(self.lip)
        across = (-x * math.sin(self.lip) + y * math.cos(self.lip)) * narrow
        along = along + out
        self.clay.place(
            np.stack(
                [
                    along * math.cos(self.lip) - across * math.sin(self.lip),
                    along * math.sin(self.lip) + across * math.cos(self.lip), z + near * self.radius * 0.1],
                axis=1
            )
        )

    def _brush(self, colour, share):
        streaks = 0.8 + 0.35 * noise(
            np.column_stack([self.unrolled[:, 0] * 0.3, self.unrolled[:, 1] * 2, self.turn * 0]), 0.5,
            self.seed)
        share = np.clip(share * streaks * 1.25, 0, 1) * self.outside
        self.clay.raise_by(share * 0.025)
        self.clay.paint(colour, np.clip(share * 1.1, 0, 1), 0.3)

    def coat(self, colour, low=-0.2, high=9.0, ragged=0.18):
        """Paint the outside between the heights `low` and `high`, with the uneven edge of a child's painting."""
        height = self.unrolled[:, 1] + ragged * rough_noise(self.clay.points, 0.9, self.seed + 3)
        self._brush(colour, smoothstep(low, low + 0.12, height) * smoothstep(high, high - 0.12, height))

    def inside(self, colour):
        share = (1 - self.outside) * smoothstep(
            0.3, 0.5,
            self.clay.points[:, 2] / self.radius + 0.1 * rough_noise(self.clay.points, 0.8, self.seed))
        self.clay.paint(colour, share, 0.3)

    def stroke(self, colour, path, width):
        """Paint one brush stroke along `path` [(around, up)]."""
        across, _ = distance_to_path(self.unrolled, path, width)
        uneven = width / 2 * (1 + 0.3 * noise(self.clay.points, 0.5, self.seed + len(path)))
        self._brush(colour, np.nan_to_num(smoothstep(uneven, uneven * 0.7, np.minimum(across, 99))))

    def dots(self, colour, height, step, size, start=0.0):
        for around in np.arange(-8 + start, 8, step):
            spot = (around + chance.uniform(-0.12, 0.12), height + chance.uniform(-0.1, 0.1))
            self.stroke(colour, [spot, (spot[0] + 0.01, spot[1])], size * chance.uniform(0.75, 1.2))

    def line(self, colour, height, width, wave=0.0, length=1.6, zigzag=False):
        around = np.arange(-9, 9, length / 2 if zigzag else 0.25)
        up = [
            height + wave * ((-1) ** k if zigzag else math.sin(a * 6.28 / length))
            + chance.uniform(-0.05, 0.05) for k, a in enumerate(around)]
        self.stroke(colour, list(zip(around, up)), width)

    def flowers(self, colour, heart, height, step, size):
        for around in np.arange(-8, 8, step):
            middle = (around + chance.uniform(-0.15, 0.15), height + chance.uniform(-0.1, 0.1))
            for k in range(5):
                turn = k * 1.257 + around
                tip = (middle[0] + math.cos(turn) * size, middle[1] + math.sin(turn) * size)
                self.stroke(colour, [middle, tip], size * 0.75)
            self.stroke(heart, [middle, (middle[0] + 0.01, middle[1])], size * 0.8)

    def make(self, skin):
        self.clay.place(self.clay.points + self.place)
        self.clay.make('diya', skin)
        if self.lit:
            self._light()

    def _light(self):
        oil = Batch()
        count = 40
        rim = [
            (math.cos(a) * self.radius * 0.78, math.sin(a) * self.radius * 0.78)
            for a in np.linspace(0, 2 * math.pi, count, endpoint=False)]
        oil.add(
            [(*(self.place[:2] + p), self.radius * 0.5) for p in rim], [tuple(range(count))],
            linear('#8a5a12'))
        oil.make('oil', material('oil', rough=0.05, spec=0.6, vertex_colours=True))
        out = np.array([math.cos(self.lip), math.sin(self.lip), 0])
        tip = self.place + out * self.radius * 1.12 + [0, 0, self.radius * 0.92]
        wick = Batch()
        wick.add(
            *rope(
                between(
                    self.place - out * self.radius * 0.3 + [0, 0, self.radius * 0.5], tip, 14, (0, 0, -0.15)),
                lambda t: 0.17 * (1 - 0.3 * t)
            ),
            linear('#e4dac6')
        )
        wick.add(*rope(between(tip - out * 0.1, tip + [0, 0, 0.3], 5), 0.11), linear('#150d0a'))
        wick.make('wick', material('cotton', rough=0.95, vertex_colours=True, bump=0.03), smooth=True)
        flame(tip + [0, 0, 0.15], 2.5 * chance.uniform(0.85, 1.15))


def paint_all():
    """Paint each lamp in the style of a different child."""
    diyas = [
        Diya(-9.3, -10.5, 3.7, 0.3, 1, lit=True), Diya(-0.6, -12.8, 3.3, 2.2, 2),
        Diya(8.8, -9.2, 3.6, 3.0, 3), Diya(14.9, -1.8, 3.2, 3.4, 4, lit=True), Diya(13.0, 8.6, 3.4, 4.0, 5),
        Diya(2.2, 12.8, 3.5, 4.6, 6, lit=True), Diya(-8.5, 10.8, 3.1, 5.2, 7), Diya(-14.6, 5.0, 3.5, 0.2, 8),
        Diya(-16.4, -3.4, 2.9, 0.4, 9)]
    pink, blue, yellow, green, violet, white, turquoise, plain, orange = diyas
    pink.coat(PINK)
    pink.inside(YELLOW)
    pink.dots(WHITE, 1.5, 1.15, 0.5)
    pink.dots(YELLOW, 0.75, 1.15, 0.34, 0.55)
    blue.coat(BLUE, 0.0)
    blue.line(YELLOW, 1.1, 0.26, 0.45, 1.5, zigzag=True)
    blue.dots(RED, 1.85, 0.8, 0.3)
    yellow.coat(YELLOW)
    yellow.inside(RED)
    yellow.flowers(RED, WHITE, 1.25, 2.6, 0.55)
    yellow.line(GREEN, 0.35, 0.28, 0.06)
    green.coat(GREEN)
    green.line(WHITE, 1.2, 0.24, 0.3, 1.9)
    green.dots(PINK, 1.75, 1.3, 0.36)
    violet.coat(VIOLET)
    violet.dots(YELLOW, 1.3, 0.9, 0.36)
    white.coat(WHITE)
    white.inside(ORANGE)
    for around in np.arange(-8, 8, 1.15):
        white.stroke(
            (ORANGE, PINK, GREEN, BLUE)[int(around * 3) % 4], [(around, 0.2), (around + 0.3, 2.3)], 0.42)
    turquoise.coat(TURQUOISE, 0.7)
    turquoise.dots(WHITE, 1.4, 0.75, 0.28)
    plain.coat(PINK, 1.3, ragged=0.4)
    plain.stroke(WHITE, [(-1.6, 0.6), (-0.8, 1.7), (0.2, 0.7), (0.9, 1.6), (2.0, 0.8)], 0.5)
    plain.dots(YELLOW, 0.45, 1.9, 0.5)
    orange.coat(ORANGE)
    orange.line(BLUE, 1.5, 0.34)
    orange.line(WHITE, 0.8, 0.28, 0.08)
    return diyas


def red_floor():
    """Return the material of polished red oxide, worn and mopped."""
    g = Graph('floor')
    worn = g.noise(9, 6, 0.65)
    paint = g.mix(g.ramp(worn, 0.3, 0.7), linear('#3a1511'), linear('#571f17'))
    scratches = g.noise(0.5, 4, 0.6, g.stretched((1, 0.06, 1), 0.5))
    g.set(
        Base_Color=paint, Specular=0.4, Roughness=g.ramp(worn, 0.25, 0.75, 0.26, 0.5),
        Normal=g.bump(scratches, 0.01, g.bump(g.noise(3, 3), 0.05)))
    return g.surface


def evening():
    """Light the scene with the sky after sunset: rose below and blue above."""
    g = Graph('evening')
    up = g.axis('Z')
    low = g.mix(g.ramp(up, 0, 16), linear('#7a4a63'), linear('#4a4a86'))
    return g.shining(g.mix(g.ramp(up, 14, 44), low, linear('#1d2a5c')), 0.55)


def far_lights():
    """Hang a string of lamps on the neighbours' balcony, out of focus."""
    for k in range(15):
        g = Graph('far lamp')
        colour = ('#ffb347', '#ff5a4a', '#ffd27a', '#5aa0ff', '#ffb347')[k % 5]
        surface = g.shining(linear(colour), chance.uniform(1.2, 4.0))
        batch = Batch()
        x = -66 + k * 9.6
        batch.blob(
            (x, 118, 17 - 7 * math.sin((x + 66) / 132 * math.pi * 2) ** 2 + chance.uniform(-1, 1)),
            chance.uniform(0.3, 0.7), WHITE)
        bulb = batch.make('far lamp', surface)
        bulb.visible_diffuse = bulb.visible_glossy = False


def step_border():
    """Paint white triangles and dots along the front of the step."""
    batch = Batch()
    for k in range(-24, 25):
        x = k * 2.6 + chance.uniform(-0.2, 0.2)
        top = 3.9 + chance.uniform(-0.2, 0.2)
        batch.add([(x - 1.1, 45.9, 1.4), (x + 1.1, 45.9, 1.4), (x, 45.9, top)], [(0, 1, 2)], WHITE)
        batch.blob((x + 1.3, 45.9, 3.4), 0.35, WHITE, (1, 0.1, 1), 10, 6)
    batch.make(
        'border', material('lime paint', rough=1, vertex_colours=True, variation=0.3, variation_scale=2)
    )


reset()
skin = clay(patchy=0.08, grain=0.009)
for diya in paint_all():
    diya.make(skin)
rangoli(chance)
scattered_petals(chance)
ground(red_floor(), 260)
mesh(
    'step', [(-200, 46, 0), (200, 46, 0), (200, 46, 5), (-200, 46, 5), (200, 80, 5), (-200, 80, 5)],
    [(0, 1, 2, 3), (3, 2, 4, 5)],
    material('step', linear('#7a4438'), rough=0.8, variation=0.2, bump=0.1, bump_scale=2))
upright('dusk', evening(), 125, 260, -20, 120)
step_border()
far_lights()
area_light((-50, -16, 44), (0, 0, 0), 30, 26000, (0.42, 0.52, 1.0))
world((0.4, 0.46, 0.85), 0.22)
camera((0, -50, 13.5), (-0.6, 0, 1.9), 50, 1.6, (-4, -10, 2))
render(1400, 930, 32, exposure=1.5, contrast=1.05, vignette=0.3)
