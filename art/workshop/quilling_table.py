"""Strips of every colour, rolls in a lid, and a card with a half-finished flower."""

import math
import random

import numpy as np

from clay.surfaces import dusty_wood
from quilling import curves
from quilling.paper import Quilling
from quilling.setting import card
from studio import forms
from studio.colour import linear
from studio.curves import placed, smooth
from studio.light import camera
from studio.materials import material
from studio.meshes import Batch, ground
from studio.render import render, reset
import workshop.room as room
import workshop.things as things
from waste.junk import Heap, lathe, pose
from workshop.paper_strips import COLOURS, fan_of_strips, loose_strips

SUN = (0.66, -0.34, -0.66)
FLOWER = (2.3, -0.6)
CARD = 0.12

chance = random.Random(17)
heap = Heap(31)
work = Quilling(seed=12)


def half_flower():
    """Lay five of nine petals and a part of two rings of leaves; the rest is in pencil."""
    petal = curves.fitted(curves.teardrop(0.9), 9, 0.75)
    for k in range(9):
        angle = 0.5 + curves.TAU * k / 9
        place = FLOWER[0] + 2.62 * math.cos(angle), FLOWER[1] + 2.62 * math.sin(angle)
        if k < 5:
            work.coil(
                place,
                petal,
                1.42,
                work.shades('#f08a4c', '#b8195a'),
                angle,
                (0.25, 0),
                pitch=0.085,
                z=CARD,
                height=0.55,
            )
        else:
            drawn(placed(pencilled_petal(), place, angle, 1.42))
    for k in range(10):
        angle = 0.1 + curves.TAU * k / 10
        work.coil(
            (FLOWER[0] + 0.88 * math.cos(angle), FLOWER[1] + 0.88 * math.sin(angle)),
            curves.circle,
            0.23,
            work.shade('#f6dc4a'),
            angle,
            pitch=0.055,
            z=CARD + 0.1,
        )
    work.roll(FLOWER, 0.58, work.shades('#6d2c17', '#c9681a'), z=CARD, height=0.55, dome=0.3)
    stem = smooth([(1.6, -4.1), (1.1, -6.2), (-0.4, -8.4)], 14)
    work.stem((1.75, -3.6), (0.3, -7.7), -0.35, linear('#3f7538'), CARD, 0.5, 3)
    drawn(stem + (0.25, 0))
    work.coil(
        (2.5, -5.9),
        curves.marquise(0.46, 0.12),
        1.15,
        work.shades('#8fb23f', '#3f7538'),
        0.25,
        (-0.25, 0),
        pitch=0.085,
        z=CARD,
    )
    drawn(placed(pencilled_leaf(), (-1.0, -5.0), 2.5, 1.2))
    for k in range(3):
        drawn(placed(pencilled_petal(), (-2.2 - 0.35 * k, 2.1 + 0.95 * k), 1.9 + 0.5 * k, 0.62))
    for angle in (0.5 + curves.TAU * 5 / 9, 0.5 + curves.TAU * 6 / 9):
        wet = FLOWER[0] + 1.7 * math.cos(angle), FLOWER[1] + 1.7 * math.sin(angle)
        work.drip(*wet, 0.16, 3.2, angle, CARD)


def pencilled_petal():
    angles = np.linspace(-math.pi, math.pi, 60)
    return np.stack(curves.teardrop(0.55)(angles), 1)


def pencilled_leaf():
    angles = np.linspace(-math.pi, math.pi, 60)
    return np.stack(curves.marquise(0.42)(angles), 1)


def drawn(points):
    """Draw a pencil line on the card."""
    path = [(x, y, CARD + 0.004) for x, y in np.asarray(points)]
    heap.put('dull', forms.tube(path, 0.022, 5), linear('#8d8a86'))


def springs():
    """Lay strips that were rolled and sprang open again."""
    for x, y, heading, length, bend, curl in (
        (-7.2, -7.4, 0.6, 6, 1.0, 0.8),
        (12.6, -4.4, 2.2, 5, -1.3, 0.7),
        (-15.5, -5.8, 0.1, 5, 0.8, 0.65),
        (8.6, -8.6, 0.2, 6, 1.2, 0.7),
        (12.0, 1.5, 1.2, 4, 1.4, 0.6),
        (-6.5, 3.4, -0.5, 4, -1.2, 0.55),
    ):
        work.scroll((x, y), heading, length, bend, curl, work.shade(chance.choice(COLOURS)), 2.4, 0.15, 0.02)


def lid_of_rolls():
    """Build a steel lid full of finished rolls."""
    at = (-10.2, -1.6)
    heap.put(
        'steel',
        lathe(
            [(4.9, 0.0), (5.1, 0.15), (5.1, 1.25), (5.22, 1.3), (5.0, 1.34), (4.95, 0.25), (0.05, 0.2)], 80
        ),
        linear('#ffffff'),
        pose(*at),
    )
    outline = np.array(
        [(at[0] + 4.75 * math.cos(t), at[1] + 4.75 * math.sin(t)) for t in np.linspace(0, 6.2, 40)]
    )
    circles = curves.packed(
        outline, ((1.0, 7), (0.78, 11), (0.58, 18), (0.4, 40), (0.26, 50)), chance, density=60
    )
    for k, (x, y, radius) in enumerate(circles):
        colour = COLOURS[(k * 5 + 2) % len(COLOURS)]
        z = 0.25 + 0.25 * (k % 7 == 0)
        if k % 3 == 0:
            work.coil(
                (x, y),
                chance.choice((curves.teardrop(0.8), curves.marquise(0.5), curves.circle)),
                radius,
                work.shade(colour),
                chance.uniform(0, 6),
                pitch=0.1,
                z=z,
                tacked=0,
            )
        elif k % 3 == 1:
            work.coil(
                (x, y),
                curves.circle,
                radius,
                work.shades(colour, COLOURS[(k * 5 + 4) % 14]),
                0,
                pitch=0.08,
                z=z,
                tacked=0,
            )
        else:
            work.roll((x, y), radius, work.shade(colour), z, dome=0.2 * (k % 2), pitch=0.05)


