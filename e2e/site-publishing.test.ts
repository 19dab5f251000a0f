import { dayAfter, dayIn, defaultTimeZone } from '#contract/school-time.ts';
import { done, erase, lead, more, publishReviewed } from './document-form.ts';
import { expect, test, type NewPage } from './fixtures.ts';
import { colleague, owner, ownSchool, phone } from './own-school.ts';
import { hydrate } from './scenes/scene.ts';
import { expectToast, signInByApi } from './steps.ts';

const own = ownSchool();
const { openForm, visitorReads } = own;

test(
  'the owner changes a sentence on a phone, publishes it, and takes it back',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    await page.goto('/office');
    await hydrate(page);
    await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Website' }).tap();
    await page.getByRole('link', { name: 'Questions and answers' }).tap();
    const before = await lead(page).inputValue();
    await lead(page).fill('Ask us anything about the classes.');
    await page.getByText(/^Draft saved .*Visitors still see the old text\.$/).waitFor();
    expect(await visitorReads('/FaqPage')).not.toContain('Ask us anything');
    // The next step is in one row of what was typed, and its menu within the window.
    const publish = page.getByRole('button', { name: 'Publish' });
    expect((await publish.locator('..').boundingBox())?.height).toBe(64);
    await more(page).tap();
    await expect(page.getByRole('button', { name: 'Preview' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');

    await page.reload();
    await hydrate(page);
    await expect(lead(page)).toHaveValue('Ask us anything about the classes.');
    await page.getByRole('button', { name: 'Publish' }).tap();
    const dialog = page.getByRole('dialog', { name: 'What changes' });
    await expect(dialog.getByRole('deletion').filter({ hasText: before.split(' ')[0] ?? '' })).toBeVisible();
    await expect(dialog.getByRole('insertion')).toContainText('Ask us anything about the classes.');
    await expect(dialog).toContainText('/FaqPage');
    await dialog.getByRole('button', { name: 'Publish now' }).dblclick();
    await expectToast(page, 'Published. Visitors see it within a few seconds.');
    await expect.poll(() => visitorReads('/FaqPage')).toContain('Ask us anything about the classes.');

    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(lead(page)).toHaveValue(before);
    await expect.poll(() => visitorReads('/FaqPage')).not.toContain('Ask us anything');
    await page.getByRole('link', { name: 'What was published' }).tap();
    // Both publications, and what stood there before them.
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
    await page.goBack();
    await expect(lead(page)).toHaveValue(before);
    expect(problems).toEqual([]);
  },
);

test(
  'all changes are shown with the price that a sentence still names, and published together',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'courses');
    await page.locator('summary').first().tap();
    const price = page.getByLabel('Price', { exact: true }).first();
    const old = await price.inputValue();
    await price.fill('7777');
    await page.getByText(/Draft saved/).waitFor();
    const about = await openForm(newPage, 'about');
    await about.page.getByLabel('Greeting').fill(`It costs Rs. ${old}/- a month.`);
    await about.page.getByText(/Draft saved/).waitFor();

    await page.getByRole('link', { name: 'All words of the site' }).tap();
    await page.getByRole('button', { name: 'Publish these 2 changes' }).tap();
    const dialog = page.getByRole('dialog', { name: 'What changes' });
    await dialog.getByText(`Rs. ${old} is the price of no course any more.`).waitFor();
    await dialog.getByRole('button', { name: 'Publish now' }).dblclick();
    const published = page.getByRole('dialog', { name: 'Published' });
    await published.getByRole('link', { name: 'View the page' }).waitFor();
    await expect.poll(() => visitorReads('/classes')).toContain('7777');
    await published.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByRole('heading', { name: 'Not published yet' })).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);

