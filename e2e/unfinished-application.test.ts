import type { Page } from '@playwright/test';
import { pendingWords } from '#app/account/words.ts';
import {
  draftNote,
  applicationBarWords as words,
  nameLabelWords as labelWords,
  nextWords,
} from '#app/admission/words.ts';
import { content, facts } from '#test/content.ts';
import { expect, test } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { hydrate } from './scenes/scene.ts';
import {
  apply,
  arriveAt,
  arriveHome,
  fillAdmission,
  fillSignIn,
  fillSignUp,
  logOut,
  newPerson,
  expectToast,
  sendAdmission,
  createSignedInPerson,
  createPerson,
  signIn,
} from './steps.ts';

/** Opens the form of a course as a visitor, who is redirected to the login page. */
async function openFormAsVisitor(page: Page, course: string): Promise<void> {
  await page.goto(`/Formenroll?${new URLSearchParams({ course })}`);
  await arriveAt(page, 'Sign in');
  await expectToast(page, 'Login First!');
  await page.getByText(pendingWords.steps['sign-in']).waitFor();
}

const isChosen = (page: Page, course: string) =>
  page.getByRole('radio', { name: new RegExp(course) }).isChecked();

/** The offer on home. */
const offerOf = (page: Page) => page.getByRole('complementary', { name: words.region });

/** Waits for home and follows its offer: to begin, if nothing was begun before signing in, or to continue. */
async function continueWith(page: Page, course: string, offer: string = words.begin): Promise<void> {
  await arriveHome(page);
  await offerOf(page).getByRole('link', { name: offer }).click();
  await page.waitForURL('**/Formenroll**');
  await expect.poll(() => isChosen(page, course)).toBe(true);
}

/** Opens the profile and returns its link to the form: to continue, or to start. */
async function findInProfile(page: Page, offer: string) {
  await page.goto('/profile');
  const link = page.getByRole('link', { name: offer });
  await link.waitFor();
  return link;
}

async function typeSchool(page: Page, name: string): Promise<void> {
  await page.goto('/Formenroll');
  await page.getByLabel('School Name').fill(name);
  await page.getByText(/Draft saved/).waitFor();
}

const schoolName = (page: Page) => page.getByLabel('School Name').inputValue();

async function setNewPassword(
  school: RunningSchool,
  page: Page,
  email: string,
  password: string,
): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await arriveAt(page, 'Forgot Password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await arriveAt(page, 'Enter OTP');
  const mail = await school.mail(email, /code/);
  await page.getByRole('main').getByRole('textbox').first().click();
  await page.keyboard.type(/\d{6}/.exec(mail.subject)?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await arriveAt(page, 'Set New Password');
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await arriveAt(page, 'Sign in');
}

test('a visitor who opens the form of a course sees Login First!, and can continue after signing in', async ({
  page,
}) => {
  const parent = await createPerson(page);
  await openFormAsVisitor(page, 'Junior Learner');
  await fillSignIn(page, parent);
  await continueWith(page, 'Junior Learner');
});

test('the chosen course survives signing up and signing in', { tag: '@long' }, async ({ page }) => {
  const parent = newPerson();
  await openFormAsVisitor(page, 'Senior Seeker');
  await page.getByText(pendingWords.applyingFor.replace('{course}', 'Senior Seeker')).waitFor();
  await page.getByRole('link', { name: pendingWords.makeAccount }).click();
  await arriveAt(page, 'Sign up');
  await page.getByText(pendingWords.steps['sign-up']).waitFor();
  await fillSignUp(page, parent);
  await arriveAt(page, 'Sign in');
  await page.getByText(pendingWords.steps['signed-up']).waitFor();
  await expect(page.getByLabel('Email')).toHaveValue(parent.email);
  await page.getByLabel('Password', { exact: true }).fill(parent.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await continueWith(page, 'Senior Seeker');
});

test('the chosen course survives a forgotten password', { tag: '@long' }, async ({ page, school }) => {
  const { email } = await createPerson(page);
  await openFormAsVisitor(page, 'Premium Classes');
  await setNewPassword(school, page, email, 'lotus 12');
  await fillSignIn(page, { email, password: 'lotus 12' });
  await continueWith(page, 'Premium Classes');
});

test(
  'the offer of the form names the course, survives a reload and ends when the form is opened',
  { tag: '@long' },
  async ({ page }) => {
    const parent = await createPerson(page);
    await openFormAsVisitor(page, 'junior-learner');
    await fillSignIn(page, parent);
    await arriveHome(page);
    await offerOf(page).getByText(words.readyFor.replace('{course}', 'Junior Learner')).waitFor();
    await page.reload();
    await offerOf(page).waitFor();
    await expect(page.getByText(/not sent yet/)).toHaveCount(0);
    const offer = await findInProfile(page, 'Apply for Admission');
    await offer.click();
    await expect.poll(() => isChosen(page, 'Junior Learner')).toBe(true);
    await findInProfile(page, 'Apply for Admission');
    await page.goto('/');
    await hydrate(page);
    await arriveHome(page);
    await expect(offerOf(page)).toHaveCount(0);
  },
);

test('the offer to continue ends with its close button or a log-out', { tag: '@long' }, async ({ page }) => {
  const parent = await createPerson(page);
  await openFormAsVisitor(page, 'Junior Learner');
  await fillSignIn(page, parent);
  await arriveHome(page);
  await offerOf(page).getByRole('button', { name: words.close }).click();
  await offerOf(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('banner').getByText(parent.fullName).first().waitFor({ state: 'attached' });
  await expect(offerOf(page)).toHaveCount(0);
  await logOut(page);

  await openFormAsVisitor(page, 'Junior Learner');
  await fillSignIn(page, parent);
  await offerOf(page).waitFor();
  await logOut(page);
  await signIn(page, parent);
  await page.getByRole('banner').getByText(parent.fullName).first().waitFor({ state: 'attached' });
  await expect(offerOf(page)).toHaveCount(0);
});

test('an invented course name in the URL does not appear on home', { tag: '@long' }, async ({ page }) => {
  const parent = await createPerson(page);
  await openFormAsVisitor(page, 'Send money to somebody');
  await fillSignIn(page, parent);
  await offerOf(page).getByText(words.ready).waitFor();
});

test(
  'after an application home offers a label with the student’s first name, drawn in the browser and deleted at log-out',
  { tag: '@long' },
  async ({ page }) => {
    await createSignedInPerson(page);
    await apply(page);
    await expectToast(page, /application for Ananya Nair/);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const button = offerOf(page).getByRole('button', { name: labelWords.open.replace('{name}', 'Ananya') });
    await button.click();
    const dialog = page.getByRole('dialog', { name: labelWords.title.replace('{name}', 'Ananya') });
    const picture = dialog.locator('canvas');
    const colours = () =>
      picture.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer)).size;
      });
    await expect.poll(colours).toBeGreaterThan(100);
    expect(await picture.textContent()).toContain(content.document('admission').firstWork);
    expect(await picture.textContent()).toContain('Ananya. Age ');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: labelWords.save }).click();
    expect((await download).suggestedFilename()).toBe(labelWords.file);
    await page.emulateMedia({ media: 'print' });
    await expect(picture).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect(button).toBeFocused();
    expect(sent.filter((line) => /Ananya/.test(line))).toEqual([]);
    await logOut(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ananya');
  },
);

