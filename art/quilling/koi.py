"""Two koi in moving water, seen from the bank: coils, long open strips, and pebbles of tight rolls."""
import math

import numpy as np

from quilling import curves
from quilling.fish import Koi
from quilling.paper import Quilling
from quilling.setting import card, window
from studio.colour import linear, mix
from studio.light import camera
from studio.materials import wood
from studio.meshes import mesh
from studio.noise import noise_at
from studio.render import render, reset

HALF_WIDTH, HALF_HEIGHT = 6.0, 7.9

reset()
work = Quilling(seed=58, height=0.42, thickness=0.028)
random = work.random


def kohaku(s, v):
    """Return the colours of a white koi with vermilion patches down the back."""
    islands = ((0.13, 0.0, 0.1, 0.75), (0.37, -0.2, 0.1, 0.8), (0.6, 0.3, 0.1, 0.75), (0.83, 0.0, 0.06, 0.9))
    for at, off, long, wide in islands:
        if ((s - at) / long) ** 2 + ((v - off) / wide) ** 2 + 0.35 * noise_at(s * 14, v * 2, 3) < 1:
            return work.shade(random.choice(('#d63a1e', '#e4552a', '#c92f1c')))
    return work.shade(random.choice(('#fffaf0', '#f6ecd9', '#fdeedd')), 0.04)


def ogon(s, v):
    """Return the colours of a golden koi, darker along the back, with black patches."""
    if noise_at(s * 11 + 4, v * 1.6, 8) > 0.28 and s > 0.1:
        return work.shade('#231a22')
    return mix(work.shade(random.choice(('#ffb834', '#f79a22'))), work.shade('#e8741c'),
               0.5 * max(0.0, 1 - abs(v) * 1.5))


FISH = [
    Koi(work, [(-0.9, 5.3), (0.35, 3.2), (0.55, 0.6), (-1.3, -2.1), (-3.2, -4.3), (-3.5, -6.9)], 1.38, kohaku,
        ('#fbe9dc', '#ffffff'), '#e9d3c0'),
    Koi(work, [(2.5, -5.0), (4.1, -3.5), (4.3, -1.0), (3.55, 1.6), (4.2, 4.3), (6.4, 6.3)], 1.12, ogon,
        ('#f7c65a', '#f08a24'), '#a8481a'),
]


def nearness(x, y):
    """Return the distance to both fish as one field, so that ripples run around them smoothly."""
    total = 0.0
    for fish in FISH:
        distance = np.hypot(fish.path[::8, 0] - x, fish.path[::8, 1] - y) / fish.breadth
        total += float(np.exp(-1.5 * distance).sum())
    return 1.3 - math.log(total) / 1.5 + 0.2 * noise_at(x * 0.3, y * 0.3, 1)


def current(x, y):
    """Return the direction of a water strip at a point: along the ripples."""
    e = 0.02
    dx = nearness(x + e, y) - nearness(x - e, y)
    dy = nearness(x, y + e) - nearness(x, y - e)
    length = math.hypot(dx, dy) or 1
    return -dy / length, dx / length


def in_frame(x, y, beyond=0.4):
    return abs(x) < HALF_WIDTH + beyond and abs(y) < HALF_HEIGHT + beyond


def in_pebbles(x, y):
    return any(math.hypot((x - cx) / a, (y - cy) / b) < 1 for cx, cy, a, b in PEBBLE_BEDS)


PEBBLE_BEDS = ((-5.9, 7.4, 3.3, 2.0), (5.2, -7.9, 3.4, 1.7))


