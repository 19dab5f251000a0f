"""Three pinch pots with faces on a sunny window sill; the plants in them look like hair."""

import math
import random

import numpy as np

from clay.fields import noise, rough_noise, smoothstep
from clay.graph import Graph
from clay.lump import Lump
from clay.pieces import pat, rope, turned
from clay.plants import coriander, rosette, spiky_tuft
from clay.setting import upright, window
from clay.surfaces import clay, limewash
from studio.colour import linear, vary
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch, mesh
from studio.render import render, reset

TERRACOTTA, WHITE, GREY = linear('#ab5d3b'), linear('#e9dfca'), linear('#8d877c')
PINK, DARK, OCHRE, BLUE = linear('#cf6f63'), linear('#2b1b15'), linear('#d9962c'), linear('#4a76a8')
SUN = (-62, -30, 46)
BAR_GAP = 7.2

chance = random.Random(7)


def pinch_pot(radius, height, colour, seed, squash=(1, 1)):
    """Build a pot that was pinched by hand: thick below, thin and wavy at the rim."""
    heights = np.array([0, 0, 0.12, 0.35, 0.62, 0.85, 1.0, 1.02, 0.96, 0.8, 0.5, 0.22, 0.2])
    radii = np.array([0.01, 0.6, 0.82, 1.0, 1.02, 0.93, 0.9, 0.84, 0.78, 0.78, 0.84, 0.6, 0.01])
    steps = np.linspace(0, len(heights) - 1, 60)
    profile = [
        (
            float(np.interp(t, range(len(radii)), radii)) * radius,
            float(np.interp(t, range(len(radii)), heights)) * height)
        for t in steps
    ]
    batch = Batch()
    batch.add(*turned(profile, 80, squash), colour)
    pot = Lump(batch, 0.08, 4)
    x, y, z = pot.points.T
    turn = np.arctan2(y, x)
    ring = np.stack([np.cos(turn) * 2, np.sin(turn) * 2, z * 0], axis=1)
    pot.place(np.stack([x, y, z + smoothstep(0.4, 1.0, z / height) * 0.55 * noise(ring, 0.9, seed)], axis=1))
    pot.warp(4, 0.45, seed + 4)
    pot.thumb(chance, 1.3, 1.35, 0.15, prints=1.0, flat=0.45)
    pot.roughen(0.7, 0.03, seed)
    return pot


def front(pot, x, z):
    """Return the point on the front of the pot at x, z, and its outward direction."""
    index = pot.spot((x, -30, z), (0, 1, 0))
    return pot.points[index], pot.normals[index]


def stick_on(batch, pot, x, z, radius, height, colour, stretch=1.0, turn=0.0, lift=0.0):
    point, normal = front(pot, x, z)
    batch.add(*pat(point + normal * lift, normal, radius, height, chance, stretch, turn), colour)


def laid(pot, places, lift=0.0):
    """Project points (x, z) of the front view onto the surface of the pot."""
    path = []
    for x, z in places:
        point, normal = front(pot, x, z)
        path.append(tuple(point + normal * lift))
    return path


def laughing_pot():
    """Build a terracotta pot with a wide scratched laugh, round cheeks and teeth of white slip."""
    pot = pinch_pot(4.6, 7.4, TERRACOTTA, 3, (1.05, 1))
    parts = Batch()
    stick_on(parts, pot, 0.1, 3.9, 0.85, 0.95, TERRACOTTA)
    for side in (-1, 1):
        stick_on(parts, pot, side * 1.6 + 0.1, 5.1, 0.8, 0.35, WHITE)
        stick_on(parts, pot, side * 1.6 + 0.3, 5.0, 0.36, 0.25, DARK, lift=0.3)
        stick_on(parts, pot, side * 2.7, 3.3, 0.85, 0.35, PINK)
        parts.add(
            *pat(np.array([side * 4.75, 0.3, 4.5]), np.array([side, -0.2, 0.1]), 1.1, 0.55, chance, 1.3),
            TERRACOTTA)
    grin = [(x, 1.55 + 0.17 * x * x) for x in np.linspace(-2.3, 2.3, 15)]
    pot.groove(laid(pot, grin), 0.75, 0.35, colour=DARK)
    for x in (-1.2, -0.3, 0.7):
        stick_on(parts, pot, x, 1.75 + 0.17 * x * x, 0.34, 0.2, WHITE, 1.15, lift=0.1)
    return pot, parts


