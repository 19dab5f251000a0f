import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReplyOf } from '#contract/endpoint.ts';
import { findUsers as findUsersEndpoint } from '#contract/school/office.ts';
import { beginner, special } from '#test/courses.ts';
import { databaseKinds } from '#test/databases.ts';
import { admin, application, newEmail, parent, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { searchUsers } from './find-users.ts';

type Page = ReplyOf<typeof findUsersEndpoint>;

const listOf = (query: Record<string, string>) => `/admin/find-users?${new URLSearchParams(query)}`;

describe.each(databaseKinds)('POST /admin/find-users on %s', (kind) => {
  let school: School;
  let office: TestUser;
  let family: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind, { TRUST_PROXY: '1' });
    office = await admin(school);
    family = await parent(school, newEmail('asha'), 'Asha Iijima');
    for (const child of [
      { fullName: 'Ira Verma', course: beginner, parentName: 'Rohan Verma', phone: '+91 98260-12345' },
      { fullName: 'Kabir Verma', course: special, parentName: 'Rohan Verma', phone: '+91 98260-12345' },
    ])
      expect((await family.visitor.post('/user/enroll-user', application(child))).status).toBe(201);
  });
  afterAll(() => school.close());

  async function find(search = '', query: Record<string, string> = {}): Promise<Page> {
    const reply = await office.visitor.post(listOf(query), { search });
    expect(reply.status).toBe(200);
    return findUsersEndpoint.reply.parse(reply.body);
  }

  /** All pages of a list, with the ids of the accounts. */
  async function readPages(search: string, limit: number, between = async () => {}): Promise<string[][]> {
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await find(search, { limit: String(limit), ...(cursor === null ? {} : { cursor }) });
      pages.push(page.items.map(({ user }) => user._id));
      cursor = page.next;
      await between();
    } while (cursor !== null);
    return pages;
  }

  const completeList = async () =>
    ((await office.visitor.get('/admin/get-users')).body.data as { _id: string }[]).map(({ _id }) => _id);

  /** Adds accounts that signed up at the same moment. */
  async function addUsers(count: number, name: string): Promise<string[]> {
    const createdAt = new Date();
    const users = Array.from({ length: count }, () => ({
      id: randomUUID(),
      name,
      email: newEmail(),
      emailVerified: kind === 'postgres' ? false : 0,
      role: 'user',
      createdAt,
      updatedAt: createdAt,
    }));
    await school.context.db.insertInto('users').values(users).execute();
    return users.map(({ id }) => id);
  }

  test('the pages together are the complete list, in the same order and with the same data', async () => {
    await addUsers(7, 'Lata Joshi');
    const pages = await readPages('', 3);
    expect(pages.flat()).toEqual(await completeList());
    expect(pages.slice(0, -1).every((page) => page.length === 3)).toBe(true);
    const [first] = (await find('', { limit: '1' })).items;
    expect((await office.visitor.get('/admin/get-users')).body.data[0]).toEqual(first?.user);
  });

  test('a sign-up or a deletion between two pages neither repeats nor skips another account', async () => {
    await addUsers(4, 'Meera Nair');
    const before = await completeList();
    const page = await find('', { limit: String(before.length - 2) });
    expect(page.items.map(({ user }) => user._id)).toEqual(before.slice(0, -2));
    // The cursor names the last account of the page, which is deleted too.
    const { db } = school.context;
    await db.deleteFrom('users').where('id', 'in', before.slice(-4, -2)).execute();
    const joining = await parent(school);
    const rest = await find('', { limit: '100', cursor: page.next ?? '' });
    expect(rest.items.map(({ user }) => user._id)).toEqual([...before.slice(-2), joining.id]);
    expect(rest.next).toBeNull();
  });

  test('has 25 accounts without a limit, 100 at most, and no cursor when the list ends with the page', async () => {
    await addUsers(120, 'Bina Rao');
    const total = (await completeList()).length;
    expect((await find()).items).toHaveLength(25);
    expect((await find('', { limit: '100' })).items).toHaveLength(100);
    const { next } = await find('', { limit: '100' });
    const rest = await find('', { limit: String(total - 100), cursor: next ?? '' });
    expect([rest.items.length, rest.next]).toEqual([total - 100, null]);
  });

  test.each([
    'kabir',
    'ROHAN verma',
    '9826012345',
    '+91 (98260) 12345',
    '098260 12345',
    special,
    'ira rohan',
  ])('finds a family by ‘%s’', async (search) => {
    const { items, next, counts } = await find(search);
    expect(items.map(({ user }) => user._id)).toEqual([family.id]);
    expect(next).toBeNull();
    expect(counts.found).toBe(1);
  });

  test('finds a name and a number, whatever characters the phone typed them with', async () => {
    const child = { fullName: 'Maya D\u2019Souza', phone: '\u202A+91 \u096F\u096E765\u201143211\u202C' };
    const souza = await parent(school, newEmail('maya'), 'Jos\u00E9 D\u2019Souza');
    expect((await souza.visitor.post('/user/enroll-user', application(child))).status).toBe(201);
    for (const search of [
      "maya d'souza",
      'MAYA D\u02BCSOUZA',
      "Jose\u0301 d'souza",
      '9876543211',
      '\u202A+91 98765 43211\u202C',
      '98765\u201343211',
      '\u096F\u096E\u096D\u096C\u096B 43211',
      '\u200E98765\u00A043211',
      '098765 43211 ext 12',
    ]) {
      const { items } = await find(search);
      expect([search, items.map(({ user }) => user._id)]).toEqual([search, [souza.id]]);
    }
    const [found] = (await find('98765 43211')).items;
    expect(found?.matches).toEqual([{ kind: 'phone', value: '+91 98765-43211', children: [child.fullName] }]);
  });

  test('reports why a family was found, if its row does not show it', async () => {
    const matchesFor = async (search: string) => (await find(search)).items[0]?.matches;
    const children = ['Kabir Verma', 'Ira Verma'];
    expect(await matchesFor('98260 12345')).toEqual([{ kind: 'phone', value: '+91 98260-12345', children }]);
    expect(await matchesFor('rohan')).toEqual([{ kind: 'parent', value: 'Rohan Verma', children }]);
    expect(await matchesFor('ira verma')).toEqual([]);
    expect(await matchesFor(family.email)).toEqual([]);
  });

  test('a search has pages too, across the batches in which it reads the accounts', async () => {
    const early = await addUsers(3, 'Zubin Mehta');
    await addUsers(1100, 'Someone Else');
    const late = await addUsers(2, 'Zubin Mehta');
    const pages = await readPages('zubin', 2);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flat())).toEqual(new Set([...early, ...late]));
    expect(pages[2]?.every((id) => late.includes(id))).toBe(true);
  });

  test('a search lets the server handle other requests before it has read all accounts', async () => {
    await addUsers(1100, 'Someone Else');
    let turnsOfEventLoop = 0;
    let isSearching = true;
    function count(): void {
      turnsOfEventLoop += 1;
      if (isSearching) setImmediate(count);
    }
    setImmediate(count);
    await searchUsers(school.context.db, 'nobody', { after: null, limit: 25 });
    isSearching = false;
    expect(turnsOfEventLoop).toBeGreaterThan(10);
  });

  test('counts the accounts of the whole school on every page, whatever the search', async () => {
    const { body } = await office.visitor.get('/admin/get-users');
    const users = body.data.length;
    const enrolled = body.data.filter(
      ({ enrollmentData }: Page['items'][0]['user']) => enrollmentData !== null,
    ).length;
    expect(enrolled).toBeGreaterThan(0);
    expect((await find('', { limit: '2' })).counts).toEqual({ found: users, users, enrolled });
    expect((await find('zubin', { limit: '2' })).counts).toEqual({ found: 5, users, enrolled });
    expect(await find('nobody of that name')).toMatchObject({
      items: [],
      next: null,
      counts: { found: 0, users, enrolled },
    });
  });

  test.each(['%', '_', "' or 1=1--", '\\', '(', '.*', '\u0000 x', '\uD800x'])(
    'takes ‘%s’ literally',
    async (search) => {
      // Without letters and digits a search finds all; with some, only accounts that contain them.
      const { items, counts } = await find(search);
      expect(items.length).toBe(/[a-z]/.test(search) ? 0 : 25);
      expect(counts.found).toBe(/[a-z]/.test(search) ? 0 : counts.users);
    },
  );

  test.each(['0', '101', '-1', '1.5', 'all', ''])('rejects the limit ‘%s’ with 400', async (limit) => {
    const message = 'Please request 1 to 100 items.';
    const reply = await office.visitor.post(listOf({ limit }), { search: '' });
    expect([reply.status, reply.body]).toEqual([400, { message, fields: { limit: message } }]);
  });

  test.each(['', 'x', 'a b', "'--", 'x'.repeat(201), Buffer.from('1970 x').toString('base64url')])(
    'rejects the cursor ‘%s’ with 400',
    async (cursor) => {
      const message = 'Please load the list again.';
      const reply = await office.visitor.post(listOf({ cursor }), { search: '' });
      expect([reply.status, reply.body]).toEqual([400, { message, fields: { cursor: message } }]);
    },
  );

  test('rejects a search of more than 300 characters with 400', async () => {
    const message = 'Please search for at most 300 characters.';
    const reply = await office.visitor.post('/admin/find-users', { search: 'a'.repeat(301) });
    expect([reply.status, reply.body]).toEqual([400, { message, fields: { search: message } }]);
  });

  test('contains no hash and no token', async () => {
    const reply = await office.visitor.post('/admin/find-users', { search: '' });
    expect(reply.text).not.toMatch(/argon2|token|"password/i);
  });

  test('adds one entry to the audit log in ten minutes for each admin and network', async () => {
    const kavita = await admin(school);
    const read = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      expect((await kavita.visitor.post('/admin/find-users', { search: 'ira' }, headers)).status).toBe(200);
      expect((await kavita.visitor.get('/admin/get-users', headers)).status).toBe(200);
    };
    const entries = () =>
      school.context.db
        .selectFrom('auditLog')
        .select(['id', 'address'])
        .where('actor', '=', kavita.id)
        .where('action', '=', 'users-read')
        .orderBy('createdAt')
        .execute();
    await read('192.0.2.1');
    await read('192.0.2.1');
    expect((await entries()).map(({ address }) => address)).toEqual(['192.0.2.1']);
    await read('192.0.2.2');
    expect((await entries()).map(({ address }) => address)).toEqual(['192.0.2.1', '192.0.2.2']);
  });
});
