import type { Page } from '@playwright/test';
import { answer500, leaveUnanswered, plain, type Scene } from './scene.ts';

const list = (page: Page) => page.getByRole('link', { name: 'Home page' }).waitFor();
const form = (page: Page) => page.getByText('Visitors see these words.').waitFor();

/** The page in the frame can be edited. */
const framed = (page: Page) => page.frameLocator('iframe').locator('[data-field]').first().waitFor();

/** The form of a step and its page are there. */
const stepped = async (page: Page) => {
  await form(page);
  await page.frameLocator('iframe').getByRole('contentinfo').waitFor();
};

const draft = {
  by: { name: 'Meenakshi Iyer' },
  at: '2026-11-27T05:12:00.000Z',
};

/** Answers as if what is typed on a page and published were stored, which other scenes would show. */
async function publishesOnlyHere(page: Page): Promise<void> {
  let words: object | undefined;
  await page.route('**/admin/documents/about/main', async (route) => {
    const state = await (await page.request.get('/admin/documents/about/main')).json();
    const { data: typed } = route.request().postDataJSON() ?? {};
    const now =
      typed === undefined
        ? { data: words ?? state.data }
        : { message: '', data: typed, state: 'changed', draft };
    await route.fulfill({ json: { ...state, published: words ?? state.published, ...now } });
  });
  await page.route('**/admin/documents/about/main/published', (route) => {
    words = route.request().postDataJSON().data;
    return route.fulfill({ status: 201, json: { message: '', edition: 1, stopped: null } });
  });
}

const item = {
  type: 'faq',
  key: 'main',
  title: 'Questions and answers',
  path: '/FaqPage',
  found: [],
  scheduled: [],
  card: null,
  published: null,
};
const later = {
  id: '5d0c6f0e-3a55-4a40-9a5d-0d6a3b6f8b11',
  publishAt: '2026-12-31T18:30:00.000Z',
  by: { name: 'Meenakshi Iyer' },
  failure: null,
  obstacle: null,
  changes: [
    { path: 'courses[0].price', label: 'Course “Junior Beginner”: Price', before: '2500', after: '2750' },
  ],
};
const stopped = {
  ...later,
  id: '5d0c6f0e-3a55-4a40-9a5d-0d6a3b6f8b12',
  publishAt: '2026-11-20T18:30:00.000Z',
  failure: '“Courses and prices: Course “Junior Beginner”: Price” has been changed otherwise since.',
};
const endangered = {
  ...later,
  id: '5d0c6f0e-3a55-4a40-9a5d-0d6a3b6f8b13',
  publishAt: '2027-03-31T18:30:00.000Z',
  obstacle: stopped.failure,
};
const site = { last: 3, served: 3, failedPage: null };
const editions = [3, 2, 1].map((number) => ({
  number,
  publishedAt: `2026-11-2${number}T05:12:00.000Z`,
  by: number === 1 ? null : { name: 'Meenakshi Iyer' },
  changed: number === 1 ? ['Courses and prices'] : ['Questions and answers', 'Home page'],
  removed: false,
}));

/** Answers with one changed document and three editions. */
async function withChanges(page: Page): Promise<void> {
  const items = [
    { ...item, state: 'changed', draft },
    { ...item, type: 'home', title: 'Home page', path: '/', state: 'published', draft: null },
    {
      ...item,
      type: 'courses',
      title: 'Courses and prices',
      state: 'published',
      draft: null,
      scheduled: [stopped, later, endangered],
    },
    {
      type: 'post',
      key: 'new',
      title: 'Article: Clay at home',
      path: null,
      state: 'new',
      draft,
      found: [],
      scheduled: [],
      card: null,
      published: null,
    },
  ];
  await page.route('**/admin/documents', (route) => route.fulfill({ json: { items, next: null, site } }));
  await page.route('**/admin/editions*', (route) =>
    route.fulfill({ json: { items: editions, next: null, site, isInFirst: true } }),
  );
}

const changes = {
  items: [
    {
      type: 'faq',
      key: 'main',
      title: 'Questions and answers',
      problems: [],
      version: 'a-revision',
      changes: [
        {
          path: 'lead',
          label: 'Line under the heading',
          before: 'What parents in {school.neighbourhood} ask us most, answered in a sentence or two.',
          after: 'What parents in {school.neighbourhood} ask us most, answered on one page.',
        },
        {
          path: 'questions[3]',
          label: 'Fourth question',
          before: null,
          after: 'Is there a class on Diwali?\nNo, the school is closed for three days.',
        },
      ],
    },
  ],
  next: null,
  pages: ['/', '/FaqPage'],
  visibleFrom: null,
  warnings: [
    {
      type: 'about',
      key: 'main',
      title: 'About',
      path: 'letter.greeting',
      message: 'Rs. 2500 is the price of no course any more.',
    },
  ],
};

