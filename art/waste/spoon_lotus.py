"""A lotus lamp of disposable spoons dipped in pink, floating on a steel thali (dish) of water at night."""

import math
import random

from mathutils import Euler, Matrix, Vector

from clay.graph import Graph
from papercraft.lamps import bulb
from studio.colour import linear, mix
from studio.light import area_light, camera, world
from studio.meshes import Batch, ground
from studio.render import render, reset
from waste.junk import lathe
from waste.spoons import spoon_shell
from waste.surfaces import metal, smooth_below

# Rings of petals from the outside inwards: number, distance, height, lean from upright, size.
RINGS = (
    (12, 3.3, 1.45, 1.40, 1.60),
    (11, 2.8, 1.75, 1.12, 1.52),
    (9, 2.3, 2.1, 0.84, 1.40),
    (7, 1.9, 2.4, 0.58, 1.22),
    (5, 1.5, 2.6, 0.36, 0.98),
)
WHITE, PINK, DEEP = linear('#fdf0e8'), linear('#f48fb8'), linear('#de3a82')

chance = random.Random(12)


def spoon_colour(share, dip):
    """Return the colour along a spoon: white, then pink from the line of the dip, strongest at the tip."""
    if share > dip:
        return mix(PINK, WHITE, min(1, (share - dip) * 9))
    return mix(DEEP, PINK, share / dip)


def petal(batch, angle, out, height, lean, size):
    """Build one spoon without its handle, its tip outward and its hollow to the centre."""
    size *= chance.uniform(0.94, 1.05)
    vertices, faces = spoon_shell(0.7, size, 0.62)
    length = 4.4 * size
    dip = chance.uniform(0.58, 0.74)
    # The bowls are bent with heat: each tip bends outwards by its own amount.
    roll = chance.uniform(0.05, 0.22)
    shaped = []
    for x, y, z in vertices:
        along = length - x
        shaped.append((along, y * 1.05, z + roll * max(0, along / length - 0.6) ** 2 * -9))
    place = (
        Matrix.Rotation(angle + chance.uniform(-0.05, 0.05), 4, 'Z')
        @ Matrix.Translation((out * 0.35, 0, height))
        @ Euler((chance.uniform(-0.08, 0.08), lean - math.pi / 2 + chance.uniform(-0.07, 0.07), 0))
        .to_matrix()
        .to_4x4()
    )
    colours = []
    for face in faces:
        middle = sum(vertices[i][0] for i in face) / len(face)
        drip = 0.02 * math.sin(7 * vertices[face[0]][1] + angle * 5)
        colours.append(spoon_colour(middle / (length + 0.7) + drip, dip))
    batch.add([tuple(place @ Vector(point)) for point in shaped], faces, colours)


def spoon_surface():
    """Return thin plastic that is lit from behind, with streaks of dye."""
    g = Graph('spoons')
    streaks = g.ramp(g.noise(0.5, 5, 0.7), 0.3, 0.7, 0.82, 1.08)
    paint = g.mix(1.0, g.painted(), g.grey(streaks), 'MULTIPLY')
    # The bowls reflect the light onto each other, so they are emissive: most near the lamp, least at the tips.
    x, y = g.axis('X'), g.axis('Y')
    away = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y)))
    warm = g.mix(g.ramp(away, 1.0, 6.5), linear('#ffd8a8'), linear('#ffa8c8'))
    g.set(
        Base_Color=paint,
        Roughness=0.28,
        Specular=0.5,
        Normal=g.bump(g.noise(0.7, 2), 0.02),
        Emission=g.mix(1.0, paint, warm, 'MULTIPLY'),
        Emission_Strength=g.ramp(away, 0.6, 8.0, 1.0, 0.12),
    )
    through = g.tree.nodes.new('ShaderNodeBsdfTranslucent')
    g.tree.links.new(paint, through.inputs[0])
    both = g.tree.nodes.new('ShaderNodeMixShader')
    both.inputs[0].default_value = 0.55
    g.tree.links.new(g.shader.outputs[0], both.inputs[1])
    g.tree.links.new(through.outputs[0], both.inputs[2])
    g.tree.links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return g.surface


def water_surface():
    """Return still dark water with a few rings."""
    g = Graph('water')
    x, y = g.axis('X'), g.axis('Y')
    away = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y)))
    rings = g.math(
        'MULTIPLY', g.math('SINE', g.math('MULTIPLY', away, 4.2)), g.ramp(away, 5.0, 13.0, 1.0, 0.1)
    )
    normal = g.bump(g.noise(2.5, 2), 0.05, g.bump(rings, 0.035))
    g.set(Base_Color=linear('#0d1416'), Roughness=0.035, Specular=0.9, Normal=normal)
    return g.surface


