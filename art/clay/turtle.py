"""A fat turtle on newspaper, its shell stamped with things that were at hand: bottle caps, leaves, a comb."""

import math
import random

import numpy as np

from clay.fields import rough_noise, smoothstep
from clay.lump import Lump
from clay.newspaper import Newspaper
from clay.pieces import between, crumbs, grid_faces, pat, rope
from clay.plants import fresh_leaf
from clay.surfaces import clay, dusty_wood
from studio.colour import linear, vary
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch, ground
from studio.render import render, reset

GREY, OXIDE, PALE = linear('#918d86'), linear('#3f2315'), linear('#d9d2c2')
UP = np.array([0, 0, 1.0])
HEADING = math.radians(-38)

# Positions and sizes of the feet.
FEET = ((-6.2, -5.4, 1.0), (6.2, -5.4, 1.5), (-6.0, 5.4, 0.95), (6.0, 5.6, 1.0))

chance = random.Random(8)


def build_turtle():
    """Build the turtle from one ball, with legs and a head pressed on; it faces -y."""
    batch = Batch()
    batch.blob((0, 0, 2.6), 1, GREY, (6.6, 7.9, 4.1), 60, 40, 0, 0.03, chance)
    turns = np.linspace(0, 6.35, 60)
    rim = [(6.9 * math.cos(t), 8.1 * math.sin(t), 2.3 + 0.25 * math.sin(3 * t)) for t in turns]
    batch.add(*rope(rim, lambda t: 0.75 + 0.12 * math.sin(t * 29)), GREY)
    batch.add(
        *rope(between((0.1, -6.3, 3.0), (0.6, -10.4, 6.2), 10, (0, -0.4, -0.4)), lambda t: 1.8 - 0.3 * t),
        GREY)
    batch.blob((0.7, -11.0, 6.7), 2.15, GREY, (1.06, 1.2, 0.98), 32, 20, 0, 0.08, chance)
    for x, y, size in FEET:
        toe = (x * 1.18, y * 1.2, 0.8 * size)
        batch.add(
            *rope(between((x * 0.75, y * 0.75, 2.0), toe, 8), lambda t, s=size: s * (1.45 + 0.1 * t)), GREY)
        batch.blob(toe, 1.6 * size, GREY, (1.05, 1.1, 0.62), 24, 14, 0, 0.12, chance, 0.02)
    batch.add(*rope(between((0, 7.6, 1.3), (-0.9, 10.7, 0.5), 8), lambda t: 0.75 * (1 - 0.75 * t)), GREY)
    turtle = Lump(batch, 0.085, 6)
    turtle.thumb(chance, 1.5, 1.35, 0.13, turtle.points[:, 2] > 0.6, prints=0.9, flat=0.4)
    turtle.roughen(2.2, 0.10, 4)
    turtle.roughen(0.7, 0.025, 5)
    return turtle


def bottle_cap(across, along):
    """Return the depths of the print of a crown cork: twenty-one flutes around a shallow disc."""
    radius, turn = np.hypot(across, along), np.arctan2(along, across)
    edge = 1.38 + 0.07 * np.cos(21 * turn)
    ring = smoothstep(0.26, 0.08, np.abs(radius - edge))
    return 0.26 * ring + 0.06 * smoothstep(edge, edge - 0.3, radius)


def leaf_print(across, along):
    """Return the depths of the print of a leaf: its veins are deepest."""
    t = (along + 1.75) / 3.5
    half = 0.95 * np.sin(np.pi * np.clip(t, 0, 1)) ** 0.8 * (1.15 - 0.4 * t)
    inside = smoothstep(0.0, 0.12, half - np.abs(across)) * ((t > 0) & (t < 1))
    midrib = smoothstep(0.13, 0.03, np.abs(across))
    branch = np.abs(((along - np.abs(across) * 0.8) / 0.52) % 1 - 0.5) * 0.52
    veins = np.maximum(midrib, smoothstep(0.09, 0.02, branch) * 0.7)
    stalk = smoothstep(0.14, 0.05, np.abs(across)) * ((t <= 0) & (t > -0.2))
    return np.maximum(inside * (0.16 + 0.20 * veins), stalk * 0.2)


def comb_teeth(across, along):
    """Return the depths of the print of a comb: the ends of a row of teeth."""
    tooth = np.abs((along / 0.42) % 1 - 0.5) * 0.42
    return 0.24 * smoothstep(0.14, 0.05, tooth) * smoothstep(0.3, 0.2, np.abs(across)) * (np.abs(along) < 2.1)


