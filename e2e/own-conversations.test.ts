import type { Page } from '@playwright/test';
import { layoutShift, watchShifts } from './checks/layout-shift.ts';
import { expect, test, type NewPage } from './fixtures.ts';
import {
  answerField,
  answerOwn,
  meeraDetail,
  meeraToggle,
  ownConversations,
  ownListOf,
  withAnswer,
} from './scenes/own-conversations.ts';
import { hydrate } from './scenes/scene.ts';
import { createSignedInPerson, expectToast, logOut, signInByApi } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const words = 'Thank you.\nWe look forward to it.';

/** Opens the profile of a new account with the conversations of the scenes. */
async function openProfile(newPage: NewPage) {
  const opened = await newPage(phone);
  const person = await createSignedInPerson(opened.page);
  await answerOwn(opened.page);
  await opened.page.goto('/profile');
  await hydrate(opened.page);
  return { ...opened, person };
}

/** Answers as the server does. @returns the texts that were sent */
async function answerReplies(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/user/me/conversations/meera/replies', async (route) => {
    const { text } = route.request().postDataJSON() as { text: string };
    sent.push(text);
    await route.fulfill({ status: 201, json: withAnswer(text) });
  });
  return sent;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer-draft:')));

test('a family opens a conversation with the keyboard, and an answer on a double tap is sent once', async ({
  newPage,
}) => {
  const { page, problems } = await openProfile(newPage);
  const sent = await answerReplies(page);
  const toggle = meeraToggle(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toHaveAccessibleDescription('The school has answered');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const said = page.getByRole('listitem').filter({ has: toggle }).getByRole('list').getByRole('listitem');
  await expect(said).toHaveCount(meeraDetail.entries.length);
  await expect(said.first()).toContainText('draws all day');

  await answerField(page).fill(words);
  await send(page).dblclick();
  await expectToast(page, 'Your answer has reached us.');
  // The second tap of a slow hand comes when the box is empty again.
  await send(page).click();
  expect(sent).toEqual([words]);
  await expect(page.getByText('Please write a few words.')).toHaveCount(0);
  await expect(said.last()).toContainText('We look forward to it.');
  await expect(answerField(page)).toHaveValue('');
  await expect(toggle).toHaveAccessibleDescription(/^We answer by /);
  expect(await draftsIn(page)).toEqual([]);
  await toggle.press('Enter');
  await expect(said.first()).toBeHidden();
  expect(problems).toEqual([]);
});

test(
  'typed words survive a failure, a lost connection and a reload, and go at log-out',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, person } = await openProfile(newPage);
    await meeraToggle(page).tap();
    await answerField(page).fill(words);
    const replies = '**/user/me/conversations/meera/replies';
    await page.route(replies, (route) =>
      route.fulfill({ status: 429, json: { message: 'Please wait a minute.' } }),
    );
    await send(page).tap();
    await expectToast(page, 'Please wait a minute.');
    await expect(answerField(page)).toHaveValue(words);
    await page.unroute(replies);
    await page.route(replies, (route) => route.abort());
    await send(page).tap();
    await expect(page.getByText(/What you typed is still here/)).toBeVisible();

    await page.reload();
    await hydrate(page);
    await expect(meeraToggle(page)).toHaveAccessibleDescription(/not sent yet/);
    await meeraToggle(page).tap();
    await expect(answerField(page)).toHaveValue(words);

    await logOut(page);
    expect(await draftsIn(page)).toEqual([]);
    await signInByApi(page, person);
    await page.goto('/profile');
    await hydrate(page);
    await meeraToggle(page).tap();
    await expect(answerField(page)).toHaveValue('');
  },
);

test(
  'typed words stay without storage when a conversation is closed and opened again',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await newPage(phone);
    await createSignedInPerson(page);
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is disabled.', 'SecurityError');
        },
      });
    });
    await answerOwn(page);
    await page.goto('/profile');
    await hydrate(page);
    await meeraToggle(page).tap();
    await answerField(page).fill(words);
    await meeraToggle(page).tap();
    await meeraToggle(page).tap();
    await expect(answerField(page)).toHaveValue(words);
  },
);

test(
  'more conversations follow on demand, and the keyboard goes on with the first of them',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openProfile(newPage);
    const older = { ...ownConversations[0]!, _id: 'older', childName: 'Ananya' };
    await meeraToggle(page).waitFor();
    await page.unroute('**/user/me/conversations?*');
    await ownListOf([ownConversations[0]!, older])(page);
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(page.getByRole('button', { name: /^Application for Ananya/ })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await expect(meeraToggle(page)).toHaveCount(1);
  },
);

test('late conversations move nothing that is read', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await newPage(phone);
  await createSignedInPerson(page);
  await watchShifts(page);
  const list = Promise.withResolvers<void>();
  await answerOwn(page);
  await page.route('**/user/me/conversations?*', async (route) => {
    await list.promise;
    await route.fallback();
  });
  await page.goto('/profile');
  await hydrate(page);
  await page.getByText('One moment, please.').first().waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'Signed in on' }).waitFor();
  await page.getByRole('heading', { name: 'Applications' }).scrollIntoViewIfNeeded();
  const before = await layoutShift(page);
  list.resolve();
  await meeraToggle(page).waitFor();
  await page.getByRole('heading', { name: 'My data' }).waitFor();
  expect((await layoutShift(page)).sum - before.sum).toBeLessThanOrEqual(0.01);
});

test('a profile without conversations does not speak of them', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await newPage(phone);
  await createSignedInPerson(page);
  await ownListOf([])(page);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'My data' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Your messages' })).toHaveCount(0);
});
