"""A dish of rolled clay in the shape of a fish, with a fern and lace pressed in, under copper green glaze; two limes
next to it.
"""

import math

import numpy as np

from clay.fields import curve, distance_to_path, noise, rough_noise, smoothstep
from clay.graph import Graph
from clay.lump import Lump
from clay.pieces import grid_faces
from clay.surfaces import glazed
from studio.colour import linear
from studio.light import area_light, camera, world
from studio.meshes import Batch, mesh
from studio.render import render, reset

STONEWARE = linear('#b08d6b')
# Half the width of the fish along its length from nose to tail, before the shape is distorted by hand.
ALONG = [-15.2, -14.2, -11.5, -7.0, -2.0, 3.0, 7.0, 9.6, 11.2, 13.2, 15.6]
HALF = [0.5, 2.5, 4.9, 6.5, 6.9, 5.9, 4.0, 2.5, 2.3, 4.2, 6.2]
THICK = 0.75



def half_width(x):
    return curve(ALONG, HALF, x)


def spine(x):
    """Return the y of the fish's slightly bent middle line at x."""
    return 0.9 * np.sin((x + 4) * 0.17)


def inward(x, y):
    """Return the approximate distance from the edge in centimetres; negative outside."""
    sides = (half_width(x) - np.abs(y - spine(x))) * 0.9
    notch = 15.4 - 2.6 * np.clip(1 - np.abs(y - spine(x)) / 5.5, 0, 1) - x
    return np.minimum(sides, np.minimum(notch, (x + 15.2) * 1.1))


def build_slab():
    """Build a sheet that was pressed over a shallow mould: a raised rim and a low middle."""
    step = 0.16
    xs, ys = np.arange(-16.5, 17.0, step), np.arange(-9.0, 9.1, step)
    x, y = (grid.ravel() for grid in np.meshgrid(xs, ys))
    inside = inward(x, y)
    lift = 2.0 * smoothstep(3.2, -0.3, inside) + 0.5
    keep = (inside > -0.1).reshape(len(ys), len(xs))
    top = np.stack([x, y, lift + THICK], axis=1)
    under = np.stack([x, y, lift], axis=1)
    numbers = np.arange(len(x)).reshape(len(ys), len(xs))
    batch = Batch()
    faces = []
    cells = keep[:-1, :-1] & keep[1:, :-1] & keep[:-1, 1:] & keep[1:, 1:]
    count = len(x)
    for row, column in zip(*np.nonzero(cells)):
        a, b = numbers[row, column], numbers[row, column + 1]
        c, d = numbers[row + 1, column + 1], numbers[row + 1, column]
        faces += [(a, b, c, d), (count + d, count + c, count + b, count + a)]
        for dr, dc, first, second in ((-1, 0, a, b), (1, 0, c, d), (0, -1, d, a), (0, 1, b, c)):
            r, k = row + dr, column + dc
            if not (0 <= r < cells.shape[0] and 0 <= k < cells.shape[1] and cells[r, k]):
                faces.append((second, first, count + first, count + second))
    batch.add(
        [tuple(p) for p in np.vstack([top, under])], [tuple(int(i) for i in face) for face in faces],
        STONEWARE)
    dish = Lump(batch, 0.085, 14)
    dish.warp(8, 0.4, 3)
    dish.roughen(3.5, 0.08, 5)
    return dish


def lace_pattern(x, y):
    """Return the depths, 0 to 1, of a crocheted border: rows of rings, bars and picots."""
    cell = 1.25
    row = np.floor(y / cell)
    u = (x / cell + 0.5 * (row % 2)) % 1 - 0.5
    v = (y / cell) % 1 - 0.5
    radius, turn = np.hypot(u, v), np.arctan2(v, u)
    rings = smoothstep(0.10, 0.04, np.abs(radius - 0.34))
    heart = smoothstep(0.12, 0.06, radius)
    spokes = smoothstep(0.05, 0.02, np.abs(np.sin(turn * 3)) * radius) * (radius < 0.34) * (radius > 0.1)
    bars = smoothstep(0.07, 0.03, np.abs(np.abs(u) - 0.5)) * (radius > 0.34)
    return np.clip(rings + heart + 0.8 * spokes + 0.7 * bars, 0, 1)


