import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  address,
  choice,
  courseId,
  day,
  decimal,
  fields,
  group,
  heading,
  line,
  link,
  list,
  markdown,
  number,
  pattern,
  picture,
  richText,
  text,
  time,
  workName,
  yesOrNo,
  type Field,
} from './fields.ts';

interface Example {
  name: string;
  schema: z.ZodMiniType;
  field: Field;
  accepts: readonly unknown[];
  refuses: readonly unknown[];
}

const texts = {
  accepts: ['a', 'One line.\nAnother.', '10 %'],
  refuses: ['', '   ', '\n', 'a'.repeat(21), 'a\u0000b', 'a\uD800b', 1, null],
};
const names = {
  accepts: ['clay-owl', 'sr-expressors', 'a1', 'a'.repeat(60)],
  refuses: ['', 'Clay-owl', 'clay_owl', '-owl', 'clay--owl', '../owl', 'a'.repeat(61), 1],
};

const examples: Example[] = [
  {
    name: 'line',
    schema: line(5, 2),
    field: { kind: 'line', min: 2, max: 5 },
    accepts: ['ab', 'a b c', 'अआइ'],
    refuses: ['', 'a', 'abcdef', 'a\nb', 'a\u0007b', 12, null, undefined],
  },
  {
    name: 'pattern',
    schema: pattern(3, /^\d+$/, 'Please enter digits.'),
    field: { kind: 'line', min: 1, max: 3, hasPattern: true },
    accepts: ['1', '123'],
    refuses: ['', 'a', '1234', 12],
  },
  { name: 'text', schema: text(20), field: { kind: 'text', min: 1, max: 20 }, ...texts },
  { name: 'markdown', schema: markdown(20), field: { kind: 'markdown', min: 1, max: 20 }, ...texts },
  {
    name: 'address',
    schema: address(),
    field: { kind: 'address', min: 1, max: 500 },
    accepts: [
      '/',
      '/contact?topic=trial#message',
      '#top',
      'https://a.example/b',
      'mailto:a@b.example',
      'tel:+91',
    ],
    refuses: [
      '',
      'contact',
      '//a.example',
      '/.//a.example',
      'http://a.example',
      'javascript:alert(1)',
      'https://a.example/ b',
      '/a"b',
      '/<b>',
      '/\\a.example',
      `/${'a'.repeat(500)}`,
    ],
  },
  {
    name: 'link',
    schema: link(),
    field: { kind: 'link' },
    accepts: [{ label: 'Contact', href: '/contact' }],
    refuses: [
      {},
      { label: '', href: '/contact' },
      { label: 'Contact', href: 'contact' },
      { label: 'Contact', href: '/contact', title: 'Contact' },
      '/contact',
    ],
  },
  {
    name: 'heading',
    schema: heading(20),
    field: { kind: 'heading', min: 1, max: 20 },
    accepts: [{ text: 'Weekend classes', keyWord: 'classes' }],
    refuses: [
      { text: 'Weekend classes', keyWord: 'Classes' },
      { text: 'Weekend classes', keyWord: '' },
      { text: 'Weekend art classes now', keyWord: 'classes' },
      { text: 'Weekend classes' },
      'Weekend classes',
    ],
  },
  {
    name: 'rich text',
    schema: richText(20),
    field: { kind: 'rich text', min: 1, max: 20 },
    accepts: [['Ask us.'], ['Ask ', { label: 'us', href: '/contact' }, '.']],
    refuses: [
      [],
      [''],
      'Ask us.',
      ['a'.repeat(21)],
      ['a\u0000b'],
      [{ label: 'us', href: 'javascript:alert(1)' }],
      Array.from({ length: 41 }, () => 'a'),
    ],
  },
  { name: 'picture', schema: picture(), field: { kind: 'picture', max: 60 }, ...names },
  { name: 'workName', schema: workName(), field: { kind: 'work', max: 60 }, ...names },
  { name: 'courseId', schema: courseId(), field: { kind: 'course', max: 60 }, ...names },
  {
    name: 'number',
    schema: number(1, 5),
    field: { kind: 'number', min: 1, max: 5 },
    accepts: [1, 5],
    refuses: [0, 6, 1.5, Number.NaN, Infinity, '1', null],
  },
  {
    name: 'decimal',
    schema: decimal(-1, 1),
    field: { kind: 'number', min: -1, max: 1 },
    accepts: [-1, 0.25, 1],
    refuses: [-1.01, 1.01, Number.NaN, Infinity, '0'],
  },
  {
    name: 'choice',
    schema: choice(['day', 'evening']),
    field: { kind: 'choice' },
    accepts: ['day', 'evening'],
    refuses: ['night', 'Day', '', 0],
  },
  {
    name: 'day',
    schema: day(),
    field: { kind: 'day' },
    accepts: ['2026-11-28', '2028-02-29'],
    refuses: ['2026-02-29', '2026-11-31', '28-11-2026', '2026-11-28T10:00', '', 20_261_128],
  },
  {
    name: 'time',
    schema: time(),
    field: { kind: 'time' },
    accepts: ['00:00', '09:30', '23:59'],
    refuses: ['24:00', '9:30', '09:60', '09:30:00', '', 930],
  },
  {
    name: 'yesOrNo',
    schema: yesOrNo(),
    field: { kind: 'switch' },
    accepts: [true, false],
    refuses: ['yes', 0, null],
  },
  {
    name: 'list',
    schema: list(line(5), 2, 1),
    field: { kind: 'list', min: 1, max: 2 },
    accepts: [['a'], ['a', 'b']],
    refuses: [[], ['a', 'b', 'c'], [1], 'a'],
  },
  {
    name: 'group',
    schema: group({ name: line(5) }),
    field: { kind: 'group' },
    accepts: [{ name: 'Asha' }],
    refuses: [{}, { name: 'Asha', nmae: 'Asha' }, [], null],
  },
];

describe.each(examples)('$name', ({ schema, field, accepts, refuses }) => {
  test('has a kind and bounds', () => {
    expect(fields.get(schema)).toEqual(field);
  });

  test.each(accepts.map((value) => [value]))('accepts %j', (value) => {
    expect(schema.safeParse(value)).toEqual({ success: true, data: value });
  });

  test.each(refuses.map((value) => [value]))('refuses %j with a sentence', (value) => {
    const { error } = schema.safeParse(value);
    expect(error?.issues[0]?.message).toMatch(/^[A-Z].*\w/);
  });
});

test.each([
  ['line', line(5), 'Please enter a text.'],
  ['text', text(5), 'Please enter a text.'],
  ['markdown', markdown(5), 'Please enter a text.'],
  ['address', address(), 'Please enter an address.'],
  ['line of two characters', line(5, 2), 'Please use at least 2 characters.'],
])('an empty %s gets one sentence', (_, schema, sentence) => {
  expect(schema.safeParse('').error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test.each([
  ['', 'Please enter a text.'],
  [{ label: 'us', href: 'contact' }, 'Please enter an address such as /contact or https://….'],
])('a wrong part of a rich text gets a sentence about itself: %j', (part, sentence) => {
  expect(
    richText(20)
      .safeParse([part])
      .error?.issues.map(({ message }) => message),
  ).toEqual([sentence]);
});
