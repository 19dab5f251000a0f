"""The materials of Blender objects."""
import bpy

from studio.colour import linear


def material(name, colour=(0.8, 0.8, 0.8), rough=0.85, spec=0.25, bump=0, bump_scale=40, variation=0,
             variation_scale=4, vertex_colours=False, metal=0, coat=0, translucent=0, subsurface=0, bump2=0,
             bump2_scale=6, fibre=0):
    """Make a surface and return it.

    colour: linear (red, green, blue), unless vertex_colours takes each face's own.
    rough, spec, metal, coat, subsurface: shares, 0 to 1, of the principled surface.
    bump, bump2: heights of two sizes of grain in scene units; bump_scale, bump2_scale: how fine.
    fibre: height of a grain that is stretched along x, as in brushed or fibrous material.
    variation: strength of patches in the colour; variation_scale: how fine the patches are.
    translucent: share of light let through, as in thin paper.
    """
    surface = bpy.data.materials.new(name)
    surface.use_nodes = True
    tree = surface.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = spec
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Subsurface'].default_value = subsurface
    if subsurface:
        shader.inputs['Subsurface Color'].default_value = (*colour[:3], 1)
        shader.inputs['Subsurface Radius'].default_value = (0.2, 0.1, 0.06)
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    paint = _vertex_paint(tree) if vertex_colours else _plain_paint(tree, colour)
    if variation:
        paint = _patchy(tree, paint, place, variation, variation_scale)
    tree.links.new(paint, shader.inputs['Base Color'])

    normal = None
    if bump:
        normal = _bumped(tree, _grain(tree, place, bump_scale), bump, normal)
    if bump2:
        normal = _bumped(tree, _grain(tree, place, bump2_scale), bump2, normal)
    if fibre:
        drawn_out = _stretched(tree, place, (1, 14, 1))
        normal = _bumped(tree, _grain(tree, drawn_out, 30), fibre, normal)
    if normal:
        tree.links.new(normal, shader.inputs['Normal'])
    if translucent:
        _let_light_through(tree, shader, paint, translucent)
    return surface


def wood(name='wood', base='#8a5a34', dark='#5d3820', scale=1.0):
    """Make a wooden surface, its grain along x, from two sRGB hex colours; a larger scale is finer."""
    surface = material(name, rough=0.55, spec=0.3)
    tree = surface.node_tree
    shader = tree.nodes['Principled BSDF']
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    grain = tree.nodes.new('ShaderNodeTexNoise')
    grain.inputs['Scale'].default_value = 1.6
    grain.inputs['Detail'].default_value = 9
    grain.inputs['Distortion'].default_value = 0.8
    tree.links.new(_stretched(tree, place, (0.12 * scale, 1.6 * scale, 1)), grain.inputs['Vector'])

    ramp = tree.nodes.new('ShaderNodeValToRGB')
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.32, (*linear(dark), 1)
    high.position, high.color = 0.66, (*linear(base), 1)
    tree.links.new(grain.outputs['Fac'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    tree.links.new(_bumped(tree, grain.outputs['Fac'], 0.02), shader.inputs['Normal'])
    return surface


def _vertex_paint(tree):
    node = tree.nodes.new('ShaderNodeVertexColor')
    node.layer_name = 'Col'
    return node.outputs['Color']


def _plain_paint(tree, colour):
    node = tree.nodes.new('ShaderNodeRGB')
    node.outputs[0].default_value = (*colour[:3], 1)
    return node.outputs[0]


def _patchy(tree, paint, place, amount, scale):
    """Multiply the paint by slow noise: down by `amount`, up by a little less, so it stays quiet."""
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 8
    noise.inputs['Roughness'].default_value = 0.65
    tree.links.new(place, noise.inputs['Vector'])
    spread = tree.nodes.new('ShaderNodeMapRange')
    for socket, value in zip(range(1, 5), (0.25, 0.75, 1 - amount, 1 + amount * 0.6)):
        spread.inputs[socket].default_value = value
    tree.links.new(noise.outputs['Fac'], spread.inputs[0])
    product = tree.nodes.new('ShaderNodeMixRGB')
    product.blend_type = 'MULTIPLY'
    product.inputs[0].default_value = 1
    tree.links.new(paint, product.inputs[1])
    tree.links.new(spread.outputs[0], product.inputs[2])
    return product.outputs[0]


def _stretched(tree, place, scale):
    node = tree.nodes.new('ShaderNodeMapping')
    node.inputs['Scale'].default_value = scale
    tree.links.new(place, node.inputs[0])
    return node.outputs[0]


def _grain(tree, place, scale):
    node = tree.nodes.new('ShaderNodeTexNoise')
    node.inputs['Detail'].default_value = 6
    node.inputs['Roughness'].default_value = 0.6
    node.inputs['Scale'].default_value = scale
    tree.links.new(place, node.inputs['Vector'])
    return node.outputs['Fac']


def _bumped(tree, height, amount, normal=None):
    """Add a height of `amount` scene units on top of an earlier normal, if there is one."""
    node = tree.nodes.new('ShaderNodeBump')
    node.inputs['Strength'].default_value = 1
    node.inputs['Distance'].default_value = amount
    tree.links.new(height, node.inputs['Height'])
    if normal:
        tree.links.new(normal, node.inputs['Normal'])
    return node.outputs[0]


def _let_light_through(tree, shader, paint, share):
    translucent = tree.nodes.new('ShaderNodeBsdfTranslucent')
    tree.links.new(paint, translucent.inputs[0])
    both = tree.nodes.new('ShaderNodeMixShader')
    both.inputs[0].default_value = share
    tree.links.new(shader.outputs[0], both.inputs[1])
    tree.links.new(translucent.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs[0])