def needle():
    """Build the slotted needle, with a blue strip half wound on it."""
    at = pose(7.9, -4.6, 0.45, (0, 0.05, 2.55))
    heap.put(
        'raw wood',
        forms.tube(
            [(x, 0, 0) for x in np.linspace(-7.5, 0, 20)],
            lambda t: 0.3 + 0.22 * math.sin(math.pi * min(1, t * 1.3)) ** 2,
            14,
        ),
        linear('#c98d4e'),
        at,
    )
    heap.put('brass', forms.tube([(0, 0, 0), (0.5, 0, 0), (0.9, 0, 0)], 0.3, 14), linear('#ffffff'), at)
    heap.put('steel', forms.tube([(0.8, 0, 0), (2.0, 0, 0), (3.6, 0, 0)], 0.07, 10), linear('#ffffff'), at)
    tip = 7.9 - 3.0 * math.cos(2.55 - math.pi), -4.6 + 3.0 * math.sin(2.55)
    work.roll(tip, 0.55, work.shade('#2f7fb8'), 0.1, 0.5, pitch=0.06)
    tail = smooth(
        [
            (tip[0] + 0.5, tip[1] - 0.2),
            (tip[0] + 1.8, tip[1] + 1.4),
            (tip[0] + 4.6, tip[1] + 1.5),
            (tip[0] + 7.5, tip[1] + 0.4),
        ],
        12,
    )
    work.stand(tail, work.shade('#2f7fb8'), 0.06)


def glue():
    """Build a squeeze bottle on its side, with a drop at its nozzle; a lid of glue with a small brush in it."""
    at = pose(13.0, 8.6, 2.1, (0, math.pi / 2, math.radians(203)))
    heap.put(
        'enamel',
        lathe([(0.1, -4.5), (2.0, -4.4), (2.1, -4.0), (2.1, 2.4), (1.2, 3.8), (1.1, 4.4), (0.05, 4.4)], 48),
        linear('#f5f2ea'),
        at,
    )
    heap.put('lacquer', lathe([(2.13, -2.6), (2.13, 1.4), (0.05, 1.4)], 48), linear('#1f4fa0'), at)
    heap.put(
        'lacquer',
        lathe([(1.25, 4.2), (1.3, 5.2), (0.7, 5.8), (0.28, 7.6), (0.05, 7.7)], 40),
        linear('#d8391f'),
        at,
    )
    heap.put(
        'lacquer',
        lathe([(1.9, 0), (2.0, 0.2), (2.0, 1.1), (1.86, 1.1), (1.8, 0.3), (0.05, 0.3)], 40),
        linear('#d8391f'),
        pose(9.6, 3.6),
    )
    heap.put('wet', lathe([(1.84, 0.7), (1.2, 0.62), (0.05, 0.6)], 40), linear('#f7f4ec'), pose(9.6, 3.6))
    things.brush(
        heap, pose(8.5, 2.6, 1.25, (0, 0.18, 0.75 + math.pi)) @ pose(-4.2, 0), '#3f7538', '#f4efe2', 9, 0.2
    )


def card_and_table():
    card([(-4.6, -9.3), (8.2, -8.6), (7.4, 5.6), (-5.2, 4.9)], linear('#f5eddb'), top=CARD)
    things.scissors((-7.4, -8.7, 0.2), 0.42, '#e8761c', 0.4)
    things.pencil((8.6, -10.2, 0.17), math.pi - 0.16, '#c8391f', 3.0)
    things.chai(heap, pose(6.6, 11.6))
    things.cup_ring(heap, 11.2, 7.0, 2.3, '#a9734a', 0.012)
    for colour in COLOURS:
        for _ in range(5):
            x, y = chance.gauss(-3, 9), chance.gauss(-6, 4)
            snip = forms.prism([(0, 0), (chance.uniform(0.2, 0.9), 0.05), (0.4, 0.42), (0.05, 0.4)], 0, 0.03)
            heap.put('dull', snip, linear(colour), pose(x, y, 0.13, (0, 0, chance.uniform(0, 6))))


reset()
strips = Batch()
fan_of_strips(strips, chance)
loose_strips(strips, chance)
strips.make(
    'flat strips',
    material(
        'flat strips', vertex_colours=True, rough=0.75, spec=0.2, bump=0.004, bump_scale=40, translucent=0.12
    ),
)
half_flower()
springs()
lid_of_rolls()
needle()
glue()
card_and_table()
work.make()
heap.make(things.surfaces())
ground(dusty_wood('#2f8f88', '#1f6a6c', dust='#cfe0d2', amount=0.2, reach=30, plank=11), 120)
room.sunlight(SUN, 4.0, 0.04, 0.5)
room.leaves(SUN, (0, 2, 0), chance, ((-9, 8), (12, 9), (-20, 2)), far=30, size=4.0, count=9)
camera((0.8, -25.5, 27.5), (-0.4, 0.1, 0), 50, 0.045, (1.5, -2, 0.3))
render(1280, 960, 30, exposure=1.18, contrast=1.08)
