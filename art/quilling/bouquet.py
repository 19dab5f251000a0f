"""Nine flowers in a pot: every petal is a coiled strip of paper on its edge."""
import math

import numpy as np

from quilling import curves
from quilling.paper import Quilling
from quilling.setting import card, table, window
from studio.colour import linear
from studio.curves import placed, smooth
from studio.light import camera
from studio.render import render, reset

MOUTH = (1.75, -3.0)
GREENS = ('#3f7538', '#5b8a3c', '#2f5f3a', '#7fa646')

reset()
work = Quilling(seed=7)
random = work.random


def pink(at, z):
    work.flower(at, 2.2, 6, curves.heart(1.0), ('#d8508f', '#b8195a'), z, middle=0.25, height=0.55,
                pitch=0.11)
    work.roll(at, 0.4, work.shades('#c9681a', '#f0b429'), z + 0.05, dome=0.3)
    work.ring(at, 0.62, 9, 0.17, '#fff1d0', z + 0.3, 0.32, 0.045)


def orange(at, z):
    work.flower(at, 1.9, 7, curves.teardrop(0.9), ('#f08a4c', '#c8391f'), z, middle=0.25, pitch=0.105)
    work.roll(at, 0.42, work.shades('#3a2417', '#7a4526'), z, dome=0.22)


def marigold(at, z):
    work.fringe(at, 1.5, ('#f6c945', '#e0861a'), layers=5, count=30, z=z, heart='#b4552f')


def blue(at, z):
    for i in range(7):
        angle = curves.TAU * i / 7 + random.uniform(-0.06, 0.06)
        start = at[0] + math.cos(angle) * 0.34, at[1] + math.sin(angle) * 0.34
        work.comb(start, angle, random.uniform(1.15, 1.3), work.shade(random.choice(('#23407a', '#3a62ad'))),
                  5, 0.27, z)
    work.roll(at, 0.33, work.shades('#e8a317', '#f3cf52'), z, dome=0.2)


def violet(at, z):
    work.flower(at, 1.6, 9, curves.marquise(0.5), ('#b78bc0', '#5a2a56'), z, middle=0.27, pitch=0.08)
    work.fringe(at, 0.42, ('#f3cf52', '#e8a317'), layers=2, count=14, z=z + 0.1)


def white(at, z):
    work.flower(at, 1.4, 8, curves.teardrop(0.7), ('#fffdf4', '#f3ead6'), z, middle=0.3)
    work.roll(at, 0.34, work.shades('#c9681a', '#e8a317'), z, dome=0.26)


def teal(at, z):
    work.flower(at, 1.1, 6, curves.teardrop(0.9), ('#7cc4b4', '#0f7672'), z)
    work.roll(at, 0.26, work.shades('#e8a317', '#f3cf52'), z, dome=0.16)


def peach(at, z):
    work.flower(at, 1.2, 5, curves.heart(1.0), ('#fbd0b5', '#ef7f5a'), z)
    work.roll(at, 0.27, work.shades('#6d2c17', '#9c4526'), z, dome=0.16)


def drooping(at, z):
    """Lay a flower that hangs over the rim, so that only its near petals are visible."""
    for turn in (-2.5, -1.95, -1.4, -0.85):
        place = at[0] + math.cos(turn) * 0.72, at[1] + math.sin(turn) * 0.72
        work.coil(place, curves.teardrop(0.55), 0.62, work.shades('#ef8fb0', '#b8195a'), turn, (0.25, 0), z=z)
    work.coil(at, curves.half_moon(0.9), 0.42, work.shades('#5b8a3c', '#3f7538'), 0.3, (0, 0.4), z=z + 0.05)


# Each flower with its position, its height above the card, its radius, and the bend of its stem.
FLOWERS = [
    (blue, (-4.15, 5.75), 0.0, 1.45, 0.7),
    (peach, (-1.1, 7.75), 0.1, 1.0, 0.35),
    (violet, (1.95, 6.7), 0.05, 1.4, -0.25),
    (teal, (5.0, 5.35), 0.1, 0.9, -0.7),
    (marigold, (-4.2, 1.1), 0.12, 1.1, 0.9),
    (orange, (3.25, 2.55), 0.08, 1.65, -0.35),
    (pink, (-1.2, 3.7), 0.3, 2.0, 0.5),
    (drooping, (5.4, -1.75), 0.1, 0.0, 1.25),
    (white, (0.75, 0.15), 0.32, 1.2, 0.1),
]


def stem_point(number, share):
    """Return a point on the stem of flower `number`, and the stem's direction there."""
    _, at, _, _, bow = FLOWERS[number]
    along = np.array(at) - MOUTH
    left = np.array([-along[1], along[0]]) / math.hypot(*along)
    point = np.array(MOUTH) + along * share + left * bow * math.sin(share * math.pi)
    heading = along + left * bow * math.pi * math.cos(share * math.pi)
    return point, math.atan2(heading[1], heading[0])


def leaf(number, share, side, size, bend=0.12):
    """Lay a leaf on a stem, to its left (side 1) or right (-1)."""
    at, heading = stem_point(number, share)
    turn = heading + side * random.uniform(0.55, 0.85)
    place = at[0] + math.cos(turn) * size * 1.04, at[1] + math.sin(turn) * size * 1.04
    colours = work.shades(random.choice(('#7fa646', '#8fb552')), random.choice(GREENS[:3]))
    work.coil(place, curves.marquise(0.46, bend * -side), size, colours, turn, (-0.25, 0), pitch=0.075)


def stems_and_leaves():
    for i, (_, at, _, radius, bow) in enumerate(FLOWERS):
        away = np.array(at) - MOUTH
        end = np.array(at) - away / math.hypot(*away) * radius * 0.8
        work.stem(MOUTH, end, bow, linear(GREENS[i % 3]), height=0.42)
    for number, share, side, size in ((4, 0.62, 1, 0.75), (4, 0.42, -1, 0.62), (0, 0.72, 1, 0.7),
                                      (0, 0.56, 1, 0.62), (1, 0.76, 1, 0.6), (2, 0.72, -1, 0.75),
                                      (2, 0.87, -1, 0.55), (3, 0.8, -1, 0.72), (3, 0.88, 1, 0.5),
                                      (5, 0.45, -1, 0.8), (6, 0.3, 1, 0.6), (7, 0.45, 1, 0.55),
                                      (3, 0.5, -1, 0.6)):
        leaf(number, share, side, size)
    for number, share, turn, length, bend, curl in ((4, 0.3, 0.75, 2.6, 0.9, 0.34),
                                                    (0, 0.9, 0.8, 1.3, 1.0, 0.25),
                                                    (2, 0.6, 0.9, 2.0, -1.9, 0.26),
                                                    (3, 0.62, -0.7, 2.0, -1.2, 0.28),
                                                    (6, 0.55, -0.5, 1.4, -1.1, 0.22),
                                                    (1, 0.8, 0.5, 1.5, 1.3, 0.24)):
        start, heading = stem_point(number, share)
        work.scroll(start, heading + turn, length, bend, curl, work.shade('#8bb04e'), height=0.46)


def buds():
    for number, share, places in (
            (0, 0.86, ((-6.15, 4.35), (-6.3, 3.75), (-5.75, 3.85))),
            (2, 0.9, ((0.15, 8.85), (0.6, 8.4))),
            (3, 0.9, ((6.35, 3.6), (6.55, 4.1))),
            (4, 0.75, ((-5.6, -0.85), (-5.85, -0.3)))):
        start, _ = stem_point(number, share)
        for i, place in enumerate(places):
            work.stem(start, place, random.uniform(-0.25, 0.25), linear(GREENS[3]), height=0.36, strands=1)
            work.roll(place, random.uniform(0.17, 0.24), work.shades('#e8a317', '#f3cf52'),
                      height=0.45 + 0.05 * i)


def pot_outline():
    heights = np.array([0, 0.06, 0.25, 0.5, 0.74, 0.86, 0.92, 1.0]) * 4.3
    halves = [0.95, 1.2, 1.9, 2.12, 1.62, 1.06, 1.1, 1.42]
    right = smooth(list(zip(halves, heights)), 10)
    left = smooth([(-h * random.uniform(0.95, 1.03), y) for h, y in zip(halves, heights)][::-1], 10)
    outline = np.concatenate([right, left])
    return placed(outline, (1.75, -7.35), 0.035)


def pot():
    outline = pot_outline()
    closed = np.concatenate([outline, outline[:1]])
    work.lay(closed, linear('#8a3a1e'), height=0.6, thickness=0.045)
    middle = outline.mean(0)
    work.lay(middle + (closed - middle) * 0.972, linear('#b4552f'), height=0.56, thickness=0.035)
    sizes = ((0.46, 6), (0.36, 10), (0.27, 16), (0.19, 30), (0.13, 50), (0.09, 60))
    circles = curves.packed(middle + (outline - middle) * 0.955, sizes, random, density=400)
    for x, y, radius in circles:
        band = abs(y - middle[1] - 0.25 - 0.1 * (x - middle[0])) < 0.42
        reds = ('#a8431f', '#b4552f', '#d0703a', '#8f3516', '#c8391f')
        colour = random.choice(('#e8a317', '#f3cf52', '#f7e7b8') if band else reds)
        heart = random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3)
        work.coil((x, y), curves.circle, radius, work.shade(colour), random.uniform(0, 6), heart, pitch=0.055,
                  height=random.uniform(0.44, 0.54))


def fallen():
    """Lay a fallen petal and a fallen bud."""
    work.coil((-3.75, -5.1), curves.teardrop(0.6), 0.55, work.shades('#f08a4c', '#c8391f'), 0.7, (0.25, 0))
    work.roll((-2.75, -5.75), 0.17, work.shades('#e8a317', '#f3cf52'))


stems_and_leaves()
buds()
pot()
fallen()
for flower, at, z, _, _ in FLOWERS:
    flower(at, z)
work.make()

card([(-7.3, -8.5), (7.4, -8.35), (7.25, 10.0), (-7.35, 9.9)], linear('#f2e9d6'))
table()
window()
camera((0.5, -11.0, 29.0), (0.0, 0.55, 0), 60, 5.6, (0, 1, 0.4))
render(988, 1280, 32, exposure=1.75, contrast=1.07)
