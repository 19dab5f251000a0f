"""A tall terracotta horse after those of Panchmura, with a harness of pressed strips and discs."""

import math
import random

import numpy as np

from clay.fields import curve, rough_noise, smoothstep
from clay.lump import Lump, unit
from clay.pieces import between, crumbs, grid_faces, pat, rope, turned
from clay.setting import upright, window
from clay.surfaces import clay, dusty_wood, limewash
from studio.colour import linear, vary
from studio.light import area_light, camera, world
from studio.meshes import Batch, ground
from studio.render import render, reset

CLAY, SLIP = linear('#a25a38'), linear('#84462e')
TURN = math.radians(-32)
# The middle line of barrel, neck and head in side view: (forward, height, radius).
BARREL = [
    (-7.6, 16.0, 2.2), (-6.6, 15.8, 3.7), (-3.5, 15.1, 4.0), (0.5, 14.9, 3.8), (3.4, 15.6, 4.0),
    (4.9, 16.4, 3.0)]
NECK = [
    (3.1, 16.0, 3.7), (4.0, 19.5, 3.2), (4.4, 23.5, 2.65), (4.5, 27.5, 2.35), (4.7, 31.0, 2.3),
    (5.3, 33.4, 2.25)]
HEAD = [
    (3.7, 34.0, 1.3), (4.7, 34.1, 2.25), (6.5, 33.3, 1.95), (8.6, 32.2, 1.5), (10.4, 31.2, 1.3),
    (11.2, 30.8, 1.05)]

chance = random.Random(14)


def limb(batch, line, side=0.0, squash=1.0):
    """Add a thick rope along a middle line; `squash` makes it narrower across."""
    steps = np.linspace(0, len(line) - 1, 40)
    numbers = np.arange(len(line))
    forward, height, radius = (curve(numbers, [row[i] for row in line], steps) for i in range(3))
    start = len(batch.vertices)
    path = [(float(f), 0, float(z)) for f, z in zip(forward, height)]
    batch.add(*rope(path, lambda t: float(np.interp(t * (len(line) - 1), steps, radius)), 28), CLAY)
    batch.reshape(start, lambda x, y, z: (x, y * squash + side, z))


def build_body():
    """Build legs, barrel and neck as tubes and join them; the horse stands along x, with its head towards +x."""
    batch = Batch()
    limb(batch, BARREL)
    limb(batch, NECK, squash=0.88)
    limb(batch, HEAD, squash=0.8)
    for x, y, lean in ((3.6, 2.1, 0.3), (3.4, -2.2, 0.1), (-5.3, 2.1, -0.3), (-5.5, -2.2, 0.0)):
        leg = [(1.95, 0.02), (2.05, 0.6), (1.55, 1.5), (1.3, 5), (1.5, 9), (2.2, 14.0), (0.05, 14.2)]
        profile = [(0.05, 0.0)] + [(float(r), float(z)) for r, z in leg]
        start = len(batch.vertices)
        batch.add(*turned(profile, 40), CLAY)
        batch.reshape(start, lambda px, py, pz, x=x, y=y, lean=lean: (px + x + lean * pz * 0.05, py + y, pz))
    body = Lump(batch, 0.115, 9)
    body.warp(9, 0.35, 2)
    body.thumb(chance, 1.9, 2.1, 0.09, prints=0.7)
    body.roughen(3.2, 0.09, 3)
    rings = np.sin(body.points[:, 2] * 5.2 + rough_noise(body.points, 4, 8) * 2)
    legs = smoothstep(13, 11, body.points[:, 2]) * (0.5 + rough_noise(body.points, 5, 9))
    body.raise_by(rings * 0.022 * legs)
    return body


def on_surface(body, x, z, side, y=0.0):
    """Return a point on the side of the horse, from its x and z, and its outward direction."""
    index = body.spot((x, side * 30 + y, z), (0, -side, 0))
    return body.points[index], body.normals[index]


def over_back(body, x, low, high_count=17):
    """Return a path over the back at `x`, from the height `low` on the left side to that on the right."""
    path = []
    for angle in np.linspace(-1.0, 1.0, high_count):
        turn = angle * low
        axis = np.array([x, 0, 15.3])
        out = np.array([0, math.sin(turn), math.cos(turn)])
        index = body.spot(axis + out * 20, -out)
        path.append(tuple(body.points[index] + body.normals[index] * 0.12))
    return path


def round_neck(body, height, radius=9.0):
    """Return a ring of points around the neck at a height, lower at the front."""
    path = []
    middle = float(np.interp(height, [row[1] for row in NECK], [row[0] for row in NECK]))
    for turn in np.linspace(0, 2 * math.pi, 40):
        out = np.array([math.cos(turn), math.sin(turn), 0])
        axis = np.array([middle, 0, height - 0.7 * math.cos(turn)])
        index = body.spot(axis + out * radius, -out)
        path.append(tuple(body.points[index] + body.normals[index] * 0.1))
    return path


