"""An owl of pressed leaves that tilts her head, between a coil pot and a dotted water pot."""

import math
import random

import numpy as np

from clay.fields import curve, distance_to_path, smoothstep
from clay.lump import Lump, unit
from clay.pieces import between, coil, crumbs, leaf, pat, rope, turned
from clay.setting import upright
from clay.surfaces import clay, dusty_wood, limewash
from studio.colour import linear, vary
from studio.light import area_light, camera, world
from studio.meshes import Batch, ground
from studio.options import option
from studio.render import render, reset

BISQUE, RED, PALE = linear('#ad6c43'), linear('#98522f'), linear('#bf976f')
DARK_SLIP, WHITE_SLIP, OCHRE = linear('#3b2117'), linear('#eadcbf'), linear('#c68d33')
HEIGHTS = [0, 1.0, 3.6, 6.6, 9.4, 11.0, 12.8, 14.3, 15.0, 15.3]
RADII = [3.7, 4.9, 5.9, 5.7, 4.85, 4.8, 4.5, 3.2, 1.8, 0.05]
TOP = 15.28

chance = random.Random(21)


def on_body(turn, height):
    """Return a point of the owl's surface; `turn` 0 is the front."""
    radius = max(0.05, float(curve(HEIGHTS, RADII, height)))
    return np.array([math.sin(turn) * radius, -math.cos(turn) * radius * 0.86, height])


def surface_frame(turn, height):
    """Return a point of the surface, its outward direction and the downward direction along it."""
    point = on_body(turn, height)
    around = on_body(turn + 0.02, height) - on_body(turn - 0.02, height)
    upward = on_body(turn, min(TOP, height + 0.1)) - on_body(turn, max(0, height - 0.1))
    return point, unit(np.cross(around, upward)), -unit(upward)


def tilt_head(points):
    """Tilt the head and turn it a little; the neck follows smoothly."""
    share = smoothstep(8.4, 11.5, points[:, 2])
    offset = points - [0, 0, 9.6]
    tilt, turn = share * 0.16, share * -0.20
    x = offset[:, 0] * np.cos(tilt) + offset[:, 2] * np.sin(tilt)
    z = offset[:, 2] * np.cos(tilt) - offset[:, 0] * np.sin(tilt)
    y = offset[:, 1]
    return np.stack(
        [x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn), z + 9.6], axis=1)


def press_leaf(batch, colour, point, normal, along, length, width, thick, **shape):
    length, width = length * chance.uniform(0.88, 1.12), width * chance.uniform(0.9, 1.1)
    batch.add(*leaf(point, normal, along, length, width, thick, chance, **shape), colour)


def build_body():
    batch = Batch()
    profile = [(float(curve(HEIGHTS, RADII, z)), z) for z in np.linspace(0, TOP, 50)]
    batch.add(*turned(profile, 90, (1, 0.86)), RED)
    for row, k, turn in breast_feathers():
        point, normal, down = surface_frame(
            turn + chance.uniform(-0.03, 0.03), 2.6 + row * 1.15 + chance.uniform(-0.1, 0.1))
        colour = vary((PALE, BISQUE, RED, BISQUE, PALE, BISQUE, RED)[(row * 3 + k) % 7], chance, 0.09, 0.03)
        sideways = np.cross(normal, down) * chance.uniform(-0.14, 0.14)
        press_leaf(batch, colour, point, normal, down + sideways, 1.9, 1.4, 0.3, lift=0.2)
    for k in range(5):
        point, normal, down = surface_frame((k - 2) * 0.22, 13.9 - 0.15 * abs(k - 2))
        press_leaf(batch, vary(BISQUE, chance), point - down * 0.3, normal, down, 1.5, 0.9, 0.26, lift=0.05)
    body = Lump(batch, 0.06, 2)
    feathered = (np.abs(body.points[:, 0]) < 4.2) & (body.points[:, 1] < -2) & (body.points[:, 2] < 10.2)
    body.thumb(chance, 1.3, 1.6, 0.07, ~feathered & (body.points[:, 1] < 1), prints=0.9)
    body.thumb(chance, 1.2, 0.9, 0.025, feathered & (body.hollows(20) < -0.02), prints=1.3, flat=0.2)
    body.roughen(0.9, 0.02, 3)
    dab_breast(body)
    comb_crown(body)
    return body


