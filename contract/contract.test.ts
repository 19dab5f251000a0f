import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { application as fixture } from '#test/people.ts';
import { anyDay, anyEmail, anyText, anyValue, withFaults } from '#test/arbitraries.ts';
import { erasure, forgot, otpCheck, profileChange, reset, signIn, signUp } from './users/account.ts';
import { application } from './school/application.ts';
import { failure } from './failure.ts';
import { fieldMessages } from './field-messages.ts';
import { sentMessage } from './school/message.ts';
import { email, line, optionalLine, optionalParagraphs } from './text.ts';

const schemas: [string, z.ZodMiniType, fc.Arbitrary<unknown>][] = [
  [
    'sign-up',
    signUp,
    withFaults({ fullName: 'Asha', userEmail: 'a@b.test', password: 'gulmohar' }, { userEmail: anyEmail }),
  ],
  [
    'sign-in',
    signIn,
    withFaults({ userEmail: 'a@b.test', password: 'gulmohar', rememberMe: true }, { userEmail: anyEmail }),
  ],
  ['forgotten password', forgot, fc.record({ email: anyEmail })],
  ['code', otpCheck, withFaults({ email: 'a@b.test', otp: '012345' }, { email: anyEmail })],
  ['reset', reset, withFaults({ email: 'a@b.test', newpassword: 'gulmohar' }, { email: anyEmail })],
  ['change of name', profileChange, fc.record({ fullName: anyValue })],
  ['erasure', erasure, fc.record({ password: anyValue })],
  ['application', application, withFaults(fixture(), { dob: anyDay })],
  [
    'message',
    sentMessage,
    withFaults(
      { userName: 'Asha', userEmail: 'a@b.test', userNumber: '98765', userMessage: 'Hello' },
      { userEmail: anyEmail },
    ),
  ],
];
const viaJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(schemas)('the schema of a %s', (_, schema, values) => {
  test('accepts its own output after a JSON round trip, unchanged', () => {
    fc.assert(
      fc.property(values, (value) => {
        const first = schema.safeParse(value);
        fc.pre(first.success);
        expect(schema.safeParse(viaJson(first.data))).toEqual({ success: true, data: first.data });
      }),
      { numRuns: 300 },
    );
  });

  test('gives the same result and messages before and after JSON, in the browser and on the server', () => {
    fc.assert(
      fc.property(values, (value) => {
        const inBrowser = schema.safeParse(value);
        const onServer = schema.safeParse(viaJson(value));
        expect(onServer.success).toBe(inBrowser.success);
        if (!inBrowser.success && !onServer.success)
          expect(fieldMessages(onServer.error)).toEqual(fieldMessages(inBrowser.error));
      }),
      { numRuns: 300 },
    );
  });

  test('never throws, and has a readable message for each invalid field', () => {
    fc.assert(
      fc.property(fc.oneof(values, fc.jsonValue(), fc.anything()), (value) => {
        const checked = schema.safeParse(value);
        if (checked.success) return;
        const fields = fieldMessages(checked.error);
        expect(failure.safeParse({ message: 'x', fields }).success).toBe(true);
        for (const message of Object.values(fields)) expect(message).toMatch(/^[A-Z][^{}[\]]+\.$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('texts', () => {
  test.each([
    ['line', line(100, 'Wrong.')],
    ['optional line', optionalLine(100)],
    ['paragraphs', optionalParagraphs(100)],
  ])(
    'a %s is trimmed, normalised, within its maximum length and without control characters',
    (kind, schema) => {
      fc.assert(
        fc.property(anyText, (text) => {
          const checked = schema.safeParse(text);
          if (!checked.success) return;
          const { data } = checked;
          expect(data).toBe(data.trim().normalize('NFC'));
          expect(data.length).toBeLessThanOrEqual(100);
          expect(data.replaceAll(kind === 'paragraphs' ? /[\n\r\t]/g : /$/g, '')).not.toMatch(
            /[\p{Cc}\u202E]/u,
          );
        }),
      );
    },
  );

  test.each(['line', 'paragraphs'])(
    'rejects a %s with an unpaired surrogate, because no database can store it',
    (kind) => {
      const schema = kind === 'line' ? line(100, 'Wrong.') : optionalParagraphs(100);
      for (const half of ['\uD83D', 'a\uDE00b', '\uDE00\uD83D'])
        expect(schema.safeParse(half).success).toBe(false);
    },
  );

  test('keeps the invisible characters that joined emoji and Indian scripts need', () => {
    for (const text of ['👩🏽‍🎨', 'क्‍ष', 'മലയാളം', 'اردو'])
      expect(line(100, 'Wrong.').parse(text)).toBe(text.normalize('NFC'));
  });

  test.each([
    'S. Kumar',
    'S.Kumar',
    'Dr.Rao',
    'St.Mary’s Convent',
    'Smt.Asha',
    '3/4, Neem Lane',
    'M.A.(English)',
    'B.A./M.A.',
    'Opp.Shop No 5, M.G.Road',
    'Nr.Net Cafe',
    'Opp.Club House',
  ])('accepts the line %j', (text) => expect(line(100, 'Wrong.').parse(text)).toBe(text));

  test.each([
    ['line', line(100, 'Wrong.')],
    ['optional line', optionalLine(100)],
    ['paragraphs', optionalParagraphs(4000)],
  ])('rejects a %s with too many marks on one letter before normalising it', (_, schema) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const checked = schema.safeParse(`a${'\u0301\u0323'.repeat(45)}`);
    const calls = normalize.mock.calls.length;
    normalize.mockRestore();
    expect(checked.error?.issues.map(({ message }) => message)).toEqual([
      'Please use fewer marks on one letter.',
    ]);
    expect(calls).toBe(0);
    expect(schema.parse(`a${'\u0301'.repeat(30)}`)).toBe(`a${'\u0301'.repeat(30)}`.normalize('NFC'));
  });

  test('converts an email address to lower case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const checked = email.safeParse(address);
        if (!checked.success) return;
        expect(checked.data).toBe(address.toLowerCase());
        expect(email.parse(` ${address.toUpperCase()}\t`)).toBe(checked.data);
      }),
    );
  });

  test('an email address cannot contain a second address or a mail header', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const checked = email.safeParse(`${before}@${after}`);
        if (checked.success) expect(checked.data).toMatch(/^[^\s"(),:;<>@[\\\]]+@[\w-]+(?:\.[\w-]+)+$/);
      }),
    );
  });

  test.each([
    'r&d@school.example',
    "asha.o'neil+art@school.example",
    'a!b#c$d%e*f/g=h?i^j_k`l{m|n}o~p@school.example',
    '.asha..verma.@school.example',
    'asha@x.xn--h2brj9c',
    'asha@xn--11b4c3d.xn--h2brj9c',
    'asha@sub-domain.school.example',
    `asha@${'a'.repeat(63)}.example`,
    '1@2.in',
  ])('accepts the email address %j', (address) => expect(email.parse(address)).toBe(address));

  test.each([
    'asha@school-.example',
    'asha@-school.example',
    'asha@bugs-.example',
    'asha@school..example',
    'asha@.example',
    'asha@school.example.',
    'asha@localhost',
    'asha@gmail',
    'asha@school_.example',
    `asha@${'a'.repeat(64)}.example`,
    'asha verma@school.example',
    'asha@verma@school.example',
    'asha,verma@school.example',
    '"asha"@school.example',
    'asha@[127.0.0.1]',
    'आशा@school.example',
    '@school.example',
  ])('rejects the email address %j', (address) => expect(email.safeParse(address).success).toBe(false));

  test.each([
    '\u202Aasha@school.example\u202C',
    'asha@school.example\u200B',
    '\uFEFFasha\u00AD@school.example',
  ])('takes the email address %j without the characters that nobody sees', (address) =>
    expect(email.parse(address)).toBe('asha@school.example'),
  );
});
