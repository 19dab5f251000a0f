import { watercolourLake } from './pictures/index.ts';
import type { LostPage } from './not-found.ts';
import type { Heading } from './text.ts';

/** The page in place of one that cannot be fetched and was not read before. */
export const offlineTitle: Heading = { text: 'You are offline', keyWord: 'offline' };

export const offlineWords = {
  lead: 'You have not opened this page on this device before, so it needs an internet connection. What you typed is kept.',
  again: 'Try again',
  back: 'The page opens by itself when you are online again.',
  keptTitle: 'Pages you can read now',
  none: 'Pages that you open while online will be listed here.',
} as const;

/** The line at the foot of every page while there is no connection. */
export const connectionWords = {
  away: 'You are offline. Pages you have opened before still open.',
  back: 'You are online again.',
} as const;

/** What stands in place of a page that was on its way when the connection was lost. */
export const awayPage: Omit<LostPage, 'links'> & { again: string } = {
  code: '…',
  title: { text: 'The page did not arrive', keyWord: 'arrive' },
  text: 'The internet connection was lost. What you typed before is kept.',
  again: offlineWords.again,
  picture: watercolourLake,
  alt: 'Watercolour of a lake at sunset with a boatman in a dark boat.',
};
