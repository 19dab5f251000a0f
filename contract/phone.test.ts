import { describe, expect, test } from 'vitest';
import { application as fixture } from '#test/people.ts';
import { application } from './school/application.ts';
import { sentMessage } from './school/message.ts';
import { isPartOfPhone, phoneKey, tidyPhone } from './phone.ts';

/** A number as it is typed or copied, and as it is stored. */
const numbers: [typed: string, stored: string][] = [
  ['\u202A+91 98765 43210\u202C', '+91 98765 43210'],
  ['\u202D+91 98765 43210\u202C', '+91 98765 43210'],
  ['\u2066+91 98765 43210\u2069', '+91 98765 43210'],
  ['\u202A9876543210', '9876543210'],
  ['\u200E9876543210', '9876543210'],
  ['9876543210\u200F', '9876543210'],
  ['98765\u201143210', '98765-43210'],
  ['98765\u201343210', '98765-43210'],
  ['98765\u221243210', '98765-43210'],
  ['98765\u200B43210', '9876543210'],
  ['98765\u206043210\uFEFF', '9876543210'],
  ['98765\u00AD43210', '9876543210'],
  ['98765\u00A043210', '98765 43210'],
  ['98765\u202F43210', '98765 43210'],
  ['\u3000９８７６５　４３２１０', '98765 43210'],
  ['＋９１（９８７６５）４３２１０', '+91(98765)43210'],
  ['९८७६५ ४३२१०', '98765 43210'],
  ['+৯১ ৯৮৭৬৫ ৪৩২১০', '+91 98765 43210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['(+91) 98765 43210', '(+91) 98765 43210'],
  ['+91 (0)755 276-1234', '+91 (0)755 276-1234'],
  ['0755 2761234 ext 12', '0755 2761234 ext 12'],
  ['0755-2761234 Extn. 12', '0755-2761234 Extn. 12'],
  ['0755-2761234 x12', '0755-2761234 x12'],
  ['0755/2761234', '0755/2761234'],
  ['98260.12345', '98260.12345'],
];

describe.each(numbers)('%j', (typed, stored) => {
  test('is accepted in both forms, and stored without what does not show', () => {
    expect(application.parse(fixture({ phone: typed })).phone).toBe(stored);
    expect(sentMessage.parse({ userNumber: typed }).userNumber).toBe(stored);
  });

  test('is the number of its digits', () => {
    const digits = stored.replace(/\s*(?:ext|x).*$/i, '').replaceAll(/\D/g, '');
    expect(isPartOfPhone(digits, typed)).toBe(true);
    expect(isPartOfPhone(typed.normalize('NFC') === stored ? typed : stored, stored)).toBe(true);
  });
});

test.each([
  '12345',
  'ext 12',
  '12 ext 34567890',
  '1234567890123456',
  '98765 43210, 98260 12345',
  'call me',
  '98765 four 3210',
  '98765+43210',
  '++919876543210',
  '½½½½½½½',
])('the application refuses %j', (phone) => {
  expect(application.safeParse(fixture({ phone })).error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a phone number of 7 to 15 digits.',
  ]);
});

test.each(['12345', 'after 5 – evening', 'school office, ½ past 3', '98765 43210 or 98260 12345'])(
  'a message takes %j as it was typed, because it needs no phone number',
  (userNumber) => {
    expect(sentMessage.parse({ userNumber }).userNumber).toBe(userNumber);
    for (const marked of [`\u202A${userNumber}\u202C`, `\u202D${userNumber}`, `${userNumber}\u2069`])
      expect(sentMessage.parse({ userNumber: marked }).userNumber).toBe(userNumber);
  },
);

test('spellings of one number have one key', () => {
  const spellings = [
    '+91 98765 43210',
    '09876543210',
    '(+91) 98765-43210',
    '0091 9876543210',
    '+91 (0) 98765 43210',
    '९८७६५ ४३२१०',
    '\u202A+91 98765 43210\u202C',
    '98765 43210 ext 12',
  ];
  expect(new Set(spellings.map(phoneKey))).toEqual(new Set(['919876543210']));
  expect(phoneKey('+49 7551 12345')).toBe('49755112345');
});

test('a stored number is stored as it is when it is sent again', () => {
  for (const [, stored] of numbers) expect(tidyPhone(stored)).toBe(stored);
});