test(
  'after an application home and profile say what happens next, until the bar is closed',
  { tag: '@long' },
  async ({ page }) => {
    await createSignedInPerson(page);
    await apply(page);
    await offerOf(page).getByText('98765 43210').waitFor();
    await page.reload();
    const { materials } = content.document('school').rules;
    for (const open of [
      () => offerOf(page).getByRole('button', { name: nextWords.open }).click(),
      async () => {
        await page.goto('/profile');
        await page.getByRole('button', { name: `${nextWords.open} for Ananya Nair` }).click();
      },
    ]) {
      await open();
      const dialog = page.getByRole('dialog', { name: nextWords.title.replace('{name}', 'Ananya') });
      for (const text of ['98765 43210', facts.replyTime, '9:30 am', facts.address.street, materials])
        await expect(dialog).toContainText(text);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await page.goto('/');
    await offerOf(page).getByRole('button', { name: words.close }).click();
    await page.reload();
    await page.getByRole('banner').getByText('Lakshmi').first().waitFor({ state: 'attached' });
    await expect(offerOf(page)).toHaveCount(0);
  },
);

test(
  'after an application home offers one for another child, with the facts of the parent and none of the first child',
  { tag: '@long' },
  async ({ page }) => {
    await createSignedInPerson(page);
    await apply(page);
    await offerOf(page).getByRole('link', { name: words.another }).click();
    await expect(page.getByLabel('Parent Name')).toHaveValue('Lakshmi Nair');
    await expect(page.getByLabel('Phone')).toHaveValue('98765 43210');
    await expect(page.getByLabel('Address')).not.toHaveValue('');
    await expect(page.getByLabel('Relation')).toHaveValue('Mother');
    for (const ofTheChild of ['Full Name', 'Date of Birth', 'School Name', 'Board', 'Class Grade'])
      await expect(page.getByLabel(ofTheChild)).toHaveValue('');
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  },
);

test('the profile prints a label for every application', { tag: '@long' }, async ({ page }) => {
  await createSignedInPerson(page);
  await apply(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: `${labelWords.short} for Ananya Nair` }).click();
  await page.getByRole('dialog', { name: labelWords.title.replace('{name}', 'Ananya') }).waitFor();
});

test(
  'after a sign-up the sign-in form has the email, also after a reload',
  { tag: '@long' },
  async ({ page }) => {
    const parent = newPerson();
    await page.goto('/SignUp');
    await fillSignUp(page, parent);
    await arriveAt(page, 'Sign in');
    await expect(page.getByLabel('Email')).toHaveValue(parent.email);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(parent.email);
  },
);

