import { expect, test } from 'vitest';
import { hasFocus } from './keyboard.ts';
import { openForThisFile } from './fixtures.ts';
import { holdBack } from './slow-network.ts';
import {
  ananya,
  apply,
  arriveAt,
  arriveHome,
  fillAdmission,
  fillSignIn,
  fillSignUp,
  newPerson,
  seeToast,
  sendAdmission,
  signedIn,
} from './steps.ts';

const opening = openForThisFile();

test('a parent signs up, gets a mail, signs in, applies, sees the profile and its dialog, and signs out', async () => {
  const { page, problems } = await opening.newPage();
  const parent = newPerson();
  await page.goto('/SignUp');
  await fillSignUp(page, parent);
  await arriveAt(page, 'Sign in');
  const welcome = await opening.school.mail(parent.email, /Welcome/);
  expect(welcome.text).toContain(parent.fullName);

  await fillSignIn(page, parent);
  await arriveHome(page);
  await apply(page);
  await seeToast(page, /application for Ananya Nair/);
  const received = await opening.school.mail(parent.email, /Ananya Nair/);
  expect(received.text).toContain('Junior Beginner, Rs. 2500/-');

  await page.goto('/profile');
  await arriveAt(page, parent.fullName);
  await page.getByText(parent.email).waitFor();
  await page.getByRole('button', { name: 'Show enrollment data' }).click();
  const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
  await dialog.getByRole('cell', { name: 'Ananya Nair' }).waitFor();
  await dialog.getByRole('cell', { name: 'Kendriya Vidyalaya' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Logout' }).click();
  await arriveHome(page);
  await page.goto('/profile');
  await arriveAt(page, 'Sign in');
  expect(problems).toEqual([]);
});

test('the form counts and ticks what is answered', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await page.goto('/Formenroll');
  await page.getByText('1 of 12 answered').waitFor();
  await fillAdmission(page);
  await page.getByText('All 12 answered').waitFor();
  for (const part of ['Personal Information', 'Course', "Parent's Details", 'Education'])
    await page.getByRole('heading', { name: `${part} (answered)` }).waitFor();
});

test('an application sent empty says what is missing beside each field and moves to the first', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await page.goto('/Formenroll');
  await page.getByRole('radio', { name: /Junior Beginner/ }).waitFor();
  await page.getByLabel('Phone').fill('98765 43210');
  await sendAdmission(page);
  const name = page.getByLabel('Full Name');
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => hasFocus(name)).toBe(true);
  await page.getByText('Please enter the school name.').last().waitFor();
  expect(await page.getByLabel('Phone').inputValue()).toBe('98765 43210');
});

test('a refused application keeps what was typed and says why', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await apply(page);
  await page.goto('/Formenroll');
  await fillAdmission(page, { ...ananya, fullName: 'ananya  NAIR' });
  await sendAdmission(page);
  await seeToast(page, /already have an open application/);
  expect(await page.getByLabel('School Name').inputValue()).toBe('Kendriya Vidyalaya');
});

test('two presses send one application', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/enroll-user')) sent.push(request.method());
  });
  await page.goto('/Formenroll');
  await fillAdmission(page);
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).dblclick();
  await arriveHome(page);
  expect(sent).toEqual(['POST']);
});

test('the application is sent with every field, the account’s email and the whole course', async () => {
  const { page } = await opening.newPage();
  const { email } = await signedIn(page);
  const listed = await (await page.request.get('/admin/get-course')).json();
  const sent = page.waitForRequest('**/user/enroll-user');
  await apply(page);
  expect((await sent).postDataJSON()).toEqual({
    fullName: ananya.fullName,
    gender: 'female',
    dob: ananya.dob,
    email,
    phone: '98765 43210',
    address: '14, Gulmohar Road',
    course: ananya.course,
    courseDetail: listed.CoursesData.find(
      ({ courseName }: { courseName: string }) => courseName === ananya.course,
    ),
    parentName: 'Lakshmi Nair',
    relation: 'Mother',
    schoolName: 'Kendriya Vidyalaya',
    board: 'CBSE',
    classGrade: 'Class 2',
  });
});

test('a list of courses that does not come is asked for again', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await page.route('**/admin/get-course', (route) => route.abort());
  await page.goto('/Formenroll');
  await page.getByText('The courses could not be loaded.').waitFor();
  await page.unroute('**/admin/get-course');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('radio', { name: /Junior Beginner/ }).waitFor();
});

test('a brother or sister starts with what is known of the family', async () => {
  const { page } = await opening.newPage();
  await signedIn(page);
  await apply(page);

  await page.goto('/profile');
  await page.getByText('We will call 98765 43210 within 24 hours.').waitFor();
  await page.getByRole('link', { name: 'Apply for another child' }).click();
  await page.getByText('Phone, address and parent are filled in').waitFor();
  expect(await page.getByLabel('Parent Name').inputValue()).toBe('Lakshmi Nair');
  expect(await page.getByLabel('Relation', { exact: true }).inputValue()).toBe('Mother');
  expect(await page.getByLabel('Phone').inputValue()).toBe('98765 43210');
  expect(await page.getByLabel('Address').inputValue()).toBe('14, Gulmohar Road');
  expect(await page.getByLabel('Full Name').inputValue()).toBe('');
  expect(await page.getByLabel('School Name').inputValue()).toBe('');
});

test('a student of age answers for themselves with one tick, also one that comes before the page’s script', async () => {
  const { page } = await opening.newPage();
  await signedIn(page, 'Gurdeep Singh');
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/Formenroll', { waitUntil: 'commit' });
  const tick = page.getByLabel('I am the student (16+)');
  await tick.check();
  release();
  const answer = (label: string) => expect.poll(() => page.getByLabel(label, { exact: true }).inputValue());
  await answer('Full Name').toBe('Gurdeep Singh');
  await answer('Parent Name').toBe('Gurdeep Singh');
  await answer('Relation').toBe('Self');
  await page.reload();
  await expect.poll(() => tick.isChecked()).toBe(true);
  await tick.uncheck();
  await answer('Parent Name').toBe('');
  await answer('Relation').toBe('');
});