def strip_of(trim, path, radius, colour=CLAY, notched=True):
    """Press a flat strip on, and notch it with a stick at every step."""
    trim.add(
        *rope(path, lambda t: radius * (1 + (0.2 * math.sin(t * len(path) * 4.4) if notched else 0))), colour)


def disc(trim, point, normal, radius, boss=True):
    """Add a flat piece of clay with a ring and a bead in its middle."""
    radius = radius * chance.uniform(0.93, 1.08)
    trim.add(*pat(point + normal * 0.1, normal, radius, 0.3, chance), CLAY)
    if boss:
        trim.add(*pat(point + normal * 0.36, normal, radius * 0.4, 0.28, chance), CLAY)
        side = unit(np.cross(normal, (0.3, 0.2, 0.9)))
        up = np.cross(normal, side)
        for k in range(8):
            turn = 2 * math.pi * (k + chance.uniform(-0.12, 0.12)) / 8
            bead = point + (side * math.cos(turn) + up * math.sin(turn)) * radius * 0.78 + normal * 0.3
            trim.add(*pat(bead, normal, radius * 0.16, 0.18, chance), CLAY)


def harness(body):
    trim = Batch()
    for height in (19.2, 20.4, 24.8, 28.6):
        strip_of(trim, round_neck(body, height), 0.3 if height != 20.4 else 0.22)
    for x in (-3.9, 0.9):
        strip_of(trim, over_back(body, x, 1.75), 0.3)
    for x in (-2.8, -0.3):
        for side in (-1, 1):
            disc(trim, *on_surface(body, x, 15.2 + chance.uniform(-0.15, 0.15), side), 0.95)
    for side in (-1, 1):
        hem = [
            on_surface(body, x, 13.6 + 0.5 * abs(math.sin((x + 3.9) * 2.0)), side)[0]
            for x in np.linspace(-3.9, 0.9, 22)]
        strip_of(trim, [tuple(point) for point in hem], 0.24)
        disc(trim, *on_surface(body, 4.2, 17.2, side), 1.3)
        disc(trim, *on_surface(body, -6.1, 16.5, side), 1.25)
        disc(trim, *on_surface(body, 4.4, 22.7, side), 0.85)
        disc(trim, *on_surface(body, 4.5, 26.7, side), 0.75)
        cheek = [
            tuple(on_surface(body, x, z, side)[0])
            for x, z in zip(np.linspace(8.9, 4.4, 14), np.linspace(32.2, 33.6, 14))]
        strip_of(trim, cheek, 0.2)
    noseband = []
    for turn in np.linspace(0, 2 * math.pi, 30):
        out = np.array([0.35 * math.cos(turn), math.sin(turn), math.cos(turn)])
        index = body.spot(np.array([8.9, 0, 32.1]) + out * 8, -out)
        noseband.append(tuple(body.points[index] + body.normals[index] * 0.05))
    strip_of(trim, noseband, 0.22)
    for height in (19.0, 24.6, 28.4):
        for point in round_neck(body, height - 0.95)[::3]:
            index = body.nearest(point)
            trim.add(*pat(body.points[index], body.normals[index], 0.36, 0.28, chance, 1.6), CLAY)
    chest = np.array([20, 0, 17.4])
    index = body.spot(chest, (-1, 0, 0))
    disc(trim, body.points[index], body.normals[index], 1.5)
    for k in range(5):
        index = body.spot((20, (k - 2) * 1.15, 19.4 - 0.25 * (2 - abs(k - 2)) - 1.0), (-1, 0, 0))
        trim.add(*pat(body.points[index], body.normals[index], 0.42, 0.4, chance, 1.5), CLAY)
    return trim


