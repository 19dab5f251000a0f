"""Two elephants in the evening: a dozen cut sheets behind a card window, with gaps between them."""
import math
import random

import numpy as np

from papercraft.paper import card, flat_sheet
from papercraft.shapes import Plane, difference, intersection, outlines, smooth_union, union
from studio.colour import linear
from studio.curves import smooth
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch, ground
from studio.render import render, reset

GROUND = -3.55
PLANE = Plane(-8.6, 8.6, -6.2, 6.2, 0.022)
SHEET = PLANE.rectangle(-8.2, 8.2, -5.8, 5.8)
LEGS = [(-2.95, 3.2, 0.72, -3.15, 0.3, 0.53), (-1.75, 2.8, 0.6, -1.62, 0.3, 0.5),
        (0.45, 3.0, 0.62, 0.35, 0.3, 0.5), (1.65, 3.2, 0.66, 1.95, 0.3, 0.5)]
TRUNK_DOWN = [(3.25, 4.7, 0.84), (3.85, 3.5, 0.58), (4.05, 2.4, 0.46), (4.25, 1.55, 0.38), (4.8, 1.0, 0.31),
              (5.45, 1.1, 0.26), (5.75, 1.7, 0.2)]
TRUNK_UP = [(3.2, 4.7, 0.84), (3.95, 3.9, 0.6), (4.65, 3.7, 0.48), (5.3, 4.1, 0.4), (5.65, 4.9, 0.33),
            (5.6, 5.7, 0.27), (5.95, 6.25, 0.22)]
chance = random.Random(5)


def lay(name, shape, z, colour, thickness=0.07):
    """Cut a sheet and place it at height z, not quite parallel to its neighbours."""
    paper = card(name, colour)
    sheet = flat_sheet(name, outlines(PLANE, shape), paper, thickness, phase=chance.uniform(0, 50))
    sheet.location.z = z
    sheet.rotation_euler = [chance.uniform(-spread, spread) for spread in (0.004, 0.004, 0.002)]
    return sheet


def below(height):
    """Return the area under a line, given as heights over the plane's x."""
    return PLANE.y - height


def elephant_body(plane, trunk):
    body = smooth_union(plane.ellipse(-0.8, 3.95, 2.55, 1.72), plane.circle(-2.55, 3.65, 1.45), 0.5)
    body = smooth_union(body, plane.circle(0.95, 3.75, 1.5), 0.5)
    for leg in LEGS:
        body = smooth_union(body, plane.limb(*leg), 0.3)
    head = smooth_union(plane.circle(2.45, 5.0, 1.22), plane.circle(2.85, 5.45, 0.92), 0.4)
    body = smooth_union(smooth_union(body, head, 0.55), plane.circle(2.85, 4.0, 0.55), 0.4)
    body = smooth_union(body, plane.stem(trunk), 0.3)
    tail = union(plane.stem([(-3.9, 4.3, 0.16), (-4.45, 3.3, 0.11), (-4.4, 2.2, 0.08)]),
                 plane.leaf(-4.4, 2.35, -1.5, 0.7, 0.16))
    nails = [plane.ellipse(leg[3] + side, 0.1, 0.085, 0.12) for leg in LEGS for side in (-0.26, 0, 0.26)]
    eye = plane.ellipse(3.02, 5.15, 0.19, 0.085, -0.35)
    return difference(intersection(union(body, tail), -plane.y), *nails, eye)


def elephant_ear(plane):
    return smooth_union(plane.ellipse(1.62, 4.95, 0.98, 1.15, 0.25),
                        plane.ellipse(1.35, 4.1, 0.55, 0.85, -0.15), 0.4)


def saddle_cloth(plane, body):
    sides = np.abs(plane.x + 0.95) - 1.55 - 0.06 * np.sin(plane.y * 5)
    hem = 2.62 + 0.1 * np.cos(plane.x * 5.2) - plane.y
    return intersection(sides, body, hem)


def saddle_cuts(plane):
    flowers = [plane.flower(-0.95, 4.15, 0.62, 10), plane.flower(-1.9, 3.5, 0.34, 8),
               plane.flower(0, 3.5, 0.34, 8), plane.flower(-1.95, 4.75, 0.3, 8),
               plane.flower(0.05, 4.75, 0.3, 8)]
    border = []
    for k in range(12):
        x = -2.3 + k * 0.245
        border.append(plane.ellipse(x, 2.9 + 0.1 * math.cos(x * 5.2), 0.07, 0.1))
    ring = [plane.circle(-0.95 + math.cos(k * 0.698) * 0.82, 4.15 + math.sin(k * 0.698) * 0.72, 0.06)
            for k in range(9)]
    return [*flowers, *border, *ring]


