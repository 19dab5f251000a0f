"""A village in relief on a clay tile, on a green cloth in low light from the left."""

import math
import random

import numpy as np

from clay.fields import rough_noise, smoothstep
from clay.graph import Graph
from clay.lump import Lump
from clay.pieces import between, crumbs, leaf, pat, rope, slab
from clay.surfaces import clay
from studio.colour import linear, vary
from studio.light import area_light, camera, world
from studio.meshes import Batch, ground
from studio.render import render, reset

CLAY = linear('#cfa67c')
OUT = np.array([0, 0, 1.0])
FACE = 2.0

chance = random.Random(9)


def tile(batch):
    """Build the slab: rolled by hand, with uneven edges and thickness."""
    outline = []
    for start, end in (
        ((-14, -10), (14, -10)), ((14, -10), (14, 10.3)), ((14, 10.3), (-14, 10)), ((-14, 10), (-14, -10))
    ):
        for t in np.linspace(0, 1, 26)[:-1]:
            x, y = np.array(start) + (np.array(end) - start) * t
            outline.append((x + chance.gauss(0, 0.09), y + chance.gauss(0, 0.09)))
    batch.add(*slab(outline, 0, FACE, 0.35), CLAY)


def flat_piece(batch, corners, thick, base=FACE):
    """Add a piece cut with a knife and pressed on, with uneven sides."""
    outline = []
    for start, end in zip(corners, corners[1:] + corners[:1]):
        for t in np.linspace(0, 1, 7)[:-1]:
            x, y = np.array(start) + (np.array(end) - start) * t
            outline.append((x + chance.gauss(0, 0.06), y + chance.gauss(0, 0.06)))
    batch.add(*slab(outline, base - 0.5, base + thick, 0.14), CLAY)


def stroke(batch, path, radius, height=0.25):
    """Add a rolled rope on the tile along `path` [(x, y)]."""
    batch.add(*rope([(x, y, FACE + height) for x, y in path], radius), CLAY)


def roll(batch, start, end, radius):
    """Add a straight rolled rope from start to end, both (x, y, z)."""
    batch.add(*rope(between(start, end, 8), radius), CLAY)


def ball(batch, x, y, above, radius, height, stretch=1.0):
    """Add a ball patted flat onto the tile, with its centre `above` the face."""
    batch.add(*pat(np.array([x, y, FACE + above]), OUT, radius, height, chance, stretch), CLAY)


def hut(batch, x, y, width, wall, roof, lean):
    flat_piece(batch, [(x, y), (x + width, y), (x + width, y + wall), (x, y + wall)], 0.75)
    for row in range(4):
        low = y + wall - 0.3 + row * roof / 4
        inset = (row / 4) * width * 0.42
        count = 9 - row
        for k in range(count):
            left = x - 0.7 + inset + (width + 1.4 - 2 * inset) * (k + 0.5) / count + lean * row * 0.1
            root = np.array([left, low + roof / 3.2, FACE + 0.85 + 0.12 * row])
            down = np.array([chance.uniform(-0.12, 0.12), -1, 0.0])
            batch.add(*leaf(root, OUT, down, roof / 2.1, 0.85, 0.34, chance, vein=0.3), CLAY)
    ridge = (x + width * 0.28, y + wall + roof * 0.98, FACE + 1.2)
    roll(batch, ridge, (x + width * 0.72 + lean * 0.5, y + wall + roof, FACE + 1.2), 0.36)


def palm(batch, x, y, height, lean):
    top = np.array([x + lean, y + height, FACE + 0.95])
    trunk = between((x, y, FACE + 0.35), top, 16, (lean * 0.35, 0, 0.2))
    batch.add(*rope(trunk, lambda t: 0.52 * (1 - 0.35 * t) * (1 + 0.09 * math.sin(t * 60))), CLAY)
    for k in range(8):
        turn = math.pi * (-0.22 + 1.44 * k / 7) + chance.uniform(-0.1, 0.1)
        out = np.array([math.cos(turn), math.sin(turn) - 0.12, 0])
        frond = leaf(top + [0, 0, 0.1 * (k % 2)], OUT, out, chance.uniform(2.7, 3.6), 1.15, 0.45, chance,
                     vein=0.5, lift=-0.12, point_end=0.7)
        batch.add(*frond, CLAY)
    for k in range(3):
        batch.add(*pat(top + [(k - 1) * 0.5, -0.5 - 0.2 * (k == 1), 0.2], OUT, 0.38, 0.4, chance), CLAY)


