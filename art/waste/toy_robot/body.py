"""A biscuit tin with a panel of keys, on paper rolls, a carton and the lids of jars."""

import math

import numpy as np
from mathutils import Matrix, Vector

from papercraft.paper import printed
from studio import forms
from studio.colour import linear
from waste.junk import lathe, pose
from waste.printing import SERIF, Sheet
from waste.surfaces import PrintedPieces
from waste.toy_robot.parts import (
    BEIGE,
    BLACK_KEY,
    BODY_FOOT,
    BODY_RADIUS,
    BODY_TOP,
    STANDS,
    chance,
    heap,
    key,
)


def label():
    """Return the half readable label of the tin."""
    sheet = Sheet(1320, 440, '#b8241c')
    sheet.block(0, 0, 1320, 60, '#1e4a86')
    sheet.block(0, 380, 1320, 440, '#1e4a86')
    for edge in (64, 368):
        sheet.block(0, edge, 1320, edge + 7, '#f0c040')
    for x in (330, 990):
        sheet.disc(x, 226, 132, '#f0c040', 1.25)
        sheet.disc(x, 226, 122, '#f6ead0', 1.25)
        sheet.text('MOTI', x, 306, 108, '#b8241c', bold=0.03, align='CENTER')
        sheet.text('toast & biscuits', x, 208, 42, '#1e4a86', SERIF, align='CENTER', bold=0.015)
        sheet.text('Pune · 1 kg', x, 156, 30, '#3a2a20', SERIF, align='CENTER')
        for k in range(16):
            sheet.disc(x - 330 + 44 * k, 30, 9, '#f0c040')
            sheet.disc(x - 330 + 44 * k, 410, 9, '#f0c040')
    sheet.age(4, 0.22, '#7a4a22', 0.4, '#d8b890')
    sheet.scuff(7, 0.10, '#a9a59c', 16)
    sheet.scuff(8, 0.05, '#7a3d1c', 34)
    sheet.crease(260, 60, 420, 350, 3, '#b5b0a6', 3)
    return sheet.pixels


def dent(point):
    """Return the depth of two dents: one at the hip and a smaller one at the shoulder."""
    x, y, z = point
    angle = math.atan2(y, x)
    hollow = 0.55 * math.exp(-(((angle + 0.95) / 0.3) ** 2) - ((z - BODY_FOOT - 2.2) / 1.5) ** 2)
    hollow += 0.35 * math.exp(-(((angle + 2.35) / 0.22) ** 2) - ((z - BODY_TOP + 2.6) / 1.2) ** 2)
    share = 1 - hollow / BODY_RADIUS
    return x * share, y * share, z


def body():
    around, rows, shell = 128, 26, PrintedPieces()
    points, places = [], []
    for z in np.linspace(BODY_FOOT + 0.25, BODY_TOP - 0.25, rows):
        for k in range(around + 1):
            angle = 2 * math.pi * k / around
            point = dent((BODY_RADIUS * math.cos(angle), BODY_RADIUS * math.sin(angle), z))
            points.append(tuple(STANDS @ Vector(point)))
            places.append((k / around, (z - BODY_FOOT) / (BODY_TOP - BODY_FOOT)))
    faces = [
        (
            r * (around + 1) + k,
            r * (around + 1) + k + 1,
            (r + 1) * (around + 1) + k + 1,
            (r + 1) * (around + 1) + k,
        )
        for r in range(rows - 1)
        for k in range(around)
    ]
    shell.add(points, faces, places)
    shell.make(
        'label', printed('label', label(), 0, rough=0.3, spec=0.5, coat=0.35, bump=0.02, bump_scale=1.2)
    )
    for low, high in ((BODY_FOOT - 0.1, BODY_FOOT + 0.4), (BODY_TOP - 0.4, BODY_TOP + 0.15)):
        rim = [
            (BODY_RADIUS, low),
            (BODY_RADIUS + 0.2, low + 0.1),
            (BODY_RADIUS + 0.2, high - 0.1),
            (BODY_RADIUS, high),
            (BODY_RADIUS - 0.3, high - 0.12),
            (0.2, high - 0.2),
        ]
        heap.put('steel', lathe(rim, 96), linear('#b5b0a6'), STANDS)


