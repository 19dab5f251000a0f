import { content } from '#test/content.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './slow-network.ts';
import {
  ananya,
  apply,
  arriveAt,
  arriveHome,
  fillAdmission,
  fillSignIn,
  fillSignUp,
  newPerson,
  expectToast,
  sendAdmission,
  createSignedInPerson,
} from './steps.ts';

const courseOfAnanya = content.courses().find(({ courseName }) => courseName === ananya.course);

test('a parent signs up, gets a mail, signs in, applies, sees the profile and its dialog, and signs out', async ({
  newPage,
  school,
}) => {
  const { page, problems } = await newPage();
  const parent = newPerson();
  await page.goto('/SignUp');
  await fillSignUp(page, parent);
  await arriveAt(page, 'Sign in');
  const welcome = await school.mail(parent.email, /Welcome/);
  expect(welcome.text).toContain(parent.fullName);

  await fillSignIn(page, parent);
  await arriveHome(page);
  await apply(page);
  await expectToast(page, /application for Ananya Nair/);
  const price = courseOfAnanya?.price;
  const received = await school.mail(parent.email, /Ananya Nair/);
  expect(received.text).toContain(`${ananya.course}, Rs. ${price}/-`);

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

test('the form counts the answers and ticks finished parts', { tag: '@long' }, async ({ page }) => {
  await createSignedInPerson(page);
  await page.goto('/Formenroll');
  await page.getByText('1 of 12 answered').waitFor();
  await fillAdmission(page);
  await page.getByText('All 12 answered').waitFor();
  for (const part of ['Personal Information', 'Course', "Parent's Details", 'Education'])
    await page.getByRole('heading', { name: `${part} (answered)` }).waitFor();
});

test('an empty application shows an error beside each field and focuses the first', async ({ page }) => {
  await createSignedInPerson(page);
  await page.goto('/Formenroll');
  await page.getByRole('radio', { name: /Junior Beginner/ }).waitFor();
  await page.getByLabel('Phone').fill('98765 43210');
  await sendAdmission(page);
  const name = page.getByLabel('Full Name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await page.getByText('Please enter the school name.').last().waitFor();
  await expect(page.getByLabel('Phone')).toHaveValue('98765 43210');
});

test('a refused application keeps the typed text and shows the reason', async ({ page }) => {
  await createSignedInPerson(page);
  await apply(page);
  await page.goto('/Formenroll');
  await fillAdmission(page, { ...ananya, fullName: 'ananya  NAIR' });
  await sendAdmission(page);
  await expectToast(page, /already have an open application/);
  await expect(page.getByLabel('School Name')).toHaveValue('Kendriya Vidyalaya');
});

test('a double click sends one application', async ({ page }) => {
  await createSignedInPerson(page);
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

test('the application is sent with every field, the account’s email and the whole course', async ({
  page,
}) => {
  const { email } = await createSignedInPerson(page);
  const courseReply = await (await page.request.get('/admin/get-course')).json();
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
    courseDetail: courseReply.CoursesData.find(({ _id }: { _id: string }) => _id === courseOfAnanya?.id),
    parentName: 'Lakshmi Nair',
    relation: 'Mother',
    schoolName: 'Kendriya Vidyalaya',
    board: 'CBSE',
    classGrade: 'Class 2',
  });
});

test('a failed request for the courses can be retried', { tag: '@long' }, async ({ page }) => {
  await createSignedInPerson(page);
  await page.route('**/admin/get-course', (route) => route.abort());
  await page.goto('/Formenroll');
  await page.getByText('The courses could not be loaded.').waitFor();
  await page.unroute('**/admin/get-course');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('radio', { name: /Junior Beginner/ }).waitFor();
});

test(
  'the form for a second child is filled in with the data of the family',
  { tag: '@long' },
  async ({ page }) => {
    await createSignedInPerson(page);
    await apply(page);

    await page.goto('/profile');
    await page.getByText('We will call 98765 43210 within 24 hours.').waitFor();
    await page.getByRole('link', { name: 'Apply for another child' }).click();
    await page.getByText('Phone, address and parent are filled in').waitFor();
    await expect(page.getByLabel('Parent Name')).toHaveValue('Lakshmi Nair');
    await expect(page.getByLabel('Relation', { exact: true })).toHaveValue('Mother');
    await expect(page.getByLabel('Phone')).toHaveValue('98765 43210');
    await expect(page.getByLabel('Address')).toHaveValue('14, Gulmohar Road');
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await expect(page.getByLabel('School Name')).toHaveValue('');
  },
);

test(
  'one tick fills in the data of an adult student, also before the page is hydrated',
  { tag: '@long' },
  async ({ page }) => {
    await createSignedInPerson(page, 'Gurdeep Singh');
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/Formenroll', { waitUntil: 'commit' });
    const tick = page.getByLabel('I am the student (16+)');
    await tick.check();
    release();
    const expectValue = (label: string) =>
      expect.poll(() => page.getByLabel(label, { exact: true }).inputValue());
    await expectValue('Full Name').toBe('Gurdeep Singh');
    await expectValue('Parent Name').toBe('Gurdeep Singh');
    await expectValue('Relation').toBe('Self');
    await page.reload();
    await expect(tick).toBeChecked();
    await tick.uncheck();
    await expectValue('Parent Name').toBe('');
    await expectValue('Relation').toBe('');
  },
);
