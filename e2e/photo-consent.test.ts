import type { APIRequestContext, Page } from '@playwright/test';
import { usedLink, type OfficeChild } from '#contract/school/photo-consent.ts';
import { photographWords } from '#app/account/words.ts';
import { consentWords, linkWords } from '#app/photo-consent/words.ts';
import { facts } from '#test/content.ts';
import { expect, test, type NewPage } from './fixtures.ts';
import { hasFocus, tabAndPress, tabTo } from './keyboard.ts';
import type { RunningSchool } from './running-school.ts';
import { hydrate } from './scenes/scene.ts';
import { ananya, createSignedInPerson, expectToast, signInByApi, type SignIn } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The questions about a child on the page. */
function questionsOf(page: Page, name: string) {
  const group = (words: string) => page.getByRole('radiogroup', { name: words.replace('{name}', name) });
  return { work: group(consentWords.work), face: group(consentWords.face) };
}

async function choose(page: Page, name: string, work: 'Yes' | 'No', face: 'Yes' | 'No') {
  const questions = questionsOf(page, name);
  await questions.work.getByRole('radio', { name: work }).check();
  await questions.face.getByRole('radio', { name: face }).check();
}

/** An application for a child by its parent, who is signed in. */
async function applyFor(request: APIRequestContext, fullName: string) {
  const data = {
    ...ananya,
    fullName,
    gender: 'female',
    phone: '98765 43210',
    address: '14, Gulmohar Road',
    parentName: 'Lakshmi Nair',
    relation: 'Mother',
    schoolName: 'Kendriya Vidyalaya',
    board: 'CBSE',
    classGrade: 'Class 2',
  };
  const reply = await request.post('/user/enroll-user', { data });
  expect(reply.status()).toBe(201);
}

interface Stage {
  newPage: NewPage;
  school: RunningSchool;
  admin: SignIn;
}

/** A family with children; its page is signed in. */
async function family({ newPage }: Pick<Stage, 'newPage'>, children: readonly string[], options = {}) {
  const { page } = await newPage(options);
  const person = await createSignedInPerson(page);
  for (const name of children) await applyFor(page.request, name);
  const { items } = await (await page.request.get('/user/me/children')).json();
  return { page, person, childId: items[0]._id as string };
}

/** The office asks a family by email. @returns the link in the mail */
async function ask(
  { newPage, school, admin }: Stage,
  { childId, email }: { childId: string; email: string },
) {
  const { page } = await newPage();
  await signInByApi(page, admin);
  const reply = await page.request.post('/admin/photo-consents/ask', { data: { childId } });
  expect(await reply.json()).toMatchObject({ asked: 1 });
  const { text } = await school.mail(email, /show photographs\?/);
  const link = /http\S+\/photo-consent#\S+/.exec(text)?.[0] ?? '';
  expect(link).not.toBe('');
  return link;
}

/** What the office knows of a child. */
async function seenByOffice({ newPage, admin }: Omit<Stage, 'school'>, childId: string, name: string) {
  const { page } = await newPage();
  await signInByApi(page, admin);
  const { items } = await (
    await page.request.get(`/admin/children?limit=100&q=${encodeURIComponent(name)}`)
  ).json();
  return items.find(({ _id }: OfficeChild) => _id === childId).consent;
}

