"""Shapes of small handmade pieces as plain lists of vertices and faces, in scene units."""
import math

import numpy as np

from studio.noise import noise_at


def _directions(points):
    """Return the unit direction of a path at each of its points."""
    directions = np.gradient(points, axis=0)
    return directions / np.maximum(1e-9, np.linalg.norm(directions, axis=1))[:, None]


def strip(points, height, thickness, z0=0, tilt=None):
    """A paper strip standing on edge along `points` [(x, y)], its lower edge at z0.

    `tilt(i)` lifts the strip at point i. Returns vertices and faces: four faces for each stretch
    between two points, then the two ends.
    """
    path = np.array(points)
    count = len(path)
    directions = _directions(path)
    sideways = np.stack([-directions[:, 1], directions[:, 0]], 1) * thickness / 2
    vertices = []
    for i in range(count):
        z = z0 + (tilt(i) if tilt else 0)
        left, right = path[i] + sideways[i], path[i] - sideways[i]
        vertices += [
            (left[0], left[1], z), (left[0], left[1], z + height),
            (right[0], right[1], z + height), (right[0], right[1], z),
        ]
    faces = []
    for first in range(0, 4 * (count - 1), 4):
        for side in range(4):
            after = (side + 1) % 4
            faces.append((first + side, first + after, first + 4 + after, first + 4 + side))
    last = 4 * count - 1
    faces += [(0, 1, 2, 3), (last, last - 1, last - 2, last - 3)]
    return vertices, faces


def prism(outline, z0, z1, inset=0.0, dome=0, tilt=(0, 0)):
    """A flat piece of outline [(x, y)], counter-clockwise, from z0 up to z1, open below.

    `inset` pulls the upper edge inward by that length, as a worn edge; `dome` raises the middle of
    the top; `tilt` is the slope of the top along x and y. Returns vertices and faces.
    """
    count = len(outline)
    centre_x = sum(x for x, _ in outline) / count
    centre_y = sum(y for _, y in outline) / count

    def slope(x, y):
        return tilt[0] * (x - centre_x) + tilt[1] * (y - centre_y)

    def pulled_in(x, y):
        distance = math.hypot(x - centre_x, y - centre_y) or 1
        share = max(0, 1 - inset / distance)
        return centre_x + (x - centre_x) * share, centre_y + (y - centre_y) * share

    edge_drop = (z1 - z0) * 0.25 if inset else 0
    vertices = [(x, y, z0) for x, y in outline]
    vertices += [(x, y, z1 - edge_drop + slope(x, y)) for x, y in outline]
    vertices += [(x, y, z1 + slope(x, y)) for x, y in (pulled_in(*point) for point in outline)]
    sides, tops = [], []
    for i in range(count):
        j = (i + 1) % count
        sides += [(i, j, count + j, count + i), (count + i, count + j, 2 * count + j, 2 * count + i)]
        tops.append((2 * count + i, 2 * count + j, 3 * count))
    if dome:
        vertices.append((centre_x, centre_y, z1 + dome))
        return vertices, sides + tops
    return vertices, [tuple(range(2 * count, 3 * count))] + sides


def tube(path, radius, segments=8):
    """A round rope with closed ends along `path` [(x, y, z)].

    `radius` is a number, or a function of the share of the path's points passed, 0 to 1.
    Returns vertices and faces.
    """
    points = np.array(path, float)
    count = len(points)
    directions = _directions(points)
    up = np.array([0, 0, 1.0])
    vertices = []
    for i in range(count):
        across = np.cross(directions[i], up)
        length = np.linalg.norm(across)
        # A vertical path has no horizontal direction; x is used instead.
        across = across / length if length > 1e-3 else np.array([1.0, 0, 0])
        over = np.cross(across, directions[i])
        here = radius(i / (count - 1)) if callable(radius) else radius
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            spoke = across * math.cos(angle) * here + over * math.sin(angle) * here
            vertices.append(tuple(points[i] + spoke))
    faces = []
    for ring in range(0, (count - 1) * segments, segments):
        for k in range(segments):
            after = (k + 1) % segments
            faces.append((ring + k, ring + after, ring + segments + after, ring + segments + k))
    last = (count - 1) * segments
    faces += [tuple(range(segments))[::-1], tuple(last + k for k in range(segments))]
    return vertices, faces


def blob(centre, radius, stretch=(1, 1, 1), segments=14, rings=8, turn=0, lump=0, random=None, floor=None):
    """A ball at `centre` (x, y, z), stretched along its axes, then rotated around z by `turn` radians.

    `lump` is how far it deviates from round (a share of the radius); a random.Random gives each ball its own lumps;
    with `floor`, no part is below that z. Returns vertices and faces.
    """
    phase = random.uniform(0, 99) if random else 0
    cosine, sine = math.cos(turn), math.sin(turn)
    vertices = []
    for i in range(rings + 1):
        polar = math.pi * i / rings
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            x, y, z = math.sin(polar) * math.cos(angle), math.sin(polar) * math.sin(angle), math.cos(polar)
            if lump:
                swell = 1 + lump * noise_at(x * 1.7 + phase, y * 1.7, z * 1.7)
                x, y, z = x * swell, y * swell, z * swell
            x, y, z = x * radius * stretch[0], y * radius * stretch[1], z * radius * stretch[2]
            height = centre[2] + z
            if floor is not None:
                height = max(floor, height)
            vertices.append((centre[0] + x * cosine - y * sine, centre[1] + x * sine + y * cosine, height))
    faces = []
    for ring in range(0, rings * segments, segments):
        for k in range(segments):
            after = (k + 1) % segments
            faces.append((ring + k, ring + segments + k, ring + segments + after, ring + after))
    return vertices, faces
