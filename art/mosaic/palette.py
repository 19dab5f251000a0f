"""Colours of tiles: a random choice, or a gradient."""
from studio.colour import linear, mix


def one_of(random, *hex_colours):
    """Return a colour function that chooses one of some sRGB hex colours at random."""
    choices = [linear(colour) for colour in hex_colours]
    return lambda x, y, row: random.choice(choices)


def ramp(*hex_colours):
    """Return a function from a share, 0 to 1, to a colour in the gradient of some sRGB hex colours."""
    stops = [linear(colour) for colour in hex_colours]

    def colour(share):
        place = max(0, min(0.999, share)) * (len(stops) - 1)
        return mix(stops[int(place)], stops[int(place) + 1], place - int(place))

    return colour
