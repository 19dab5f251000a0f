"""The curves of bent paper strips, as arrays of points (x, y) around the origin, most of them of size 1.

An outline is a function of angles -pi to pi that returns the points of a closed shape; pinched shapes have their point
at the angle pi, on the side of -x.
"""
import math

import numpy as np

from studio.curves import smooth

TAU = 2 * math.pi


def circle(angle):
    return np.cos(angle), np.sin(angle)


def teardrop(width=0.75, fullness=0.75):
    """Return an outline with one pinch: pointed at -x, round at +x; a lower `fullness` is rounder."""
    return lambda angle: (np.cos(angle), width * np.sin(angle) * np.abs(np.cos(angle / 2)) ** fullness)


def marquise(width=0.45, bend=0.0):
    """Return an outline with two pinches, a leaf; `bend` curves it to one side."""
    def outline(angle):
        x = np.cos(angle)
        return x, width * np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** 1.7 + bend * (1 - x * x)
    return outline


def half_moon(width=0.8, hollow=0.12):
    """Return an outline with two pinches and a flat side, pressed in by `hollow`; the round side is +y."""
    def outline(angle):
        x = np.cos(angle)
        return x, np.where(np.sin(angle) >= 0, width * np.sin(angle), hollow * (1 - x * x))
    return outline


def heart(width=0.8, notch=0.34):
    """Return an outline with one pinch at -x, and the opposite side pressed in."""
    round_side = teardrop(width, 0.6)

    def outline(angle):
        x, y = round_side(angle)
        turned = (angle + math.pi) % TAU - math.pi
        return x - notch * np.exp(-(turned / 0.36) ** 2), y
    return outline


def fitted(outline, count, gap):
    """Narrow an outline so that `count` of them fit around a centre without contact; their points are `gap` from it."""
    x, y = outline(np.linspace(0.02, math.pi - 0.02, 200))
    room = math.tan(math.pi / count) * (x + 1 + gap)
    share = min(1.0, 0.94 * float(np.min(room / np.maximum(1e-6, y))))

    def narrowed(angle):
        x, y = outline(angle)
        return x, y * share
    return narrowed


def coil(outline, turns, random, middle=(0.0, 0.0), wobble=1.0, segments=36, core=0.09):
    """Return a loose roll that fills `outline`: round at its beginning around `middle`, and shaped further out."""
    count = turns * segments + segments // 8
    share = np.minimum(1, np.arange(count + 1) / (turns * segments))
    start = TAU / segments * random.randrange(segments)
    angle = np.arange(count + 1) * TAU / segments + start
    reach = core + (1 - core) * share ** 0.93
    strays = np.array([random.uniform(-0.07, 0.07) for _ in range(turns + 3)]) * wobble
    reach += np.interp(np.arange(count + 1) / segments, np.arange(turns + 3), strays) * (1 - share) * 0.9
    # The last turn touches the one below it, where the end is glued down.
    reach = np.minimum(1, reach + np.clip(share - 1 + 1 / turns, 0, 1) * 0.25)
    shaped = np.clip((reach - 0.12) / 0.5, 0, 1)
    shaped = shaped * shaped * (3 - 2 * shaped)
    outline_x, outline_y = outline((angle + math.pi) % TAU - math.pi)
    roundness = 0.8 * float(np.mean(np.hypot(outline_x - middle[0], outline_y - middle[1])))
    round_x, round_y = middle[0] + roundness * np.cos(angle), middle[1] + roundness * np.sin(angle)
    middle_x = middle[0] + random.uniform(-0.07, 0.07) * wobble
    middle_y = middle[1] + random.uniform(-0.07, 0.07) * wobble
    x = middle_x + (round_x + (outline_x - round_x) * shaped - middle_x) * reach
    y = middle_y + (round_y + (outline_y - round_y) * shaped - middle_y) * reach
    # The end, after the last full turn, is one paper thickness further out.
    stands_off = 1 + 0.02 * (np.arange(count + 1) > turns * segments)
    return np.stack([x * stands_off, y * stands_off], 1)


def roll(radius, pitch, segments=22):
    """Return a tight roll of radius `radius`, with turns `pitch` apart."""
    turns = max(2.0, radius / pitch)
    angle = np.linspace(0, turns * TAU, int(turns * segments) + 1)
    distance = radius * (0.04 + 0.96 * angle / angle[-1])
    return np.stack([distance * np.cos(angle), distance * np.sin(angle)], 1)


