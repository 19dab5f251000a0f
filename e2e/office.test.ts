import { expect, test } from './fixtures.ts';
import { addOldMessages, backdateSignIn } from './past.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import {
  newPerson,
  signInByApi,
  expectToast,
  createSignedInPerson,
  createPerson,
  lookAgain,
} from './steps.ts';

test.describe('with old data', () => {
  // A server of its own: the notice of old data would show up in the other tests.
  let ownSchool: RunningSchool;
  test.beforeAll(async () => {
    ownSchool = await runSchool({ RETENTION_MONTHS: '24' });
  });
  test.afterAll(() => ownSchool.close());

  test(
    'an admin sees the notice of old data, confirms with the password, and the data is deleted',
    { tag: '@long' },
    async ({ newPage }) => {
      const admin = newPerson();
      await ownSchool.addAdmin(admin.email, admin.password);
      addOldMessages(ownSchool.dataDir, 24);
      const { page, problems } = await newPage({ baseURL: ownSchool.url });
      await signInByApi(page, admin);
      backdateSignIn(ownSchool.dataDir, admin.email, 31);
      await page.goto('/admin');
      const notice = page.getByRole('region', { name: 'Old data is not deleted yet' });
      await notice.getByText(/^24 messages are older than 24 months/).waitFor();
      await notice.getByText('This is more than usual').waitFor();
      const dialog = page.getByRole('alertdialog');

      // With the keyboard: the safe answer has the focus first, and the focus returns to the button.
      const deleteButton = notice.getByRole('button', { name: 'Delete old data' });
      await deleteButton.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Keep old data' })).toBeFocused();
      const description = await dialog.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
      );
      expect(description).toContain('24 messages');
      expect(description).toContain('cannot be undone');
      await page.keyboard.press('Enter');
      await expect(deleteButton).toBeFocused();

      await deleteButton.press('Enter');
      await dialog.getByRole('button', { name: 'Delete old data' }).click();
      await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
      await dialog.getByRole('button', { name: 'Delete old data' }).click();
      await expectToast(page, 'The old data is deleted.');
      await notice.waitFor({ state: 'detached' });
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.reload();
      await page.getByRole('table').waitFor();
      await expect(notice).toHaveCount(0);
      // The browser logs the 403 that requires the password.
      expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
    },
  );
});

test('an admin sees the users, and deletes one after confirming', async ({ newPage, admin }) => {
  const { page, problems } = await newPage({
    viewport: { width: 1280, height: 900 },
  });
  const parent = await createPerson(page, 'Sunita Deshpande');
  await signInByApi(page, admin);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'User List' }).waitFor();
  await page.getByRole('searchbox').fill(parent.email);
  const row = page.getByRole('row').filter({ hasText: parent.email });
  await row.getByText('Not assigned').waitFor();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const keep = dialog.getByRole('button', { name: /Keep/ });
  await expect(keep).toBeFocused();
  // Screen readers announce the description with the question.
  const description = await dialog.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(description).toContain(parent.email);
  expect(description).toContain('cannot be undone');
  await keep.click();
  await row.getByRole('button', { name: 'Delete Sunita Deshpande' }).click();
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expectToast(page, 'The user is deleted.');
  await row.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test(
  'the list of users is up to date when an admin looks at it again, and stays when that fails',
  { tag: '@long' },
  async ({ newPage, admin }) => {
    const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
    await signInByApi(page, admin);
    await page.goto('/admin');
    await expectToast(page, 'Here are all users.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const parent = await createPerson((await newPage()).page, 'Sunita Deshpande');
    await page.getByRole('searchbox').fill(parent.email);
    await page.getByRole('heading', { name: 'No users found' }).waitFor();

    let failures = 0;
    page.on('requestfailed', () => (failures += 1));
    await page.route('**/admin/get-users', (route) => route.abort());
    await lookAgain(page);
    // The request without a reply is sent once more.
    await expect.poll(() => failures).toBe(2);
    await page.unroute('**/admin/get-users');
    await lookAgain(page);
    await page.getByRole('row').filter({ hasText: parent.email }).waitFor();
    await expect(page.getByText(/^(?:Here are all users\.|Failed to fetch users)$/)).toHaveCount(0);
  },
);

test('the office shows visitors and parents only why they have no access', async ({ page }) => {
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .waitFor();
  await expect(page.getByRole('table')).toHaveCount(0);
  await createSignedInPerson(page);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByText(/office/i)
    .first()
    .waitFor();
  await expect(page.getByRole('table')).toHaveCount(0);
});
