import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '#contract/school/conversation.ts';
import { closeContext, openContext, type Context } from '#server/context.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { openMailServer, type MailServer } from '#test/mail-server.ts';
import { admin, application, newEmail, parent, teacher, trialRequest, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const hour = 60 * 60 * 1000;

describe.each(kindsOfThisRun)('conversations on %s', (kind) => {
  let server: MailServer;
  let school: School;
  let owner: TestUser;
  let colleague: TestUser;
  beforeAll(async () => {
    server = await openMailServer();
    school = await openSchool(kind, { SMTP_URL: server.url, MAIL_FROM: 'post@school.test' });
    owner = await admin(school);
    colleague = await teacher(school);
  });
  afterAll(async () => {
    await school.close();
    await server.close();
  });

  /** Sets the clock of the school until `work` ends. */
  async function at<T>(time: number, work: () => Promise<T>): Promise<T> {
    const { now } = school.context;
    school.context.now = () => new Date(time);
    try {
      return await work();
    } finally {
      school.context.now = now;
    }
  }

  const list = async (query = '', { visitor } = owner) =>
    (await visitor.get(`/admin/conversations?limit=100${query}`)).body.items;
  const get = async (id: string): Promise<Conversation> =>
    (await owner.visitor.get(`/admin/conversations/${id}`)).body;

  /** Writes to the school. @returns the conversation */
  async function write(fields: Record<string, string> = {}): Promise<Conversation> {
    const userEmail = newEmail();
    await school.visitor().post('/user/add-lead', { userEmail, userMessage: 'Is clay taught?', ...fields });
    const found = await list(`&q=${encodeURIComponent(fields.userEmail ?? userEmail)}`);
    return get(found[0]._id);
  }

  const headersOf = ({ version }: Pick<Conversation, 'version'>) => ({
    headers: { 'if-match': `"${version}"` },
  });
  const answer = (conversation: Conversation, text: string, { visitor } = owner) =>
    visitor.send(
      'POST',
      `/admin/conversations/${conversation._id}/replies`,
      { text },
      headersOf(conversation),
    );
  const change = (conversation: Conversation, body: object, { visitor } = owner) =>
    visitor.send('PATCH', `/admin/conversations/${conversation._id}`, body, headersOf(conversation));
  const mailsTo = (email: string) => server.offered.filter(({ recipients }) => recipients.includes(email));

  /** Lets the time pass after which a reply cannot be taken back. */
  async function sendReplies(): Promise<void> {
    await school.context.db
      .updateTable('outbox')
      .set({ nextAttemptAt: new Date() })
      .where('state', '=', 'queued')
      .where('attempts', '=', 0)
      .execute();
    school.context.outbox.nudge();
  }

  test('a message waits for an answer for 24 hours, and is late afterwards', async () => {
    const sent = Date.now();
    const email = newEmail();
    const { _id: id } = await at(sent, () => write({ userName: 'Meera Iyer', userEmail: email }));
    const earlier = await at(sent + 24 * hour - 1000, () => get(id));
    expect(earlier).toMatchObject({
      kind: 'message',
      status: 'open',
      overdue: false,
      personName: 'Meera Iyer',
      respondBy: new Date(sent + 24 * hour).toISOString(),
    });
    expect((await at(sent + 24 * hour + 1000, () => get(id))).overdue).toBe(true);
    const late = await at(sent + 24 * hour + 1000, () => list('&overdue=true'));
    expect(late.map(({ _id }: Conversation) => _id)).toContain(id);
    const onTime = await at(sent + 24 * hour - 1000, () => list('&overdue=true'));
    expect(onTime.map(({ _id }: Conversation) => _id)).not.toContain(id);
  });

  test('the list begins with those that wait, by the time left, and goes on with the latest', async () => {
    const now = Date.now();
    const first = await at(now - 20 * hour, () => write());
    const second = await at(now - 2 * hour, () => write());
    const third = await at(now - 30 * hour, () => write());
    const closed = await at(now - hour, () => write());
    await change(closed, { status: 'closed' });
    const ids = (await list()).map(({ _id }: Conversation) => _id);
    const places = [third, first, second, closed].map(({ _id }) => ids.indexOf(_id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect((await list('&status=closed')).map(({ _id }: Conversation) => _id)).toContain(closed._id);
    expect((await owner.visitor.get('/admin/conversations?status=lost')).status).toBe(400);
  });

  test('more words of the same person go into the same conversation and give no more time', async () => {
    const email = newEmail();
    const now = Date.now();
    const first = await at(now - 5 * hour, () => write({ userEmail: email }));
    const second = await at(now - hour, () => write({ userEmail: email, userMessage: 'And on Sunday?' }));
    expect(second).toMatchObject({ _id: first._id, respondBy: first.respondBy });
    expect(second.entries.map(({ text }) => text)).toEqual(['Is clay taught?', 'And on Sunday?']);
  });

  test('two messages of one person at once are one conversation, by email or by phone', async () => {
    const userEmail = newEmail();
    // Nobody gets a copy: no counter of copies makes these wait for each other.
    const userNumber = `9${String(Date.now()).slice(-9)}`;
    for (const person of [{ userEmail }, { userNumber }]) {
      const texts = ['One', 'Two', 'Three', 'Four'];
      await Promise.all(
        texts.map((userMessage) => school.visitor().post('/user/add-lead', { ...person, userMessage })),
      );
      const found = await list(`&q=${Object.values(person)[0]}`);
      expect(found).toHaveLength(1);
      expect((await get(found[0]._id)).entries.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
    }
  });

  test('a message that may be spam opens no conversation of somebody else, and is marked', async () => {
    const first = await write();
    await change(first, { status: 'closed' });
    await school
      .visitor()
      .post('/user/add-lead', { userEmail: first.personEmail, userMessage: 'Buy!', website: 'x' });
    const found: Conversation[] = await list(`&q=${first.personEmail}`);
    expect(found.map(({ maybeSpam, status }) => [maybeSpam, status])).toEqual([
      [true, 'open'],
      [false, 'closed'],
    ]);
  });

  test('finds names, addresses, phone numbers in any form, and words', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const userName = `Zarine José ${word}`;
    const oddWords =
      'Asked O\u2019Brien\u2026 \u201CClay\u201D for \u20B92500, 5\u20136pm \u0915\u0915\u094D\u0937\u093E\u0964\u0905\u0917\u0932\u0940 \u0633\u0644\u0627\u0645\u060C\u06A9\u0644\u0627\u0633 \u{1F468}\u{1F3FD}\u200D\u{1F3A8}Painter \u0915\u094D\u200D\u0937\u092E\u093E';
    const conversation = await write({
      userName,
      userNumber: '+91 98765-01234',
      userMessage: `Do you teach ${word}paint on 28.11.2026? ${oddWords}`,
    });
    for (const q of [
      userName,
      word.toUpperCase(),
      `${word}pai`,
      ...[
        'brien',
        "O'Brien",
        'O\u2019Brien',
        'clay',
        '2500',
        '6pm',
        '\u0905\u0917\u0932\u0940',
        '\u06A9\u0644\u0627\u0633',
        'painter',
        '\u0915\u094D\u200D\u0937\u092E\u093E',
      ].map((odd) => `${odd} ${word}`),
      `\u0301 ${word}`,
      `Jose ${word}`,
      `josé ${word}`,
      '28-11-2026',
      '28.11.2026',
      `${word} `.repeat(9),
      conversation.personEmail,
      '9876501234',
      '+91 (98765) 01234',
    ])
      expect(
        (await list(`&q=${encodeURIComponent(q)}`)).map(({ _id }: Conversation) => _id),
        q,
      ).toContain(conversation._id);
    for (const q of [`${word}zz`, '""', "'", '*', '--'])
      expect(await list(`&q=${encodeURIComponent(q)}`), q).toEqual([]);
  });

  test('a reply is a mail in the thread of the first one, and ends the wait', async () => {
    const before = await write();
    const { personEmail } = before;
    await expect.poll(() => mailsTo(personEmail).length).toBe(1);
    const reply = await answer(before, 'Yes, on Saturdays.\n\nSee you!');
    expect(reply.status).toBe(201);
    expect(reply.headers.get('etag')).toBe(`"${reply.body.version}"`);
    expect(reply.body).toMatchObject({ status: 'waiting', respondBy: null, overdue: false, lastKind: 'out' });
    const [, entry] = reply.body.entries;
    expect(entry).toMatchObject({ kind: 'out', author: 'Kavita Rao', mail: { state: 'queued' } });
    expect(Date.parse(entry.undoUntil)).toBeGreaterThan(Date.now());
    await sendReplies();
    await expect.poll(() => mailsTo(personEmail).length).toBe(2);
    const [copy, sent] = mailsTo(personEmail);
    expect(sent?.mail.subject).toBe('Re: We have your message');
    expect(sent?.mail.text).toContain('Yes, on Saturdays.\n\nSee you!');
    expect(sent?.mail.source).toMatch(new RegExp(`^In-Reply-To: ${copy?.mail.messageId}`, 'im'));
    expect(sent?.mail.source).not.toMatch(/^Auto-Submitted/im);
    await expect.poll(async () => (await get(before._id)).entries[1]?.mail?.state).toBe('sent');
    const second = await answer(await get(before._id), 'One more thing.');
    expect(second.status).toBe(201);
    await sendReplies();
    await expect.poll(() => mailsTo(personEmail).length).toBe(3);
    expect(mailsTo(personEmail)[2]?.mail.source).toContain(sent?.mail.messageId ?? 'none');
  });

  test('of two replies at once one is sent, and the other gets the present state', async () => {
    const before = await write();
    const replies = await Promise.all([answer(before, 'One'), answer(before, 'Two', colleague)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 412]);
    const refused = replies.find(({ status }) => status === 412);
    expect(refused?.body.current.entries.map(({ kind: entryKind }: { kind: string }) => entryKind)).toEqual([
      'in',
      'out',
    ]);
    const without = await owner.visitor.post(`/admin/conversations/${before._id}/replies`, { text: 'x' });
    expect(without.status).toBe(428);
  });

  test('a reply is refused without an e-mail, and without words', async () => {
    const userName = `Phone ${randomUUID().slice(0, 8)}`;
    await school.visitor().post('/user/add-lead', { userName, userNumber: '98765 43210' });
    const [found] = await list(`&q=${encodeURIComponent(userName)}`);
    expect((await answer(found, 'Yes')).status).toBe(409);
    const empty = await answer(await write(), ' \n ');
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ['text']]);
  });

  test('a reply that is taken back is never sent, and the clock goes on', async () => {
    const before = await write();
    const replied = (await answer(before, 'A slip')).body;
    const path = `/admin/conversations/${before._id}/replies/${replied.entries[1]._id}`;
    const undone = await owner.visitor.send('DELETE', path);
    expect(undone.status).toBe(200);
    expect(undone.body).toMatchObject({
      status: 'open',
      respondBy: before.respondBy,
      excerpt: before.excerpt,
    });
    expect(undone.body.entries).toHaveLength(1);
    await sendReplies();
    const kept = await answer(await get(before._id), 'Rather this');
    await sendReplies();
    await expect.poll(() => mailsTo(before.personEmail).length).toBe(2);
    expect(mailsTo(before.personEmail).map(({ mail }) => mail.text)).not.toContainEqual(
      expect.stringContaining('A slip'),
    );
    const sentPath = `/admin/conversations/${before._id}/replies/${kept.body.entries[1]._id}`;
    expect((await owner.visitor.send('DELETE', sentPath)).status).toBe(409);
    expect((await owner.visitor.send('DELETE', path)).status).toBe(404);
  });

  test('a reply whose mail is being sent can no longer be taken back', async () => {
    const before = await write();
    const replied = (await answer(before, 'On its way')).body;
    const { _id: entryId } = replied.entries[1];
    const { db } = school.context;
    const entry = await db
      .selectFrom('conversationEntries')
      .select('mailId')
      .where('id', '=', entryId)
      .executeTakeFirstOrThrow();
    // As long as an attempt lasts, the mail is queued and has been taken once.
    await db.updateTable('outbox').set({ attempts: 1 }).where('id', '=', entry.mailId).execute();
    const path = `/admin/conversations/${before._id}/replies/${entryId}`;
    expect((await owner.visitor.send('DELETE', path)).status).toBe(409);
    expect((await get(before._id)).entries).toHaveLength(2);
  });

  test('closing needs no answer, and opening again gives the rest of the time', async () => {
    const before = await write();
    const closed = await change(before, { status: 'closed' });
    expect(closed.body).toMatchObject({ status: 'closed', respondBy: null });
    expect(closed.body.entries.at(-1)).toMatchObject({ kind: 'event' });
    const again = await change(closed.body, { status: 'open' });
    expect(again.body).toMatchObject({ status: 'open', respondBy: before.respondBy });
    expect((await change(before, { status: 'closed' })).status).toBe(412);
    expect((await change(again.body, { status: 'lost' })).status).toBe(400);
  });

  test('is given to somebody of the office, until that person leaves it', async () => {
    const before = await write();
    const taken = await change(before, { assignee: 'me' }, colleague);
    expect(taken.body.assignee).toEqual({ _id: colleague.id, name: 'Ravi Nair' });
    expect(taken.body.people.map(({ _id }: { _id: string }) => _id)).toEqual(
      expect.arrayContaining([owner.id, colleague.id]),
    );
    const mine = await list('&assignee=me', colleague);
    expect(mine.map(({ _id }: Conversation) => _id)).toContain(before._id);
    const nobody = await list('&assignee=none');
    expect(nobody.map(({ _id }: Conversation) => _id)).not.toContain(before._id);
    const family = await parent(school);
    const refused = await change(taken.body, { assignee: family.id });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['assignee']]);
    const gone = await teacher(school);
    const given = await change(taken.body, { assignee: gone.id });
    await school.context.db.updateTable('users').set({ role: 'user' }).where('id', '=', gone.id).execute();
    expect((await get(before._id)).assignee).toBeNull();
    expect((await change(given.body, { assignee: null })).body.assignee).toBeNull();
  });

  test('notes are for the office, and part of the export', async () => {
    const family = await parent(school);
    await family.visitor.post('/user/add-lead', {
      userEmail: family.email,
      userMessage: 'Is there a place?',
    });
    const [{ _id: id }] = (await family.visitor.get('/user/me/conversations')).body.items;
    const noted = await owner.visitor.post(`/admin/conversations/${id}/notes`, { text: 'Sister of Meera' });
    expect(noted.body.entries.at(-1)).toMatchObject({ kind: 'note', text: 'Sister of Meera' });
    expect(noted.body.respondBy).not.toBeNull();
    const own = await family.visitor.get(`/user/me/conversations/${id}`);
    expect(own.text).not.toContain('Sister of Meera');
    const { conversations } = (await family.visitor.get('/user/me/export')).body;
    expect(JSON.stringify(conversations)).toContain('Sister of Meera');
  });

  test('a family reads replies that have left and answers them on its profile', async () => {
    const family = await parent(school);
    await family.visitor.post('/user/enroll-user', application({ fullName: 'Meera Verma' }));
    const [own] = (await family.visitor.get('/user/me/conversations')).body.items;
    expect(own).toMatchObject({ kind: 'application', status: 'open', childName: 'Meera Verma' });
    const replied = (await answer(await get(own._id), 'She may start on Sunday.')).body;
    const path = `/user/me/conversations/${own._id}`;
    expect((await family.visitor.get(path)).text).not.toContain('Sunday');
    const later = Date.parse(replied.entries[1].undoUntil) + 1000;
    expect((await at(later, () => family.visitor.get(path))).body.entries.at(-1)).toMatchObject({
      kind: 'out',
      text: 'She may start on Sunday.',
      author: 'Kavita Rao',
    });
    const answered = await at(later, () =>
      family.visitor.post(`${path}/replies`, { text: 'Gladly, thank you!' }),
    );
    expect(answered.status).toBe(201);
    expect(answered.body).toMatchObject({ status: 'open', overdue: false });
    expect(await get(own._id)).toMatchObject({ status: 'open', excerpt: 'Gladly, thank you!' });
    const stranger = await parent(school);
    expect((await stranger.visitor.get(path)).status).toBe(404);
    expect((await stranger.visitor.post(`${path}/replies`, { text: 'x' })).status).toBe(404);
    expect((await stranger.visitor.get('/user/me/conversations')).body.items).toEqual([]);
  });

  test('words of an unproven address belong to no account, and go with the account that proves it', async () => {
    const family = await parent(school);
    await school.visitor().post('/user/add-lead', { userEmail: family.email, userMessage: 'Before' });
    expect((await family.visitor.get('/user/me/conversations')).body.items).toEqual([]);
    await school.context.db
      .updateTable('users')
      .set({ emailVerified: kind === 'postgres' ? true : 1 })
      .where('id', '=', family.id)
      .execute();
    expect((await family.visitor.get('/user/me/conversations')).body.items).toHaveLength(1);
    await owner.visitor.send('DELETE', `/admin/users/${family.id}`);
    expect(await list(`&q=${family.email}`)).toEqual([]);
  });

  test('a trial class that is agreed answers its conversation, and the calendar of events is in it', async () => {
    const email = newEmail();
    await school.visitor().post('/user/add-trial', trialRequest({ userEmail: email }));
    const [found] = await list(`&q=${email}`);
    expect(found).toMatchObject({ kind: 'trial', status: 'open' });
    const { trialId } = await get(found._id);
    const agreed = await owner.visitor.send(
      'PATCH',
      `/admin/trials/${trialId}`,
      { startsAt: new Date(Date.now() + 72 * hour).toISOString() },
      { headers: { 'if-match': '"1"' } },
    );
    expect(agreed.status).toBe(200);
    const after = await get(found._id);
    expect(after).toMatchObject({ status: 'waiting', respondBy: null });
    expect(after.entries.at(-1)).toMatchObject({ kind: 'event', text: expect.stringContaining('agreed') });
  });

  test('a message becomes a trial class once, with what is known of its person', async () => {
    const asked = await write({ userName: 'Jaya Shah', userNumber: '98765 43210' });
    const make = (body: object, { visitor } = colleague) =>
      visitor.post(`/admin/conversations/${asked._id}/trial`, body);
    expect((await make({ course: 'knitting', childAge: 7 })).body.fields).toHaveProperty('course');
    expect((await make({ course: 'junior-beginner', childAge: 2 })).body.fields).toHaveProperty('childAge');

    const made = await make({ course: 'junior-beginner', childAge: 7, day: 'Saturday' });
    expect(made.status).toBe(200);
    const { trialId, status, kind: kindOf } = made.body as Conversation;
    // It still waits for an answer: a day and a time.
    expect([kindOf, status]).toEqual(['message', 'open']);
    const trial = (await owner.visitor.get(`/admin/trials/${trialId}`)).body;
    expect(trial).toMatchObject({
      status: 'asked',
      childAge: 7,
      wishedDay: 'Saturday',
      userName: 'Jaya Shah',
    });
    expect([trial.userEmail, trial.userNumber]).toEqual([asked.personEmail, asked.personPhone]);

    // A colleague was as fast.
    const again = await make({ course: 'senior-seeker', childAge: 9 }, owner);
    expect([again.status, again.body.trialId]).toEqual([200, trialId]);
    const startsAt = new Date(Date.now() + 72 * hour).toISOString();
    await owner.visitor.send('PATCH', `/admin/trials/${trialId}`, { startsAt }, headersOf(trial));
    expect(await get(asked._id)).toMatchObject({ status: 'waiting', trialId });
  });

  test('the state of an application is noted in its conversation', async () => {
    const family = await parent(school);
    await family.visitor.post('/user/enroll-user', application());
    const [{ _id: id }] = (await family.visitor.get('/user/me/conversations')).body.items;
    const { applicationId } = await get(id);
    await owner.visitor.send(
      'PATCH',
      `/admin/applications/${applicationId}`,
      { status: 'offered' },
      { headers: { 'if-match': '"1"' } },
    );
    expect((await get(id)).entries.at(-1)).toMatchObject({
      kind: 'event',
      text: 'A place was offered.',
    });
    expect((await get(id)).status).toBe('open');
    await owner.visitor.send('DELETE', `/admin/users/${family.id}`);
    expect((await owner.visitor.get(`/admin/conversations/${id}`)).status).toBe(404);
  });

  test('a mail about a state answers its conversation, and the clock goes on when it is taken back', async () => {
    const family = await parent(school);
    await family.visitor.post('/user/enroll-user', application());
    const [{ _id: id }] = (await family.visitor.get('/user/me/conversations')).body.items;
    const before = await get(id);
    const set = async (version: number, body: object) =>
      (
        await owner.visitor.send('PATCH', `/admin/applications/${before.applicationId}`, body, {
          headers: { 'if-match': `"${version}"` },
        })
      ).status;
    const mail = { subject: 'A place', text: 'Would you like it?' };
    expect(await set(1, { status: 'offered', mail })).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'waiting', respondBy: null, excerpt: before.excerpt });
    expect(await set(2, { status: 'new' })).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'open', respondBy: before.respondBy });
  });

  test('saved replies are shared, and the owner deletes them', async () => {
    const reply = { name: `Trial ${randomUUID().slice(0, 8)}`, text: 'Dear {name}' };
    const saved = await colleague.visitor.post('/admin/saved-replies', reply);
    expect([saved.status, saved.body.data]).toMatchObject([201, reply]);
    await owner.visitor.post('/admin/saved-replies', { ...reply, text: 'Good morning {name}' });
    const other = await colleague.visitor.post('/admin/saved-replies', { ...reply, text: 'Hello' });
    expect([other.status, Object.keys(other.body.fields)]).toEqual([409, ['name']]);
    const { items } = (await colleague.visitor.get('/admin/saved-replies')).body;
    expect(items.filter(({ name }: { name: string }) => name === reply.name)).toMatchObject([
      { text: 'Good morning {name}' },
    ]);
    const path = `/admin/saved-replies/${saved.body.data._id}`;
    expect((await colleague.visitor.send('DELETE', path)).status).toBe(403);
    expect((await owner.visitor.send('DELETE', path)).status).toBe(200);
  });

  test('each reading is in the audit log, once in a while', async () => {
    const office = await teacher(school);
    const { _id } = await write();
    for (const path of ['/admin/conversations', `/admin/conversations/${_id}`, '/admin/trials?list=asked'])
      for (let time = 0; time < 2; time += 1) expect((await office.visitor.get(path)).status).toBe(200);
    const rows = await school.context.db
      .selectFrom('auditLog')
      .select('action')
      .where('actor', '=', office.id)
      .where('action', 'like', '%-read')
      .execute();
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'conversation-read',
      'conversations-read',
      'trials-read',
    ]);
  });

  test('the overview counts what waits and what is late', async () => {
    const before = (await colleague.visitor.get('/admin/overview')).body.inbox;
    const now = Date.now();
    await at(now - 25 * hour, () => write());
    await write();
    const after = (await colleague.visitor.get('/admin/overview')).body.inbox;
    expect(after).toEqual({ open: before.open + 2, overdue: before.overdue + 1 });
  });

  test('while the mail server is down a message is accepted, shown, and mailed once later', async () => {
    const down = await openMailServer();
    const waiting = await openSchool(kind, { SMTP_URL: down.url, MAIL_FROM: 'post@school.test' });
    let other: Context | undefined;
    try {
      await down.close();
      const userEmail = newEmail();
      const sent = await waiting.visitor().post('/user/add-lead', { userEmail, userMessage: 'Hello' });
      expect(sent.status).toBe(201);
      const office = await admin(waiting);
      const { items } = (await office.visitor.get(`/admin/conversations?q=${userEmail}`)).body;
      expect(items).toMatchObject([{ status: 'open', excerpt: 'Hello' }]);
      await waiting.context.outbox.stop();
      await waiting.context.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
      other = await openContext({ ...waiting.context.settings, smtpUrl: server.url }, waiting.context.log);
      await expect.poll(() => mailsTo(userEmail).length, { timeout: 20_000 }).toBe(1);
    } finally {
      if (other !== undefined) await closeContext(other);
      await waiting.close();
    }
  });
});
