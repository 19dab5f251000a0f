import type { Locator, Page } from '@playwright/test';
import { changedWords } from '#app/office/trials/trial-words.ts';
import { courses } from '#test/content.ts';
import { expect, test } from '../fixtures.ts';
import { owner, ownSchool } from '../own-school.ts';
import { failMails } from '../past.ts';
import { hydrate } from '../scenes/scene.ts';
import { expectToast, newPerson, type Person } from '../steps.ts';

/*
 * How many taps the work of an owner takes on a phone. Every tap on a button, a link, a menu or a choice counts; to type, and to go to the
 * next field with the keyboard, do not.
 */

const own = ownSchool('default');

interface Hand {
  tap: (target: Locator) => Promise<void>;
}

interface Task {
  what: string;
  /** Where it begins; for what begins elsewhere each time, in words. */
  from: string;
  bound: number;
  /** Creates what is there before. @returns where it begins, if `from` is no path */
  prepare?: (page: Page, family: Person) => Promise<string | void>;
  /** Ends when it is done. */
  work: (page: Page, hand: Hand, family: Person) => Promise<unknown>;
}

async function post(
  page: Page,
  path: string,
  data: object,
  more: Record<string, string> = {},
): Promise<void> {
  const reply = await page.request.post(path, { data, headers: { origin: own.url, ...more } });
  expect(reply.status(), path).toBe(201);
}

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });

/** The row of a family on the first page of the office. */
const rowOf = (page: Page, { fullName }: Person) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${fullName}`) });

const writes = (page: Page, { fullName, email }: Person) =>
  post(page, '/user/add-lead', { userName: fullName, userEmail: email, userMessage: 'Do you teach clay?' });

/** The conversation of a family in the inbox. */
async function conversationOf(page: Page, { email }: Person): Promise<{ _id: string; version: number }> {
  const reply = await page.request.get(`/admin/conversations?q=${encodeURIComponent(email)}`);
  return (await reply.json()).items[0];
}

const tasks: readonly Task[] = [
  {
    what: 'a message is answered',
    from: '/office',
    bound: 2,
    prepare: writes,
    async work(page, { tap }, family) {
      await tap(rowOf(page, family));
      await page.getByLabel('Your reply').fill('Yes, from next week.');
      await tap(button(page, 'Send'));
      await expectToast(page, /leaves in 10 seconds/);
    },
  },
  {
    what: 'a trial class that a family asked for is agreed',
    from: '/office',
    bound: 3,
    prepare: (page, { fullName, email }) =>
      post(page, '/user/add-trial', {
        userName: fullName,
        userEmail: email,
        course: courses[0]?.courseName,
        childAge: 7,
      }),
    async work(page, { tap }, family) {
      await tap(rowOf(page, family));
      await tap(button(page, 'Agree and send the mails'));
      await expectToast(page, changedWords.agreed);
      await own.mail(family.email, /Your trial class is on/);
    },
  },
  {
    what: 'a price is changed, without scrolling to the button',
    from: '/office',
    bound: 2,
    prepare: writes,
    async work(page, { tap }) {
      await tap(button(page, 'Change a price'));
      const dialog = page.getByRole('dialog');
      const price = dialog.getByRole('textbox').first();
      await expect(price).toBeInViewport({ ratio: 1 });
      await expect(button(dialog, 'Publish now')).toBeInViewport({ ratio: 1 });
      await price.fill('7654');
      await tap(button(dialog, 'Publish now'));
      await expect.poll(() => own.visitorReads('/classes')).toContain('7654');
    },
  },
  {
    what: 'a sentence is changed with the pencil of its page',
    from: '/about',
    bound: 3,
    async work(page, { tap }) {
      await tap(page.getByRole('link', { name: 'Edit this page' }));
      await tap(page.frameLocator('iframe').locator('[data-field]').filter({ hasText: /^Dear/ }).first());
      const panel = page.getByRole('region', { name: 'The chosen text' });
      await panel.getByRole('textbox').fill('Dear neighbours,');
      await tap(button(panel, 'Publish'));
      await expect.poll(() => own.visitorReads('/about')).toContain('Dear neighbours,');
    },
  },
  {
    what: 'a question with its three fields is added',
    from: '/office/site/faq',
    bound: 4,
    async work(page, { tap }) {
      await tap(button(page, 'Add a question'));
      await expect(page.getByLabel('Question', { exact: true }).last()).toBeFocused();
      await page.keyboard.type('Can we park at the school?');
      await page.getByLabel('Short answer').last().fill('Yes, in the lane.');
      await page.getByLabel('Answer', { exact: true }).last().fill('Yes, beside the blue gate.');
      await tap(button(page, 'Publish'));
      await tap(button(page, 'Publish now'));
      await expect.poll(() => own.visitorReads('/FaqPage')).toContain('Can we park at the school?');
    },
  },
  {
    what: 'an article with title, text and artwork is published',
    from: '/office/site',
    bound: 6,
    async work(page, { tap }) {
      await tap(page.getByRole('heading', { name: 'Blog' }));
      await page.getByLabel('Title of a new article').fill('Clay at the kitchen table');
      await tap(button(page, 'Begin the article'));
      await expect(page.getByLabel('Text of the article')).toBeFocused();
      await page.keyboard.type('A board, a bowl of water and an old shirt.');
      await tap(button(page, 'Artwork Choose a picture'));
      await tap(page.getByRole('dialog').getByRole('listitem').first().getByRole('button'));
      await tap(button(page, 'Publish'));
      await tap(button(page, 'Publish now'));
      await expect.poll(() => own.visitorReads('/Blog/clay-at-the-kitchen-table')).toContain('bowl of water');
    },
  },
  {
    what: 'earlier words are put back',
    from: '/office/site/contact',
    bound: 3,
    async prepare(page) {
      const document = '/admin/documents/contact/main';
      const { published, publishedVersion } = await (await page.request.get(document)).json();
      const reply = await page.request.put(`${document}/published`, {
        data: { data: { ...published, lead: 'Words that were published too early.' } },
        headers: { origin: own.url, 'if-match': `"${publishedVersion}"` },
      });
      expect(reply.status()).toBe(201);
      await expect.poll(() => own.visitorReads('/contact')).toContain('published too early');
    },
    async work(page, { tap }) {
      await tap(page.getByRole('link', { name: 'What was published' }));
      await tap(button(page, 'Put the words of the beginning back'));
      await tap(button(page, 'Publish these words'));
      await expect.poll(() => own.visitorReads('/contact')).not.toContain('published too early');
    },
  },
  {
    what: 'a mail that was refused is sent to the right address',
    from: 'its conversation',
    bound: 2,
    async prepare(page, family) {
      await writes(page, family);
      const { _id, version } = await conversationOf(page, family);
      const ifMatch = { 'if-match': `"${version}"` };
      await post(page, `/admin/conversations/${_id}/replies`, { text: 'Yes, on Sundays.' }, ifMatch);
      failMails(own.dataDir, family.email);
      return `/office/inbox/${_id}`;
    },
    async work(page, { tap }) {
      const right = newPerson().email;
      await tap(button(page, 'Correct the address'));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Address').fill(right);
      await tap(button(dialog, 'Send again'));
      await own.mail(right, /^Re: /);
    },
  },
];

for (const { what, from, bound, prepare, work } of tasks) {
  test(`${what} with at most ${bound} taps from ${from}`, async ({ newPage }) => {
    const family = newPerson('Meera Iyer');
    const { page, problems } = await own.openPage(newPage, '/contact', owner);
    const start = (await prepare?.(page, family)) ?? from;
    await page.goto(start);
    await hydrate(page);
    let taps = 0;
    await work(
      page,
      {
        tap: (target) => {
          taps += 1;
          return target.tap();
        },
      },
      family,
    );
    expect(taps).toBeLessThanOrEqual(bound);
    expect(problems).toEqual([]);
  });
}
