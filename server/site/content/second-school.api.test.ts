import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine } from '#contract/school/audit.ts';
import { pagesFor } from '#contract/site/pages.ts';
import { generatedFiles } from '#server/site/publish/generated-files.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';
import { openRenderer, type Renderer } from '#server/site/publish/renderer.ts';
import { requestResetCode } from '#test/codes.ts';
import { admin, application, newEmail, parent } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { secondSchool, wordsOfFirstSchool } from '#test/second-school.ts';
import { makeEdition } from './edition.ts';
import { readContent } from './read-content.ts';
import { storeContent } from './store.ts';

const build = path.resolve(import.meta.dirname, '../../../build');
const edition = makeEdition(1, secondSchool());
const content = readContent(edition);

let renderer: Renderer;
let school: School;

/** The server has the content of the second school; second-school.long.test.ts imports and publishes it. */
beforeAll(async () => {
  renderer = await openRenderer(build, { publicUrl: 'http://school.test', apiHost: '' });
  school = await openSchool('sqlite');
  await storeContent(school.context.db, secondSchool(), commandLine, async () => {});
  school.context.content.replace(edition);
});
afterAll(() => school.close());

/** The words of the first school in a text. */
const foreignWords = (text: string) => wordsOfFirstSchool().filter((word) => text.includes(word));

test('every page and its data, with JSON-LD and metadata, is about the second school alone', async () => {
  const found: [page: string, words: string[]][] = [];
  const pages = pagesFor(pageContentOf(edition)).map(({ path: page }) => [page, 200] as const);
  for (const [page, status] of [...pages, ['/no-such-page', 404] as const]) {
    const texts = [await renderer.page(page, status, content)];
    if (status === 200) texts.push(await renderer.data(page, status, content));
    for (const text of texts) {
      const words = foreignWords(text);
      if (words.length > 0 || !text.includes('Kala Veedu')) found.push([page, words]);
    }
  }
  expect(found).toEqual([]);
});

test('home shows the name, the town, the courses with their prices and the notice of the second school', async () => {
  const html = await renderer.page('/', 200, content);
  for (const words of ['Kala Veedu', 'Kochi', 'Little Brushes', '1850', 'Classes pause in the second week'])
    expect(html).toContain(words);
});

test('no file that is made for search engines, feeds and home screens has a word of the first school', () => {
  const files = generatedFiles(edition, 'http://school.test')([]);
  expect(files.length).toBeGreaterThan(3);
  expect(
    files.flatMap(({ path: name, content: text }) => foreignWords(String(text)).map((word) => [name, word])),
  ).toEqual([]);
});

test.each(['/openapi.json', '/.well-known/security.txt', '/admin/get-course'])(
  'the reply of %s has no word of the first school',
  async (address) => {
    expect(foreignWords(await (await fetch(school.url + address)).text())).toEqual([]);
  },
);

test('no mail and no reply of the API has a word of the first school', async () => {
  const { visitor, email } = await parent(school);
  const applied = await visitor.post(
    '/user/enroll-user',
    application({ course: 'Little Brushes', address: '3, Mango Lane', phone: '00000 30303' }),
  );
  expect(applied.status).toBe(201);
  const writer = newEmail();
  const sent = await school.visitor().post('/user/add-lead', {
    userName: 'Ravi',
    userEmail: writer,
    userNumber: '',
    userMessage: 'May we visit?',
  });
  await requestResetCode(school, email);
  await school.mail(email, /application/);
  await school.mail(writer);
  // To the family: the welcome, the code and the application. To the school: the application and the message. To the writer: a copy.
  await expect.poll(async () => (await school.mails()).length).toBeGreaterThanOrEqual(6);
  const mails = await school.mails();
  for (const mail of mails)
    expect([mail.subject, foreignWords(mail.source.replaceAll(schoolEmail, ''))]).toEqual([mail.subject, []]);
  for (const reply of [applied, sent]) expect(foreignWords(reply.text)).toEqual([]);
  expect(applied.body.message).toContain('within two days');
});

test('an answer is due when the second school promises it', async () => {
  const { visitor, email } = await parent(school);
  const before = Date.now();
  await visitor.post('/user/add-lead', { userName: 'Ravi', userEmail: email, userMessage: 'May we visit?' });
  const [conversation] = (await visitor.get('/user/me/conversations')).body.items;
  const office = await admin(school);
  const { respondBy } = (await office.visitor.get(`/admin/conversations/${conversation._id}`)).body;
  const hours = (new Date(respondBy).getTime() - before) / (60 * 60 * 1000);
  expect(Math.floor(hours)).toBe(48);
});
