import { expect, test } from './fixtures.ts';
import { hydrate } from './scenes/scene.ts';
import {
  ananya,
  apply,
  createSignedInPerson,
  expectToast,
  lookAgain,
  newPerson,
  signInByApi,
} from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('on a phone the owner declines kindly, takes it back, and offers a place; the family sees it and withdraws', async ({
  newPage,
  school,
}) => {
  const { page: home, problems: homeProblems } = await newPage(phone);
  const family = await createSignedInPerson(home);
  await home.goto('/Formenroll');
  await hydrate(home);
  await apply(home);

  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  const { page, problems } = await newPage(phone);
  await signInByApi(page, owner);
  await page.goto(`/office/inbox?q=${encodeURIComponent(family.email)}`);
  await hydrate(page);
  await page.getByRole('link', { name: family.fullName }).first().tap();
  const panel = page.getByRole('region', { name: 'Application' });
  await panel.getByRole('button', { name: /^Other steps/ }).tap();
  await panel.getByRole('button', { name: 'Decline kindly' }).tap();
  await panel.getByRole('button', { name: 'Decline kindly and send the mail' }).tap();
  await expect(panel).toContainText('Declined');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(panel).toContainText('New');
  // A trial class with day and time filled in from the timetable, which goes again with 'Undo'.
  await panel.getByRole('button', { name: 'Offer a trial' }).tap();
  const time = panel.getByLabel('Time', { exact: true });
  await expect(time).not.toHaveValue('');
  // What is typed waits there while the family would be asked for a day, or sent nothing.
  await time.fill('11:15');
  await panel.getByLabel('Mail', { exact: true }).fill('We look forward to Ananya.');
  for (const choice of ['Ask the family which day suits them', /^Send a mail to/]) {
    await panel.getByLabel(choice).tap();
    await expect(panel.getByText('We look forward to Ananya.')).toBeHidden();
    await panel.getByLabel(choice).tap();
    await expect(panel.getByLabel('Mail', { exact: true })).toHaveValue('We look forward to Ananya.');
    await expect(time).toHaveValue('11:15');
  }
  await panel.getByRole('button', { name: 'Offer a trial and send the mail' }).tap();
  await expect(panel).toContainText('Trial class');
  await expect(page.getByRole('button', { name: /^Move/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(panel).toContainText('New');
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);

  await panel.getByRole('button', { name: 'Offer a place' }).tap();
  await panel.getByLabel('Reason (optional)').fill('A place became free.');
  await panel.getByLabel('Subject').fill('A place for Ananya');
  const sent = page.waitForRequest((request) => request.postData()?.includes('offered') ?? false);
  await panel.getByRole('button', { name: 'Offer a place and send the mail' }).tap();
  // The mail itself leaves when the step can no longer be taken back (server/school/applications/statuses.api.test.ts).
  expect((await sent).postDataJSON()).toMatchObject({ mail: { subject: 'A place for Ananya' } });
  await expect(panel).toContainText('Place offered');
  await panel.getByRole('button', { name: 'Enroll' }).waitFor();

  await home.goto('/profile');
  await home.getByText(`We have a place for ${ananya.fullName}`).waitFor();
  await home.getByRole('button', { name: /^What has happened/ }).tap();
  await home.getByText('A place became free.').waitFor();
  await home.getByRole('button', { name: `Withdraw the application of ${ananya.fullName}` }).tap();
  await home.getByRole('button', { name: 'Withdraw it' }).tap();
  await expectToast(home, 'The application is withdrawn.');
  await home.getByText('You may apply again at any time.').waitFor();
  expect([problems, homeProblems]).toEqual([[], []]);
});

test(
  'a step that a colleague overtakes keeps what is typed, and says what the application is by now',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page: home } = await newPage();
    const family = await createSignedInPerson(home);
    await home.goto('/Formenroll');
    await hydrate(home);
    await apply(home);
    const owner = newPerson('Kavita Rao');
    await school.addAdmin(owner.email, owner.password);
    const { page, problems } = await newPage(phone);
    await signInByApi(page, owner);
    await page.goto(`/office/inbox?q=${encodeURIComponent(family.email)}`);
    await hydrate(page);
    const asked = page.waitForRequest(/\/admin\/applications\//);
    await page.getByRole('link', { name: family.fullName }).first().tap();
    const address = (await asked).url();
    const byColleague = async (status: string) => {
      const etag = (await page.request.get(address)).headers().etag ?? '';
      const changed = await page.request.patch(address, { data: { status }, headers: { 'if-match': etag } });
      expect(changed.status()).toBe(200);
    };
    const panel = page.getByRole('region', { name: 'Application' });
    const words = panel.getByLabel('Mail', { exact: true });

    await panel.getByRole('button', { name: 'Offer a place' }).tap();
    await words.fill('We have kept a place for Ananya.');
    await byColleague('waiting');
    const send = panel.getByRole('button', { name: 'Offer a place and send the mail' });
    await send.tap();
    const overtaken = panel.getByText(/^Somebody else has changed this application meanwhile. It is now: /);
    await expect(overtaken).toContainText('It is now: Waiting list.');
    await expect(words).toHaveValue('We have kept a place for Ananya.');
    // A look at another window loads the application again.
    await byColleague('offered');
    await lookAgain(page);
    await expect(overtaken).toContainText('It is now: Place offered. This step is not possible any more.');
    await expect(send).toBeDisabled();
    await expect(words).toHaveValue('We have kept a place for Ananya.');
    await byColleague('waiting');
    await lookAgain(page);
    await send.tap();
    await expect(panel.getByRole('button', { name: 'Enroll' })).toBeVisible();
    await expect(words).toHaveCount(0);
    // The browser reports the step that was refused.
    expect(problems.filter((problem) => !problem.includes('412'))).toEqual([]);
  },
);
