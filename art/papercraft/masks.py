"""Four animal masks of paper plates, painted by small children, that dry on a yellow table in the yard."""
import math
import random

import numpy as np
from mathutils import Vector

from papercraft.paper import card, give_thickness
from papercraft.plate_mask import FACE, Mask, cupped, flopped, upright
from papercraft.poster_paint import PaintedSheet
from papercraft.shapes import Plane, intersection, union
from papercraft.yard_table import sunlight, table
from studio.colour import linear
from studio.curves import smooth
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch, mesh
from studio.render import render, reset

chance = random.Random(3)


def disc(x, y, radius, tall=1.0):
    return lambda px, py: np.hypot(px - x, (py - y) / tall) - radius


def brush(seed, paper='#f3ecdc'):
    return PaintedSheet(paper, np.random.default_rng(seed))


def ringed_eye(painting, x, y, size, colour):
    ring = [(x + size * math.cos(a), y + size * math.sin(a)) for a in np.linspace(0.4, 6.9, 9)]
    painting.stroke(ring, size * 0.7, colour, 1.5)


def tiger():
    mask = Mask(-6.4, 4.1, 0.22, chance)
    painting = brush(1)
    painting.fill(disc(0, 0, 1.02), '#e8671b', turn=0.5, width=0.2)
    painting.fill(disc(0, 0.1, 0.5), '#f08122', turn=1.9, width=0.2, miss=0.4)
    painting.fill(disc(0, -0.42, 0.4, 0.8), '#fbf3e2', turn=0.1, width=0.16)
    for x in (-0.36, 0.38):
        ringed_eye(painting, x, 0.2, 0.23, '#f7d038')
    black = '#1b1716'
    stripes = [[(-0.02, 0.98), (0.0, 0.75), (0.03, 0.52)], [(-0.3, 0.93), (-0.24, 0.76), (-0.2, 0.6)],
               [(0.32, 0.9), (0.26, 0.75), (0.21, 0.63)], [(-0.98, 0.25), (-0.8, 0.2), (-0.66, 0.22)],
               [(-0.97, -0.05), (-0.8, -0.06), (-0.6, 0.0)], [(-0.9, -0.4), (-0.72, -0.33), (-0.55, -0.24)],
               [(0.97, 0.3), (0.8, 0.22), (0.68, 0.24)], [(0.99, -0.02), (0.82, -0.04), (0.62, -0.03)],
               [(0.9, -0.42), (0.74, -0.32), (0.58, -0.27)], [(-0.62, -0.78), (-0.5, -0.66), (-0.42, -0.6)],
               [(0.6, -0.8), (0.5, -0.68), (0.4, -0.62)]]
    for stripe in stripes:
        painting.stroke(stripe, chance.uniform(0.085, 0.12), black, 0.9)
    painting.stroke([(0, -0.32), (0.01, -0.46), (0.0, -0.55)], 0.06, black)
    painting.stroke([(-0.3, -0.5), (-0.16, -0.64), (0.0, -0.55), (0.17, -0.65), (0.32, -0.52)], 0.07, black,
                    1.6)
    for x, y in ((-0.2, -0.42), (-0.27, -0.36), (-0.15, -0.34), (0.18, -0.42), (0.26, -0.38), (0.2, -0.33)):
        painting.dab(x, y, 0.045, black)
    mask.plate(painting, [FACE.ellipse(-0.36, 0.19, 0.13, 0.15), FACE.ellipse(0.38, 0.21, 0.14, 0.13)])
    ears = Plane(-1.4, 1.4, 0.2, 1.6, 0.025)
    for x, y in ((-0.72, 0.86), (0.7, 0.9)):
        mask.card_piece(ears.circle(x, y, 0.34), ears, '#e2601a', lift=0)
        mask.card_piece(ears.circle(x * 0.97, y - 0.02, 0.18), ears, '#f49ab0', lift=0.04)
    mask.card_piece(FACE.polygon([(-0.17, -0.15), (0.18, -0.13), (0.02, -0.34)]), FACE, '#d8336f', lift=0.03)
    for side in (-1, 1):
        for k, (end, droop) in enumerate(((0.16, 0.1), (-0.04, 0.0), (-0.3, -0.06))):
            z = mask.height(side * 0.3, -0.4) + 0.04
            mask.yarn([(side * 0.2, -0.38 - 0.05 * k, z), (side * 0.6, -0.38 - 0.09 * k + droop, z + 0.04),
                       (side * 0.95, -0.42 + end * 0.9 - 0.08 * k, z - 0.02),
                       (side * 1.22, -0.5 + end, 0.05)], '#fbf6ea', 0.02)
    mask.elastic([(-0.95, 0.1, 0.1), (-1.25, 0.3, 0.04), (-1.45, -0.2, 0.03), (-1.2, -0.75, 0.03),
                  (-0.75, -1.15, 0.03),
                  (-0.3, -1.2, 0.03), (0.1, -1.08, 0.03), (0.5, -0.98, 0.06)], colour='#1d1b1c')
    mask.finish()


