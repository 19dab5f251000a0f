"""A short notation for Blender's material nodes: every call adds one node and returns its output."""

import bpy


class Graph:
    """The nodes of one material; positions are in the object's own centimetres."""

    def __init__(self, name):
        self.surface = bpy.data.materials.new(name)
        self.surface.use_nodes = True
        self.tree = self.surface.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.place = self.tree.nodes.new('ShaderNodeTexCoord').outputs['Object']

    def set(self, **inputs):
        """Set inputs of the principled shader; underscores in the names stand for spaces."""
        for name, value in inputs.items():
            self._feed(self.shader.inputs[name.replace('_', ' ')], value)

    def _feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def _node(self, kind, inputs, out=0):
        node = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            self._feed(node.inputs[key], value)
        return node, node.outputs[out]

    def attribute(self, name):
        """Return a number that is stored at each vertex."""
        node = self.tree.nodes.new('ShaderNodeAttribute')
        node.attribute_name = name
        return node.outputs['Fac']

    def painted(self):
        """Return the colour that is stored at each vertex or face."""
        node = self.tree.nodes.new('ShaderNodeVertexColor')
        node.layer_name = 'Col'
        return node.outputs['Color']

    def stretched(self, scale, turn=0.0):
        """Return positions that are scaled along the axes."""
        return self._node('ShaderNodeMapping', {0: self.place, 'Scale': scale, 'Rotation': (0, 0, turn)})[1]

    def noise(self, size, detail=5, rough=0.6, place=None, twist=0.0):
        """Return cloudy noise, 0 to 1, with bumps about `size` wide."""
        return self._node(
            'ShaderNodeTexNoise',
            {
                'Vector': place or self.place,
                'Scale': 0.5 / size,
                'Detail': detail,
                'Roughness': rough,
                'Distortion': twist
            }
        )[1]

    def cells(self, size, place=None, edges=False):
        """Return the distance from the centre, or the edge, of the nearest of many cells about `size` wide."""
        node, _ = self._node('ShaderNodeTexVoronoi', {'Vector': place or self.place, 'Scale': 1 / size})
        node.feature = 'DISTANCE_TO_EDGE' if edges else 'F1'
        return node.outputs['Distance']

    def axis(self, name, place=None):
        """Return one coordinate of a position: 'X', 'Y' or 'Z'."""
        node, _ = self._node('ShaderNodeSeparateXYZ', {0: place or self.place})
        return node.outputs[name]

    def math(self, operation, a, b=0.0):
        node, out = self._node('ShaderNodeMath', {0: a, 1: b})
        node.operation = operation
        return out

    def ramp(self, value, low, high, start=0.0, end=1.0):
        """Map `value` smoothly from low..high to start..end."""
        node, out = self._node('ShaderNodeMapRange', {0: value, 1: low, 2: high, 3: start, 4: end})
        node.interpolation_type = 'SMOOTHSTEP'
        return out

    def mix(self, share, first, second, blend='MIX'):
        node, out = self._node('ShaderNodeMixRGB', {0: share, 1: first, 2: second})
        node.blend_type = blend
        return out

    def grey(self, value):
        """Return a value as a grey, to multiply a colour with."""
        return self.mix(value, (0, 0, 0), (1, 1, 1))

    def bump(self, height, amount, normal=None):
        """Raise the surface by `height` times `amount` centimetres, added to an earlier normal."""
        inputs = {'Height': height, 'Distance': amount, 'Strength': 1.0}
        if normal is not None:
            inputs['Normal'] = normal
        return self._node('ShaderNodeBump', inputs)[1]

    def shining(self, colour, strength):
        """Make this a surface that emits light and reflects none; return it."""
        self.set(Base_Color=(0, 0, 0), Specular=0.0, Emission=colour, Emission_Strength=strength)
        return self.surface

    def glowing(self, colour, strength):
        """Make this a transparent surface that only adds light; return it."""
        _, clear = self._node('ShaderNodeBsdfTransparent', {})
        _, light = self._node('ShaderNodeEmission', {'Color': colour, 'Strength': strength})
        _, both = self._node('ShaderNodeAddShader', {0: clear, 1: light})
        self._feed(self.tree.nodes['Material Output'].inputs[0], both)
        return self.surface