def fern(points, root, angle, length):
    """Return the depths of the print of a fern leaf: a midrib and pinnae that get shorter towards its tip."""
    along = np.array([math.cos(angle), math.sin(angle)])
    across = np.array([-along[1], along[0]])
    offset = points[:, :2] - root
    a, b = offset @ along, offset @ across
    b = b - 0.05 * (a - length / 2) ** 2 / length
    t = np.clip(a / length, 0, 1)
    reach = 2.1 * (1 - t) ** 0.7 * np.minimum(1, 0.35 + t * 4)
    inside = (a > -1.2) & (a < length)
    rib = smoothstep(0.16, 0.05, np.abs(b)) * inside
    pitch = 0.62
    phase = ((a - np.abs(b) * 0.55) / pitch) % 1 - 0.5
    pinna = (
        smoothstep(0.40, 0.24, np.abs(phase)) * smoothstep(reach, reach - 0.3, np.abs(b)) * (a > 0) * inside)
    vein = smoothstep(0.09, 0.02, np.abs(phase)) * pinna
    return np.maximum(rib, pinna * 0.6 + vein * 0.4)


def impress(dish):
    """Press lace into the body and a fern into its middle; draw gills, tail rays and the notches of the edge."""
    x, y = dish.points[:, 0], dish.points[:, 1]
    rise = y - spine(x)
    up = smoothstep(0.1, 0.5, dish.normals[:, 2])
    from_edge = inward(x, y)
    body = smoothstep(-7.6, -7.2, x) * smoothstep(9.2, 8.8, x) * up
    leaf = fern(dish.points, np.array([-6.0, spine(-6.0)]), 0.02, 14.0)
    clear = smoothstep(2.2, 2.6, np.abs(rise) + 0.14 * (x + 6)) * smoothstep(0.5, 0.9, from_edge)
    lace = lace_pattern(x + 0.12 * noise(dish.points, 3, 2), rise + 0.10 * noise(dish.points, 3, 4)) * clear
    worn = 0.75 + 0.35 * rough_noise(dish.points, 2.5, 8)
    depth = body * (np.clip(lace * worn, 0, 1) * 0.15 + leaf * 0.24)
    tail = smoothstep(9.6, 10.2, x) * up * smoothstep(0.2, 0.7, from_edge)
    fan = np.arctan2(rise, x - 6.5)
    depth += tail * 0.17 * smoothstep(0.35, 0.9, np.cos(fan * 30) * 0.5 + 0.5)
    dish.place(dish.points - np.array([0, 0, 1.0]) * depth[:, None])
    for bend in (-8.4, -7.6):
        arc = [
            (bend + 0.9 * math.cos(t * 1.15), spine(-8) + 4.9 * math.sin(t * 1.0))
            for t in np.linspace(-1.0, 1.0, 22)]
        dish.groove(on_top(dish, arc), 0.34, 0.2)
    eye = dish.spot((-11.0, spine(-11) + 1.3, 30), (0, 0, -1))
    dish.stamp(
        eye, 1.6, lambda a, b: 0.32 * smoothstep(0.2, 0.06, np.abs(np.hypot(a, b) - 1.0))
        + 0.3 * smoothstep(0.42, 0.25, np.hypot(a, b)))
    mouth = [(-15.3 + 0.5 * k, spine(-14) - 0.3 - 0.036 * k * k) for k in range(6)]
    dish.groove(on_top(dish, mouth), 0.34, 0.25)


def on_top(dish, places):
    return [dish.points[dish.spot((x, y, 30), (0, 0, -1))] for x, y in places]


def glaze(dish):
    """Glaze in copper green: dark where the glaze pools, thin and brown on every edge, none along the rim."""
    hollow = dish.hollows(7) + 0.8 * dish.hollows(40)
    low = smoothstep(3.4, 1.2, dish.points[:, 2])
    pool = smoothstep(-0.03, 0.13, hollow + 0.02 * rough_noise(dish.points, 1.5, 3)) * 0.62 + low * 0.38
    pool = np.clip(pool + 0.10 * rough_noise(dish.points, 4, 9), 0, 1)
    stops = [0, 0.16, 0.42, 0.72, 1.0]
    shades = np.array([linear(shade) for shade in ('#9a6b45', '#a5ab7a', '#6aa283', '#2f7d68', '#0f4a45')])
    colour = np.stack([np.interp(pool, stops, shades[:, i]) for i in range(3)], axis=1)
    dish.paint(colour, 1.0, 1.0)
    under = smoothstep(0.0, -0.3, dish.normals[:, 2])
    bare = np.clip(under + smoothstep(-0.05, -0.11, hollow) * 0.6, 0, 1)
    dish.paint(STONEWARE, bare * 0.8, 0.35)


