"""Quilled jhumkas (dome-shaped earrings) on a kraft-card rack, for the school fair."""
import math

import numpy as np

from quilling import curves
from quilling.handwriting import written
from quilling.paper import Quilling
from quilling.silk import silk, silk_height
from studio.colour import linear
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch, mesh
from studio.render import render, reset

LEAN = math.radians(16)
GOLD = ('#f2c24a', '#d9971e')

reset()
work = Quilling(seed=44, height=0.22, thickness=0.026)
random = work.random
wire, pearls, tags, ink = Batch(), Batch(), Batch(), Batch()


def on_board(u, v, out=0.0):
    """Return a point on the leaning rack: `u` to the right, `v` up along it, `out` towards the viewer."""
    return u, v * math.sin(LEAN) - out * math.cos(LEAN), v * math.cos(LEAN) + out * math.sin(LEAN)


def batch_sizes():
    """Return the current size of each batch, so that pieces made flat can be moved afterwards."""
    return [(batch, len(batch.vertices)) for batch in (work.strips, work.glue, wire, pearls, tags, ink)]


def put(before, place):
    for batch, start in before:
        batch.reshape(start, place)


def dome(top, radius, height, bands, turns, flare=0.0):
    """Build a dome: a long tight roll pushed over a mould, seen from the side; `bands` are (share, colour)."""
    count = turns * 44
    share = np.arange(count + 1) / count
    # The joints of the strips are at the back.
    angle = share * turns * curves.TAU + math.pi / 2
    bulge = share ** 0.6 + flare * np.clip(share - 0.75, 0, 1) ** 2
    dent = 1 + 0.014 * np.sin(angle * 2 + random.uniform(0, 6)) * share
    distance = radius * bulge * dent + 0.006 * np.sin(angle * 0.61 + random.uniform(0, 6))
    points = np.stack([top[0] + distance * np.cos(angle), top[1] + distance * np.sin(angle)], 1)
    drop = height * share ** 1.75 + 0.014 * np.sin(angle * 0.37 + random.uniform(0, 6))
    colours = []
    for turn in range(turns):
        colour = next(c for until, c in bands if turn / turns <= until)
        colours += [work.shade(colour, 0.1)] * 44
    work.lay(points, colours, top[2], 0.18, rise=-drop, thickness=0.04)
    low = top[2] - height
    reach = float(distance[-1])
    for layer, (more, colour) in enumerate(((0.03, GOLD[1]), (0.065, GOLD[0]))):
        around = np.linspace(0, curves.TAU * 1.02, 60)
        circle = np.stack([top[0] + (reach + more) * np.cos(around),
                           top[1] + (reach + more) * np.sin(around)], 1)
        work.lay(circle, work.shade(colour), low - 0.06 - 0.02 * layer, 0.2, thickness=0.035)
    return low - 0.08, reach


def ring_of_rolls(at, z, reach, count, colour):
    """Glue tiny rolls around the outside, facing outwards."""
    for i in range(count):
        angle = curves.TAU * (i + random.uniform(-0.06, 0.06)) / count
        before = batch_sizes()
        work.roll((0, 0), random.uniform(0.085, 0.1), work.shade(colour), height=0.07)
        cosine, sine = math.cos(angle), math.sin(angle)
        put(before, lambda x, y, out: (at[0] + (reach + out) * cosine - x * sine,
                                       at[1] + (reach + out) * sine + x * cosine, z + y))


def fringe_of_beads(at, low, reach, count, colour, each=0.1):
    for i in range(count):
        angle = curves.TAU * (i + random.uniform(-0.08, 0.08)) / count
        x, y = at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)
        sway = random.uniform(-0.02, 0.02)
        wire.tube([(x, y, low + 0.06), (x + sway, y, low - 0.1)], 0.014, linear('#d9a93a'), 6)
        pearls.blob((x + sway, y, low - 0.1 - each), each * random.uniform(0.92, 1.05),
                    work.shade(colour, 0.05), (1, 1, 1.08), 14, 9)


