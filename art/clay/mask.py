"""A smiling sun with a moustache, painted with slip, on a flaking blue wall in the shade of a neem tree."""

import math
import random

import numpy as np

from clay.fields import distance_to_path, noise, rough_noise, smoothstep
from clay.graph import Graph
from clay.lump import Lump, unit
from clay.pieces import leaf, pat, rope
from clay.setting import hang_in_light, upright
from clay.surfaces import clay
from studio.colour import linear
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch
from studio.render import render, reset

CLAY, WHITE, BLACK = linear('#a9583a'), linear('#eee3cb'), linear('#231714')
OCHRE, RED = linear('#d3962f'), linear('#8c2f22')
OUT = np.array([0, -1.0, 0])
RADIUS = 8.6

chance = random.Random(12)


def at(x, z, out=0.0):
    """Return a point of the mask from its front view; `out` is the distance from the wall."""
    return np.array([x, -out, z])


def around(angle, radius, out=0.0):
    return at(radius * math.cos(angle), radius * math.sin(angle), out)


def dome(x, z):
    """Return the height of the face above the wall."""
    return 1.0 + 3.0 * math.sqrt(max(0.0, 1 - (x * x + z * z) / (RADIUS + 0.4) ** 2))


def rays(batch):
    """Build the rays, each of another kind: leaf, flame, roll, fork, tongue, loop."""
    for k in range(14):
        angle = 2 * math.pi * k / 14 + chance.uniform(-0.05, 0.05)
        out = unit(around(angle, 1.0))
        side = np.cross(OUT, out)
        root = around(angle, RADIUS - 0.5, 0.7)
        length = chance.uniform(4.3, 5.6)
        # A rope that bends through the vertical gets too thin there, so the lowest ray is a leaf.
        kind = k % 4 if k != 10 else 0
        if kind == 0:
            batch.add(
                *leaf(root, OUT, out, length, 3.6, 1.0, chance, vein=0.5, lift=0.02, point_end=0.7), CLAY)
        elif kind == 1:
            path = [root + out * length * t + side * 0.75 * math.sin(t * 5.6) for t in np.linspace(0, 1, 22)]
            batch.add(*rope(path, lambda t: 1.2 * (1 - 0.72 * t)), CLAY)
        elif kind == 2:
            for step in (-1, 1):
                path = [
                    root + out * length * 0.9 * t + side * step * (0.5 + 0.95 * t * t)
                    for t in np.linspace(0, 1, 12)]
                batch.add(*rope(path, lambda t: 0.8 * (1 - 0.35 * t)), CLAY)
        else:
            batch.add(
                *rope(
                    [tuple(root + out * (length - 1.1) * t) for t in np.linspace(0, 1, 9)],
                    lambda t: 1.05 * (1 - 0.3 * t)),
                CLAY
            )
            batch.add(*pat(root + out * (length - 0.5), OUT, 1.3, 0.8, chance), CLAY)


