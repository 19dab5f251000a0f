import type { Page } from '@playwright/test';
import { expect, test, type NewPage } from './fixtures.ts';
import { addPeople } from './past.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { createSiblings } from './siblings.ts';
import { expectToast, newPerson, signInByApi } from './steps.ts';

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };
const admin = newPerson();
const family = newPerson('Asha Iijima');
const people = 130;
/** With the admin, who signed up first, and the family, who signed up last. */
const total = people + 2;

const personName = (number: number) => `Zarina ${String(number).padStart(3, '0')}`;

// A server of its own, because the tests count its users.
let school: RunningSchool;
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  school = await runSchool();
  await school.addAdmin(admin.email, admin.password);
  // One time for all, never later than that of the family; accounts of one time are listed in the order of their ids.
  const at = new Date().toISOString();
  const numbers = Array.from({ length: people }, (_, index) => index + 1);
  addPeople(
    school.dataDir,
    ...numbers.map((number) => ({
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      name: personName(number),
      email: `p${number}@example.in`,
      at,
    })),
  );
  await createSiblings(browser, school.url, family);
});
test.afterAll(() => school.close());

/** Opens the list as the admin. */
async function openList(newPage: NewPage, url = '/admin') {
  const { page, problems } = await newPage({ ...desk, baseURL: school.url });
  await signInByApi(page, admin);
  await page.goto(url);
  return { page, problems };
}

const search = (page: Page, words: string) => page.getByRole('searchbox').fill(words);
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const range = (page: Page, words: string) =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor();
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'User List' });

/** The numbers above the list. */
async function expectCounts(page: Page, ...counts: string[]) {
  const list = page.getByRole('listitem').filter({ hasText: /users|enrolled|not assigned/ });
  await expect(list).toHaveText(counts);
}

test(
  'the search finds a family by child, parent, course and phone, and shows the match that the row lacks',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openList(newPage);
    await range(page, `1 to 25 of ${total}`);
    const row = rowOf(page, family.email);
    // The newest account comes first.
    await expect(row.getByRole('cell').first()).toHaveText('1');

    const phone = row.getByText('Phone of Kabir Verma and Ira Verma: +91 98260-12345');
    for (const words of ['9826012345', '098260 12345', '+91 (98260) 12345']) {
      await search(page, words);
      await phone.waitFor();
      await range(page, '1 to 1 of 1');
    }
    await search(page, 'rohan');
    await row.getByText('Parent of Kabir Verma and Ira Verma: Rohan Verma').waitFor();
    for (const words of ['ira verma', 'SENIOR seeker', 'kabir senior', family.email]) {
      await search(page, words);
      await phone.waitFor({ state: 'detached' });
      await range(page, '1 to 1 of 1');
      await row.waitFor();
    }
    await search(page, 'ira senior');
    await page.getByRole('heading', { name: 'No users found' }).waitFor();
    await page.getByText('Nothing matches “ira senior”').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await range(page, `1 to 25 of ${total}`);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  },
);

test(
  'the numbers count the whole school on every page and in every search',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openList(newPage);
    const others = ['1 applied', `${total - 1} not assigned`];
    await expectCounts(page, `${total} users`, ...others);
    await page.getByRole('button', { name: 'Next page' }).click();
    await range(page, `26 to 50 of ${total}`);
    await expectCounts(page, `${total} users`, ...others);
    await search(page, 'kabir');
    await expectCounts(page, `1 of ${total} users`, ...others);
    const names = Array.from({ length: people }, (_, index) => personName(index + 1));
    const found = names.filter((name) => name.includes('01')).length;
    await search(page, 'zarina 01');
    await expectCounts(page, `${found} of ${total} users`, ...others);
  },
);

test(
  'pages are turned forwards, several at once, and with the back button',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openList(newPage);
    await range(page, `1 to 25 of ${total}`);
    await page.getByRole('button', { name: 'Page 5' }).press('Enter');
    await range(page, `101 to 125 of ${total}`);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(/\/admin\?page=5$/);
    await expect(page.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect(rowOf(page, personName(100))).toHaveCount(1);
    await page.getByRole('button', { name: 'Next page' }).click();
    await range(page, `126 to ${total} of ${total}`);
    await rowOf(page, admin.email).waitFor();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await page.goBack();
    await range(page, `101 to 125 of ${total}`);
    await page.getByRole('button', { name: 'Page 3' }).click();
    await range(page, `51 to 75 of ${total}`);
    await rowOf(page, personName(50)).waitFor();
    await page.reload();
    await range(page, `51 to 75 of ${total}`);
    await page.goBack();
    await range(page, `101 to 125 of ${total}`);
    await page.goBack();
    await range(page, `1 to 25 of ${total}`);
    await expect(page).toHaveURL(/\/admin$/);
    expect(problems).toEqual([]);
  },
);

for (const [number, shown] of [
  ['99999999999', `126 to ${total} of ${total}`],
  ['-1', `1 to 25 of ${total}`],
  ['two', `1 to 25 of ${total}`],
] as const) {
  test(`the URL with the page ${number} shows a page that exists`, { tag: '@long' }, async ({ newPage }) => {
    const { page } = await openList(newPage, `/admin?page=${number}`);
    await range(page, shown);
  });
}

test('a search starts at its first page', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await openList(newPage, '/admin?page=3');
  await range(page, `51 to 75 of ${total}`);
  await search(page, 'zarina');
  await range(page, `1 to 25 of ${people}`);
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await range(page, `26 to 50 of ${people}`);
  await rowOf(page, personName(26)).waitFor();
});

test('after a deletion the same page stays, without the user', { tag: '@long' }, async ({ newPage }) => {
  const leaving = 'leaving@example.in';
  addPeople(school.dataDir, {
    id: 'leaving',
    name: 'Leaving Family',
    email: leaving,
    at: '2020-01-01T00:00:00.000Z',
  });
  const { page, problems } = await openList(newPage, '/admin?page=6');
  await range(page, `126 to ${total + 1} of ${total + 1}`);
  await rowOf(page, leaving)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
  await expectToast(page, 'The user is deleted.');
  await range(page, `126 to ${total} of ${total}`);
  await expect(rowOf(page, leaving)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  expect(problems).toEqual([]);
});

test('a list that could not be loaded can be tried again', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await newPage({ ...desk, baseURL: school.url });
  await signInByApi(page, admin);
  await page.route('**/admin/get-users', (route) => route.abort());
  await page.goto('/admin');
  await expectToast(page, 'Failed to fetch users');
  await page.getByText('The list could not be loaded.').waitFor();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.unroute('**/admin/get-users');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expectToast(page, 'Here are all users.');
  await rowOf(page, family.email).waitFor();
  await expect(heading(page)).toBeFocused();
});
