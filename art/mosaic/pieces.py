"""Turns laid pieces into meshes: tiles, nuggets and pebbles with thickness and tilt, and the grout between."""
import math
from dataclasses import dataclass

import numpy as np
from mosaic.polygons import centre
from studio.colour import linear, mix, vary
from studio.materials import material
from studio.meshes import Batch, mesh
from studio.noise import noise_at


BISCUIT = linear('#a8917a')


@dataclass(frozen=True)
class PieceKind:
    """The properties of a kind of piece: `top` is its height in scene units, `uneven` the variation of the height.

    `tilt` is its maximal slope, `bevel` the width of its worn edge; with a `dome` the top is round.
    """

    surface: dict
    top: float = 0.11
    uneven: float = 0.012
    tilt: float = 0.065
    bevel: float = 0.018
    dome: float = 0
    value: float = 0.1
    hue: float = 0.05


PIECE_KINDS = {
    'glaze': PieceKind({'rough': 0.26, 'spec': 0.5, 'coat': 0.35, 'bump': 0.003, 'bump_scale': 26, 'bump2': 0.012,
                        'bump2_scale': 4.5, 'variation': 0.13, 'variation_scale': 13}),
    'matt': PieceKind({'rough': 0.7, 'spec': 0.3, 'bump': 0.008, 'bump_scale': 34, 'variation': 0.16,
                       'variation_scale': 16}),
    'glass': PieceKind({'rough': 0.08, 'spec': 0.6, 'coat': 0.8, 'bump2': 0.012, 'bump2_scale': 5,
                        'variation': 0.2,
                        'variation_scale': 7}, tilt=0.09, bevel=0.012, value=0.14, hue=0.07),
    'gem': PieceKind({'rough': 0.06, 'spec': 0.7, 'coat': 1}, top=0.05, dome=0.14, uneven=0.01),
    'pebble': PieceKind({'rough': 0.75, 'spec': 0.25, 'bump': 0.012, 'bump_scale': 22, 'variation': 0.3,
                         'variation_scale': 6}, top=0.04, dome=0.2, uneven=0.03, tilt=0.12, value=0.12),
}


def tile_form(outline, base, top, bevel, slope):
    """Build a flat piece with a worn edge; its faces are the top, then the edge, then the sides."""
    x0, y0 = centre(outline)
    count = len(outline)
    vertices = [(x, y, base) for x, y in outline]
    vertices += [(x, y, top - bevel * 0.8 + slope(x - x0, y - y0)) for x, y in outline]
    for x, y in outline:
        share = 1 - min(0.4, bevel / (math.hypot(x - x0, y - y0) or 1))
        vertices.append((x0 + (x - x0) * share, y0 + (y - y0) * share, top + slope(x - x0, y - y0)))
    return vertices, [tuple(range(2 * count, 3 * count))] + _belt(count, count) + _belt(0, count)


def dome_form(outline, base, top, dome, slope):
    """Build a piece with a round top, in rings from its foot to its crown."""
    x0, y0 = centre(outline)
    count = len(outline)
    angles = (0, 0.3, 0.6, 0.9, 1.15, 1.36)
    vertices = [(x, y, base) for x, y in outline]
    for angle in angles:
        vertices += [(x0 + (x - x0) * math.cos(angle), y0 + (y - y0) * math.cos(angle),
                      top + dome * math.sin(angle) + slope(x - x0, y - y0) * math.cos(angle))
                     for x, y in outline]
    last = len(angles) * count
    faces = [face for ring in range(0, last, count) for face in _belt(ring, count)]
    return vertices, [tuple(range(last, last + count))] + faces


def _belt(start, count):
    return [(start + i, start + (i + 1) % count, start + count + (i + 1) % count, start + count + i)
            for i in range(count)]


