import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitingNote } from '#content/account.ts';
import { draftNote, homeOfferWords as words, wallLabelWords as labelWords } from '#content/admission.ts';
import { hasFocus } from './keyboard.ts';
import { openForThisFile } from './fixtures.ts';
import { comeAlive } from './scenes/scene.ts';
import {
  apply,
  arriveAt,
  arriveHome,
  fillAdmission,
  fillSignIn,
  fillSignUp,
  logOut,
  newPerson,
  seeToast,
  sendAdmission,
  signedIn,
  signedUp,
  signIn,
} from './steps.ts';

const opening = openForThisFile();

/** Wants to apply without being signed in, and stands on the login page then. */
async function wantCourse(page: Page, course: string): Promise<void> {
  await page.goto(`/Formenroll?${new URLSearchParams({ course })}`);
  await arriveAt(page, 'Sign in');
  await seeToast(page, 'Login First!');
  await page.getByText(waitingNote).waitFor();
}

const isChosen = (page: Page, course: string) =>
  page.getByRole('radio', { name: new RegExp(course) }).isChecked();

/** The bar on home. */
const offerOf = (page: Page) => page.getByRole('complementary', { name: words.region });

/** Is signed in now, and takes up the offer to go on. */
async function continueWith(page: Page, course: string): Promise<void> {
  await arriveHome(page);
  await offerOf(page).getByRole('link', { name: words.continue }).click();
  await page.waitForURL('**/Formenroll**');
  await expect.poll(() => isChosen(page, course)).toBe(true);
}

/** What the profile offers: to go on with what was begun, or to begin. */
async function findInProfile(page: Page, offer: 'Continue your application' | 'Apply for Admission') {
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

async function setNewPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await arriveAt(page, 'Forgot Password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await arriveAt(page, 'Enter OTP');
  const mail = await opening.school.mail(email, /code/);
  await page.getByRole('main').getByRole('textbox').first().click();
  await page.keyboard.type(/\d{6}/.exec(mail.subject)?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await arriveAt(page, 'Set New Password');
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await arriveAt(page, 'Sign in');
}

test('a visitor who wants a course is told Login First!, and finds the way back with it chosen', async () => {
  const { page } = await opening.newPage();
  const parent = await signedUp(page);
  await wantCourse(page, 'Junior Learner');
  await fillSignIn(page, parent);
  await continueWith(page, 'Junior Learner');
});

test('the chosen course survives signing up and signing in', async () => {
  const { page } = await opening.newPage();
  const parent = newPerson();
  await wantCourse(page, 'Senior Seeker');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await arriveAt(page, 'Sign up');
  await page.getByText(waitingNote).waitFor();
  await fillSignUp(page, parent);
  await arriveAt(page, 'Sign in');
  await fillSignIn(page, parent);
  await continueWith(page, 'Senior Seeker');
});

test('the chosen course survives a forgotten password', async () => {
  const { page } = await opening.newPage();
  const { email } = await signedUp(page);
  await wantCourse(page, 'Premium Classes');
  await setNewPassword(page, email, 'lotus 12');
  await fillSignIn(page, { email, password: 'lotus 12' });
  await continueWith(page, 'Premium Classes');
});

test('the offer to continue names the course, survives a reload and is gone once the form was opened', async () => {
  const { page } = await opening.newPage();
  const parent = await signedUp(page);
  await wantCourse(page, 'Junior Learner');
  await fillSignIn(page, parent);
  await arriveHome(page);
  await offerOf(page).getByText(words.unsentFor.replace('{course}', 'Junior Learner')).waitFor();
  await page.reload();
  await offerOf(page).waitFor();
  const offer = await findInProfile(page, 'Continue your application');
  await offer.click();
  await expect.poll(() => isChosen(page, 'Junior Learner')).toBe(true);
  await findInProfile(page, 'Apply for Admission');
  await page.goto('/');
  await comeAlive(page);
  await arriveHome(page);
  expect(await offerOf(page).count()).toBe(0);
});

test('the offer to continue is closed for good, by a press or by a log-out', async () => {
  const { page } = await opening.newPage();
  const parent = await signedUp(page);
  await wantCourse(page, 'Junior Learner');
  await fillSignIn(page, parent);
  await arriveHome(page);
  await offerOf(page).getByRole('button', { name: words.close }).click();
  await offerOf(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('banner').getByText(parent.fullName).first().waitFor({ state: 'attached' });
  expect(await offerOf(page).count()).toBe(0);
  await logOut(page);

  await wantCourse(page, 'Junior Learner');
  await fillSignIn(page, parent);
  await offerOf(page).waitFor();
  await logOut(page);
  await signIn(page, parent);
  await page.getByRole('banner').getByText(parent.fullName).first().waitFor({ state: 'attached' });
  expect(await offerOf(page).count()).toBe(0);
});

test('an address with other words than a course’s name does not bring them onto home', async () => {
  const { page } = await opening.newPage();
  const parent = await signedUp(page);
  await wantCourse(page, 'Send money to somebody');
  await fillSignIn(page, parent);
  await offerOf(page).getByText(words.unsent).waitFor();
});

test('after an application home offers a label with the student’s first name, drawn here and gone with a log-out', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await apply(page);
  await seeToast(page, /application for Ananya Nair/);
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
  expect(await picture.textContent()).toContain(labelWords.firstWork);
  expect(await picture.textContent()).toContain('Ananya. Age ');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: labelWords.save }).click();
  expect((await download).suggestedFilename()).toBe(labelWords.file);
  await page.emulateMedia({ media: 'print' });
  expect(await picture.isVisible()).toBe(true);
  expect(await page.getByRole('main').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button)).toBe(true);
  expect(sent.filter((line) => /Ananya/.test(line))).toEqual([]);
  await logOut(page);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ananya');
});

