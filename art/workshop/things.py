"""Objects on a work table, in centimetres; each is at its own origin until it is placed."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from clay.fields import noise, rough_noise
from clay.graph import Graph
from papercraft import stationery
from papercraft.paper import printed
from studio import forms
from studio.colour import linear, mix, vary
from studio.materials import material
from waste.junk import lathe
from waste.surfaces import PrintedPieces, glass, metal

INCH = 2.54


def surfaces():
    """Return the surfaces of the objects here, for `Heap.make`."""

    def worn(name, **settings):
        return material(name, vertex_colours=True, **settings)

    return {
        'lacquer': worn('lacquer', rough=0.25, spec=0.5, variation=0.12, variation_scale=0.8),
        'enamel': worn('enamel', rough=0.16, spec=0.5, bump=0.01, bump_scale=1.2),
        'dull': worn(
            'dull', rough=0.8, spec=0.15, bump=0.015, bump_scale=14, variation=0.12, variation_scale=1.5
        ),
        'raw wood': worn('raw wood', rough=0.7, spec=0.2, fibre=0.02, variation=0.18, variation_scale=1.2),
        'wet': worn('wet', rough=0.06, spec=0.6, bump=0.01, bump_scale=1.5),
        'cloudy': worn('cloudy', rough=0.03, spec=0.5, variation=0.35, variation_scale=0.45),
        'fruit': worn(
            'fruit', rough=0.36, spec=0.45, bump=0.012, bump_scale=9, variation=0.1, variation_scale=0.8
        ),
        'tape': worn('tape', rough=0.85, spec=0.1, bump=0.03, bump_scale=5, translucent=0.25),
        'steel': metal('steel', '#c4c0b8', 0.22),
        'brass': metal('brass', '#c79a4a', 0.25),
        'glass': glass(),
        'clear water': glass('clear water', '#e4efec'),
        'stain': stain(),
    }


def stain():
    """Return a stain: it darkens the surface below unevenly with its own colour."""
    g = Graph('stain')
    share = g.ramp(g.noise(1.6, 5, 0.7), 0.28, 0.7, 0.15, 1.0)
    clear = g.tree.nodes.new('ShaderNodeBsdfTransparent')
    g.tree.links.new(g.mix(share, (1, 1, 1), g.painted()), clear.inputs[0])
    g.tree.links.new(clear.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return g.surface


def box(heap, kind, colour, low, high, where):
    """Add a block between two corners."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    form = forms.prism([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z0, z1, inset=0.03)
    heap.put(kind, form, linear(colour), where)


def pool(heap, kind, colour, x, y, size, z=0.0, stretch=1.0, high=0.08):
    """Add a flat puddle or drop with an uneven rim."""
    form = forms.blob(
        (x, y, z), size, (stretch, 1, high), 30, 8, heap.chance.uniform(0, 3), 0.3, heap.chance, z + 0.003
    )
    heap.put(kind, form, linear(colour))


def cup_ring(heap, x, y, radius, colour, z=0.006, start=0.4, reach=5.2):
    """Add the ring of a wet cup, with a gap where the cup was dry."""
    vertices = []
    turns = np.linspace(start, start + reach, 90)
    for turn in turns:
        wide = 0.13 + 0.09 * math.sin(turn * 2.3) + heap.chance.uniform(0, 0.05)
        for r in (radius - wide, radius + wide * 0.6):
            vertices.append((x + r * math.cos(turn), y + r * math.sin(turn), z))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(turns) - 1)]
    heap.put('stain', (vertices, faces), linear(colour))


def brush(heap, where, handle, paint, length=17.0, thick=0.36, wet=True):
    """Add a round brush along x, its point at about +4.5, its ferrule at 0."""
    body = [(x, 0, 0) for x in np.linspace(-length, 0.2, 26)]
    heap.put(
        'lacquer',
        forms.tube(
            body, lambda t: thick * (0.32 + 0.72 * math.sin(math.pi * min(1, 0.08 + t * 0.72)) ** 1.3), 14
        ),
        linear(handle),
        where,
    )
    heap.put(
        'steel',
        forms.tube([(x, 0, 0) for x in (0, 0.2, 1.0, 1.1, 2.3)], thick * 0.82, 14),
        linear('#ffffff'),
        where,
    )
    hairs = [(x, 0, 0.06 * math.sin(x)) for x in np.linspace(2.2, 4.6, 14)]

    def belly(t):
        return thick * (0.78 + 0.3 * math.sin(math.pi * t) - 0.72 * t**2.2)

    heap.put('dull', forms.tube(hairs, belly, 14), linear('#6b4a2c'), where)
    heap.put(
        'wet' if wet else 'dull',
        forms.tube(hairs[5:], lambda t: belly(0.38 + 0.62 * t) * 1.08, 14),
        linear(paint),
        where,
    )


