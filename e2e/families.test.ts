import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrate } from './scenes/scene.ts';
import {
  ananya,
  apply,
  createSignedInPerson,
  createTeacher,
  expectToast,
  newPerson,
  signInByApi,
} from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The name by which a family is found: no other test has it. */
const familyName = () => `Nandini ${Math.random().toString(36).slice(2, 10)}`;

/** Opens the list of families and searches it. */
async function search(page: Page, words: string): Promise<void> {
  await page.goto('/office/families');
  await hydrate(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
}

test(
  'on a phone the owner finds a family by its child, withdraws an application, and takes it back',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page: home } = await newPage(phone);
    const family = await createSignedInPerson(home, familyName());
    const child = familyName();
    await home.goto('/Formenroll');
    await hydrate(home);
    await apply(home, { ...ananya, fullName: child });

    const owner = newPerson('Kavita Rao');
    await school.addAdmin(owner.email, owner.password);
    const { page, problems } = await newPage(phone);
    await signInByApi(page, owner);
    await search(page, child.toUpperCase());
    const row = page.getByRole('row').filter({ hasText: family.email });
    await expect(row).toContainText(`${ananya.course}: New`);
    await row.getByRole('link', { name: family.fullName }).tap();

    await page.getByRole('heading', { name: family.fullName }).waitFor();
    await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:9876543210');
    await expect(page.getByText(/Agreed to the privacy notice of \d{4}-\d{2} on/)).toBeVisible();
    await expect(page.getByText(/Welcome to/)).toBeVisible();
    const card = page.getByRole('region', { name: 'Children' });
    await card.getByRole('button', { name: /^Withdraw/ }).tap();
    await card.getByLabel('Reason (optional)').fill('They move to Pune.');
    const withdraw = card.getByRole('button', { name: 'Withdraw', exact: true });
    await withdraw.hover();
    const top = await withdraw.evaluate((button) => button.getBoundingClientRect().top);
    await page.mouse.down();
    await page.mouse.up();
    await expectToast(page, `${child}, ${ananya.course}: Withdrawn.`);
    // The form has closed: the second click of a double click hits what has moved there, and does nothing.
    const conversations = page.getByRole('heading', { name: 'Conversations' }).locator('..');
    await conversations
      .getByRole('link')
      .first()
      .evaluate((link, height) => scrollBy(0, link.getBoundingClientRect().top - height), top);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(card).toContainText(`${ananya.course}: Withdrawn`);
    await expect(card.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(card).toContainText(`${ananya.course}: New`);

    // The search is still there on the way back.
    await page.getByRole('link', { name: 'All families' }).tap();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(child.toUpperCase());
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/\/office\/families$/);
    expect(problems).toEqual([]);
  },
);

test('a conversation leads to its family, and back', { tag: '@long' }, async ({ newPage, school }) => {
  const { page: home } = await newPage();
  const family = await createSignedInPerson(home, familyName());
  const message = { userEmail: family.email, userMessage: 'Do you teach clay?' };
  await home.request.post('/user/add-lead', { data: message });
  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  const { page, problems } = await newPage();
  await signInByApi(page, owner);
  const { items } = await (await home.request.get('/user/me/conversations')).json();
  await page.goto(`/office/inbox/${items[0]._id}`);
  await hydrate(page);
  await page.getByRole('button', { name: 'More for this conversation' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Family/ })
    .click();
  await page.getByRole('heading', { name: family.fullName }).waitFor();
  await page.getByText('No application yet.').waitFor();
  await page.getByRole('link', { name: /Do you teach clay/ }).click();
  await page.getByLabel('Your reply').waitFor();
  expect(problems).toEqual([]);
});

test(
  'a search that finds nothing keeps its words, and a failed one can be tried again',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const owner = newPerson('Kavita Rao');
    await school.addAdmin(owner.email, owner.password);
    const { page } = await newPage();
    const family = await createSignedInPerson((await newPage()).page, familyName());
    await signInByApi(page, owner);
    await search(page, 'zzzzqq');
    await page.getByText('Nothing matches “zzzzqq”.').waitFor();
    await page.reload();
    await hydrate(page);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('zzzzqq');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await page.getByRole('table', { name: 'Families' }).waitFor();

    await page.route(/\/admin\/families\?/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('searchbox', { name: 'Search' }).fill(family.fullName);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute(/\/admin\/families\?/);
    await again.click();
    await expect(page.getByRole('row').filter({ hasText: family.email })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(family.fullName);
  },
);

test(
  'a family that is opened while the search still waits stays open',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const family = await createSignedInPerson((await newPage()).page, familyName());
    const owner = newPerson('Kavita Rao');
    await school.addAdmin(owner.email, owner.password);
    const { page } = await newPage();
    await signInByApi(page, owner);
    await page.goto('/office/families');
    await hydrate(page);
    const link = page.getByRole('link', { name: family.fullName });
    await link.waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('Nandini');
    await link.click();
    await page.getByRole('heading', { name: family.fullName }).waitFor();
    await page.getByRole('heading', { name: 'Conversations' }).waitFor();
  },
);

