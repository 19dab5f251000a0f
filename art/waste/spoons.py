"""A disposable spoon as a simple shape, in centimetres: the tip of its bowl at x = 0, its handle along x."""

import math

# Number of segments of a spoon along and across.
SPOON_ROWS, SPOON_COLUMNS = 26, 11


def spoon_shell(handle=8.0, size=1.0, deep=0.75):
    """Return the upper side of a spoon: a bowl 4.4 cm long and 3 wide from x = 0, the handle beyond it."""
    rows, columns, bowl = SPOON_ROWS, SPOON_COLUMNS, 4.4 * size
    top = []
    for i in range(rows + 1):
        t = i / rows
        x = t * (bowl + handle)
        inside = min(1.0, x / bowl)
        half = 1.5 * size * math.sqrt(max(0.0, math.sin(math.pi * min(1, inside * 0.93 + 0.015)))) ** 1.15
        neck = 0.42 * size * (0.75 + 0.5 * t)
        half = max(half, neck) if x > bowl * 0.6 else max(half, 0.05)
        depth = deep * size * math.sin(math.pi * inside) ** 0.8 if x < bowl else 0.0
        lift = 0.35 * size * max(0, x - bowl * 0.8) / bowl * math.exp(-max(0, x - bowl) * 0.12)
        for k in range(columns):
            u = k / (columns - 1) * 2 - 1
            groove = 0.10 * size * (abs(u) < 0.4) if x > bowl * 1.1 else 0
            top.append((x, u * half, lift - depth * (1 - u * u) - groove))
    faces = [
        (i * columns + k, (i + 1) * columns + k, (i + 1) * columns + k + 1, i * columns + k + 1)
        for i in range(rows)
        for k in range(columns - 1)
    ]
    return top, faces


def spoon_form(handle=8.0, size=1.0, deep=0.75):
    """Return a whole spoon: its upper side, its lower side, and the rim between them."""
    rows, columns = SPOON_ROWS, SPOON_COLUMNS
    top, faces = spoon_shell(handle, size, deep)
    start = len(top)
    under = [(x, y, z - 0.10 * size) for x, y, z in top]
    edge = (
        [k for k in range(columns)]
        + [i * columns + columns - 1 for i in range(1, rows + 1)]
        + [rows * columns + k for k in range(columns - 2, -1, -1)]
        + [i * columns for i in range(rows - 1, 0, -1)]
    )
    rim = [
        (edge[i], edge[(i + 1) % len(edge)], edge[(i + 1) % len(edge)] + start, edge[i] + start)
        for i in range(len(edge))
    ]
    return top + under, faces + [tuple(i + start for i in face[::-1]) for face in faces] + rim
