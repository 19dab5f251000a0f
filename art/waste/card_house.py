"""A doll's house of two shoe boxes and a cereal box, open at the front, with a family of clothes pegs, at dusk."""

import math

import numpy as np

from clay.surfaces import limewash
from papercraft.lamps import bulb
from studio import forms
from studio.colour import linear, mix
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import ground, mesh
from studio.render import render, reset
from waste.doll_house.dolls import family
from waste.doll_house.parts import FIRST, LOFT_LEFT, LOFT_RIGHT, RIDGE, SECOND, heap
from waste.doll_house.prints import print_all
from waste.doll_house.rooms import bedroom, kitchen, living_room, terrace
from waste.doll_house.shell import flaps, roof, shell
from waste.junk import lathe, pose
from waste.surfaces import glow

WARM = (1, 0.66, 0.34)


def fairy_lights():
    """Hang a string of tiny bulbs over the roof and down to the terrace; each room has a bigger one."""
    middle = (LOFT_LEFT + LOFT_RIGHT) / 2
    hooks = [
        (LOFT_LEFT - 2.2, SECOND - 1.6),
        ((LOFT_LEFT + middle) / 2 - 1, 30.0),
        (middle, RIDGE - 0.3),
        ((middle + LOFT_RIGHT) / 2 + 1, 29.9),
        (LOFT_RIGHT + 2.4, SECOND - 1.6),
        (12.6, 22.4),
        (18.9, FIRST + 3.6),
    ]
    cable = []
    for (x0, z0), (x1, z1) in zip(hooks[:-1], hooks[1:]):
        for t in np.linspace(0, 1, 12, endpoint=False):
            cable.append((x0 + (x1 - x0) * t, -1.8, z0 + (z1 - z0) * t - 1.1 * math.sin(math.pi * t)))
    heap.put('thread', forms.tube(cable, 0.06, 5), linear('#1c3a26'))
    colours = ('#ffb454', '#ff6a3a', '#ffd98a', '#7fd0ff', '#ff7aa8')
    for k, (x, y, z) in enumerate(cable[2::4]):
        kind = f'light {k % len(colours)}'
        heap.put(
            kind,
            forms.blob((x, y - 0.15, z - 0.35), 0.27, (1, 1, 1.5), 10, 8),
            linear(colours[k % len(colours)]),
        )
    for x, z in ((-9.8, FIRST - 1.4), (9.6, FIRST - 1.4), (-6.4, SECOND - 2.0)):
        heap.put('lamp', forms.blob((x, 6.0, z - 0.1), 0.5, (1, 1, 1.1), 14, 10), linear('#ffd28a'))
        shade = lathe([(1.5, -0.2), (1.46, 0.0), (0.6, 0.85), (0.1, 0.9)], 30)
        heap.put('board', shade, linear('#c8402a'), pose(x, 6.0, z))
        heap.put(
            'thread', forms.tube([(x, 6.0, z + 0.5), (x + 0.1, 6.0, z + 1.8)], 0.07, 5), linear('#26221e')
        )
        bulb((x, 4.6, z - 0.4), 1500, 0.7, WARM)
    bulb((11.5, -2.2, FIRST + 7.5), 500, 0.6, WARM)
    return {f'light {k}': glow('light', colour, 1.3) for k, colour in enumerate(colours)}


def paper_sky():
    """Hang a moon and stars of gold card on thread."""
    around = np.linspace(0.75, 2 * math.pi - 0.75, 30)
    outer = [(3.3 * math.cos(t), 3.3 * math.sin(t)) for t in around]
    inner = [(1.1 + 2.45 * math.cos(t), 2.45 * math.sin(t)) for t in np.linspace(5.4, 0.88, 24)]
    vertices, faces = forms.prism(outer + inner, 0, 0.12)
    rim = tuple(range(len(outer) + len(inner)))
    hung = pose(20.5, 6.5, 31.2, (math.pi / 2, 0.35, 0))
    heap.put('board', (vertices, [*faces, rim]), linear('#e9c45e'), hung)
    heap.put('thread', forms.tube([(20.0, 6.5, 34.2), (19.6, 6.5, 60)], 0.05, 4), linear('#d8d2c4'))
    for x, z, size, turn in (
        (13.6, 35.6, 1.25, 0.2), (26.6, 36.8, 0.9, 0.5), (-20.5, 33.5, 1.2, -0.1), (-25.5, 26.4, 0.85, 0.3),
        (28.4, 26.0, 1.05, -0.3), (-15.2, 38.6, 0.8, 0.1)):
        star = [
            ((size if k % 2 == 0 else size * 0.45) * math.cos(turn + k * math.pi / 5 + math.pi / 2),
             (size if k % 2 == 0 else size * 0.45) * math.sin(turn + k * math.pi / 5 + math.pi / 2))
            for k in range(10)]
        cut = forms.prism(star, 0, 0.1)
        heap.put('board', cut, linear('#e4dcc4'), pose(x, 7.0, z, (math.pi / 2, 0, turn)))
        heap.put('thread', forms.tube([(x, 7.0, z + size * 0.9), (x + 0.2, 7.0, 60)], 0.04, 4), linear('#d8d2c4'))


reset()
shell()
roof()
flaps()
kitchen()
living_room()
bedroom()
terrace()
family()
paper_sky()
lights = fairy_lights()
print_all()
heap.glue_string((LOFT_LEFT - 0.2, -0.3, FIRST + 0.4), (-18.6, -0.4, FIRST - 1.8), 0.1)
heap.make({**lights, 'lamp': glow('lamp', '#ffc878', 1.7)})
ground(
    material(
        'red oxide',
        mix(linear('#7a2419'), linear('#5a1a14'), 0.5),
        rough=0.36,
        spec=0.5,
        bump=0.01,
        bump_scale=0.7,
        variation=0.2,
        variation_scale=0.12,
    ),
    400,
    -0.03,
)
mesh(
    'wall',
    [(-200, 52, -10), (200, 52, -10), (200, 52, 160), (-200, 52, 160)],
    [(0, 1, 2, 3)],
    limewash('#6a78b0', '#4c5a98'),
)
area_light((-90, -30, 90), (0, 0, 15), 50, 64000, (0.45, 0.58, 1))
area_light((60, -120, 40), (0, 0, 15), 50, 16000, (0.6, 0.66, 1))
world((0.30, 0.38, 0.75), 0.22)
camera((-15, -103, 23), (0.3, 0, 17.6), 70, 8, (0, 3, 15))
render(1280, 1000, 32, exposure=1.2, contrast=1.06, vignette=0.25)
