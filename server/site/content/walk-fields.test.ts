import { expect, test } from 'vitest';
import { faq } from '#contract/site/faq.ts';
import { fields } from '#contract/site/fields.ts';
import { work } from '#contract/site/work.ts';
import { walkFields } from './walk-fields.ts';

test('visits each field of a document with its value and path', () => {
  const document = {
    title: { text: 'Questions', keyWord: 'Questions' },
    lead: 'Ask us.',
    questions: [
      { id: 'a', question: 'A?', inShort: 'Yes', answer: ['Yes, ', { label: 'see', href: '/a' }] },
      { id: 'b', question: 'B?', inShort: 'No', answer: ['No.'] },
    ],
    end: { text: 'More?', link: { label: 'Ask us', href: '/contact' } },
    work: 'clay-owl',
  };
  const values: Record<string, unknown> = {};
  walkFields(faq, document, (schema, value, path) => {
    values[path.join('.')] = value;
    expect(fields.get(schema), path.join('.')).toBeDefined();
  });
  expect(values).toMatchObject({
    '': document,
    lead: 'Ask us.',
    questions: document.questions,
    'questions.1.id': 'b',
    'questions.0.answer.1.href': '/a',
    'end.link.href': '/contact',
    work: 'clay-owl',
  });
  expect(Object.keys(values)).not.toContain('questions.0.answer.0');
});

test('visits a missing field with undefined, and nothing inside null', () => {
  const visited = new Map<string, unknown>();
  walkFields(work, { title: 'Owl', age: null }, (_, value, path) => visited.set(path.join('.'), value));
  expect(visited.get('title')).toBe('Owl');
  expect(visited.has('age')).toBe(false);
  expect([visited.has('additionalText'), visited.get('additionalText')]).toEqual([true, undefined]);
});
