import type { Page } from '@playwright/test';
import { changedWords } from '#app/office/trials/trial-words.ts';
import { courses } from '#test/content.ts';
import { classDay, wordsOfDay } from '#test/class-days.ts';
import { expect, test } from './fixtures.ts';
import { failMails } from './past.ts';
import { hydrate } from './scenes/scene.ts';
import { createTeacher, expectToast, newPerson, signInByApi, type Person } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody writes to the school without an account. @returns the conversation, as the office that is signed in on the page has it */
async function write(page: Page, { fullName, email }: Person): Promise<{ _id: string; version: number }> {
  const data = { userName: fullName, userEmail: email, userNumber: '98765 43210', userMessage: 'Clay?' };
  expect((await page.request.post('/user/add-lead', { data })).status()).toBe(201);
  const found = await page.request.get(`/admin/conversations?q=${encodeURIComponent(email)}`);
  return (await found.json()).items[0];
}

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/office/inbox/${id}`);
  await hydrate(page);
  await page.getByLabel('Your reply').waitFor();
}

test(
  'a reply that the mail server refused is sent to the right address, or marked as done; a teacher can write on WhatsApp',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page, problems } = await newPage(phone);
    const teacher = await createTeacher(page, school);
    const family = newPerson('Meera Iyer');
    const { _id, version } = await write(page, family);
    const sent = await page.request.post(`/admin/conversations/${_id}/replies`, {
      data: { text: 'Yes, on Sundays.' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(sent.status()).toBe(201);
    failMails(school.dataDir, family.email);

    const replyOn = (on: Page) => on.getByRole('listitem').filter({ hasText: 'There is no such address' });
    const buttons = replyOn(page).getByRole('button');
    const taught = await newPage(phone);
    await signInByApi(taught.page, teacher);
    await open(taught.page, _id);
    await expect(replyOn(taught.page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /919876543210.*Yes%2C%20on%20Sundays/,
    );
    await expect(replyOn(taught.page).getByRole('button')).toHaveCount(0);

    await open(page, _id);
    await expect(buttons).toHaveText(['Correct the address', 'Mark as done']);
    await expect(replyOn(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await buttons.first().tap();
    const dialog = page.getByRole('dialog', { name: 'Correct the address' });
    const address = dialog.getByLabel('Address');
    await expect(address).toHaveValue(family.email);
    await expect(address).toBeFocused();
    await address.fill('meera at home');
    await dialog.getByRole('button', { name: 'Send again' }).tap();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    const right = newPerson().email;
    await address.fill(right);
    await dialog.getByRole('button', { name: 'Send again' }).dblclick();
    await expectToast(page, 'The mail is on its way again.');
    await expect(dialog).toHaveCount(0);
    expect((await school.mail(right, /^Re: /)).text).toContain('Yes, on Sundays.');
    // The next reply goes there too.
    await page.getByText(`By mail to ${right}`).waitFor();
    await expect(replyOn(page)).toHaveCount(0);

    // Refused once more: she calls them instead.
    failMails(school.dataDir, right);
    await page.reload();
    await hydrate(page);
    await replyOn(page).getByRole('button', { name: 'Mark as done' }).tap();
    await expect(replyOn(page).getByRole('link')).toHaveCount(0);
    await expect(buttons).toHaveCount(0);
    await page.reload();
    await hydrate(page);
    await replyOn(page).waitFor();
    await expect(buttons).toHaveCount(0);
    expect([problems, taught.problems]).toEqual([[], []]);
  },
);

test('a message becomes a trial class that is agreed, without asking again who it is', async ({
  newPage,
  school,
}) => {
  const { page, problems } = await newPage(phone);
  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  await signInByApi(page, owner);
  const family = newPerson('Meera Iyer');
  const { _id } = await write(page, family);
  await open(page, _id);
  const more = page.getByRole('button', { name: 'More for this conversation' });
  const make = page.getByRole('button', { name: 'Make this a trial class' });
  await more.tap();
  await make.tap();
  const course = page.getByLabel('Course', { exact: true });
  await expect(course).toBeFocused();
  await page.getByRole('button', { name: 'Choose day and time' }).tap();
  await expect(course).toHaveAttribute('aria-invalid', 'true');
  await course.selectOption(courses[0]?.courseName ?? '');
  await page.getByLabel('Age of the child').fill('7');
  await page.getByRole('button', { name: 'Choose day and time' }).dblclick();
  await page.getByRole('heading', { name: 'Meera Iyer, for a child aged 7' }).waitFor();
  await page.getByText(`A trial class is to be agreed: ${courses[0]?.courseName}, age 7.`).waitFor();
  await page.getByRole('main').getByLabel('Day').fill(classDay());
  await page.getByRole('main').getByLabel('Time').fill('11:00');
  await page.getByRole('button', { name: 'Agree and send the mails' }).tap();
  await expectToast(page, changedWords.agreed);
  const { text } = await school.mail(family.email, /Your trial class is on/);
  expect(text).toContain(`${wordsOfDay(classDay())} at 11:00 am`);
  // There is one, and no second one.
  await more.tap();
  await expect(page.getByRole('link', { name: 'Trial class', exact: true })).toBeVisible();
  await expect(make).toHaveCount(0);
  expect(problems).toEqual([]);
});