test('a family answers on a phone through the link of a mail, without an account, once', async ({
  newPage,
  school,
  admin,
}) => {
  const stage = { newPage, school, admin };
  const names = ['Meera Linke', 'Kabir Linke'] as const;
  const { person, childId } = await family(stage, names);
  const link = await ask(stage, { childId, email: person.email });

  const { page, problems, thirdParties } = await newPage(phone);
  await page.goto(link);
  await hydrate(page);
  await page.getByRole('heading', { name: 'Meera Linke' }).waitFor();
  // The address shows the secret no longer, and a reload still knows it.
  await expect(page).toHaveURL(/\/photo-consent$/);
  await page.reload();
  await hydrate(page);
  await page.getByRole('heading', { name: 'Meera Linke' }).waitFor();
  // Nothing is chosen, and nothing is sent without a choice.
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const send = page.getByRole('button', { name: linkWords.send });
  await send.tap();
  await page.getByText('Four answers need another look').waitFor();
  expect(sent).not.toContain('/user/photo-consent/answer');
  expect(await hasFocus(questionsOf(page, 'Meera Linke').work.getByRole('radio').first())).toBe(true);

  // What is missing for the first child cannot be the same for all.
  await page.getByRole('button', { name: linkWords.others }).tap();
  await page.getByText(linkWords.first.replace('{name}', 'Meera Linke')).waitFor();
  await choose(page, 'Meera Linke', 'Yes', 'No');
  await page.getByRole('button', { name: linkWords.others }).tap();
  await page.getByText(linkWords.copied).waitFor();
  const { work, face } = questionsOf(page, 'Kabir Linke');
  await expect(work.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(face.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(page.getByText('Please choose yes or no.')).toHaveCount(0);
  await face.getByRole('radio', { name: 'Yes' }).check();
  await send.tap();

  const thanks = page.getByRole('heading', { level: 1, name: linkWords.thanks });
  await thanks.waitFor();
  expect(await hasFocus(thanks)).toBe(true);
  const readThanks = async () => {
    await page
      .getByText('May be shown: what Meera Linke has made. Not shown: photographs of Meera Linke.')
      .waitFor();
    await page
      .getByText('May be shown: what Kabir Linke has made, and photographs of Kabir Linke.')
      .waitFor();
  };
  await readThanks();
  await page.reload();
  await hydrate(page);
  await readThanks();
  expect(await seenByOffice(stage, childId, 'Meera Linke')).toMatchObject({
    work: 'yes',
    face: 'no',
    through: 'link',
  });

  // The same link again, on another device: it is used, and says how to reach the school.
  const { page: again } = await newPage(phone);
  await again.goto(link);
  await hydrate(again);
  await again.getByText(usedLink).waitFor();
  await expect(again.getByRole('main').getByRole('link', { name: facts.phone.text })).toBeVisible();
  await expect(again.getByRole('main').getByRole('radio')).toHaveCount(0);
  expect([problems, thirdParties]).toEqual([[], []]);
});

test(
  'a link that is open in two tabs counts once, and the second tab says so',
  { tag: '@long' },
  async ({ newPage, school, admin }) => {
    const stage = { newPage, school, admin };
    const { person, childId } = await family(stage, ['Zoya Linke']);
    const link = await ask(stage, { childId, email: person.email });
    const { page: first } = await newPage();
    const second = await first.context().newPage();
    for (const page of [first, second]) {
      await page.goto(link);
      await hydrate(page);
      await page.getByRole('heading', { name: 'Zoya Linke' }).waitFor();
    }
    await choose(first, 'Zoya Linke', 'No', 'No');
    await first.getByRole('button', { name: linkWords.send }).click();
    await first.getByRole('heading', { level: 1, name: linkWords.thanks }).waitFor();
    await choose(second, 'Zoya Linke', 'Yes', 'Yes');
    await second.getByRole('button', { name: linkWords.send }).click();
    await second.getByRole('main').getByText(usedLink).waitFor();
    expect(await seenByOffice(stage, childId, 'Zoya Linke')).toMatchObject({ work: 'no', face: 'no' });
  },
);

test(
  'the link is answered with the keyboard alone, until a day, and back leads to where the family was',
  { tag: '@long' },
  async ({ newPage, school, admin }) => {
    const stage = { newPage, school, admin };
    const { person, childId } = await family(stage, ['Ira Linke']);
    const link = await ask(stage, { childId, email: person.email });
    const { page } = await newPage();
    await page.goto('/about');
    await page.goto(link);
    await hydrate(page);
    const { work, face } = questionsOf(page, 'Ira Linke');
    await work.waitFor();
    await tabTo(page, work.getByRole('radio').first());
    await page.keyboard.press('Space');
    await tabTo(page, face.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(face.getByRole('radio', { name: 'No' })).toBeChecked();
    await tabAndPress(page, page.locator('main summary'), 'Enter');
    const lastDay = page.getByLabel(consentWords.lastDay);
    await lastDay.fill('2020-01-31');
    await tabAndPress(page, page.getByRole('button', { name: linkWords.send }), 'Enter');
    await page.getByText('Please choose today or a later day, or none.').waitFor();
    expect(await hasFocus(lastDay)).toBe(true);
    await expect(work.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await lastDay.fill('2099-05-14');
    await tabAndPress(page, page.getByRole('button', { name: linkWords.send }), 'Enter');
    await page.getByText(/May be shown: what Ira Linke has made\..* Until .*2099/).waitFor();
    expect(await seenByOffice(stage, childId, 'Ira Linke')).toMatchObject({
      work: 'yes',
      face: 'no',
      until: '2099-05-14',
    });
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  },
);

test(
  'a lost connection keeps the link and what was chosen',
  { tag: '@long' },
  async ({ newPage, school, admin }) => {
    const stage = { newPage, school, admin };
    const { person, childId } = await family(stage, ['Tara Linke']);
    const link = await ask(stage, { childId, email: person.email });
    const { page } = await newPage(phone);
    await page.route('**/user/photo-consent/open', (route) => route.abort());
    await page.goto(link);
    await hydrate(page);
    await page.getByText(linkWords.unreached).waitFor();
    await page.unroute('**/user/photo-consent/open');
    await page.getByRole('button', { name: 'Try again' }).click();
    await questionsOf(page, 'Tara Linke').work.waitFor();
    await choose(page, 'Tara Linke', 'Yes', 'Yes');
    // The answer arrives, its reply does not: the next try is the same answer.
    await page.route('**/user/photo-consent/answer', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: linkWords.send }).click();
    const again = page.getByRole('button', { name: 'Send again' });
    await again.waitFor();
    await page.unroute('**/user/photo-consent/answer');
    await expect(questionsOf(page, 'Tara Linke').work.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await again.click();
    await page.getByRole('heading', { level: 1, name: linkWords.thanks }).waitFor();
    expect(await seenByOffice(stage, childId, 'Tara Linke')).toMatchObject({ work: 'yes', face: 'yes' });
  },
);

test(
  'the profile answers for a child, shows it after a reload and in the export, and takes it back with one tap',
  { tag: '@long' },
  async ({ newPage, admin }) => {
    const stage = { newPage, admin };
    const { page, childId } = await family(stage, ['Uma Linke'], phone);
    await page.goto('/profile');
    await hydrate(page);
    const part = page.getByRole('region', { name: photographWords.title });
    await part.getByText(consentWords.notAnswered).waitFor();
    await expect(part.getByRole('button', { name: photographWords.takeBack })).toHaveCount(0);
    await part.getByRole('button', { name: photographWords.answer }).tap();
    expect(await hasFocus(questionsOf(page, 'Uma Linke').work.getByRole('radio').first())).toBe(true);
    await expect(part.getByRole('radio', { checked: true })).toHaveCount(0);
    await choose(page, 'Uma Linke', 'Yes', 'Yes');
    await part.getByRole('button', { name: 'Save the answer' }).tap();
    const shown = part.getByText('May be shown: what Uma Linke has made, and photographs of Uma Linke.');
    await shown.waitFor();
    expect(await hasFocus(shown)).toBe(true);
    await page.reload();
    await hydrate(page);
    await shown.waitFor();
    expect(await seenByOffice(stage, childId, 'Uma Linke')).toMatchObject({
      work: 'yes',
      through: 'profile',
    });
    await part.getByRole('button', { name: photographWords.takeBack }).tap();
    await part.getByText(photographWords.takenBack).waitFor();
    await expectToast(page, 'Your answer for Uma Linke is saved.');
    expect(await seenByOffice(stage, childId, 'Uma Linke')).toMatchObject({ work: 'no', face: 'no' });
    await page.goto('/profile/data');
    const main = page.getByRole('main');
    await main.getByText(/What the child makes: yes\. Photographs of the child: yes\./).waitFor();
    await main.getByText(/What the child makes: no\. Photographs of the child: no\./).waitFor();
  },
);

test(
  'the profile of an account without children has no part about photographs',
  { tag: '@long' },
  async ({ page }) => {
    await createSignedInPerson(page);
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'My data' }).waitFor();
    await expect(page.getByRole('heading', { name: photographWords.title })).toHaveCount(0);
  },
);

test(
  'the office asks a family, notes what it says on the phone, and asks all families after a question',
  { tag: '@long' },
  async ({ newPage, school, admin }) => {
    const { page: home, person } = await family({ newPage }, ['Veda Linke']);
    const { user } = await (await home.request.get('/user/me')).json();
    const { page } = await newPage(phone);
    await signInByApi(page, admin);
    await page.goto(`/office/families/${user._id}`);
    await hydrate(page);
    const state = page.getByText('Photographs of the work: not answered. Of the child: not answered.');
    await state.waitFor();
    await page.getByRole('button', { name: 'Ask by email about photographs of Veda Linke' }).tap();
    await page.getByText(/Asked by email on/).waitFor();
    await school.mail(person.email, /show photographs\?/);
    await page
      .getByRole('button', { name: 'Note what the family said about photographs of Veda Linke' })
      .tap();
    await choose(page, 'Veda Linke', 'Yes', 'No');
    await page.getByRole('button', { name: 'Note the answer' }).tap();
    const noted = page.getByText('Photographs of the work: yes. Of the child: no.');
    await noted.waitFor();
    await expect.poll(() => hasFocus(noted)).toBe(true);
    await page.getByText(/Said on the phone on .*, heard by/).waitFor();
    await school.mail(person.email, /noted about photographs/);

    await page.goto('/office/families');
    await hydrate(page);
    const open = page.getByRole('button', { name: 'Ask families about photographs' });
    await open.tap();
    const question = page.getByRole('alertdialog', { name: 'Ask all families about photographs?' });
    await question.getByRole('button', { name: 'Not now' }).tap();
    await expect(question).toHaveCount(0);
    await open.tap();
    await question.getByRole('button', { name: 'Ask them by email' }).tap();
    await expectToast(page, /No family needs a mail now\.|We have asked \d+ famil/);
  },
);

test(
  'without a script the page says how else to answer, and search engines leave it out',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto('/photo-consent');
    const main = page.getByRole('main');
    await main.getByText(/needs JavaScript/).waitFor();
    expect(await (await page.request.get('/photo-consent')).text()).toContain(linkWords.byMail);
    await expect(main.getByRole('link', { name: facts.phone.text }).first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('photo-consent');
  },
);
