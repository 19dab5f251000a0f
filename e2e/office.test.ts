import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { hasFocus } from './keyboard.ts';
import { openForThisFile } from './fixtures.ts';
import { beSignedIn, seeToast, signedIn, signedUp, signInWas } from './steps.ts';

const admin = { email: 'office@example.in', password: 'the office key' };
const opening = openForThisFile({ RETENTION_MONTHS: '24' });

beforeAll(async () => {
  await opening.school.addAdmin(admin.email, admin.password);
});

/** Stores messages of the contact form that are years old. */
function addOldMessages(count: number): void {
  const database = new DatabaseSync(path.join(opening.school.dataDir, 'school.db'), { timeout: 5000 });
  const add = database.prepare(
    `insert into leads (id, userName, userEmail, userNumber, userMessage, createdAt)
     values (?, 'Asha', '', '', '', '2021-05-03T10:00:00.000Z')`,
  );
  for (let n = 0; n < count; n += 1) add.run(randomUUID());
  database.close();
}

test('an admin is told of old data that is not deleted, confirms with the password, and it is gone', async () => {
  const { page, problems } = await opening.newPage();
  addOldMessages(24);
  await beSignedIn(page, admin);
  signInWas(opening.school.dataDir, 31);
  await page.goto('/admin');
  const notice = page.getByRole('region', { name: 'Old data is not deleted yet' });
  await notice.getByText(/^24 messages are older than 24 months/).waitFor();
  await notice.getByText('This is more than usual').waitFor();
  const dialog = page.getByRole('alertdialog');

  // With the keyboard: the safe answer first, and back to the button that asked.
  const ask = notice.getByRole('button', { name: 'Delete old data' });
  await ask.press('Enter');
  await expect.poll(() => hasFocus(dialog.getByRole('button', { name: 'Keep old data' }))).toBe(true);
  const told = await dialog.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(told).toContain('24 messages');
  expect(told).toContain('cannot be undone');
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(ask)).toBe(true);

  await ask.press('Enter');
  await dialog.getByRole('button', { name: 'Delete old data' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Delete old data' }).click();
  await seeToast(page, 'The old data is deleted.');
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  await page.reload();
  await page.getByRole('table').waitFor();
  expect(await notice.count()).toBe(0);
  // The browser itself notes the 403 that asks for the password.
  expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
});

test('an admin sees the users, and deletes one after being asked', async () => {
  const { page, problems } = await opening.newPage({
    viewport: { width: 1280, height: 900 },
  });
  const parent = await signedUp(page, 'Sunita Deshpande');
  await beSignedIn(page, admin);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'User List' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: parent.email });
  await row.getByText('Not assigned').waitFor();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const keep = dialog.getByRole('button', { name: /Keep/ });
  await expect.poll(() => hasFocus(keep)).toBe(true);
  // Read out with the question, before an answer is given.
  const told = await dialog.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(told).toContain(parent.email);
  expect(told).toContain('cannot be undone');
  await keep.click();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await seeToast(page, 'The user is deleted.');
  await row.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('the office shows a visitor and a parent nothing but why', async () => {
  const { page } = await opening.newPage();
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await signedIn(page);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByText(/office/i)
    .first()
    .waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});
