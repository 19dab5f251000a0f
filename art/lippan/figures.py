"""The figures of a Lippan panel in ropes of clay, each with a few lines and mirrors."""
import math

import numpy as np

from lippan.relief import TAU, arc, line
from studio.curves import placed, smooth


def outlined(work, points, radius=0.07, steps=9):
    """Lay a closed smooth outline."""
    path = smooth(points, steps, closed=True)
    work.rope(np.concatenate([path, path[:2]]), radius, closed=True)


def camel(work, at, size):
    def put(points):
        return placed(points, at, 0, size)

    outlined(work, put([(-2.7, -0.2), (-2.4, 0.45), (-1.75, 0.8), (-1.2, 1.42), (-0.85, 1.58), (-0.45, 1.35),
                        (-0.05, 0.8), (0.4, 0.55), (0.8, 0.2), (1.2, 0.2), (1.5, 0.7), (1.66, 1.4),
                        (1.72, 2.05), (1.9, 2.42), (2.3, 2.52), (2.85, 2.3), (3.08, 2.02), (2.8, 1.84),
                        (2.4, 1.86), (2.22, 1.6), (2.2, 0.9), (2.0, 0.15), (1.6, -0.4), (1.0, -0.75),
                        (0.4, -0.9), (-0.6, -1.02), (-1.6, -0.95), (-2.3, -0.75), (-2.68, -0.55)]), 0.075)
    for x, swing in ((0.85, 0.5), (0.35, -0.3), (-1.75, 0.28), (-2.3, -0.25)):
        knee = x + swing * 0.45
        foot = x + swing
        outlined(work, put([(x - 0.26, -0.92), (knee - 0.17, -1.75), (foot - 0.13, -2.6),
                            (foot - 0.28, -2.88), (foot + 0.3, -2.9), (foot + 0.14, -2.6),
                            (knee + 0.17, -1.72), (x + 0.28, -0.92)]), 0.06, 6)
        work.dots(put([(knee, -1.75), (knee + swing * 0.2, -2.05)]), 0.07)
    work.rope(put(smooth([(-2.68, -0.15), (-3.0, -0.5), (-3.05, -1.1), (-2.92, -1.45)])), 0.06)
    work.dots(put([(-2.9, -1.55), (-2.98, -1.68), (-2.82, -1.7), (-2.9, -1.82)]), 0.06)
    head = put([(2.32, 2.2), (1.92, 2.58), (2.02, 2.78), (2.12, 2.55)])
    work.set_mirror(*head[0], 0.08, 0.04)
    work.rope(smooth(head[1:]), 0.05)
    work.rope(put([(2.75, 2.05), (3.0, 2.02)]), 0.035)
    for i in range(6):
        x, y = put([(1.2 + 0.75 * math.sin(i * 0.35), -0.15 + 0.36 * i)])[0]
        if i < 5:
            work.set_mirror(x + 0.25 * size, y, 0.1 + 0.015 * (5 - i), 0.04)
    for x, y, radius in ((-2.15, 0.1, 0.2), (-2.15, -0.45, 0.13), (0.6, -0.1, 0.2), (0.95, -0.42, 0.11),
                         (0.5, -0.55, 0.1), (-1.95, 0.5, 0.09)):
        work.set_mirror(*put([(x, y)])[0], radius, 0.045)
    saddle(work, put)


def saddle(work, put):
    """Lay an embroidered saddle cloth: mirrors between cross hatching, and a fringe."""
    outlined(work, put([(-1.55, 0.95), (-1.0, 1.3), (-0.5, 1.2), (0.0, 0.8), (0.1, 0.1), (0.12, -0.5),
                        (-0.7, -0.6), (-1.5, -0.5), (-1.58, 0.2)]), 0.065, 6)
    for y in (0.62, 0.12):
        work.rope(put(line((-1.5, y), (0.04, y - 0.03))), 0.045)
    for i in range(4):
        x = -1.3 + i * 0.38
        work.mirror(put([(x - 0.13, 0.36), (x, 0.2), (x + 0.13, 0.36), (x, 0.54)]))
        work.set_mirror(*put([(x + 0.02, -0.2)])[0], 0.12, 0.04)
    work.dots(put([(-1.2 + i * 0.3, 0.82 + 0.1 * math.sin(i * 1.2)) for i in range(4)]), 0.065)
    work.dots(put([(-1.45 + i * 0.19, -0.74 + 0.02 * (i % 2)) for i in range(9)]), 0.065)


