import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrate } from './scenes/scene.ts';
import { createSignedInPerson, expectToast, newPerson, signInByApi, type Person } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Writes to the school without an account. */
async function write(page: Page, { fullName, email }: Person, userMessage: string): Promise<void> {
  const reply = await page.request.post('/user/add-lead', {
    data: { userName: fullName, userEmail: email, userNumber: '98765 43210', userMessage },
  });
  expect(reply.status()).toBe(201);
}

test('the owner answers a message on a phone within two taps of the list; the family gets the mail', async ({
  newPage,
  school,
}) => {
  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  const family = newPerson('Meera Iyer');
  const { page, problems } = await newPage(phone);
  await write(page, family, 'Is there a place in the Saturday class?');
  await signInByApi(page, owner);
  await page.goto('/office/inbox');
  await hydrate(page);
  await expect(page.getByRole('link', { name: /^Inbox \(\d+ to answer/ })).toBeVisible();
  // New ones appear without a reload.
  const row = page.getByRole('listitem').filter({ hasText: family.fullName }).first();
  await expect(row).toContainText('h left');
  await row.getByRole('link').first().tap();
  await page.getByText('Is there a place in the Saturday class?').last().waitFor();
  await page.getByLabel('Your reply').fill('Yes, from next week.');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expectToast(page, /leaves in 10 seconds/);
  // It leaves when it can no longer be taken back.
  const reply = () => school.mail(family.email, /^Re: We have your message/);
  await expect(reply).toPass({ timeout: 45_000 });
  const mail = await reply();
  expect(mail.text).toContain('Yes, from next week.');
  await page.reload();
  await page.getByText('Yes, from next week.').waitFor();
  expect(problems).toEqual([]);
});

test('message, answer, their answer, closed: by keyboard', { tag: '@long' }, async ({ newPage, school }) => {
  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  const { page: home } = await newPage();
  const family = await createSignedInPerson(home);
  await write(home, family, 'May my sister come too?');

  const { page, problems } = await newPage();
  await signInByApi(page, owner);
  await page.goto(`/office/inbox?q=${encodeURIComponent(family.email)}`);
  await hydrate(page);
  await page.getByRole('listitem').filter({ hasText: family.fullName }).first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByLabel('Your reply').waitFor();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Your reply')).toBeFocused();
  await page.keyboard.type('Gladly.');
  await page.keyboard.press('Control+Enter');
  await expectToast(page, /leaves in 10 seconds/);
  await expect(() => school.mail(family.email, /^Re: We have your message/)).toPass({ timeout: 45_000 });

  const { items } = await (await home.request.get('/user/me/conversations')).json();
  const answered = await home.request.post(`/user/me/conversations/${items[0]._id}/replies`, {
    data: { text: 'Thank you, we come on Sunday.' },
  });
  expect(answered.status()).toBe(201);
  // Without a reload: the page asks again by itself.
  await expect(page.getByText('Thank you, we come on Sunday.').last()).toBeVisible({ timeout: 25_000 });
  await page.getByRole('heading', { name: family.fullName }).focus();
  await page.keyboard.press('e');
  await expectToast(page, 'The conversation is closed.');
  expect((await (await home.request.get('/user/me/conversations')).json()).items[0].status).toBe('closed');
  expect(problems).toEqual([]);
});
