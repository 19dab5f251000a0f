import { expect, test } from 'vitest';
import { nameOfPicture } from './picture-words.ts';
import { summaryOf, withRow, wordsOfUpload } from './upload-words.ts';

test('the words of an upload never say that it is done before it is stored', () => {
  expect(wordsOfUpload({ state: 'sending', share: 0.999, words: '' })).toBe('Sending, 99 %');
  expect(wordsOfUpload({ state: 'storing', share: 1, words: '' })).toBe('Sent. It is being stored');
  expect(wordsOfUpload({ state: 'held', share: 1, words: 'Waits for a connection.' })).toBe(
    'Waits for a connection.',
  );
});

test('the summary counts what is added and what is not', () => {
  expect(summaryOf([{ state: 'sending' }, { state: 'ready' }], 3)).toBe('3 of 5 added.');
  expect(summaryOf([{ state: 'unusable' }, { state: 'failed' }, { state: 'held' }], 0)).toBe(
    '0 of 3 added, 2 could not be added, the rest waits.',
  );
});

test('of two hundred files those have a row that say something, and the next ones', () => {
  const waiting = Array.from({ length: 198 }, () => ({ state: 'waiting' as const }));
  const shown = withRow([{ state: 'sending' }, ...waiting, { state: 'unusable' }]);
  expect(shown.map(({ state }) => state)).toEqual(['sending', 'waiting', 'waiting', 'waiting', 'unusable']);
});

test.each([
  ['Meera Iyer', 'Picture added by Meera, 29 November'],
  ['  मीरा अय्यर', 'Picture added by मीरा, 29 November'],
  ['', 'Picture added, 29 November'],
])('a picture that “%s” has added has a name, with the day at the school', (addedBy, name) => {
  expect(nameOfPicture({ addedBy, addedAt: '2026-11-28T20:12:00.000Z', label: null }, 'Asia/Kolkata')).toBe(
    name,
  );
});
