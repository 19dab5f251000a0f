"""A money plant: heart-shaped leaves on long stalks, and vines over the rim of its pot."""
import math

import numpy as np
from mathutils import Vector
from studio.colour import linear, mix, vary
from studio.curves import smooth
from studio.materials import material
from studio.meshes import Batch
from studio.noise import noise_at


CREAM = linear('#e9e3a0')


def heart_leaf(batch, rng, base, tip, up, size):
    """Add a heart-shaped leaf with cream spots that bends down towards its tip."""
    base, forward = Vector(base), (Vector(tip) - Vector(base)).normalized()
    side = forward.cross(Vector(up)).normalized()
    normal = side.cross(forward)
    along_rib = np.linspace(-0.16, 1.0, 60)
    half_width = np.interp(along_rib, (-0.16, -0.06, 0.1, 0.3, 0.5, 0.7, 0.88, 1.0),
                           (0.3, 0.42, 0.5, 0.47, 0.38, 0.25, 0.1, 0.004))
    across = np.linspace(-1, 1, 29)
    vertices, colours = [], []
    splash = rng.uniform(0, 90)
    green = vary(linear(rng.choice(('#3f8f2e', '#5aa53a', '#2f7a2c', '#7ab83e'))), rng, 0.12)
    for along, breadth in zip(along_rib, half_width):
        for share in across:
            # The lobes at the base extend back next to the stalk.
            back = max(along, 0.3 * (along + 0.16) - 0.3 * abs(share)) if along < 0 else along
            droop = -0.34 * max(0, along) ** 2 + 0.12 * abs(share) * breadth
            vertices.append(tuple(base + size * (forward * back + side * share * breadth + normal * droop)))
    faces = []
    count = len(across)
    for i in range(len(along_rib) - 1):
        for k in range(count - 1):
            at = i * count + k
            faces.append((at, at + 1, at + count + 1, at + count))
            streak = noise_at(i * 0.045 + splash, k * 0.17, splash)
            streak += 0.4 * noise_at(i * 0.14, k * 0.34 + splash, splash)
            colours.append(mix(green, CREAM, max(0, min(0.75, (streak - 0.2) * 2))))
    batch.add(vertices, faces, colours)


def money_plant(rng, top):
    """Add a money plant around the vertical axis, with the rim of its pot at height `top`."""
    foliage, vines = Batch(), Batch()
    sap = linear('#7a9a3a')
    for k in range(58):
        angle, reach = k * 2.4, 0.3 + 2.2 * math.sqrt(k / 58)
        rise = rng.uniform(0.12, 1) * 2.3 * (1.1 - (reach / 2.8) ** 2)
        root = (0.45 * reach * math.cos(angle), 0.45 * reach * math.sin(angle), top - 0.4)
        end = (reach * math.cos(angle), reach * math.sin(angle), top + 0.35 + rise)
        middle = ((root[0] + end[0]) / 2 * 0.75, (root[1] + end[1]) / 2 * 0.75, (root[2] + end[2]) / 2 + 0.2)
        vines.tube(smooth([root, middle, end], 7), 0.03, sap, 6)
        # The innermost stalks lean to the light.
        heading = (angle if reach > 1.1 else -1.9) + rng.uniform(-0.7, 0.7)
        tip = (end[0] + math.cos(heading), end[1] + math.sin(heading), end[2] - rng.uniform(-0.1, 0.9))
        heart_leaf(foliage, rng, end, tip, (0, -0.5, 1), rng.uniform(0.6, 1.05))
    left = [(-1.2, -1.4, top - 0.2), (-2.0, -1.9, top + 0.35), (-2.6, -2.05, top - 0.9), (-2.75, -2.15, 2.2),
            (-2.85, -2.3, 0.9), (-3.0, -2.7, 0.15), (-3.1, -3.3, 0.1)]
    right = [(1.4, -1.2, top - 0.2), (2.2, -1.6, top + 0.3), (2.72, -1.75, top - 0.6), (2.85, -1.85, 2.7),
             (3.05, -2.0, 2.0)]
    for trail in (left, right):
        path = smooth(trail, 7)
        vines.tube(path, 0.04, sap, 6)
        for number, at in enumerate(range(10, len(path) - 4, 6)):
            point, hand = Vector(path[at]), 1 if number % 2 else -1
            outward = Vector((point.x * 0.25 + hand * 0.75, -0.75, -0.55)).normalized()
            stalk = point + outward * 0.3
            vines.tube([tuple(point), tuple(point + outward * 0.15), tuple(stalk)], 0.025, sap, 6)
            heart_leaf(foliage, rng, stalk, stalk + outward, (0, -0.9, 0.6), rng.uniform(0.6, 0.85))
    foliage.make('leaves', material('leaf', vertex_colours=True, rough=0.35, spec=0.45, coat=0.15,
                                    translucent=0.18), smooth=True)
    vines.make('vines', material('vine', vertex_colours=True, rough=0.5), smooth=True)