def chest():
    """Build a taped scrap of carton with keys."""
    front = -BODY_RADIUS - 0.12
    outline = [
        (-2.9, 10.2),
        (-1.2, 10.05),
        (1.4, 10.25),
        (2.95, 10.1),
        (3.0, 12.2),
        (2.85, 13.6),
        (0.2, 13.7),
        (-2.95, 13.55),
    ]
    plate = STANDS @ Matrix.Translation((0, front, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    heap.put('board', forms.prism(outline, -0.35, 0.12), linear('#b3864f'), plate)
    waves = [(x, 10.02, -0.1 + 0.14 * math.sin(x * 9)) for x in np.linspace(-2.9, 2.95, 90)]
    heap.put('board', forms.tube(waves, 0.05, 5), linear('#8d6538'), plate)
    for (x, z, letter, wide), colour in zip(
        (
            (-2.0, 12.6, 'Esc', 1.0),
            (-0.6, 12.65, '?', 1.0),
            (1.55, 12.6, 'Enter', 1.7),
            (-1.95, 11.15, 'R', 1.0),
            (-0.6, 11.1, '9', 1.0),
        ),
        (BEIGE, BLACK_KEY, BEIGE, BLACK_KEY, BEIGE),
    ):
        key(plate @ pose(x, z, 0.1, (0, 0, chance.uniform(-0.07, 0.07))), letter, 0.62, colour, wide)
    heap.cap(plate @ pose(1.6, 11.1, 0.1, (0, 0, 0.4)), '#d8401f', 0.85, 0.6, 28)
    for x, z, turn in ((-3.1, 13.5, 0.7), (3.0, 13.5, -0.8), (3.0, 10.3, 0.75)):
        strip = [(u, v, 0.0) for u, v in ((-1.0, -0.45), (1.0, -0.45), (1.02, 0.45), (-0.98, 0.45))]
        heap.put(
            'tape',
            (strip, [(0, 1, 2, 3)]),
            linear('#17161a'),
            plate @ pose(x, z, 0.16 - 0.1 * abs(x) / 3, (0, 0.18 * x / 3, turn)),
        )


def legs():
    """Build two paper rolls on a carton with the lids of jars as wheels."""
    rolls = [(1.75, 4.2), (1.78, 6.5), (1.75, 8.7)]
    for x in (-2.5, 2.5):
        heap.put('board', lathe(rolls, 40), linear('#a98a63'), STANDS @ pose(x, 0, 0, (0, 0.03 * x / 2.5, 0)))
        seam = [(1.79 * math.cos(a), 1.79 * math.sin(a), 4.3 + 0.55 * a) for a in np.linspace(0, 8, 60)]
        heap.put('board', forms.tube(seam, 0.035, 4), linear('#7d6342'), STANDS @ pose(x, 0, 0))
    deck = [(-5.3, -3.4), (5.2, -3.5), (5.3, 3.4), (-5.2, 3.3)]
    heap.put('board', forms.prism(deck, 1.9, 2.05), linear('#b3864f'), STANDS)
    heap.put('board', forms.prism(deck, 4.15, 4.3, 0.05), linear('#b88c56'), STANDS)
    for x0, y0, x1, y1 in ((-5.25, -3.4, 5.2, -3.45), (5.2, -3.45, 5.25, 3.4), (-5.25, -3.4, -5.2, 3.3)):
        steps = 200
        wave = []
        for i in range(steps):
            t, ripple = i / (steps - 1), 0.16 * math.sin(i * 1.05)
            for z in (2.0, 4.2):
                wave.append(
                    (
                        x0 + (x1 - x0) * t + ripple * (x0 == x1 or abs(x1 - x0) < 1),
                        y0 + (y1 - y0) * t + ripple * (abs(y1 - y0) < 1),
                        z,
                    )
                )
        heap.put(
            'board',
            (wave, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps - 1)]),
            linear('#a87c48'),
            STANDS,
        )
    for side, colour in ((-1, '#c8281e'), (1, '#1f5fae')):
        for y in (-2.1, 2.2):
            wheel = (
                STANDS
                @ pose(side * 5.35, y, 2.15, (0, side * math.pi / 2, 0))
                @ pose(0, 0, 0, (0, 0, chance.uniform(0, 3)))
            )
            heap.cap(wheel, colour, 2.15, 1.1, 60)
            heap.crown(wheel @ pose(0, 0, 1.05, size=0.86), 'limbu' if y < 0 else 'club', 0.1)
    axle = [(-6.9, -2.1, 2.15), (6.9, -2.1, 2.15)]
    heap.put('stick', forms.tube(axle, 0.18, 8), linear('#b98a50'), STANDS)
