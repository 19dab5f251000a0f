import type { Upload } from './upload-queue.ts';

/** What an upload is doing, in words. */
export function wordsOfUpload({ state, share, words }: Pick<Upload, 'state' | 'share' | 'words'>): string {
  switch (state) {
    case 'waiting':
    case 'ready':
      return 'Waits for its turn';
    case 'preparing':
      return 'Is made ready';
    case 'sending':
      return `Sending, ${Math.floor(share * 100)} %`;
    case 'storing':
      return 'Sent. It is being stored';
    default:
      return words;
  }
}

/** Of many uploads, those that need a row: all but those that are chosen and wait, of which the next ones are enough. */
export function withRow<Each extends Pick<Upload, 'state'>>(uploads: readonly Each[]): Each[] {
  let waiting = 0;
  return uploads.filter(({ state }) => {
    if (state === 'waiting') waiting += 1;
    return waiting <= 3 || state !== 'waiting';
  });
}

/** What all of them are doing, for a screen reader too: it changes once a picture, not with each per cent. */
export function summaryOf(uploads: readonly Pick<Upload, 'state'>[], stored: number): string {
  const wrong = uploads.filter(({ state }) => state === 'failed' || state === 'unusable').length;
  const isHeld = uploads.some(({ state }) => state === 'held');
  const parts = [
    `${stored} of ${stored + uploads.length} added`,
    ...(wrong === 0 ? [] : [`${wrong} could not be added`]),
    ...(isHeld ? ['the rest waits'] : []),
  ];
  return `${parts.join(', ')}.`;
}
