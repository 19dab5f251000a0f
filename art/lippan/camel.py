"""A mud wall in Kutch: a camel, its rider and the women at the well; next to them a niche with a brass pot."""
import math

import numpy as np

from lippan.figures import bird, camel, rider, rosette, sun, tree, well, woman
from lippan.relief import TAU, Relief, arc, line
from lippan.surfaces import cracked, room_for_mirrors, worn
from studio.colour import linear
from studio.curves import placed, smooth
from studio.light import area_light, camera
from studio.materials import material
from studio.meshes import Batch, mesh
from studio.noise import noise_at
from studio.render import render, reset

# The panel's sides; the niche's axis, sill, half width and the height where its arch begins.
LEFT, RIGHT, FOOT, HEAD = -9.3, 4.9, -5.3, 5.2
NICHE_X, SILL, NICHE_HALF, SPRING = 8.15, -3.1, 1.65, 0.3
EARTH = -3.05

reset()
work = Relief(seed=12, stray=0.07)
random = work.random


def sides(inset):
    """Return the panel's four sides, moved inwards by `inset`, as (start, end), counter-clockwise from the lower left.
    """
    left, right, foot, head = LEFT + inset, RIGHT - inset, FOOT + inset, HEAD - inset
    corners = [(left, foot), (right, foot), (right, head), (left, head)]
    return list(zip(corners, corners[1:] + corners[:1]))


def borders():
    """Lay a twist between two ropes, then a chain of mirrors and lozenges, then a rope."""
    for inset, radius in ((0.0, 0.12), (0.62, 0.09), (1.5, 0.085)):
        for a, b in sides(inset):
            work.rope(line(a, b, int(math.dist(a, b) * 5)), radius)
    for a, b in sides(0.31):
        work.twist(line(a, b, 30), 0.1, 0.5)
    chain(1.06)


def chain(inset):
    """Lay alternating mirrors in rings and lozenges on all sides, with flowers in the corners."""
    half = 0.36
    for a, b in sides(inset):
        length = math.dist(a, b)
        count = round(length / 0.98)
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        for i in range(1, count):
            x, y = a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count
            if i % 2:
                work.set_mirror(x, y, random.uniform(0.19, 0.23), 0.052)
            else:
                lozenge = [(-0.3, 0), (0, -0.24), (0.3, 0), (0, 0.24)]
                work.mirror(placed(lozenge, (x, y), turn, 0.62))
                edges = [line(p, q, 6)[:-1] for p, q in zip(lozenge, lozenge[1:] + lozenge[:1])]
                around = np.concatenate([*edges, lozenge[:1]])
                work.rope(placed(around, (x, y), turn, 1.12), 0.055)
        for i in range(count):
            x, y = a[0] + (b[0] - a[0]) * (i + 0.5) / count, a[1] + (b[1] - a[1]) * (i + 0.5) / count
            for side in (-0.62, 0.62):
                work.dot(x - math.sin(turn) * half * side, y + math.cos(turn) * half * side, 0.075)
    for corner, _ in sides(inset):
        work.set_mirror(*corner, 0.15, 0.05)
        work.dots(arc(corner, 0.33, 0, TAU * 0.9, 8), 0.07)


def ground_line():
    work.twist(line((LEFT + 1.6, EARTH - 0.16), (RIGHT - 1.6, EARTH - 0.12), 30), 0.06, 0.34)
    x = LEFT + 1.9
    while x < RIGHT - 1.9:
        work.rope(smooth([(x - 0.17, EARTH - 0.62), (x, EARTH - 0.36), (x + 0.17, EARTH - 0.62)], 5), 0.045)
        x += random.uniform(0.36, 0.42)


def in_niche(x, y):
    """Return the depth of (x, y) inside the niche's opening; negative outside."""
    if y < SPRING:
        return min(NICHE_HALF - abs(x - NICHE_X), y - SILL)
    return NICHE_HALF - math.hypot((x - NICHE_X), (y - SPRING) * 0.82)


