"""A card that opens at a right angle: a Mumbai local train in front of the skyline, lit from behind by a low sun."""
import math

import numpy as np

from papercraft.local_train import track, train
from papercraft.paper import flat_sheet, ribbon, tissue
from papercraft.popup import chance, lying, standing
from papercraft.shapes import Plane, difference, intersection, outlines, union
from papercraft.stationery import pencil, scissors
from studio.colour import linear, vary
from studio.light import area_light, camera, world
from studio.materials import material, wood
from studio.meshes import Batch, mesh
from studio.render import render, reset

HALF_WIDTH = 6.0
LEAF = 7.6
LEAN = math.radians(4)


def windows(plane, left, right, bottom, top, columns, rows, fill=0.5):
    """Return rows of small openings in a rectangle of wall."""
    x = (plane.x - left) / (right - left) * columns
    y = (plane.y - bottom) / (top - bottom) * rows
    pane_x = (np.abs(x % 1 - 0.5) - fill / 2) * (right - left) / columns
    pane_y = (np.abs(y % 1 - 0.5) - fill / 2) * (top - bottom) / rows
    return intersection(pane_x, pane_y, plane.rectangle(left, right, bottom, top))


def leaves():
    """Build the card: a folded dark sheet, lined with paper; the sun is a hole with tissue behind it."""
    plane = Plane(-6.3, 6.3, -0.3, 8.0, 0.03)
    sun = plane.circle(1.9, 5.0, 1.15)
    cover = difference(plane.rectangle(-HALF_WIDTH, HALF_WIDTH, 0, LEAF), plane.circle(1.9, 5.0, 1.02))
    standing('cover', cover, plane, -0.09, '#ffe0b0', 0.06, lean=-LEAN, translucent=0.6)
    standing('sky', difference(plane.rectangle(-5.85, 5.85, 0.1, LEAF - 0.15), sun), plane, -0.02, '#ffc274',
             0.03, lean=-LEAN, translucent=0.6, variation=0.03)
    glow = flat_sheet('sun', outlines(plane, plane.circle(1.9, 5.0, 1.3)), tissue('sun', '#ffd23c', 0.8),
                      0.01)
    glow.location.y = 0.05
    glow.rotation_euler.x = math.pi / 2 + LEAN
    lying('floor cover', -HALF_WIDTH, HALF_WIDTH, -LEAF, 0, 0.03, '#1f4a66', 0.06)
    lying('floor', -5.85, 5.85, -LEAF + 0.15, -0.1, 0.08, '#c9a877', 0.03)
    lying('sea', -5.85, 5.85, -1.75, -0.1, 0.11, '#3f8fa6', 0.03)


def skyline(name, out, colour, shape, plane, tabs):
    """Build one layer: a cut panel, its glued foot, and strips at `tabs` (x, height) that pull it upright."""
    standing(name, intersection(shape, -plane.y + 0.06), plane, out, colour)
    lying(f'{name} foot', -5.6, 5.6, -out - 0.34, -out, 0.13, colour, 0.03)
    for x, height in tabs:
        # The standing leaf leans back, so the strips extend a little beyond the fold.
        lying(f'{name} strip', x - 0.22, x + 0.22, -out, height * math.tan(LEAN), height, colour, 0.03)


def sea_link():
    """Build the far layer: the bridge over the bay, with its stays cut as slits."""
    plane = Plane(-6, 6, -0.2, 6.4, 0.022)
    parts = [plane.rectangle(-5.8, 5.8, 1.75, 2.0), plane.rectangle(-5.8, 5.8, 0, 0.35)]
    for x in (-3.3, -0.2):
        parts += [plane.limb(x - 0.4, 0.2, 0.1, x, 5.0, 0.07), plane.limb(x + 0.4, 0.2, 0.1, x, 5.0, 0.07),
                  plane.limb(x, 4.0, 0.08, x, 5.6, 0.03)]
        for k in range(1, 8):
            for way in (-1, 1):
                parts.append(plane.limb(x, 5.1 - 0.13 * k, 0.02, x + way * 0.2 * k, 1.9, 0.02))
    for x in np.arange(-5.6, 5.8, 0.8):
        parts.append(plane.rectangle(x - 0.06, x + 0.06, 0.2, 1.9))
    skyline('bridge', 0.85, '#f08a5d', union(*parts), plane, [(-4.9, 1.97), (4.6, 1.97)])


