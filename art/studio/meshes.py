"""Meshes in the scene: single ones, and many small pieces gathered into one."""
import bpy
import numpy as np

from studio import forms


def mesh(name, vertices, faces, material, smooth=False, colours=None, bevel=0, location=None, segments=2):
    """Put a mesh into the scene and return its object.

    `colours` holds one linear (red, green, blue) per face, for a material with vertex_colours.
    `bevel` is the width by which sharp edges are rounded, in `segments` steps.
    """
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.update()
    if colours is not None:
        _paint_faces(data, colours)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    if location:
        thing.location = location
    if bevel:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width = bevel
        modifier.segments = segments
        modifier.limit_method = 'ANGLE'
        modifier.angle_limit = 0.6
    return thing


def _paint_faces(data, colours):
    attribute = data.color_attributes.new('Col', 'FLOAT_COLOR', 'CORNER')
    corners = np.array([polygon.loop_total for polygon in data.polygons])
    per_face = np.array([(*colour[:3], 1) for colour in colours], dtype=np.float32)
    attribute.data.foreach_set('color', np.repeat(per_face, corners, axis=0).ravel())


def ground(material, size=60, z=0):
    """Add a square floor of side `size` at height z, around the origin, and return its object."""
    half = size / 2
    corners = [(-half, -half, z), (half, -half, z), (half, half, z), (-half, half, z)]
    return mesh('ground', corners, [(0, 1, 2, 3)], material)


class Batch:
    """Many small pieces in one mesh, each face with its own colour: far quicker than many objects.

    `vertices`, `faces` and `colours` are plain lists. The shapes' parameters are explained in forms.
    """

    def __init__(self):
        self.vertices = []
        self.faces = []
        self.colours = []

    def add(self, vertices, faces, colour):
        """Add a piece, its faces counted from its own first vertex; `colour` is one, or a list by face."""
        start = len(self.vertices)
        self.vertices.extend(vertices)
        self.faces.extend([tuple(i + start for i in face) for face in faces])
        self.colours.extend(colour if isinstance(colour, list) else [colour] * len(faces))

    def reshape(self, start, function):
        """Place a piece made at the origin: replace the vertices from `start` on by function(x, y, z)."""
        self.vertices[start:] = [tuple(function(*vertex)) for vertex in self.vertices[start:]]

    def strip(self, points, height, thickness, colour, z0=0, tilt=None):
        """Add a strip on edge; `colour` may be a function of the share of the strip passed, 0 to 1."""
        if callable(colour):
            count = len(points)
            colour = [colour(i / count) for i in range(count - 1) for _ in range(4)]
            colour += [colour[0], colour[-1]]
        self.add(*forms.strip(points, height, thickness, z0, tilt), colour)

    def prism(self, outline, z0, z1, colour, inset=0.0, dome=0, tilt=(0, 0)):
        """Add a flat piece with thickness."""
        self.add(*forms.prism(outline, z0, z1, inset, dome, tilt), colour)

    def tube(self, path, radius, colour, segments=8):
        """Add a round rope."""
        self.add(*forms.tube(path, radius, segments), colour)

    def blob(self, centre, radius, colour, stretch=(1, 1, 1), segments=14, rings=8, turn=0, lump=0,
             random=None, floor=None):
        """Add a ball or lump."""
        self.add(*forms.blob(centre, radius, stretch, segments, rings, turn, lump, random, floor), colour)

    def make(self, name, material, smooth=False, bevel=0):
        """Put all pieces into the scene as one mesh and return its object."""
        return mesh(name, self.vertices, self.faces, material, smooth, self.colours, bevel)
