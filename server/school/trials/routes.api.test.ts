import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trial } from '#contract/school/trial.ts';
import { readCalendar } from '#test/calendar.ts';
import { classDay, wordsOfDay } from '#test/class-days.ts';
import { requestResetCode } from '#test/codes.ts';
import { beginner } from '#test/courses.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, newEmail, parent, password, teacher, trialRequest, type TestUser } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';

import { unsentMails } from '#test/unsent-mails.ts';

/** 11 am and 4.30 pm in India. */
const firstTime = `${classDay()}T05:30:00.000Z`;
const secondTime = `${classDay(1)}T11:00:00.000Z`;

describe.each(kindsOfThisRun)('trial classes on %s', (kind) => {
  let school: School;
  let office: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    office = await teacher(school);
  });
  afterAll(() => school.close());

  const stored = () => school.context.db.selectFrom('trials').selectAll().execute();

  const patch = (id: string, body: unknown, version: number, caller = office) =>
    caller.visitor.send('PATCH', `/admin/trials/${id}`, body, { headers: { 'if-match': `"${version}"` } });

  /** Asks for a trial class. @returns it as the office sees it */
  async function ask(changes: Parameters<typeof trialRequest>[0] = {}, visitor = school.visitor()) {
    const request = trialRequest(changes);
    const reply = await visitor.post('/user/add-trial', request);
    expect([reply.status, reply.text]).toEqual([201, expect.anything()]);
    const row = await school.context.db
      .selectFrom('trials')
      .select('id')
      .where('userEmail', '=', request.userEmail)
      .executeTakeFirstOrThrow();
    return (await office.visitor.get(`/admin/trials/${row.id}`)).body as Trial;
  }

  async function agree(trial: Trial, startsAt = firstTime): Promise<Trial> {
    const reply = await patch(trial._id, { startsAt }, trial.version);
    expect(reply.status).toBe(200);
    return reply.body as Trial;
  }

  const calendarTo = async (to: string, subject: RegExp) => {
    const { calendar } = await school.mail(to, subject);
    if (calendar === null) throw new Error('no file for calendars');
    const event = readCalendar(calendar.content);
    // Mail programs read the method from the header of the part.
    expect(calendar.method).toBe(event.method);
    return event;
  };

  test('each change of the office is in the audit log', async () => {
    const asked = await ask();
    const agreed = await agree(asked);
    const moved = await agree(agreed, secondTime);
    await patch(moved._id, { status: 'cancelled' }, moved.version);
    const log = await school.context.db
      .selectFrom('auditLog')
      .select('action')
      .where('actor', '=', office.id)
      .where('action', 'like', 'trial-%')
      .orderBy('createdAt')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['trial-agreed', 'trial-moved', 'trial-cancelled']);
  });

  describe('a request', () => {
    test('without an account reaches the office, with a mail to each side', async () => {
      const userEmail = newEmail();
      const trial = await ask({ userEmail, userName: 'Rekha Iyer', childAge: 9, day: 'Sunday' });
      expect(trial).toMatchObject({
        status: 'asked',
        userName: 'Rekha Iyer',
        courseName: beginner,
        childAge: 9,
        wishedDay: 'Sunday',
        startsAt: null,
        userId: null,
        version: 1,
      });
      const toSchool = await school.mail(schoolEmail, /Trial class for Rekha Iyer/);
      expect(toSchool.text).toContain('Sunday');
      expect(toSchool.text).toContain(userEmail);
      const copy = await school.mail(userEmail);
      expect(copy.text).toContain('24 hours');
      expect(copy.calendar).toBeNull();
    });

    test('accepts digits for the age and the id of a course', async () => {
      const userEmail = newEmail();
      const [course] = school.context.content.edition.courses;
      const reply = await school.visitor().post('/user/add-trial', {
        ...trialRequest({ userEmail, course: course?.id ?? '' }),
        childAge: '11',
      });
      expect(reply.status).toBe(201);
      expect((await stored()).find((row) => row.userEmail === userEmail)).toMatchObject({
        courseName: course?.courseName,
        childAge: 11,
      });
    });

    test.each([
      ['userName', ''],
      ['userEmail', 'asha'],
      ['course', 'No such course'],
      ['course', ''],
      ['childAge', 2],
      ['childAge', 100],
      ['childAge', 'seven'],
      ['childAge', 7.5],
      ['day', 'a'.repeat(61)],
      ['day', 'Sat\u0000'],
    ])('is rejected with %s = %j and a message for the field', async (field, value) => {
      const before = await stored();
      const reply = await school.visitor().post('/user/add-trial', { ...trialRequest(), [field]: value });
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
      expect(await stored()).toEqual(before);
    });

    test('needs an email or a phone number', async () => {
      const neither = { ...trialRequest(), userEmail: '', userNumber: '' };
      const reply = await school.visitor().post('/user/add-trial', neither);
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['userNumber']]);
    });

    test('with the hidden field filled in is kept, and mailed to the school only', async () => {
      const request = trialRequest();
      const reply = await school
        .visitor()
        .post('/user/add-trial', { ...request, website: 'https://spam.test' });
      expect(reply.status).toBe(201);
      expect((await stored()).filter(({ userEmail }) => userEmail === request.userEmail)).toHaveLength(1);
      await school.mail(schoolEmail, /^Maybe spam: Trial class for/);
      expect((await school.mails()).filter(({ to }) => to === request.userEmail)).toEqual([]);
    });

    test('that is sent twice is stored once', async () => {
      const request = trialRequest();
      for (let n = 0; n < 2; n += 1)
        expect((await school.visitor().post('/user/add-trial', request)).status).toBe(201);
      expect((await stored()).filter(({ userEmail }) => userEmail === request.userEmail)).toHaveLength(1);
    });

    test('with a web address is not repeated in the copy, and no mailbox gets more than three copies', async () => {
      const userEmail = newEmail();
      await ask({ userEmail, day: 'see spam-shop.example.com' });
      expect((await school.mail(userEmail)).text).not.toContain('spam-shop');
      for (const day of ['Monday', 'Tuesday', 'Friday', 'Sunday']) {
        await school.visitor().post('/user/add-trial', trialRequest({ userEmail, day }));
        await school.mail(schoolEmail, new RegExp(`Trial class for`));
      }
      await expect.poll(() => unsentMails(school.context.db), { timeout: 20_000 }).toEqual([]);
      expect((await school.mails()).filter(({ to }) => to === userEmail)).toHaveLength(3);
    });

    test('is limited by network', async () => {
      const limited = await openSchool(kind, { RATE_LIMITS: 'on' });
      try {
        const statuses: number[] = [];
        for (let n = 0; n < 11; n += 1)
          statuses.push((await limited.visitor().post('/user/add-trial', trialRequest())).status);
        expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
      } finally {
        await limited.close();
      }
    });
  });

  describe('the office', () => {
    test('agrees on a time, and both sides get it for their calendars in the time zone of the school', async () => {
      const userEmail = newEmail();
      const agreed = await agree(await ask({ userEmail, userName: 'Farah Khan' }));
      expect(agreed).toMatchObject({
        status: 'agreed',
        startsAt: firstTime,
        endsAt: `${classDay()}T06:30:00.000Z`,
        timeZone: 'Asia/Kolkata',
        version: 2,
      });
      const { text } = await school.mail(userEmail, /Your trial class is on/);
      expect(text).toContain(`${wordsOfDay(classDay())} at 11:00 am`);
      const invitation = await calendarTo(userEmail, /Your trial class is on/);
      expect(invitation).toMatchObject({
        method: 'REQUEST',
        uid: `${agreed._id}@school.test`,
        sequence: 0,
        start: firstTime,
        end: `${classDay()}T06:30:00.000Z`,
        summary: `Free trial class: ${beginner}`,
        status: 'CONFIRMED',
        organizer: `mailto:${schoolEmail}`,
        attendees: [`mailto:${userEmail}`],
      });
      const entry = await calendarTo(schoolEmail, /Trial class of Farah Khan is on/);
      expect(entry).toMatchObject({
        method: 'PUBLISH',
        uid: invitation.uid,
        start: firstTime,
        attendees: [],
      });
      expect(entry.summary).toContain('Farah Khan, age 7');
    });

    test('moves and cancels it: the same entry with a higher sequence', async () => {
      const userEmail = newEmail();
      const agreed = await agree(await ask({ userEmail, userName: 'Zoya Sheikh' }));
      const moved = await agree(agreed, secondTime);
      expect(moved).toMatchObject({ status: 'agreed', startsAt: secondTime, version: 3 });
      const later = await calendarTo(
        userEmail,
        new RegExp(`has moved to ${wordsOfDay(classDay(1))} at 4:30 pm`),
      );
      expect(later).toMatchObject({ method: 'REQUEST', sequence: 1, start: secondTime });
      const { text } = await school.mail(userEmail, /has moved/);
      expect(text).toContain(`It was on ${wordsOfDay(classDay())} at 11:00 am before.`);

      expect((await patch(moved._id, { status: 'cancelled' }, moved.version)).body.status).toBe('cancelled');
      for (const to of [userEmail, schoolEmail]) {
        const event = await calendarTo(to, /trial class.* on Sunday.*cancelled|Cancelled.*Zoya Sheikh/);
        expect(event).toMatchObject({
          method: 'CANCEL',
          uid: later.uid,
          sequence: 2,
          status: 'CANCELLED',
          start: secondTime,
        });
      }
    });

    test('notes what happened; who enrols gets the link to apply with the course filled in', async () => {
      const userEmail = newEmail();
      const agreed = await agree(await ask({ userEmail }));
      school.context.now = () => new Date(Date.parse(firstTime) + 3_600_000);
      const came = await patch(agreed._id, { status: 'came' }, agreed.version);
      expect(came.body.status).toBe('came');
      const enrolled = await patch(agreed._id, { status: 'enrolled' }, came.body.version);
      expect(enrolled.body.status).toBe('enrolled');
      school.context.now = () => new Date();
      const [course] = school.context.content.edition.courses;
      const { text } = await school.mail(userEmail, /Apply for/);
      expect(text).toContain(`http://school.test/Formenroll?course=${course?.slug}`);
    });

    test('cancels a request of a family that gave only a phone number', async () => {
      const userNumber = '91234 56789';
      await school.visitor().post('/user/add-trial', { ...trialRequest({ userNumber }), userEmail: '' });
      const { id } = (await stored()).find((row) => row.userNumber === userNumber) ?? { id: '' };
      expect((await patch(id, { status: 'cancelled' }, 1)).body.status).toBe('cancelled');
    });

    test.each([
      ['asked', 'came'],
      ['asked', 'enrolled'],
      ['cancelled', 'came'],
    ] as const)('cannot note for a trial class that is %s that they %s', async (status, next) => {
      let trial = await ask();
      if (status === 'cancelled') trial = (await patch(trial._id, { status }, trial.version)).body;
      expect((await patch(trial._id, { status: next }, trial.version)).status).toBe(409);
    });

    test.each([
      [{}],
      [{ startsAt: firstTime, status: 'cancelled' }],
      [{ startsAt: '2020-01-01T10:00:00.000Z' }],
      [{ startsAt: 'tomorrow' }],
      [{ startsAt: firstTime, minutes: 5 }],
      [{ status: 'asked' }],
      [{ status: 'agreed' }],
    ])('cannot send %j', async (body) => {
      const trial = await ask();
      const reply = await patch(trial._id, body, trial.version);
      expect([reply.status, typeof reply.body.fields]).toEqual([400, 'object']);
    });

    test('needs the version that it saw: 428 without, 412 with the present state after another change', async () => {
      const trial = await ask();
      const path = `/admin/trials/${trial._id}`;
      const read = await office.visitor.get(path);
      expect(read.headers.get('etag')).toBe('"1"');
      expect((await office.visitor.send('PATCH', path, { startsAt: firstTime })).status).toBe(428);
      const [one, other] = await Promise.all([
        patch(trial._id, { startsAt: firstTime }, 1),
        patch(trial._id, { startsAt: secondTime }, 1, await admin(school)),
      ]);
      const [won, lost] = one.status === 200 ? [one, other] : [other, one];
      expect([won.status, lost.status]).toEqual([200, 412]);
      expect(won.headers.get('etag')).toBe('"2"');
      expect(lost.body.current).toEqual(won.body);
    });

    test('gets 404 for a trial class that does not exist', async () => {
      expect((await office.visitor.get(`/admin/trials/${randomUUID()}`)).status).toBe(404);
      expect((await patch(randomUUID(), { status: 'cancelled' }, 1)).status).toBe(404);
    });

    test('pages through the lists by time, each trial class once', async () => {
      const fresh = await openSchool(kind);
      try {
        const { visitor } = await teacher(fresh);
        for (let n = 0; n < 5; n += 1) await fresh.visitor().post('/user/add-trial', trialRequest());
        const all: Trial[] = [];
        let cursor = '';
        do {
          const page = (await visitor.get(`/admin/trials?list=asked&limit=2${cursor}`)).body;
          expect(page.items.length).toBeLessThanOrEqual(2);
          all.push(...page.items);
          cursor = page.next === null ? '' : `&cursor=${page.next}`;
        } while (cursor !== '');
        expect([all.length, new Set(all.map(({ _id }) => _id)).size]).toEqual([5, 5]);
        const [first, second] = all as [Trial, Trial];
        for (const [trial, startsAt] of [
          [first, secondTime],
          [second, firstTime],
        ] as const)
          await visitor.send(
            'PATCH',
            `/admin/trials/${trial._id}`,
            { startsAt },
            {
              headers: { 'if-match': '"1"' },
            },
          );
        const idsOf = async (query: string) =>
          (await visitor.get(`/admin/trials?${query}`)).body.items.map(({ _id }: Trial) => _id);
        expect(await idsOf('list=agreed')).toEqual([second._id, first._id]);
        expect(await idsOf(`from=${firstTime}&to=${secondTime}`)).toEqual([second._id]);
        expect(await idsOf('list=asked')).toHaveLength(3);
        // What is done comes the latest first, page by page.
        for (const { _id } of [first, second])
          await visitor.send(
            'PATCH',
            `/admin/trials/${_id}`,
            { status: 'cancelled' },
            { headers: { 'if-match': '"2"' } },
          );
        const page = (await visitor.get('/admin/trials?list=done&limit=1')).body;
        expect([page.items[0]._id, await idsOf(`list=done&cursor=${page.next}`)]).toEqual([
          first._id,
          [second._id],
        ]);
        expect((await visitor.get('/admin/trials?from=monday')).status).toBe(400);
        expect((await visitor.get('/admin/trials?list=all')).status).toBe(400);
      } finally {
        await fresh.close();
      }
    });
  });

  describe('a family with an account', () => {
    test('sees its trial classes with a file for calendars, and says that it cannot come', async () => {
      const family = await parent(school);
      const agreed = await agree(
        await ask({ userEmail: family.email, userName: 'Nisha Rao' }, family.visitor),
      );
      const { items } = (await family.visitor.get('/user/me/trials')).body;
      expect(items).toMatchObject([{ _id: agreed._id, status: 'agreed', startsAt: firstTime }]);
      expect(readCalendar(items[0].calendar)).toMatchObject({ start: firstTime, sequence: 0 });

      const path = `/user/me/trials/${agreed._id}`;
      const reply = await family.visitor.send('PATCH', path, { status: 'cancelled' });
      expect([reply.status, reply.body.trial.status, reply.body.trial.calendar]).toEqual([
        200,
        'cancelled',
        null,
      ]);
      const event = await calendarTo(schoolEmail, /Cancelled: trial class of Nisha Rao/);
      expect(event).toMatchObject({ method: 'CANCEL', sequence: 1 });
      expect((await family.visitor.send('PATCH', path, { status: 'cancelled' })).status).toBe(409);
      for (const status of ['came', 'agreed', ''])
        expect((await family.visitor.send('PATCH', path, { status })).status).toBe(400);
    });

    test('a request that the office sends for somebody belongs to nobody’s account', async () => {
      const trial = await ask({}, office.visitor);
      expect(trial.userId).toBeNull();
    });

    /** Proves the address of an account with the code of a mail, and signs in. */
    async function prove(email: string) {
      const visitor = school.visitor();
      const otp = await requestResetCode(school, email);
      expect((await visitor.post('/user/verify-otp', { email, otp })).status).toBe(200);
      const proof = { email, newpassword: 'seven white horses' };
      expect((await visitor.post('/user/reset-password', proof)).status).toBe(200);
      const again = { userEmail: email, password: proof.newpassword };
      expect((await visitor.post('/user/auth-user', again)).status).toBe(200);
      return visitor;
    }

    const idsSeenBy = async (visitor: TestUser['visitor']) =>
      (await visitor.get('/user/me/trials')).body.items.map(({ _id }: Trial) => _id) as string[];

    const cancel = (visitor: TestUser['visitor'], id: string) =>
      visitor.send('PATCH', `/user/me/trials/${id}`, { status: 'cancelled' });

    test('finds those that it asked for before signing up, once a code has proven the address, and cancels them', async () => {
      const email = newEmail('mother');
      const before = await agree(await ask({ userEmail: email, userName: 'Rani Das' }));
      const ofAnother = await ask({ userEmail: newEmail('another') });
      // Anybody can sign up with the address of a stranger.
      const stranger = await parent(school, email);
      expect(await idsSeenBy(stranger.visitor)).toEqual([]);
      expect((await cancel(stranger.visitor, before._id)).status).toBe(404);
      expect((await stranger.visitor.get('/user/me/export')).body.trials).toEqual([]);
      expect((await office.visitor.get(`/admin/trials/${before._id}`)).body.status).toBe('agreed');

      const hers = await prove(email);
      const request = trialRequest({ userEmail: email, childAge: '9' });
      expect((await hers.post('/user/add-trial', request)).status).toBe(201);
      const { items } = (await hers.get('/user/me/trials')).body;
      expect(items.map(({ childAge }: Trial) => childAge)).toEqual([9, before.childAge]);
      expect(readCalendar(items[1].calendar)).toMatchObject({ start: firstTime });
      expect((await cancel(hers, ofAnother._id)).status).toBe(404);
      expect((await cancel(hers, before._id)).body.trial.status).toBe('cancelled');
      expect((await cancel(hers, before._id)).status).toBe(409);
      const event = await calendarTo(schoolEmail, /Cancelled: trial class of Rani Das/);
      expect(event).toMatchObject({ method: 'CANCEL' });
      // What she sees she also takes along and erases.
      const { trials } = (await hers.get('/user/me/export')).body;
      expect(trials.map(({ _id }: Trial) => _id)).toEqual(await idsSeenBy(hers));
      const erased = await hers.send('DELETE', '/user/me', { password: 'seven white horses' });
      expect(erased.status).toBe(200);
      expect((await office.visitor.get(`/admin/trials/${before._id}`)).status).toBe(404);
    });

    test('does not find one that another account asked for with its address', async () => {
      const [hers, other] = await Promise.all([parent(school), parent(school)]);
      const trial = await ask({ userEmail: hers.email }, other.visitor);
      const visitor = await prove(hers.email);
      expect(await idsSeenBy(visitor)).toEqual([]);
      expect((await cancel(visitor, trial._id)).status).toBe(404);
      expect(await idsSeenBy(other.visitor)).toEqual([trial._id]);
    });

    test('finds one whose mistyped address the office corrects, and whoever has the wrong address no more', async () => {
      const [right, wrong] = [newEmail('right'), newEmail('wrong')];
      const trial = await ask({ userEmail: wrong });
      await parent(school, right);
      await parent(school, wrong);
      const [hers, theirs] = [await prove(right), await prove(wrong)];
      expect([await idsSeenBy(hers), await idsSeenBy(theirs)]).toEqual([[], [trial._id]]);
      const owner = await admin(school);
      const copies = async () =>
        (await owner.visitor.get('/admin/mails?limit=100')).body.items.filter(
          ({ to, subject, state }: Record<string, string>) =>
            to === wrong && /trial class/.test(subject ?? '') && state === 'sent',
        );
      await expect.poll(async () => (await copies()).length).toBe(1);
      const [{ _id }] = await copies();
      expect((await owner.visitor.send('PATCH', `/admin/mails/${_id}`, { to: right })).status).toBe(200);
      expect([await idsSeenBy(hers), await idsSeenBy(theirs)]).toEqual([[trial._id], []]);
    });

    test('has them in its export, and they are deleted with the account', async () => {
      const family = await parent(school);
      const trial = await ask({ userEmail: family.email, day: 'Sunday morning' }, family.visitor);
      const { trials } = (await family.visitor.get('/user/me/export')).body;
      expect(trials).toMatchObject([
        { _id: trial._id, userEmail: family.email, wishedDay: 'Sunday morning' },
      ]);
      expect((await family.visitor.send('DELETE', '/user/me', { password })).status).toBe(200);
      expect((await office.visitor.get(`/admin/trials/${trial._id}`)).status).toBe(404);
    });

    test('never reads or changes the trial class of another family', async () => {
      const families = await Promise.all([parent(school), parent(school), parent(school)]);
      const trials = await Promise.all(
        families.map(async ({ email, visitor }) => agree(await ask({ userEmail: email }, visitor))),
      );
      const index = fc.integer({ min: 0, max: 2 });
      await fc.assert(
        fc.asyncProperty(index, index, async (reader, owner) => {
          const { visitor } = families[reader] as TestUser;
          const trial = trials[owner] as Trial;
          const own = (await visitor.get('/user/me/trials')).body.items as Trial[];
          expect(own.map(({ _id }) => _id)).toEqual([trials[reader]?._id]);
          if (reader === owner) return;
          const reply = await visitor.send('PATCH', `/user/me/trials/${trial._id}`, { status: 'cancelled' });
          expect(reply.status).toBe(404);
          expect((await visitor.get(`/admin/trials/${trial._id}`)).status).toBe(403);
          expect((await office.visitor.get(`/admin/trials/${trial._id}`)).body).toEqual(trial);
        }),
        { numRuns: 20 },
      );
    });
  });
});
