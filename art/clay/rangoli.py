"""A rangoli on the floor: coloured powder, strewn with two fingers, and a ring of petals."""
import math

import numpy as np

from clay.plants import petal
from studio.colour import linear, vary
from studio.materials import material
from studio.meshes import Batch

WHITE, PINK, YELLOW, GREEN = linear('#f0e9dc'), linear('#d42a76'), linear('#efb51e'), linear('#2f8a46')
ORANGE, RED = linear('#e2681c'), linear('#c0271f')


def _powder(batch, random, places, colour, size=0.07):
    for x, y in places:
        radius = size * random.uniform(0.5, 1.5)
        turn = random.uniform(0, 6.3)
        corners = [
            (x + radius * math.cos(turn + k * 2.09), y + radius * math.sin(turn + k * 2.09), 0.01)
            for k in range(3)]
        batch.add(
            [*corners, (x, y, radius * 1.1)], [(0, 1, 3), (1, 2, 3), (2, 0, 3)], vary(colour, random, 0.1))


def _powder_line(batch, random, path, colour, width=0.42, density=46):
    """Add powder along a path, thick in its middle, with gaps."""
    path = np.array(path)
    for start, end in zip(path[:-1], path[1:]):
        amount = density * np.linalg.norm(end - start) * random.uniform(0.75, 1.15)
        places = []
        for _ in range(int(amount)):
            place = start + (end - start) * random.random()
            places.append(
                (place[0] + random.gauss(0, width * 0.42), place[1] + random.gauss(0, width * 0.42)))
        _powder(batch, random, places, colour)


def rangoli(random):
    """Add a lotus of eight petals, drawn in white and filled with colour."""
    batch = Batch()
    for k in range(8):
        middle = k * math.pi / 4 + 0.2
        outline = []
        for t in np.linspace(-1, 1, 25):
            radius = 3.2 + 5.0 * (1 - abs(t) ** 1.5)
            outline.append((radius * math.cos(middle + t * 0.36), radius * math.sin(middle + t * 0.36)))
        _powder_line(batch, random, outline, WHITE)
        fill = []
        while len(fill) < 520:
            t, share = random.uniform(-0.92, 0.92), random.random() ** 0.7
            radius = 3.3 + (4.6 * (1 - abs(t) ** 1.5)) * share
            fill.append((radius * math.cos(middle + t * 0.33), radius * math.sin(middle + t * 0.33)))
        _powder(batch, random, fill, (PINK, YELLOW)[k % 2], 0.09)
    for radius in (2.9, 9.0):
        ring = [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(0, 6.3, 60)]
        _powder_line(batch, random, ring, WHITE)
    _powder(batch, random, [(random.gauss(0, 1.1), random.gauss(0, 1.1)) for _ in range(900)], GREEN, 0.09)
    _powder(batch, random, [(random.gauss(-3, 9), random.gauss(-2, 8)) for _ in range(260)], WHITE, 0.05)
    batch.make('powder', material('powder', rough=1, spec=0.05, vertex_colours=True))


def scattered_petals(random):
    """Add a ring of marigold petals around the rangoli, and some that the wind has scattered."""
    batch = Batch()
    for _ in range(560):
        turn, radius = random.uniform(0, 6.3), random.gauss(10.3, 0.55)
        colour = ORANGE if (turn * 4 / math.pi) % 1 < 0.5 else YELLOW
        x, y = radius * math.cos(turn), radius * math.sin(turn)
        petal(batch, random, x, y, random.uniform(0.7, 1.3), colour)
    for k in range(60):
        petal(
            batch, random, random.gauss(0, 15), random.gauss(-2, 11), random.uniform(0.8, 1.6),
            (ORANGE, PINK, RED)[k % 3])
    batch.make(
        'petals', material('petal', rough=0.6, spec=0.3, vertex_colours=True, translucent=0.25), smooth=True
    )
