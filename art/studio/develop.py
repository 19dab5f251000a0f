"""Turns rendered light into a picture: exposure, tone curve and film grain."""
import numpy as np


def tone(light):
    """Turn linear light into sRGB values.

    A soft shoulder, like that of print film, compresses the highlights and keeps their colour.
    """
    light = np.clip(light, 0, None)
    knee = 0.72
    rolled = knee + (1 - knee) * (1 - np.exp(-(light - knee) / (1 - knee)))
    value = np.where(light < knee, light, rolled)
    curved = 1.055 * np.power(np.maximum(value, 1e-9), 1 / 2.4) - 0.055
    return np.where(value <= 0.0031308, value * 12.92, curved)


def develop(light, exposure=1.0, warm=(1, 1, 1), vignette=0.16, contrast=1.0, grain=0.012):
    """Return sRGB values, 0 to 1, for linear light (height, width, 3), whose first row is the lowest.

    `exposure` and `warm` (per channel) multiply the light; `vignette` darkens the corners; `contrast`
    pivots on middle grey; `grain` is the standard deviation of the film grain, whose seed is fixed.
    """
    height, width = light.shape[:2]
    light = light * exposure * np.array(warm, np.float32)
    y, x = np.mgrid[0:height, 0:width]
    # The light comes from the upper left, so the vignette is centred there too.
    distance = (x / width - 0.46) ** 2 + (y / height - 0.54) ** 2
    light *= (1 - vignette * distance * 2)[..., None]
    values = np.clip(0.5 + (tone(light) - 0.5) * contrast, 0, 1)
    values += np.random.RandomState(3).normal(0, grain, (height, width)).astype(np.float32)[..., None]
    return np.clip(values, 0, 1)
