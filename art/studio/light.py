"""Lamps, the light of the room, and the camera."""
import bpy
from mathutils import Vector


def area_light(location, target, size, power, colour=(1, 1, 1), size_y=None):
    """Hang a soft lamp at `location`, facing `target`, and return its object.

    `size` is its side in scene units, or its width if `size_y` gives a height; `power` is in watts.
    """
    lamp = bpy.data.lights.new('lamp', 'AREA')
    lamp.energy = power
    lamp.size = size
    lamp.color = colour
    if size_y:
        lamp.shape = 'RECTANGLE'
        lamp.size_y = size_y
    return _aimed(lamp, location, target)


def world(colour, strength):
    """Fill the room with even light of a linear colour."""
    sky = bpy.data.worlds.new('world')
    bpy.context.scene.world = sky
    sky.use_nodes = True
    background = sky.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def window_light(scale=10, power=1.0, key=(1, 0.93, 0.82), fill=(0.72, 0.82, 1), fill_strength=0.35,
                 elevation=0.75, softness=0.35):
    """Light a scene about `scale` units wide by a soft window at the upper left (-x, +y) and a fill.

    `power` is relative, so that the same value suits any scale; `elevation` and `softness` are the
    window's height and size relative to the scene.
    """
    location = (-1.5 * scale, 1.15 * scale, elevation * 1.7 * scale)
    watts = 38 * scale * scale * power
    area_light(location, (0, 0, 0), softness * 2.2 * scale, watts, key, softness * 1.6 * scale)
    world(fill, fill_strength)


def camera(location, target, lens=60, fstop=None, focus=None):
    """Look from `location` at `target` through a lens of `lens` mm, and return the camera's object.

    With an `fstop`, things nearer or farther than `focus` (a point; else the target) blur.
    """
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.clip_end = 1000
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    viewer = _aimed(data, location, target)
    bpy.context.scene.camera = viewer
    return viewer


def _aimed(data, location, target):
    thing = bpy.data.objects.new(data.name, data)
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing
