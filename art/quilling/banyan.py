"""A banyan in the late afternoon, of strips on edge and hundreds of coils; a girl on a swing, and a dog."""
import math

import numpy as np

from quilling import curves
from quilling.paper import Quilling
from quilling.setting import card, table, window
from studio.colour import linear, mix
from studio.curves import placed, smooth
from studio.light import camera
from studio.noise import noise_at
from studio.render import render, reset

BARK = ('#6a3f22', '#8a5630', '#54301f', '#9c6a3c', '#a5805a', '#6b4a48')
GROUND = -4.3

# Each limb from the fork outwards, and the number of the trunk's strands in it.
LIMBS = [
    (((-3.9, -0.1), (-5.6, 0.75), (-8.0, 0.85), (-11.2, 1.5)), 6),
    (((-3.6, 0.9), (-5.0, 2.5), (-7.2, 3.7), (-9.0, 5.6)), 5),
    (((-2.6, 1.3), (-2.75, 3.0), (-1.9, 4.6), (-2.1, 6.4)), 4),
    (((-1.6, 1.0), (-0.2, 2.5), (2.3, 3.4), (4.6, 5.4)), 5),
    (((-1.0, -0.1), (1.0, 0.8), (4.4, 1.25), (7.4, 1.35), (10.8, 2.3)), 8),
]
# Aerial roots that became trunks: top, foot, strands.
PROPS = [((-7.3, 0.9), (-7.5, GROUND + 0.1), 5), ((-5.9, 0.8), (-5.65, GROUND - 0.15), 3),
         ((1.75, 1.0), (2.0, GROUND), 4), ((9.2, 1.8), (9.35, GROUND + 0.2), 4),
         ((-9.7, 1.2), (-9.5, GROUND + 0.3), 3)]
# The lobes of the crown: centre and half axes.
LOBES = [((-8.7, 3.6), (2.9, 1.9)), ((-4.9, 4.9), (2.6, 1.5)), ((-1.0, 4.7), (2.3, 1.9)),
         ((2.9, 4.5), (2.7, 1.6)), ((7.2, 4.0), (3.3, 2.0)), ((-4.8, 2.8), (1.9, 1.0)),
         ((1.0, 2.7), (1.9, 0.8)), ((10.1, 2.7), (1.8, 1.1)), ((-9.9, 2.1), (1.9, 1.0)),
         ((-2.4, 3.2), (1.6, 0.9)), ((4.9, 2.5), (2.0, 0.8)), ((-7.0, 1.5), (1.3, 0.5)),
         ((7.9, 2.0), (1.4, 0.6))]
SWING = (5.0, -2.75)
GIRL = 1.4

reset()
work = Quilling(seed=31, height=0.42, thickness=0.03)
random = work.random


def bark(share=0.5):
    """Return a brown for a strand; `share` is its position from the lit side of the trunk to the shaded one."""
    lit, shaded = linear('#b98a55'), linear('#5a3230')
    return mix(work.shade(random.choice(BARK), 0.15), mix(lit, shaded, share), 0.45)


