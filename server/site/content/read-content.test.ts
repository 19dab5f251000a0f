import { expect, test } from 'vitest';
import type { Content } from '#contract/site/content.ts';
import { edition } from '#test/content.ts';
import { defaultContent, factsOf, makeEdition } from './edition.ts';
import { readContent } from './read-content.ts';

/** The facts that `read` reads, in order and each once. All of them are facts of the edition. */
function factsReadBy(read: (content: Content) => unknown, from = edition): string[] {
  const facts: string[] = [];
  read(readContent(from, (fact) => facts.push(fact)));
  for (const fact of facts) expect([...factsOf(from).keys()]).toContain(fact);
  return [...new Set(facts)];
}

const slug = 'three-shapes-and-a-village';

test.each<[name: string, read: (content: Content) => unknown, facts: string[]]>([
  ['a document whose fields are not read', (content) => content.document('school'), []],
  ['a field of a document', (content) => content.document('school').city, ['school.city']],
  [
    'two fields of a document',
    (content) => {
      const { title, lead } = content.document('faq');
      return [title, lead];
    },
    ['faq.title', 'faq.lead'],
  ],
  ['a field of an entry', (content) => content.entry('post', slug)?.date, [`post/${slug}.date`]],
  ['an entry that does not exist', (content) => content.entry('post', 'none'), ['post']],
  ['an inherited name as a key', (content) => content.entry('post', 'constructor'), ['post']],
  ['the keys of a type', (content) => content.entries('post').map(([key]) => key), ['post']],
  [
    'a field of one of all entries',
    (content) => content.entries('post').find(([key]) => key === slug)?.[1].title,
    ['post', `post/${slug}.title`],
  ],
  [
    'the label of a work',
    (content) => content.labelled('clay-owl'),
    ['title', 'medium', 'maker', 'age', 'alt'].map((field) => `work/clay-owl.${field}`),
  ],
  ['an illustration', (content) => content.illustration('clay-owl'), ['work/clay-owl.alt']],
  ['a picture, which is no part of an edition', (content) => content.picture('clay-owl'), []],
  [
    'the figure of a post',
    (content) => content.blocks('![](clay-owl "Caption")'),
    ['title', 'medium', 'maker', 'age', 'alt'].map((field) => `work/clay-owl.${field}`),
  ],
])('reading %s records exactly that', (_, read, facts) => {
  expect(factsReadBy(read)).toEqual(facts);
});

test('reading a whole work records all its texts', () => {
  const fields = Object.keys(edition.entries.work['clay-owl'] ?? {});
  const facts = ['work/clay-owl', ...fields.map((field) => `work/clay-owl.${field}`)];
  expect(factsReadBy((content) => content.work('clay-owl'))).toEqual(facts);
  expect(factsReadBy((content) => content.wall(['clay-owl']))).toEqual(facts);
});

test('reading the price of a course records the order of the courses and this price', () => {
  const [, second] = edition.courses;
  const read = (content: Content) => content.courses().find((_, at) => at === 1)?.price;
  expect(factsReadBy(read)).toEqual(['courses', `courses/${second?.id}.price`]);
});

test('a hidden course is not read', () => {
  const [first, ...others] = defaultContent.courses;
  if (first === undefined) throw new Error('there is no course');
  const hidden = makeEdition(1, { ...defaultContent, courses: [{ ...first, hidden: true }, ...others] });
  const ids: string[] = [];
  const facts = factsReadBy((content) => ids.push(...content.courses().map(({ id }) => id)), hidden);
  expect(ids).toEqual(others.map(({ id }) => id));
  expect(facts).not.toContain(`courses/${first.id}.id`);
});

test('values equal those of the edition, and a copy of a document has all its fields', () => {
  const content = readContent(edition);
  expect({ ...content.document('school') }).toEqual(edition.documents.school);
  expect(content.entries('post').map(([key, data]) => [key, { ...data }])).toEqual(
    Object.entries(edition.entries.post),
  );
});

test('a work or picture that does not exist is an error with its name', () => {
  const content = readContent(edition);
  expect(() => content.work('none')).toThrow('there is no work none');
  expect(() => content.picture('none')).toThrow('there is no picture none');
  expect(() => content.picture('constructor')).toThrow('there is no picture constructor');
});

test('a post that an article cannot show is an error with its line', () => {
  const content = readContent(edition);
  expect(() => content.blocks('one\n\n> two')).toThrow('line 3 of a post: Please leave out quotes (>).');
});
