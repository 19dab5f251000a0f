import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultTimeZone } from '#contract/school-time.ts';
import { contentWith } from '#test/changed-content.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import type { Draft } from '#test/draft.ts';
import { admin, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { defaultContent, type SchoolContent } from './edition.ts';
import { readPublished, storeContent } from './store.ts';

/** Of the form of a picture's id, as addresses of forms and boards often have it. */
const number = '3f2b8c1a-1111-4222-8333-abcdefabcdef';
const [postKey = ''] = Object.keys(defaultContent.entries.post);

type Change = (content: Draft<SchoolContent>) => void;

describe.each(kindsOfThisRun)('a number of the form of a picture’s id, on %s,', (kind) => {
  let school: School;
  let owner: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
  });
  afterAll(() => school.close());

  const store = async (change: Change) => {
    const content = contentWith(change as (content: SchoolContent) => void);
    await storeContent(school.context.db, content, 'command line', async () => {});
    return content;
  };
  const published = async () => (await readPublished(school.context.db, defaultTimeZone)).content;

  test.each<[string, Change]>([
    [
      'in a link of an answer',
      ({ documents }) => {
        documents.faq.lead = 'Ask us anything.';
        documents.faq.questions[0]?.answer.push({ label: 'Form', href: `https://forms.example/f/${number}` });
      },
    ],
    [
      'in a link of an article',
      ({ entries }) => {
        const post = entries.post[postKey];
        if (post !== undefined)
          post.body += `\n\n[Our board](https://board.example/${number}?v=1), and more.`;
      },
    ],
    [
      'in the query of a link of an article with pictures',
      ({ entries }) => {
        const post = entries.post[postKey];
        const [work = ''] = Object.keys(defaultContent.entries.work);
        if (post !== undefined)
          post.body += `\n\n![](${work} "A kite")\n\nSee https://board.example/?id=${number}.`;
      },
    ],
    [
      'in words',
      ({ documents }) => {
        documents.faq.lead = `Our number is ${number}.`;
      },
    ],
    [
      'in the words about a course',
      ({ courses }) => {
        const [first] = courses;
        if (first !== undefined) Object.assign(first, { price: 9999, detail: `Ask for ${number}.` });
      },
    ],
  ])('%s stays where it is, with all that stands around it', async (_, change) => {
    const content = await store(change);
    expect(await published()).toEqual(content);
    // Another change of the same document.
    const next = await store((draft) => {
      change(draft);
      draft.documents.faq.title = {
        ...draft.documents.faq.title,
        text: 'All questions',
        keyWord: 'questions',
      };
    });
    expect(await published()).toEqual(next);
    // The version with it comes back as it was, and no picture is missing.
    const { items } = (await owner.visitor.get('/admin/editions?limit=2')).body;
    await store(() => {});
    const compared = (await owner.visitor.get(`/admin/editions/${items[0].number}/changes`)).body;
    expect(compared).toMatchObject({ leftOut: [], problems: [] });
    expect((await owner.visitor.post(`/admin/editions/${items[0].number}/restore`, {})).status).toBe(201);
    expect(await published()).toEqual(next);
  });
});