def head_pieces(body):
    """Add upright leaf-shaped ears, the mane, the eyes, nostrils and a lower lip."""
    pieces = Batch()
    for side in (-1, 1):
        root = np.array([4.0, side * 1.05, 35.2])
        rows, around = 26, 20
        vertices = []
        for i in range(rows):
            t = i / (rows - 1)
            half = 1.5 * max(0.04, math.sin(math.pi * min(1, 0.22 + 0.78 * t)) ** 0.8)
            for k in range(around):
                turn = 2 * math.pi * k / around
                across, thick = math.cos(turn) * half, math.sin(turn) * 0.4 * (1 - 0.5 * t)
                cupped = 0.42 * (across / half) ** 2 * half if half > 0.1 else 0
                vertices.append(
                    (
                        root[0] + thick + cupped - 0.5 * t + 0.35 * t * t * side,
                        root[1] + across * 0.95 + side * 0.55 * t, root[2] + 8.4 * t - 1.0)
                )
        faces = grid_faces(rows, around)
        faces += [tuple(range(around))[::-1], tuple(range((rows - 1) * around, rows * around))]
        pieces.add(vertices, faces, CLAY)
        point, normal = on_surface(body, 6.2, 33.8, side)
        pieces.add(*pat(point, normal, 0.82, 0.32, chance, 0.72), CLAY)
        pieces.add(*pat(point + normal * 0.22, normal, 0.42, 0.34, chance), CLAY)
        brow = [point + [math.cos(a) * 1.1, 0, 0.75 * math.sin(a)] for a in np.linspace(0.1, 3.0, 14)]
        pieces.add(*rope(brow, 0.16), CLAY)
        nostril, out = on_surface(body, 10.6, 31.3, side)
        pieces.add(*pat(nostril, out, 0.42, 0.24, chance), CLAY)
    crest = [
        body.points[body.spot((-20, 0.12 * math.sin(z), z), (1, 0, 0))] + [-0.35, 0, 0]
        for z in np.linspace(20.5, 35.2, 20)]
    pieces.add(*rope(crest, lambda t: 0.95 - 0.35 * t + 0.06 * math.sin(t * 45)), CLAY)
    forelock = between((4.2, 0, 36.1), (6.9, 0, 35.2), 8, (0, 0, 0.4))
    pieces.add(*rope(forelock, lambda t: 0.55 * (1 - 0.45 * t)), CLAY)
    tail = between((-8.4, 0, 17.2), (-10.4, 0.3, 9.6), 16, (-1.2, 0, 0.9))
    pieces.add(*rope(tail, lambda t: 0.95 * (1 - 0.35 * t) * (1 + 0.1 * math.sin(t * 50))), CLAY)
    return pieces


def face_marks(head, body):
    for side in (-1, 1):
        point, normal = on_surface(body, 6.2, 33.8, side)
        index = head.nearest(point + normal * 0.6)
        head.stamp(index, 0.4, lambda a, b: 0.22 * smoothstep(0.2, 0.08, np.hypot(a, b)))
        mouth = [
            body.points[body.spot((x, side * 30, 30.5 + 0.12 * (11 - x) ** 1.1), (0, -side, 0))]
            for x in np.linspace(10.9, 8.8, 8)]
        body.groove(mouth, 0.28, 0.22)


def comb_mane(head):
    """Cut notches along the whole crest, so that it looks like strands of a mane."""
    for z in np.arange(20.7, 34.9, 0.62):
        z += chance.uniform(-0.1, 0.1)
        for side in (-1, 1):
            tip = head.points[head.spot((-20, side * 0.12, z + 0.2), (1, 0, 0))]
            head.groove([tip, tip + [0.55, side * 0.75, -0.5], tip + [1.0, side * 1.0, -0.9]], 0.3, 0.26)


reset()
body = build_body()
trim = Lump(harness(body), 0.075, 2)
head = Lump(head_pieces(body), 0.09, 3)
face_marks(head, body)
comb_mane(head)
head.thumb(chance, 1.5, 1.4, 0.05, prints=0.6)
for part in (body, trim, head):
    part.roughen(0.8, 0.02, 6)
    fired = rough_noise(part.points, 7, 21)
    part.paint(SLIP, smoothstep(-0.2, 0.9, fired) * 0.75)
    part.paint(linear('#c88a5c'), smoothstep(0.35, 1.1, -fired) * 0.5)
    part.paint(linear('#3a2018'), smoothstep(0.02, 0.12, part.hollows(10)) * 0.35)
    smoked = smoothstep(0.25, 0.8, rough_noise(part.points, 9, 33)) * smoothstep(16, 8, part.points[:, 2])
    part.paint(linear('#35211b'), smoked * 0.7)
    part.turn(TURN)
skin = clay(patchy=0.18, grain=0.016)
for name, part in (('body', body), ('harness', trim), ('head', head)):
    part.make(name, skin)

bits = Batch()
crumbs(bits, chance, [(chance.gauss(2, 9), chance.gauss(-5, 3)) for _ in range(26)], vary(CLAY, chance), 0.2)
bits.make('crumbs', skin, smooth=True)
ground(dusty_wood('#6f6257', '#4c423b', dust='#cdb9a4', amount=0.75, reach=40), 220)
wall = limewash('#ece3d0', '#cfd2c6', trowel=0.2)
upright('wall', wall, 12, 130, 0, 160)
SUN = (-66, -62, 66)
area_light(SUN, (4, 6, 20), 5, 92000, (1, 0.87, 0.68), 5)
window(SUN, (8, 10, 20), 0.5, 25, 42, bars=((1.5, 1.6),), crossbars=((4, 1.4),), lean=0.05)
area_light((-50, -40, 50), (0, 0, 20), 40, 10500, (0.86, 0.91, 1))
area_light((40, -50, 30), (0, 0, 18), 40, 3000, (0.78, 0.87, 1))
world((0.8, 0.87, 1), 0.24)
camera((6, -84, 7), (2.2, 0, 20.9), 63, 4, (2, -4, 22))
render(1000, 1400, 32, exposure=1.72, contrast=1.06)
