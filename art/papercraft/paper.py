"""Materials of paper and card, and flat sheets cut from them."""
import math

import bpy
import numpy as np

from papercraft.shapes import filled
from studio.colour import linear
from studio.materials import material
from studio.meshes import mesh
from studio.noise import noise_at

CORE = '#f4ead6'


def card(name, colour, core=CORE, translucent=0.05, scale=1.0, **more):
    """Make card of an sRGB hex colour, with the colour `core` on its cut edges.

    For sheets that are flat in their own coordinates; they can be rotated in the scene. `scale` is the number of scene
    units in the width of a finger of a hand-sized work.
    """
    settings = {'rough': 0.92, 'spec': 0.08, 'bump': 0.010 * scale, 'bump_scale': 46 / scale,
                'bump2': 0.03 * scale, 'bump2_scale': 2.2 / scale, 'variation': 0.07,
                'variation_scale': 9 / scale, 'translucent': translucent, **more}
    surface = material(name, linear(colour), **settings)
    if core:
        _whiten_edges(surface, linear(core))
    return surface


def tissue(name, colour, through=0.6, scale=1.0, **more):
    """Make thin paper that transmits the share `through` of the light."""
    settings = {'rough': 0.8, 'spec': 0.15, 'bump': 0.004 * scale, 'bump_scale': 60 / scale,
                'variation': 0.08, 'variation_scale': 7 / scale, 'translucent': through, **more}
    return material(name, linear(colour), **settings)


def flat_sheet(name, loops, surface, thickness=0.07, wobble=0.012, every=2, phase=0.0):
    """Cut a sheet along closed loops [(x, y)] (inner loops are holes) and return its object, around z = 0.

    `wobble` is the error of the hand; long loops keep only every second point.
    """
    sheet = bpy.data.curves.new(name, 'CURVE')
    sheet.dimensions = '2D'
    sheet.fill_mode = 'BOTH'
    # A knife presses the rim down a little: the narrow bevel makes a highlight.
    bevel = thickness * 0.08
    sheet.extrude = thickness / 2 - bevel
    sheet.bevel_depth = bevel
    sheet.bevel_resolution = 1
    for loop in loops:
        points = loop[::every] if len(loop) > 30 else loop
        spline = sheet.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, points):
            point.co = (x + wobble * noise_at(x * 3, y * 3, phase),
                        y + wobble * noise_at(x * 3, y * 3, phase + 9), 0, 1)
    sheet.materials.append(surface)
    thing = bpy.data.objects.new(name, sheet)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _whiten_edges(surface, core):
    """Give the colour `core` to all faces that do not face up or down in the sheet's own coordinates."""
    tree = surface.node_tree
    base = tree.nodes['Principled BSDF'].inputs['Base Color']
    paint = base.links[0].from_socket
    normal = tree.nodes.new('ShaderNodeTexCoord').outputs['Normal']
    upward = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(normal, upward.inputs[0])
    steepness = tree.nodes.new('ShaderNodeMath')
    steepness.operation = 'ABSOLUTE'
    tree.links.new(upward.outputs['Z'], steepness.inputs[0])
    is_edge = tree.nodes.new('ShaderNodeMath')
    is_edge.operation = 'LESS_THAN'
    is_edge.inputs[1].default_value = 0.5
    tree.links.new(steepness.outputs[0], is_edge.inputs[0])
    mixed = tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(is_edge.outputs[0], mixed.inputs[0])
    tree.links.new(paint, mixed.inputs[1])
    mixed.inputs[2].default_value = (*core, 1)
    tree.links.new(mixed.outputs[0], base)


def printed(name, pixels, translucent=0.25, relief=None, relief_height=0.02, **more):
    """Make paper printed or painted all over: linear colours (height, width, 3), mapped by UV.

    `relief` (height, width), 0 to 1, is the thickness of the paint; 1 is `relief_height` high.
    """
    settings = {'rough': 0.85, 'spec': 0.12, 'variation': 0.04, 'variation_scale': 8, **more}
    surface = material(name, translucent=translucent, **settings)
    tree = surface.node_tree
    print_node = tree.nodes.new('ShaderNodeTexImage')
    print_node.image = _image(name, pixels)
    plain = next(node for node in tree.nodes if node.type == 'RGB')
    for link in list(plain.outputs[0].links):
        tree.links.new(print_node.outputs['Color'], link.to_socket)
    if relief is not None:
        _raise(tree, _image(f'{name} relief', np.repeat(relief[..., None], 3, axis=2)), relief_height)
    return surface


def _image(name, pixels):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = pixels
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    return image


def _raise(tree, image, height):
    """Add an image as a relief on top of the surface's own grain."""
    thickness = tree.nodes.new('ShaderNodeTexImage')
    thickness.image = image
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Distance'].default_value = height
    tree.links.new(thickness.outputs['Color'], bump.inputs['Height'])
    normal = tree.nodes['Principled BSDF'].inputs['Normal']
    if normal.links:
        tree.links.new(normal.links[0].from_socket, bump.inputs['Normal'])
    tree.links.new(bump.outputs[0], normal)


def curved_sheet(name, plane, shape, bend, surface, thickness=0.03, core=None):
    """Cut a shape and bend it: `bend(x, y)` returns the position of each of its points.

    The sheet's UV runs from 0 to 1 over the plane; `core` is the surface of its cut edge.
    """
    points, faces = filled(plane, shape)
    sheet = mesh(name, [bend(x, y) for x, y in points], faces, surface, smooth=True)
    rows, columns = plane.x.shape
    layer = sheet.data.uv_layers.new(name='sheet')
    for loop in sheet.data.loops:
        x, y = points[loop.vertex_index]
        layer.data[loop.index].uv = ((x - plane.left) / (columns * plane.step),
                                     (y - plane.bottom) / (rows * plane.step))
    give_thickness(sheet, thickness, core)
    return sheet


def give_thickness(thing, thickness, edge=None):
    """Make folded paper of a mesh's faces; `edge` is the surface of its cut edge."""
    body = thing.modifiers.new('thickness', 'SOLIDIFY')
    body.thickness = thickness
    if edge:
        thing.data.materials.append(edge)
        body.material_offset_rim = 1


def crease(thing, degrees):
    """Shade a mesh smoothly except at folds of more than `degrees`."""
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(degrees)


def ribbon(batch, path, across, colour):
    """Add a thin strip along `path` to a batch; `across` gives half its width, a vector, at each point."""
    vertices = []
    for point, half in zip(path, across):
        vertices += [point - half, point + half]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    batch.add(vertices, faces, colour)