def towers():
    """Build the tall new houses, with a crane on one of them."""
    plane = Plane(-6, 6, -0.2, 6.0, 0.022)
    parts, holes = [plane.rectangle(-5.7, 5.7, 0, 0.4)], []
    for x0, x1, top, columns in [(-5.5, -4.35, 4.6, 4), (-4.2, -3.3, 3.4, 3), (-2.6, -1.6, 4.2, 4),
                                 (-0.9, -0.1, 3.1, 3),
                                 (0.35, 1.25, 4.1, 3), (3.5, 4.4, 5.0, 3), (4.55, 5.55, 3.9, 4)]:
        parts.append(plane.rectangle(x0, x1, 0, top))
        holes.append(windows(plane, x0 + 0.1, x1 - 0.1, 1.3, top - 0.15, columns, round((top - 1.4) / 0.36),
                             0.48))
    parts += [plane.rectangle(-5.2, -4.7, 4.5, 4.95), plane.limb(-2.1, 4.1, 0.05, -2.1, 4.95, 0.03),
              plane.polygon([(3.5, 4.95), (4.4, 4.95), (4.15, 5.4), (3.75, 5.4)]),
              plane.limb(3.95, 5.3, 0.05, 3.95, 5.75, 0.02),
              plane.limb(0.8, 4.0, 0.05, 0.8, 5.3, 0.045), plane.limb(0.3, 5.1, 0.035, 1.75, 5.2, 0.03),
              plane.limb(0.8, 5.45, 0.03, 1.7, 5.2, 0.015), plane.limb(1.6, 5.2, 0.015, 1.6, 4.7, 0.015)]
    skyline('towers', 1.85, '#d2527f', difference(union(*parts), *holes), plane,
            [(-4.95, 4.92), (3.95, 4.94), (-2.1, 4.17)])


def old_town():
    """Build the nearest layer: a clock tower, a domed terminus, a chawl with galleries, water tanks."""
    plane = Plane(-6, 6, -0.2, 5.2, 0.02)
    parts, holes = [plane.rectangle(-5.8, 5.8, 0, 0.9)], []
    # The clock tower.
    parts += [plane.rectangle(-4.3, -3.5, 0, 3.6), plane.rectangle(-4.4, -3.4, 2.7, 2.85),
              plane.rectangle(-4.2, -3.6, 3.5, 4.1),
              plane.polygon([(-4.25, 4.05), (-3.55, 4.05), (-3.9, 4.6)]),
              plane.limb(-3.9, 4.5, 0.04, -3.9, 4.75, 0.02)]
    holes += [difference(plane.circle(-3.9, 3.2, 0.24), plane.limb(-3.9, 3.2, 0.025, -3.9, 3.4, 0.02),
                         plane.limb(-3.9, 3.2, 0.025, -3.7, 3.13, 0.02)),
              windows(plane, -4.2, -3.6, 1.1, 2.6, 2, 3, 0.42), plane.limb(-3.9, 3.62, 0.1, -3.9, 3.85, 0.1)]
    # The terminus with its dome.
    parts += [plane.rectangle(-1.9, 1.7, 0, 2.45), plane.rectangle(-0.75, 0.55, 0, 3.1),
              plane.ellipse(-0.1, 3.1, 0.6, 0.75), plane.limb(-0.1, 3.7, 0.05, -0.1, 4.25, 0.015),
              plane.polygon([(-1.95, 2.4), (-1.25, 2.4), (-1.6, 3.1)]),
              plane.polygon([(1.05, 2.4), (1.75, 2.4), (1.4, 3.1)])]
    for x in (-1.6, -1.15, 0.95, 1.4):
        holes += [plane.limb(x, 1.55, 0.12, x, 2.0, 0.12)]
    holes += [plane.limb(-0.4, 1.9, 0.11, -0.4, 2.45, 0.11), plane.limb(0.2, 1.9, 0.11, 0.2, 2.45, 0.11),
              windows(plane, -0.6, 0.4, 3.17, 3.5, 4, 1, 0.4)]
    # The chawl, and tanks on its roof.
    parts += [plane.rectangle(2.6, 5.5, 0, 2.9), plane.rectangle(2.5, 5.6, 2.8, 2.94),
              plane.rectangle(3.0, 3.55, 2.9, 3.35), plane.rectangle(3.75, 4.2, 2.9, 3.25)]
    holes += [windows(plane, 2.7, 5.4, 0.75, 2.75, 7, 4, 0.62)]
    # The part below the windows is the rail of the gallery.
    parts_with_holes = difference(union(*parts), *holes)
    rails = [plane.rectangle(2.6, 5.5, y, y + 0.05) for y in (0.95, 1.45, 1.95, 2.45)]
    skyline('old town', 2.85, '#6a2f6b', union(parts_with_holes, *rails), plane,
            [(-3.9, 4.0), (-1.3, 2.43), (5.0, 2.92)])