def skin_cuts(plane):
    """Return ornaments on forehead, trunk and ankles, as for a temple festival."""
    forehead = [plane.flower(2.95, 5.78, 0.34, 8, 0.2), plane.circle(2.35, 5.95, 0.07),
                plane.circle(3.42, 5.42, 0.07)]
    middle = smooth([(3.5, 4.55), (3.95, 3.5), (4.1, 2.5), (4.3, 1.7), (4.75, 1.12)], 4)
    trunk = [plane.ellipse(x, y, 0.20 - 0.006 * i, 0.045, 0.25 + 0.02 * i) for i, (x, y) in enumerate(middle)]
    ankles = []
    for x in (-3.12, -1.63, 0.36, 1.9):
        for side in (-0.3, -0.1, 0.1, 0.3):
            ankles += [plane.ellipse(x + side, 0.85, 0.06, 0.11), plane.ellipse(x + side, 1.17, 0.04, 0.06)]
    return [*forehead, *trunk, *ankles]


def mother():
    plane = PLANE.seen_from(-1.35, GROUND, 0.93)
    body = elephant_body(plane, TRUNK_DOWN)
    # A gold sheet, slightly narrower than the elephant, is visible through her cuts.
    lay('gold', body + 0.16, 1.56, '#f0b429')
    lay('mother', difference(body, *skin_cuts(plane)), 1.72, '#23407a')
    lay('eye', plane.circle(3.02, 5.15, 0.3), 1.6, '#fff6e3')
    lay('pupil', plane.circle(3.06, 5.14, 0.08), 1.68, '#2a1d16')
    cloth = saddle_cloth(plane, body)
    lay('cloth lining', cloth + 0.02, 1.86, '#f0b429')
    lay('cloth', difference(cloth + 0.13, *saddle_cuts(plane)), 1.96, '#b8195a')
    lay('tusk', plane.stem([(3.15, 4.15, 0.19), (3.75, 3.5, 0.15), (4.4, 3.42, 0.10), (4.85, 3.75, 0.03)]),
        1.9, '#fff6e3')
    veins = [plane.leaf(1.55, 3.95, 1.75, 1.3, 0.13), plane.leaf(1.75, 4.1, 1.2, 1.25, 0.11),
             plane.leaf(1.3, 4.0, 2.3, 1.0, 0.11), plane.leaf(1.95, 4.45, 0.8, 0.75, 0.09)]
    ear = lay('ear', difference(elephant_ear(plane), *veins), 2.02, '#33589b')
    ear.rotation_euler = (0, 0.05, 0)


def calf():
    plane = PLANE.seen_from(5.15, GROUND - 0.12, 0.47, flip=True)
    body = elephant_body(plane, TRUNK_UP)
    flowers = [plane.flower(-0.9, 4.1, 0.8, 8), plane.flower(-2.4, 3.7, 0.5, 8),
               plane.flower(0.6, 3.6, 0.5, 8)]
    lay('calf gold', body + 0.12, 2.06, '#f0b429')
    lay('calf', difference(body, *flowers), 2.2, '#5a2a56')
    lay('calf ear', elephant_ear(plane), 2.36, '#7a4377')


def sky():
    lay('sky', SHEET, 0, '#f7d794')
    lay('halo', difference(PLANE.circle(2.3, 1.9, 2.9), PLANE.circle(2.3, 1.9, 2.55)), 0.22, '#fbe6b4')
    lay('sun', PLANE.circle(2.3, 1.9, 2.12), 0.36, '#e2502c')
    wings = []
    for x, y, size in [(-2.2, 3.75, 0.5), (-1.2, 4.3, 0.38), (-3.0, 3.05, 0.34), (-0.6, 3.5, 0.3)]:
        wings += [PLANE.stem([(x - size, y + size * 0.25, 0.015), (x - size * 0.5, y + size * 0.42, 0.07),
                              (x, y, 0.05)]),
                  PLANE.stem([(x, y, 0.05), (x + size * 0.5, y + size * 0.48, 0.07),
                              (x + size * 1.1, y + size * 0.2, 0.015)])]
    lay('birds', union(*wings), 0.5, '#fff8ea')