def rabbit():
    mask = Mask(5.9, 2.6, -0.24, chance, 3.4)
    painting = brush(2, '#e3d3b4')
    painting.fill(disc(0, 0, 0.98), '#fbf6ec', turn=1.2, width=0.19, miss=0.12)
    painting.fill(disc(0.1, -0.1, 0.8), '#efe2dc', turn=0.4, width=0.16, miss=0.55)
    for x, y in ((-0.55, -0.32), (0.56, -0.3)):
        painting.fill(disc(x, y, 0.2), '#f48fb0', turn=0.6, width=0.13)
    for x in (-0.34, 0.33):
        ringed_eye(painting, x, 0.22, 0.21, '#2f6fb7')
        for k in range(3):
            painting.stroke([(x + (k - 1) * 0.13, 0.46), (x + (k - 1) * 0.2, 0.62)], 0.045, '#2a2523')
    painting.stroke([(0, -0.24), (0.0, -0.38)], 0.05, '#d7263d')
    painting.stroke([(-0.26, -0.36), (-0.14, -0.47), (0.0, -0.39), (0.15, -0.48), (0.27, -0.37)], 0.055,
                    '#d7263d', 1.4)
    for x, y in ((0.1, 0.78), (-0.2, 0.8), (0.4, 0.72), (-0.75, 0.28), (0.78, 0.2)):
        painting.dab(x, y, 0.08, '#f7b7c8')
    mask.plate(painting, [FACE.ellipse(-0.34, 0.21, 0.12, 0.14), FACE.ellipse(0.33, 0.22, 0.13, 0.12)])
    ears = Plane(-1.1, 1.1, 0.4, 2.8, 0.028)
    snip = 0.022 * np.sin(ears.y * 8) * np.cos(ears.x * 9 + 1) + 0.012 * np.sin(ears.y * 21 + ears.x * 13)
    mask.card_piece(ears.ellipse(-0.42, 1.55, 0.27, 0.85, 0.06) + snip, ears, '#fbf8f0', bend=upright(0.06))
    mask.card_piece(ears.ellipse(-0.45, 1.5, 0.13, 0.56, 0.1) - snip, ears, '#f48fb0', bend=upright(0.092))
    mask.card_piece(ears.ellipse(0.4, 1.5, 0.27, 0.85, -0.1) + snip, ears, '#fbf8f0', bend=flopped(1.6, 2.75))
    lining = intersection(ears.ellipse(0.38, 1.45, 0.13, 0.6, -0.14) + snip, ears.y - 1.56)
    mask.card_piece(lining, ears, '#f48fb0', bend=lambda x, y: (x, y, 0.115))
    mask.card_piece(FACE.ellipse(0, -0.17, 0.12, 0.085), FACE, '#e2467c', lift=0.035)
    for x in (-0.085, 0.09):
        mask.card_piece(FACE.rectangle(x - 0.078, x + 0.078, -0.66, -0.4), FACE, '#fffdf6', lift=0.03)
    for side in (-1, 1):
        for k in range(3):
            z = mask.height(side * 0.3, -0.2) + 0.035
            mask.yarn([(side * 0.14, -0.2 - 0.03 * k, z), (side * 0.5, -0.12 - 0.13 * k, z + 0.05),
                       (side * 0.95, -0.05 - 0.24 * k, z - 0.04),
                       (side * 1.1, -0.08 - 0.28 * k, 0.06)], '#6d5a8c', 0.017)
    mask.elastic([(0.95, 0.0, 0.1), (1.3, 0.15, 0.03), (1.5, -0.25, 0.03), (1.25, -0.7, 0.05),
                  (1.45, -1.05, 0.03), (1.1, -1.25, 0.03)])
    mask.elastic([(-0.95, 0.02, 0.1), (-1.15, 0.25, 0.03), (-1.3, 0.05, 0.03), (-1.2, -0.2, 0.03)])
    mask.finish()


