import { invisibleFocus } from './checks/focus.ts';
import { arrive, isExpanded, isFocusIn, tabAndPress, tabAndType, tabTo } from './keyboard.ts';
import { termsLabel } from '#app/account/words.ts';
import { content, facts } from '#test/content.ts';
import { expect, longUnless, test } from './fixtures.ts';
import { parent } from './scenes/sessions.ts';
import { hydrate, openScene } from './scenes/scene.ts';
import { scenes } from './scenes.ts';
import { newPerson, expectToast, createPerson } from './steps.ts';

const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' as const };
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const };

test('the skip link is the first stop and leads past the header', async ({ newPage }) => {
  const { page } = await newPage(desktop);
  await page.goto('/about');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the page');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocusIn(page.getByRole('main').getByRole('link').first())).toBe(true);
});

test(
  'with the keyboard alone a parent signs up, signs in, applies, reads the application and logs out',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage(desktop);
    const main = page.getByRole('main');
    const parent = newPerson('Meenakshi Pillai');
    await page.goto('/');
    await hydrate(page);
    await tabAndPress(page, page.getByRole('banner').getByRole('link', { name: 'Log In' }), 'Enter');
    await arrive(page, 'Sign in');
    await tabAndPress(page, main.getByRole('link', { name: 'Sign up' }), 'Enter');

    await arrive(page, 'Sign up');
    await tabAndType(page, 'Full Name', parent.fullName);
    await tabAndType(page, 'Email', parent.email);
    await tabAndType(page, 'Password', parent.password);
    await tabAndPress(page, main.getByLabel(termsLabel), 'Space');
    await tabAndPress(page, main.getByRole('button', { name: 'Sign up' }), 'Enter');

    await arrive(page, 'Sign in');
    await tabAndType(page, 'Email', parent.email);
    await tabAndType(page, 'Password', parent.password);
    await page.keyboard.press('Enter');

    await arrive(page, facts.name);
    await tabAndPress(page, main.getByRole('link', { name: 'Enroll Now' }).first(), 'Enter');
    await arrive(page, 'Apply for Admission');
    const course = main.getByRole('radio', { name: /Junior Learner/ });
    await course.waitFor();
    await tabAndType(page, 'Full Name', 'Kavya Pillai');
    await tabAndPress(page, main.getByRole('radio', { name: 'Female', exact: true }), 'Space');
    // Month first: the order of a date field follows the language of the browser.
    await tabAndType(page, 'Date of Birth', '03142016');
    await expect(main.getByLabel('Date of Birth')).toHaveValue('2016-03-14');
    await tabAndType(page, 'Phone', '98765 43210');
    await tabAndType(page, 'Address', '14, Gulmohar Road');
    await tabTo(page, main.getByRole('radio', { name: /Junior Beginner/ }));
    await page.keyboard.press('ArrowDown');
    await expect(course).toBeChecked();
    await tabAndType(page, 'Parent Name', parent.fullName);
    await tabAndType(page, 'Relation', 'Moth');
    await tabAndType(page, 'School Name', 'Kendriya Vidyalaya');
    await tabAndType(page, 'Board', 'CBSE');
    await tabAndType(page, 'Class Grade', 'Class 5');
    await tabAndPress(page, main.getByRole('button', { name: 'Enroll Now' }), 'Enter');

    await arrive(page, facts.name);
    await expectToast(page, /application for Kavya Pillai/);
    // Otherwise it would close before a slow machine has moved the focus to it.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
    await tabTo(page, page.getByRole('button', { name: 'Dismiss' }).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    const profile = page.getByRole('banner').getByRole('button', { name: parent.fullName });
    await tabTo(page, profile, 'Shift+Tab');
    await page.keyboard.press('Enter');

    await arrive(page, parent.fullName);
    const show = main.getByRole('button', { name: 'Show enrollment data' });
    await tabAndPress(page, show, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
    await dialog.getByRole('cell', { name: 'Kavya Pillai' }).waitFor();
    for (let step = 0; step < 6; step += 1) {
      await expect.poll(() => isFocusIn(dialog)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocusIn(show)).toBe(true);
    await tabAndPress(page, main.getByRole('button', { name: 'Logout' }), 'Enter');
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
    expect(problems).toEqual([]);
  },
);

test(
  'with the keyboard alone the office finds a user, reads the application and deletes the account',
  { tag: '@long' },
  async ({ newPage, admin }) => {
    const { page } = await newPage(desktop);
    await createPerson(page, 'Gopal Menon');
    await page.goto('/login');
    await hydrate(page);
    await tabAndType(page, 'Email', admin.email);
    await tabAndType(page, 'Password', admin.password);
    await page.keyboard.press('Enter');
    await arrive(page, 'Today');
    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'User List' }),
    );
    await page.keyboard.press('Enter');
    await arrive(page, 'User List');

    const search = page.getByRole('searchbox');
    await tabTo(page, search);
    await page.keyboard.type(parent.email);
    const data = page
      .getByRole('row')
      .filter({ hasText: parent.email })
      .getByRole('button', { name: /^Enrollment data/ });
    await tabAndPress(page, data, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
    await dialog.getByRole('table').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocusIn(data)).toBe(true);

    await tabTo(page, search, 'Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('gopal');
    const deleteButton = page.getByRole('button', { name: 'Delete Gopal Menon' });
    await tabAndPress(page, deleteButton, 'Enter');
    const question = page.getByRole('alertdialog');
    await expect.poll(() => isFocusIn(question.getByRole('button', { name: /Keep/ }))).toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocusIn(deleteButton)).toBe(true);
    await page.keyboard.press('Enter');
    await tabAndPress(page, question.getByRole('button', { name: /^Delete/ }), 'Enter');
    await expectToast(page, 'The user is deleted.');
    await expect.poll(() => isFocusIn(page.getByRole('heading', { level: 1 }))).toBe(true);
  },
);