def rider(work, at, size):
    def put(points):
        return placed(points, at, 0, size)

    outlined(work, put([(-1.2, 1.5), (-1.42, 2.35), (-0.95, 2.55), (-0.42, 2.4), (-0.55, 1.45)]), 0.062, 6)
    for i in range(4):
        work.rope(put(line((-1.2 + 0.02 * i, 1.7 + 0.2 * i), (-0.6 + 0.04 * i, 1.7 + 0.2 * i), 8)), 0.036)
    work.ring(put([(-0.86, 2.85)])[0], 0.24 * size, 0.06)
    work.dot(*put([(-0.74, 2.86)])[0], 0.05)
    for i in range(3):
        work.rope(put(smooth([(-1.22 + 0.04 * i, 3.0 + 0.12 * i), (-0.85, 3.16 + 0.13 * i),
                              (-0.5 - 0.04 * i, 3.02 + 0.12 * i)])), 0.065)
    work.rope(put(smooth([(-1.2, 3.05), (-1.45, 2.8), (-1.5, 2.45)])), 0.05)
    work.rope(put(smooth([(-0.45, 2.3), (0.0, 1.85), (0.5, 1.75)])), 0.06)
    work.rope(put(smooth([(0.5, 1.75), (1.4, 1.35), (2.3, 1.75), (2.85, 2.1)], 14)), 0.03)
    work.rope(put(smooth([(-0.55, 1.45), (-0.1, 1.0), (0.3, 0.3), (0.55, 0.25)])), 0.06)
    work.rope(put(smooth([(-1.3, 2.3), (-1.75, 2.0), (-2.0, 2.6), (-2.2, 3.4)])), 0.05)
    work.dots(put([(-2.25, 3.55), (-2.35, 3.68)]), 0.06)


def woman(work, foot, size, facing, pots, arm_up):
    """Lay a woman: a wide skirt of zigzags, the veil in one line from the crown, one or more pots on the head."""
    def put(points):
        return placed([(px * facing, py) for px, py in points], foot, 0, size)

    outlined(work, put([(-0.18, 1.5), (-0.5, 0.8), (-0.85, 0.12), (-0.4, 0.04), (0.1, 0.02), (0.6, 0.06),
                        (0.85, 0.14), (0.45, 0.85), (0.18, 1.5)]), 0.065, 6)
    for level, half in ((0.32, 0.72), (0.72, 0.5)):
        peaks = [(-half + 2 * half * i / 8, level + (0.1 if i % 2 else -0.1)) for i in range(9)]
        work.rope(put(np.concatenate([line(a, b, 5) for a, b in zip(peaks, peaks[1:])])), 0.036)
    for i in range(3):
        work.set_mirror(*put([(-0.2 + 0.2 * i, 1.02 + 0.03 * (i == 1))])[0], 0.07, 0.03)
    outlined(work, put([(-0.2, 1.5), (-0.28, 2.0), (0.0, 2.12), (0.28, 2.0), (0.2, 1.5)]), 0.055, 5)
    work.set_mirror(*put([(0.0, 1.78)])[0], 0.09, 0.035)
    work.ring(put([(0.03, 2.38)])[0], 0.2 * size, 0.05)
    work.dot(*put([(0.14, 2.38)])[0], 0.04)
    work.rope(put(smooth([(0.16, 2.62), (-0.18, 2.62), (-0.36, 2.25), (-0.45, 1.6), (-0.62, 0.95)])), 0.055)
    top = 2.68
    for i in range(pots):
        wide = 0.3 - 0.07 * i
        outlined(work, put([(-0.12, top), (-wide, top + wide * 0.7), (-0.13, top + wide * 1.35),
                            (-0.2, top + wide * 1.62), (0.2, top + wide * 1.62), (0.13, top + wide * 1.35),
                            (wide, top + wide * 0.7), (0.12, top)]), 0.05, 5)
        work.set_mirror(*put([(0, top + wide * 0.7)])[0], 0.08 - 0.01 * i, 0.03)
        top += wide * 1.75
    if arm_up:
        work.rope(put(smooth([(0.26, 1.95), (0.55, 2.2), (0.42, 2.75), (0.3, 2.95)])), 0.05)
        work.rope(put(smooth([(-0.24, 1.9), (-0.5, 1.6), (-0.35, 1.25)])), 0.05)
    else:
        work.rope(put(smooth([(0.24, 1.9), (0.65, 1.75), (0.98, 2.0)])), 0.05)
        work.rope(put(smooth([(0.22, 1.75), (0.6, 1.5), (0.98, 1.72)])), 0.05)
    work.dots(put([(-0.25, -0.04), (0.3, -0.04)]), 0.07)