def sun(batch, x, y):
    ball(batch, x, y, 0.0, 1.45, 0.9)
    for k in range(11):
        turn = 2 * math.pi * k / 11 + chance.uniform(-0.08, 0.08)
        out = np.array([math.cos(turn), math.sin(turn), 0])
        length = chance.uniform(0.7, 1.3)
        start = np.array([x, y, FACE + 0.2]) + out * 1.75
        roll(batch, start, start + out * length, lambda t: 0.34 * (1 - 0.6 * t))


def well(batch, x, y):
    for row in range(3):
        for k in range(5 + row % 2):
            left = (k - 2 - 0.5 * (row % 2)) * 0.85
            ball(batch, x + left, y + row * 0.62, 0.25, 0.5, 0.52, 0.72)
    stroke(batch, between((x - 2.3, y + 1.9), (x + 2.3, y + 1.9), 14), 0.32, 0.55)
    for side in (-1, 1):
        stroke(batch, between((x + side * 1.8, y + 1.9), (x + side * 1.7, y + 5.0), 8), 0.27, 0.4)
    stroke(batch, between((x - 2.2, y + 4.9), (x + 2.3, y + 5.1), 10), 0.3, 0.5)
    ball(batch, x + 0.1, y + 4.6, 0.5, 0.62, 0.5)
    stroke(batch, between((x + 0.1, y + 4.2), (x + 0.15, y + 3.1), 6), 0.1, 0.45)
    ball(batch, x + 0.15, y + 2.75, 0.45, 0.5, 0.45, 1.1)


def wheel(batch, x, y, radius):
    rim = [(x + radius * math.cos(t), y + radius * math.sin(t), FACE + 1.15) for t in np.linspace(0, 6.4, 40)]
    batch.add(*rope(rim, lambda t: 0.3 + 0.03 * math.sin(t * 30)), CLAY)
    for k in range(7):
        turn = k * 0.898 + 0.2
        tip = (x + radius * math.cos(turn), y + radius * math.sin(turn), FACE + 1.1)
        roll(batch, (x, y, FACE + 1.1), tip, 0.16)
    ball(batch, x, y, 1.25, 0.45, 0.42)


def bullock(batch, x, y, size=1.0):
    """Add a bullock that walks to the left: hump, horns, a bell at the neck, a thin tail."""

    def at(dx, dy, dz=0.6):
        return np.array([x + dx * size, y + dy * size, FACE + dz])

    batch.add(*pat(at(0, 0), OUT, 2.0 * size, 0.95, chance, 0.58), CLAY)
    batch.add(*pat(at(-1.2, 1.05, 0.75), OUT, 0.75 * size, 0.6, chance), CLAY)
    roll(batch, at(-1.5, 0.4, 0.7), at(-2.9, 1.15, 0.9), 0.62 * size)
    batch.add(*pat(at(-3.3, 0.95, 1.0), OUT, 0.85 * size, 0.55, chance, 0.62, 0.5), CLAY)
    for bend in (0.25, 0.85):
        horn = [
            at(-2.9 - bend * 0.3 + bend * math.sin(t * 1.4) * 0.5, 1.5 + 1.25 * t, 1.0)
            for t in np.linspace(0, 1, 9)]
        batch.add(*rope(horn, lambda t: 0.22 * size * (1 - 0.6 * t)), CLAY)
    roll(batch, at(-2.8, 1.5, 1.1), at(-2.2, 1.45, 1.2), lambda t: 0.24 * size * (1 - 0.3 * t))
    for dx, lean in ((-1.4, -0.5), (-0.8, 0.3), (1.0, -0.3), (1.5, 0.35)):
        roll(batch, at(dx, -0.6, 0.5), at(dx + lean, -2.5, 0.4), lambda t: 0.38 * size * (1 - 0.3 * t))
    tail = [at(1.95 + 0.35 * math.sin(t * 2.2), 0.5 - 1.9 * t, 0.6) for t in np.linspace(0, 1, 10)]
    batch.add(*rope(tail, lambda t: 0.13 + 0.12 * (t > 0.8)), CLAY)