# The stamps in top view: x, y, size, pattern, rotation.
STAMPS = [
    (bottle_cap, -0.2, 0.1, 1.6, 0), (leaf_print, 0.3, -3.3, 2.4, 1.4), (leaf_print, 3.2, 0.9, 2.4, 0.1),
    (leaf_print, -3.3, -0.5, 2.4, 0.2), (leaf_print, -0.3, 3.5, 2.4, -1.3), (bottle_cap, 3.5, -3.1, 1.6, 0),
    (bottle_cap, -3.5, -3.9, 1.6, 0), (bottle_cap, -3.3, 3.5, 1.6, 0), (bottle_cap, 3.4, 4.3, 1.6, 0),
    (bottle_cap, 4.6, -3.9, 1.6, 0), (comb_teeth, 1.0, -6.0, 2.2, 1.5), (comb_teeth, -5.6, -2.2, 2.2, 0.3),
    (comb_teeth, -5.7, 2.4, 2.2, -0.3), (comb_teeth, 5.8, 0.6, 2.2, 0.1), (comb_teeth, -1.6, 6.4, 2.2, 1.5),
    (comb_teeth, 5.5, 3.5, 2.2, -0.4)]


def stamp_shell(turtle):
    touched = np.zeros(len(turtle.points))
    for pattern, x, y, size, turn in STAMPS:
        index = turtle.spot((x + chance.uniform(-0.2, 0.2), y + chance.uniform(-0.2, 0.2), 30), -UP)
        touched = np.maximum(touched, turtle.stamp(index, size, pattern, turn + chance.uniform(-0.2, 0.2)))
    return touched


def give_face(turtle):
    """Add two eyes of white clay with holes, nostrils, and a mouth that is longer on one side."""
    eyes = Batch()
    head = np.array([0.7, -11.0, 6.7])
    for side in (-1, 1):
        towards = np.array([side * 0.62, -0.42, 0.62])
        index = turtle.spot(head + towards * 9, -towards)
        point, normal = turtle.points[index], turtle.normals[index]
        eyes.add(*pat(point, normal, 0.62, 0.5, chance, 1.1), PALE)
        eyes.add(*pat(point + normal * 0.42 + [0.1, -0.12, 0.05], normal, 0.29, 0.16, chance), OXIDE)
    smile = [
        turtle.points[
            turtle.spot(
                head + [9 * math.sin(a), -9 * math.cos(a), 1.5 * abs(a) ** 1.6 + 0.3],
                (-math.sin(a), math.cos(a), -0.1))
        ]
        for a in np.linspace(-1.0, 0.8, 14)
    ]
    turtle.groove(smile, 0.3, 0.24, colour=OXIDE)
    for x in (-0.35, 0.35):
        index = turtle.spot(head + [x, -9, 0.95], (0, 1, 0))
        turtle.stamp(index, 0.4, lambda a, b: 0.2 * smoothstep(0.17, 0.06, np.hypot(a, b)))
    return eyes


def notch_toes(turtle):
    for x, y, size in FEET:
        out = np.array([x, y, 0]) / math.hypot(x, y)
        across = np.array([-out[1], out[0], 0])
        toe = np.array([x * 1.18, y * 1.2, 30])
        for k in (-1, 0, 1):
            line = [toe + across * k * 0.75 * size + out * d * size for d in (0.6, 0.9, 1.15, 1.4)]
            turtle.groove([turtle.points[turtle.spot(point, -UP)] for point in line], 0.3, 0.24, colour=OXIDE)


