import type { Documents } from '#contract/site/documents.ts';
import { colourOf } from '#server/colours.ts';

const wall = colourOf('wall').day;

/** Text of /site.webmanifest: name, icon and colours on a home screen (W3C Web Application Manifest). */
export const webManifest = ({ school, pageMeta }: Pick<Documents, 'school' | 'pageMeta'>): string =>
  JSON.stringify({
    id: '/',
    name: `${school.name}, ${school.city}`,
    short_name: school.name,
    description: pageMeta['/'].description,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Not 'standalone', which has no back button.
    display: 'minimal-ui',
    background_color: wall,
    theme_color: wall,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
