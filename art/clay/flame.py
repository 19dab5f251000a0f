"""The flame of a lamp: its shape, its glow and its light."""
import math

import bpy
import numpy as np

from clay.graph import Graph
from clay.pieces import grid_faces
from studio.colour import linear
from studio.meshes import mesh


def flame(foot, height):
    """Build a flame that leans a little, and its light."""
    g = Graph('flame')
    up = g.axis('Z')
    core = g.mix(g.ramp(up, height * 0.1, height * 0.5), linear('#ff9a2e'), linear('#ffd27a'))
    core = g.mix(g.ramp(up, height * 0.55, height), core, linear('#ff7a12'))
    core = g.mix(g.ramp(up, height * 0.14, 0.0), core, linear('#3a3f9a'))
    rows, around, vertices = 22, 18, []
    for i in range(rows):
        t = i / (rows - 1)
        radius = 0.46 * max(0.01, math.sin(math.pi * t**0.62) ** 0.9)
        lean = 0.28 * t * t
        vertices += [
            (radius * math.cos(a) + lean, radius * math.sin(a), t * height)
            for a in np.linspace(0, 2 * math.pi, around, endpoint=False)]
    surface = g.shining(core, g.ramp(up, 0.0, height * 0.4, 0.5, 2.6))
    body = mesh('flame', vertices, grid_faces(rows, around), surface, smooth=True, location=tuple(foot))
    body.visible_diffuse = body.visible_shadow = False
    _halo(foot + [0, 0, height * 0.45], height * 1.5)
    lamp = bpy.data.lights.new('flame', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 620, (1, 0.52, 0.18), 0.45
    glow = bpy.data.objects.new('flame', lamp)
    glow.location = tuple(foot + [0.1, 0, height * 0.5])
    bpy.context.scene.collection.objects.link(glow)


def _halo(middle, radius):
    """Build the glow of a flame: a disc that faces the camera and only adds light."""
    g = Graph('halo')
    x, z = g.axis('X'), g.axis('Z')
    away = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', z, z)))
    glow = g.math('POWER', g.ramp(away, radius, 0.0), 3.0)
    disc = mesh(
        'halo', [(radius * math.cos(a), -1.0, radius * math.sin(a)) for a in np.linspace(0, 6.2, 40)],
        [tuple(range(40))], g.glowing(linear('#ff9d3c'), g.math('MULTIPLY', glow, 0.34)),
        location=tuple(middle))
    disc.visible_diffuse = disc.visible_glossy = disc.visible_shadow = False