def crown_cork(batch, place, colour, upside_down=False):
    """Add a bottle cap."""
    radii = [
        (0.05, 0.62), (1.15, 0.62), (1.3, 0.52), (1.38, 0.3), (1.52, 0.02), (1.42, 0.02), (1.26, 0.32),
        (1.1, 0.5), (0.05, 0.5)]
    vertices, around = [], 84
    for radius, z in radii:
        for k in range(around):
            turn = 2 * math.pi * k / around
            flute = radius + 0.09 * math.cos(21 * turn) * max(0, min(1, (0.55 - z) / 0.5)) * (radius > 1.2)
            height = 0.64 - z if upside_down else z
            vertices.append(
                (place[0] + flute * math.cos(turn), place[1] + flute * math.sin(turn), place[2] + height))
    faces = grid_faces(len(radii), around)
    tin = linear('#b9b4a8')
    batch.add(vertices, faces, [colour if face // around < 4 else tin for face in range(len(faces))])


def plastic_comb(batch, place, turn, colour):
    cosine, sine = math.cos(turn), math.sin(turn)
    start = len(batch.vertices)
    batch.prism(
        [(-6.2, 0.0), (6.2, 0.0), (6.2, 1.0), (5.8, 1.3), (-5.8, 1.3), (-6.2, 1.0)], 0, 0.34, colour, 0.1)
    for k in range(30):
        x = -5.9 + k * 0.405
        batch.prism([(x, 0.1), (x + 0.07, -2.2), (x + 0.16, -2.2), (x + 0.24, 0.1)], 0.03, 0.28, colour, 0.03)
    batch.reshape(
        start,
        lambda x, y, z: (place[0] + x * cosine - y * sine, place[1] + x * sine + y * cosine, place[2] + z))


reset()
turtle = build_turtle()
touched = stamp_shell(turtle)
eyes = give_face(turtle)
notch_toes(turtle)
rubbed_in = smoothstep(-0.01, 0.06, turtle.hollows(10)) * (0.85 + 0.3 * rough_noise(turtle.points, 2.5, 9))
turtle.paint(OXIDE, np.clip(np.maximum(rubbed_in, touched * 0.7), 0, 0.92))
flashed = smoothstep(0.0, 0.8, rough_noise(turtle.points, 6, 11))
turtle.paint(linear('#a97a55'), flashed * 0.4)
for body, name in ((turtle, 'turtle'), (Lump(eyes, 0.05, 2), 'eyes')):
    body.turn(HEADING, (0, 0, 0.25))
    body.make(name, clay(specks=0.5, patchy=0.12, dust='#c9c0b0'))

plastic, tin, green = Batch(), Batch(), Batch()
plastic_comb(plastic, (11.5, -9.0, 0.45), 0.62, linear('#c3264b'))
crown_cork(tin, (-15.2, -2.5, 0.3), linear('#d98a1c'))
crown_cork(tin, (-12.0, -6.6, 0.3), linear('#2f7d4a'), upside_down=True)
crown_cork(tin, (13.8, 6.8, 0.3), linear('#bf2f26'))
fresh_leaf(green, chance, (-16.5, 6.5, 0.3), -0.5, 5.6, linear('#3f7a2c'))
fresh_leaf(green, chance, (-14.6, 8.2, 0.35), -1.6, 4.6, linear('#5b8f35'))
fresh_leaf(green, chance, (3.5, -14.6, 0.3), 1.1, 4.8, linear('#4c8631'))
plastic.make('comb', material('plastic', rough=0.28, spec=0.5, vertex_colours=True), bevel=0.03)
tin.make(
    'caps', material('tin', rough=0.35, spec=0.6, metal=0.25, vertex_colours=True, bump=0.01), smooth=True
)
green.make(
    'leaves',
    material(
        'leaf', rough=0.5, spec=0.4, vertex_colours=True, variation=0.2, variation_scale=3, translucent=0.15
    ),
    smooth=True
)

bits = Batch()
crumbs(bits, chance, [(chance.gauss(0, 10), chance.gauss(-4, 8)) for _ in range(50)], vary(GREY, chance), 0.2)
bits.make('crumbs', clay('crumb'), smooth=True).location.z = 0.3

ground(dusty_wood('#7d5a3c', '#4a3020', dust='#b9ac98', amount=0.5, reach=40, plank=11), 200)
under = Newspaper(58, 40, (-40, -20), math.radians(11), 3)
under.columns(chance, 2, 24, 6, 8, 20)
under.photograph(2, 38, 25, 12.5)
under.columns(chance, 28, 38, 3, 8, 12)
over = Newspaper(44, 62, (-14, -24), math.radians(-14), 7, level=0.12)
over.print('The Wai Courier', 2.2, 60, 5.2)
over.rule(2, 55.2, 40, 0.12)
over.columns(chance, 2, 54.6, 4, 9.3, 30)
over.print('Monsoon sale, all sarees', 2.4, 24, 2.6, ink=over.colour_ink, bold=0.03)
over.photograph(22.5, 20.4, 19, 12)
over.columns(chance, 2, 20.4, 2, 9.3, 17)
over.columns(chance, 22, 7, 2, 9.3, 6)

area_light((-36, 20, 28), (0, 0, 0), 8, 17500, (1, 0.93, 0.82), 13)
area_light((34, -22, 30), (0, 0, 0), 30, 1200, (0.8, 0.88, 1))
world((0.85, 0.9, 1), 0.17)
camera((0, -38, 43), (0, -0.6, 1.6), 58, 4, (0, -4, 4))
render(1400, 1120, 26, exposure=2.35, contrast=1.06)
