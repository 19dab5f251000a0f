"""Paper cranes on threads in front of a lime-washed wall, in the sun of a barred window."""
import random

import numpy as np
from mathutils import Euler, Matrix, Vector

from papercraft import patterns
from papercraft.crane import KEEL, PEAK, Crane
from papercraft.lamps import sun
from papercraft.paper import crease, give_thickness, printed
from studio.colour import linear
from studio.light import camera, world
from studio.materials import material
from studio.meshes import Batch, mesh
from studio.render import render, reset

# One unit is the width of a hand. The wall is y = 0; the room is in front of it, the window to its left.
SUN = Vector((0.62, 0.66, -0.42)).normalized()
LEFT_WALL = -6.0
HALF_SIDE = 0.98
# For each thread: its position (x, distance from the wall), and the heights of its cranes.
THREADS = [
    (-3.0, 3.6, (6.5, 1.55)), (-2.25, 1.3, (8.0, 4.85)), (-1.35, 2.7, (6.3, 3.35)), (-0.75, 1.1, (7.75, 5.0)),
    (-0.1, 2.0, (2.15,)), (0.35, 3.0, (6.75, 4.35)), (1.0, 1.4, (8.3, 2.95)), (1.6, 2.4, (5.65, 1.65)),
    (2.3, 1.5, (7.35, 3.9)), (3.15, 3.1, (5.2, 2.7)),
]
chance = random.Random(21)


def papers():
    """Return the sheets to fold: mostly plain colours, a few printed, one a page of sums."""
    sheets = [
        patterns.plain('#d2321f'), patterns.flowers('#f7ecd2', '#c8391f', '#3f7538'),
        patterns.plain('#e8a317'), patterns.tie_dye('#b8195a', '#fbe9c9', '#e8a317'),
        patterns.plain('#fbf4e4'), patterns.stars('#23407a', '#f2e6cc', '#b33a22'),
        patterns.plain('#0f8a82'), patterns.waves('#d81e6b', '#f08a1d', '#f6c63c'),
        patterns.sums_page(np.random.default_rng(4)), patterns.dots('#2b4c94', '#f8efdc'),
        patterns.plain('#f27d94'), patterns.flowers('#e9b23a', '#8f2415', '#23407a', 7),
        patterns.plain('#6a3a86'), patterns.dots('#fbf1dc', '#c8391f', 8, 0.26),
        patterns.plain('#6fae4a'),
    ]
    return [printed(f'paper {i}', patterns.creased(sheet), translucent=0.4, bump=0.004, bump_scale=40)
            for i, sheet in enumerate(sheets)]


def fold(paper, place, heading):
    """Hang a crane at `place`, its head rotated by `heading` from the wall's right."""
    crane = Crane(chance, lift=chance.choice([0.25, 0.45, 0.6, 0.8, 1.0]), droop=chance.uniform(0.05, 0.32),
                  open_by=chance.uniform(0.10, 0.17), neck=chance.uniform(0.75, 1.0))
    bird = mesh('crane', crane.vertices, crane.faces, paper)
    layer = bird.data.uv_layers.new(name='sheet')
    for loop in bird.data.loops:
        layer.data[loop.index].uv = crane.sheet[loop.vertex_index]
    crease(bird, 12)
    give_thickness(bird, 0.009)
    size = HALF_SIDE * chance.choice([0.8, 0.95, 1.0, 1.0, 1.1])
    sway = Euler((chance.uniform(-0.12, 0.12), chance.uniform(-0.16, 0.16), heading))
    bird.matrix_world = Matrix.Translation(place) @ sway.to_matrix().to_4x4() @ Matrix.Scale(size, 4)
    return size


def hang_cranes():
    sheets = papers()
    threads, beads = Batch(), Batch()
    count = 0
    for x, out, heights in THREADS:
        for height in heights:
            # Seen from the side or at an angle; never quite from behind.
            heading = chance.choice([-0.5, -0.15, 0.25, 0.6, 2.6, 3.0, 3.4, 3.75]) + chance.uniform(-0.2, 0.2)
            size = fold(sheets[count * 4 % len(sheets)], (x, -out, height), heading)
            beads.blob((x, -out, height + KEEL * size - 0.06), 0.07, linear(chance.choice(
                ['#c8391f', '#e8a317', '#0f7672', '#f4e7c8', '#b8195a'])), segments=16)
            beads.blob((x, -out, height + PEAK * size + 0.03), 0.035, linear('#e9c46a'), segments=12)
            count += 1
        end = heights[-1] - 0.62
        threads.tube([(x, -out, end), (x + 0.01, -out, 5), (x, -out, 11)], 0.011, linear('#efe3c8'), 6)
        beads.blob((x, -out, end), 0.06, linear('#a0522d'), segments=14)
    threads.make('threads', material('thread', vertex_colours=True, rough=0.9))
    beads.make('beads', material('beads', vertex_colours=True, rough=0.15, spec=0.6), smooth=True)


def lime_washed_wall():
    """Return lime wash with a little blue, painted crosswise with a wide brush."""
    wall = material('lime', linear('#9fced8'), rough=0.95, spec=0.05, bump=0.03, bump_scale=1.6, bump2=0.012,
                    bump2_scale=9, variation=0.16, variation_scale=0.8, fibre=0.02)
    mesh('wall', [(-14, 0, -6), (14, 0, -6), (14, 0, 16), (-14, 0, 16)], [(0, 1, 2, 3)], wall)
    side = material('side wall', linear('#cfd6d3'), rough=0.95)
    low, high, near, far = 4.9, 11.6, -9.4, -3.2
    pieces = [(-30, 0, -10, low), (-30, 0, high, 30), (-30, near, low, high), (far, 0, low, high)]
    bars = [(near + (far - near) * k / 7, 0.07) for k in range(1, 7)]
    pieces += [(y - half, y + half, low, high) for y, half in bars]
    pieces += [(near, far, z - 0.09, z + 0.09) for z in (6.6, 8.3, 10)]
    for y0, y1, z0, z1 in pieces:
        mesh('side', [(LEFT_WALL, y0, z0), (LEFT_WALL, y1, z0), (LEFT_WALL, y1, z1), (LEFT_WALL, y0, z1)],
             [(0, 1, 2, 3)], side)


reset()
lime_washed_wall()
hang_cranes()
sun(SUN, 4.4, 0.016, (1, 0.82, 0.56))
world((0.92, 0.93, 1), 0.62)
camera((0.3, -17, 2.6), (0.1, -1.5, 5.0), 58, 5.6, (0, -2, 5))
render(1000, 1400, 28, exposure=1.25, contrast=1.04, vignette=0.1)
