import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readTokens } from './tokens.ts';

const css = readFileSync(new URL('../../tokens/colours.css', import.meta.url), 'utf8');
const tokens = readTokens(css).flatMap((group) => group.tokens);

function colourOf(name: string, scheme: 'day' | 'evening'): string {
  const token = tokens.find((each) => each.name === name);
  if (token === undefined) throw new Error(`colours.css has no ${name}`);
  return token[scheme];
}

const texts = tokens.map(({ name }) => name).filter((name) => /\w-text$/.test(name));

/** The values with `prefers-contrast: more`. */
const [, rule = ''] = /^@media \(prefers-contrast: more\) {\n([\s\S]*?)\n}/m.exec(css) ?? [];
const stronger = readTokens(rule.replaceAll(/^ {2}/gm, '').replace('{', '{\n  /* letters */')).flatMap(
  (group) => group.tokens,
);

test('calculates contrast as WCAG does: 21 for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('rgb(119 119 119)', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('rgb(0 0 0 / 20%)', '#ffffff')).toBeUndefined();
});

test('reads tokens with their groups and a value for each scheme', () => {
  expect(readTokens(':root {\n  /* walls */\n  --wall: light-dark(#ffffff, rgb(1 2 3));\n}\n')).toEqual([
    { title: 'walls', tokens: [{ name: '--wall', day: '#ffffff', evening: 'rgb(1 2 3)' }] },
  ]);
});

describe.each(['day', 'evening'] as const)('by %s', (scheme) => {
  test.each(['--ink', '--soft', ...texts])('%s is readable on wall and card (WCAG 1.4.3)', (name) => {
    for (const ground of ['--wall', '--card']) {
      const found = contrast(colourOf(name, scheme), colourOf(ground, scheme));
      expect(found, `on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each([
    ['--ink', '--sunk', 4.5],
    ['--ink', '--field', 4.5],
    ['--soft', '--field', 4.5],
    ['--soft', '--sunk', 4.5],
    ['--ink-day', '--label', 4.5],
    ['--bar-ink', '--bar', 4.5],
    ['--bar-soft', '--bar', 4.5],
    ['--bar-key', '--bar', 4.5],
    ['--sindoor-text', '--error-ground', 4.5],
    ['--ink', '--error-ground', 4.5],
    ['--rice', '--dado', 4.5],
    // Lines and marks (WCAG 1.4.11).
    ['--line', '--wall', 3],
    ['--line', '--card', 3],
    ['--line', '--field', 3],
  ])('%s is visible on %s', (name, ground, minimum) => {
    expect(contrast(colourOf(name, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(minimum);
  });

  test.each(['--sindoor', '--neel', '--mor', '--rani', '--patta', '--geru', '--jamun'])(
    'cream is readable on %s, the colour of buttons and rooms',
    (paint) => {
      expect(contrast('#fffaf0', colourOf(paint, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(texts)('%s has at least 7:1 with prefers-contrast: more (WCAG 1.4.6)', (name) => {
    const colour = stronger.find((each) => each.name === name)?.[scheme] ?? '';
    for (const ground of ['--wall', '--card', '--sunk', '--error-ground']) {
      expect(contrast(colour, colourOf(ground, scheme)), `on ${ground}`).toBeGreaterThanOrEqual(7);
    }
  });

  test('cream has at least 7:1 on a button with prefers-contrast: more', () => {
    const paint = stronger.find((each) => each.name === '--sindoor')?.[scheme] ?? '';
    expect(contrast('#fffaf0', paint)).toBeGreaterThanOrEqual(7);
  });

  test('ink is readable on turmeric, where cream is not', () => {
    expect(contrast(colourOf('--ink-day', scheme), colourOf('--haldi', scheme))).toBeGreaterThanOrEqual(4.5);
  });
});
