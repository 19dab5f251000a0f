import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldMessages } from './field-messages.ts';
import { idParam, wholeNumber } from './url-values.ts';

const number = wholeNumber(100, 'Wrong.');

test.each([
  ['1', 1],
  ['25', 25],
  ['100', 100],
])('decodes the text %s to the number %i and encodes it again', (text, value) => {
  expect(z.decode(number, text)).toBe(value);
  expect(z.encode(number, value)).toBe(text);
});

test.each(['', '0', '-1', '01', '1.5', '1e2', ' 1', '+1', '101', '999', '٣', '9'.repeat(300), undefined])(
  'rejects %j as a number from 1 to 100',
  (text) => {
    const checked = number.safeParse(text);
    expect(checked.success || checked.error.issues.map(({ message }) => message)).toEqual(['Wrong.']);
  },
);

test.each(['a', 'A_b-9', '00000000-0000-0000-0000-000000000000'])('accepts the id %s', (id) => {
  expect(idParam('None.').parse({ id })).toEqual({ id });
});

test.each(['', ' ', '\u0000', "' or 1=1--", '🎨', 'a\n', 'a'.repeat(65), undefined])(
  'rejects the id %j with the message of the endpoint',
  (id) => {
    const checked = idParam('None.').safeParse({ id });
    expect(checked.success || fieldMessages(checked.error)).toEqual({ id: 'None.' });
  },
);
