import { expect, test } from 'vitest';
import type { ListedDocument } from '#contract/site/site-documents.ts';
import { cardWords } from './card-words.ts';

const now = `${new Date().getFullYear()}-06-03T06:00:00.000Z`;
const plain: ListedDocument = {
  type: 'faq',
  key: 'main',
  title: 'Questions and answers',
  path: '/FaqPage',
  state: 'published',
  draft: null,
  scheduled: [],
  found: [],
  card: null,
  published: null,
};
const reader = { ownName: 'Kavita Rao', timeZone: 'Asia/Kolkata' };
const words = (item: Partial<ListedDocument>) => cardWords({ ...plain, ...item }, reader);
const change = { id: '1', publishAt: now, by: { name: null }, failure: null, obstacle: null, changes: [] };

test('a card says who changed a document last', () => {
  expect(words({})).toEqual({ waiting: [], last: '' });
  expect(words({ published: { by: { name: 'Kavita Rao' }, at: now } }).last).toBe('You, 3 Jun');
  expect(words({ published: { by: { name: 'Rekha Pillai' }, at: now } }).last).toBe('Rekha Pillai, 3 Jun');
  // Somebody who has left, and a command on the server.
  expect(words({ published: { by: { name: null }, at: now } }).last).toBe('Changed 3 Jun');
  expect(words({ published: { by: null, at: now } }).last).toBe('Changed 3 Jun');
});

test('a card says whose changes are not published, and what is published by itself', () => {
  const draftOf = (name: string | null) => ({ state: 'changed' as const, draft: { by: { name }, at: now } });
  expect(words(draftOf('Kavita Rao')).waiting).toEqual(['Your changes from 3 Jun are not published']);
  expect(words(draftOf('Rekha Pillai')).waiting).toEqual([
    'Changes of Rekha Pillai from 3 Jun are not published',
  ]);
  expect(words(draftOf(null)).waiting).toEqual(['Changes from 3 Jun are not published']);
  expect(words({ ...draftOf('Kavita Rao'), state: 'new' })).toEqual({
    waiting: ['New on 3 Jun by you, not published'],
    last: '',
  });
  expect(words({ scheduled: [change, { ...change, id: '2', failure: 'Too late.' }] }).waiting).toEqual([
    'Changes by itself on 3 Jun',
    'What was set for 3 Jun needs you',
  ]);
});