def wall_height(x, y):
    """Return the height of plaster smoothed by hand: sweeps, hollows, and fine lines of the fingers."""
    sweep = 0.2 * noise_at(x * 0.22, y * 0.22, 1) + 0.08 * noise_at(x * 0.8, y * 0.6, 5)
    palm = 0.016 * math.sin((math.hypot(x - 14 * noise_at(x * 0.05, y * 0.05, 9), y + 6)) * 5
                            + 3 * noise_at(x * 0.4, y * 0.4, 2))
    panel = LEFT + 0.1 < x < RIGHT - 0.1 and FOOT + 0.1 < y < HEAD - 0.1
    # Under the panel the plaster is lower, to hold the dark clay.
    return -0.2 if panel else sweep + palm


def mud(name, colour, patchy=0.14):
    surface = material(name, linear(colour), rough=0.97, spec=0.06, bump=0.03, bump_scale=14,
                       variation=patchy, variation_scale=1.3)
    worn(surface, linear('#d9bd92'), 1.1, 0.35, 0.5, (1, 1.6, 1))
    cracked(surface, scale=1.3, width=0.014, depth=0.02, share=0.3)
    return surface


def wall():
    step = 0.11
    xs, ys = np.arange(-13.5, 13.5, step), np.arange(-9.5, 9.5, step)
    vertices = [(x, y, wall_height(x, y)) for y in ys for x in xs]
    columns = len(xs)
    faces = []
    for j in range(len(ys) - 1):
        for i in range(columns - 1):
            if in_niche(xs[i] + step / 2, ys[j] + step / 2) < 0.02:
                corner = j * columns + i
                faces.append((corner, corner + 1, corner + columns + 1, corner + columns))
    mesh('wall', vertices, faces, mud('mud wall', '#a98158'), smooth=True)


def panel_field():
    """Build the ground of the panel: thin dark clay with an uneven edge."""
    edge = []
    for a, b in sides(0):
        edge += [(x + 0.06 * noise_at(x, y, 3), y + 0.06 * noise_at(x, y, 8)) for x, y in line(a, b, 30)[:-1]]
    surface = material('dark clay', vertex_colours=True, rough=0.95, spec=0.08, bump=0.03, bump_scale=7,
                       variation=0.25, variation_scale=1.6)
    worn(surface, linear('#97623a'), 1.2, 0.5, 0.7, (1.8, 1, 1))
    worn(surface, linear('#d9bd92'), 5, 0.25, 0.5)
    cracked(surface, scale=1.3, width=0.02, depth=0.015, share=0.45)
    field = Batch()
    field.prism(edge, -0.2, 0.0, linear('#6b4029'))
    field.make('field', surface)


def niche():
    """Build the limewashed niche, with a rope of mud around its opening and soot from the lamp at the top."""
    rim = [(NICHE_X - NICHE_HALF, SILL)]
    rim += [(NICHE_X - NICHE_HALF * math.cos(t), SPRING + NICHE_HALF / 0.82 * math.sin(t))
            for t in np.linspace(0, math.pi, 30)]
    rim += [(NICHE_X + NICHE_HALF, SILL)]
    around = np.concatenate([rim, line(rim[-1], rim[0], 14)[1:-1]])
    middle = np.array([NICHE_X, 0.0])
    vertices, rings = [], 9
    for k in range(rings):
        depth = -2.1 * (k / (rings - 1)) ** 0.8
        shrink = 1.02 - 0.22 * (k / (rings - 1)) ** 2.2
        for x, y in around:
            vertices.append((middle[0] + (x - middle[0]) * shrink + 0.03 * noise_at(x, y, depth),
                             max(SILL, middle[1] + (y - middle[1]) * shrink) + 0.03 * noise_at(y, x, depth),
                             depth + 0.08))
    count = len(around)
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count,
              (k + 1) * count + i) for k in range(rings - 1) for i in range(count)]
    faces.append(tuple((rings - 1) * count + i for i in range(count)))
    lime = material('lime', linear('#e6dcc6'), rough=0.95, spec=0.08, bump=0.04, bump_scale=4, variation=0.15,
                    variation_scale=1.5)
    worn(lime, linear('#b08a5c'), 1.3, 0.5, 0.6)
    mesh('niche', vertices, faces, lime, smooth=True)
    work.twist(rim, 0.13, 0.6)
    outer = middle + (np.array(rim) - middle) * (1.22, 1.12)
    work.rope(outer, 0.1)
    for x, y in (middle + (np.array(rim)[2:-1:3] - middle) * (1.115, 1.06)):
        work.dot(x, y, 0.09)
    work.rope(line((NICHE_X - 2.25, SILL - 0.15), (NICHE_X + 2.25, SILL - 0.13), 22), 0.19, z=0.16)
    for i in range(5):
        work.set_mirror(NICHE_X - 1.5 + 0.75 * i, SILL - 0.62, 0.17, 0.05)


