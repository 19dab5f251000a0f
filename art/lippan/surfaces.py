"""Materials of Lippan: cracking clay, old mirror, worn paint, and a room for the mirrors to reflect."""
import bpy

from studio.colour import linear
from studio.materials import material


def clay_surface(bleed, patchy=0.12):
    """Return dry white clay: grainy, cracked in places, stained at its foot, dusty on top."""
    surface = material('clay', vertex_colours=True, rough=0.95, spec=0.08, bump=0.022, bump_scale=26,
                       variation=patchy, variation_scale=3)
    cracked(surface, scale=2.6, width=0.045, depth=0.02, share=0.5)
    tree = surface.node_tree
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    height = _component(tree, geometry.outputs['Position'], 'Z')
    foot = _ramp(tree, height, 0.055, 0.0)
    _stain(tree, foot, bleed, 0.65)
    up = _component(tree, geometry.outputs['True Normal'], 'Y')
    _stain(tree, _ramp(tree, up, 0.25, 0.95), linear('#b09a78'), 0.4)
    return surface


def mirror_surface():
    """Return old mirror: bright, with dust and a few blind spots."""
    surface = material('mirror', (0.9, 0.92, 0.93), rough=0.03, metal=1, bump=0.003, bump_scale=1.4)
    tree = surface.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    dust = tree.nodes.new('ShaderNodeTexNoise')
    dust.inputs['Scale'].default_value = 5
    dust.inputs['Detail'].default_value = 4
    tree.links.new(place, dust.inputs['Vector'])
    shader = tree.nodes['Principled BSDF']
    blind = _ramp(tree, dust.outputs['Fac'], 0.5, 0.82)
    tree.links.new(_ramp(tree, dust.outputs['Fac'], 0.35, 1.0), shader.inputs['Roughness'])
    _stain(tree, blind, linear('#b9a98c'), 0.8)
    return surface


def cracked(surface, scale, width, depth, share):
    """Crack a surface like drying mud: dark joints of irregular cells, in patches over `share` of it."""
    tree = surface.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    cells = tree.nodes.new('ShaderNodeTexVoronoi')
    cells.feature = 'DISTANCE_TO_EDGE'
    cells.inputs['Scale'].default_value = scale
    bent = tree.nodes.new('ShaderNodeTexNoise')
    bent.inputs['Scale'].default_value = scale * 1.5
    bent.inputs['Detail'].default_value = 1
    tree.links.new(place, bent.inputs['Vector'])
    shifted = tree.nodes.new('ShaderNodeVectorMath')
    shifted.operation = 'MULTIPLY_ADD'
    shifted.inputs[1].default_value = (0.35 / scale * 2,) * 3
    tree.links.new(bent.outputs['Color'], shifted.inputs[0])
    tree.links.new(place, shifted.inputs[2])
    tree.links.new(shifted.outputs[0], cells.inputs['Vector'])
    patches = tree.nodes.new('ShaderNodeTexNoise')
    patches.inputs['Scale'].default_value = scale * 0.3
    patches.inputs['Detail'].default_value = 1
    tree.links.new(place, patches.inputs['Vector'])
    where = _ramp(tree, patches.outputs['Fac'], 0.62 - share * 0.25, 0.72 - share * 0.25)
    joint = _ramp(tree, cells.outputs['Distance'], width, 0.0)
    both = tree.nodes.new('ShaderNodeMath')
    both.operation = 'MULTIPLY'
    tree.links.new(joint, both.inputs[0])
    tree.links.new(where, both.inputs[1])
    _stain(tree, both.outputs[0], linear('#4a3424'), 0.7)
    shader = tree.nodes['Principled BSDF']
    bump = tree.nodes.new('ShaderNodeBump')
    bump.invert = True
    bump.inputs['Distance'].default_value = depth
    tree.links.new(both.outputs[0], bump.inputs['Height'])
    if shader.inputs['Normal'].links:
        tree.links.new(shader.inputs['Normal'].links[0].from_socket, bump.inputs['Normal'])
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])


def worn(surface, colour, scale, share, strength=0.8, stretch=(1, 1, 1)):
    """Add patches of missing paint or dust; `stretch` makes them longer, like brush marks."""
    tree = surface.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    mapped = tree.nodes.new('ShaderNodeMapping')
    mapped.inputs['Scale'].default_value = stretch
    tree.links.new(place, mapped.inputs[0])
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 5
    noise.inputs['Roughness'].default_value = 0.7
    tree.links.new(mapped.outputs[0], noise.inputs['Vector'])
    _stain(tree, _ramp(tree, noise.outputs['Fac'], 0.7 - share * 0.3, 0.82 - share * 0.3), colour, strength)


def _component(tree, vector, axis):
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(vector, parts.inputs[0])
    return parts.outputs[axis]


def _ramp(tree, value, none, full):
    """Return 0 where `value` is `none` and 1 where it is `full`, which may be the smaller number."""
    node = tree.nodes.new('ShaderNodeMapRange')
    node.inputs['From Min'].default_value = none
    node.inputs['From Max'].default_value = full
    tree.links.new(value, node.inputs['Value'])
    return node.outputs[0]


def _stain(tree, mask, colour, strength):
    """Mix `colour` into the surface's own where `mask` is high."""
    shader = tree.nodes['Principled BSDF']
    amount = tree.nodes.new('ShaderNodeMath')
    amount.operation = 'MULTIPLY'
    amount.inputs[1].default_value = strength
    tree.links.new(mask, amount.inputs[0])
    over = tree.nodes.new('ShaderNodeMixRGB')
    base = shader.inputs['Base Color']
    if base.links:
        tree.links.new(base.links[0].from_socket, over.inputs[1])
    else:
        over.inputs[1].default_value = base.default_value
    tree.links.new(amount.outputs[0], over.inputs[0])
    over.inputs[2].default_value = (*colour, 1)
    tree.links.new(over.outputs[0], base)


def room_for_mirrors(strength=0.75):
    """Build a room of dark and light patches, so that every mirror reflects something different."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    place = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 2.6
    noise.inputs['Detail'].default_value = 3
    tree.links.new(place.outputs['Generated'], noise.inputs['Vector'])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    dark, light = ramp.color_ramp.elements
    dark.position, dark.color = 0.36, (0.02, 0.03, 0.06, 1)
    light.position, light.color = 0.62, (1.6, 1.65, 1.75, 1)
    ramp.color_ramp.elements.new(0.5).color = (0.30, 0.27, 0.24, 1)
    tree.links.new(noise.outputs['Fac'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