def face(batch):
    batch.blob((0, -1.0, 0), 1, CLAY, (RADIUS, 3.1, RADIUS * 0.97), 64, 40, 0, 0.02, chance)
    rim = [around(a, RADIUS, 1.0) for a in np.linspace(0, 6.36, 80)]
    batch.add(*rope(rim, lambda t: 0.72 + 0.1 * math.sin(t * 50)), CLAY)
    nose = [
        at(0.15 * math.sin(t * 3), 2.6 - 3.4 * t, dome(0, 2 - 3 * t) + 0.1 + 0.75 * t)
        for t in np.linspace(0, 1, 14)]
    batch.add(*rope(nose, lambda t: 0.62 + 0.55 * t * t), CLAY)
    for side in (-1, 1):
        batch.add(*pat(at(side * 0.95, -0.75, dome(0, -0.7) + 0.35), OUT, 0.75, 0.6, chance), CLAY)
        batch.add(
            *pat(
                at(side * 4.6, -1.4, dome(4.6, -1.4) - 0.2), unit(OUT + [side * 0.4, 0, -0.1]), 1.75, 0.9,
                chance),
            CLAY
        )
        brow = [
            at(side * x, 3.9 + 0.95 * math.sin((x - 1.3) * 0.85), dome(x, 4.2) + 0.05)
            for x in np.linspace(1.3, 5.3, 14)]
        batch.add(*rope(brow, lambda t: 0.48 * (1 - 0.5 * abs(t - 0.4))), CLAY)
        eye = at(side * 3.1, 2.0, dome(3.1, 2.0) - 0.15)
        batch.add(*pat(eye, unit(OUT + [side * 0.3, 0, 0.15]), 1.42, 0.7, chance, 0.72, side * 0.08), CLAY)
        moustache = []
        for t in np.linspace(0, 1, 22):
            x = 0.15 + 5.3 * t
            z = -2.2 - 0.75 * math.sin(t * 2.7) + 2.2 * max(0, t - 0.55) ** 1.3 * 2.0
            moustache.append(tuple(at(side * x, z + side * 0.08, dome(x, z) + 0.3)))
        batch.add(*rope(moustache, lambda t: 1.05 * (1 - 0.83 * t**1.4)), CLAY)
    for lift, bend in ((-3.75, 0.5), (-4.55, 0.95)):
        lip = [
            at(x, lift - bend + 0.10 * bend * x * x, dome(x, lift) + 0.1) for x in np.linspace(-2.3, 2.4, 16)]
        batch.add(*rope(lip, lambda t: 0.5 * (0.45 + 0.75 * math.sin(math.pi * t))), CLAY)
    batch.add(*pat(at(0, 5.7, dome(0, 5.7)), unit(OUT + [0, 0, 0.5]), 0.75, 0.35, chance, 1.2), CLAY)


def seen(mask, x, z):
    return mask.points[mask.spot((x, -40, z), (0, 1, 0))]


def notch(mask):
    """Scratch with a stick: hair in the moustache and brows, smile lines, lids, dots."""
    for side in (-1, 1):
        for k in range(9):
            x = side * (0.8 + 0.5 * k)
            z = -2.6 - 0.55 * math.sin(0.25 * k + 0.4) + max(0, k - 5) * 0.32
            mask.groove(
                [seen(mask, x - side * 0.25, z + 0.65), seen(mask, x + side * 0.2, z - 0.4)], 0.22, 0.16)
        for k in range(3):
            lines = [
                seen(mask, side * (5.7 + 0.45 * k), z) for z in np.linspace(1.2 - 0.3 * k, 2.9 - 0.3 * k, 5)]
            mask.groove(lines, 0.2, 0.14)
        mask.groove(
            [
                seen(mask, side * x, 2.0 + 1.25 * math.sin((x - 1.5) / 3.3 * 3.1))
                for x in np.linspace(1.5, 4.8, 9)],
            0.24,
            0.2
        )
        mask.stamp(
            mask.spot((side * 3.0 + 0.35, -40, 1.95), (0, 1, 0)), 0.9,
            lambda a, b: 0.38 * smoothstep(0.46, 0.28, np.hypot(a, b)))


class Brush:
    """Paints slip with a brush or fingertip, in coordinates of the front view."""

    def __init__(self, mask):
        self.mask = mask
        self.front = mask.points[:, [0, 2]]
        self.facing = smoothstep(0.05, 0.4, -mask.normals[:, 1])
        self.seed = 0

    def stroke(self, colour, path, width, thickness=0.05):
        self.seed += 1
        across, passed = distance_to_path(self.front, path, width)
        uneven = width / 2 * (1 + 0.28 * noise(self.mask.points, 0.6, self.seed))
        share = np.nan_to_num(smoothstep(uneven, uneven * 0.72, np.minimum(across, 99))) * (1 - 0.35 * passed)
        self.mask.slip(colour, share * self.facing, thickness, self.seed)

    def dot(self, colour, x, z, size):
        self.stroke(colour, [(x, z), (x + 0.02, z + 0.02)], size * chance.uniform(0.85, 1.15), 0.09)


