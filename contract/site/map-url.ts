import type { Documents } from './documents.ts';

type Place = Documents['school']['map'];

/** The origin of the map in a frame, for the content security policy. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** Half the width and height of the map's section in degrees at this zoom; each zoom step halves it. */
const section = { zoom: 16, longitude: 0.006, latitude: 0.0036 };

/** The URL of a map for a frame, with a marker. */
export function mapFrameUrl({ latitude, longitude, zoom }: Place): string {
  const scale = 2 ** (section.zoom - zoom);
  const [across, up] = [section.longitude * scale, section.latitude * scale];
  const box = [longitude - across, latitude - up, longitude + across, latitude + up];
  const bounds = box.map((degrees) => degrees.toFixed(4)).join('%2C');
  return `${mapOrigin}/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** The URL of the same map as a page. */
export const mapPageUrl = ({ latitude, longitude, zoom }: Place): string =>
  `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
