import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deadLink, noSuchChild, untilIsOver, usedLink } from '#contract/school/photo-consent.ts';
import { photoConsentVersion, photoConsentWords } from '#contract/school/photo-consent-words.ts';
import { dayAfter, dayIn } from '#contract/school-time.ts';
import { storeAnswer, consentsOf } from '#server/site/consents/queries.ts';
import { backup } from '#server/tasks/backup/backup.ts';
import { restore } from '#server/tasks/backup/restore.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { newCode } from '#test/codes.ts';
import { beginner, special } from '#test/courses.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import {
  admin,
  application,
  newEmail,
  parent,
  password,
  signIn,
  teacher,
  type TestUser,
} from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';
import type { Visitor } from '#test/visitor.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const today = () => dayIn('Asia/Kolkata');
const yes = { work: true, face: true, until: null };
const no = { work: false, face: false, until: null };
const question = /^May .+ show photographs\?$/;
const confirmation = /^What we have noted/;

describe.each(kindsOfThisRun)('consent for photographs on %s', (kind) => {
  let school: School;
  let office: TestUser;
  beforeEach(async () => {
    school = await openSchool(kind);
    office = await teacher(school);
  });
  afterEach(() => school.close());

  const later = (milliseconds: number) => {
    school.context.now = () => new Date(Date.now() + milliseconds);
  };
  const own = (id: string) => `/user/me/children/${id}/photo-consent`;
  const noted = (id: string) => `/admin/children/${id}/photo-consent`;
  const childrenOf = async ({ visitor }: { visitor: Visitor }) =>
    (await visitor.get('/user/me/children')).body.items as {
      _id: string;
      fullName: string;
      consent: Record<string, unknown> | null;
    }[];

  async function apply(family: TestUser, fullName: string, more = {}): Promise<void> {
    const reply = await family.visitor.post('/user/enroll-user', application({ fullName, ...more }));
    expect(reply.status).toBe(201);
  }

  /** A family with children. */
  async function family(names = ['Meera Verma'], fullName = 'Asha Verma', email?: string) {
    const user = await parent(school, email, fullName);
    for (const name of names) await apply(user, name);
    const children = await childrenOf(user);
    return { ...user, children, childId: children[0]?._id ?? '' };
  }

  const list = async (query = '') => (await office.visitor.get(`/admin/children?${query}`)).body;
  const names = async (query: string) =>
    (await list(query)).items.map(({ fullName }: { fullName: string }) => fullName).toSorted();
  /** What holds for a child, as the office sees it. */
  const seen = async (childId: string) =>
    (await list('limit=100')).items.find(({ _id }: { _id: string }) => _id === childId)?.consent;

  const ask = (body: object = {}, visitor = office.visitor) =>
    visitor.post('/admin/photo-consents/ask', body);
  const questionsTo = async (email: string) => {
    school.context.outbox.nudge();
    await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
    return (await school.mails()).filter(({ to, subject }) => to === email && question.test(subject));
  };

  /** Asks a family. @returns the token in its mail */
  async function tokenFor({ email, childId }: { email: string; childId: string }): Promise<string> {
    const before = new Set((await questionsTo(email)).map(({ messageId }) => messageId));
    expect((await ask({ childId })).body.asked).toBe(1);
    const mail = (await questionsTo(email)).find(({ messageId }) => !before.has(messageId));
    return /\/photo-consent#([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  const open = (token: string) => school.visitor().post('/user/photo-consent/open', { token });
  const answer = (token: string, answers: object[], headers = {}) =>
    school.visitor().post('/user/photo-consent/answer', { token, answers }, headers);

  describe('in the profile', () => {
    test('has the children of the applications, and the latest answer counts', async () => {
      const asha = await family(['Meera Verma', 'Kabir Verma']);
      expect(asha.children).toEqual([
        { _id: expect.any(String), fullName: 'Meera Verma', consent: null },
        { _id: expect.any(String), fullName: 'Kabir Verma', consent: null },
      ]);
      const until = dayAfter(today(), 90);
      const reply = await asha.visitor.send('PUT', own(asha.childId), { work: true, face: false, until });
      expect([reply.status, reply.body]).toEqual([
        200,
        {
          message: 'Thank you. Your answer for Meera Verma is saved.',
          child: {
            _id: asha.childId,
            fullName: 'Meera Verma',
            consent: {
              work: true,
              face: false,
              until,
              answeredAt: expect.any(String),
              through: 'profile',
              heardBy: null,
            },
          },
        },
      ]);
      expect((await asha.visitor.get(own(asha.childId))).body).toEqual(reply.body.child);
      await asha.visitor.send('PUT', own(asha.childId), no);
      expect((await childrenOf(asha)).map(({ consent }) => consent)).toMatchObject([no, null]);
      expect(await seen(asha.childId)).toMatchObject({ work: 'no', face: 'no' });
    });

    test('calls a child as the latest application does, and one child is one whatever the spaces', async () => {
      const asha = await family();
      await apply(asha, ' meera  VERMA ', { course: special });
      await apply(asha, 'Meera Verma', { dob: '2019-01-02' });
      const children = await childrenOf(asha);
      expect(children.map(({ fullName }) => fullName)).toEqual(['meera  VERMA', 'Meera Verma']);
      expect(children[0]?._id).toBe(asha.childId);
    });

    test('answers for own children only', async () => {
      const asha = await family();
      const stranger = await family(['Zoya Khan'], 'Sara Khan');
      for (const id of [asha.childId, stranger.id, 'nothing', 'x'.repeat(65)])
        for (const reply of [
          await stranger.visitor.get(own(id)),
          await stranger.visitor.send('PUT', own(id), yes),
          await office.visitor.send('PUT', own(id), yes),
        ])
          expect([reply.status, reply.body.message]).toEqual([404, noSuchChild]);
      expect(await childrenOf(asha)).toEqual(asha.children);
      expect((await school.visitor().send('PUT', own(asha.childId), yes)).status).toBe(401);
    });

    test.each([
      ['the past', { ...yes, until: '2020-01-01' }, 'until'],
      ['yesterday', () => ({ ...yes, until: dayAfter(today(), -1) }), 'until'],
      ['no day', { ...yes, until: '2027-02-29' }, 'until'],
      ['a number', { ...yes, until: 5 }, 'until'],
      ['no answer', { work: true }, 'face'],
      ['words', { work: 'true', face: true }, 'work'],
    ] as const)('refuses %s beside its field', async (_, body, field) => {
      const asha = await family();
      const sent = typeof body === 'function' ? body() : body;
      const reply = await asha.visitor.send('PUT', own(asha.childId), sent);
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
      expect(await childrenOf(asha)).toMatchObject([{ consent: null }]);
    });

    test('holds on its last day, and not on the next, on the clocks of the school', async () => {
      const asha = await family();
      // 23:00 in India, 17:30 UTC.
      const evening = Date.parse(`${dayAfter(today(), 2)}T17:30:00Z`);
      school.context.now = () => new Date(evening);
      const until = dayIn('Asia/Kolkata', new Date(evening));
      expect((await asha.visitor.send('PUT', own(asha.childId), { ...yes, until })).status).toBe(200);
      expect(await seen(asha.childId)).toMatchObject({ work: 'yes', face: 'yes', until });
      school.context.now = () => new Date(evening + 2 * 60 * minute);
      expect(await seen(asha.childId)).toMatchObject({ work: 'run out', face: 'run out', until });
      const late = await asha.visitor.send('PUT', own(asha.childId), { ...yes, until });
      expect([late.status, late.body.fields]).toEqual([400, { until: untilIsOver }]);
    });

    test('sent twice, also at once, is one answer', async () => {
      const asha = await family();
      const put = (body: object) => asha.visitor.send('PUT', own(asha.childId), body);
      const replies = await Promise.all([put(yes), put(yes), put(yes)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      await put(no);
      await put(yes);
      const [{ answers }] = (await asha.visitor.get('/user/me/export')).body.photoConsents;
      expect(answers.map(({ work }: { work: boolean }) => work)).toEqual([true, false, true]);
    });
  });

  describe('of two guardians', () => {
    test('is no when one says no, and a yes of the other opens nothing', async () => {
      const [asha, ravi] = [await family(), await family(['MEERA VERMA'], 'Ravi Verma')];
      const put = (user: typeof asha, body: object) => user.visitor.send('PUT', own(user.childId), body);
      await put(asha, yes);
      expect(await seen(asha.childId)).toMatchObject({ work: 'yes', face: 'yes', isRefusedElsewhere: false });
      expect(await seen(ravi.childId)).toMatchObject({ work: 'not answered', answeredAt: null });
      await put(ravi, { work: true, face: false, until: null });
      expect(await seen(asha.childId)).toMatchObject({ work: 'yes', face: 'no', isRefusedElsewhere: true });
      // What the other one has said is not theirs to see.
      expect(await childrenOf(asha)).toMatchObject([{ consent: yes }]);
      await put(ravi, yes);
      expect(await seen(asha.childId)).toMatchObject({ work: 'yes', face: 'yes', isRefusedElsewhere: false });
    });

    test('is missing for a child that is gone', async () => {
      const asha = await family();
      const { db } = school.context;
      const known = await consentsOf(db, [asha.childId, 'nobody'], today());
      expect([...known.keys()]).toEqual([asha.childId]);
      const gone = { ...yes, childId: 'nobody', through: 'profile', at: new Date() } as const;
      expect(await storeAnswer(db, gone)).toBe(false);
      expect(await consentsOf(db, [], today())).toEqual(new Map());
    });
  });

  describe('in the list of the office', () => {
    test('is found by the first letters of words of the child and the family, in any script', async () => {
      await family(['Meera Verma', 'Kabir Verma'], 'Asha Verma');
      await family(['मीरा वर्मा'], 'आशा वर्मा');
      await family(['Zoë d’Souza'], 'Maria Souza');
      expect(await names('q=mee')).toEqual(['Meera Verma']);
      expect(await names('q=VER+kab')).toEqual(['Kabir Verma']);
      expect(await names('q=asha')).toEqual(['Kabir Verma', 'Meera Verma']);
      expect(await names(`q=${encodeURIComponent('मी')}`)).toEqual(['मीरा वर्मा']);
      expect(await names(`q=${encodeURIComponent('आशा')}`)).toEqual(['मीरा वर्मा']);
      expect(await names(`q=${encodeURIComponent('zoe\u0308'.normalize('NFD'))}`)).toEqual(['Zoë d’Souza']);
      expect(await names('q=zoe')).toEqual(['Zoë d’Souza']);
      expect(await names('q=souza+maria')).toEqual(['Zoë d’Souza']);
      expect(await names('q=eera')).toEqual([]);
      expect(await names('q=meera+khan')).toEqual([]);
      expect((await names('q=%25')).length).toBe(4);
    });

    test('has pages without gaps or repetitions, the latest family first, also within a family', async () => {
      for (const name of ['One', 'Two', 'Three'])
        await family([`Meera ${name}`, `Kabir ${name}`, `Tara ${name}`], `Asha ${name}`);
      const found: string[] = [];
      let cursor = '';
      do {
        const { items, next } = await list(`limit=2${cursor}`);
        expect(items.length).toBeLessThanOrEqual(2);
        found.push(...items.map(({ fullName }: { fullName: string }) => fullName));
        cursor = next === null ? '' : `&cursor=${next}`;
      } while (cursor !== '');
      expect(found.length).toBe(9);
      expect(new Set(found).size).toBe(9);
      const families = found.map((name) => name.split(' ')[1]);
      expect(families).toEqual(['Three', 'Two', 'One'].flatMap((name) => [name, name, name]));
    });

    test('has what a page needs, and those without an answer alone', async () => {
      const asha = await family(['Meera Verma', 'Kabir Verma']);
      const body = { ...application({ fullName: 'Ila Rao' }), email: '', hasAgreed: true };
      await office.visitor.post('/admin/families', body);
      await asha.visitor.send('PUT', own(asha.childId), yes);
      expect(await names('answer=none')).toEqual(['Ila Rao', 'Kabir Verma']);
      const { items } = await list('q=meera');
      expect(items).toEqual([
        {
          _id: asha.childId,
          fullName: 'Meera Verma',
          age: expect.any(Number),
          familyId: asha.id,
          familyName: 'Asha Verma',
          hasEmail: true,
          askedAt: null,
          consent: {
            work: 'yes',
            face: 'yes',
            until: null,
            answeredAt: expect.any(String),
            through: 'profile',
            heardBy: null,
            isRefusedElsewhere: false,
          },
        },
      ]);
      expect((await list('q=ila')).items).toMatchObject([{ hasEmail: false }]);
      for (const query of ['answer=yes', 'cursor=x', 'limit=0', `q=${'a'.repeat(500)}`])
        expect((await office.visitor.get(`/admin/children?${query}`)).status).toBe(400);
    });
  });

  describe('noted by the office', () => {
    test('is heard by a name, told to the family and logged; the family answers later and counts', async () => {
      const asha = await family();
      const reply = await office.visitor.send('PUT', noted(asha.childId), yes);
      expect(reply.body).toMatchObject({
        message: 'The answer for Meera Verma is noted.',
        child: { consent: { work: 'yes', face: 'yes', through: 'office', heardBy: 'Ravi Nair' } },
      });
      const { text } = await school.mail(asha.email, confirmation);
      expect(text).toContain('Meera Verma. Photographs of what the child has made: yes.');
      const owner = await admin(school);
      const { entries } = (await owner.visitor.get('/admin/get-log/1')).body;
      const entry = entries.find(({ action }: { action: string }) => action === 'photo-consent-noted');
      expect(entry).toMatchObject({ actor: { id: office.id }, subject: { id: asha.id } });
      await asha.visitor.send('PUT', own(asha.childId), no);
      expect(await seen(asha.childId)).toMatchObject({ work: 'no', through: 'profile', heardBy: null });
    });

    test('twice is one answer, one mail and one entry in the log', async () => {
      const asha = await family();
      for (const _ of [1, 2]) await office.visitor.send('PUT', noted(asha.childId), yes);
      await questionsTo(asha.email);
      const mails = (await school.mails()).filter(({ subject }) => confirmation.test(subject));
      const log = (await asha.visitor.get('/user/me/export')).body.officeLog;
      expect([mails.length, log.length]).toEqual([1, 1]);
    });

    test('reaches a family without an email, to which nothing is sent', async () => {
      const body = { ...application({ fullName: 'Ila Rao' }), email: '', hasAgreed: true };
      await office.visitor.post('/admin/families', body);
      const [{ _id: childId }] = (await list('q=ila')).items;
      expect((await office.visitor.send('PUT', noted(childId), yes)).status).toBe(200);
      expect((await ask({ childId })).body).toEqual({
        message: 'This family has no email. Please call it.',
        asked: 0,
        withoutAddress: 1,
      });
      expect((await office.visitor.send('PUT', noted('nobody'), yes)).status).toBe(404);
    });
  });

  describe('asked by email', () => {
    test('says what is asked, for whom, and how to answer', async () => {
      const asha = await family(['Meera Verma', 'Md.Rafi']);
      await tokenFor(asha);
      const [mail] = await questionsTo(asha.email);
      for (const words of [
        'Meera Verma and Md. Rafi',
        ...Object.values(photoConsentWords),
        'http://school.test/photo-consent#',
        'It works once, until ',
      ])
        expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(words);
      expect((await list('q=meera')).items[0].askedAt).toEqual(expect.any(String));
      // The token itself is nowhere but in the mail.
      const { db } = school.context;
      const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '-';
      const links = JSON.stringify(await db.selectFrom('photoConsentLinks').selectAll().execute());
      expect([token.length, links.includes(token), school.log.join('').includes(token)]).toEqual([
        43,
        false,
        false,
      ]);
    });

    test('goes once to each family that has not answered, and again after a week', async () => {
      const [asha, ravi, sara] = [
        await family(['Meera Verma', 'Kabir Verma']),
        await family(['Zoya Khan'], 'Ravi Khan'),
        await family(['Tara Rao'], 'Sara Rao'),
      ];
      await ravi.visitor.send('PUT', own(ravi.childId), no);
      await sara.visitor.send('PUT', own(sara.childId), { ...yes, until: dayAfter(today(), 31) });
      const body = { ...application({ fullName: 'Ila Rao' }), email: '', hasAgreed: true };
      await office.visitor.post('/admin/families', body);
      const first = (await ask()).body;
      expect(first).toEqual({
        message: 'We have asked 1 family by email. 1 family has no email. Please call it.',
        asked: 1,
        withoutAddress: 1,
      });
      expect((await ask()).body).toMatchObject({ asked: 0, withoutAddress: 1 });
      expect(await questionsTo(asha.email)).toHaveLength(1);
      // The answer of Sara's family runs out in 29 days by then.
      later(2 * day);
      expect((await ask()).body.asked).toBe(1);
      later(8 * day);
      expect((await ask()).body.asked).toBe(1);
      const counts = [asha, ravi, sara].map(async ({ email }) => (await questionsTo(email)).length);
      expect(await Promise.all(counts)).toEqual([2, 0, 1]);
    });

    test('by two colleagues at once goes once', async () => {
      const asha = await family();
      const other = await teacher(school);
      const replies = await Promise.all([ask(), ask({}, other.visitor), ask({ childId: asha.childId })]);
      expect(replies.reduce((sum, { body }) => sum + body.asked, 0)).toBe(1);
      expect(await questionsTo(asha.email)).toHaveLength(1);
    });

    test('for one child goes again after ten minutes, and says so before', async () => {
      const asha = await family();
      await tokenFor(asha);
      expect((await ask({ childId: asha.childId })).body).toEqual({
        message: 'The family was asked a moment ago. Nothing more was sent.',
        asked: 0,
        withoutAddress: 0,
      });
      later(11 * minute);
      expect((await ask({ childId: asha.childId })).body.asked).toBe(1);
      expect((await ask({ childId: 'nobody' })).status).toBe(404);
    });

    test('is refused to a colleague who was removed', async () => {
      const [owner, asha] = [await admin(school), await family()];
      expect((await owner.visitor.send('DELETE', `/admin/people/${office.id}`)).status).toBe(200);
      const replies = [
        await ask(),
        await office.visitor.send('PUT', noted(asha.childId), yes),
        await office.visitor.get('/admin/children'),
      ];
      for (const { status } of replies) expect([401, 403]).toContain(status);
      expect(await questionsTo(asha.email)).toEqual([]);
    });
  });

  describe('through a link', () => {
    test('is answered once without an account, after any number of openings', async () => {
      const asha = await family(['Meera Verma', 'Kabir Verma']);
      const token = await tokenFor(asha);
      // Mail programs open links too.
      for (const _ of [1, 2, 3]) {
        const { status, body } = await open(token);
        expect([status, body]).toEqual([200, { children: asha.children, until: expect.any(String) }]);
      }
      const answers = asha.children.map(({ _id: childId }, at) => ({ ...yes, face: at === 0, childId }));
      const reply = await answer(token, answers);
      expect(reply.status).toBe(200);
      expect(reply.body.children).toMatchObject([
        { consent: { ...yes, through: 'link' } },
        { consent: { work: true, face: false } },
      ]);
      const { text } = await school.mail(asha.email, confirmation);
      expect(text).toContain('Kabir Verma. Photographs of what the child has made: yes.');
      for (const again of [await open(token), await answer(token, answers)])
        expect([again.status, again.body.message]).toEqual([404, usedLink]);
    });

    test('counts once when the reply is lost and the page sends it again', async () => {
      const asha = await family();
      const token = await tokenFor(asha);
      const key = { 'idempotency-key': 'a-key-of-this-page-1' };
      const answers = [{ ...yes, childId: asha.childId }];
      const [first, again] = [await answer(token, answers, key), await answer(token, answers, key)];
      expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    });

    test('is answered by one of two at once', async () => {
      const asha = await family();
      const token = await tokenFor(asha);
      const replies = await Promise.all(
        [yes, no].map((body) => answer(token, [{ ...body, childId: asha.childId }])),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      const won = replies[0]?.status === 200 ? yes : no;
      expect(await childrenOf(asha)).toMatchObject([{ consent: won }]);
      const [{ answers }] = (await asha.visitor.get('/user/me/export')).body.photoConsents;
      expect(answers).toHaveLength(1);
    });

    test('stays usable after a mistake, which stores nothing', async () => {
      const [asha, stranger] = [await family(), await family(['Zoya Khan'], 'Sara Khan')];
      const token = await tokenFor(asha);
      const { childId } = asha;
      const wrong: [object[], number][] = [
        [
          [
            { ...yes, childId },
            { ...yes, childId: stranger.childId },
          ],
          404,
        ],
        [[{ ...yes, childId: 'nobody' }], 404],
        [
          [
            { ...yes, childId },
            { ...no, childId },
          ],
          400,
        ],
        [[{ ...yes, childId, until: dayAfter(today(), -1) }], 400],
        [[{ work: true, childId }], 400],
        [[], 400],
      ];
      for (const [answers, status] of wrong) expect((await answer(token, answers)).status).toBe(status);
      expect([await childrenOf(asha), await childrenOf(stranger)]).toEqual([
        asha.children,
        stranger.children,
      ]);
      expect((await answer(token, [{ ...yes, childId, until: today() }])).status).toBe(200);
    });

    test.each<[string, (token: string, asha: TestUser) => Promise<string>]>([
      ['that is unknown', async () => 'A'.repeat(43)],
      ['that is empty', async () => ''],
      ['that lost its last letter', async (token) => token.slice(0, -1)],
      [
        'after 14 days',
        async (token) => {
          later(14 * day + minute);
          return token;
        },
      ],
      [
        'after the family is erased',
        async (token, { visitor }) => {
          expect((await visitor.send('DELETE', '/user/me', { password })).status).toBe(200);
          return token;
        },
      ],
      [
        'after the address of the family has changed',
        async (token, { visitor }) => {
          const userEmail = newEmail();
          await visitor.post('/user/me/email-code', { userEmail, password });
          const otp = await newCode(school, userEmail);
          expect((await visitor.send('PATCH', '/user/me/email', { userEmail, otp })).status).toBe(200);
          return token;
        },
      ],
    ])('%s gets the same refusal', async (_, change) => {
      const asha = await family();
      const token = await change(await tokenFor(asha), asha);
      for (const reply of [await open(token), await answer(token, [{ ...yes, childId: asha.childId }])])
        expect([reply.status, reply.body.message]).toEqual([404, deadLink]);
    });

    test('works on its fourteenth day, for what its family has by then, and goes for good later', async () => {
      const asha = await family();
      const token = await tokenFor(asha);
      await apply(asha, 'Kabir Verma', { course: beginner });
      later(14 * day - minute);
      expect((await open(token)).body.children).toHaveLength(2);
      await purge(school.context, new Date(Date.now() + 15 * day));
      const { db } = school.context;
      expect(await db.selectFrom('photoConsentLinks').selectAll().execute()).toEqual([]);
    });

    test('ends the links of older mails too', async () => {
      const asha = await family();
      const older = await tokenFor(asha);
      later(11 * minute);
      const newer = await tokenFor(asha);
      expect((await open(older)).status).toBe(200);
      expect((await answer(newer, [{ ...no, childId: asha.childId }])).status).toBe(200);
      const stale = await answer(older, [{ ...yes, childId: asha.childId }]);
      expect([stale.status, stale.body.message]).toEqual([404, usedLink]);
    });
  });

  test('is in the export of the family, each answer with the words that it saw', async () => {
    const asha = await family(['Meera Verma', 'Kabir Verma']);
    await office.visitor.send('PUT', noted(asha.childId), yes);
    await asha.visitor.send('PUT', own(asha.childId), no);
    const version = photoConsentVersion;
    expect((await asha.visitor.get('/user/me/export')).body.photoConsents).toEqual([
      {
        child: 'Meera Verma',
        pictures: [],
        answers: [
          { ...yes, version, answeredAt: expect.any(String), through: 'office', heardBy: 'Ravi Nair' },
          { ...no, version, answeredAt: expect.any(String), through: 'profile', heardBy: null },
        ],
      },
      { child: 'Kabir Verma', pictures: [], answers: [] },
    ]);
  });

  test('goes with the family, and frees what its no has closed', async () => {
    const [asha, ravi] = [await family(), await family(['Meera Verma'], 'Ravi Verma')];
    await asha.visitor.send('PUT', own(asha.childId), yes);
    await tokenFor(ravi);
    await ravi.visitor.send('PUT', own(ravi.childId), no);
    const asked = await office.visitor.post('/admin/photo-consents/ask', { childId: ravi.childId });
    expect(asked.body).toMatchObject({ asked: 0, message: expect.stringContaining('has said no') });
    expect((await ravi.visitor.send('DELETE', '/user/me', { password })).status).toBe(200);
    const { db } = school.context;
    const left = await Promise.all([
      db.selectFrom('children').select('userId').execute(),
      db.selectFrom('photoConsents').select('childId').execute(),
      db.selectFrom('photoConsentLinks').select('userId').execute(),
    ]);
    expect(left).toEqual([[{ userId: asha.id }], [{ childId: asha.childId }], []]);
    expect(await seen(asha.childId)).toMatchObject({ work: 'yes', isRefusedElsewhere: false });
  });

  test('comes back with a backup, without the links', async () => {
    const asha = await family();
    await asha.visitor.send('PUT', own(asha.childId), yes);
    const token = await tokenFor(asha);
    const { db, settings } = school.context;
    const file = path.join(school.dataDir, 'consents.gz');
    await backup(db, settings, file);
    await asha.visitor.send('PUT', own(asha.childId), no);
    await restore(db, settings, file);
    const again = await signIn(school, asha.email);
    expect(await childrenOf(again)).toMatchObject([{ _id: asha.childId, consent: yes }]);
    expect((await open(token)).body.message).toBe(deadLink);
  });
});

describe.each(kindsOfThisRun)(
  'consent for photographs in a school with a period of retention, on %s',
  (kind) => {
    test('goes with the last application or answer of the child', async () => {
      const school = await openSchool(kind, { RETENTION_MONTHS: '12' });
      try {
        const asha = await parent(school);
        for (const fullName of ['Meera Verma', 'Kabir Verma'])
          await asha.visitor.post('/user/enroll-user', application({ fullName }));
        const [meera] = (await asha.visitor.get('/user/me/children')).body.items;
        const { db } = school.context;
        const old = new Date(Date.now() - 500 * day);
        await db.updateTable('children').set({ createdAt: old, lastAt: old }).execute();
        await asha.visitor.send('PUT', `/user/me/children/${meera._id}/photo-consent`, yes);
        await purge(school.context);
        const { items } = (await asha.visitor.get('/user/me/children')).body;
        expect(items).toMatchObject([{ fullName: 'Meera Verma', consent: yes }]);
      } finally {
        await school.close();
      }
    });
  },
);