def elephant():
    mask = Mask(-5.2, -4.9, -0.12, chance, 3.5)
    painting = brush(3)
    painting.fill(disc(0, 0, 1.02), '#5f87b8', turn=1.1, width=0.21)
    painting.fill(disc(-0.2, 0.3, 0.7), '#7ea3c9', turn=0.2, width=0.22, miss=0.35)
    painting.fill(disc(0, 0.72, 0.26), '#d8336f', turn=0.8, width=0.13)
    for k in range(7):
        angle = math.pi * (0.18 + 0.64 * k / 6)
        painting.dab(0.86 * math.cos(angle), 0.86 * math.sin(angle), 0.12, '#f7c52e' if k % 2 else '#fbf3e2')
    for x, y in ((0, 0.72), (-0.12, 0.62), (0.12, 0.63)):
        painting.dab(x, y, 0.07, '#f7c52e')
    for x in (-0.42, 0.43):
        ringed_eye(painting, x, 0.16, 0.2, '#fbf7ec')
        painting.stroke([(x - 0.2, 0.44), (x, 0.5), (x + 0.18, 0.43)], 0.06, '#23304d')
    mask.plate(painting, [FACE.ellipse(-0.42, 0.15, 0.11, 0.13), FACE.ellipse(0.43, 0.17, 0.12, 0.11)])
    sides = Plane(-2.2, 2.2, -1.3, 1.5, 0.03)
    for way, droop in ((-1, 0.05), (1, -0.1)):
        ear = union(sides.ellipse(way * 1.25, 0.2 + droop, 0.72, 0.78, way * 0.2),
                    sides.ellipse(way * 1.15, -0.3 + droop, 0.5, 0.5))
        mask.card_piece(ear, sides, '#6f93bf', bend=cupped(0.04))
        snip = 0.03 * np.sin(sides.y * 9 + way) * np.cos(sides.x * 7)
        inner = sides.ellipse(way * 1.4, 0.12 + droop, 0.36, 0.46, way * 0.2) + snip
        mask.card_piece(inner, sides, '#f2a3b8', bend=cupped(0.075))
    for way in (-1, 1):
        tusk = FACE.stem([(way * 0.3, -0.42, 0.09), (way * 0.42, -0.7, 0.075), (way * 0.62, -0.9, 0.02)])
        mask.card_piece(tusk, FACE, '#fffaf0', lift=0.04)
    trunk(mask)
    mask.elastic([(-0.96, -0.1, 0.1), (-1.25, -0.5, 0.3), (-1.65, -0.95, 0.16), (-2.1, -0.85, 0.03),
                  (-2.0, -0.35, 0.18)])
    mask.elastic([(0.96, -0.12, 0.1), (1.2, -0.5, 0.3), (1.1, -0.95, 0.2), (1.35, -1.4, 0.03),
                  (1.7, -1.1, 0.03)])
    mask.finish()


def trunk(mask):
    """Add a strip of paper folded like a fan, glued on at one end."""
    folds = 17
    line = smooth([(0.0, -0.1), (0.02, -0.5), (0.1, -1.0), (0.34, -1.42), (0.75, -1.58)], 30)
    vertices = []
    for k in range(folds + 1):
        share = k / folds
        at = int(share * (len(line) - 1))
        x, y = line[at]
        ahead = line[min(len(line) - 1, at + 3)] - line[max(0, at - 3)]
        across = np.array((-ahead[1], ahead[0])) / np.linalg.norm(ahead) * (0.25 - 0.09 * share)
        base = 0.26 + 0.16 * math.sin(math.pi * share) - 0.16 * share
        z = base + (0.075 if k % 2 else -0.05) + 0.015 * chance.uniform(-1, 1)
        vertices += [(x - across[0], y - across[1], z + 0.01 * chance.uniform(-1, 1)),
                     (x + across[0], y + across[1], z)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(folds)]
    strip = mesh('trunk', vertices, faces, card('trunk', '#5f87b8', core=None, scale=0.3))
    strip.matrix_world = mask.matrix
    give_thickness(strip, 0.014)


