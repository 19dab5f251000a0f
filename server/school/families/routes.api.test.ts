import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privacyNoticeVersion } from '#contract/school/application.ts';
import { maxFamilyRows, noSuchFamily, type Family, type FamilyItem } from '#contract/school/family.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { beginner, special } from '#test/courses.ts';
import { requestResetCode } from '#test/codes.ts';
import { admin, application, newEmail, parent, teacher, trialRequest, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

describe.each(kindsOfThisRun)('the families of the office on %s', (kind) => {
  let school: School;
  let owner: TestUser;
  let ravi: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
    ravi = await teacher(school);
  });
  afterAll(() => school.close());

  const list = async (
    query = '',
    { visitor } = ravi,
  ): Promise<{ items: FamilyItem[]; next: string | null }> =>
    (await visitor.get(`/admin/families${query}`)).body;
  const search = async (words: string) => (await list(`?limit=100&q=${encodeURIComponent(words)}`)).items;
  const idsFor = async (words: string) => (await search(words)).map(({ _id }) => _id);
  const open = async (id: string, { visitor } = owner): Promise<Family> =>
    (await visitor.get(`/admin/families/${id}`)).body;
  const apply = async ({ visitor }: TestUser, changes: Parameters<typeof application>[0] = {}) => {
    const reply = await visitor.post('/user/enroll-user', application(changes));
    expect(reply.status).toBe(201);
  };
  const entries = (action: string, subject: string | null) =>
    school.context.db
      .selectFrom('auditLog')
      .select(['actor', 'subjectEmail'])
      .where('action', '=', action)
      .where('subject', 'is not distinct from', subject)
      .execute();

  describe('the list', () => {
    test('has the latest sign-up first, with children, courses, states and each phone once', async () => {
      const first = await parent(school, newEmail(), 'Farah Sheikh');
      const asha = await parent(school, newEmail(), 'Asha Verma');
      await apply(asha, { fullName: 'Ira Verma', phone: '98260 12345' });
      await apply(asha, { fullName: 'IRA VERMA', phone: '+91 98260-12345', course: special });
      await apply(asha, { fullName: 'Kabir Verma', phone: '0755 2550123' });
      const { items } = await list('?limit=2');
      expect(items.map(({ _id }) => _id)).toEqual([asha.id, first.id]);
      expect(items[0]).toMatchObject({
        fullName: 'Asha Verma',
        userEmail: asha.email,
        phones: ['0755 2550123', '+91 98260-12345'],
        children: [
          { fullName: 'Kabir Verma', applications: [{ course: beginner, status: 'new' }] },
          { fullName: 'IRA VERMA', applications: [{ course: special }, { course: beginner }] },
        ],
        matches: [],
      });
      expect(items[1]).toMatchObject({ phones: [], children: [] });
    });

    test('has an account of the office only if it has applied', async () => {
      const kavita = await teacher(school);
      expect((await list('?limit=100')).items.map(({ _id }) => _id)).not.toContain(kavita.id);
      expect((await kavita.visitor.get(`/admin/families/${kavita.id}`)).status).toBe(404);
      await apply(kavita);
      expect((await list('?limit=100')).items.map(({ _id }) => _id)).toContain(kavita.id);
      expect((await open(kavita.id)).children).toHaveLength(1);
    });

    test('finds child, parent, email and phone, and says which parent', async () => {
      const lata = await parent(school, newEmail('lata.quill'), 'Lata Quill');
      await apply(lata, { fullName: 'Zoë Quill', parentName: 'Rohan Quarry', phone: '+91 90000 77665' });
      const other = await parent(school, newEmail(), 'Quincy Joshi');
      for (const words of ['zoe', 'LATA', 'lata.quill', '0 90000-77665', '7766', 'zoe 90000', 'quarry zoe'])
        expect([words, await idsFor(words)]).toEqual([words, [lata.id]]);
      expect((await search('quarry'))[0]?.matches).toEqual([
        { kind: 'parent', value: 'Rohan Quarry', children: ['Zoë Quill'] },
      ]);
      // The list shows numbers.
      expect((await search('77665'))[0]?.matches).toEqual([]);
      expect(await idsFor('qui')).toEqual([other.id, lata.id]);
      expect(await idsFor('zoe joshi')).toEqual([]);
      expect(await idsFor("' or 1=1 --%_")).toEqual([]);
    });

    test('has pages without repeats, also of a search', async () => {
      for (let n = 0; n < 5; n += 1) await parent(school, newEmail(), `Paged Mehta ${n}`);
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page = await list(`?q=mehta&limit=2${next && `&cursor=${next}`}`);
        seen.push(...page.items.map(({ fullName }) => fullName));
        ({ next } = page);
      }
      expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `Paged Mehta ${n}`));
    });

    test('says what is wrong with a search or a cursor', async () => {
      const long = await ravi.visitor.get(`/admin/families?q=${'x'.repeat(301)}`);
      expect([long.status, long.body.fields.q]).toEqual([400, 'Please search for at most 300 characters.']);
      expect((await ravi.visitor.get('/admin/families?cursor=eA')).status).toBe(400);
    });

    test('is searched for words that are in no line of the log, also when it is refused', async () => {
      const before = school.log.length;
      await search('Sarojini Deshmukh');
      await school.visitor().get('/admin/families?q=Sarojini');
      await ravi.visitor.get(`/admin/families?q=Sarojini${'x'.repeat(300)}`);
      const lines = school.log.slice(before).join('\n');
      expect(lines).toContain('GET /admin/families');
      expect(lines).not.toContain('Sarojini');
    });

    test('is read with an entry in the audit log, once in ten minutes', async () => {
      const kavita = await teacher(school);
      for (const query of ['', '?q=asha', '']) await list(query, kavita);
      const read = await entries('families-read', null);
      expect(read.filter(({ actor }) => actor === kavita.id)).toHaveLength(1);
    });
  });

  describe('a family', () => {
    test('has contact, children with whole applications, consents and conversations', async () => {
      const asha = await parent(school, newEmail(), 'Asha Verma');
      await apply(asha, { fullName: 'Ira', dob: '2018-02-03' });
      await apply(asha, { fullName: 'Ira', dob: '2018-02-03', course: special });
      // Another child of that name.
      await apply(asha, { fullName: 'Ira', dob: '2015-02-03' });
      const family = await open(asha.id, ravi);
      expect(family).toMatchObject({ _id: asha.id, fullName: 'Asha Verma', userEmail: asha.email });
      expect(family.phones).toEqual(['+91 98765 43210']);
      expect(family.children.map(({ dob, applications }) => [dob, applications.length])).toEqual([
        ['2015-02-03', 1],
        ['2018-02-03', 2],
      ]);
      const [latest] = family.children[1]?.applications ?? [];
      expect(latest).toMatchObject({
        ...application({ fullName: 'Ira', dob: '2018-02-03', course: special }),
        status: 'new',
        privacyNotice: privacyNoticeVersion,
        createdAt: expect.stringMatching(/Z$/),
      });
      const conversation = await ravi.visitor.get(`/admin/conversations/${latest?.conversationId}`);
      expect(conversation.body.applicationId).toBe(latest?._id);
      expect(family.conversations).toHaveLength(3);
      expect(family.conversations[0]).toMatchObject({
        kind: 'application',
        status: 'open',
        childName: 'Ira',
        excerpt: expect.stringContaining('Application of Ira'),
      });
    });

    test('has its trial classes, and the latest of its conversations first, at most fifty', async () => {
      const asha = await parent(school);
      await asha.visitor.post('/user/add-trial', trialRequest({ userEmail: asha.email, childAge: 6 }));
      await asha.visitor.post('/user/add-lead', { userEmail: asha.email, userMessage: 'Do you teach clay?' });
      const { trials, conversations } = await open(asha.id);
      expect(trials).toMatchObject([{ status: 'asked', childAge: 6, userId: asha.id }]);
      expect(conversations.map(({ kind: about }) => about)).toEqual(['message', 'trial']);
      const { db } = school.context;
      const row = await db
        .selectFrom('conversations')
        .selectAll()
        .where('userId', '=', asha.id)
        .where('kind', '=', 'message')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('conversations')
        .values(Array.from({ length: 60 }, (_, n) => ({ ...row, id: `${row.id}-${n}` })))
        .execute();
      expect((await open(asha.id)).conversations).toHaveLength(maxFamilyRows);
    });

    test('has the messages from before the account only once its address is proven', async () => {
      const email = newEmail();
      await school.visitor().post('/user/add-lead', { userEmail: email, userMessage: 'Before the account' });
      const asha = await parent(school, email);
      expect((await open(asha.id)).conversations).toEqual([]);
      const otp = await requestResetCode(school, email);
      const visitor = school.visitor();
      await visitor.post('/user/verify-otp', { email, otp });
      await visitor.post('/user/reset-password', { email, newpassword: 'seven white horses' });
      expect((await open(asha.id)).conversations).toMatchObject([{ excerpt: 'Before the account' }]);
    });

    test('shows the owner its mails without codes, and a teacher none', async () => {
      const asha = await parent(school);
      await apply(asha);
      await requestResetCode(school, asha.email);
      const { mails } = await open(asha.id);
      const subjects = mails?.map(({ subject }) => subject) ?? [];
      expect(subjects).toHaveLength(3);
      expect(subjects).toContain('A code to set a new password');
      expect(subjects.join(' ')).not.toMatch(/\d{6}/);
      expect((await open(asha.id, ravi)).mails).toBeNull();
    });

    test('names other families with the same phone number, however it was written', async () => {
      const asha = await parent(school, newEmail(), 'Asha Iyer');
      await apply(asha, { phone: '+91 (99300) 11223' });
      expect((await open(asha.id)).samePhone).toEqual([]);
      const meera = await parent(school, newEmail(), 'Meera Iyer');
      await apply(meera, { fullName: 'Kabir', phone: '099300-11223 ext. 4' });
      expect((await open(asha.id)).samePhone).toEqual([
        { _id: meera.id, fullName: 'Meera Iyer', children: ['Kabir'] },
      ]);
      for (let n = 0; n < 6; n += 1)
        await apply(await parent(school), { fullName: `Child ${n}`, phone: '9930011223' });
      expect((await open(asha.id)).samePhone).toHaveLength(5);
    });

    test('does not exist for an unknown id, and says so', async () => {
      for (const id of ['nobody', 'x'.repeat(65), '%27']) {
        const reply = await owner.visitor.get(`/admin/families/${id}`);
        expect([id, reply.status, reply.body.message]).toEqual([id, 404, noSuchFamily]);
      }
      expect(await entries('family-read', 'nobody')).toEqual([]);
    });

    test('is read with an entry in the audit log', async () => {
      const asha = await parent(school);
      await open(asha.id, ravi);
      await open(asha.id, ravi);
      await open(asha.id, owner);
      const read = await entries('family-read', asha.id);
      expect(read.map(({ actor }) => actor).toSorted()).toEqual([ravi.id, owner.id].toSorted());
      expect(read[0]?.subjectEmail).toBe(asha.email);
    });

    test('has the id of each child, and what the family answered about its photographs', async () => {
      const asha = await parent(school, newEmail(), 'Asha Verma');
      await apply(asha, { fullName: 'Ira Verma' });
      await apply(asha, { fullName: 'ira  verma', course: special });
      await apply(asha, { fullName: 'Kabir Verma' });
      const items: { _id: string; fullName: string }[] = (await asha.visitor.get('/user/me/children')).body
        .items;
      const kabir = items.find(({ fullName }) => fullName === 'Kabir Verma')?._id ?? '';
      const answer = { work: true, face: false, until: null };
      await asha.visitor.send('PUT', `/user/me/children/${kabir}/photo-consent`, answer);
      expect((await open(asha.id)).askedAt).toBeNull();
      await ravi.visitor.post('/admin/photo-consents/ask', { childId: kabir });
      const { askedAt, children } = await open(asha.id, ravi);
      expect(askedAt).toMatch(/Z$/);
      expect(children.map(({ _id }) => _id).toSorted()).toEqual(items.map(({ _id }) => _id).toSorted());
      expect(children.map(({ photoConsent }) => photoConsent)).toMatchObject([
        { work: 'yes', face: 'no', through: 'profile', isRefusedElsewhere: false },
        { work: 'not answered', face: 'not answered', answeredAt: null },
      ]);
    });

    test('shows an application that the office has withdrawn', async () => {
      const asha = await parent(school);
      await apply(asha);
      const [child] = (await open(asha.id)).children;
      const path = `/admin/applications/${child?.applications[0]?._id}`;
      const body = { status: 'withdrawn', reason: 'They move to Pune.' };
      const reply = await ravi.visitor.send('PATCH', path, body, { headers: { 'if-match': '"1"' } });
      expect(reply.status).toBe(200);
      expect((await open(asha.id)).children[0]?.applications[0]?.status).toBe('withdrawn');
    });
  });
});
