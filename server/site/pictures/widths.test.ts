import { expect, test } from 'vitest';
import { fallbackWidthsFor, widthsFor } from './widths.ts';

test.each([
  [1280, [320, 480, 640, 960, 1280]],
  [1000, [320, 480, 640, 960]],
  [1200, [320, 480, 640, 960, 1200]],
  [300, [300]],
])('serves a picture %i px wide at %j px', (own, widths) => {
  expect(widthsFor(own)).toEqual(widths);
});

test.each([
  [
    [320, 480, 640, 960, 1280],
    [640, 1280],
  ],
  [[320, 480], [480]],
  [[900], [900]],
])('serves the fallback of %j px at %j px', (widths, fallbacks) => {
  expect(fallbackWidthsFor(widths)).toEqual(fallbacks);
});
