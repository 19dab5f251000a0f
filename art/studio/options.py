"""Options given to a picture program on its command line, after `--`, as name=value."""
import sys


def option(name, default):
    """Return the value given as `name=value`, turned into the type of `default`, or else `default`."""
    arguments = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    for argument in arguments:
        key, equals, value = argument.partition('=')
        if equals and key == name:
            return type(default)(value)
    return default
