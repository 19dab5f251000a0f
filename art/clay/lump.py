"""A body of clay with the marks of hands: pressed together from pieces, thumbed, scratched, slipped and painted.

Lengths are in centimetres in every work, so that a thumb has the same size everywhere.
"""

import bpy
import numpy as np
from mathutils.bvhtree import BVHTree

from clay.fields import distance_to_path, noise, rough_noise, smoothstep
from studio.meshes import mesh


def unit(vectors):
    """Return vectors (..., 3), scaled to length 1."""
    vectors = np.asarray(vectors, float)
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def frame(normal, up=(0, 0, 1)):
    """Return two directions on a surface: right and up, for a viewer who looks against its normal."""
    right = np.cross(up, normal)
    if np.linalg.norm(right) < 1e-3:
        right = np.cross((0, 1, 0), normal)
    right = unit(right)
    return right, unit(np.cross(normal, right))


class Lump:
    """One body of clay, dense enough for marks anywhere.

    `points` (n, 3) and `colours` (n, 3) belong to its vertices, as do `gloss` (0 dry to 1 wet or glazed) and the
    fingerprints: `whorl`, a coordinate across the ridges of a finger, and `ridges`, how clearly they show.
    """

    def __init__(self, batch, voxel, soften=2):
        """Merge the closed pieces of a Batch into one body of resolution `voxel`, and smooth the joints `soften` times.
        """
        self.points, self.faces = _pressed_together(batch, voxel)
        self.voxel = voxel
        count = len(self.points)
        self.gloss = np.zeros(count)
        self.whorl = np.zeros(count)
        self.ridges = np.zeros(count)
        self.colours = _nearest_colours(batch, self.points)
        self._normals = None
        self.relax(soften)

    @property
    def normals(self):
        if self._normals is None:
            a, b, c, d = (self.points[self.faces[:, corner]] for corner in range(4))
            self._normals = unit(self._gathered(np.cross(c - a, d - b)))
        return self._normals

    def _gathered(self, per_face):
        """Add a value (m, 3) of every face to each vertex of the face."""
        corners = self.faces.ravel()
        repeated = np.repeat(per_face, 4, axis=0)
        return np.stack([np.bincount(corners, repeated[:, i], len(self.points)) for i in range(3)], axis=1)

    def place(self, points):
        """Set new positions of the vertices."""
        self.points = points
        self._normals = None

    def raise_by(self, heights):
        """Move each vertex outward by its height."""
        self.place(self.points + self.normals * np.asarray(heights)[..., None])

    def _evened(self, points, times):
        uses = np.maximum(np.bincount(self.faces.ravel(), minlength=len(points)), 1)[:, None]
        for _ in range(times):
            points = self._gathered(points[self.faces].mean(axis=1)) / uses
        return points

    def relax(self, times, share=1):
        """Smooth the surface, as a wet finger does; `share` (a number, or one per vertex) is the strength."""
        even = self._evened(self.points, times)
        self.place(self.points + (even - self.points) * np.broadcast_to(share, len(even))[:, None])

    def hollows(self, times=12):
        """Return the depth of each vertex below its surroundings; edges that stand out are negative."""
        return ((self._evened(self.points, times) - self.points) * self.normals).sum(axis=1)

    def warp(self, size, amount, seed=0):
        """Shift large regions of the body, so that no part is exactly straight or vertical."""
        shift = np.stack([noise(self.points, size, seed + axis * 17) for axis in range(3)], axis=1)
        self.place(self.points + shift * amount)

    def turn(self, angle, shift=(0, 0, 0)):
        """Rotate the body around z by `angle` radians, then move it by `shift`."""
        cosine, sine = np.cos(angle), np.sin(angle)
        x, y, z = self.points.T
        self.place(np.stack([x * cosine - y * sine, x * sine + y * cosine, z], axis=1) + np.asarray(shift))

    def roughen(self, size, amount, seed=0):
        """Add bumps about `size` wide to the surface."""
        self.raise_by(rough_noise(self.points, size, seed) * amount)

    def spread(self, random, spacing, where=None):
        """Choose random vertices from the mask `where`, none closer to another than `spacing`."""
        allowed = np.arange(len(self.points)) if where is None else np.flatnonzero(where)
        order = list(allowed)
        tries = min(len(order), 4000)
        chosen = []
        taken = np.empty((0, 3))
        for index in random.sample(order, tries):
            point = self.points[index]
            if not len(taken) or np.min(np.sum((taken - point) ** 2, axis=1)) > spacing**2:
                chosen.append(index)
                taken = np.vstack([taken, point])
        return chosen

    def _around(self, point, reach):
        """Return the indices of the vertices in a box around a point."""
        return np.flatnonzero(np.all(np.abs(self.points - point) < reach, axis=1))

    def _seen_from(self, index, reach, turn):
        """Return the vertices near a vertex, and their positions across, along and above its tangent plane."""
        point, normal = self.points[index], self.normals[index]
        right, up = frame(normal)
        along = up * np.cos(turn) + right * np.sin(turn)
        across = np.cross(along, normal)
        near = self._around(point, reach)
        near = near[self.normals[near] @ normal > 0.2]
        offset = self.points[near] - point
        return near, offset @ across, offset @ along, offset @ normal

    def thumb(self, random, spacing, size=1.5, depth=0.06, where=None, prints=0.5, flat=0.6):
        """Press a thumb all over, about every `spacing`: dents and facets, some with a fingerprint.

        `flat` is the share of presses that flatten the clay instead of denting it; `prints` is how clearly the ridges
        show; `where` (a mask) limits the presses.
        """
        for index in self.spread(random, spacing, where):
            width = size * random.uniform(0.75, 1.15)
            length = width * random.uniform(1, 1.45)
            self._press(
                index, width / 2, length / 2, random.uniform(0, 6.3), depth * random.uniform(0.4, 1.3),
                random.random() < flat, prints * random.uniform(-0.6, 1))
        self._normals = None

    def _press(self, index, half_width, half_length, turn, depth, flat, ridges):
        normal = self.normals[index]
        near, across, along, above = self._seen_from(index, half_length * 1.5, turn)
        distance = np.hypot(across / half_width, along / half_length)
        inside = smoothstep(1.0, 0.35, distance)
        if flat:
            down = np.clip(above + depth, 0, 2.2 * depth) * smoothstep(1.15, 0.5, distance)
        else:
            squeezed_out = np.exp(-(((distance - 1.05) / 0.16) ** 2))
            down = depth * (np.clip(1 - distance**2, 0, 1) - 0.14 * squeezed_out)
        self.points[near] -= normal * down[:, None]
        if ridges > 0:
            shown = inside * ridges
            clearer = shown > self.ridges[near]
            chosen = near[clearer]
            # The ridges arch over a centre low in the ball of the thumb and run straight down at its sides.
            height = along + 0.45 * half_length
            core = np.hypot(across, np.where(height > 0, 0.8, 0.12) * height)
            self.whorl[chosen] = core[clearer]
            self.ridges[chosen] = shown[clearer]

    def drag(self, path, width, depth=0.03, ridges=0.8):
        """Draw a wet finger along `path` (m, 3): a shallow groove with streaks and a raised edge on both sides."""
        across, passed = distance_to_path(self.points, path, width)
        share = across / (width / 2)
        fade = smoothstep(0, 0.12, passed) * smoothstep(1, 0.8, passed)
        burr = np.exp(-(((share - 1.05) / 0.22) ** 2))
        marked = np.isfinite(across)
        height = np.where(marked, (burr * 0.6 - np.clip(1 - share**2, 0, 1)) * depth * fade, 0)
        self.raise_by(np.nan_to_num(height))
        shown = np.where(marked, smoothstep(1, 0.7, share) * fade * ridges, 0)
        clearer = shown > self.ridges
        self.whorl[clearer] = across[clearer] * 0.8
        self.ridges[clearer] = shown[clearer]

    def groove(self, path, width, depth, burr=0.35, colour=None):
        """Scratch a line along `path` (m, 3) with a stick; `colour`, if given, stays in the groove."""
        across, passed = distance_to_path(self.points, path, width * 1.6)
        uneven = 1 + 0.25 * noise(np.stack([passed * 9, passed * 0, passed * 0], axis=1), 1, 5)
        share = np.where(np.isfinite(across), across / (width / 2), 9)
        pushed_up = np.exp(-(((share - 1.35) / 0.35) ** 2)) * burr
        self.raise_by((pushed_up - smoothstep(1.15, 0.2, share)) * depth * uneven)
        if colour is not None:
            self.paint(colour, smoothstep(1.2, 0.6, share))

    def spot(self, origin, direction):
        """Return the index of the first vertex that a ray hits."""
        origin, direction = np.asarray(origin, float), unit(direction)
        offset = self.points - origin
        along = offset @ direction
        aside = np.linalg.norm(offset - along[:, None] * direction, axis=1)
        facing = self.normals @ direction < -0.05
        hit = np.flatnonzero((aside < self.voxel * 1.6) & (along > 0) & facing)
        if not len(hit):
            raise ValueError(f'No clay from {origin} towards {direction}')
        return hit[np.argmin(along[hit])]

    def nearest(self, point):
        """Return the index of the vertex closest to a point."""
        return int(np.argmin(np.sum((self.points - point) ** 2, axis=1)))

    def stamp(self, index, size, pattern, turn=0.0):
        """Push a stamp in at vertex `index`; return the share of contact for each vertex.

        `pattern(across, along)` returns depths in centimetres for positions within `size` of the centre.
        """
        normal = self.normals[index]
        near, across, along, _ = self._seen_from(index, size, turn)
        depth = pattern(across, along)
        self.points[near] -= normal * depth[:, None]
        self._normals = None
        touched = np.zeros(len(self.points))
        touched[near] = np.clip(depth / max(1e-6, np.abs(depth).max()), 0, 1)
        return touched

    def paint(self, colour, share, gloss=None):
        """Blend in a colour; `share` and `gloss` are numbers, or one per vertex."""
        share = np.broadcast_to(np.asarray(share, float), len(self.points))
        self.colours += (np.asarray(colour, float) - self.colours) * share[:, None]
        if gloss is not None:
            self.gloss += (gloss - self.gloss) * share

    def slip(self, colour, share, thickness=0.02, seed=0, gloss=None):
        """Cover the body unevenly with liquid clay; the body is visible where it is thin."""
        cover = np.clip(share * (1.05 + 0.5 * rough_noise(self.points, 0.7, seed)), 0, 1)
        self.raise_by(cover * thickness)
        self.paint(colour, smoothstep(0.02, 0.75, cover), gloss)

    def make(self, name, material):
        """Add the body to the scene and return its object."""
        thing = mesh(name, [], [], material)
        data = thing.data
        data.vertices.add(len(self.points))
        data.vertices.foreach_set('co', self.points.ravel())
        data.loops.add(self.faces.size)
        data.loops.foreach_set('vertex_index', self.faces.ravel())
        data.polygons.add(len(self.faces))
        data.polygons.foreach_set('loop_start', np.arange(len(self.faces)) * 4)
        data.polygons.foreach_set('loop_total', np.full(len(self.faces), 4))
        data.polygons.foreach_set('use_smooth', np.ones(len(self.faces), bool))
        data.update(calc_edges=True)
        colours = data.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
        colours.data.foreach_set('color', np.hstack([self.colours, np.ones((len(self.points), 1))]).ravel())
        for layer, values in (('gloss', self.gloss), ('whorl', self.whorl), ('ridges', self.ridges)):
            data.attributes.new(layer, 'FLOAT', 'POINT').data.foreach_set('value', values)
        return thing


def _pressed_together(batch, voxel):
    """Return the vertices (n, 3) and quads (m, 4) of the surface around all pieces."""
    rough = mesh('pieces', batch.vertices, batch.faces, None)
    remesh = rough.modifiers.new('press', 'REMESH')
    remesh.mode = 'VOXEL'
    remesh.voxel_size = voxel
    pressed = rough.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = np.empty(len(pressed.vertices) * 3)
    pressed.vertices.foreach_get('co', points)
    faces = np.empty(len(pressed.polygons) * 4, int)
    pressed.loops.foreach_get('vertex_index', faces)
    bpy.data.objects.remove(rough)
    return points.reshape(-1, 3), faces.reshape(-1, 4)


def _nearest_colours(batch, points):
    """Return, for each point, the colour of the piece with the closest surface."""
    palette = np.array([colour[:3] for colour in batch.colours])
    if np.ptp(palette, axis=0).max() < 1e-6:
        return np.tile(palette[0], (len(points), 1))
    pieces = BVHTree.FromPolygons(batch.vertices, batch.faces)
    return palette[[pieces.find_nearest(point)[2] for point in points]]