test('the profile prints a label for every application', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await apply(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: `${labelWords.short} for Ananya Nair` }).click();
  await page.getByRole('dialog', { name: labelWords.title.replace('{name}', 'Ananya') }).waitFor();
});

test('the email of a sign-up stands in the sign-in form after it, and is not lost by a reload', async () => {
  const { page } = await opening.newPage();
  const parent = newPerson();
  await page.goto('/SignUp');
  await fillSignUp(page, parent);
  await arriveAt(page, 'Sign in');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(parent.email);
  await page.reload();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(parent.email);
});

test('a session that ends while the form is filled in loses nothing', async () => {
  const { page } = await opening.newPage();
  const parent = await signedIn(page);
  await page.goto('/Formenroll');
  await fillAdmission(page);
  await page.context().clearCookies();
  await sendAdmission(page);
  await arriveAt(page, 'Sign in');
  await seeToast(page, 'Login First!');
  await fillSignIn(page, parent);
  await continueWith(page, 'Junior Beginner');
  await expect.poll(() => schoolName(page)).toBe('Kendriya Vidyalaya');
  expect(await page.getByLabel('Date of Birth').inputValue()).toBe('2019-03-14');
  await sendAdmission(page);
  await seeToast(page, /application for Ananya Nair/);
});

test('a draft survives leaving the page', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await typeSchool(page, 'Delhi Public School');
  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => schoolName(page)).toBe('Delhi Public School');
});

test('a draft is in the form again when the browser brings the page back without it', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await typeSchool(page, 'Delhi Public School');
  // What Safari does on the way back from another page.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[autocomplete=off]')) field.value = '';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => schoolName(page)).toBe('Delhi Public School');
});

test('a form is started afresh, and the answers are brought back', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await page.goto('/Formenroll');
  await fillAdmission(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.getByText('1 of 12 answered').waitFor();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key.includes('draft'))).toEqual([]);
  await page.getByRole('button', { name: 'Bring the answers back' }).click();
  await page.getByText('All 12 answered').waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Ananya Nair');
});

test('on a shared phone nobody sees a draft of somebody else; it waits for who was signed out by time, and goes with who logs out', async () => {
  const { page } = await opening.newPage();
  const mother = await signedUp(page, 'Rekha Iyer');
  const neighbour = await signedUp(page, 'Farida Khan');

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
  const offer = await findInProfile(page, 'Continue your application');
  await offer.click();
  await expect.poll(() => schoolName(page)).toBe('Delhi Public School');
  await logOut(page);

  await signIn(page, mother);
  await findInProfile(page, 'Apply for Admission');
});

test('what was begun goes with a log-out: the next person at this phone finds nothing of it', async () => {
  const { page } = await opening.newPage();
  const parent = await signedIn(page);
  await page.goto('/contact');
  await page.getByLabel('Message').fill('About Ananya');
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(kept).toContain('Ananya');
  await typeSchool(page, 'Delhi Public School');
  await logOut(page);
  expect(await kept()).not.toMatch(/Delhi|Ananya/);
  await page.goBack();
  await arriveAt(page, 'Sign in');
  expect(await page.getByRole('main').innerText()).not.toContain(parent.fullName);
});
