import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCalendar } from '#test/calendar.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';

const day = 24 * 60 * 60 * 1000;
const mail = { subject: 'A free trial class for Meera', text: 'Dear Asha,\n\nwe would like to meet Meera.' };

describe.each(kindsOfThisRun)('a trial class that is offered with an application on %s', (kind) => {
  let school: School;
  let office: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    office = await admin(school);
  });
  afterAll(() => school.close());

  const inAWeek = () => ({ startsAt: new Date(Date.now() + 7 * day).toISOString(), minutes: 90 });

  async function applied() {
    const family = await parent(school);
    await family.visitor.post('/user/enroll-user', application());
    const [{ _id: id }] = (await family.visitor.get('/user/me')).body.applications;
    return { family, id: id as string };
  }

  const read = async (id: string) => office.visitor.get(`/admin/applications/${id}`);
  async function set(id: string, body: object) {
    const etag = (await read(id)).headers.get('etag') ?? '';
    return office.visitor.send('PATCH', `/admin/applications/${id}`, body, { headers: { 'if-match': etag } });
  }
  const offer = (id: string, changes = {}) =>
    set(id, { status: 'trial', mail, trial: inAWeek(), ...changes });

  const ownTrials = async ({ visitor }: TestUser) => (await visitor.get('/user/me/trials')).body.items;
  async function conversationOf(email: string) {
    const { items } = (await office.visitor.get(`/admin/conversations?q=${encodeURIComponent(email)}`)).body;
    return (await office.visitor.get(`/admin/conversations/${items[0]._id}`)).body;
  }

  /** Lets the time pass after which the step cannot be taken back, until all mails are sent. */
  async function sendWaitingMails(): Promise<void> {
    const { db, outbox } = school.context;
    for (const { id } of await unsentMails(db))
      await db.updateTable('outbox').set({ nextAttemptAt: new Date() }).where('id', '=', id).execute();
    outbox.nudge();
    await expect.poll(() => unsentMails(db)).toEqual([]);
  }
  const subjectsTo = async (email: string) =>
    (await school.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

  test('is agreed in one step: the family gets words, day, place and a file for its calendar', async () => {
    const { family, id } = await applied();
    const trial = inAWeek();
    const changed = await offer(id, { trial });
    expect([changed.status, changed.body.status, changed.body.hasOpenTrial]).toEqual([200, 'trial', true]);
    const [own] = await ownTrials(family);
    expect(own).toMatchObject({ status: 'agreed', startsAt: trial.startsAt, courseName: 'Junior Beginner' });
    const conversation = await conversationOf(family.email);
    expect([conversation.trialId, conversation.status]).toEqual([own._id, 'waiting']);
    await sendWaitingMails();
    const sent = await school.mail(family.email, /A free trial class for Meera/);
    expect(sent.text).toMatch(/^Dear Asha,\n\nwe would like to meet Meera\.\n\nYour free trial class is on/);
    expect(sent.text).toContain('Place');
    expect(readCalendar(sent.calendar?.content ?? '').method).toBe('REQUEST');
    await school.mail(schoolEmail, /^Trial class of Asha Verma is on/);
    const { entries } = (await office.visitor.get('/admin/get-log/1')).body;
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['application-status-changed', 'trial-agreed']));
  });

  test('goes with the step that is taken back: nobody hears of it', async () => {
    const { family, id } = await applied();
    await offer(id);
    const undone = await set(id, { status: 'new' });
    expect([undone.status, undone.body.status, undone.body.hasOpenTrial]).toEqual([200, 'new', false]);
    expect(await ownTrials(family)).toEqual([]);
    expect((await conversationOf(family.email)).trialId).toBeNull();
    await sendWaitingMails();
    expect((await subjectsTo(family.email)).filter((subject) => /trial class/.test(subject))).toEqual([]);
    // And it can be offered again.
    expect((await offer(id)).status).toBe(200);
    await sendWaitingMails();
  });

  test('stays when a colleague has moved it: the family has a mail with the new day', async () => {
    const { family, id } = await applied();
    await offer(id);
    const [{ _id: trialId }] = await ownTrials(family);
    const colleague = await admin(school);
    const moved = { startsAt: new Date(Date.now() + 9 * day).toISOString(), minutes: 60 };
    const { headers } = await colleague.visitor.get(`/admin/trials/${trialId}`);
    await colleague.visitor.send('PATCH', `/admin/trials/${trialId}`, moved, {
      headers: { 'if-match': headers.get('etag') ?? '' },
    });
    const undone = await set(id, { status: 'new' });
    expect([undone.status, undone.body.message]).toEqual([409, expect.stringContaining('changed since')]);
    expect((await read(id)).body).toMatchObject({ status: 'trial', hasOpenTrial: true });
    expect(await ownTrials(family)).toMatchObject([{ status: 'agreed', startsAt: moved.startsAt }]);
    await sendWaitingMails();
  });

  test('is one at a time', async () => {
    const { family, id } = await applied();
    await offer(id);
    await set(id, { status: 'offered' });
    const again = await offer(id);
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('already')]);
    const { body } = await read(id);
    expect(body.status).toBe('offered');
    const step = body.nextSteps.find(({ status }: { status: string }) => status === 'trial');
    expect(step.classMail).toBeNull();
    expect(await ownTrials(family)).toHaveLength(1);
  });

  async function changeTrial(id: string, body: object) {
    const etag = (await office.visitor.get(`/admin/trials/${id}`)).headers.get('etag') ?? '';
    return office.visitor.send('PATCH', `/admin/trials/${id}`, body, { headers: { 'if-match': etag } });
  }

  /** An application whose first trial class was cancelled, and which was offered another one. */
  async function offeredAgain() {
    const { family, id } = await applied();
    await offer(id);
    const [{ _id: first }] = await ownTrials(family);
    await changeTrial(first, { status: 'cancelled' });
    await set(id, { status: 'offered' });
    expect((await offer(id)).status).toBe(200);
    const second = (await conversationOf(family.email)).trialId as string;
    expect(second).not.toBe(first);
    return { family, id, first, second };
  }

  test('has the one before again when a second one is taken back', async () => {
    const { family, id, first } = await offeredAgain();
    expect((await set(id, { status: 'offered' })).body.status).toBe('offered');
    expect((await conversationOf(family.email)).trialId).toBe(first);
    expect(await ownTrials(family)).toMatchObject([{ _id: first, status: 'cancelled' }]);
    await sendWaitingMails();
  });

  test('is the only open one: an earlier one is agreed on again when the later one is cancelled', async () => {
    const { family, id, first, second } = await offeredAgain();
    const refused = await changeTrial(first, inAWeek());
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'There is another trial class for this application. Please move that one, or cancel it first.',
    ]);
    await changeTrial(second, { status: 'cancelled' });
    expect((await changeTrial(first, inAWeek())).status).toBe(200);
    const { trialId, entries } = await conversationOf(family.email);
    expect([trialId, entries.at(-1).text]).toEqual([first, expect.stringContaining('is agreed:')]);
    expect((await read(id)).body.hasOpenTrial).toBe(true);
    expect((await changeTrial(second, inAWeek())).status).toBe(409);
    await set(id, { status: 'offered' });
    expect((await offer(id)).status).toBe(409);
    // The family that withdraws comes to none of them.
    await family.visitor.send('PATCH', `/user/me/applications/${id}`, { status: 'withdrawn' });
    const states = (await ownTrials(family)).map(({ status }: { status: string }) => status);
    expect(states).toEqual(['cancelled', 'cancelled']);
    await sendWaitingMails();
  });

  test('is the only open one when two colleagues agree at the same time', async () => {
    const { family, id, first, second } = await offeredAgain();
    await changeTrial(second, { status: 'cancelled' });
    await set(id, { status: 'waiting' });
    const answers = await Promise.all([
      changeTrial(first, inAWeek()),
      offer(id),
      changeTrial(second, inAWeek()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const open = (await ownTrials(family)).filter(({ status }: { status: string }) => status === 'agreed');
    expect(open).toMatchObject([{ _id: (await conversationOf(family.email)).trialId }]);
    await sendWaitingMails();
  });

  test('is offered with a step alone, so that the application knows of it', async () => {
    const { family } = await applied();
    const { _id } = await conversationOf(family.email);
    const body = { course: 'Junior Beginner', childAge: 7 };
    const made = await office.visitor.post(`/admin/conversations/${_id}/trial`, body);
    expect([made.status, made.body.message]).toEqual([409, expect.stringContaining('about an application')]);
    expect(await ownTrials(family)).toEqual([]);
  });

  test('is within two years, also when it is moved: the field says so', async () => {
    const { family, id } = await applied();
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
    const message = 'Please choose a day within the next 2 years.';
    const refusal = [400, { message, fields: { startsAt: message } }];
    const tooFar = await offer(id, { trial: { startsAt: inDays(735), minutes: 60 } });
    expect([tooFar.status, tooFar.body]).toEqual(refusal);
    expect((await offer(id, { trial: { startsAt: inDays(725), minutes: 60 } })).status).toBe(200);
    const [{ _id, startsAt }] = await ownTrials(family);
    const moved = await changeTrial(_id, { startsAt: '9999-12-31T10:00:00.000Z', minutes: 60 });
    expect([moved.status, moved.body]).toEqual(refusal);
    expect(await ownTrials(family)).toMatchObject([{ status: 'agreed', startsAt }]);
    await sendWaitingMails();
  });

  test.each([
    ['a time in the past', { trial: { startsAt: new Date(Date.now() - day).toISOString(), minutes: 60 } }],
    ['the year 9999', { trial: { startsAt: '9999-12-31T10:00:00.000Z', minutes: 60 } }],
    ['another step', { status: 'offered' }],
    ['no length', { trial: { startsAt: new Date(Date.now() + day).toISOString() } }],
  ])('is refused with %s, and nothing changes', async (_, changes) => {
    const { family, id } = await applied();
    expect((await offer(id, changes)).status).toBe(400);
    expect((await read(id)).body.status).toBe('new');
    expect(await ownTrials(family)).toEqual([]);
  });

  test('is agreed without a mail to the family when the office wants none', async () => {
    const { family, id } = await applied();
    await offer(id, { mail: null });
    await sendWaitingMails();
    expect((await subjectsTo(family.email)).filter((subject) => /trial class/.test(subject))).toEqual([]);
    expect(await ownTrials(family)).toHaveLength(1);
  });

  test('is cancelled when the family withdraws the application', async () => {
    const { family, id } = await applied();
    await offer(id);
    await sendWaitingMails();
    await family.visitor.send('PATCH', `/user/me/applications/${id}`, { status: 'withdrawn' });
    expect((await ownTrials(family))[0].status).toBe('cancelled');
    await sendWaitingMails();
    const { uid } = readCalendar(
      (await school.mail(family.email, /is cancelled|Cancelled/i)).calendar?.content ?? '',
    );
    const cancelled = (await school.mails()).filter(({ calendar }) => {
      const event = calendar === null ? undefined : readCalendar(calendar.content);
      return event?.uid === uid && event.method === 'CANCEL';
    });
    expect(cancelled.map(({ to }) => to).toSorted()).toEqual([family.email, schoolEmail].toSorted());
    expect(await subjectsTo(schoolEmail)).toContainEqual(expect.stringMatching(/^Withdrawn: Meera Verma/));
  });

  test('keeps its mail when a mail about the next step follows at once', async () => {
    const { family, id } = await applied();
    await offer(id);
    await set(id, { status: 'waiting', mail: { subject: 'On our list', text: 'Meera is on our list.' } });
    await sendWaitingMails();
    expect(await subjectsTo(family.email)).toEqual(expect.arrayContaining([mail.subject, 'On our list']));
  });

  test('that is moved at once is told of once, on its new day', async () => {
    const { family, id } = await applied();
    await offer(id);
    const [{ _id }] = await ownTrials(family);
    await changeTrial(_id, { startsAt: new Date(Date.now() + 9 * day).toISOString(), minutes: 60 });
    await sendWaitingMails();
    const told = (await school.mails()).filter(
      ({ to, calendar }) => to === family.email && calendar !== null,
    );
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your trial class is on/)]);
    expect(told[0]?.text).not.toContain('before');
  });

  describe.each(['the family withdraws', 'the office cancels it'])('when %s at once', (how) => {
    const cancel = async (family: TestUser, id: string) =>
      how === 'the family withdraws'
        ? family.visitor.send('PATCH', `/user/me/applications/${id}`, { status: 'withdrawn' })
        : changeTrial((await ownTrials(family))[0]._id, { status: 'cancelled' });
    const about = async ({ email }: TestUser) =>
      (await subjectsTo(email)).filter((subject) => /trial class/.test(subject));

    test('the family hears nothing of a class that it was not told of', async () => {
      const { family, id } = await applied();
      await offer(id);
      expect((await cancel(family, id)).status).toBe(200);
      expect(await ownTrials(family)).toMatchObject([{ status: 'cancelled' }]);
      await sendWaitingMails();
      expect(await about(family)).toEqual([]);
    });

    test('it hears of one that was moved since, or of which the office told it without a mail', async () => {
      const { family, id } = await applied();
      await offer(id, { mail: null });
      await cancel(family, id);
      await sendWaitingMails();
      expect(await about(family)).toEqual([expect.stringMatching(/cancelled/)]);

      const { family: another, id: moved } = await applied();
      await offer(moved);
      const [{ _id }] = await ownTrials(another);
      await changeTrial(_id, { startsAt: new Date(Date.now() + 9 * day).toISOString(), minutes: 60 });
      await sendWaitingMails();
      await cancel(another, moved);
      await sendWaitingMails();
      expect(await about(another)).toContainEqual(expect.stringMatching(/cancelled/));
    });
  });

  test('leads to no mail about applying when the child joins: the family has applied', async () => {
    const { family, id } = await applied();
    await offer(id);
    await sendWaitingMails();
    const [{ _id: trialId }] = await ownTrials(family);
    const { now } = school.context;
    school.context.now = () => new Date(Date.now() + 8 * day);
    try {
      const { headers } = await office.visitor.get(`/admin/trials/${trialId}`);
      const noted = await office.visitor.send(
        'PATCH',
        `/admin/trials/${trialId}`,
        { status: 'enrolled' },
        { headers: { 'if-match': headers.get('etag') ?? '' } },
      );
      expect(noted.body.status).toBe('enrolled');
    } finally {
      school.context.now = now;
    }
    const before = await subjectsTo(family.email);
    await sendWaitingMails();
    expect(await subjectsTo(family.email)).toEqual(before);
  });
});