def citrus(place, radius, seed, turn, tint):
    """Build a lime: with a nipple at its end, pitted skin, and a yellow patch."""
    batch = Batch()
    rows, around, vertices = 60, 80, []
    for i in range(rows + 1):
        polar = math.pi * i / rows
        for k in range(around):
            a = 2 * math.pi * k / around
            direction = np.array(
                [math.cos(polar), math.sin(polar) * math.cos(a), math.sin(polar) * math.sin(a)])
            stretch = 1.14 + 0.16 * math.exp(-(((polar) / 0.3) ** 2))
            vertices.append(tuple(direction * radius * [stretch, 1, 0.97]))
    faces = grid_faces(rows + 1, around)
    batch.add(vertices, faces, linear('#7f9a24'))
    lime = Lump(batch, 0.05, 2)
    lime.roughen(2.5, 0.06, seed)
    lime.paint(linear('#c2b336'), smoothstep(0.0, 0.9, rough_noise(lime.points, 3, seed) + tint) * 0.8)
    lime.paint(linear('#4f6f1c'), smoothstep(0.1, 0.9, rough_noise(lime.points, 1.2, seed + 5)) * 0.4)
    stem = np.linalg.norm(lime.points - [-radius * 1.12, 0, 0], axis=1)
    lime.raise_by(-0.22 * smoothstep(0.5, 0.1, stem))
    lime.paint(linear('#8a7a4a'), smoothstep(0.36, 0.2, stem))
    lime.turn(turn, (*place, radius * 0.97))
    lime.gloss[:] = 0.6
    lime.make('lime', peel())


def peel():
    g = Graph('peel')
    pits = g.ramp(g.cells(0.15), 0.0, 0.6)
    g.set(
        Base_Color=g.painted(), Roughness=0.36, Specular=0.5, Subsurface=0.05,
        Normal=g.bump(pits, 0.035, g.bump(g.noise(0.9, 2), 0.02)))
    return g.surface


def tablecloth():
    """Return the material of handloom cotton with a madder stripe near its selvedge, folded once."""
    g = Graph('handloom')
    x, y = g.axis('X'), g.axis('Y')
    slub = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(3, 3), 0.5), 0.25)
    warp = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.math('ADD', x, slub), 21.0)))
    weft = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.math('ADD', y, slub), 21.0)))
    thick = g.ramp(g.noise(0.4, 3, 0.6, g.stretched((0.05, 1, 1))), 0.35, 0.7, 0.7, 1.15)
    thread = g.math('MAXIMUM', warp, g.math('MULTIPLY', weft, thick))
    cloth = g.mix(g.ramp(thread, 0.4, 1.0), linear('#cdbf9f'), linear('#f0e7d0'))
    for middle, half in ((11.2, 1.15), (13.6, 0.22), (14.5, 0.22)):
        away = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('ADD', y, slub), middle))
        cloth = g.mix(
            g.math('MULTIPLY', g.ramp(away, half, half - 0.08), 0.92), cloth,
            g.mix(g.ramp(thread, 0.4, 1.0), linear('#7a2417'), linear('#a83a26')))
    g.set(Base_Color=cloth, Roughness=1.0, Specular=0.08, Normal=g.bump(thread, 0.02))
    return g.surface


def lay_cloth():
    """Build a cloth with soft creases, flat under the dish."""
    xs, ys = np.linspace(-32, 32, 220), np.linspace(-32, 32, 220)
    flat = np.array([(x, y, 0) for y in ys for x in xs])
    crease, _ = distance_to_path(flat[:, :2], [(-32, -13.5), (32, -12.2)])
    second, _ = distance_to_path(flat[:, :2], [(19.4, -32), (20.3, 32)])
    waves = 0.35 * noise(flat * [1, 0.4, 1] + [3, 9, 0], 9, 4) + 0.2 * noise(flat, 5, 8)
    away = smoothstep(7, 17, np.hypot(flat[:, 0] * 0.6, flat[:, 1]))
    flat[:, 2] = waves * away - 0.3 + 0.28 * np.exp(-crease / 0.5) + 0.24 * np.exp(-second / 0.5)
    faces = grid_faces(len(ys), len(xs), closed=False)
    mesh('cloth', flat, faces, tablecloth(), smooth=True)


reset()
dish = build_slab()
impress(dish)
glaze(dish)
dish.turn(math.radians(24), (-0.6, 0.6, -0.3))
dish.make('dish', glazed())
citrus((8.0, -9.4), 2.45, 3, 0.7, 0.1)
citrus((11.9, -6.2), 2.3, 8, 2.6, 0.5)
lay_cloth()
area_light((-34, 24, 34), (0, 0, 0), 7, 19000, (1, 0.92, 0.8), 11)
area_light((36, -14, 46), (0, 0, 0), 30, 2600, (0.82, 0.9, 1))
world((0.85, 0.9, 1), 0.3)
camera((0, -2, 74), (0, 0, 0), 75)
render(1300, 1300, 30, exposure=1.78, contrast=1.05)
