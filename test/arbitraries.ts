import * as fc from 'fast-check';

/** Every run uses the same examples, so that a failure is reproducible; TEST_SEED selects other examples. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 462_016) });

/** Common and hostile text: scripts, emoji, control characters, lone surrogates, quotes, markup. */
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

/** Any JSON value where a text is expected. */
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

/**
 * Objects like `valid` with some fields replaced by other values and some missing.
 * @param replacements generates the other values of a field; any JSON value for the fields that it does not name
 */
export function withFaults<T extends Record<string, unknown>>(
  valid: T,
  replacements: Record<string, fc.Arbitrary<unknown>> = {},
) {
  const fields = Object.entries(valid).map(([name, value]) => {
    const original = { weight: 8, arbitrary: fc.constant(value) };
    return [name, fc.oneof(original, { weight: 1, arbitrary: replacements[name] ?? anyValue })] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] }).chain((partial) =>
    // Mostly complete, so that about half of the objects are valid.
    fc.oneof(
      { weight: 4, arbitrary: fc.constant({ ...valid, ...partial }) },
      { weight: 1, arbitrary: fc.constant(partial) },
    ),
  );
}