def sleepy_pot():
    """Build a pot with white slip over red clay, closed eyes, a small round mouth, freckles."""
    pot = pinch_pot(4.0, 6.2, TERRACOTTA, 8)
    height = pot.points[:, 2] + 0.35 * rough_noise(pot.points, 1.6, 4)
    pot.slip(WHITE, smoothstep(0.7, 1.1, height) * smoothstep(-0.09, -0.02, pot.hollows(8)), 0.03, 5)
    parts = Batch()
    for side in (-1, 1):
        steps = np.linspace(-0.85, 0.85, 9)
        lid = [(side * 1.5 + t, 3.9 - 0.45 * math.cos(t * 1.7) + 0.1 * side) for t in steps]
        pot.groove(laid(pot, lid), 0.3, 0.22, colour=DARK)
        for t in (-0.55, 0.0, 0.55):
            x, z = side * 1.5 + t, 3.45 + 0.1 * side + 0.25 * t * t
            pot.groove(laid(pot, [(x, z), (x + t * 0.35, z - 0.45)]), 0.2, 0.14, colour=DARK)
        stick_on(parts, pot, side * 2.5, 2.6, 0.7, 0.14, PINK)
    stick_on(parts, pot, 0.05, 3.0, 0.42, 0.5, WHITE)
    mouth = [(0.1 + 0.5 * math.cos(t), 1.75 + 0.42 * math.sin(t)) for t in np.linspace(0, 6.3, 16)]
    parts.add(*rope(laid(pot, mouth, 0.05), 0.2), PINK)
    for x, z in ((-0.7, 2.5), (0.8, 2.45), (-1.1, 2.15), (1.25, 2.1)):
        stick_on(parts, pot, x, z, 0.13, 0.08, OCHRE)
    return pot, parts


def grumpy_pot():
    """Build a pot of grey clay under blue slip, with heavy brows, an orange nose and one ear too low."""
    pot = pinch_pot(4.2, 6.8, GREY, 14, (1.1, 0.95))
    height = pot.points[:, 2] + 0.4 * rough_noise(pot.points, 1.8, 6)
    pot.slip(BLUE, smoothstep(1.3, 1.7, height) * smoothstep(-0.1, -0.02, pot.hollows(8)), 0.03, 9, 0.2)
    parts = Batch()
    for side in (-1, 1):
        stick_on(parts, pot, side * 1.65, 4.3, 0.72, 0.4, WHITE, 0.9)
        stick_on(parts, pot, side * 1.65 - 0.2, 4.1, 0.3, 0.22, DARK, lift=0.34)
        brow = [(side * x, 4.75 + 0.24 * x + 0.15 * side) for x in np.linspace(0.55, 2.7, 9)]
        parts.add(*rope(laid(pot, brow, 0.12), lambda t: 0.38 * (1 - 0.4 * t)), DARK)
        parts.add(
            *pat(
                np.array([side * 4.5, 0.2, 3.9 - 0.5 * side]), np.array([side, -0.25, 0.1]), 1.0, 0.5, chance,
                1.25),
            BLUE
        )
    stick_on(parts, pot, 0.0, 3.3, 0.75, 0.95, OCHRE, 1.2)
    frown = [(x, 1.95 - 0.2 * x * x) for x in np.linspace(-1.7, 1.6, 13)]
    pot.groove(laid(pot, frown), 0.42, 0.3, colour=DARK)
    return pot, parts


def soil(batch, place, radius):
    batch.blob(place, radius, linear('#33241a'), (1, 1, 0.12), 30, 10, 0, 0.1, chance)
    for _ in range(150):
        turn, reach = chance.uniform(0, 6.3), radius * math.sqrt(chance.random()) * 0.95
        batch.blob(
            (place[0] + math.cos(turn) * reach, place[1] + math.sin(turn) * reach, place[2] + radius * 0.1),
            chance.uniform(0.08, 0.24), vary(linear('#3d2b1f'), chance, 0.4), (1, 1, 0.8), 7, 5, 0, 0.4,
            chance)


