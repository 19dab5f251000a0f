import { expect, test } from 'vitest';
import { filledWords, freeName, summaryOf } from './filled-words.ts';

test.each([
  ['A bowl of water.', 'A bowl of water.'],
  ['## Clay\n\n![](owl "An owl")\n\nA **bowl** of [water](/contact).\nAnd a_b.', 'A bowl of water. And a_b.'],
  ['- A bowl\n- Water', 'A bowl Water'],
  ['मिट्टी गीली रखें। पानी पास रखें।', 'मिट्टी गीली रखें। पानी पास रखें।'],
  ['', ''],
  ['\n\n---\n\n', ''],
])('the summary of %j is %j', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});

test('a long text gives whole sentences, or whole words', () => {
  const sentence = 'The clay must be as soft as an ear, and it is kept under a wet cloth.';
  expect(summaryOf(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
  expect(summaryOf(`${'मिट्टी गीली रखें '.repeat(4)}है। ${'पानी '.repeat(60)}`)).toMatch(/ है।$/);
  const words = summaryOf('clay '.repeat(60));
  expect(words).toMatch(/^(?:clay )+clay…$/);
  expect(words.length).toBeLessThanOrEqual(160);
});

test('the title for browsers is the words and the school, and empty without words', () => {
  expect(filledWords['page title']('Clay at home ')).toBe('Clay at home | {school.name}');
  expect(filledWords['page title']('ललित कला')).toBe('ललित कला | {school.name}');
  expect(filledWords['page title'](' ')).toBe('');
});

test('reading takes a minute for 200 words, and none is filled in for no words', () => {
  expect(filledWords.minutes('clay '.repeat(201))).toBe(2);
  expect(filledWords.minutes('clay')).toBe(1);
  expect(filledWords.minutes(' ')).toBeNull();
});

test('names in links are told apart, also those of words in another script', () => {
  expect(freeName('Can we park?', 'Question', new Set(['refunds']))).toBe('can-we-park');
  expect(freeName('Can we park?', 'Question', new Set(['can-we-park', 'can-we-park-2']))).toBe(
    'can-we-park-3',
  );
  expect(freeName('क्या पार्किंग है?', 'Question', new Set())).toBe('question');
  expect(freeName('؟', 'Question', new Set(['question']))).toBe('question-2');
  const long = 'a'.repeat(60);
  expect(freeName(long, 'Question', new Set(['a'.repeat(40)]))).toBe(`${'a'.repeat(38)}-2`);
});
