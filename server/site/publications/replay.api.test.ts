import { defaultTimeZone } from '#contract/school-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultContent, type SchoolContent } from '#server/site/content/edition.ts';
import { readContentOf, readPublished } from '#server/site/content/store.ts';
import { isLongRun, kindsOfThisRun } from '#test/databases.ts';
import { admin, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { tidyDocument } from '#server/site/content/tidy-document.ts';
import { findPlace, schemaOf } from '#server/site/documents/place.ts';
import { cancelScheduled, publishDrafts } from '#test/publish-drafts.ts';
import { publishScheduled } from './publish-scheduled.ts';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Name = 'faq' | 'reviews' | 'courses' | 'work';
type Data = Record<string, unknown>;

const names: readonly Name[] = ['faq', 'reviews', 'courses', 'work'];
const [workKey = ''] = Object.keys(defaultContent.entries.work);
const keyOf = (name: Name) => (name === 'work' ? workKey : 'main');

/** Words that are hard to keep: joiners, other directions of writing, emoji, quotes and what looks like markup. */
const words = [
  'क्‍ष',
  'नमस्ते',
  'שלום',
  '👩‍🎨',
  '<b>&amp;</b>',
  '"quoted" ‘text’',
  'e\u0301',
  'a\u200bb',
  '${x} {y}',
  '\\n',
];

const documentIn = ({ documents, entries, courses }: SchoolContent, name: Name): Data => {
  if (name === 'courses') return { courses };
  return (name === 'work' ? entries.work[workKey] : documents[name]) as Data;
};

function withDocument(content: SchoolContent, name: Name, data: Data): SchoolContent {
  const { documents, entries } = content;
  if (name === 'courses') return { ...content, courses: data['courses'] as SchoolContent['courses'] };
  if (name !== 'work') return { ...content, documents: { ...documents, [name]: data } } as SchoolContent;
  return { ...content, entries: { ...entries, work: { ...entries.work, [workKey]: data } } } as SchoolContent;
}

const minute = 60_000;
/** What an owner does, more often what she does more often. */
const actions = [
  'edit',
  'edit',
  'edit',
  'publish',
  'publish later',
  'cancel',
  'discard',
  'restore',
  'restore one',
] as const;

/** The text of the field that changes. */
function textOf(name: Name, data: Data): unknown {
  if (name === 'work') return data['title'];
  return name === 'courses' ? (data['courses'] as Data[])[0]?.['detail'] : data['lead'];
}

/** The document with another text in that field. */
function changed(name: Name, data: Data, text: string): Data {
  if (name === 'work') return { ...data, title: text };
  if (name !== 'courses') return { ...data, lead: text };
  const [first, ...others] = data['courses'] as Data[];
  return { courses: [{ ...first, detail: text }, ...others] };
}

describe.each(kindsOfThisRun)('any sequence of changes on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
  });
  afterAll(() => school.close());

  const inOrder = (parts: object) => Object.entries(parts).toSorted(([a], [b]) => a.localeCompare(b));
  /** The bytes of every document; the order of the types means nothing. */
  const bytesOf = ({ documents, entries, courses }: SchoolContent) =>
    JSON.stringify([inOrder(documents), inOrder(entries), courses]);
  const post = (path: string, body?: object) => owner.visitor.post(path, body);

  async function save(name: Name, data: Data): Promise<void> {
    const path = `/admin/documents/${name}/${keyOf(name)}`;
    const etag = (await owner.visitor.get(path)).headers.get('etag') ?? '';
    const reply = await owner.visitor.send('PUT', path, { data }, { headers: { 'if-match': etag } });
    expect([reply.status, reply.body.problems]).toEqual([200, []]);
  }

  async function discard(name: Name): Promise<void> {
    const path = `/admin/documents/${name}/${keyOf(name)}`;
    const etag = (await owner.visitor.get(path)).headers.get('etag') ?? '';
    const reply = await owner.visitor.send('DELETE', `${path}/draft`, undefined, {
      headers: { 'if-match': etag },
    });
    expect(reply.status).toBe(200);
  }

  test.each(isLongRun ? [1, 2, 3, 4] : [1])(
    'of changes and publications ends as when it is replayed (seed %s)',
    async (seed) => {
      const random = randomNumbers(seed);
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
      const { number: first, content } = await readPublished(school.context.db, defaultTimeZone);
      /** What each edition must have, by its number. */
      const editions = new Map([[first, content]]);
      const drafts = new Map<Name, Data>();
      /** What is published by itself, each at a time of its own: a text in the place of the one that is expected there. */
      let scheduled: { name: Name; at: number; before: unknown; text: unknown; hasFailed?: true }[] = [];
      let now = Date.now();
      school.context.now = () => new Date(now);
      let last = first;
      const current = () => editions.get(last) as SchoolContent;

      /** @param next what must be published after a call */
      async function expectEdition(
        next: SchoolContent,
        reply: { status: number; body: { edition: number } },
      ) {
        if (bytesOf(next) === bytesOf(current())) {
          expect(reply.status).toBe(409);
          return;
        }
        expect([reply.status, reply.body.edition]).toEqual([201, last + 1]);
        last += 1;
        editions.set(last, next);
      }

      /** What is published, and whose drafts say nothing else any more are none. */
      function settle(next: SchoolContent): SchoolContent {
        for (const [name, data] of drafts)
          if (textOf(name, data) === textOf(name, documentIn(next, name))) drafts.delete(name);
        return next;
      }
      const withText = (name: Name, text: unknown) =>
        withDocument(current(), name, changed(name, documentIn(current(), name), String(text)));
      const publishedText = (name: Name) => textOf(name, documentIn(current(), name));
      const pending = (name: Name) => scheduled.filter((each) => each.name === name && !each.hasFailed);

      for (let step = 0; step < 40; step += 1) {
        now += minute;
        await publishScheduled(school.context, new Date(now));
        for (const due of scheduled.filter(({ at, hasFailed }) => at <= now && !hasFailed)) {
          const { name, before, text } = due;
          if (before !== publishedText(name) && text !== publishedText(name)) {
            due.hasFailed = true;
            continue;
          }
          scheduled = scheduled.filter((each) => each !== due);
          if (text === publishedText(name)) continue;
          const next = settle(withText(name, text));
          last += 1;
          editions.set(last, next);
        }
        const name = pick(names);
        const documents = [{ type: name, key: keyOf(name) }];
        switch (pick(actions)) {
          case 'edit': {
            // A draft that was begun before other words were published is one over these.
            const data = changed(name, documentIn(current(), name), `${pick(words)} ${step}`);
            await save(name, data);
            // As it is stored.
            const place = findPlace({ type: name, key: keyOf(name) });
            drafts.set(name, tidyDocument(schemaOf(place), data) as Data);
            break;
          }
          case 'publish': {
            const draft = drafts.get(name);
            if (draft === undefined) break;
            const next = withText(name, textOf(name, draft));
            await expectEdition(settle(next), await publishDrafts(owner.visitor, { only: documents }));
            break;
          }
          case 'publish later': {
            const draft = drafts.get(name);
            if (draft === undefined) break;
            const at = now + 2 * minute;
            const text = textOf(name, draft);
            // All that is scheduled already comes sooner; where it stops, the words of the draft stand.
            const before = pending(name).reduce<unknown>((_, each) => each.text, publishedText(name));
            const reply = await publishDrafts(owner.visitor, {
              only: documents,
              at: new Date(at).toISOString(),
            });
            expect([reply.status, reply.body.edition]).toEqual([201, null]);
            drafts.delete(name);
            scheduled.push({ name, at, before, text });
            break;
          }
          case 'cancel': {
            const [first] = scheduled.filter((each) => each.name === name);
            const path = `/admin/documents/${name}/${keyOf(name)}`;
            const { status } = await cancelScheduled(owner.visitor, path);
            if (first === undefined) {
              expect(status).toBe(404);
              break;
            }
            const draft = drafts.get(name);
            const present = draft === undefined ? publishedText(name) : textOf(name, draft);
            const isClash = first.before !== present && first.text !== present;
            expect(status).toBe(draft !== undefined && isClash ? 409 : 200);
            if (status !== 200) break;
            scheduled = scheduled.filter((each) => each !== first);
            let before = publishedText(name);
            for (const each of pending(name)) {
              each.before = before;
              before = each.text;
            }
            const data = changed(name, documentIn(current(), name), String(first.text));
            if (first.text === publishedText(name)) drafts.delete(name);
            else drafts.set(name, data);
            break;
          }
          case 'discard': {
            if (!drafts.delete(name)) break;
            await discard(name);
            break;
          }
          case 'restore': {
            const from = pick([...editions.keys()]);
            const reply = await post(`/admin/editions/${from}/restore`);
            await expectEdition(settle(editions.get(from) as SchoolContent), reply);
            break;
          }
          default: {
            const from = pick([...editions.keys()]);
            const data = documentIn(editions.get(from) as SchoolContent, name);
            const query = `type=${name}&key=${keyOf(name)}`;
            const reply = await post(`/admin/editions/${from}/restore?${query}`);
            await expectEdition(settle(withDocument(current(), name, data)), reply);
          }
        }
        expect(bytesOf((await readPublished(school.context.db, defaultTimeZone)).content)).toBe(
          bytesOf(current()),
        );
      }
      for (const [number, expected] of editions)
        expect(
          bytesOf((await readContentOf(school.context.db, number, defaultTimeZone)) ?? defaultContent),
        ).toBe(bytesOf(expected));
      for (const [name, data] of drafts) {
        const { body } = await owner.visitor.get(`/admin/documents/${name}/${keyOf(name)}`);
        expect([name, textOf(name, body.data)]).toEqual([name, textOf(name, data)]);
      }
    },
  );
});