def paint(mask):
    brush = Brush(mask)
    x, z = brush.front.T
    away, angle = np.hypot(x, z), np.arctan2(z, x)
    uneven = 0.3 * rough_noise(mask.points, 1.6, 3)
    ring = smoothstep(8.15, 8.35, away + uneven) * smoothstep(9.45, 9.2, away + uneven)
    mask.slip(WHITE, ring * brush.facing, 0.03, 90)
    wedge = np.floor((angle / (2 * math.pi) * 14 + 14.5)) % 14
    beyond = smoothstep(9.3, 9.6, away + uneven)
    for colour, kinds in ((OCHRE, (0, 4, 8, 12)), (WHITE, (2, 6, 10)), (RED, (1, 5, 9, 13))):
        mask.slip(colour, np.isin(wedge, kinds) * beyond * brush.facing * 0.92, 0.02, 91)
    for k in range(30):
        turn = 2 * math.pi * (k + chance.uniform(-0.15, 0.15)) / 30
        brush.dot(RED if k % 2 else BLACK, 8.75 * math.cos(turn), 8.6 * math.sin(turn), 0.5)
    for side in (-1, 1):
        brush.stroke(WHITE, [(side * 2.2, 2.0), (side * 3.1, 2.1), (side * 4.1, 2.0)], 1.5)
        brush.stroke(
            BLACK, [(side * x, 3.9 + 0.95 * math.sin((x - 1.3) * 0.85)) for x in np.linspace(1.3, 5.3, 9)],
            0.85)
        path = [
            (
                side * (0.2 + 5.2 * t),
                -2.25 - 0.75 * math.sin(t * 2.7) + 4.4 * max(0, t - 0.55) ** 1.3 + side * 0.08)
            for t in np.linspace(0, 1, 16)
        ]
        brush.stroke(BLACK, path[:10], 1.75)
        brush.stroke(BLACK, path[8:], 1.1)
        for ring_size, count in ((1.1, 9), (0.45, 4)):
            for k in range(count):
                turn = 2 * math.pi * k / count
                brush.dot(
                    WHITE, side * 4.75 + ring_size * math.cos(turn), -1.25 + ring_size * math.sin(turn), 0.36)
        for k in range(6):
            brush.dot(OCHRE, side * (1.6 + 0.85 * k), 6.0 - 0.13 * k * k, 0.5)
    brush.stroke(RED, [(-2.0, -4.15), (0, -4.5), (2.1, -4.1)], 0.8)
    brush.stroke(RED, [(-1.7, -5.0), (0, -5.5), (1.8, -4.95)], 0.85)
    brush.stroke(RED, [(0, 5.3), (0.03, 6.4)], 0.85)
    for k in range(7):
        brush.dot(WHITE, (k - 3) * 0.9, -7.0 + 0.09 * (k - 3) ** 2, 0.42)


def flaking_wall():
    """Return the material of three coats of blue wash over old pink over plaster, which flakes off."""
    g = Graph('wall')
    damp = g.noise(26, 5, 0.6)
    scales = g.math('ADD', g.math('MULTIPLY', g.noise(5.5, 8, 0.62), 0.75), g.math('MULTIPLY', damp, 0.25))
    gone = g.ramp(scales, 0.555, 0.562)
    deeper = g.ramp(scales, 0.62, 0.626)
    blue = g.mix(g.ramp(g.noise(12, 6, 0.7), 0.3, 0.7), linear('#27498a'), linear('#4d74ae'))
    wiped = g.noise(1.2, 5, 0.6, g.stretched((1, 1, 0.16)))
    blue = g.mix(1.0, blue, g.grey(g.ramp(wiped, 0.3, 0.7, 0.85, 1.1)), 'MULTIPLY')
    edge = g.math('MULTIPLY', g.ramp(scales, 0.52, 0.556), g.math('SUBTRACT', 1.0, gone))
    blue = g.mix(g.math('MULTIPLY', edge, 0.35), blue, linear('#9fb3cf'))
    under = g.mix(deeper, linear('#d3cdb9'), linear('#a08e78'))
    under = g.mix(1.0, under, g.grey(g.ramp(g.noise(0.8, 6, 0.7), 0.3, 0.7, 0.75, 1.1)), 'MULTIPLY')
    height = g.math(
        'SUBTRACT', g.math('MULTIPLY', edge, 0.6), g.math('ADD', gone, g.math('MULTIPLY', deeper, 1.4))
    )
    normal = g.bump(g.noise(10, 3), 0.8)
    normal = g.bump(g.noise(0.35, 4, 0.7), 0.03, normal)
    normal = g.bump(height, 0.16, normal)
    g.set(Base_Color=g.mix(gone, blue, under), Roughness=0.93, Specular=0.15, Normal=normal)
    return g.surface