def trunk():
    """Lay strands that rise from the wide foot, come together at the waist, and divide into the limbs without crossing.
    """
    total = sum(strands for _, strands in LIMBS)
    number = 0
    for points, strands in LIMBS:
        path = np.array(points)
        for i in range(strands):
            share = (number + 0.5) / total - 0.5
            foot = (-2.3 + share * 5.6 + random.uniform(-0.1, 0.1),
                    GROUND + 0.1 + 2.0 * share * share * random.uniform(-1, 0.4))
            knee = (-2.35 + share * 3.5, -3.2 + 0.5 * abs(share))
            waist = (-2.4 + share * 2.9 + random.uniform(-0.04, 0.04), -1.7 + random.uniform(-0.1, 0.1))
            spread = (i - (strands - 1) / 2) * 0.125
            aside = _left_of(path) * -spread * np.linspace(1, 0.35, len(path))[:, None]
            core = i in (strands // 2, strands // 2 - 1)
            reach = len(path) - (0 if core else random.choice((0, 1, 1)))
            full = smooth([foot, knee, waist, *(path + aside)[:max(2, reach)]], 14)
            work.lay(_swaying(full, number), bark(share + 0.5), height=random.uniform(0.36, 0.5))
            number += 1


def _left_of(path):
    along = np.gradient(path, axis=0)
    along /= np.hypot(*along.T)[:, None]
    return np.stack([-along[:, 1], along[:, 0]], 1)


def _swaying(path, seed):
    """Return a path with slow random bends."""
    sway = [(noise_at(x * 0.9, y * 0.9, seed * 0.35) * 0.07,
             noise_at(x * 0.9, y * 0.9, 50 + seed * 0.35) * 0.05) for x, y in path]
    return path + np.array(sway)


def props():
    for top, foot, strands in PROPS:
        for i in range(strands):
            aside = (i - (strands - 1) / 2) * 0.12
            flare = (i - (strands - 1) / 2) * 0.3
            path = smooth([(top[0] + aside * 1.6, top[1]), (top[0] + aside, top[1] - 1.2),
                           (foot[0] + aside * 0.8, foot[1] + 1.6), (foot[0] + aside, foot[1] + 0.5),
                           (foot[0] + flare, foot[1] - 0.05)], 12)
            work.lay(_swaying(path, 60 + i + foot[0]), bark(i / strands), height=random.uniform(0.34, 0.44))


def hanging_roots():
    """Lay thin roots in bunches, each ending at its own height, some with a curl."""
    for x, top, count, longest in ((-10.3, 1.0, 4, 3.4), (-8.5, 0.8, 5, 2.6), (-6.6, 0.7, 3, 2.2),
                                   (-4.9, 0.4, 4, 1.9), (0.7, 0.6, 4, 2.2), (2.9, 1.0, 4, 2.8),
                                   (3.7, 1.1, 3, 1.6), (7.2, 1.3, 5, 1.9), (8.3, 1.5, 3, 2.9)):
        for i in range(count):
            start = x + (i - count / 2) * random.uniform(0.13, 0.2)
            length = longest * random.uniform(0.45, 1)
            drift = random.uniform(-0.15, 0.15)
            if random.random() < 0.3:
                points = curves.scroll((start, top), -math.pi / 2, length, drift * 2, 0.09, 1.4,
                                       random.uniform(-0.1, 0.1))
            else:
                points = smooth([(start, top), (start + drift * 0.7, top - length * 0.5),
                                 (start + drift, top - length)], 12)
            work.lay(points, work.shade(random.choice(('#8d6a4a', '#a5835c', '#6f4a30'))),
                     height=random.uniform(0.2, 0.34))


def crown_green(x, y):
    """Return the colour of a point of the crown: each lobe is lit from the upper left; a few young leaves are coppery.
    """
    lit = 0.5
    for (cx, cy), (a, b) in LOBES:
        u, v = (x - cx) / a, (y - cy) / b
        if u * u + v * v < 1.15:
            lit = max(lit - 0.1, 0.52 - 0.38 * u + 0.42 * v)
    greens = ('#1f4a34', '#2f6a3a', '#4f8a3a', '#86ad45', '#c6cf62')
    step = min(max(lit + random.uniform(-0.2, 0.2), 0), 0.999) * (len(greens) - 1)
    if random.random() < 0.035:
        return work.shade('#c8693a')
    return mix(work.shade(greens[int(step)]), work.shade(greens[int(step) + 1]), step % 1)


def crown():
    """Lay coils packed lobe after lobe, with gaps for the limbs, and leaves along the rim."""
    angles = np.linspace(0, curves.TAU, 40, endpoint=False)
    wood = [(float(x), float(y), 0.16) for points, _ in LIMBS for x, y in smooth(points, 10)]
    circles = []
    for (cx, cy), (a, b) in LOBES:
        ragged = [1 + 0.1 * noise_at(math.cos(t) * 2 + cx, math.sin(t) * 2 + cy, 4) for t in angles]
        outline = np.stack([cx + a * np.cos(angles) * ragged, cy + b * np.sin(angles) * ragged], 1)
        more = curves.packed(outline, ((0.42, 6), (0.33, 14), (0.26, 24), (0.2, 40), (0.15, 50), (0.11, 60)),
                             random, wood + circles, 200)
        circles += more
        for t in angles[::2] + random.uniform(0, 0.1):
            rim = cx + a * 1.04 * math.cos(t), cy + b * 1.06 * math.sin(t)
            if all(math.hypot(rim[0] - x, rim[1] - y) > r + 0.13 for x, y, r in circles + wood):
                turn = t + random.uniform(-0.5, 0.5)
                work.coil(rim, curves.marquise(0.5), random.uniform(0.24, 0.33), crown_green(*rim), turn,
                          pitch=0.07)
    for x, y, radius in circles:
        green = crown_green(x, y)
        kind = random.random()
        outline = curves.circle if kind < 0.7 or radius < 0.16 else curves.teardrop(0.95, 0.5)
        heart = random.uniform(-0.35, 0.35), random.uniform(-0.35, 0.35)
        work.coil((x, y), outline, radius, (mix(green, (0.8, 0.85, 0.3), 0.12), green), random.uniform(0, 6),
                  heart, pitch=0.075, z=random.choice((0, 0, 0.06, 0.14)), height=random.uniform(0.34, 0.46),
                  tacked=0.04)
    for _ in range(60):
        x, y, radius = random.choice(circles)
        work.roll((x + radius * 0.9, y - radius * 0.6), random.uniform(0.07, 0.1), work.shade('#c8391f'), 0.2,
                  0.4)


def earth():
    """Lay long open strips as the ground, each of two colours; tufts of grass and fallen leaves."""
    colours = ('#d08a42', '#b8602c', '#e3a752', '#a8582c', '#c87a3a', '#8f9a3c')
    for i in range(15):
        level = GROUND - 0.1 - i * 0.115
        points = [(x, level + 0.16 * noise_at(x * 0.35, i * 0.2, 2) + 0.05 * math.sin(x * 0.6 + i))
                  for x in np.linspace(-11.6, 11.6, 130)]
        cut = random.randrange(12, 110)
        work.lay(points[:cut], work.shade(colours[i % 6]), height=random.uniform(0.2, 0.36), thickness=0.045)
        work.lay(points[cut - 1:], work.shade(colours[(i + 2) % 6]), height=random.uniform(0.2, 0.36),
                 thickness=0.045)
    for x in (-10.9, -8.4, -4.0, 0.6, 3.4, 7.6, 10.4):
        for blade in range(5):
            turn = math.pi / 2 - (blade - 2) * 0.22 + random.uniform(-0.1, 0.1)
            work.scroll((x + blade * 0.17, GROUND - 0.1), turn, random.uniform(0.6, 1.1), (2 - blade) * 0.4,
                        0.1, work.shade(random.choice(('#7fa646', '#4f8a3a'))), turns=0.8, height=0.35)
    for _ in range(13):
        place = random.uniform(-10, 10), GROUND - random.uniform(0.1, 1.2)
        work.coil(place, curves.marquise(0.5), random.uniform(0.2, 0.27),
                  work.shade(random.choice(('#e8a317', '#c8693a', '#86ad45'))), random.uniform(0, 3), z=0.3,
                  height=0.25, pitch=0.07)


def sun():
    """Lay one long strip of three yellows, wound loosely, low behind the swing."""
    turns = 25
    points = curves.coil(curves.circle, turns, random, wobble=0.5, segments=60)
    stretches = len(points) - 1
    yellows = [work.shade(c) for c in ('#fff0a8', '#fbd44a', '#f5ab30')]
    colour = [yellows[min(2, int(3 * (i / stretches) ** 0.6))] for i in range(stretches)]
    work.lay(placed(points, (6.2, -1.6), 0, 1.95), colour, height=0.14, thickness=0.05)


def girl():
    """Lay the girl in profile, leaning back with toes up: rolls for the head, a fan for the skirt, flying plaits."""
    x, y = SWING
    skin, hair, dress = linear('#9a5a35'), linear('#1c1412'), '#c21b62'
    z, tall = 0.22, 0.5
    first = len(work.strips.vertices)
    work.lay([(x - 0.35, y - 0.1), (x + 0.65, y + 0.12)], work.shade('#6b3b1c'), z, 0.55, thickness=0.1)
    fan = [(1.0 * math.cos(t), 1.0 * math.sin(t) * 0.62) for t in np.linspace(-0.62, 0.38, 5)]
    work.husk((x - 0.02, y + 0.42), -0.22, fan, work.shade(dress), work.shade('#f08a24'), 0.13, z, tall)
    work.coil((x, y + 0.72), curves.teardrop(0.6, 0.5), 0.47, work.shades('#e0508f', dress), 1.9,
              (0.2, 0), pitch=0.06, z=z, height=tall)
    for bend, lift in ((0.35, 0.1), (0.15, 0.0)):
        leg = smooth([(x + 0.8, y + 0.3 + lift), (x + 1.15, y + 0.22 + lift), (x + 1.5, y + bend),
                      (x + 1.68, y + bend + 0.12)], 8)
        work.lay(leg, skin, z, 0.42, thickness=0.09)
        work.coil((x + 1.72, y + bend + 0.16), curves.marquise(0.5), 0.14, skin, 1.1, pitch=0.05, z=z,
                  height=0.42)
    arm = smooth([(x - 0.05, y + 1.0), (x + 0.2, y + 0.85), (x + 0.02, y + 1.25), (x - 0.12, y + 1.4)], 8)
    work.lay(arm, skin, z + 0.12, 0.42, thickness=0.08)
    head = x - 0.28, y + 1.52
    work.roll(head, 0.3, skin, z, tall + 0.04)
    hairline = smooth([(head[0] + 0.26 * math.cos(t), head[1] + 0.26 * math.sin(t))
                       for t in np.linspace(0.9, 4.4, 12)], 4)
    for layer in range(4):
        centre = np.array(head)
        work.lay(centre + (hairline - centre) * (1.2 + 0.12 * layer), hair, z, tall + 0.06)
    for start, turn in (((head[0] - 0.32, head[1] + 0.02), 3.3), ((head[0] - 0.3, head[1] - 0.16), 3.75)):
        for link in range(4):
            along = 0.17 * (link + 0.5)
            place = start[0] + math.cos(turn) * along, start[1] + math.sin(turn) * along - 0.012 * link * link
            work.coil(place, curves.marquise(0.65), 0.115, hair, turn, turns=3, z=z, height=0.42, tacked=0)
        end = start[0] + math.cos(turn) * 0.78, start[1] + math.sin(turn) * 0.78 - 0.14
        for side in (-0.6, 0.6):
            work.coil((end[0] + 0.1 * math.cos(turn + side), end[1] + 0.1 * math.sin(turn + side)),
                      curves.teardrop(0.7), 0.11, work.shade('#f6c02f'), turn + side, turns=3, z=z,
                      height=0.44, tacked=0)
    work.strips.reshape(first, lambda px, py, pz: (x + (px - x) * GIRL, y + (py - y) * GIRL, pz))


def ropes():
    x, y = SWING
    for top, hand in (((3.3, 1.2), (x - 0.3, y - 0.1)), ((3.85, 1.25), (x + 0.25, y + 0.1))):
        rope = smooth([top, ((top[0] + hand[0]) / 2 + 0.04, (top[1] + hand[1]) / 2), hand], 16)
        work.lay(rope, work.shade('#f1dfb2'), 0.22, 0.4, thickness=0.05)


def dog():
    """Lay a dog that looks at the swing."""
    x, y = 0.6, GROUND - 0.35
    tan, brown = work.shades('#e0ad6c', '#b87a3c'), work.shade('#8f5a2e')
    work.coil((x, y + 0.42), curves.teardrop(0.75, 0.4), 0.62, tan, -0.95 + math.pi, pitch=0.075, z=0.3)
    work.coil((x - 0.28, y + 0.14), curves.circle, 0.27, tan, pitch=0.075, z=0.34)
    work.coil((x + 0.42, y + 1.12), curves.teardrop(0.75, 0.6), 0.33, tan, math.pi + 0.2, pitch=0.07, z=0.34)
    work.coil((x + 0.28, y + 1.33), curves.teardrop(0.6), 0.19, brown, 2.0, pitch=0.05, z=0.38)
    work.roll((x + 0.76, y + 1.04), 0.05, work.shade('#2f170d'), 0.5)
    for leg in (0.22, 0.34):
        work.lay([(x + leg, y + 0.65), (x + leg + 0.08, y - 0.1), (x + leg + 0.22, y - 0.12)], brown, 0.3,
                 thickness=0.08)
    work.scroll((x - 0.45, y), 2.9, 0.5, -1.4, 0.09, brown, turns=1.0, z=0.3)


sun()
earth()
props()
trunk()
hanging_roots()
crown()
ropes()
girl()
dog()
work.make()

card([(-11.9, -6.3), (11.9, -6.2), (11.8, 7.1), (-11.9, 7.0)], linear('#f5d9a8'), patchy=0.06)
table(base='#6d4630', dark='#4a2f20')
window(power=1.25, at=(0, 0, 0))
camera((0, -7.5, 34.0), (0, 0.32, 0), 52, 8, (2, 0, 0.4))
render(1280, 732, 32, exposure=1.6, contrast=1.07)
