import { expect, test } from 'vitest';
import { insertPreparedText } from './prepared-message.ts';

const any = 'A free trial class, please.';
const forSeven = `${any} Age: 7.`;
const forEight = `${any} Age: 8.`;

test('an empty message becomes the prepared text', () => {
  expect(insertPreparedText('', forSeven, null)).toBe(forSeven);
  expect(insertPreparedText(' \n', forSeven, forEight)).toBe(forSeven);
});

test('replaces an earlier prepared text and keeps the text around it', () => {
  expect(insertPreparedText(forSeven, forEight, forSeven)).toBe(forEight);
  expect(insertPreparedText(forSeven, any, forSeven)).toBe(any);
  expect(insertPreparedText(`Hello. ${forSeven} Thank you.`, forEight, forSeven)).toBe(
    `Hello. ${forEight} Thank you.`,
  );
});

test('keeps the visitor’s own text and adds the prepared text', () => {
  expect(insertPreparedText('Do you take twins?\n', forSeven, null)).toBe(
    `Do you take twins?\n\n${forSeven}`,
  );
  expect(insertPreparedText('Two classes for $&.', forSeven, any)).toBe(`Two classes for $&.\n\n${forSeven}`);
});

test('does not add a prepared text that is already there', () => {
  expect(insertPreparedText(`${forSeven} Hello.`, forSeven, null)).toBe(`${forSeven} Hello.`);
});

test('does not change the message when the page is reloaded', () => {
  expect(insertPreparedText('A free trial class for two, please.', forSeven, forSeven)).toBe(
    'A free trial class for two, please.',
  );
});