def water_jar(heap, where, cloud=None, level=5.8):
    """Add a jam jar with water; `cloud` is the colour of the paint in it."""
    profile = [
        (3.0, 0),
        (3.4, 0.5),
        (3.4, 6.8),
        (3.05, 7.5),
        (3.05, 8.6),
        (2.88, 8.6),
        (2.88, 7.5),
        (3.2, 6.7),
        (3.2, 0.7),
        (0.05, 0.5),
    ]
    heap.put('glass', lathe(profile), linear('#ffffff'), where)
    body = lathe([(3.1, 0.7), (3.18, level - 0.1), (3.16, level), (2.4, level - 0.03), (0.05, level - 0.03)])
    if cloud:
        heap.put('cloudy', body, linear(cloud), where)
    else:
        heap.put('clear water', body, linear('#ffffff'), where)


def chai(heap, where, level=5.2):
    """Add a fluted glass of tea with milk, with froth along the rim."""
    profile = [
        (2.2, 0),
        (2.35, 0.3),
        (2.75, 6.0),
        (3.0, 7.6),
        (2.86, 7.6),
        (2.6, 6.0),
        (2.15, 0.8),
        (0.05, 0.7),
    ]
    heap.put(
        'glass',
        lathe(profile, 72, lambda step, a: 0.06 * math.cos(12 * a) * (1 <= step <= 2)),
        linear('#ffffff'),
        where,
    )
    inside = 2.12 + (level - 0.8) * 0.085
    tea = [(2.12, 0.85), (inside, level), (inside - 0.5, level - 0.04), (0.05, level - 0.04)]
    heap.put('wet', lathe(tea), linear('#b06c36'), where)
    for _ in range(90):
        turn, reach = heap.chance.uniform(0, 6.3), inside - abs(heap.chance.gauss(0.08, 0.2))
        froth = forms.blob(
            (reach * math.cos(turn), reach * math.sin(turn), level - 0.03),
            heap.chance.uniform(0.03, 0.10),
            (1, 1, 0.5),
            10,
            6,
        )
        heap.put('wet', froth, vary(linear('#c9925a'), heap.chance), where)


def bowl(heap, kind, where, radius, height, colour, thick=0.16):
    """Add a bowl, dish or saucer on a small foot."""
    outer = [(radius * 0.45, 0), (radius * 0.5, 0.12 * height)]
    outer += [
        (radius * (0.5 + 0.5 * math.sin(t)), height * (0.12 + 0.88 * (1 - math.cos(t))))
        for t in np.linspace(0.25, math.pi / 2, 9)
    ]
    inner = [(max(0.05, r - thick), max(0.12 * height + thick, z)) for r, z in outer[:1:-1]]
    heap.put(kind, lathe([*outer, *inner, (0.05, 0.12 * height + thick)], 64), linear(colour), where)


def crumbs_of_eraser(heap, places, colour='#8c8580'):
    """Add crumbs of eraser with graphite in them."""
    for x, y in places:
        turn, length = heap.chance.uniform(0, 6.3), heap.chance.uniform(0.15, 0.6)
        path = [(x + math.cos(turn) * length * t, y + math.sin(turn) * length * t, 0.06) for t in (0, 0.5, 1)]
        heap.put(
            'dull',
            forms.tube(path, lambda t: 0.03 + 0.04 * math.sin(math.pi * t), 6),
            vary(linear(colour), heap.chance, 0.3),
        )


def in_inches(thing, place, turn, size=1.0, **more):
    """Place an object of the stationery, which is measured in inches, at a position in centimetres."""
    before = set(bpy.data.objects)
    scale = INCH * size
    thing(Vector(place) / scale, turn, **more)
    for part in set(bpy.data.objects) - before:
        part.matrix_world = Matrix.Scale(scale, 4) @ part.matrix_world


def pencil(place, turn, colour, length=4.6):
    in_inches(stationery.pencil, place, turn, colour=colour, length=length)


