import { watercolourLake } from './pictures/index.ts';
import type { LostPage } from './not-found.ts';
import type { Heading } from './text.ts';

/** The page in place of one that cannot be fetched and was not read before. */
export const offlineTitle: Heading = { text: 'You are offline', keyWord: 'offline' };

export const offlineWords = {
  lead: 'This page has not been read here before, so it has to wait for the connection. Nothing you typed is lost.',
  again: 'Try again',
  back: 'It opens by itself when you are back online.',
  keptTitle: 'Still here to read',
  none: 'Pages you read while online will be listed here.',
} as const;

/** The line at the foot of every page while there is no connection. */
export const connectionWords = {
  away: 'You are offline. Pages you have read still open.',
  back: 'You are back online.',
} as const;

/** What stands in place of a page that was on its way when the connection was lost. */
export const awayPage: Omit<LostPage, 'links'> & { again: string } = {
  code: '…',
  title: { text: 'The page did not arrive', keyWord: 'arrive' },
  text: 'The connection was lost on the way. Nothing you typed before is lost.',
  again: offlineWords.again,
  picture: watercolourLake,
  alt: 'Watercolour of a lake at sunset with a boatman in a dark boat.',
};
