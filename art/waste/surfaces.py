"""Materials of used things: scratched tin, dull plastic, stained board, a shiny disc."""

import colorsys

import numpy as np

from clay.graph import Graph
from papercraft.paper import printed
from studio.colour import linear
from studio.meshes import mesh


def _most(g, values):
    most = values[0]
    for value in values[1:]:
        most = g.math('MAXIMUM', most, value)
    return most


def _scratches(g, few=0.70, directions=(0.4, 1.7, 2.7), fine=0.05):
    """Return the strength of the scratches at each point, 0 to 1."""
    return _most(
        g,
        [
            g.ramp(g.noise(fine, 2, 0.5, g.stretched((0.03, 1, 1), turn)), few, few + 0.05)
            for turn in directions
        ],
    )


def tin(name='tin', scratched=0.68, dented=0.05, bare='#b9b5ac', rust=0.25):
    """Return printed tin in its faces' colours: scratched to the metal, a little rusty, a little dented."""
    g = Graph(name)
    faded = g.mix(g.ramp(g.noise(1.1, 5, 0.7), 0.4, 0.8, 0.0, 0.28), g.painted(), linear('#d9c9a8'))
    chips = g.ramp(g.noise(0.35, 5, 0.75), 0.70, 0.73)
    worn = _most(g, [_scratches(g, scratched), chips])
    paint = g.mix(worn, faded, linear(bare))
    rusty = g.math('MULTIPLY', g.ramp(g.noise(0.7, 6, 0.75), 0.62, 0.72), rust * 3)
    paint = g.mix(g.math('MINIMUM', rusty, 0.85), paint, linear('#6b3516'))
    normal = g.bump(g.noise(0.9, 2), dented)
    normal = g.bump(worn, -0.01, normal)
    g.set(
        Base_Color=paint,
        Metallic=g.math('MULTIPLY', worn, 0.85),
        Specular=0.5,
        Normal=normal,
        Roughness=g.ramp(g.noise(0.5, 4), 0.3, 0.7, 0.24, 0.5),
    )
    return g.surface


def plastic(name='plastic', rough=0.36, scratched=0.66, grime=0.35, through=0.0):
    """Return moulded plastic in its faces' colours, scratched and dirty."""
    g = Graph(name)
    paint = g.mix(g.ramp(g.noise(1.4, 5, 0.7), 0.45, 0.85, 0.0, 0.2), g.painted(), linear('#efe6d2'))
    dirt = g.ramp(g.noise(0.5, 6, 0.75), 0.5, 0.78, 0.0, grime)
    paint = g.mix(dirt, paint, linear('#5b4a38'))
    scratches = _scratches(g, scratched, fine=0.035)
    paint = g.mix(g.math('MULTIPLY', scratches, 0.45), paint, linear('#f2ede2'))
    g.set(
        Base_Color=paint,
        Specular=0.5,
        Normal=g.bump(scratches, -0.008, g.bump(g.noise(0.6, 2), 0.012)),
        Roughness=g.ramp(g.noise(0.4, 4), 0.3, 0.7, rough * 0.8, rough * 1.35),
        Transmission=through,
    )
    return g.surface


def board(name='board', stain=0.3, lean=(0.2, 1, 1)):
    """Return cardboard or painted paper in its faces' colours: fibres, soft dents, a stain."""
    g = Graph(name)
    fibres = g.noise(0.10, 4, 0.7, g.stretched(lean))
    paint = g.mix(1.0, g.painted(), g.grey(g.ramp(fibres, 0.3, 0.7, 0.86, 1.06)), 'MULTIPLY')
    paint = g.mix(g.ramp(g.noise(3.5, 6, 0.7), 0.55, 0.8, 0.0, stain), paint, linear('#6d5232'))
    normal = g.bump(fibres, 0.012, g.bump(g.noise(1.6, 3), 0.06))
    g.set(Base_Color=paint, Roughness=0.93, Specular=0.1, Normal=normal)
    return g.surface


def metal(name, colour, rough=0.25, dented=0.02):
    """Return bare wire, steel or foil, smeared by fingers."""
    g = Graph(name)
    smeared = g.ramp(g.noise(1.0, 5), 0.3, 0.7, rough * 0.7, rough * 1.5)
    g.set(Base_Color=linear(colour), Metallic=1.0, Roughness=smeared, Normal=g.bump(g.noise(0.8, 2), dented))
    return g.surface