def set_pieces(pieces, random, base=0.0, kinds=None, place=None):
    """Add laid pieces to the scene, one mesh for each kind.

    `base` is the height of the bed, or a function of x and y; `place(vertices, x, y)` may move a piece with the centre
    (x, y) from the sheet to its final position.
    """
    known = PIECE_KINDS | (kinds or {})
    batches = {}
    for piece in pieces:
        kind = known[piece.kind]
        batch = batches.setdefault(piece.kind, Batch())
        x, y = centre(piece.outline)
        floor = base(x, y) if callable(base) else base
        vertices, faces, colours = _form_of(piece, kind, floor, random)
        batch.add(place(vertices, x, y) if place else vertices, faces, colours)
    for name, batch in batches.items():
        surface = material(name, vertex_colours=True, **known[name].surface)
        batch.make(name, surface, smooth=known[name].dome > 0)


def _form_of(piece, kind, floor, random):
    """Return the vertices, faces and face colours of one piece."""
    top = floor + kind.top + random.uniform(-kind.uneven, kind.uneven)
    slope_x, slope_y = (random.uniform(-kind.tilt, kind.tilt) for _ in range(2))
    colour = vary(piece.colour, random, kind.value, kind.hue)

    def slope(x, y):
        return slope_x * x + slope_y * y

    if not kind.dome:
        vertices, faces = tile_form(piece.outline, floor - 0.1, top, kind.bevel, slope)
        sides = len(piece.outline)
        side = mix(colour, BISCUIT, 0.55)
        return vertices, faces, [colour] * (1 + sides) + [side] * sides
    size = math.sqrt(abs(_extent(piece.outline)))
    vertices, faces = dome_form(piece.outline, floor - 0.1, top, kind.dome * min(1.6, size / 0.3), slope)
    if piece.kind == 'gem':
        return vertices, faces, _lit_through(vertices, faces, piece.outline, colour)
    return vertices, faces, colour


def _extent(outline):
    xs, ys = zip(*outline)
    return (max(xs) - min(xs)) * (max(ys) - min(ys)) / 4


def _lit_through(vertices, faces, outline, colour):
    """Return the colours of a nugget's faces: light from the upper left collects inside at the lower right."""
    x0, y0 = centre(outline)
    reach = math.sqrt(_extent(outline))
    bright = mix(tuple(min(1, c * 2.4) for c in colour), (1, 1, 1), 0.12 * min(1, 3 * max(colour)))
    dark = tuple(c * 0.35 for c in colour)
    colours = []
    for face in faces:
        x = sum(vertices[i][0] for i in face) / len(face) - x0
        y = sum(vertices[i][1] for i in face) / len(face) - y0
        share = 0.5 + 0.5 * (x * 0.7 - y * 0.7) / reach
        colours.append(mix(dark, bright, max(0, min(1, share)) ** 1.3))
    return colours


def grout_bed(width, height, surface, level=0.055, uneven=0.014, step=0.11, rise=None, within=None,
              place=None):
    """Spread hand-wiped, uneven grout over a sheet, and return its object.

    `rise(x, y)` is added to its height; it covers only the field `within` and gets thinner at its rim; `place(x, y, z)`
    may move it from the sheet to its final position.
    """
    columns, rows = int(width / step) + 1, int(height / step) + 1
    xs, ys = np.linspace(-width / 2, width / 2, columns), np.linspace(-height / 2, height / 2, rows)
    vertices = []
    for y in ys:
        for x in xs:
            z = level + uneven * (noise_at(x * 1.1, y * 1.1, 3) + 0.6 * noise_at(x * 4.1, y * 4.1, 7))
            if within is not None:
                z -= 0.12 * min(1, max(0, within.at(x, y) / 0.08 + 1)) ** 2
            vertices.append((x, y, z + (rise(x, y) if rise else 0)))
    faces = []
    for j in range(rows - 1):
        for i in range(columns - 1):
            if within is None or within.at(xs[i] + step / 2, ys[j] + step / 2) < step:
                at = j * columns + i
                faces.append((at, at + 1, at + columns + 1, at + columns))
    if place:
        vertices = [place(*vertex) for vertex in vertices]
    return mesh('grout', vertices, faces, surface, smooth=True)


def grout(colour='#5d5348'):
    """Return cement with sand, from an sRGB hex colour; it should be darker than the tiles."""
    return material('grout', linear(colour), rough=1, spec=0.05, bump=0.016, bump_scale=55, bump2=0.02,
                    bump2_scale=8, variation=0.16, variation_scale=9)
