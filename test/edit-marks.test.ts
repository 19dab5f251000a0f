import { expect, test } from 'vitest';
import { fieldPath, valueAt } from '#contract/site/field-path.ts';
import { markOf, maxMarks, numbersIn, withoutMarks } from '#contract/site/edit-marks.ts';
import { fieldAt, schemaOf } from '#contract/site/schema-parts.ts';
import { defaultContent, documentTypes, keyedTypes, makeEdition } from '#server/site/content/edition.ts';
import { parsePost } from '#contract/site/parse-post.ts';
import { markEdition } from '#server/site/preview/mark-edition.ts';

const edition = makeEdition(0, defaultContent);
const marked = markEdition(edition);

test('a mark is the number of a field and can be taken out again', () => {
  const text = `Ink ${markOf(0)}and नमस्ते क्‍ष 👩‍🎨${markOf(maxMarks - 1)}`;
  expect(numbersIn(text)).toEqual([0, maxMarks - 1]);
  expect(withoutMarks(text)).toBe('Ink and नमस्ते क्‍ष 👩‍🎨');
});

test('without its marks an edition that is edited is the edition', () => {
  expect(JSON.parse(withoutMarks(JSON.stringify(marked.edition)))).toEqual(
    JSON.parse(JSON.stringify(edition)),
  );
  expect(marked.fields.length).toBeGreaterThan(1000);
});

test('every text with a mark has a field in the form of its document', () => {
  const { documents, entries, courses } = defaultContent;
  const data: Record<string, Record<string, unknown>> = { courses: { main: { courses } } };
  for (const type of documentTypes) data[type] = { main: documents[type] };
  for (const type of keyedTypes) data[type] = entries[type];
  for (const field of marked.fields) {
    const document = data[field.type]?.[field.key];
    const path = fieldPath(field.path);
    const schema = schemaOf(field);
    expect([field, schema && fieldAt(schema, document, path)?.name]).toEqual([field, expect.any(String)]);
    expect(valueAt(document, path)).toBeDefined();
  }
});

const article = `## A pile of leaves {#the-pile}

_First_ we look. **Then** we
draw, as [our classes](/classes) do.

- [Paper](/contact), white
- क्\u200Dष and 2 brushes

![](warli-dance 'One chain of dancers')

![](best-of-waste "What a drawer can turn into")`;

test('a text in Markdown has a mark in each part that is read, and the same parts as without', () => {
  const content = structuredClone(defaultContent);
  const [post] = Object.values(content.entries.post);
  Reflect.set(post ?? {}, 'body', article);
  const { edition: withMarks, fields } = markEdition(makeEdition(0, content));
  const body = Object.values(withMarks.entries.post)[0]?.body ?? '';
  const { blocks, problems } = parsePost(body);
  expect(JSON.parse(withoutMarks(JSON.stringify(blocks)))).toEqual(parsePost(article).blocks);
  expect(problems).toEqual([]);
  for (const block of blocks) {
    const numbers = numbersIn(JSON.stringify(block));
    expect(numbers.map((number) => fields[number]?.path)).toContain('body');
  }
});