def hills():
    far = -0.9 + 0.8 * np.sin(PLANE.x * 0.42 + 1.2) + 0.22 * np.sin(PLANE.x * 1.3)
    lay('far hills', intersection(below(far), SHEET), 0.62, '#f2b36f')
    near = below(-1.75 + 0.55 * np.sin(PLANE.x * 0.55 + 3.6) + 0.16 * np.sin(PLANE.x * 1.7 + 1))
    for x, y, size in [(-1.2, -1.6, 0.55), (-0.2, -1.75, 0.75), (0.75, -1.8, 0.5), (6.2, -1.3, 0.6),
                       (5.5, -1.5, 0.42)]:
        crown = union(PLANE.ellipse(x, y + 1.1 * size, 0.62 * size, 0.42 * size),
                      PLANE.ellipse(x + 0.3 * size, y + 0.85 * size, 0.5 * size, 0.3 * size))
        near = union(near, crown, PLANE.limb(x, y - 0.3, 0.05, x, y + 0.7 * size, 0.04))
    lay('near hills', intersection(near, SHEET), 0.95, '#e08a4f')


def red_tree():
    boughs = [[(-6.6, -3.2, 0.62), (-6.45, -1.6, 0.42), (-6.2, 0.2, 0.34), (-5.6, 1.6, 0.22),
               (-4.6, 2.5, 0.10)], [(-6.3, -0.4, 0.3), (-7.0, 1.2, 0.22), (-7.5, 2.6, 0.12)],
              [(-6.0, 0.9, 0.22), (-6.3, 2.2, 0.16), (-6.1, 3.4, 0.08)]]
    trunk, *forks = (PLANE.stem(bough) for bough in boughs)
    wood = smooth_union(smooth_union(trunk, forks[0], 0.2), forks[1], 0.15)
    holds = [(x, y) for bough in boughs for x, y, _ in smooth(bough, 6) if y > 1.2]
    crowns = [(-4.7, 2.6), (-6.1, 3.3), (-7.2, 2.7), (-5.3, 3.3), (-6.6, 3.6), (-4.0, 2.2)]
    roots = []
    for k in range(900):
        x, y = crowns[k % len(crowns)]
        angle, reach = chance.uniform(0, 2 * math.pi), chance.uniform(0.05, 1.15)
        root = (x + math.cos(angle) * reach * 1.15, y + math.sin(angle) * reach * 0.75)
        # Leaves keep a distance, so that the sky is visible through the crown.
        if all(math.hypot(root[0] - other[0], (root[1] - other[1]) * 1.5) > 0.36 for other in roots):
            roots.append(root)
    leaves = []
    # A sheet must be connected: from the wood outwards, each leaf touches the nearest earlier part.
    for root in sorted(roots, key=lambda point: math.dist(point, (-6, 1))):
        hold = min(holds, key=lambda point: math.dist(point, root))
        leaves += [PLANE.limb(*hold, 0.045, *root, 0.03),
                   PLANE.leaf(*root, chance.uniform(-2.4, -0.3), chance.uniform(0.42, 0.62), 0.115)]
        holds.append(root)
    floor = below(-2.55 + 0.3 * np.sin(PLANE.x * 0.7 + 0.4))
    lay('tree', intersection(union(floor, wood, *leaves), SHEET), 1.28, '#b4472b')


def grass(height, count, shortest, longest, seed):
    blade_chance = random.Random(seed)
    meadow = below(height + 0.14 * np.sin(PLANE.x * 0.9 + seed) + 0.05 * np.sin(PLANE.x * 3.1))
    blades = []
    for _ in range(count):
        x, length = blade_chance.uniform(-8.2, 8.2), blade_chance.uniform(shortest, longest)
        lean = blade_chance.uniform(-0.35, 0.35)
        root = height - 0.25
        tip_x = x - math.sin(lean) * length + (0.18 if lean < 0 else -0.18) * length
        blades.append(PLANE.stem([(x, root, 0.085),
                                  (x - math.sin(lean) * length * 0.5, root + math.cos(lean) * length * 0.55,
                                   0.055), (tip_x, root + math.cos(lean) * length, 0.008)], 3))
    return union(meadow, *blades)