test('a teacher reads a family, but not its mails', { tag: '@long' }, async ({ newPage, school }) => {
  const { page: home } = await newPage();
  const family = await createSignedInPerson(home, familyName());
  const ravi = await createTeacher((await newPage()).page, school);
  const { page, problems } = await newPage();
  await signInByApi(page, ravi);
  await page.goto('/about');
  await hydrate(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(header.getByRole('link', { name: 'Office', exact: true })).toBeVisible();
  await search(page, family.fullName);
  await page.getByRole('link', { name: family.fullName }).click();
  await page.getByRole('heading', { name: 'Conversations' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Mails' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test(
  'a parent without an email calls: the office notes the application, and answers it by phone',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const owner = newPerson('Kavita Rao');
    await school.addAdmin(owner.email, owner.password);
    const { page, problems } = await newPage(phone);
    await signInByApi(page, owner);
    await page.goto('/office/families');
    await hydrate(page);
    await page.getByRole('link', { name: 'A new family calls' }).tap();
    const parentName = familyName();
    await page.getByLabel('Full Name').fill('Om Joshi');
    await page.getByLabel('Date of Birth').fill('2018-02-03');
    await page.getByRole('radio', { name: 'Male', exact: true }).check();
    await page.getByLabel('Course').selectOption(ananya.course);
    await page.getByLabel('Parent Name').fill(parentName);
    await page.getByLabel('Relation').selectOption('Mother');
    await page.getByLabel('Phone').fill('98260 33445');
    await page.getByLabel('Address').fill('3, Neem Lane');
    await page.getByLabel('School Name').fill('Sunrise School');
    await page.getByLabel('Board').selectOption('CBSE');
    // What is typed survives a reload.
    await page.reload();
    await hydrate(page);
    await expect(page.getByLabel('Parent Name')).toHaveValue(parentName);
    await page.getByLabel('Class Grade').fill('2');
    await page.getByRole('button', { name: 'Note the application' }).tap();
    await expect(page.getByLabel('Read to the parent, who agrees')).toBeFocused();
    await page.getByLabel('Read to the parent, who agrees').check();
    // The connection breaks before the reply is there, and she tries again after a reload.
    await page.route(
      '**/admin/families',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Note the application' }).tap();
    await page.getByText('We could not be reached.').waitFor();
    expect(problems.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
    await page.reload();
    await hydrate(page);
    await page.getByLabel('Read to the parent, who agrees').check();
    await page.getByRole('button', { name: 'Note the application' }).dblclick();
    await expectToast(page, 'The application for Om Joshi is noted.');

    // The next steps are there, without a mail.
    await page.getByRole('button', { name: 'Offer a place' }).tap();
    await expect(page.getByText('No email: please call.')).toBeVisible();
    await page.getByRole('button', { name: 'Offer a place', exact: true }).last().tap();
    await expectToast(page, /Place offered|offered/i);

    await search(page, parentName);
    const row = page.getByRole('row').filter({ hasText: parentName });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('No email: call');
    await row.getByRole('link', { name: parentName }).tap();
    await expect(page.getByText(/Noted on the phone by/).first()).toBeVisible();
    // A sibling, with what is known of the family.
    await page.getByRole('link', { name: 'Note an application' }).tap();
    await expect(page.getByLabel('Parent Name')).toHaveValue(parentName);
    await expect(page.getByLabel('Address')).toHaveValue('3, Neem Lane');
    await page.goBack();
    await page.getByRole('heading', { name: parentName }).waitFor();
    // She gives an address later.
    const later = newPerson();
    await page.getByRole('button', { name: 'Add an email' }).tap();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('not one');
    await page.getByRole('button', { name: 'Add the email' }).tap();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Email').fill(later.email);
    await page.getByRole('button', { name: 'Add the email' }).dblclick();
    await expectToast(page, `We have written to ${later.email}.`);
    await page.getByRole('link', { name: later.email }).waitFor();
    await school.mail(later.email, /^Your profile at/);
    expect(problems).toEqual([]);
  },
);