def unknown_creature():
    """Build a mask of an unknown creature with horns, three eyes and teeth."""
    mask = Mask(6.4, -5.3, math.pi + 0.2, chance, 3.55)
    painting = brush(4)
    painting.fill(disc(0, 0, 1.02), '#7a3f9b', turn=0.2, width=0.22)
    for x, y, size in ((-0.62, 0.5, 0.26), (0.66, 0.35, 0.22), (-0.72, -0.2, 0.2), (0.55, -0.55, 0.24),
                       (0.15, 0.8, 0.17), (-0.35, -0.85, 0.18), (0.85, -0.1, 0.15)):
        painting.fill(disc(x, y, size / 2 + 0.02), '#5fb548', turn=chance.uniform(0, 3), width=0.12, miss=0)
    for x, y in ((-0.32, 0.12), (0.34, 0.16)):
        ringed_eye(painting, x, y, 0.24, '#f6e04a')
    painting.fill(disc(0.02, 0.5, 0.17), '#fbf7ec', turn=0.4, width=0.12)
    painting.dab(0.04, 0.48, 0.14, '#1d1a1c')
    painting.fill(disc(0, -0.16, 0.17), '#ef4123', turn=1.0, width=0.13)
    painting.fill(lambda x, y: np.maximum(np.abs(x) - 0.55, np.abs(y + 0.58 - 0.12 * x * x) - 0.14),
                  '#2a1420', turn=0.05, width=0.12, miss=0)
    painting.stroke([(0.52, -0.7), (0.54, -0.84), (0.52, -0.98)], 0.07, '#36a3d9', 0.8)
    mask.plate(painting, [FACE.ellipse(-0.32, 0.11, 0.12, 0.12), FACE.ellipse(0.34, 0.16, 0.14, 0.11)])
    for k in range(6):
        x = -0.44 + k * 0.17
        mask.card_piece(FACE.polygon([(x - 0.075, -0.44), (x + 0.075, -0.44),
                                      (x + chance.uniform(-0.03, 0.03), -0.62)]), FACE, '#fffdf4', lift=0.03)
    ears = Plane(-1.6, 1.6, 0.2, 1.9, 0.028)
    mask.card_piece(ears.polygon([(-0.95, 0.5), (-0.45, 0.85), (-1.0, 1.35)]), ears, '#5fb548', lift=0)
    mask.card_piece(ears.circle(0.82, 0.95, 0.3), ears, '#ef7d1a', lift=0)
    horn(mask)
    colours = ['#e2236f', '#f7b500', '#1f9bb4', '#ef4123', '#3f9b4f', '#fbf3e2']
    for k in range(22):
        angle = math.pi * (0.24 + 0.5 * k / 21)
        root, reach = 0.84, chance.uniform(1.2, 1.52)
        sway = chance.uniform(-0.25, 0.25)
        z = mask.height(root * math.cos(angle), root * math.sin(angle)) + 0.03
        mask.yarn([(root * math.cos(angle), root * math.sin(angle), z),
                   (1.06 * math.cos(angle + sway * 0.3), 1.06 * math.sin(angle + sway * 0.3), 0.16),
                   (reach * math.cos(angle + sway), reach * math.sin(angle + sway), 0.05),
                   (reach * 1.06 * math.cos(angle + sway * 1.7), reach * 1.06 * math.sin(angle + sway * 1.7),
                    0.04)], colours[k % 6], 0.024)
    mask.elastic([(-0.95, 0.05, 0.1), (-1.3, -0.1, 0.03), (-1.5, 0.35, 0.03), (-1.3, 0.8, 0.03),
                  (-1.6, 1.1, 0.03)])
    mask.elastic([(0.95, 0.05, 0.1), (1.25, -0.2, 0.03), (1.6, -0.1, 0.03), (1.5, 0.3, 0.03),
                  (1.2, 0.2, 0.03)])
    mask.finish()


def horn(mask):
    """Build a cone of rolled paper with a wound stripe."""
    rolled = Batch()
    base, tip = Vector((0.3, 0.72, 0.24)), Vector((0.62, 1.35, 0.42))
    path = [tuple(mask.matrix @ base.lerp(tip, t)) for t in np.linspace(0, 1, 26)]
    start = len(rolled.faces)
    rolled.tube(path, lambda t: 0.62 * (1 - t) + 0.03, linear('#f7c52e'), 18)
    for i in range(start, len(rolled.faces) - 2):
        ring, k = divmod(i - start, 18)
        if (ring * 3 + k) % 18 < 5:
            rolled.colours[i] = linear('#ef4123')
    rolled.make('horn', material('horn', vertex_colours=True, rough=0.85), smooth=True)


reset()
table(chance)
tiger()
rabbit()
elephant()
unknown_creature()
sunlight(chance)
area_light((10, -6, 22), (0, 0, 0), 14, 260, (0.9, 0.95, 1))
world((0.80, 0.90, 1), 0.36)
# The camera has the same x as its target; otherwise it would roll, because it is almost overhead.
camera((0.3, -2.6, 33), (0.3, -0.2, 0), 45, 8)
render(1400, 1120, 28, exposure=1.05, contrast=1.04, vignette=0.1)