test(
  'earlier words of a document come back when it is clear what they change, and go again with Undo',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'courses');
    await page.locator('summary').first().tap();
    const price = page.getByLabel('Price', { exact: true }).first();
    const before = await price.inputValue();
    await price.fill('7878');
    await page.getByText(/Draft saved/).waitFor();
    await publishReviewed(page);
    await page.getByText(`Published: ${before} → 7878.`).waitFor();
    await expect(page.getByRole('status').getByRole('link', { name: 'View the page' })).toHaveAttribute(
      'href',
      '/classes',
    );
    await expect.poll(() => visitorReads('/classes')).toContain('7878');
    await done(page);
    await page.getByRole('link', { name: 'What was published' }).tap();
    await page.getByText('What changed then').first().tap();
    await page.getByRole('insertion').filter({ hasText: '7878' }).waitFor();
    await page.getByRole('button', { name: 'Put the words of the beginning back' }).tap();
    const question = page.getByRole('dialog', { name: 'Put the words of the beginning back' });
    await expect(question.getByRole('deletion').filter({ hasText: '7878' })).toBeVisible();
    await question.getByRole('button', { name: 'Publish these words' }).dblclick();
    const published = page.getByRole('dialog', { name: 'Published' });
    await published.getByText('Visitors see it now.').waitFor();
    await expect.poll(() => visitorReads('/classes')).not.toContain('7878');
    await published.getByRole('button', { name: 'Undo' }).tap();
    await expectToast(page, /The earlier words are back/);
    await expect.poll(() => visitorReads('/classes')).toContain('7878');

    // Somebody else publishes while the owner reads what would change: she reads it again.
    await page.getByRole('button', { name: 'Put the words of the beginning back' }).tap();
    await expect(question.getByRole('deletion').filter({ hasText: '7878' })).toBeVisible();
    const reply = await page.request.get('/admin/documents/courses/main');
    const { published: present, publishedVersion } = await reply.json();
    const [first, ...others] = present.courses;
    const changed = await page.request.put('/admin/documents/courses/main/published', {
      data: { data: { courses: [{ ...first, price: 7979 }, ...others] } },
      headers: { 'if-match': `"${publishedVersion}"`, origin: own.url },
    });
    expect(changed.status()).toBe(201);
    await question.getByRole('button', { name: 'Publish these words' }).tap();
    await expectToast(page, /changed meanwhile/);
    await expect(question.getByRole('deletion').filter({ hasText: '7979' })).toBeVisible();
    await question.getByRole('button', { name: 'Publish these words' }).tap();
    await published.getByRole('button', { name: 'Done' }).tap();
    await expect.poll(() => visitorReads('/classes')).not.toContain('7979');
    expect(problems).toEqual([expect.stringContaining('409')]);
  },
);

test(
  'a change gets a day and a time at which visitors see it, and loses them again',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'faq');
    await lead(page).fill('The fees of the new year.');
    await page.getByText(/Draft saved/).waitFor();
    await page.getByRole('button', { name: 'Publish' }).tap();
    await page.getByRole('button', { name: 'Later' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Publish later' });
    await dialog.getByLabel('Day').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Publish at this time' }).tap();
    await expect(dialog.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true');
    const nextWeek = dayAfter(dayIn(defaultTimeZone), 7);
    await dialog.getByLabel('Day').fill(nextWeek);
    await dialog.getByLabel('Time').fill('18:30');
    await dialog.getByRole('button', { name: 'Publish at this time' }).dblclick();
    await expect(dialog).toBeHidden();
    const scheduled = page.getByRole('region', { name: 'Published later' });
    await expect(scheduled).toContainText(/Visitors see it from .* at 6:30 pm on\./);
    // The form has the words of today, and what is changed in them does not wait.
    await expect(lead(page)).not.toHaveValue('The fees of the new year.');
    await page.getByText('Visitors see these words.').waitFor();
    expect(await visitorReads('/FaqPage')).not.toContain('The fees of the new year.');
    await scheduled.getByRole('button', { name: 'Preview of that day' }).tap();
    await page.getByText(/^Preview of .*\d{4}\.$/).waitFor();
    await expect(page.getByText('The fees of the new year.')).toBeVisible();
    await page.goBack();
    await hydrate(page);

    await page.getByRole('link', { name: 'All words of the site' }).tap();
    const later = page.getByRole('region', { name: 'Published later' });
    await expect(later.getByRole('listitem')).toContainText('at 6:30 pm');
    await later.getByRole('button', { name: /^Do not publish by itself/ }).tap();
    await expectToast(page, /kept as a draft/);
    await expect(later).toBeHidden();
    await page.getByRole('link', { name: 'Change Questions and answers' }).first().tap();
    await page.getByText(/Visitors still see the old text\.$/).waitFor();
    await erase(page);
    expect(problems).toEqual([]);
  },
);

test(
  'Undo takes back nothing that somebody else has published since',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await openForm(newPage, 'faq');
    await lead(page).fill('The first publication.');
    await page.getByText(/Draft saved/).waitFor();
    await publishReviewed(page);

    const other = await openForm(newPage, 'contact');
    await other.page.getByRole('textbox').first().fill('The second publication');
    await other.page.getByText(/Draft saved/).waitFor();
    await publishReviewed(other.page);

    await page.getByRole('button', { name: 'Undo' }).tap();
    await expectToast(page, /Something else was published since/);
    await expect(lead(page)).toHaveValue('The first publication.');
  },
);

test(
  'every version is in the history of the website, and each leads to that of what it changed',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    // The list shows 20 at once. The content of a new school and what was published first take turns.
    for (let made = 0; made < 26; made += 1) {
      const reply = await page.request.post(`/admin/editions/${made % 2}/restore`, {
        headers: { origin: own.url },
      });
      expect(reply.status()).toBe(201);
    }
    await page.goto('/office/site');
    await hydrate(page);
    await page.getByRole('link', { name: 'What was published' }).tap();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(20);
    await page.getByRole('button', { name: 'Show earlier versions' }).tap();
    await expect(main.getByRole('heading', { level: 3 }).nth(25)).toBeVisible();
    await main.locator('summary').first().tap();
    const first = page.getByRole('link', { name: /: all that was published$/ }).first();
    const [title = ''] = ((await first.textContent()) ?? '').split(': all that');
    await first.tap();
    await page.waitForURL(/\/office\/site\/(?!all\/)[\w-]+\/history$/);
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await page.goBack();
    await page.waitForURL(/\/office\/site\/all\/history$/);
    expect(problems).toEqual([]);
  },
);