def build_wings():
    batch = Batch()
    for side in (-1, 1):
        for row in range(7):
            count = 4 if row % 2 else 5
            start = 1.02 + 0.1 * abs(row - 4) / 4
            for k in range(count):
                turn = side * (start + (k + (0.5 if row % 2 else 0)) * 0.25)
                point, normal, down = surface_frame(turn, 2.0 + row * 1.22 + chance.uniform(-0.12, 0.12))
                along = down - np.cross(normal, down) * -side * 0.25
                press_leaf(
                    batch, vary(RED, chance), point + normal * (0.3 + 0.05 * row), normal, along,
                    2.5 - 0.1 * row, 1.62, 0.4, lift=0.2, point_end=0.4)
        shoulder = []
        for t in np.linspace(0, 1, 30):
            point, normal, _ = surface_frame(side * (0.96 + 0.08 * math.cos(t * 6.3)), 10.0 - 8.2 * t)
            shoulder.append(tuple(point + normal * 0.32))
        batch.add(*rope(shoulder, lambda t: 0.42 * (1 - 0.5 * t) + 0.03 * math.sin(t * 23)), RED)
    wings = Lump(batch, 0.075, 2)
    wings.thumb(chance, 1.6, 0.9, 0.02, prints=0.6, flat=0.3)
    wings.slip(DARK_SLIP, smoothstep(-0.075, 0.0, wings.hollows(8)) * 0.95, 0.015, 4, gloss=0.25)
    return wings


def build_face():
    """Add two rings of petals and rolled rims around the eyes, the ears, the beak and the feet."""
    batch = Batch()
    for side in (-1, 1):
        centre, normal, down = surface_frame(side * 0.46, 11.6)
        right = np.cross(normal, down)
        for k in range(15):
            turn = 2 * math.pi * k / 15 + chance.uniform(-0.07, 0.07)
            out = down * math.cos(turn) + right * math.sin(turn)
            press_leaf(
                batch, vary(PALE, chance), centre + out * 0.75 + normal * 0.15, normal, out, 1.3, 0.78, 0.22,
                vein=0.5, lift=0.08)
        rim = [
            tuple(
                centre
                + (down * math.cos(t) + right * math.sin(t)) * 1.2 * (1 + 0.03 * math.sin(3 * t + side))
                + normal * 0.42)
            for t in np.linspace(0, 6.45, 46)
        ]
        batch.add(*rope(rim, lambda t: 0.2 + 0.03 * math.sin(t * 19)), RED)
        for k in range(3):
            point, normal, down = surface_frame(side * (0.60 + 0.2 * k), 13.6 - 0.25 * k)
            ear = unit(-down * 0.9 + np.array([side * 0.45, -0.3, 0.35]))
            press_leaf(
                batch, RED, point - normal * 0.2, unit(normal + ear * 0.2), ear, 2.5 - 0.5 * k, 1.15, 0.42,
                lift=0.03)
        for k in range(3):
            toe = (k - 1) * 0.45
            heel = np.array([side * 1.75, -4.0, 0.55])
            tip = heel + [math.sin(toe) * 1.3, -math.cos(toe) * 1.4, -0.2]
            batch.add(*rope(between(heel, tip, 9, (0, 0, 0.3)), lambda t: 0.5 * (1 - 0.3 * t)), PALE)
    face = Lump(batch, 0.06, 2)
    face.thumb(chance, 1.1, 0.9, 0.03, prints=0.5)
    edges = smoothstep(-0.05, 0.01, face.hollows(8))
    high = face.points[:, 2]
    face.slip(DARK_SLIP, smoothstep(13.3, 14.0, high) * edges, 0.01, 6, 0.25)
    petals = smoothstep(9, 9.4, high) * smoothstep(13.9, 13.4, high)
    face.slip(OCHRE, petals * smoothstep(0.0, 0.05, face.hollows(14)) * 0.8, 0.0, 7)
    return face


