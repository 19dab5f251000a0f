import { expect, test } from 'vitest';
import { widthsFor } from './widths.ts';

test.each([
  [1280, [320, 480, 640, 960, 1280]],
  [1000, [320, 480, 640, 960]],
  [1200, [320, 480, 640, 960]],
  [1240, [320, 480, 640, 960, 1240]],
  [300, [300]],
])('serves a picture %i px wide at %j px', (own, widths) => {
  expect(widthsFor(own)).toEqual(widths);
});
