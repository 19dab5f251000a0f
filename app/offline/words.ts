/** The page /offline, shown for a page that cannot be loaded and is not in the cache. */
export const offlineWords = {
  title: { text: 'You are offline', keyWord: 'offline' },
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