def link(top, bottom):
    """Build two linked rings of gold wire."""
    gap = (top[2] - bottom[2]) / 2
    for i, turn in enumerate((0.2, 1.5)):
        middle = np.array(top) + (np.array(bottom) - top) * (0.27 + 0.46 * i)
        ring = [middle + (math.cos(t) * gap * 0.62 * math.cos(turn),
                          math.cos(t) * gap * 0.62 * math.sin(turn), math.sin(t) * gap * 0.62)
                for t in np.linspace(0, curves.TAU, 22)]
        wire.tube(ring, 0.022, linear('#e2b548'), 7)


def stud(u, v, size, petals, colours, heart):
    """Build the flower of the ear stud, glued flat to its post."""
    before = batch_sizes()
    work.flower((0, 0), size, petals, curves.teardrop(0.85, 0.5), colours, 0.02, middle=0.36, height=0.2,
                pitch=0.06)
    work.roll((0, 0), size * 0.34, work.shades(*heart), 0.02, 0.24, dome=0.09)
    put(before, lambda x, y, z: on_board(u + x, v + y, z))


def jhumka(u, v, look):
    stud(u, v, look['stud'], look['petals'], look['petal'], GOLD)
    top = on_board(u, v - look['stud'] * 0.85, 0.12)
    # The board leans back, so the earrings hang in front of it.
    neck = (top[0] + random.uniform(-0.03, 0.03), top[1] - look['radius'] * 0.75, top[2] - 0.42)
    before = batch_sizes()
    link(top, neck)
    pearls.blob((neck[0], neck[1], neck[2] - 0.05), 0.13, linear('#e2b548'), (1, 1, 0.85), 14, 9)
    low, reach = dome((neck[0], neck[1], neck[2] - 0.2), look['radius'], look['height'], look['bands'],
                      look['turns'], look.get('flare', 0))
    ring_of_rolls(neck, low + 0.33, reach - 0.03, look['beads'] + 6, look['rolls'])
    fringe_of_beads(neck, low, reach, look['beads'], look['bead'])
    # A small random swing.
    sway = random.uniform(-0.09, 0.09)
    put(before, lambda x, y, z: (x + sway * (top[2] - z), y, z + sway * (x - top[0])))


# The looks of the pairs; `bands` are the dome's colours, each up to a share of its strip.
PEACOCK = {
    'stud': 0.62, 'petals': 8, 'petal': ('#7cc4b4', '#0f7672'), 'radius': 1.12, 'height': 1.25, 'turns': 16,
    'bands': ((0.12, '#e8b02e'), (0.42, '#12807c'), (0.5, '#e8b02e'), (0.62, '#23407a'), (0.9, '#1c346b'),
              (1, '#e8b02e')),
    'beads': 17, 'bead': '#f4efe2', 'rolls': '#7cc4b4',
}
RANI = {
    'stud': 0.55, 'petals': 6, 'petal': ('#f7a6c4', '#c21b62'), 'radius': 1.0, 'height': 1.05, 'turns': 14,
    'bands': ((0.2, '#f08a24'), (0.5, '#c21b62'), (0.6, '#f6c945'), (0.85, '#a3154f'), (1, '#f08a24')),
    'flare': 1.6, 'beads': 15, 'bead': '#f2c24a', 'rolls': '#fff1d0',
}
GERU = {
    'stud': 0.5, 'petals': 7, 'petal': ('#fff3dc', '#e9d3a0'), 'radius': 0.86, 'height': 1.35, 'turns': 15,
    'bands': ((0.1, '#2a1d16'), (0.3, '#a8431f'), (0.36, '#f7e7b8'), (0.66, '#8f3516'), (0.72, '#f7e7b8'),
              (1, '#2a1d16')),
    'beads': 13, 'bead': '#c8391f', 'rolls': '#f7e7b8',
}