def build_eyes():
    batch = Batch()
    for side in (-1, 1):
        centre, normal, _ = surface_frame(side * 0.46, 11.6)
        batch.add(*pat(centre + normal * 0.3, normal, 1.12, 0.55, chance, lump=0.05), BISQUE)
        batch.add(
            *pat(centre + normal * 0.82 + [0.05 - 0.05 * side, 0, 0], normal, 0.55, 0.28, chance), DARK_SLIP)
    point, normal, down = surface_frame(0, 10.9)
    batch.add(
        *leaf(
            point - down * 0.5 + normal * 0.1, unit(normal * 0.8), unit(down * 0.75 + normal * 0.55), 1.7,
            1.15, 0.6, chance, vein=0),
        OCHRE
    )
    eyes = Lump(batch, 0.04, 3)
    white = np.linalg.norm(eyes.colours - np.array(BISQUE), axis=1) < 0.02
    eyes.slip(WHITE_SLIP, white * 1.0, 0.01, 8, 0.2)
    for side in (-1, 1):
        centre, normal, _ = surface_frame(side * 0.46, 11.6)
        glint = centre + normal * 1.05 + [-0.17, 0, 0.2]
        eyes.paint(WHITE_SLIP, smoothstep(0.17, 0.11, np.linalg.norm(eyes.points - glint, axis=1)))
    eyes.roughen(0.5, 0.012, 2)
    return eyes


def breast_feathers():
    """Yield the row, the index in it and the turn of each feather of the breast."""
    for row in range(7):
        count = 6 if row % 2 else 7
        for k in range(count):
            yield row, k, (k - (count - 1) / 2) * 1.6 / count


def dab_breast(body):
    """Dab white slip onto some feathers with a fingertip, pulled down a little."""
    touched = np.zeros(len(body.points))
    for row, k, turn in breast_feathers():
        if (row * 2 + k) % 3:
            continue
        point, normal, down = surface_frame(turn + chance.uniform(-0.02, 0.02), 2.6 + row * 1.15)
        middle = point + down * 1.2 + normal * 0.5
        apart, _ = distance_to_path(
            body.points, between(middle - down * chance.uniform(0.2, 0.7), middle, 4), 1)
        width = chance.uniform(0.22, 0.36)
        touched = np.maximum(touched, smoothstep(width, width * 0.5, apart) * chance.uniform(0.55, 1))
    body.slip(WHITE_SLIP, touched, 0.03, 3)


def comb_crown(body):
    """Scratch short strokes into the bare crown and sides."""
    for height, turns in ((14.6, 9), (13.4, 13), (10.3, 0)):
        for k in range(turns):
            turn = (k - (turns - 1) / 2) * 0.34 + chance.uniform(-0.1, 0.1)
            if abs(turn) < 0.5 and height < 14:
                continue
            point, normal, down = surface_frame(turn, height)
            start = point + normal * 0.05
            body.groove(between(start, start + down * chance.uniform(0.5, 0.9), 4), 0.16, 0.09)


def build_coil_pot(centre):
    batch = Batch()
    z = 0.5
    for i in range(12):
        radius = float(curve([0, 2, 6, 9, 11], [2.9, 4.1, 5.0, 3.7, 3.9], i))
        thick = 0.53 * chance.uniform(0.9, 1.08)
        middle = (centre[0] + chance.uniform(-0.13, 0.13), centre[1] + chance.uniform(-0.13, 0.13), z)
        batch.add(*coil(middle, radius, thick, chance), vary(PALE if i % 4 == 2 else RED, chance, 0.06, 0.02))
        z += thick * 1.62
    batch.add(*turned([(0.02, 0.05), (3.0, 0.05), (3.0, 0.7), (0.02, 0.7)], centre=centre), RED)
    pot = Lump(batch, 0.075, 2)
    smeared = smoothstep(-0.1, 0.5, np.sin(pot.points[:, 0] * 0.9 + pot.points[:, 2] * 0.5))
    pot.relax(14, smeared * 0.85)
    pot.thumb(chance, 1.7, 1.5, 0.08, prints=0.8)
    for x in np.arange(-4.4, 4.6, 1.15):
        index = pot.spot(np.array(centre) + [x, -20, 4.0 + chance.uniform(-2.4, 2.4)], (0, 1, 0))
        start = pot.points[index]
        pot.drag([start + [0, 0, 0.9], start, start - [0.1, 0, 0.9]], 1.0, 0.07)
    return pot


