import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  answerFaster,
  answerSavedReplies,
  conversation,
  items,
  listOf,
  openAsha,
  replyField,
  savedReplies,
  withReply,
} from './scenes/inbox.ts';
import { hydrate } from './scenes/scene.ts';
import { expectToast, lookAgain } from './steps.ts';

/*
 * The pages of the inbox with replies that are made here: what is typed, pressed and lost in the browser.
 */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const words = 'Yes, Sunday is fine.\nSee you at 11.';

async function openConversation(page: Page): Promise<void> {
  await page.goto('/office/inbox/asha');
  await hydrate(page);
  await page.getByText('sibling price').waitFor();
}

/** In the message that says when the reply leaves; the reply itself has the same. */
const takeBackOf = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Take back' });

const rowsIn = (page: Page) => page.getByRole('region', { name: 'Conversations' }).getByRole('listitem');

/** Answers replies as the server does, and counts them. @returns the texts that were sent */
async function answerReplies(page: Page, until = Date.now() + 60_000): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/admin/conversations/asha/replies', async (route: Route) => {
    const { text } = route.request().postDataJSON() as { text: string };
    sent.push(text);
    const changed = withReply(text, { undoUntil: new Date(until).toISOString() });
    await page.route('**/admin/conversations/asha', (again) => again.fulfill({ json: changed }));
    await route.fulfill({ status: 201, json: changed });
  });
  return sent;
}

test('typed words survive a reload, a lost connection and another visit, and go when they are sent', async ({
  newPage,
  sessions,
}) => {
  const { page } = await newPage({ ...phone, storageState: sessions.admin });
  await openAsha(page);
  await openConversation(page);
  await replyField(page).fill(words);
  await page.reload();
  await hydrate(page);
  await expect(replyField(page)).toHaveValue(words);

  await page.route('**/admin/conversations/asha/replies', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByText(/What you typed is still here/)).toBeVisible();
  await expect(replyField(page)).toHaveValue(words);

  await page.getByRole('link', { name: 'Back to the inbox' }).tap();
  const row = rowsIn(page).filter({ hasText: 'Asha Rao' }).getByRole('link');
  await expect(row).toContainText('Draft');
  await row.tap();
  await expect(replyField(page)).toHaveValue(words);

  await page.unroute('**/admin/conversations/asha/replies');
  await answerReplies(page);
  await page.getByRole('button', { name: 'Send' }).tap();
  await expectToast(page, 'The reply leaves in 10 seconds.');
  await expect(replyField(page)).toHaveValue('');
  await page.reload();
  await hydrate(page);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect(replyField(page)).toHaveValue('');
});

