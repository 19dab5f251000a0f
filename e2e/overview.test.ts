import { expect, test } from './fixtures.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { hydrate } from './scenes/scene.ts';
import { arriveAt, createSignedInPerson, fillSignIn, lookAgain, newPerson, signInByApi } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test.describe('in a new school', () => {
  // A school that nobody has written to yet.
  let newSchool: RunningSchool;
  test.beforeAll(async () => {
    newSchool = await runSchool();
  });
  test.afterAll(() => newSchool.close());

  test('the owner signs in, sees the first steps, and then who waits; a tap leads there', async ({
    newPage,
  }) => {
    const owner = newPerson('Kavita Rao');
    await newSchool.addAdmin(owner.email, owner.password);
    const { page, problems } = await newPage({ ...phone, baseURL: newSchool.url });
    await page.goto('/login');
    await hydrate(page);
    await fillSignIn(page, owner);
    await arriveAt(page, 'Today');
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();

    await page.request.post('/user/add-lead', {
      data: { userName: 'Asha Verma', userNumber: '98765 43210', userMessage: 'Do you teach clay?' },
    });
    // What arrives moves nothing until it is asked for.
    await lookAgain(page);
    await page.getByRole('button', { name: 'Show what has changed' }).tap();
    await expect(page.getByText('Enquiries').locator('..')).toContainText('1');
    const row = page.getByRole('region', { name: /^To answer/ }).getByRole('listitem');
    await expect(row.getByRole('link', { name: 'Call Asha Verma: 98765 43210' })).toBeVisible();
    await row.getByRole('link', { name: /Do you teach clay/ }).tap();
    await page.getByRole('heading', { name: 'Asha Verma' }).waitFor();
    expect(problems).toEqual([]);
  });
});

test('a link into the office leads there after the sign-in', async ({ newPage, school }) => {
  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  const { page } = await newPage();
  // As in the mail about a trial class.
  await page.goto('/office/trials?trial=none');
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: 'sign in' }).click();
  await fillSignIn(page, owner);
  await arriveAt(page, 'Trial Classes');
  await expect(page).toHaveURL(/\/office\/trials\?trial=none$/);
});

test(
  'a late answer and a reply that was begun are one tap away',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const owner = newPerson('Kavita Rao');
    await school.addAdmin(owner.email, owner.password);
    const { page } = await newPage(phone);
    const family = await createSignedInPerson(page, 'Neha Joshi');
    await page.request.post('/user/add-lead', {
      data: { userName: family.fullName, userEmail: family.email, userMessage: 'When does it begin?' },
    });
    await signInByApi(page, owner);
    await page.goto(`/office/inbox?q=${encodeURIComponent(family.email)}`);
    await page.getByRole('link', { name: /Neha Joshi/ }).tap();
    await page.getByLabel('Your reply').fill('It begins on Saturday');
    await page.goto('/office');
    await page.getByRole('link', { name: /It begins on Saturday/ }).tap();
    await expect(page.getByLabel('Your reply')).toHaveValue('It begins on Saturday');
  },
);