def palms():
    """Build three palms between the town and the railway."""
    for x, height, lean, out in ((-5.05, 3.9, 0.5, 3.3), (2.2, 3.6, -0.35, 3.4), (5.15, 2.9, 0.3, 3.7)):
        plane = Plane(x - 2.2, x + 2.2, -0.1, 5.4, 0.02)
        top = x + lean
        shape = plane.stem([(x, 0, 0.13), (x + lean * 0.3, height * 0.5, 0.085), (top, height, 0.06)])
        for turn in (0.15, 0.75, 1.5, 2.3, 2.95, -0.45, 3.65):
            end_x, end_y = top + 1.15 * math.cos(turn), height + 0.8 * math.sin(turn) - 0.25
            middle_x, middle_y = top + 0.6 * math.cos(turn), height + 0.62 * math.sin(turn) + 0.12
            frond = plane.stem([(top, height, 0.05), (middle_x, middle_y, 0.15), (end_x, end_y, 0.01)])
            # Snips along the lower edge make the leaflets.
            snips = [plane.limb(top + (end_x - top) * t, middle_y + (end_y - middle_y) * t - 0.3, 0.018,
                                top + (end_x - top) * t + 0.05 * math.copysign(1, math.cos(turn)),
                                middle_y + (end_y - middle_y) * t * t - 0.02,
                                0.014) for t in (0.35, 0.5, 0.65, 0.8)]
            shape = union(shape, difference(frond, *snips))
        palm = standing('palm', shape, plane, out, '#2f8a4e')
        palm.rotation_euler.z = chance.uniform(-0.12, 0.12)
        lying('palm foot', x - 0.25, x + 0.25, -out - 0.3, -out, 0.13, '#2f8a4e', 0.03)


def verge():
    """Build weeds along the railway, on the front fold, and the remaining pencil lines."""
    plane = Plane(-6, 6, -0.1, 1.4, 0.02)
    shape = plane.y - 0.16 - 0.07 * np.sin(plane.x * 1.9) - 0.05 * np.sin(plane.x * 5.3 + 1)
    for _ in range(70):
        x, tall, lean = chance.uniform(-5.7, 5.7), chance.uniform(0.25, 0.62), chance.uniform(-0.28, 0.28)
        shape = union(shape, plane.stem([(x, 0.05, 0.07), (x + lean * 0.4, tall * 0.55, 0.045),
                                         (x + lean, tall, 0.008)], 3))
    for x in (-4.4, -1.3, 3.3):
        shape = union(shape, plane.limb(x, 0, 0.03, x + 0.1, 0.75, 0.025),
                      plane.flower(x + 0.1, 0.85, 0.24, 6, x))
    standing('verge', intersection(shape, plane.rectangle(-5.75, 5.75, 0.02, 2)), plane, 6.35, '#4f9a3f')
    lying('verge foot', -5.75, 5.75, -6.7, -6.35, 0.13, '#4f9a3f', 0.03)
    marks = Batch()
    for x0, y0, x1, y1 in ((-5.7, -5.72, 5.6, -5.7), (4.75, -5.9, 4.77, -3.6), (-5.2, -7.0, -2.6, -7.01),
                           (5.3, -7.2, 5.31, -6.75)):
        marks.tube([(x0, y0, 0.098), ((x0 + x1) / 2, (y0 + y1) / 2 + 0.01, 0.1), (x1, y1, 0.098)], 0.01,
                   linear('#6f675c'), 5)
    marks.make('marks', material('graphite', vertex_colours=True, rough=0.6))