def scissors(place, turn, colour, opening=0.34):
    in_inches(stationery.scissors, place, turn, 0.95, colour=colour, opening=opening)


def sheet(name, surface, width, height, where, rise, step=0.4):
    """Build a sheet of paper or cloth around its centre; `rise(points)` is the height of its points (n, 2); its UV
    spans it.
    """
    columns, rows = int(width / step) + 1, int(height / step) + 1
    flat = np.array(
        [
            (x, y)
            for y in np.linspace(-height / 2, height / 2, rows)
            for x in np.linspace(-width / 2, width / 2, columns)
        ]
    )
    lifted = rise(flat)
    pieces = PrintedPieces()
    points = [tuple(where @ Vector((x, y, z))) for (x, y), z in zip(flat, lifted)]
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns - 1)
    ]
    places = [(x / width + 0.5, y / height + 0.5) for x, y in flat]
    pieces.add(points, faces, places)
    return pieces.make(name, surface)


def folds(height, size, seed, direction=0.6):
    """Return the heights of dropped cloth: long soft ridges across `direction`, smaller creases between."""

    def rise(flat):
        cosine, sine = math.cos(direction), math.sin(direction)
        along, across = flat[:, 0] * cosine + flat[:, 1] * sine, flat[:, 1] * cosine - flat[:, 0] * sine
        drawn_out = np.stack([along * 0.35, across, along * 0], axis=1)
        ridges = 1 - np.abs(noise(drawn_out, size, seed))
        small = rough_noise(np.stack([along * 0.6, across, along * 0], axis=1), size * 0.4, seed + 3)
        return 0.25 + height * (ridges**3 + 0.14 * small + 0.15)

    return rise


def checks(ground, bands, side=480, repeat=8):
    """Return pixels of checked cotton: `bands` [(position, width, colour)] of one repeat, woven both ways."""
    at = (np.arange(side) * repeat / side) % 1
    warp = np.tile(np.array(linear(ground)), (side, 1))
    for place, width, colour in bands:
        warp[np.abs(at - place) < width / 2] = linear(colour)
    rng = np.random.RandomState(5)
    woven = np.where(rng.rand(side, side, 1) < 0.5, warp[None], warp[:, None])
    woven = 0.55 * (warp[None] + warp[:, None]) / 2 + 0.45 * woven
    return (woven * (0.9 + 0.2 * rng.rand(side, side, 1))).astype(np.float32)


def cloth(name, pixels, width, height, where, rise):
    """Build old cotton with a pattern."""
    weave = printed(name, pixels, translucent=0.1, rough=0.95, spec=0.05, bump=0.012, bump_scale=18)
    return sheet(name, weave, width, height, where, rise)


def mango(heap, where, size=1.0, blush='#d0421f'):
    """Add a ripe mango on its side: thick at the stalk, with a soft beak at the other end."""
    vertices, faces = forms.blob((0, 0, 0), 1, (1, 1, 1), 48, 32)
    placed, colours = [], []
    for x, y, z in vertices:
        fat = 1 - 0.16 * x - 0.1 * x * x
        placed.append(
            (size * (5.4 * x + 0.3 * y * y), size * (3.9 * y * fat + 0.75 * x * x), size * 3.5 * z * fat)
        )
    yellow, orange, red, green = (linear(c) for c in ('#f2b51d', '#e8891c', blush, '#8f9a33'))
    centres = np.array([[sum(vertices[i][k] for i in face) / len(face) for k in range(3)] for face in faces])
    drift = rough_noise(centres, 0.8, 4)
    for (x, y, z), stray in zip(centres, drift):
        ripe = min(1, max(0, 0.45 + 0.6 * y - 0.35 * x + 0.35 * stray))
        skin = mix(mix(yellow, orange, min(1, 0.6 + x * 0.4)), red, ripe**1.5)
        colours.append(mix(skin, green, min(0.7, max(0, -x - 0.62 + 0.25 * stray) * 2.2)))
    heap.put('fruit', (placed, faces), colours, where)
    stalk = [
        (-5.0 * size, 0.6 * size, 0.3 * size),
        (-5.8 * size, 0.7 * size, 0.7 * size),
        (-6.5 * size, 0.5 * size, 1.1 * size),
    ]
    heap.put('dull', forms.tube(stalk, lambda t: 0.3 - 0.12 * t, 8), linear('#5d4225'), where)
