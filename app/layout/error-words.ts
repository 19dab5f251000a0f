import type { Heading, Link } from './text.ts';
import { notFound as notFoundDrawing, workshopWatercolour, type Picture } from './pictures/index.ts';

/** The 404 page and the error page: text and two links (docs/design.md, section 6). */
export interface LostPage {
  code: string;
  title: Heading;
  text: string;
  links: readonly Link[];
  picture: Picture;
  alt: string;
}

export const notFound: LostPage = {
  code: '404',
  title: { text: 'Page not found', keyWord: 'found' },
  text: 'There is no page at this address. Please go to the home page, or see the classes.',
  links: [
    { label: 'Back home', href: '/' },
    { label: 'See the classes', href: '/classes' },
  ],
  picture: notFoundDrawing,
  alt: 'A child’s crayon drawing of a house and a family, coloured only on the left; a red crayon lies where it stopped.',
};

export const errorPage: LostPage = {
  code: '500',
  title: { text: 'Something went wrong', keyWord: 'wrong' },
  text: 'The mistake is on our side. Please try again in a minute, or write to us if it happens again.',
  links: [
    { label: 'Back home', href: '/' },
    { label: 'Contact us', href: '/contact' },
  ],
  picture: workshopWatercolour,
  alt: 'A watercolour left in the middle: two mangoes are painted, the third is a pencil line; brushes, palette and rag lie around it.',
};