test('a session that ends during the form loses no answer', { tag: '@long' }, async ({ page }) => {
  const parent = await createSignedInPerson(page);
  await page.goto('/Formenroll');
  await fillAdmission(page);
  await page.context().clearCookies();
  await sendAdmission(page);
  await arriveAt(page, 'Sign in');
  await expectToast(page, 'Login First!');
  await fillSignIn(page, parent);
  await offerOf(page)
    .getByText(words.unsentFor.replace('{course}', 'Junior Beginner'))
    .or(offerOf(page).getByText(words.unsent))
    .waitFor();
  await continueWith(page, 'Junior Beginner', words.continue);
  await expect.poll(() => schoolName(page)).toBe('Kendriya Vidyalaya');
  await expect(page.getByLabel('Date of Birth')).toHaveValue('2019-03-14');
  await sendAdmission(page);
  await expectToast(page, /application for Ananya Nair/);
});

test(
  'a link preselects its course by slug, and an older link by name',
  { tag: '@long' },
  async ({ page }) => {
    await createSignedInPerson(page);
    for (const { slug, courseName } of content.courses().slice(1, 4)) {
      for (const course of [slug, courseName, courseName.toUpperCase()]) {
        await page.goto(`/Formenroll?${new URLSearchParams({ course })}`);
        await expect.poll(() => isChosen(page, courseName), course).toBe(true);
      }
    }
  },
);

test(
  'a draft keeps the course by id, and an older draft has its name',
  { tag: '@long' },
  async ({ page }) => {
    const { id, courseName } = content.courses()[1]!;
    await createSignedInPerson(page);
    await page.goto('/Formenroll');
    await page.getByRole('radio', { name: courseName }).check();
    await page.getByText(/Draft saved/).waitFor();
    const draftKey = await page.evaluate(
      () => Object.keys(localStorage).find((key) => key.includes('draft')) ?? '',
    );
    const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', draftKey);
    expect(JSON.parse(stored).answers).toMatchObject({ course: id });
    await page.reload();
    await expect.poll(() => isChosen(page, courseName)).toBe(true);

    const older = stored.replace(`"${id}"`, `"${courseName}"`);
    await page.evaluate(([key = '', draft = '']) => localStorage.setItem(key, draft), [draftKey, older]);
    await page.reload();
    await expect.poll(() => isChosen(page, courseName)).toBe(true);
  },
);

test('a draft survives leaving the page', async ({ page }) => {
  await createSignedInPerson(page);
  await typeSchool(page, 'Delhi Public School');
  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => schoolName(page)).toBe('Delhi Public School');
});

test('a draft is back when the browser restores the page without it', { tag: '@long' }, async ({ page }) => {
  await createSignedInPerson(page);
  await typeSchool(page, 'Delhi Public School');
  // Safari does this when it restores the page from its cache.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[autocomplete=off]')) field.value = '';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => schoolName(page)).toBe('Delhi Public School');
});

test('the form can be cleared, and the answers restored', { tag: '@long' }, async ({ page }) => {
  await createSignedInPerson(page);
  await page.goto('/Formenroll');
  await fillAdmission(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.getByText('1 of 12 answered').waitFor();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key.includes('draft'))).toEqual([]);
  await page.getByRole('button', { name: 'Bring the answers back' }).click();
  await page.getByText('All 12 answered').waitFor();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Nair');
});

test('on a shared phone nobody sees another person’s draft; drafts survive session expiry and are deleted at log-out', async ({
  page,
}) => {
  const mother = await createPerson(page, 'Rekha Iyer');
  const neighbour = await createPerson(page, 'Farida Khan');

  await signIn(page, mother);
  await typeSchool(page, 'Delhi Public School');
  await page.context().clearCookies();

  await signIn(page, neighbour);
  await findInProfile(page, 'Apply for Admission');
  await page.goto('/Formenroll');
  await page.getByText(draftNote).waitFor();
  expect(await schoolName(page)).toBe('');
  await logOut(page);

  await signIn(page, mother);
  const offer = await findInProfile(page, words.continue);
  await offer.click();
  await expect.poll(() => schoolName(page)).toBe('Delhi Public School');
  await logOut(page);

  await signIn(page, mother);
  await findInProfile(page, 'Apply for Admission');
});

test(
  'drafts are deleted at log-out: the next person at this phone finds none',
  { tag: '@long' },
  async ({ page }) => {
    const parent = await createSignedInPerson(page);
    await page.goto('/contact');
    await page.getByLabel('Message').fill('About Ananya');
    const storedText = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await expect.poll(storedText).toContain('Ananya');
    await typeSchool(page, 'Delhi Public School');
    await logOut(page);
    expect(await storedText()).not.toMatch(/Delhi|Ananya/);
    await page.goBack();
    await arriveAt(page, 'Sign in');
    expect(await page.getByRole('main').innerText()).not.toContain(parent.fullName);
  },
);