def lathe(profile, at, colour, name, segments=56):
    """Build a solid of revolution around a vertical axis; `profile` is (radius, height), from the foot up and in again.
    """
    vertices = [(at[0] + r * math.cos(t), at[1] + h, at[2] + r * math.sin(t)) for r, h in profile
                for t in np.linspace(0, TAU, segments, endpoint=False)]
    faces = [(k * segments + i, (k + 1) * segments + i, (k + 1) * segments + (i + 1) % segments,
              k * segments + (i + 1) % segments) for k in range(len(profile) - 1) for i in range(segments)]
    return mesh(name, vertices, faces, colour, smooth=True)


def brass_pot():
    """Build a lota (a brass pot), polished, with one dent."""
    brass = material('brass', linear('#d9a23a'), rough=0.2, metal=1, bump=0.012, bump_scale=5, variation=0.25,
                     variation_scale=3)
    profile = smooth([(0.02, 0), (0.45, 0.0), (0.52, 0.1), (0.85, 0.35), (1.02, 0.78), (0.94, 1.2),
                      (0.6, 1.5), (0.45, 1.66), (0.5, 1.8), (0.74, 1.95), (0.78, 2.0), (0.7, 1.98),
                      (0.42, 1.78), (0.36, 1.6), (0.5, 1.4)], 6)
    # Two grooves around the shoulder.
    profile = [(r + 0.02 * math.exp(-((h - 1.12) / 0.03) ** 2) + 0.02 * math.exp(-((h - 1.0) / 0.03) ** 2),
                h) for r, h in profile]
    lathe(profile, (NICHE_X + 0.15, SILL + 0.02, -0.72), brass, 'lota')


borders()
ground_line()
tree(work, (-6.35, EARTH), 0.86)
bird(work, (-7.1, 2.75), 0.55, 1)
bird(work, (-4.75, 3.05), 0.5, -1)
camel(work, (-2.95, -0.38), 0.92)
rider(work, (-2.95, -0.38), 0.92)
woman(work, (-0.35, EARTH), 0.84, -1, 2, True)
woman(work, (1.0, EARTH), 0.84, 1, 1, False)
well(work, (2.4, EARTH))
sun(work, 2.05, 2.3)
bird(work, (0.2, 2.85), 0.55, 1)
for x, y, radius in ((-1.55, 3.05, 0.14), (-5.5, 3.2, 0.1), (0.75, 1.55, 0.12), (-3.55, -2.05, 0.15),
                     (3.05, 0.75, 0.1), (1.0, 0.45, 0.1), (-7.35, -2.4, 0.11), (3.0, 3.3, 0.09)):
    rosette(work, x, y, radius)
niche()
work.make('#8a4a2a')
panel_field()
wall()
brass_pot()

room_for_mirrors(0.55)
area_light((-19, 15, 7.5), (-1, 0, 0), 3.4, 6200, (1, 0.91, 0.78), 3.4)
area_light((6, -4, 22), (2, 0, 0), 6, 420, (0.85, 0.92, 1))
camera((0.55, -1.5, 31), (0.55, -0.1, 0), 54, 9, (0, 0, 0))
render(1280, 878, 28, exposure=1.35, contrast=1.1, denoise_strength=0.85)
