"""More lamps, in addition to the soft ones of the studio: the sun, and small flames and bulbs."""
import bpy


def sun(direction, strength, softness, colour):
    """Add sunlight along the vector `direction`; `softness` is the angular size of the sun in radians."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy = strength
    lamp.angle = softness
    lamp.color = colour
    thing = _hang(lamp, (0, 0, 0))
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def bulb(location, power, radius, colour):
    """Add a small round lamp of `power` watts at `location`."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy = power
    lamp.shadow_soft_size = radius
    lamp.color = colour
    _hang(lamp, location)


def _hang(lamp, location):
    thing = bpy.data.objects.new(lamp.name, lamp)
    thing.location = location
    bpy.context.scene.collection.objects.link(thing)
    return thing