def write(text, height, thickness, colour, place):
    """Build text in flat pen strokes; `place` maps (x, y, z) of the writing's plane into the scene."""
    for stroke in written(text, height, random):
        start = len(ink.vertices)
        ink.tube([(x, y, 0) for x, y in stroke], thickness, linear(colour), 8)
        ink.reshape(start, lambda x, y, z: place(x, y, 0.01 + z * 0.12))


def price(place, figure, turn, size=(1.25, 0.72)):
    """Build a hand-cut tag with the price in blue pen; `place` maps the tag's plane into the scene."""
    before = batch_sizes()
    w, h = size
    corners = [(-w / 2, -h / 2), (w / 2 - 0.02, -h / 2 + 0.03), (w / 2, h / 2 - 0.02), (-w / 2 + 0.03, h / 2)]
    cosine, sine = math.cos(turn), math.sin(turn)
    tags.prism(corners, 0.0, 0.03, work.shade('#fbf6e8', 0.03))
    write(figure, h * 0.52, 0.026, '#1f3f95', lambda x, y, z: (x - w * 0.33, y - h * 0.26, 0.03 + z))
    put(before, lambda x, y, z: place(x * cosine - y * sine, x * sine + y * cosine, z))


def hung_price(u, v, figure, turn):
    """Build a price tag on a loop of thread from a slit in the rack."""
    wire.tube([on_board(u - 0.12, v + 0.34, 0.05), on_board(u, v + 0.72, 0.04),
               on_board(u + 0.13, v + 0.36, 0.05)], 0.014, linear('#c8391f'), 6)
    price(lambda x, y, z: on_board(u + x, v + y, 0.05 + z), figure, turn)


def rack():
    """Build the rack of folded kraft card, with its name in white marker."""
    thick = 0.12
    left, right = -5.0, 9.5
    board = Batch()
    # The card is slightly curved, so it is divided into columns.
    columns = 24
    for i in range(columns):
        a, b = (left + (right - left) * k / columns for k in (i, i + 1))
        vertices = []
        for out in (-thick, 0):
            for u, v in ((a, -0.2), (b, -0.2), (b, 9.25), (a, 9.25)):
                vertices.append(on_board(u, v, out - 0.004 * (u - 2) ** 2 * (v / 9)))
        board.add(vertices, [(4, 5, 6, 7), (0, 4, 7, 3), (1, 2, 6, 5), (0, 1, 5, 4), (3, 7, 6, 2)],
                  linear('#c08d57'))
    board.make('rack', material('kraft', vertex_colours=True, rough=0.9, spec=0.12, bump=0.012, bump_scale=30,
                                bump2=0.008, bump2_scale=90, fibre=0.006, variation=0.14, variation_scale=5))
    write('JHUMKE', 0.8, 0.07, '#fbf6e8', lambda x, y, z: on_board(-4.3 + x, 7.3 + y + 0.03 * x, z))


def lying_jhumka(x, y, look, turn, tip):
    """Build an earring that lies on the silk, with its opening to the viewer."""
    before = batch_sizes()
    low, reach = dome((0, 0, look['height']), look['radius'], look['height'], look['bands'], look['turns'])
    ring_of_rolls((0, 0), low + 0.33, reach - 0.03, look['beads'] + 6, look['rolls'])
    fringe_of_beads((0, 0), low, reach, look['beads'], look['bead'])
    ring = [(0.16 * math.cos(t), 0, look['height'] + 0.3 + 0.16 * math.sin(t))
            for t in np.linspace(0, curves.TAU, 20)]
    wire.tube(ring, 0.022, linear('#e2b548'), 7)

    def place(px, py, pz):
        py, pz = py * math.cos(tip) - pz * math.sin(tip), py * math.sin(tip) + pz * math.cos(tip)
        cosine, sine = math.cos(turn), math.sin(turn)
        return x + px * cosine - py * sine, y + px * sine + py * cosine, silk_height(x, y) + 1.0 + pz
    put(before, place)


