import { watercolourLake } from './pictures/index.ts';
import type { LostPage } from './not-found.ts';
import type { Heading } from './text.ts';

/** The page /offline, shown for a page that cannot be loaded and is not in the cache. */
export const offlineTitle: Heading = { text: 'You are offline', keyWord: 'offline' };

export const offlineWords = {
  lead: 'You have not opened this page on this device before, so it needs an internet connection. What you typed is kept.',
  again: 'Try again',
  back: 'The page opens by itself when you are online again.',
  keptTitle: 'Pages you can read now',
  none: 'Pages that you open while online will be listed here.',
} as const;

/** The line on every page while the browser is offline, and the message when it is online again. */
export const connectionWords = {
  away: 'You are offline. Pages you have opened before still open.',
  back: 'You are online again.',
} as const;

/** The error page after a network error during navigation. */
export const awayPage: Omit<LostPage, 'links'> & { again: string } = {
  code: '…',
  title: { text: 'The page did not arrive', keyWord: 'arrive' },
  text: 'The internet connection was lost. What you typed before is kept.',
  again: offlineWords.again,
  picture: watercolourLake,
  alt: 'Watercolour of a lake at sunset with a boatman in a dark boat.',
};