def gulls():
    """Build birds on narrow strips glued to the sky."""
    papers = Batch()
    for x, z, reach, lift in ((-3.9, 5.2, 2.6, 1.3), (-2.2, 5.9, 1.8, 1.0), (-5.0, 6.2, 1.3, 0.8),
                              (4.5, 6.0, 1.9, 1.0)):
        path = [np.array((x + 0.5 * t * t, z * math.tan(LEAN) - reach * t, z + lift * math.sin(2.4 * t)))
                for t in np.linspace(0, 1, 9)]
        ribbon(papers, path, [np.array((0.045, 0, 0))] * len(path), linear('#fff4de'))
        end, tilt = path[-1] + (0, 0, 0.03), chance.uniform(-0.25, 0.25)
        for way in (-1, 1):
            wing = []
            for t in (0, 0.35, 0.7, 1.0):
                rise = 0.26 * math.sin(2.5 * t) + tilt * way * t
                chord = 0.17 * (1 - t) ** 0.7 + 0.01
                wing += [end + (way * 0.78 * t, -chord + 0.12 * t, rise),
                         end + (way * 0.78 * t, chord * 0.7 + 0.16 * t, rise)]
            papers.add([tuple(v) for v in wing], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(3)],
                       linear('#fffaf0'))
        papers.blob(tuple(end + (0, -0.04, 0.03)), 0.09, linear('#fffaf0'), stretch=(0.8, 2.3, 0.8))
    papers.make('gulls', material('gulls', vertex_colours=True, rough=0.9, translucent=0.35))


def table():
    """Build a school desk with a cutting mat, paper scraps and the tools."""
    desk = mesh('desk', [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)],
                wood('desk', '#9c6a3e', '#6d4526', 1.1))
    desk.location.z = -0.06
    desk.rotation_euler.z = 0.12
    mat, scraps = Batch(), Batch()
    mat.prism([(-11, -11.6), (9.6, -11.6), (9.6, 2.2), (-11, 2.2)], -0.06, -0.005, linear('#1d5a49'),
              inset=0.02)
    for k in range(20):
        x = -10.5 + k
        mat.add([(x, -11.3, 0), (x + 0.025, -11.3, 0), (x + 0.025, 1.9, 0), (x, 1.9, 0)], [(0, 1, 2, 3)],
                linear('#7fb8a0'))
    for k in range(14):
        y = -11.3 + k
        mat.add([(-10.5, y, 0), (9.1, y, 0), (9.1, y + 0.025, 0), (-10.5, y + 0.025, 0)], [(0, 1, 2, 3)],
                linear('#7fb8a0'))
    turned = mat.make('mat', material('mat', vertex_colours=True, rough=0.7, spec=0.3, bump=0.004,
                                      bump_scale=20))
    turned.rotation_euler.z = -0.04
    colours = ['#6a2f6b', '#d2527f', '#fbf1dc', '#2f8a4e', '#ffb56b', '#8c1d2c']
    for _ in range(60):
        x, y = chance.gauss(0.5, 3.0), -8.6 + chance.gauss(0, 0.55)
        if y > -7.75:
            continue
        width, height = chance.choice([0.07, 0.1, 0.18, 0.13]), chance.choice([0.1, 0.15, 0.24])
        turn = chance.uniform(0, 3)
        cosine, sine = math.cos(turn), math.sin(turn)
        outline = [(x + a * cosine - b * sine, y + a * sine + b * cosine)
                   for a, b in ((-width, -height), (width, -height), (width * chance.uniform(0.6, 1), height),
                                (-width, height))]
        lift = chance.uniform(0, 0.05)
        scraps.prism(outline, lift, lift + 0.025, vary(linear(chance.choice(colours)), chance, 0.08),
                     tilt=(chance.uniform(-0.05, 0.05), chance.uniform(-0.05, 0.05)))
    scraps.make('scraps', material('scraps', vertex_colours=True, rough=0.9))
    scissors((-5.3, -8.9, 0.0), -0.3)
    pencil((8.6, -9.4, 0.0), 1.8)


reset()
table()
leaves()
sea_link()
towers()
old_town()
palms()
track()
train()
verge()
gulls()
area_light((-9, 12, 18), (0, -2, 1), 3.0, 16000, (1, 0.82, 0.60), 3.0)
area_light((6, -16, 12), (0, -3, 2), 9, 900, (0.88, 0.93, 1))
world((0.85, 0.90, 1), 0.34)
camera((8.6, -22.5, 13.2), (0.55, -4.1, 2.6), 44.5, 2.8, (0, -5, 1.5))
render(1400, 1020, 28, exposure=1.25, contrast=1.05, vignette=0.14)