const versions = (page: Page) =>
  page
    .getByRole('button', { name: /^Put the words of/ })
    .first()
    .waitFor();

/** Answers with three versions, and what the earlier ones would change. */
const withComparison = (problems: { path: string; message: string }[]) => async (page: Page) => {
  await withChanges(page);
  const { items: changed } = changes;
  await page.route('**/admin/editions/*/changes*', (route) =>
    route.fulfill({ json: { over: 3, changed, problems } }),
  );
};

/** Opens what earlier words would change. */
async function openComparison(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Put the words of/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('insertion').first().waitFor();
}

/** Answers with two links for others. */
const withPreviews = (page: Page) =>
  page.route('**/admin/previews', (route) => {
    const items = [21, 25].map((day) => ({
      id: `0b5f7a52-0000-4000-8000-0000000000${day}`,
      by: { name: 'Meenakshi Iyer' },
      createdAt: `2026-11-${day}T05:12:00.000Z`,
      expiresAt: `2026-12-0${day - 20}T05:12:00.000Z`,
    }));
    const token = 'a-token-that-is-long-enough-for-the-field-00';
    return route.request().method() === 'POST'
      ? route.fulfill({
          status: 201,
          json: { message: 'Made.', id: items[0]?.id, token, expiresAt: items[0]?.expiresAt },
        })
      : route.fulfill({ json: { items, next: null } });
  });

const lead = (page: Page) => page.getByLabel('Line under the heading');

/**
 * Loads the questions with a version that the server does not know: what is typed in a scene is never stored, not even by the last
 * request of a page that closes. The next scene needs the document as it is.
 */
const withUnknownVersion = (page: Page) =>
  page.route('**/admin/documents/faq/main', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const reply = await (await route.fetch()).json();
    return route.fulfill({ json: { ...reply, version: 'unknown' } });
  });

/** Refuses to save a draft: somebody else has changed the same line. */
async function withConflict(page: Page): Promise<void> {
  await withUnknownVersion(page);
  await page.route('**/admin/documents/faq/main', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const loaded = await (await page.request.get('/admin/documents/faq/main')).json();
    const data = { ...loaded.data, lead: 'What parents ask us most, answered on one page.' };
    const current = { ...loaded, data, draft, state: 'changed', version: 'another' };
    return route.fulfill({ status: 412, json: { message: 'It was changed.', current } });
  });
}

/** Answers from now on as to somebody whose session has ended. */
async function endSession(page: Page): Promise<void> {
  const json = { message: 'You are not signed in.' };
  await page.route('**/user/me', (route) => route.fulfill({ status: 401, json }));
  await page.route('**/admin/documents/faq/main', (route) => route.fulfill({ status: 401, json }));
}

/** Opens what a publication of all drafts changes. */
async function openChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish these 2 changes' }).click();
  await page.getByRole('dialog').waitFor();
}

const atFaq = { path: '/office/site/faq', viewer: 'admin' } as const;

