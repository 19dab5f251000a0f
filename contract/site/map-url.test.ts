import { expect, test } from 'vitest';
import { mapFrameUrl, mapPageUrl } from './map-url.ts';

const place = { latitude: 12.9716, longitude: 77.5946, zoom: 16 };

test('a map shows the place in the middle, with a marker', () => {
  expect(mapFrameUrl(place)).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=77.5886%2C12.9680%2C77.6006%2C12.9752' +
      '&layer=mapnik&marker=12.9716%2C77.5946',
  );
  expect(mapPageUrl(place)).toBe(
    'https://www.openstreetmap.org/?mlat=12.9716&mlon=77.5946#map=16/12.9716/77.5946',
  );
});

test('a map that is zoomed out by one step shows twice as much', () => {
  expect(mapFrameUrl({ ...place, zoom: 15 })).toContain('bbox=77.5826%2C12.9644%2C77.6066%2C12.9788');
});