/** Opens a quick change of the first page of the office. */
async function openQuickChange(newPage: NewPage, name: string) {
  const { page, problems } = await newPage({ ...phone, baseURL: own.url });
  await signInByApi(page, owner);
  await page.goto('/office');
  await hydrate(page);
  await page.getByRole('button', { name }).tap();
  return { page, problems, dialog: page.getByRole('dialog') };
}

test('a price is changed from the first page of the office, and taken back', async ({ newPage }) => {
  const { page, problems, dialog } = await openQuickChange(newPage, 'Change a price');
  const price = dialog.getByRole('textbox').first();
  const present = await price.inputValue();
  await price.fill('a little more');
  await dialog.getByRole('button', { name: 'Publish now' }).tap();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  // The present price changes nothing, and leaves nothing behind.
  await price.fill(present);
  await dialog.getByRole('button', { name: 'Publish now' }).tap();
  await expectToast(page, 'Visitors see this already.');
  await price.fill('8888');
  await dialog.getByRole('button', { name: 'Publish now' }).dblclick();
  await dialog.getByText(`Published: ${present} → 8888. Visitors see it now.`).waitFor();
  await expect(dialog.getByRole('link', { name: 'View the page' })).toHaveAttribute('href', '/classes');
  await expect.poll(() => visitorReads('/classes')).toContain('8888');
  await dialog.getByRole('button', { name: 'Undo' }).tap();
  await expectToast(page, /The earlier words are back/);
  await expect.poll(() => visitorReads('/classes')).not.toContain('8888');

  // Again: the dialog knows what was published since.
  for (const next of ['6660', '6661']) {
    await page.getByRole('button', { name: 'Change a price' }).tap();
    await price.fill(next);
    await dialog.getByRole('button', { name: 'Publish now' }).tap();
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect.poll(() => visitorReads('/classes')).toContain(next);
  }
  expect(problems).toEqual([]);
});

test(
  'a notice for some days, and what a class makes, are published from the first page of the office',
  { tag: '@long' },
  async ({ newPage }) => {
    const notice = await openQuickChange(newPage, 'Notice for some days');
    // Its words can be typed without another tap.
    await expect(notice.dialog.getByLabel('Notice', { exact: true })).toBeFocused();
    await notice.page.keyboard.type('Closed for Diwali.');
    await notice.dialog.getByRole('button', { name: 'Publish now' }).tap();
    await notice.dialog.getByText('Visitors see it now.').waitFor();
    await expect.poll(() => visitorReads('/')).toContain('Closed for Diwali.');
    await notice.dialog.getByRole('button', { name: 'Done' }).tap();

    await notice.page.getByRole('button', { name: 'What we do next class' }).tap();
    // The home page has the next day only.
    await notice.dialog.getByLabel('Day').fill(dayIn(defaultTimeZone));
    await notice.dialog.getByLabel('Time and what is made').fill('9:30 am: tin robots');
    await notice.dialog.getByRole('button', { name: 'Publish now' }).tap();
    await notice.dialog.getByText('Visitors see it now.').waitFor();
    await expect.poll(() => visitorReads('/')).toContain('tin robots');
    expect(notice.problems).toEqual([]);
  },
);

test(
  'a quick change publishes its change alone, and what a colleague has begun stays a draft',
  { tag: '@long' },
  async ({ newPage }) => {
    const form = await openForm(newPage, 'courses', colleague);
    await form.page.locator('summary').first().tap();
    await form.page.getByLabel('Short description').first().fill('Half a thought');
    await form.page.getByText(/Draft saved/).waitFor();
    const { page, dialog } = await openQuickChange(newPage, 'Change a price');
    await dialog.getByRole('textbox').first().fill('6789');
    await dialog.getByRole('button', { name: 'Publish now' }).tap();
    await dialog.getByText('Visitors see it now.').waitFor();
    await expect.poll(() => visitorReads('/classes')).toContain('6789');
    expect(await visitorReads('/classes')).not.toContain('Half a thought');
    await page.goto('/office/site/courses');
    await hydrate(page);
    await page.locator('summary').first().tap();
    await expect(page.getByLabel('Short description').first()).toHaveValue('Half a thought');
    await expect(page.getByLabel('Price', { exact: true }).first()).toHaveValue('6789');
    await more(page).tap();
    await page.getByRole('button', { name: 'Delete the changes of Rekha Pillai' }).tap();
    await page.getByText('Visitors see these words.').waitFor();
  },
);