def well(work, foot):
    """Lay a well: a wall of stones, two posts, the beam, and the bucket on its way up."""
    x, y = foot
    for level, half in ((0.0, 0.85), (0.42, 0.82), (0.84, 0.86)):
        work.rope(line((x - half, y + level + 0.05), (x + half, y + level + 0.05)), 0.065)
    for row, stones in ((0.26, 4), (0.68, 3)):
        for i in range(stones):
            px = x + (i - (stones - 1) / 2) * 0.42
            work.mirror([(px - 0.14, y + row - 0.09), (px + 0.14, y + row - 0.1), (px + 0.13, y + row + 0.11),
                         (px - 0.13, y + row + 0.1)])
    for side in (-0.72, 0.72):
        work.rope(line((x + side, y + 0.9), (x + side * 0.94, y + 2.85)), 0.075)
    work.twist(line((x - 0.95, y + 2.9), (x + 0.95, y + 2.94)), 0.055, 0.3)
    work.set_mirror(x, y + 2.62, 0.16, 0.045)
    work.rope(line((x + 0.1, y + 2.45), (x + 0.08, y + 1.75)), 0.035)
    outlined(work, [(x - 0.12, y + 1.3), (x - 0.2, y + 1.7), (x + 0.32, y + 1.7), (x + 0.26, y + 1.3)], 0.05,
             5)


def tree(work, foot, size):
    """Lay a khejri tree: a bent trunk, boughs like hands, a leaf at every tip."""
    def put(points):
        return placed(points, foot, 0, size)

    work.rope(put(smooth([(-0.25, 0), (-0.1, 1.0), (-0.28, 2.2), (-0.1, 3.0)])), 0.1)
    work.rope(put(smooth([(0.3, 0), (0.18, 0.9), (0.05, 2.0), (0.1, 3.0)])), 0.09)
    for y in (0.4, 0.85, 1.3, 1.75):
        work.rope(put(line((-0.12, y), (0.12, y + 0.1), 6)), 0.045)
    for bends in (((-0.25, 2.1), (-0.7, 2.6), (-1.2, 2.75), (-1.45, 3.3)),
                  ((-0.1, 2.9), (-0.5, 3.6), (-0.9, 4.1), (-0.85, 4.9)),
                  ((0.05, 3.0), (0.1, 3.8), (-0.1, 4.6), (0.2, 5.4)),
                  ((0.1, 2.8), (0.6, 3.4), (0.95, 4.2), (0.9, 4.9)),
                  ((0.06, 2.2), (0.6, 2.5), (1.05, 2.7), (1.2, 3.25))):
        bough = put(smooth(bends, 12))
        work.rope(bough, 0.062)
        for i in range(5, len(bough), 5):
            along = bough[i] - bough[i - 2]
            heading = math.atan2(along[1], along[0])
            for side in (-1, 1):
                turn = heading + side * work.random.uniform(0.8, 1.1)
                leaf = placed(smooth([(0, 0), (0.18, 0.1), (0.38, 0), (0.18, -0.1), (0, 0)], 5), bough[i],
                              turn, work.random.uniform(0.75, 1.0))
                work.rope(leaf, 0.04, closed=True)
        work.set_mirror(*bough[-1], 0.13, 0.045)


def rosette(work, x, y, radius):
    """Lay a mirror with dots around it, to fill the ground between the figures."""
    work.set_mirror(x, y, radius, 0.042)
    around = arc((x, y), radius + 0.2, work.random.uniform(0, 1), TAU, 9)
    work.dots(around[:-1], 0.058)


def bird(work, at, size, facing):
    def put(points):
        return placed([(px * facing, py) for px, py in points], at, 0, size)
    outlined(work, put([(-0.45, 0.1), (-0.1, 0.28), (0.22, 0.3), (0.4, 0.55), (0.6, 0.55), (0.58, 0.3),
                        (0.4, 0.05), (0.05, -0.12)]), 0.05, 5)
    work.rope(put([(0.62, 0.48), (0.82, 0.42)]), 0.035)
    for spread in (-0.12, 0.06, 0.24):
        work.rope(put(smooth([(-0.42, 0.08), (-0.8, 0.1 + spread), (-1.1, 0.02 + spread * 1.6)])), 0.04)
    work.set_mirror(*put([(0.1, 0.1)])[0], 0.08, 0.03)


def sun(work, x, y):
    work.round_mirror(x, y, 0.36, lean=(0.04, 0.1))
    work.ring((x, y), 0.45, 0.065)
    for i in range(14):
        angle = TAU * i / 14 + work.random.uniform(-0.06, 0.06)
        if i % 2:
            work.rope(line((x + 0.6 * math.cos(angle), y + 0.6 * math.sin(angle)),
                           (x + 0.95 * math.cos(angle), y + 0.95 * math.sin(angle)), 6), 0.05)
        else:
            work.dot(x + 0.68 * math.cos(angle), y + 0.68 * math.sin(angle), 0.075)
