"""A round board of white clay and mirrors on red geru, drawn without compasses."""
import math

import numpy as np

from lippan.relief import TAU, Relief, arc, line
from lippan.surfaces import cracked, room_for_mirrors, worn
from studio.colour import linear
from studio.curves import placed, smooth
from studio.light import area_light, camera
from studio.materials import material
from studio.meshes import Batch, ground
from studio.noise import noise_at
from studio.render import render, reset

reset()
work = Relief(seed=4, stray=0.075)
random = work.random


def at(angle, radius):
    return math.cos(angle) * radius, math.sin(angle) * radius


def round_about(count, loose=0.02):
    """Return angles that divide a circle by eye: each has an error, and they add up."""
    first = random.uniform(-0.03, 0.03)
    return [first + TAU * i / count + random.uniform(-loose, loose) for i in range(count)]


def shaped(angle, radius, points, size=1.0):
    """Return a shape that is drawn for the direction +x, moved to `radius` in the direction `angle`, with a small
    error.
    """
    stretched = np.array(points) * (random.uniform(0.95, 1.05), random.uniform(0.93, 1.07))
    return placed(stretched, at(angle, radius), angle + random.uniform(-0.035, 0.035), size)


def dotted_ring(radius, count, each):
    work.dots([at(t, radius + random.uniform(-0.02, 0.02)) for t in round_about(count, 0.3 / count)], each)


def heart():
    work.round_mirror(0.02, 0.0, 0.6, lean=(-0.05, 0.11))
    work.ring((0, 0), 0.72, 0.09)
    dotted_ring(0.96, 21, 0.088)
    work.ring((0.02, -0.01), 1.19, 0.078)
    for i, angle in enumerate(round_about(8, 0.035)):
        work.rope(shaped(angle, 1.25, smooth([(0, 0), (0.35, 0.5), (0.95, 0.52), (1.42, 0), (0.95, -0.52),
                                              (0.35, -0.5), (0, 0)])), 0.077)
        work.rope(shaped(angle, 1.25, smooth([(0.22, 0), (0.48, 0.3), (0.88, 0.31), (1.16, 0), (0.88, -0.31),
                                              (0.48, -0.3), (0.22, 0)])), 0.05)
        if i != 5:
            work.mirror(shaped(angle, 1.25, [(0.36, 0), (0.52, -0.19), (0.8, -0.21), (1.0, 0), (0.8, 0.21),
                                             (0.52, 0.19)]))
        between = angle + TAU / 16
        work.set_mirror(*at(between, 2.42), random.uniform(0.18, 0.22))
        work.dot(*at(between, 1.76), 0.1)
        work.dot(*at(between, 2.02), 0.075)


def zigzag():
    corners = round_about(20, 0.022)
    for i, angle in enumerate(corners):
        after = corners[(i + 1) % 20] + (TAU if i == 19 else 0)
        peak = (angle + after) / 2 + random.uniform(-0.015, 0.015)
        foot, top = 3.42 + random.uniform(-0.03, 0.03), 4.16 + random.uniform(-0.06, 0.05)
        work.rope(line(at(angle, foot), at(peak, top)), 0.062)
        work.rope(line(at(peak, top), at(after, 3.42)), 0.062)
        work.mirror([at(peak - 0.075, 3.5), at(peak + 0.075, 3.5),
                     at(peak, 3.86 + random.uniform(-0.05, 0.04))])
        if i not in (7, 13):
            work.mirror([at(angle - 0.07, 4.1), at(angle, 3.76), at(angle + 0.07, 4.1)])
        work.dot(*at(angle, 3.54), 0.065)
        work.dot(*at(peak, 4.02), 0.06)