test('the mobile menu opens, moves the focus and closes with keys', async ({ newPage }) => {
  const { page } = await newPage(phone);
  await page.goto('/about');
  await hydrate(page);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await tabAndPress(page, toggle, 'Enter');
  await expect.poll(() => isExpanded(page, 'Menu')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocusIn(page.getByRole('banner').getByRole('navigation', { name: 'Main' }))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isExpanded(page, 'Menu')).toBe(false);
  await expect.poll(() => isFocusIn(toggle)).toBe(true);
});

test('the dropdown opens, leads to its links and closes with keys', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await newPage(desktop);
  await page.goto('/about');
  await hydrate(page);
  const toggle = page.getByRole('button', { name: 'Art Workshops' });
  await tabAndPress(page, toggle, 'Enter');
  await expect.poll(() => isExpanded(page, 'Art Workshops')).toBe(true);
  await page.keyboard.press('Tab');
  const first = page.getByRole('banner').getByRole('link', { name: 'Our Art Workshop' });
  await expect.poll(() => isFocusIn(first)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isExpanded(page, 'Art Workshops')).toBe(false);
  await expect.poll(() => isFocusIn(toggle)).toBe(true);
  await page.keyboard.press('Enter');
  await tabAndPress(page, first, 'Enter');
  await page.waitForURL('**/workshop');
});

test(
  'the carousel moves with its buttons, and scrolls the focused card into view',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await newPage(phone);
    await page.goto('/');
    await hydrate(page);
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: content.document('home').courses.title.text }),
    });
    const card = section.getByRole('article').first();
    const left = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().left));
    const before = await left();
    await tabAndPress(page, section.getByRole('button', { name: /next/i }), 'Enter');
    await expect.poll(left).toBeLessThan(before);
    const last = section.getByRole('article').last().getByRole('link').first();
    await tabTo(page, last);
    await expect
      .poll(() =>
        last.evaluate((link) => {
          const { left: start, right } = link.getBoundingClientRect();
          return start >= 0 && right <= innerWidth;
        }),
      )
      .toBe(true);
  },
);

test('a question opens and closes with Enter', async ({ newPage }) => {
  const { page } = await newPage(desktop);
  await page.goto('/FaqPage');
  await hydrate(page);
  const question = page.locator('main summary').nth(1);
  const isOpen = () => question.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
  await tabAndPress(page, question, 'Enter');
  await expect.poll(isOpen).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(isOpen).toBe(false);
});

/** Scenes that together contain every kind of control. */
const sceneNames = new Set([
  'home',
  'classes',
  'curriculum',
  'contact',
  'login-errors',
  'otp',
  'painting',
  'tutorial',
  'faq-question-open',
  'blog',
  'admission',
  'profile',
  'profile-erase',
  'profile-data',
  'office',
]);

for (const scene of scenes.filter(({ name }) => sceneNames.has(name))) {
  test.describe(scene.name, () => {
    test(
      'shows our own focus ring at every stop of Tab',
      longUnless(scene.name === 'admission'),
      async ({ newPage, sessions }) => {
        const { page } = await newPage({ ...desktop, storageState: sessions[scene.viewer ?? 'visitor'] });
        await openScene(page, scene);
        expect(await invisibleFocus(page)).toEqual([]);
      },
    );
  });
}