def studs_on_card(x, y, turn):
    """Build a small pair of studs on a square of folded card."""
    before = batch_sizes()
    corners = [(-1.7, -1.1), (1.7, -1.05), (1.65, 1.15), (-1.7, 1.1)]
    tags.prism(corners, -0.04, 0.0, work.shade('#f4e6c8', 0.03))
    for side in (-0.72, 0.72):
        work.flower((side, 0.28), 0.6, 5, curves.heart(0.95, 0.3), ('#fbe38a', '#e8a317'), 0, middle=0.25,
                    height=0.2, pitch=0.06)
        work.roll((side, 0.28), 0.17, work.shade('#a8431f'), 0, 0.26, dome=0.06)
    write('₹40', 0.46, 0.03, '#1f3f95', lambda px, py, pz: (px - 0.62, py - 0.95, pz))
    rise = math.radians(38)

    def place(px, py, pz):
        py, pz = py * math.cos(rise) - pz * math.sin(rise), py * math.sin(rise) + pz * math.cos(rise)
        cosine, sine = math.cos(turn), math.sin(turn)
        return x + px * cosine - py * sine, y + px * sine + py * cosine, silk_height(x, y) + 0.85 + pz
    put(before, place)


def behind():
    """Build the background, out of focus: a wall and a string of paper flags."""
    wall = material('wall', linear('#c99a62'), rough=0.95, variation=0.1, variation_scale=0.4)
    mesh('wall', [(-40, 22, -5), (40, 22, -5), (40, 22, 40), (-40, 22, 40)], [(0, 1, 2, 3)], wall)
    floor = material('table', linear('#5a3a26'), rough=0.6)
    mesh('table', [(-40, -20, -0.4), (40, -20, -0.4), (40, 22, -0.4), (-40, 22, -0.4)], [(0, 1, 2, 3)], floor)
    flags = Batch()
    for i, colour in enumerate(('#c8391f', '#e8a317', '#0f7672', '#b8195a', '#f6c945', '#3f7538', '#c8391f',
                                '#23407a')):
        x = -15 + i * 3.3
        top = 7.6 - 0.02 * (x + 3) ** 2 * 0.5
        flags.add([(x, 17, top), (x + 2.5, 17, top + 0.1), (x + 1.2, 16.8, top - 3.2)], [(0, 1, 2)],
                  linear(colour))
    flags.make('flags', material('flags', vertex_colours=True, rough=0.9, translucent=0.3))


rack()
silk()
behind()
for first, second, v, look in ((-3.4, -0.55, 6.0, PEACOCK), (2.15, 4.9, 6.3, RANI), (7.3, 9.2, 6.1, GERU)):
    jhumka(first, v, look)
    jhumka(second, v + random.uniform(-0.08, 0.08), look)
hung_price(-1.95, 1.75, '₹80', 0.06)
hung_price(3.5, 2.3, '₹60', -0.09)
studs_on_card(-3.1, -4.4, 0.22)
lying_jhumka(3.6, -3.9, GERU, 0.5, 1.95)
work.make()
wire.make('wire', material('gold wire', vertex_colours=True, rough=0.22, metal=1), smooth=True)
pearls.make('beads', material('beads', vertex_colours=True, rough=0.22, spec=0.6, coat=0.5), smooth=True)
tags.make('tags', material('tag', vertex_colours=True, rough=0.9, spec=0.1, bump=0.006, bump_scale=50))
ink.make('ink', material('ink', vertex_colours=True, rough=0.6))

area_light((-13, -11, 17), (0, 0, 2.5), 4.5, 2900, (1, 0.93, 0.82), 4.5)
area_light((-10, 12, 14), (1, 0, 3), 5, 900, (1, 0.85, 0.65))
area_light((15, -12, 8), (0, 0, 2), 9, 350, (0.8, 0.88, 1))
world((0.80, 0.87, 1), 0.3)
camera((0.6, -25.0, 8.2), (0.9, 0, 3.0), 63, 2.0, (-2.0, -0.8, 3.6))
render(1280, 960, 32, exposure=1.7, contrast=1.07)