def cart(batch, x, y):
    flat_piece(batch, [(x - 0.6, y + 1.4), (x + 5.4, y + 1.4), (x + 5.9, y + 3.4), (x - 0.9, y + 3.2)], 0.8)
    for k in range(7):
        stroke(batch, between((x - 0.3 + k * 0.9, y + 3.1), (x - 0.3 + k * 0.92, y + 4.1), 4), 0.2, 0.7)
    stroke(batch, between((x - 0.6, y + 4.1), (x + 5.7, y + 4.25), 10), 0.24, 0.75)
    stroke(batch, between((x + 0.2, y + 1.9), (x - 4.6, y + 2.1), 10), 0.24, 0.95)
    wheel(batch, x + 2.5, y + 0.9, 1.85)
    ball(batch, x + 0.9, y + 5.2, 0.8, 0.85, 0.6, 1.2)
    ball(batch, x + 0.85, y + 6.6, 0.9, 0.6, 0.6)
    roll(batch, (x + 0.25, y + 7.0, FACE + 1.0), (x + 1.5, y + 7.05, FACE + 1.0), 0.3)
    roll(batch, (x + 0.4, y + 5.6, FACE + 1.1), (x - 1.2, y + 4.6, FACE + 1.0), 0.22)
    stroke(batch, between((x - 1.1, y + 4.5), (x - 3.2, y + 5.9), 8), 0.1, 0.9)


def woman(batch, x, y):
    """Add a woman who comes back from the well with a pot on her head."""
    flat_piece(batch, [(x - 0.95, y), (x + 0.95, y), (x + 0.45, y + 2.1), (x - 0.4, y + 2.1)], 0.7)
    ball(batch, x, y + 2.3, 0.4, 0.62, 0.55, 0.9)
    ball(batch, x + 0.05, y + 3.4, 0.5, 0.52, 0.55, 1.1)
    ball(batch, x + 0.05, y + 4.45, 0.55, 0.68, 0.6, 0.85)
    stroke(batch, between((x - 0.3, y + 5.0), (x + 0.4, y + 5.05), 5), 0.2, 0.6)
    stroke(batch, [(x + 0.5, y + 2.4), (x + 1.25, y + 3.0), (x + 0.7, y + 4.2)], 0.2, 0.6)
    stroke(batch, between((x - 0.5, y + 2.4), (x - 1.0, y + 1.1), 6), 0.2, 0.55)


def hills_and_fields(batch):
    xs = np.linspace(-13.6, 13.6, 60)
    ys = np.interp(xs, [-14, -10, -6, -2, 2.5, 7, 14], [2.4, 4.2, 3.0, 4.6, 3.4, 4.4, 2.8])
    stroke(batch, list(zip(xs, ys + 0.25 * np.sin(xs * 0.9))), lambda t: 0.3 + 0.05 * math.sin(t * 40), 0.1)
    for k in range(3):
        xs = np.linspace(-13.4, 13.5, 40)
        stroke(
            batch, [(x, -9.0 + 0.5 * k + 0.14 * math.sin(x * 0.8 + k)) for x in xs],
            lambda t: 0.22 + 0.04 * math.sin(t * 50), 0.02)


def on_face(relief, places):
    """Project points [(x, y)] of the top view onto the surface of the clay."""
    return [relief.points[relief.spot((x, y, 20), -OUT)] for x, y in places]


def birds(relief):
    for x, y in ((1.4, 7.6), (3.4, 8.3), (4.6, 6.9)):
        wings = [(x - 1.0, y + 0.1), (x - 0.5, y + 0.4), (x, y), (x + 0.5, y + 0.35), (x + 1.0, y + 0.1)]
        relief.groove(on_face(relief, wings), 0.3, 0.22)


def scratch(relief):
    """Draw doors, windows, grass and the face of the sun with a broken pencil."""
    for x, y, wide, high in ((-9.6, -3.6, 1.5, 2.6), (9.4, -2.0, 1.3, 2.2)):
        left = [(x, y + high * t) for t in (0, 0.5, 1)]
        right = [(x + wide, y + high * t) for t in (1, 0.5, 0)]
        relief.groove(on_face(relief, left + right), 0.3, 0.28)
    for x, y in ((-11.6, -2.0), (-6.9, -2.0), (12.0, -0.8)):
        relief.stamp(
            relief.spot((x, y, 20), -OUT), 1.0,
            lambda a, b: 0.4 * smoothstep(0.48, 0.36, np.maximum(abs(a), abs(b))))
    for x in (8.85, 9.95):
        relief.stamp(
            relief.spot((x, 6.95, 20), -OUT), 0.6, lambda a, b: 0.3 * smoothstep(0.24, 0.12, np.hypot(a, b)))
    smile = [(9.4 + a, 5.95 + 0.35 * a * a) for a in np.linspace(-0.8, 0.8, 9)]
    relief.groove(on_face(relief, smile), 0.24, 0.2)
    for _ in range(34):
        x, y = chance.uniform(-13, 13), chance.uniform(-8.0, -5.4)
        blade = [(x, y, FACE), (x + chance.uniform(-0.3, 0.3), y + 0.6, FACE)]
        relief.groove(blade, 0.16, 0.12)