def glass(name='glass', colour='#ffffff', rough=0.02):
    """Return thin clear glass that does not darken the things behind it."""
    g = Graph(name)
    clear = g.tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = (*linear(colour), 1)
    shine = g.tree.nodes.new('ShaderNodeBsdfGlossy')
    shine.inputs['Roughness'].default_value = rough
    edge = g.tree.nodes.new('ShaderNodeLayerWeight')
    edge.inputs[0].default_value = 0.2
    # Only the outer side reflects; inner reflections would end in black.
    outer = g.math('SUBTRACT', 1.0, g.tree.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing'])
    both = g.tree.nodes.new('ShaderNodeMixShader')
    links = g.tree.links
    links.new(g.math('MULTIPLY', edge.outputs['Fresnel'], outer), both.inputs[0])
    links.new(clear.outputs[0], both.inputs[1])
    links.new(shine.outputs[0], both.inputs[2])
    links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return g.surface


def glow(name, colour, strength):
    """Return a material that emits light."""
    g = Graph(name)
    g.set(Base_Color=linear(colour), Emission=linear(colour), Emission_Strength=strength)
    return g.surface


def glue(name='glue'):
    """Return hot glue: milky, shiny, a little yellow."""
    g = Graph(name)
    g.set(Base_Color=linear('#efe7d2'), Roughness=0.18, Specular=0.6, Transmission=0.35)
    return g.surface


def disc_pixels(side=640, seed=4):
    """Return the silver side of a disc: rainbows in fans, fine grooves, scratches."""
    y, x = (np.mgrid[0:side, 0:side] + 0.5) / side * 2 - 1
    radius, angle = np.hypot(x, y), np.arctan2(y, x) / (2 * np.pi)
    fan = (angle * 4 + 0.12 * radius) % 1
    hue = np.clip((fan - 0.2) * 1.35 + 0.12 * (radius - 0.6), 0, 0.83)
    colours = np.array([colorsys.hsv_to_rgb(h / 100, 0.85, 0.95) for h in range(84)])
    share = np.exp(-(((fan - 0.5) / 0.2) ** 2)) * 0.9
    silver = np.array([0.58, 0.60, 0.64])
    pixels = silver + (colours[(hue * 100).astype(int)] - silver) * share[..., None]
    pixels *= (1 + 0.05 * np.sin(radius * 420))[..., None]
    marks = np.random.RandomState(seed)
    for _ in range(70):
        start, turn, length = marks.uniform(-1, 1, 2), marks.uniform(0, 6.3), marks.uniform(0.1, 0.7)
        for step in np.linspace(0, length, 300):
            column, row = (
                ((start + step * np.array([np.cos(turn), np.sin(turn + step * 0.4)])) + 1) * side / 2
            )
            if 0 <= column < side and 0 <= row < side:
                pixels[int(row), int(column)] = pixels[int(row), int(column)] * 0.45 + 0.5
    return pixels.astype(np.float32)


def disc_surface():
    """Return the silver side of a disc, mapped by UV that spans the whole disc."""
    return printed(
        'disc', disc_pixels(), translucent=0, rough=0.26, metal=0.6, spec=0.5, coat=0.5, variation=0
    )


class PrintedPieces:
    """Many pieces of printed material in one mesh; each point has its position (u, v) on the printed sheet."""

    def __init__(self):
        self.vertices, self.faces, self.places = [], [], []

    def add(self, vertices, faces, places):
        start = len(self.vertices)
        self.vertices.extend(vertices)
        self.places.extend(places)
        self.faces.extend([tuple(i + start for i in face) for face in faces])

    def make(self, name, surface, smooth=True):
        """Add all pieces to the scene as one mesh and return its object."""
        thing = mesh(name, self.vertices, self.faces, surface, smooth)
        layer = thing.data.uv_layers.new(name='print')
        corners = np.empty(len(thing.data.loops), np.int32)
        thing.data.loops.foreach_get('vertex_index', corners)
        layer.data.foreach_set('uv', np.asarray(self.places, np.float32)[corners].ravel())
        return thing


def smooth_below(thing, radians=0.6):
    """Shade a mesh smoothly except at its sharp edges."""
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = radians
    return thing
