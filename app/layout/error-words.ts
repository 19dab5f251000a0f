import type { Heading, Link } from '#contract/site/fields.ts';

/** The texts of an error page. */
export interface ErrorWords {
  code: string;
  title: Heading;
  text: string;
  links: readonly Link[];
}

const home: Link = { label: 'Back home', href: '/' };

export const notFoundWords: ErrorWords = {
  code: '404',
  title: { text: 'Page not found', keyWord: 'found' },
  text: 'There is no page at this address. Please go to the home page, or see the classes.',
  links: [home, { label: 'See the classes', href: '/classes' }],
};

export const errorWords: ErrorWords = {
  code: '500',
  title: { text: 'Something went wrong', keyWord: 'wrong' },
  text: 'The mistake is on our side. Please try again in a minute, or write to us if it happens again.',
  links: [home, { label: 'Contact us', href: '/contact' }],
};

/** After a network error during navigation. @param page the path that the visitor wanted to open */
export const connectionLostWords = (page: string): ErrorWords => ({
  code: '…',
  title: { text: 'The page did not arrive', keyWord: 'arrive' },
  text: 'The internet connection was lost. What you typed before is kept.',
  links: [{ label: 'Try again', href: page }, home],
});