test('a double tap sends once, and Take back brings the words back', async ({ newPage, sessions }) => {
  const { page, problems } = await newPage({ ...phone, storageState: sessions.admin });
  await openAsha(page);
  const sent = await answerReplies(page);
  await page.route('**/admin/conversations/asha/replies/*', async (route) => {
    await page.route('**/admin/conversations/asha', (again) => again.fulfill({ json: conversation }));
    await route.fulfill({ json: conversation });
  });
  await openConversation(page);
  await replyField(page).fill(words);
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expectToast(page, 'The reply leaves in 10 seconds.');
  expect(sent).toEqual([words]);
  await expect(page.getByRole('listitem').filter({ hasText: 'See you at 11.' })).toBeVisible();

  await takeBackOf(page).tap();
  await expect(replyField(page)).toHaveValue(words);
  await expect(replyField(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test(
  'a reply to something that has changed is asked about once more, and its words stay',
  { tag: '@long' },
  async ({ newPage, sessions }) => {
    const { page } = await newPage({ ...desktop, storageState: sessions.admin });
    await openAsha(page);
    await answerFaster(page);
    await openConversation(page);
    await replyField(page).fill(words);
    await replyField(page).press('Control+Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Yes, she can come on Sunday at 11.');
    await dialog.getByRole('button', { name: 'Back to my reply' }).click();
    await expect(replyField(page)).toHaveValue(words);
    // It is in the conversation now.
    await expect(page.getByRole('listitem').filter({ hasText: 'Sunday at 11.' })).toHaveCount(1);
    // The question is gone, so that the next one is not taken for it while it leaves.
    await expect(dialog).toHaveCount(0);

    await replyField(page).press('Control+Enter');
    await dialog.waitFor();
    await page.unroute('**/admin/conversations/asha/replies');
    const sent = await answerReplies(page);
    await dialog.getByRole('button', { name: 'Send all the same' }).click();
    await expectToast(page, 'The reply leaves in 10 seconds.');
    expect(sent).toEqual([words]);
    await expect(replyField(page)).toHaveValue('');
  },
);

test(
  'a saved reply has its fields filled in, and what is open is not sent',
  { tag: '@long' },
  async ({ newPage, sessions }) => {
    const { page } = await newPage({ ...phone, storageState: sessions.admin });
    await openAsha(page, { ...conversation, course: null });
    await answerSavedReplies(savedReplies)(page);
    const sent = await answerReplies(page);
    await openConversation(page);
    await page.getByRole('button', { name: 'Saved replies' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Trial class' }).first().tap();
    await expect(replyField(page)).toHaveValue('Dear Asha Rao, Ira can try {course} on Saturday at 10.');
    const chat = page.getByRole('link', { name: 'WhatsApp to Asha Rao' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=Dear%20Asha/);
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByText('Please write something in place of {course}.')).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test(
  'with the keyboard alone a conversation is found, answered and closed',
  { tag: '@long' },
  async ({ newPage, sessions }) => {
    const { page, problems } = await newPage({ ...desktop, storageState: sessions.admin });
    await openAsha(page);
    const sent = await answerReplies(page);
    await page.goto('/office/inbox');
    await hydrate(page);
    await page.getByRole('link', { name: 'Asha Rao' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.getByText('sibling price').waitFor();
    await page.keyboard.press('r');
    await expect(replyField(page)).toBeFocused();
    // The letters of keys that do something are letters here.
    await page.keyboard.type('jenk');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'The reply leaves in 10 seconds.');
    expect(sent).toEqual(['jenk']);

    const closed = { ...withReply('jenk'), status: 'closed' as const, version: 5 };
    await page.route('**/admin/conversations/asha', (route) => route.fulfill({ json: closed }));
    await page.getByRole('heading', { name: 'Asha Rao', exact: true }).focus();
    await page.keyboard.press('e');
    await expectToast(page, 'The conversation is closed.');
    await expect(page.getByText('Message · Ira · Junior Beginner · Closed')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(problems).toEqual([]);
  },
);

test(
  'the view, the kind and the search are in the URL, and the back button leads through the views',
  { tag: '@long' },
  async ({ newPage, sessions }) => {
    const { page } = await newPage({ ...phone, storageState: sessions.admin });
    const asked: string[] = [];
    await openAsha(page);
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/admin/conversations') asked.push(searchParams.toString());
    });
    await page.goto('/office/inbox');
    await hydrate(page);
    await page.getByRole('link', { name: 'Closed' }).tap();
    await expect(page).toHaveURL(/\?status=closed$/);
    await page.getByRole('searchbox').fill('asha');
    await expect(page).toHaveURL(/\?status=closed&q=asha$/);
    await page.getByLabel('Kind').selectOption('Trial class');
    await expect(page).toHaveURL(/\?status=closed&kind=trial&q=asha$/);
    await expect.poll(() => asked.at(-1)).toBe('limit=50&status=closed&kind=trial&q=asha');

    await page.getByRole('link', { name: 'Asha Rao' }).tap();
    await page.getByRole('link', { name: 'Back to the inbox' }).tap();
    await expect(page).toHaveURL(/inbox\?status=closed&kind=trial&q=asha$/);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/office\/inbox$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  },
);

test(
  'what is new comes without a reload, and no row moves',
  { tag: '@long' },
  async ({ newPage, sessions }) => {
    const { page } = await newPage({ ...phone, storageState: sessions.admin });
    const [first, second, third] = items;
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few items');
    await listOf([first, second])(page);
    await page.goto('/office/inbox');
    await hydrate(page);
    const rows = rowsIn(page);
    await expect(rows).toHaveCount(2);

    await listOf([first, second, third])(page);
    await lookAgain(page);
    await expect(rows).toHaveCount(3);

    // Somebody else has answered the first.
    await listOf([second, third])(page);
    await lookAgain(page);
    await expect(rows.first()).toContainText('No longer in this view');
    await page.getByRole('button', { name: 'Show what has changed' }).tap();
    await expect(rows).toHaveCount(2);

    // Without a network the list stays.
    await page.route(/\/admin\/conversations\?/, (route) => route.abort());
    await lookAgain(page);
    await expect(page.getByText('Not loaded again: the list may be old.')).toBeVisible();
    await expect(rows).toHaveCount(2);
  },
);

test(
  'new words of the family wait while somebody writes',
  { tag: '@long' },
  async ({ newPage, sessions }) => {
    const { page } = await newPage({ ...desktop, storageState: sessions.admin });
    await openAsha(page);
    await openConversation(page);
    await replyField(page).fill('Yes');
    const newer = withReply('She would like to bring a friend.');
    await page.route('**/admin/conversations/asha', (route) => route.fulfill({ json: newer }));
    await lookAgain(page);
    const show = page.getByRole('button', { name: 'Something is new: show it' });
    await expect(show).toBeVisible();
    await expect(page.getByText('bring a friend')).toHaveCount(0);
    await show.click();
    await expect(page.getByText('bring a friend')).toBeVisible();
    await expect(replyField(page)).toHaveValue('Yes');
  },
);

test(
  'No answer needed closes a conversation, and Undo opens it again',
  { tag: '@long' },
  async ({ newPage, sessions }) => {
    const { page } = await newPage({ ...phone, storageState: sessions.admin });
    await openAsha(page);
    const asked: unknown[] = [];
    let current = conversation;
    await page.route('**/admin/conversations/asha', (route) => {
      const request = route.request();
      if (request.method() === 'PATCH') {
        const body = request.postDataJSON() as Partial<Pick<typeof current, 'status'>>;
        asked.push([body, request.headers()['if-match']]);
        current = { ...current, ...body, version: current.version + 1 };
      }
      return route.fulfill({ json: current });
    });
    await openConversation(page);
    const more = page.getByRole('button', { name: 'More for this conversation' });
    await more.tap();
    await page.getByRole('button', { name: 'No answer needed' }).tap();
    await expectToast(page, 'The conversation is closed.');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await more.tap();
    await expect(page.getByRole('button', { name: 'No answer needed' })).toBeVisible();
    expect(asked).toEqual([
      [{ status: 'closed' }, '"3"'],
      [{ status: 'open' }, '"4"'],
    ]);
  },
);

test(
  'Take back brings the words back after the conversation was left and opened again',
  { tag: '@long' },
  async ({ newPage, sessions }) => {
    const { page } = await newPage({ ...phone, storageState: sessions.admin });
    await openAsha(page);
    await answerReplies(page);
    await page.route('**/admin/conversations/asha/replies/*', (route) =>
      route.fulfill({ json: conversation }),
    );
    await openConversation(page);
    await replyField(page).fill(words);
    await page.getByRole('button', { name: 'Send' }).tap();
    await expectToast(page, 'The reply leaves in 10 seconds.');
    await page.getByRole('link', { name: 'Back to the inbox' }).tap();
    await rowsIn(page).filter({ hasText: 'Asha Rao' }).getByRole('link').tap();
    await expect(replyField(page)).toHaveValue('');
    await takeBackOf(page).tap();
    await expect(replyField(page)).toHaveValue(words);
  },
);
