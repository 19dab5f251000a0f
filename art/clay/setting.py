"""Objects that shape the light on a finished piece: the edges and bars of a window, leaves in front of it."""

import numpy as np

from clay.lump import frame, unit
from studio.colour import linear
from studio.materials import material
from studio.meshes import Batch, mesh

BLACK = linear('#050505')


def upright(name, material, y, half_width, low, high):
    """Build a wall that faces the viewer, at the distance `y`, and return its object."""
    corners = [(-half_width, y, low), (half_width, y, low), (half_width, y, high), (-half_width, y, high)]
    return mesh(name, corners, [(0, 1, 2, 3)], material)


def window(lamp, target, nearness, width, height, bars=(), crossbars=(), wall=90.0, lean=0.0):
    """Let the light of a lamp through an opening only; return the shade, which is invisible except to light.

    The opening is between `lamp` and `target`, at the share `nearness` of the way; `bars` and `crossbars` are positions
    (from its centre, in centimetres, with a thickness) of vertical and horizontal bars.
    """
    shade = Batch()
    half_width, half_height = width / 2, height / 2
    for x0, x1, y0, y1 in (
        (-wall, -half_width, -wall, wall), (half_width, wall, -wall, wall),
        (-half_width, half_width, half_height, wall), (-half_width, half_width, -wall, -half_height),
        *((x - t / 2, x + t / 2, -half_height, half_height) for x, t in bars),
        *((-half_width, half_width, y - t / 2, y + t / 2) for y, t in crossbars)
    ):
        shade.add([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], BLACK)
    return hang_in_light(shade, lamp, target, nearness, lean)


def hang_in_light(shade, lamp, target, nearness, lean=0.0):
    """Place a flat Batch in the light, rotated by `lean`; only its shadow is visible."""
    lamp, target = np.asarray(lamp, float), np.asarray(target, float)
    towards = unit(lamp - target)
    right, up = frame(towards)
    right, up = right * np.cos(lean) + up * np.sin(lean), up * np.cos(lean) - right * np.sin(lean)
    middle = lamp + (target - lamp) * nearness
    shade.reshape(0, lambda x, y, z: middle + right * x + up * y + towards * z)
    thing = shade.make('shade', material('shade', BLACK))
    thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = thing.visible_transmission = False
    return thing
