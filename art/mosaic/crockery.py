"""Painted plates to break: each is painted once, and every shard shows a part of it."""
import math
from dataclasses import dataclass

import bpy
import numpy as np
from studio.colour import linear, mix
from studio.materials import material
from studio.meshes import mesh

from mosaic.pieces import BISCUIT, set_pieces, tile_form
from mosaic.polygons import centre

PIXELS = 384
COBALT, INDIGO, SKY = linear('#1f4aa8'), linear('#16296b'), linear('#7fa6dc')
ROSE, MADDER, LEAF, MOSS = linear('#d84a78'), linear('#a81e3c'), linear('#3f8a4a'), linear('#27603a')
GOLD, WHITE = linear('#c9962e'), linear('#f4f1e6')


@dataclass(frozen=True)
class Part:
    """The origin of a shard: the plate's name, the position of the shard's centre on it, and its rotation."""

    plate: str
    x: float
    y: float
    turn: float


class Plate:
    """A plate to paint on, with coordinates from -1 to 1, in linear light."""

    def __init__(self, ground, random):
        self.random = random
        self.y, self.x = np.mgrid[0:PIXELS, 0:PIXELS] / (PIXELS - 1) * 2 - 1
        self.radius = np.hypot(self.x, self.y)
        noise = np.random.RandomState(random.randrange(10 ** 6))
        # A coarse random field, scaled up: the brush carries more colour in some places than in others.
        coarse = noise.uniform(0, 1, (24, 24))
        self.load = np.kron(coarse, np.ones((PIXELS // 24, PIXELS // 24)))
        for _ in range(3):
            self.load = (self.load + np.roll(self.load, 7, 0) + np.roll(self.load, 7, 1)
                         + np.roll(self.load, -7, 0)) / 4
        self.pixels = np.empty((PIXELS, PIXELS, 3))
        self.pixels[:] = ground
        self.pixels *= 0.96 + 0.08 * self.load[..., None]

    def paint(self, inside, colour, edge=0.012):
        """Paint where `inside` (a distance) is positive, with thin spots where the brush ran dry."""
        share = np.clip(inside / edge + 0.5, 0, 1) * (0.72 + 0.28 * self.load)
        self.pixels += (np.asarray(colour) - self.pixels) * share[..., None]

    def ring(self, radius, width, colour):
        self.paint(width / 2 - np.abs(self.radius - radius), colour)

    def dot(self, x, y, radius, colour):
        self.paint(radius - np.hypot(self.x - x, self.y - y), colour)

    def petal(self, x, y, direction, length, width, colour):
        """Paint a brush stroke that begins at (x, y), gets wider and ends in a point."""
        cosine, sine = math.cos(direction), math.sin(direction)
        along = ((self.x - x) * cosine + (self.y - y) * sine) / length
        across = np.abs((self.y - y) * cosine - (self.x - x) * sine)
        swell = np.sqrt(np.clip(along * (1 - along), 0, 1)) * (1.3 - 0.5 * along) * width
        self.paint(np.where((along > 0) & (along < 1), swell - across, -1), colour)

    def flower(self, x, y, size, colour, heart, petals=6):
        turn = self.random.uniform(0, 3)
        for k in range(petals):
            self.petal(x, y, turn + k * math.tau / petals, size, size * 0.62, colour)
        self.dot(x, y, size * 0.26, heart)

    def rose(self, x, y, size):
        """Paint a rose in three rounds of strokes, dark in the centre."""
        for share, colour in ((1, mix(ROSE, WHITE, 0.55)), (0.74, mix(ROSE, WHITE, 0.2)), (0.45, MADDER)):
            for k in range(6):
                angle = k * math.tau / 6 + share * 4
                reach = size * share * 0.45
                self.dot(x + reach * math.cos(angle), y + reach * math.sin(angle), size * share * 0.42,
                         colour)
            self.dot(x, y, size * share * 0.4, mix(colour, MADDER, 0.25))

    def sprig(self, x, y, direction, length, colour, leaves=4):
        """Paint a stalk with leaves on both sides."""
        for k in range(leaves * 6):
            share = k / (leaves * 6)
            bend = direction + 0.5 * share
            self.dot(x + length * share * math.cos(bend), y + length * share * math.sin(bend), 0.011, colour)
        for k in range(1, leaves + 1):
            share, side = k / leaves, 1 if k % 2 else -1
            bend = direction + 0.5 * share
            self.petal(x + length * share * math.cos(bend), y + length * share * math.sin(bend),
                       bend + side * 0.8, length * 0.36, length * 0.16, colour)

    def round(self, count, radius, motif):
        """Repeat motif(x, y, outward direction) around the plate."""
        for k in range(count):
            angle = k * math.tau / count
            motif(radius * math.cos(angle), radius * math.sin(angle), angle)


def blue_garden(random):
    plate = Plate(WHITE, random)
    plate.ring(0.955, 0.05, INDIGO)
    plate.ring(0.68, 0.02, COBALT)
    plate.ring(0.64, 0.01, COBALT)
    plate.round(14, 0.81, lambda x, y, a: plate.flower(x, y, 0.085, COBALT, SKY, 5))
    plate.round(14, 0.82, lambda x, y, a: plate.petal(x * 0.97 - y * 0.22, y * 0.97 + x * 0.22, a + 1.7, 0.12,
                                                      0.07, SKY))
    plate.flower(0.02, 0.04, 0.26, COBALT, WHITE, 8)
    for k in range(5):
        angle = k * math.tau / 5 + 0.4
        plate.sprig(0.16 * math.cos(angle), 0.16 * math.sin(angle), angle, 0.36, INDIGO if k % 2 else COBALT)
        plate.flower(0.5 * math.cos(angle + 0.4), 0.5 * math.sin(angle + 0.4), 0.09, SKY, INDIGO, 6)
    return plate


def lattice(random):
    plate = Plate(mix(WHITE, SKY, 0.12), random)
    diagonal = np.minimum(np.abs(((plate.x + plate.y) * 6) % 1 - 0.5),
                          np.abs(((plate.x - plate.y) * 6) % 1 - 0.5))
    plate.paint(np.where(plate.radius > 0.62, 0.1 - diagonal, -1) * 0.2, COBALT)
    plate.ring(0.95, 0.06, INDIGO)
    plate.ring(0.62, 0.045, INDIGO)
    plate.round(9, 0.42, lambda x, y, a: plate.petal(x * 0.5, y * 0.5, a, 0.34, 0.15, COBALT))
    plate.round(9, 0.46, lambda x, y, a: plate.dot(x, y, 0.03, WHITE))
    plate.flower(0, 0, 0.18, INDIGO, GOLD, 7)
    return plate


def roses(random):
    plate = Plate(linear('#f7efdc'), random)
    plate.ring(0.96, 0.035, GOLD)
    for x, y, size in ((0.1, 0.1, 0.26), (-0.45, -0.28, 0.2), (0.48, -0.42, 0.17), (-0.4, 0.5, 0.18),
                       (0.62, 0.36, 0.16), (0, -0.7, 0.17), (0.05, 0.74, 0.15), (-0.78, 0.12, 0.15),
                       (0.82, -0.1, 0.12)):
        for k in range(4):
            angle = k * 1.6 + x * 5
            plate.petal(x + size * 0.5 * math.cos(angle), y + size * 0.5 * math.sin(angle), angle,
                        size * 1.05, size * 0.45, (LEAF, MOSS)[k % 2])
        plate.rose(x, y, size)
    return plate


def marigolds(random):
    plate = Plate(linear('#eef0e4'), random)
    plate.ring(0.93, 0.03, MOSS)
    for k in range(11):
        angle, reach = k * 2.4, 0.24 * math.sqrt(k)
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        plate.petal(x, y, angle, 0.24, 0.12, LEAF)
        plate.petal(x, y, angle + 2, 0.2, 0.1, MOSS)
        plate.flower(x, y, 0.15, linear('#e87a1c'), linear('#b8401a'), 10)
    return plate


def jaipur(random):
    plate = Plate(linear('#2fa9b4'), random)
    plate.ring(0.95, 0.05, INDIGO)
    plate.ring(0.66, 0.03, WHITE)
    plate.round(12, 0.8, lambda x, y, a: plate.petal(x * 0.88, y * 0.88, a, 0.22, 0.12, COBALT))
    plate.round(8, 0.3, lambda x, y, a: plate.petal(x * 0.4, y * 0.4, a, 0.46, 0.22, WHITE))
    plate.round(8, 0.4, lambda x, y, a: plate.petal(x * 0.6, y * 0.6, a, 0.28, 0.1, COBALT))
    plate.dot(0, 0, 0.12, linear('#e8b02c'))
    return plate


def canteen(random):
    plate = Plate(linear('#f6f4ec'), random)
    plate.ring(0.9, 0.05, COBALT)
    plate.ring(0.82, 0.014, COBALT)
    return plate


def sunny(random):
    plate = Plate(linear('#f2b518'), random)
    plate.ring(0.95, 0.06, linear('#c8531a'))
    plate.round(16, 0.78, lambda x, y, a: plate.petal(x * 0.86, y * 0.86, a, 0.24, 0.13, linear('#fbe9a8')))
    plate.round(12, 0.4, lambda x, y, a: plate.petal(x * 0.45, y * 0.45, a, 0.36, 0.16, linear('#d8601a')))
    plate.dot(0, 0, 0.15, linear('#a8321a'))
    plate.round(8, 0.09, lambda x, y, a: plate.dot(x, y, 0.018, linear('#fbe9a8')))
    return plate


def mustard(random):
    plate = Plate(linear('#e0a01e'), random)
    plate.ring(0.93, 0.1, linear('#b06a12'))
    plate.ring(0.5, 0.02, linear('#b06a12'))
    return plate


def saffron(random):
    plate = Plate(linear('#e8721a'), random)
    plate.ring(0.94, 0.05, linear('#fbdc8a'))
    plate.round(20, 0.78, lambda x, y, a: plate.dot(x, y, 0.04, linear('#fbdc8a')))
    plate.round(9, 0.34, lambda x, y, a: plate.petal(x * 0.5, y * 0.5, a, 0.34, 0.14, linear('#f7b32c')))
    return plate


def brick(random):
    plate = Plate(linear('#c23c1e'), random)
    plate.ring(0.9, 0.06, linear('#f0b040'))
    plate.round(14, 0.6, lambda x, y, a: plate.petal(x * 0.8, y * 0.8, a, 0.22, 0.1, linear('#f0b040')))
    return plate


PLATES = {painter.__name__: painter for painter in (blue_garden, lattice, roses, marigolds, jaipur, canteen,
                                                    sunny, mustard, saffron, brick)}


def part_at(x, y, plate, size, random):
    """Return a random part of a plate for a shard at (x, y), away from the plate's edge."""
    reach, angle = size * 0.8 * math.sqrt(random.random()), random.uniform(0, math.tau)
    turn = random.uniform(0, math.tau)
    return Part(plate, x - reach * math.cos(angle), y - reach * math.sin(angle), turn)


def set_mixed(pieces, random, size, place=None):
    """Add pieces to the scene, some of which are Parts of plates; `size` is the radius of a plate.

    `place` is explained in set_pieces.
    """
    painted = [piece for piece in pieces if isinstance(piece.colour, Part)]
    for name in sorted({piece.colour.plate for piece in painted}):
        _set_shards_of(name, [piece for piece in painted if piece.colour.plate == name], random, size, place)
    set_pieces([piece for piece in pieces if not isinstance(piece.colour, Part)], random, place=place)


def _set_shards_of(name, pieces, random, size, place):
    vertices, faces, glazed, uvs = [], [], [], []
    for piece in pieces:
        start = len(vertices)
        slope_x, slope_y = (random.uniform(-0.05, 0.05) for _ in range(2))
        top = 0.11 + random.uniform(-0.018, 0.018)
        own, own_faces = tile_form(piece.outline, -0.05, top, 0.014, lambda x, y: slope_x * x + slope_y * y)
        part = piece.colour
        cosine, sine = math.cos(part.turn), math.sin(part.turn)
        for x, y, _ in own:
            u, v = (x - part.x) / size, (y - part.y) / size
            uvs.append((0.5 + 0.5 * (u * cosine + v * sine), 0.5 + 0.5 * (v * cosine - u * sine)))
        vertices += place(own, *centre(piece.outline)) if place else own
        faces += [tuple(start + i for i in face) for face in own_faces]
        sides = len(piece.outline)
        glazed += [True] * (1 + sides) + [False] * sides
    thing = mesh(f'shards of {name}', vertices, faces, _glaze(name, random))
    thing.data.materials.append(_biscuit())
    thing.data.polygons.foreach_set('material_index', [0 if glaze else 1 for glaze in glazed])
    layer = thing.data.uv_layers.new(name='plate')
    layer.data.foreach_set('uv', [number for face in faces for i in face for number in uvs[i]])


def _glaze(name, random):
    surface = material(name, rough=0.16, spec=0.5, coat=0.5, bump2=0.006, bump2_scale=4)
    tree = surface.node_tree
    image = bpy.data.images.new(name, PIXELS, PIXELS, float_buffer=True, is_data=True)
    pixels = np.ones((PIXELS, PIXELS, 4), np.float32)
    pixels[..., :3] = np.clip(PLATES[name](random).pixels, 0, 1)
    image.pixels.foreach_set(pixels.ravel())
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image = image
    texture.extension = 'EXTEND'
    tree.links.new(texture.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return surface


def _biscuit():
    return material('biscuit', mix(BISCUIT, WHITE, 0.4), rough=0.95, spec=0.1)