def garden_outside():
    """Build leaves and sky beyond the bars, far out of focus."""
    g = Graph('garden')
    up = g.axis('Z')
    leaves = g.mix(g.ramp(g.noise(7, 4, 0.6), 0.3, 0.7), linear('#35602a'), linear('#a9c465'))
    sky = g.mix(g.ramp(g.noise(16, 3), 0.46, 0.6), leaves, linear('#e6efe6'))
    view = g.mix(g.ramp(up, -10, 34), leaves, sky)
    return g.shining(view, 0.5)


def build_window():
    """Build the sill, the wall around it, and the iron bars."""
    stone = limewash('#ddd2bb', '#c0b496', name='sill', trowel=0.05)
    corners = [(-60, -7.5, 0), (60, -7.5, 0), (60, 13, 0), (-60, 13, 0)]
    sill = mesh(
        'sill', corners + [(x, y, -2.4) for x, y, _ in corners],
        [(0, 1, 2, 3), (0, 4, 5, 1), (2, 6, 7, 3), (4, 7, 6, 5)], stone, bevel=0.5, segments=4)
    sill.location.z = -0.05
    wash = limewash('#5f9b8c', '#4b8579', trowel=0.12)
    upright('wall below', wash, -5.5, 90, -60, -2.2)
    mesh(
        'jamb',
        [(21.5, -5.5, -2), (90, -5.5, -2), (90, -5.5, 60), (21.5, -5.5, 60), (21.5, 13, -2), (21.5, 13, 60)],
        [(0, 1, 2, 3), (4, 0, 3, 5)], wash)
    iron = Batch()
    for k in range(-5, 4):
        iron.add(
            *rope([(k * BAR_GAP + 1.2, 11.5, z) for z in np.linspace(-1, 60, 12)], 0.62, 14),
            linear('#2d3a35'))
    iron.add(*rope([(x, 11.5, 16.8) for x in np.linspace(-60, 30, 12)], 0.5, 12), linear('#2d3a35'))
    iron.make(
        'bars', material('paint', rough=0.45, spec=0.4, vertex_colours=True, bump=0.02, bump_scale=4),
        smooth=True)
    scene = upright('garden', garden_outside(), 70, 110, -40, 80)
    scene.visible_diffuse = scene.visible_shadow = False


reset()
skin = clay(patchy=0.16, grain=0.016)
earth, green = Batch(), Batch()
for make, place, turn in (
    (laughing_pot, (-11.0, 0.6), 0.10), (sleepy_pot, (-0.2, -1.8), -0.08), (grumpy_pot, (10.4, 0.8), -0.22)
):
    pot, parts = make()
    rim = float(np.percentile(pot.points[:, 2], 90))
    for lump in (pot, Lump(parts, 0.055, 3)):
        lump.turn(turn, (*place, 0))
        lump.make(make.__name__, skin)
    soil(earth, (*place, rim - 0.9), 3.3)
    if make is laughing_pot:
        coriander(green, chance, (*place, rim - 0.7))
    elif make is sleepy_pot:
        rosette(green, chance, (place[0], place[1] - 0.2, rim + 0.5), 3.8, (0.05, -0.3, 1.0))
    else:
        spiky_tuft(green, chance, (*place, rim - 0.8))
earth.make('soil', material('soil', rough=1, spec=0.1, vertex_colours=True), smooth=True)
green.make(
    'plants',
    material(
        'plants', rough=0.5, spec=0.4, vertex_colours=True, variation=0.12, variation_scale=1.5,
        translucent=0.22),
    smooth=True
)
build_window()

area_light(SUN, (0, 0, 0), 2.0, 92000, (1, 0.88, 0.68), 2.0)
window(
    SUN, (0, 0, 6), 0.74, 42, 26, bars=[(k * 5.2 + 1.0, 1.6) for k in range(-4, 5)], crossbars=[(8.5, 1.0)])
area_light((6, -60, 34), (0, 0, 4), 40, 2600, (0.92, 0.94, 1))
area_light((0, 40, 40), (0, 0, 3), 40, 3800, (0.75, 0.87, 1))
world((0.85, 0.9, 1), 0.3)
camera((1.5, -50, 13), (0.0, 0, 6.2), 54, 2.0, (-2, -4, 5))
render(1400, 1050, 30, exposure=1.6, contrast=1.05)
