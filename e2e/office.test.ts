import { beforeAll, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';
import { newPerson, seeToast, signIn, signUp } from './steps.ts';

const admin = { email: 'office@example.in', password: 'the office key' };
const opening = openForThisFile();

beforeAll(async () => {
  await opening.school.addAdmin(admin.email, admin.password);
});

test('an admin sees the users, and deletes one after being asked', async () => {
  const { page, problems } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 900 },
  });
  const parent = newPerson('Sunita Deshpande');
  await signUp(page, parent);
  await signIn(page, admin);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'User List' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: parent.email });
  await row.getByText('Not assigned').waitFor();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const keep = dialog.getByRole('button', { name: /Keep/ });
  await expect.poll(() => keep.evaluate((button) => button === document.activeElement)).toBe(true);
  await keep.click();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await seeToast(page, 'The user is deleted.');
  await row.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('the office shows a visitor and a parent nothing but why', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByText(/office/i)
    .first()
    .waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});
