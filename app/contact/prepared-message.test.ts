import { expect, test } from 'vitest';
import { withPrepared } from './prepared-message.ts';

const any = 'A free trial class, please.';
const forSeven = `${any} Age: 7.`;
const forEight = `${any} Age: 8.`;

test('an empty message becomes the prepared one', () => {
  expect(withPrepared('', forSeven, null)).toBe(forSeven);
  expect(withPrepared(' \n', forSeven, forEight)).toBe(forSeven);
});

test('an earlier prepared text is replaced, and own words around it stay', () => {
  expect(withPrepared(forSeven, forEight, forSeven)).toBe(forEight);
  expect(withPrepared(forSeven, any, forSeven)).toBe(any);
  expect(withPrepared(`Hello. ${forSeven} Thank you.`, forEight, forSeven)).toBe(
    `Hello. ${forEight} Thank you.`,
  );
});

test('own words stay, and the prepared text is added', () => {
  expect(withPrepared('Do you take twins?\n', forSeven, null)).toBe(`Do you take twins?\n\n${forSeven}`);
  expect(withPrepared('Two classes for $&.', forSeven, any)).toBe(`Two classes for $&.\n\n${forSeven}`);
});

test('nothing is written twice', () => {
  expect(withPrepared(`${forSeven} Hello.`, forSeven, null)).toBe(`${forSeven} Hello.`);
});

test('after a reload a text that was changed meanwhile stays as it is', () => {
  expect(withPrepared('A free trial class for two, please.', forSeven, forSeven)).toBe(
    'A free trial class for two, please.',
  );
});
