import type { Documents } from '#contract/site/documents.ts';

export const errorPages: Documents['errorPages'] = {
  notFound: {
    picture: 'not-found',
    alt: 'A child’s crayon drawing of a house and a family, coloured only on the left; a red crayon lies where it stopped.',
  },
  error: {
    picture: 'workshop-watercolour',
    alt: 'A watercolour left in the middle: two mangoes are painted, the third is a pencil line; brushes, palette and rag lie around it.',
  },
  connectionLost: {
    picture: 'watercolour-lake',
    alt: 'Watercolour of a lake at sunset with a boatman in a dark boat.',
  },
};
