"""Rendering the scene into a picture file."""
import os
import tempfile
import time

import bpy
import numpy as np

from studio.denoise import denoise
from studio.develop import develop
from studio.options import option

STARTED = time.monotonic()
THREADS = 2
# Our names for the passes that the renderer writes.
PASSES = {'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def reset():
    """Empty the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def render(width=1400, height=1050, spp=32, exposure=1.0, denoise_strength=1.0, vignette=0.16, grain=0.012,
           bounces=4, warm=(1, 1, 1), contrast=1.0):
    """Render the scene and write a PNG of width by height pixels.

    `spp` is the largest number of samples per pixel; `denoise_strength` 0 leaves the render's noise.
    The rest of the look is explained in develop. The command line gives the file (out=...), and may
    give scale=... for a smaller picture and spp=... for a rougher one.
    """
    out = option('out', '')
    if not out:
        raise ValueError('No picture file given: pass out=/path/to/picture.png after --')
    scale = option('scale', 1.0)
    width, height = int(width * scale), int(height * scale)
    _set_up(width, height, option('spp', spp), bounces)
    built = time.monotonic()
    image, albedo, normal = _render_passes(width, height)
    rendered = time.monotonic()
    light = denoise(image, albedo, normal, strength=denoise_strength) if denoise_strength else image
    denoised = time.monotonic()
    _save(develop(light, exposure, warm, vignette, contrast, grain), os.path.abspath(out))
    print(f'{os.path.basename(out)}: build {built - STARTED:.1f} s, render {rendered - built:.1f} s, '
          f'denoise {denoised - rendered:.1f} s, develop {time.monotonic() - denoised:.1f} s', flush=True)


def _set_up(width, height, spp, bounces):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = THREADS
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Raw'
    scene.view_layers[0].cycles.denoising_store_passes = True
    cycles = scene.cycles
    cycles.seed = 0
    cycles.samples = spp
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(3, bounces)
    cycles.glossy_bounces = min(3, bounces)
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.blur_glossy = 0.5


def _render_passes(width, height):
    """Return the passes as float32 arrays (height, width, 3), read from files, because Blender offers no other way."""
    with tempfile.TemporaryDirectory() as folder:
        _write_passes_to(folder)
        bpy.context.scene.frame_current = 1
        bpy.ops.render.render(write_still=False)
        return [_load(os.path.join(folder, f'{name}0001.exr'), width, height) for name in PASSES]


def _write_passes_to(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGB'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])


def _load(path, width, height):
    image = bpy.data.images.load(path)
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, image.channels)[..., :3].copy()


def _save(values, path):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    height, width = values.shape[:2]
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = values
    picture = bpy.data.images.new('picture', width, height, alpha=False)
    picture.pixels.foreach_set(pixels.ravel())
    picture.filepath_raw = path
    picture.file_format = 'PNG'
    picture.save()
