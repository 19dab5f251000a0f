"""Feathers and leaves cut from card: creased, snipped and curled, one by one."""
import math

import numpy as np

from papercraft.paper import crease, give_thickness
from studio.colour import linear, mix
from studio.materials import material
from studio.meshes import Batch


class Feathers:
    """Feathers of one kind of card, collected in one mesh."""

    def __init__(self, core, chance):
        self.batch = Batch()
        self.core = core
        self.chance = chance

    def add(self, root, turn, length, width, colour, curl=0.25, lift=0.12, fold=0.35, snips=3, tip=None,
            blunt=0.6):
        """Add a blade from `root` (x, y, z) in the direction `turn`, creased along its middle.

        It rises by `lift`, and its end curls up by `curl`; `snips` are cuts into its sides; `tip` is the colour of its
        end; a smaller `blunt` moves its widest point outwards.
        """
        shares = list(np.linspace(0, 1, 9))
        for _ in range(snips):
            at = self.chance.uniform(0.35, 0.92)
            shares += [at, at + 0.012, at + 0.045]
        shares.sort()
        notches = {k for k in range(1, len(shares) - 1) if shares[k] - shares[k - 1] < 0.0121}
        cosine, sine = math.cos(turn), math.sin(turn)
        bow, skew = self.chance.uniform(-0.1, 0.1) * length, self.chance.uniform(-0.2, 0.2)
        vertices, faces, colours = [], [], []
        for k, t in enumerate(shares):
            half = width * math.sin(math.pi * min(1, 0.1 + 0.9 * t) ** (1 / blunt)) ** 0.75 if t < 1 else 0.0
            half = max(half, 0.06 * width)
            middle = bow * t * t
            height = root[2] + lift * t + curl * t ** 3
            for side in (-1, 0, 1):
                reach = half * (0.68 if k in notches else 1) * side
                along, across = length * t - abs(reach) * 0.25, middle + reach
                x, y = along * cosine - across * sine, along * sine + across * cosine
                vertices.append((root[0] + x, root[1] + y, height - fold * abs(reach) + skew * reach))
        for k in range(len(shares) - 1):
            here, after = 3 * k, 3 * k + 3
            faces += [(here, here + 1, after + 1, after), (here + 1, here + 2, after + 2, after + 1)]
            share = max(0, shares[k] - 0.55) / 0.45 if tip else 0
            colours += [mix(colour, tip or colour, share)] * 2
        self.batch.add(vertices, faces, colours)

    def make(self, name, **more):
        surface = material(name, vertex_colours=True, rough=0.88, spec=0.12, bump=0.006, bump_scale=46,
                           translucent=0.06, **more)
        plumage = self.batch.make(name, surface, smooth=True)
        crease(plumage, 22)
        give_thickness(plumage, 0.028, material(f'{name} edge', linear(self.core), rough=0.95))


def scatter(plane, shape, spacing, chance, jitter=0.25):
    """Return positions inside a shape, in staggered rows with random offsets, each with the parity of its row."""
    places = []
    rows = int(13 / (spacing * 0.8))
    for row in range(rows):
        for column in range(int(14 / spacing)):
            x = -7 + (column + 0.5 * (row % 2)) * spacing + chance.uniform(-jitter, jitter) * spacing
            y = -6.8 + row * spacing * 0.8 + chance.uniform(-jitter, jitter) * spacing
            i, j = int((y - plane.bottom) / plane.step), int((x - plane.left) / plane.step)
            if 0 <= i < shape.shape[0] and 0 <= j < shape.shape[1] and shape[i, j] < 0:
                places.append((x, y, row % 2))
    return places