def scroll(start, heading, length, bend, curl, turns=1.8, sway=0.0):
    """Return an open scroll: a stem of `length` from `start`, which bends by `bend` radians and ends in a curl.

    `curl` is the curl's radius; `sway` makes the stem an S.
    """
    steps = 46
    share = np.arange(steps) / (steps - 1)
    direction = heading + bend * share + sway * np.sin(share * math.pi * 2)
    x = start[0] + np.cumsum(np.cos(direction)) * length / steps
    y = start[1] + np.cumsum(np.sin(direction)) * length / steps
    side = 1 if bend >= 0 else -1
    centre_x = x[-1] - math.sin(direction[-1]) * curl * side
    centre_y = y[-1] + math.cos(direction[-1]) * curl * side
    first = math.atan2(y[-1] - centre_y, x[-1] - centre_x)
    curling = np.arange(1, int(turns * 40)) / (turns * 40)
    angle = first + side * TAU * turns * curling
    distance = curl * (1 - 0.87 * curling)
    return np.stack([
        np.concatenate([x, centre_x + distance * np.cos(angle)]),
        np.concatenate([y, centre_y + distance * np.sin(angle)]),
    ], 1)


def loops(tips, width=0.16):
    """Husking: one strip from the origin around a pin at each of `tips` and back, loop after loop.

    Tips in one direction with growing distances make a comb petal. `width` is half the width of a loop as a share of
    its length.
    """
    parts = [np.zeros((1, 2))]
    around = np.linspace(0, TAU, 40)[1:]
    for x, y in tips:
        along = (1 - np.cos(around)) / 2
        aside = width * np.sin(around) * np.sin(around / 2) ** 0.7
        parts.append(np.stack([x * along - y * aside, y * along + x * aside], 1))
    return np.concatenate(parts)


def collar(tips, margin=1.06):
    """Return the strip around all loops of a husked shape."""
    points = [(0, 0)] + [(x * margin, y * margin) for x, y in tips] + [(0, 0)]
    return smooth(points, 9)


def margins(outline, points):
    """Return the distance of each point from the closed polygon `outline`, negative outside it."""
    nearest = np.full(len(points), np.inf)
    within = np.zeros(len(points), bool)
    for (px, py), (qx, qy) in zip(outline, np.roll(outline, -1, 0)):
        dx, dy = qx - px, qy - py
        from_start = points - (px, py)
        share = np.clip((from_start @ (dx, dy)) / max(1e-12, dx * dx + dy * dy), 0, 1)
        nearest = np.minimum(nearest, np.hypot(from_start[:, 0] - share * dx, from_start[:, 1] - share * dy))
        if py != qy:
            crosses = (py > points[:, 1]) != (qy > points[:, 1])
            within ^= crosses & (points[:, 0] < px + (points[:, 1] - py) / (qy - py) * dx)
    return np.where(within, nearest, -nearest)


def packed(outline, sizes, random, taken=(), density=90):
    """Return circles (x, y, radius) that fill a closed outline, largest first, each close to others.

    `sizes` are pairs (radius, maximal number); `taken` are existing circles; `density` is the number of tried positions
    per square unit of the outline's bounding box.
    """
    low, high = outline.min(0), outline.max(0)
    places = np.random.RandomState(random.randrange(2 ** 31))
    points = places.uniform(low, high, (int(density * np.prod(high - low)), 2))
    room = margins(outline, points)
    points, room = points[room > 0], room[room > 0]
    for x, y, radius in taken:
        room = np.minimum(room, np.hypot(points[:, 0] - x, points[:, 1] - y) - radius)
    circles = []
    for size, most in sizes:
        for _ in range(most):
            wanted = size * random.uniform(0.88, 1.06)
            fitting = np.flatnonzero(room >= wanted)
            if not len(fitting):
                break
            # Of a few positions that fit, the tightest, as if a coil were pushed against its neighbours.
            few = fitting[places.randint(0, len(fitting), 6)]
            best = few[np.argmin(room[few])]
            x, y, radius = points[best, 0], points[best, 1], float(min(room[best], wanted * 1.12))
            circles.append((float(x), float(y), radius))
            room = np.minimum(room, np.hypot(points[:, 0] - x, points[:, 1] - y) - radius)
    return circles