def stone_surface():
    """Return black polished floor stone."""
    g = Graph('stone')
    clouds = g.ramp(g.noise(9, 6, 0.65), 0.3, 0.75)
    paint = g.mix(clouds, linear('#141216'), linear('#2b2528'))
    flecks = g.ramp(g.noise(0.18, 3), 0.66, 0.72, 0.0, 0.5)
    g.set(
        Base_Color=g.mix(flecks, paint, linear('#5c5250')),
        Specular=0.5,
        Roughness=g.ramp(g.noise(4, 5), 0.3, 0.7, 0.26, 0.5),
        Normal=g.bump(g.noise(1.2, 4), 0.02),
    )
    return g.surface


def thali():
    profile = [
        (12.2, 0.0),
        (13.6, 0.15),
        (14.3, 1.9),
        (14.65, 2.05),
        (14.6, 2.2),
        (14.2, 2.15),
        (14.0, 1.9),
        (13.3, 0.4),
        (12.0, 0.22),
    ]
    dish = Batch()
    dish.add(*lathe(profile, 120), linear('#c9c6c0'))
    smooth_below(dish.make('thali', metal('steel', '#cfccc6', 0.16, 0.02)), 0.8)
    water = Batch()
    water.add(*lathe([(13.95, 1.25), (0.1, 1.25)], 96), linear('#0d1416'))
    smooth_below(water.make('water', water_surface()), 1)


def leaves():
    """Build lily leaves cut from green bottles, still curved."""
    pads = Batch()
    for x, y, radius, turn in (
        (-9.2, -5.6, 2.9, 0.6),
        (8.6, -7.6, 2.2, 2.3),
        (10.6, 3.0, 2.4, 4.0),
        (-8.0, 8.2, 2.5, 5.2),
    ):
        rows, vertices = 7, []
        for i in range(rows):
            for k in range(81):
                angle, reach = turn + 0.22 + k / 80 * (2 * math.pi - 0.44), radius * (i + 0.15) / (
                    rows - 0.85
                )
                ragged = 1 + 0.008 * math.sin(angle * 5 + radius) * (i == rows - 1)
                curl = 0.045 * (reach * math.cos(angle - turn - 0.9)) ** 2
                vertices.append(
                    (x + reach * ragged * math.cos(angle), y + reach * ragged * math.sin(angle), 1.30 + curl)
                )
        faces = [
            (i * 81 + k, i * 81 + k + 1, i * 81 + k + 82, i * 81 + k + 81)
            for i in range(rows - 1)
            for k in range(80)
        ]
        pads.add(vertices, faces, linear(chance.choice(('#2f8a45', '#3c9a3c', '#1f7440'))))
    g = Graph('bottle')
    g.set(
        Base_Color=g.painted(),
        Roughness=0.12,
        Specular=0.6,
        Transmission=0.25,
        Normal=g.bump(g.noise(0.9, 3), 0.05),
    )
    smooth_below(pads.make('leaves', g.surface), 1)


def heart():
    """Build the lamp: a string of tiny lights in the shoulder of a bottle, under yellow stamens of cut straw."""
    stamens = Batch()
    for k in range(34):
        angle, lean = chance.uniform(0, 6.3), chance.uniform(0.05, 0.5)
        tip = (math.cos(angle) * lean * 2.1, math.sin(angle) * lean * 2.1, 4.1 + chance.uniform(-0.3, 0.5))
        stamens.tube([(math.cos(angle) * 0.3, math.sin(angle) * 0.3, 2.2), tip], 0.09, linear('#f5b52a'), 6)
    g = Graph('straw')
    g.set(Base_Color=g.painted(), Roughness=0.4, Emission=linear('#ffb347'), Emission_Strength=0.9)
    stamens.make('stamens', g.surface)


reset()
flower = Batch()
for number, (count, out, height, lean, size) in enumerate(RINGS):
    for step in range(count):
        petal(flower, 2 * math.pi * (step + 0.5 * (number % 2)) / count + 0.1, out, height, lean, size)
smooth_below(flower.make('petals', spoon_surface()), 0.7)
heart()
thali()
leaves()
ground(stone_surface(), 300)
bulb((0, 0, 3.6), 1500, 0.5, (1, 0.76, 0.52))
bulb((0, 0, 1.9), 700, 0.3, (1, 0.72, 0.50))
area_light((-62, 14, 42), (0, 0, 0), 22, 30000, (0.45, 0.58, 1), 12)
world((0.12, 0.16, 0.32), 0.5)
camera((3, -33, 35), (1.9, -2.3, 1.6), 48, 5.6, (0, -3, 3))
render(1280, 1024, 32, exposure=1.15, contrast=1.08, vignette=0.3, bounces=5)
