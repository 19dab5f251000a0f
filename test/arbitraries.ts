import * as fc from 'fast-check';

/** The same examples at every run, so that a failure is never a matter of luck; another seed explores further. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 462_016) });

/** Text as people write it and as nobody should: scripts, emoji, controls, half characters, quotes, markup. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      '\u0000',
      '\r',
      '\n',
      '\t',
      '\u200D',
      '\u202E',
      '\uFEFF',
      '\u0958',
      '\uD83D',
      'é',
      ' ',
    ),
    maxLength: 12,
  }),
  fc.constantFrom(
    '',
    ' ',
    '\u0958\u0958',
    'e\u0301',
    '\u2126',
    '\uFB1D',
    'मीरा वर्मा',
    '👩🏽‍🎨',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
    '../../etc/passwd',
    '__proto__',
    'a'.repeat(101),
    'क'.repeat(100),
    '\u0344'.repeat(60),
  ),
);

/** Anything JSON can carry where a text is expected. */
export const anyValue = fc.oneof(
  { weight: 6, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown> },
);

export const anyEmail = fc.oneof(
  { weight: 3, arbitrary: fc.emailAddress() as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: anyValue },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'a@b.test',
      ' A@B.TEST ',
      'a@b',
      '@b.test',
      'a@b.test\n',
      'a b@c.test',
      'ä@b.test',
      'a@b..test',
    ),
  },
);

export const anyDay = fc.oneof(
  fc
    .date({ min: new Date('1890-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)) as fc.Arbitrary<unknown>,
  anyValue,
);

/** Some fields replaced by anything, some left out. */
export function spoiled<T extends Record<string, unknown>>(
  good: T,
  odd: Record<string, fc.Arbitrary<unknown>> = {},
) {
  const fields = Object.entries(good).map(([name, value]) => {
    const kept = { weight: 8, arbitrary: fc.constant(value) };
    return [name, fc.oneof(kept, { weight: 1, arbitrary: odd[name] ?? anyValue })] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] }).chain((some) =>
    // Mostly whole, so that what is right is met as often as what is wrong.
    fc.oneof(
      { weight: 4, arbitrary: fc.constant({ ...good, ...some }) },
      { weight: 1, arbitrary: fc.constant(some) },
    ),
  );
}