def neem_shade(lamp, target):
    """Put the twigs of a neem between the sun and the wall."""
    shade = Batch()
    for x0, y0, angle, length in ((13, 26, -1.97, 26), (15, 14, -2.03, 20), (8, 30, -2.14, 15)):
        direction = np.array([math.cos(angle), math.sin(angle), 0])
        twig = [np.array([x0, y0, 0]) + direction * length * t for t in np.linspace(0, 1, 8)]
        shade.add(*rope(twig, 0.16, 6), BLACK)
        for k in range(12):
            for side in (-1, 1):
                root = np.array([x0, y0, 0]) + direction * length * (k + 1.5 + chance.random()) / 13
                turn = angle + side * chance.uniform(0.7, 1.1)
                along = np.array([math.cos(turn), math.sin(turn), 0])
                across = np.array([-along[1], along[0], 0])
                size = chance.uniform(2.4, 3.8)
                outline = [
                    root + along * size * t + across * side * (0.75 * math.sin(math.pi * t) + 0.6 * t * t) * s
                    for s, ts in ((1, np.linspace(0, 1, 8)), (0.1, np.linspace(1, 0, 8))) for t in ts]
                shade.add([tuple(p) for p in outline], [tuple(range(len(outline)))], BLACK)
    hang_in_light(shade, lamp, target, 0.84)


reset()
pieces = Batch()
face(pieces)
rays(pieces)
mask = Lump(pieces, 0.085, 4)
mask.warp(8, 0.35, 4)
in_front = mask.normals[:, 1] < 0
on_face = np.hypot(mask.points[:, 0], mask.points[:, 2]) < 9
mask.thumb(chance, 1.5, 1.6, 0.08, in_front & on_face, prints=0.7)
mask.thumb(chance, 1.3, 1.0, 0.025, in_front & ~on_face, prints=0.7, flat=0.2)
mask.roughen(0.8, 0.03, 6)
notch(mask)
paint(mask)
worn = smoothstep(0.05, 0.15, -mask.hollows(8)) * smoothstep(-0.2, 0.5, rough_noise(mask.points, 1.0, 40))
mask.paint(CLAY, worn * 0.7)
for side in (-1, 1):
    Brush(mask).stroke(BLACK, [(side * 3.0 + 0.3, 1.95), (side * 3.0 + 0.4, 1.95)], 1.25, 0.0)
mask.place(mask.points + [-5.6, -0.3, 0.6])
mask.make('mask', clay(patchy=0.16, grain=0.015))

cord = Batch()
top = np.array([-5.2, -0.5, 17.6])
for side in (-1, 1):
    foot = np.array([-5.5 + side * 3.2, -0.5, 7.6])
    cord.add(
        *rope(
            [tuple(foot + (top - foot) * t) for t in np.linspace(0, 1, 20)],
            lambda t: 0.2 + 0.03 * math.sin(t * 160)),
        linear('#a98a5c')
    )
cord.make('cord', material('jute', rough=1, vertex_colours=True, bump=0.05, bump_scale=9), smooth=True)
nail = Batch()
nail.add(*rope([(-5.2, 0, 17.6), (-5.2, -1.2, 17.9)], 0.22), linear('#5a4a40'))
nail.add(*pat(np.array([-5.2, -1.25, 17.92]), OUT, 0.5, 0.15, chance), linear('#6a5a4e'))
nail.make('nail', material('iron', rough=0.5, metal=0.8, vertex_colours=True), smooth=True)

upright('wall', flaking_wall(), 0, 120, -90, 90)
SUN = (-78, -46, 62)
area_light(SUN, (0, 0, 0), 2.4, 98000, (1, 0.9, 0.74), 2.4)
neem_shade(SUN, (0, 0, 0))
area_light((-20, -80, 60), (0, 0, 0), 50, 3600, (0.82, 0.9, 1))
world((0.8, 0.88, 1), 0.22)
camera((0, -86, -3), (0.6, 0, 1.2), 72)
render(1400, 1120, 30, exposure=1.5, contrast=1.05)