def meadow():
    lay('far grass', intersection(grass(GROUND - 0.12, 46, 0.35, 0.95, 3), SHEET), 2.5, '#4c8a45')
    near = grass(GROUND - 0.85, 40, 0.5, 1.35, 8)
    for x, y, size in [(-5.6, -3.1, 0.42), (-3.4, -3.45, 0.34), (6.4, -3.2, 0.4), (2.3, -3.55, 0.3)]:
        near = union(near, PLANE.stem([(x + 0.15, -4.6, 0.05), (x, y - 0.2, 0.035)], 3),
                     PLANE.flower(x, y, size, 7, 0.3))
    lay('near grass', intersection(near, SHEET), 2.78, '#2c6640')


def mango_branch():
    """Return a twig that hangs into the picture, with leaves in twos and threes and sky between them."""
    twig = [(8.1, 4.9, 0.13), (7.0, 4.35, 0.10), (5.9, 4.1, 0.08), (4.9, 4.2, 0.06), (4.1, 4.05, 0.03)]
    line = smooth(twig, 8)
    shape = PLANE.stem(twig, 8)
    slits = []
    for at, turns in [(7, (-1.25, 2.35)), (13, (-2.0, -0.95)), (18, (2.5, -1.55)), (23, (-2.35, 1.75)),
                      (28, (-1.45, 2.75)), (32, (-2.2, 3.3, 2.45))]:
        x, y, _ = line[at]
        for turn in turns:
            turn += chance.uniform(-0.1, 0.1)
            length = chance.uniform(0.95, 1.3) * (0.72 if 0 < turn < 3 else 1)
            stalk_x, stalk_y = x + math.cos(turn) * 0.16, y + math.sin(turn) * 0.16
            leaf = PLANE.leaf(stalk_x, stalk_y, turn, length, 0.19, 0.8)
            shape = union(shape, leaf, PLANE.limb(x, y, 0.035, stalk_x + math.cos(turn) * 0.1,
                                                  stalk_y + math.sin(turn) * 0.1, 0.035))
            slits.append(PLANE.leaf(stalk_x + math.cos(turn) * 0.24, stalk_y + math.sin(turn) * 0.24, turn,
                                    length * 0.6, 0.028))
    lay('branch', intersection(difference(shape, *slits), PLANE.rectangle(-8, 7.9, -5, 5.5)), 2.98, '#3f7538')


def window_card():
    """Build the card with a hand-cut window; at two corners pencil and knife went too far."""
    opening = np.maximum(np.abs(PLANE.x) - 6.6, np.abs(PLANE.y) - 4.2) - 0.7
    opening += 0.08 * np.sin(PLANE.x * 1.1 + 1) * np.cos(PLANE.y * 0.9)
    lay('window', difference(PLANE.rectangle(-8.3, 8.3, -5.9, 5.9), opening), 3.25, '#f8f1e2', thickness=0.14)
    pencil = Batch()
    for x0, y0, x1, y1 in [(-7.36, 4.95, -6.3, 4.97), (-7.38, 4.9, -7.36, 5.45), (7.37, -4.7, 7.36, -5.5),
                           (6.5, -4.98, 7.85, -4.96), (-7.9, -4.97, -7.3, -4.96)]:
        pencil.tube([(x0, y0, 3.325), ((x0 + x1) / 2, (y0 + y1) / 2 + 0.012, 3.326), (x1, y1, 3.325)], 0.008,
                    linear('#8d8983'), 5)
    pencil.make('pencil', material('graphite', vertex_colours=True, rough=0.6))


reset()
sky()
hills()
red_tree()
mother()
calf()
meadow()
mango_branch()
window_card()
ground(material('table', linear('#8d98a0'), rough=0.9, bump=0.01, bump_scale=8, variation=0.05), 80, -0.1)
area_light((-13, 11, 13), (0, 0, 1), 3.2, 3900, (1, 0.93, 0.82), 3.2)
area_light((14, -8, 16), (0, 0, 0), 10, 500, (0.82, 0.9, 1))
world((0.86, 0.92, 1), 0.34)
# The camera has the same x as its target; otherwise it would roll, because it is almost overhead.
camera((0.02, -3.4, 31), (0.02, -0.02, 1.2), 58.5, 9, (0, 0, 2))
render(1400, 1000, 28, exposure=1.5, contrast=1.05, vignette=0.12)