def crack(relief, points):
    """Add a crack from drying that begins at the edge."""
    path = []
    for start, end in zip(points[:-1], points[1:]):
        for t in np.linspace(0, 1, 5)[:-1]:
            x, y = np.array(start) + (np.array(end) - start) * t
            path.append((x + chance.gauss(0, 0.07), y + chance.gauss(0, 0.07), FACE))
    relief.groove(path, 0.17, 0.5, burr=0.05, colour=linear('#5a3c28'))


def cloth():
    g = Graph('cloth')
    x, y = g.axis('X'), g.axis('Y')
    drift = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(2.5, 3), 0.5), 0.5)
    warp = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.math('ADD', x, drift), 29.0)))
    weft = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.math('ADD', y, drift), 29.0)))
    thread = g.math(
        'MAXIMUM',
        g.math('MULTIPLY', warp, g.ramp(g.noise(0.5, 2, 0.5, g.stretched((1, 0.1, 1))), 0.3, 0.7, 0.5, 1)),
        g.math('MULTIPLY', weft, g.ramp(g.noise(0.5, 2, 0.5, g.stretched((0.1, 1, 1))), 0.3, 0.7, 0.5, 1)))
    paint = g.mix(g.ramp(thread, 0.3, 0.95), linear('#2c463b'), linear('#476655'))
    paint = g.mix(g.ramp(g.noise(8, 5), 0.5, 0.85, 0.0, 0.5), paint, linear('#c9b79c'))
    g.set(
        Base_Color=paint, Roughness=1.0, Specular=0.05,
        Normal=g.bump(thread, 0.03, g.bump(g.noise(6, 3), 0.9)))
    return g.surface


reset()
pieces = Batch()
tile(pieces)
hills_and_fields(pieces)
sun(pieces, 9.4, 6.6)
palm(pieces, -4.4, -3.4, 8.6, 1.3)
palm(pieces, -12.7, -1.0, 7.2, 0.8)
hut(pieces, -12.4, -3.8, 6.6, 3.0, 3.2, 0.6)
hut(pieces, 8.2, -2.2, 5.0, 2.6, 2.7, -0.4)
well(pieces, 1.6, -2.7)
bullock(pieces, -0.9, -6.2)
cart(pieces, 4.4, -8.5)
woman(pieces, -8.0, -8.6)
relief = Lump(pieces, 0.075, 2)
relief.warp(7, 0.3, 3)
bare = np.abs(relief.points[:, 2] - FACE) < 0.2
relief.thumb(chance, 1.3, 1.4, 0.11, bare, prints=0.9, flat=0.5)
relief.thumb(chance, 0.9, 0.7, 0.04, ~bare & (relief.points[:, 2] > FACE), prints=0.8)
relief.roughen(0.6, 0.035, 4)
crumbled = smoothstep(0.03, 0.11, -relief.hollows(8))
relief.raise_by(-crumbled * np.maximum(0, rough_noise(relief.points, 0.5, 7)) * 0.3)
scratch(relief)
birds(relief)
crack(relief, [(14.1, -5.0), (12.9, -5.3), (12.1, -4.6), (11.0, -4.9)])
crack(relief, [(-6.0, 10.2), (-6.3, 9.2), (-5.8, 8.6)])
relief.paint(linear('#b5744a'), smoothstep(-0.3, 0.9, rough_noise(relief.points, 6, 12)) * 0.5)
relief.paint(linear('#5a3824'), smoothstep(0.03, 0.14, relief.hollows(8)) * 0.8)
relief.paint(linear('#ead2ae'), crumbled * 0.45)
relief.make('tile', clay(patchy=0.12, grain=0.02, specks=0.25))

bits = Batch()
crumbs(
    bits, chance,
    [(chance.uniform(-17, 17), chance.choice((-1, 1)) * chance.gauss(11.4, 0.9)) for _ in range(44)],
    vary(CLAY, chance), 0.22)
crumbs(
    bits, chance,
    [(chance.choice((-1, 1)) * chance.gauss(15.3, 0.7), chance.uniform(-11, 11)) for _ in range(30)],
    vary(CLAY, chance), 0.22)
bits.make('crumbs', clay('crumb'), smooth=True)
ground(cloth(), 120)
area_light((-46, 26, 17), (0, 0, 1), 5, 30000, (1, 0.9, 0.74), 6)
area_light((30, -30, 50), (0, 0, 0), 40, 2700, (0.8, 0.88, 1))
world((0.82, 0.88, 1), 0.13)
camera((0, -3, 66), (0, 0.05, 1), 70)
render(1400, 1060, 30, exposure=2.1, contrast=1.06)