WATER_POT = [
    (0.02, 0), (1.9, 0.02), (3.1, 0.8), (4.7, 3.0), (5.0, 4.2), (4.2, 5.6), (2.6, 6.6), (2.1, 7.1),
    (2.3, 7.7), (3.0, 8.3), (2.75, 8.35), (1.9, 7.6), (1.75, 7.0), (2.4, 6.2), (4.0, 5.0), (4.4, 3.4),
    (2.8, 1.0), (0.02, 0.7)]


def build_water_pot(centre):
    steps = np.linspace(0, len(WATER_POT) - 1, 90)
    numbers = np.arange(len(WATER_POT))
    profile = [
        (
            max(0.02, float(curve(numbers, [r for r, _ in WATER_POT], t))),
            float(curve(numbers, [z for _, z in WATER_POT], t)))
        for t in steps
    ]
    batch = Batch()
    batch.add(*turned(profile, 80, wobble=0.32, seed=5, centre=centre), RED)
    pot = Lump(batch, 0.07, 2)
    pot.thumb(chance, 2.0, 1.9, 0.06, prints=0.5)
    height = pot.points[:, 2]
    band = smoothstep(1.9, 2.3, height) * smoothstep(7.0, 6.6, height)
    pot.slip(DARK_SLIP, band * 0.95, 0.01, 12, 0.3)
    dots = Batch()
    for row, (height, count, size) in enumerate([(5.9, 22, 0.13), (2.75, 30, 0.13), (4.3, 11, 0.27)]):
        for k in range(count):
            turn = math.pi * (1 + (k + 0.3 * row + chance.uniform(-0.12, 0.12)) / count)
            dot_on(
                pot, dots, centre, turn, height + chance.uniform(-0.1, 0.1), size,
                OCHRE if row == 2 else WHITE_SLIP)
            for petal in range(7 if row == 2 else 0):
                angle = petal * 0.9 + k
                dot_on(
                    pot, dots, centre, turn + 0.105 * math.cos(angle), 4.3 + 0.5 * math.sin(angle), 0.14,
                    WHITE_SLIP)
    return pot, dots


def dot_on(pot, dots, centre, turn, height, size, colour):
    """Put a drop of thick slip on the pot with the end of a stick."""
    out = np.array([math.cos(turn), math.sin(turn), 0])
    axis = np.array(centre) + [0, 0, height]
    index = pot.spot(axis + out * 20, -out)
    dots.add(
        *pat(
            pot.points[index], pot.normals[index], size * chance.uniform(0.8, 1.15), size * 0.5, chance,
            lump=0.2),
        colour
    )


reset()
body = build_body()
skin = clay(patchy=0.16)
for name, part in (('body', body), ('wings', build_wings()), ('face', build_face()), ('eyes', build_eyes())):
    part.place(tilt_head(part.points))
    part.make(name, skin)
build_coil_pot((-11.2, 4.0, 0)).make('coil pot', skin)
water_pot, dots = build_water_pot((11.4, 3.6, 0))
water_pot.make('water pot', skin)
dots.make('dots', clay('slip', grain=0.006), smooth=True)

scraps = Batch()
crumbs(
    scraps, chance, [(chance.gauss(0, 8), chance.gauss(-6, 2.5)) for _ in range(46)], vary(BISQUE, chance),
    0.16)
scraps.add(*pat((-8.2, -5.2, 1.2), np.array([0, 0, 1]), 1.35, 1.25, chance, 1.1, lump=0.12), RED)
stick = between((-10.5, -8.2, 0.28), (-3.6, -6.6, 0.28), 20)
scraps.add(*rope(stick, lambda t: 0.26 * min(1, 2.6 - t * 2.4)), linear('#b98a52'))
scraps.make('scraps', skin, smooth=True)

ground(dusty_wood('#a5794e', '#6d4526', amount=0.5, middle=(0, -5), reach=20, plank=9), 200)
upright('wall', limewash('#9fae9f', '#869a92'), 24, 130, 0, 130)
area_light((-30, -16, 34), (0, 0, 6), 12, 17000, (1, 0.92, 0.8), 15)
area_light((30, -30, 20), (0, 0, 6), 26, 1500, (0.78, 0.87, 1))
world((0.85, 0.9, 1), 0.2)
camera((3.2, -51, 19), (0.15, 0.8, 6.4), 59, 2.8 if option('blur', 1) else None, (0, -4, 9))
render(1400, 1080, 28, exposure=2.0, contrast=1.05)