def arches():
    """Lay peacock eyes all around, and a diamond in every gap."""
    for i, angle in enumerate(round_about(16, 0.018)):
        work.rope(shaped(angle, 4.8, smooth([(0, 0.86), (0.45, 0.8), (0.88, 0.45), (1.02, 0), (0.88, -0.45),
                                             (0.45, -0.8), (0, -0.86)])), 0.077)
        work.rope(shaped(angle, 4.8, smooth([(0.05, 0.62), (0.4, 0.56), (0.66, 0.3), (0.75, 0), (0.66, -0.3),
                                             (0.4, -0.56), (0.05, -0.62)])), 0.052)
        eye = at(angle, 5.14 + random.uniform(-0.03, 0.03))
        if i == 10:
            work.broken_mirror(*eye, 0.23)
            work.ring(eye, 0.31, 0.052)
        else:
            work.set_mirror(*eye, random.uniform(0.215, 0.25))
        for off in (-0.5, -0.25, 0, 0.25, 0.5):
            work.dot(*shaped(angle, 4.8, [(0.89 - off * off * 0.62, off * 1.15)])[0], 0.052)
        gap = angle + TAU / 32
        work.mirror(shaped(gap, 5.62, [(-0.3, 0), (0, -0.15), (0.3, 0), (0, 0.15)]))
        work.rope(shaped(gap, 5.62, [(-0.4, 0), (-0.2, 0.12), (0, 0.22), (0.2, 0.12), (0.4, 0), (0.2, -0.12),
                                     (0, -0.22), (-0.2, -0.12), (-0.4, 0)]), 0.05)


def uneven_circle(radius, seed, amount=0.012):
    return [at(t, radius * (1 + amount * noise_at(math.cos(t) * 1.2, math.sin(t) * 1.2, seed)))
            for t in np.linspace(0, TAU, 129)[:-1]]


def board():
    """Build the board, painted with geru in circles, thin in places, dusty."""
    surface = material('geru', vertex_colours=True, rough=0.88, spec=0.15, bump=0.025, bump_scale=22,
                       variation=0.3, variation_scale=2.2)
    worn(surface, linear('#cf5b2c'), 1.6, 0.55, 0.75, (1, 2.2, 1))
    worn(surface, linear('#6f2415'), 2.4, 0.45, 0.7, (2.4, 1, 1))
    cracked(surface, scale=1.5, width=0.018, depth=0.015, share=0.35)
    worn(surface, linear('#c9b08a'), 7, 0.3, 0.6)
    plate = Batch()
    plate.prism(uneven_circle(6.66, 3), -0.35, 0.0, linear('#a5391f'), inset=0.08)
    plate.make('board', surface)


heart()
work.ring((0, 0), 2.86, 0.082)
work.twist(uneven_circle(3.06, 8) + [at(0.04, 3.06)], 0.075)
work.ring((0.015, 0), 3.27, 0.082)
zigzag()
work.ring((-0.01, 0.015), 4.33, 0.082)
dotted_ring(4.55, 70, 0.077)
work.ring((0, 0), 4.77, 0.082)
arches()
work.ring((0, 0), 6.07, 0.087)
# A damaged part of the rim, lower right.
work.twist(uneven_circle(6.28, 5)[:112], 0.082)
work.twist([at(t, 6.27) for t in np.linspace(-0.63, 0.02, 12)], 0.082)
work.scar(*at(-0.73, 6.27), 0.2)
work.scar(*at(-0.66, 6.22), 0.12)
work.rope(arc((0, 0), 6.5, 0.3, 0.3 + TAU * 1.004, 320), 0.09, closed=True)
work.make('#9c3a1e')
board()

wall = material('wall', linear('#9db3a6'), rough=0.95, bump=0.03, bump_scale=6, variation=0.12,
                variation_scale=0.7)
worn(wall, linear('#d9d2c2'), 0.9, 0.5, 0.6)
ground(wall, 80, -0.62)
room_for_mirrors()
area_light((-17, 14.5, 10), (0, 0, 0), 4.2, 4500, (1, 0.93, 0.82), 4.2)
area_light((1.5, 3.5, 20), (0, 0, 0), 3, 260, (0.9, 0.95, 1), 3)
camera((0, -4.0, 25), (0, -0.05, 0), 63, 8, (0, 0, 0))
render(1280, 1280, 28, exposure=1.32, contrast=1.12, denoise_strength=0.8)