/** The words of the site, and the form of one document, each in its states. */
export const siteScenes: Scene[] = [
  { ...plain('site', '/office/site', 'admin'), settled: list },
  { ...plain('site-changed', '/office/site', 'admin'), before: withChanges, settled: list },
  {
    ...plain('history', '/office/site/faq/history', 'admin'),
    before: async (page) => {
      await withChanges(page);
      const { items: changed } = changes;
      await page.route('**/admin/editions/3', (route) => route.fulfill({ json: { number: 3, changed } }));
    },
    settled: versions,
    steps: async (page) => {
      await page.getByText('What changed then').first().click();
      await page.getByRole('insertion').first().waitFor();
    },
  },
  {
    ...plain('history-back', '/office/site/faq/history', 'admin'),
    before: withComparison([]),
    settled: versions,
    steps: openComparison,
    isOverlay: true,
  },
  {
    ...plain('history-misfit', '/office/site/faq/history', 'admin'),
    before: withComparison([{ path: 'questions[2].course', message: 'There is no course “summer-camp”.' }]),
    settled: versions,
    steps: openComparison,
    isOverlay: true,
  },
  { ...plain('history-all', '/office/site/all/history', 'admin'), before: withChanges, settled: versions },
  {
    ...plain('history-none', '/office/site/post--begun/history', 'admin'),
    settled: (page) => page.getByText(/were never published/).waitFor(),
  },
  {
    ...plain('history-failed', '/office/site/faq/history', 'admin'),
    before: answer500('/admin/editions*'),
    settled: (page) => page.getByRole('button', { name: /again/i }).waitFor(),
  },
  {
    ...plain('site-publication-failed', '/office/site', 'admin'),
    before: async (page) => {
      await withChanges(page);
      const { items: changed } = changes;
      await page.route('**/admin/editions/3', (route) => route.fulfill({ json: { number: 3, changed } }));
      await page.route('**/admin/documents', async (route) => {
        const reply = await (await route.fetch()).json();
        await route.fulfill({ json: { ...reply, site: { last: 3, served: 2, failedPage: '/FaqPage' } } });
      });
    },
    settled: (page) => page.getByText('cannot be made').waitFor(),
  },
  {
    ...plain('site-links', '/office/site', 'admin'),
    before: async (page) => {
      await withChanges(page);
      await withPreviews(page);
    },
    settled: list,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Make a link for somebody else' }).click();
      await page.getByLabel('The link, shown only now').waitFor();
    },
  },
  {
    ...plain('site-changes', '/office/site', 'admin'),
    before: async (page) => {
      await withChanges(page);
      await page.route('**/admin/changes', (route) => route.fulfill({ json: changes }));
    },
    settled: list,
    steps: async (page) => {
      await openChanges(page);
      await page.getByRole('insertion').first().waitFor();
    },
  },
  {
    ...plain('site-published', '/office/site', 'admin'),
    before: async (page) => {
      await withChanges(page);
      await page.route('**/admin/changes', (route) => route.fulfill({ json: changes }));
      const message = 'Published. Visitors see it within a few seconds.';
      const json = { message, edition: 3, visibleFrom: null };
      await page.route('**/admin/publish', (route) => route.fulfill({ status: 201, json }));
    },
    settled: list,
    steps: async (page) => {
      await openChanges(page);
      await page.getByRole('button', { name: 'Publish now' }).click();
      await page.getByText('Visitors see it now.').waitFor();
    },
  },
  {
    ...plain('site-later', '/office/site', 'admin'),
    before: async (page) => {
      await withChanges(page);
      await page.route('**/admin/changes', (route) => route.fulfill({ json: changes }));
    },
    settled: list,
    steps: async (page) => {
      await openChanges(page);
      await page.getByRole('button', { name: 'Later' }).click();
      await page.getByRole('dialog').getByLabel('Day').fill('');
      await page.getByRole('button', { name: 'Publish at this time' }).click();
      await page.getByText('Please choose a day.').first().waitFor();
    },
  },
  {
    ...plain('site-changes-failed', '/office/site', 'admin'),
    before: async (page) => {
      await withChanges(page);
      await answer500('/admin/changes')(page);
    },
    settled: list,
    steps: async (page) => {
      await openChanges(page);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    ...plain('site-found', '/office/site', 'admin'),
    settled: list,
    steps: async (page) => {
      await page.getByRole('searchbox').fill('free');
      await page.getByText(/^Found in/).waitFor();
    },
  },
  {
    ...plain('site-none-found', '/office/site', 'admin'),
    settled: list,
    steps: async (page) => {
      await page.getByRole('searchbox').fill('no such words');
      await page.getByText(/^Nothing on the site/).waitFor();
    },
  },
  { ...plain('site-waiting', '/office/site', 'admin'), before: leaveUnanswered('/admin/documents') },
  {
    ...plain('site-failed', '/office/site', 'admin'),
    before: answer500('/admin/documents'),
    settled: (page) => page.getByRole('button', { name: /again/i }).waitFor(),
  },
  { name: 'document', ...atFaq, settled: form },
  {
    name: 'document-wrong',
    ...atFaq,
    before: (page) =>
      page.route('**/admin/documents/faq/main', async (route) => {
        const reply = await (await route.fetch()).json();
        const message = 'Please enter a text.';
        const problems = ['lead', 'questions[1].inShort'].map((path) => ({ path, message }));
        await route.fulfill({ json: { ...reply, state: 'changed', draft, problems } });
      }),
    settled: (page) => page.getByText(/2 fields are not right yet/).waitFor(),
  },
  {
    name: 'document-draft',
    ...atFaq,
    before: (page) =>
      page.route('**/admin/documents/faq/main', async (route) => {
        const reply = await (await route.fetch()).json();
        await route.fulfill({ json: { ...reply, version: 'unknown', state: 'changed', draft } });
      }),
    settled: (page) => page.getByText(/^Draft saved/).waitFor(),
    steps: async (page) => {
      await page.getByRole('button', { name: 'More for these changes' }).click();
      await page.getByRole('button', { name: 'Preview' }).waitFor();
    },
  },
  {
    name: 'document-entry',
    ...atFaq,
    before: withUnknownVersion,
    settled: form,
    steps: async (page) => {
      await page.locator('summary').filter({ hasText: /\?/ }).first().click();
      await page.getByLabel('Short answer').filter({ visible: true }).waitFor();
    },
  },
  {
    name: 'document-scheduled',
    ...atFaq,
    before: (page) =>
      page.route('**/admin/documents/faq/main', async (route) => {
        const reply = await (await route.fetch()).json();
        await route.fulfill({ json: { ...reply, version: 'unknown', scheduled: [later] } });
      }),
    settled: form,
    steps: async (page) => {
      await page.getByText('What changes').click();
      // An entry that was removed leaves the way back in its place.
      await page.locator('summary').filter({ hasText: /\?/ }).first().click();
      await page.getByRole('button', { name: 'Remove (entry 1)' }).first().click();
      await page.getByRole('button', { name: /^Undo the removal/ }).waitFor();
    },
  },
  {
    name: 'document-offline',
    ...atFaq,
    before: withUnknownVersion,
    settled: form,
    steps: async (page) => {
      await page.route('**/admin/documents/faq/main', (route) => route.abort('internetdisconnected'));
      await lead(page).fill('What parents ask us.');
      await page.getByRole('button', { name: 'Save now' }).waitFor();
    },
  },
  {
    name: 'document-conflict',
    ...atFaq,
    before: withConflict,
    settled: form,
    steps: async (page) => {
      await lead(page).fill('What parents ask us.');
      await page.getByRole('button', { name: 'Keep what I typed' }).waitFor();
    },
  },
  {
    name: 'document-signed-out',
    ...atFaq,
    before: withUnknownVersion,
    settled: form,
    steps: async (page) => {
      await endSession(page);
      await lead(page).fill('What parents ask us.');
      await page.getByRole('alertdialog').getByLabel('Email').waitFor();
    },
    isOverlay: true,
  },
  {
    name: 'document-several-words',
    ...atFaq,
    settled: form,
    steps: async (page) => {
      await page.getByText('Several words').first().click();
      await page.getByRole('textbox', { name: 'Word with the brush stroke' }).first().waitFor();
    },
  },
  {
    name: 'document-article',
    ...atFaq,
    path: '/office/site/post--an-art-corner-in-a-small-flat',
    settled: form,
    steps: async (page) => {
      await page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name: 'Picture' }).click();
      await page.getByRole('dialog', { name: 'Choose a picture' }).waitFor();
    },
  },
  {
    name: 'document-article-preview',
    ...atFaq,
    path: '/office/site/post--an-art-corner-in-a-small-flat',
    settled: form,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Preview text' }).click();
      await page.getByRole('figure').first().waitFor();
    },
  },
  { name: 'document-of-pages', ...atFaq, path: '/office/site/pageMeta', settled: form },
  { name: 'document-waiting', ...atFaq, before: leaveUnanswered('/admin/documents/faq/main') },
  {
    name: 'document-gone',
    ...atFaq,
    path: '/office/site/nothing',
    settled: (page) => page.getByText('There is no such document.').waitFor(),
  },
  { ...plain('edit', '/office/edit?page=/about', 'admin'), settled: framed },
  {
    ...plain('edit-chosen', '/office/edit?page=/about', 'admin'),
    settled: framed,
    steps: async (page) => {
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
      await page.getByRole('region', { name: 'The chosen text' }).getByRole('textbox').first().waitFor();
    },
  },
  {
    ...plain('edit-published', '/office/edit?page=/about', 'admin'),
    before: publishesOnlyHere,
    settled: framed,
    steps: async (page) => {
      const panel = page.getByRole('region', { name: 'The chosen text' });
      await page.frameLocator('iframe').locator('[data-field]').filter({ hasText: /^Dear/ }).first().click();
      await panel.getByRole('textbox').fill('Dear families,');
      await panel.getByRole('button', { name: 'Publish' }).click();
      await panel.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    ...plain('edit-unpublished', '/office/edit?page=/about', 'admin'),
    before: async (page) => {
      await publishesOnlyHere(page);
      await answer500('/admin/documents/about/main/published')(page);
    },
    settled: framed,
    steps: async (page) => {
      const panel = page.getByRole('region', { name: 'The chosen text' });
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
      await panel.getByLabel('Heading', { exact: true }).fill('About the classes');
      await panel.getByRole('button', { name: 'Publish' }).click();
      await panel.getByRole('alert').waitFor();
    },
  },
  {
    ...plain('edit-failed', '/office/edit', 'admin'),
    before: answer500('/admin/previews'),
    settled: (page) => page.getByRole('button', { name: /again/i }).waitFor(),
  },
  { ...plain('start', '/office/start', 'admin'), settled: stepped },
  { ...plain('start-courses', '/office/start?step=3', 'admin'), settled: stepped },
  { ...plain('start-last', '/office/start?step=5', 'admin'), settled: stepped },
];