def water():
    """Lay strips one after the other, each as long as there is room, many ending in a curl."""
    cell, taken = 0.1, {}

    def crowded(x, y, apart):
        reach = int(apart / cell) + 1
        i, j = round(x / cell), round(y / cell)
        return any(math.hypot(px - x, py - y) < apart for di in range(-reach, reach + 1)
                   for dj in range(-reach, reach + 1) for px, py in taken.get((i + di, j + dj), ()))

    for x, y in [point for fish in FISH for point in [*fish.outline(), *fish.covered]]:
        taken.setdefault((round(x / cell), round(y / cell)), []).append((x, y))
    for _ in range(2600):
        start = random.uniform(-HALF_WIDTH, HALF_WIDTH), random.uniform(-HALF_HEIGHT, HALF_HEIGHT)
        apart = 0.13 + 0.07 * random.random() + 0.03 * max(0, nearness(*start))
        if crowded(*start, apart) or in_pebbles(*start) or any(fish.holds(*start) for fish in FISH):
            continue
        points = [start]
        x, y = start
        dx, dy = current(x, y)
        direction = random.choice((-1, 1))
        dx, dy = dx * direction, dy * direction
        longest = random.choice((30, 50, 80, 120, 160))
        while len(points) < longest:
            cx, cy = current(x, y)
            side = 1 if cx * dx + cy * dy > 0 else -1
            dx, dy = cx * side, cy * side
            x, y = x + dx * 0.09, y + dy * 0.09
            if not in_frame(x, y) or in_pebbles(x, y) or crowded(x, y, apart * 0.62):
                break
            points.append((x, y))
        if len(points) < 12:
            continue
        for x, y in points:
            taken.setdefault((round(x / cell), round(y / cell)), []).append((x, y))
        lay_ripple(points, nearness(*start), not crowded(x + dx * 0.35, y + dy * 0.35, 0.22))


def lay_ripple(points, distance, room):
    blues = ('#e6f5ef', '#9fd8d6', '#4fb3bd', '#1f8a9c', '#1f6f9c', '#2a5596')
    step = min(5, max(0, distance * 2.1 - 1.0 + random.uniform(-0.9, 0.9)))
    path = np.array(points)
    if room and random.random() < 0.55:
        end, before = path[-1], path[-3]
        heading = math.atan2(*(end - before)[::-1])
        curl = curves.scroll(end, heading, 0.2, random.choice((-1, 1)) * 0.6, random.uniform(0.1, 0.19), 1.6)
        path = np.concatenate([path, curl[2:]])
    work.stand(path, work.shade(blues[int(step)], 0.1), height=random.uniform(0.3, 0.52), level=0.6)


def pebbles():
    for cx, cy, a, b in PEBBLE_BEDS:
        angles = np.linspace(0, curves.TAU, 40, endpoint=False)
        outline = np.stack([cx + a * np.cos(angles), cy + b * np.sin(angles)], 1)
        for x, y, radius in curves.packed(outline, ((0.62, 5), (0.46, 9), (0.33, 18), (0.22, 36), (0.14, 60)),
                                          random, (), 160):
            if not in_frame(x, y, 0.8):
                continue
            stone = random.choice(('#8a8378', '#b9ab94', '#5d5a5c', '#a5805a', '#7a4a38', '#3f4a55'))
            work.roll((x, y), radius, work.shades(stone, stone), height=random.uniform(0.3, 0.4),
                      dome=0.35 * radius, pitch=0.04)


def box_frame():
    """Build the wooden box frame, whose rim casts a shadow on the edge of the water."""
    rim, deep = 1.1, 0.95
    surface = wood(base='#7a4a2a', dark='#4a2b18', scale=0.9)
    w, h = HALF_WIDTH, HALF_HEIGHT
    for name, x0, x1, y0, y1 in (('left', -w - rim, -w, -h - rim, h + rim),
                                 ('right', w, w + rim, -h - rim, h + rim), ('foot', -w, w, -h - rim, -h),
                                 ('head', -w, w, h, h + rim)):
        corners = [(x, y, z) for z in (-0.2, deep) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        sides = [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
        mesh(name, corners, [(4, 5, 6, 7), *sides], surface, bevel=0.05)


for fish in FISH:
    fish.build()
water()
pebbles()
work.make()
box_frame()

card([(-7.5, -9.5), (7.5, -9.5), (7.5, 9.5), (-7.5, 9.5)], linear('#0d5068'), patchy=0.1)
window(power=1.15, at=(0, 0, 0))
camera((0, -5.5, 35.0), (0, -0.15, 0), 76, 8, (0, 0, 0.5))
render(978, 1280, 32, exposure=1.7, contrast=1.06)
