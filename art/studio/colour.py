"""Colours as (red, green, blue) in linear light, 0 to 1, the way the renderer mixes them."""


def linear(hex_colour):
    """Turn an sRGB colour such as '#a8552f' into linear light."""
    digits = hex_colour.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def mix(first, second, share):
    """Blend two colours; `share` 0 gives the first, 1 the second."""
    return tuple(a + (b - a) * share for a, b in zip(first, second))


def vary(colour, random, value=0.08, hue=0.04):
    """Return a small random variation of `colour`, as between handmade pieces.

    `random` is a random.Random; `value` is the largest share by which all channels change together, `hue` the largest
    share by which each channel changes on its own.
    """
    brightness = 1 + random.uniform(-value, value)
    return tuple(max(0, min(1, c * brightness * (1 + random.uniform(-hue, hue)))) for c in colour)
