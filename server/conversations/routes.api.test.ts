import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { admin, application, newEmail, parent, teacher, type Account } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

describe.each(databaseKinds)('conversations on %s', (kind) => {
  let school: School;
  let owner: Account;
  let colleague: Account;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
    colleague = await teacher(school);
  });
  afterAll(() => school.close());
  beforeEach(() => {
    school.context.now = () => new Date();
  });

  /** Sends a message with a name of its own. @returns the item of the inbox */
  async function write(changes: Record<string, string> = {}) {
    const userName = `Asha ${randomUUID().slice(0, 8)}`;
    const body = { userName, userEmail: newEmail(), userMessage: 'Do you teach clay?', ...changes };
    expect((await school.visitor().post('/user/add-lead', body)).status).toBe(201);
    return find(body.userName);
  }
  async function find(q: string) {
    const reply = await owner.visitor.get(`/admin/conversations?q=${encodeURIComponent(q)}`);
    expect(reply.status).toBe(200);
    return reply.body.items[0];
  }
  const open = async (id: string) =>
    (await owner.visitor.get(`/admin/conversations/${id}`)).body.conversation;
  const change = (who: Account, method: string, path: string, body: unknown, version: number) =>
    who.visitor.send(method, `/admin/conversations/${path}`, body, {
      headers: { 'if-match': `"${version}"` },
    });

  test('a message is an open conversation, found by the beginnings of its words, its email and its phone', async () => {
    const userName = `Meenakshi${randomUUID().slice(0, 6)}`;
    const userEmail = newEmail('potter');
    await write({ userName, userEmail, userNumber: '+91 98123 45678', userMessage: 'Terracotta on Sunday?' });
    for (const q of [userName.slice(0, 11), userEmail.split('@')[0] ?? '', `terrac ${userName}`]) {
      const item = await find(q);
      expect(item).toMatchObject({
        kind: 'message',
        status: 'open',
        personName: userName,
        needsAnswer: true,
      });
    }
    expect((await owner.visitor.get('/admin/conversations?q=9812345678')).body.items).toHaveLength(1);
  });

  test('is overdue a day after the words, not a second earlier', async () => {
    const { _id: id, respondBy, waitingSince } = await write();
    const since = Date.parse(waitingSince);
    expect(Date.parse(respondBy) - since).toBe(day);
    for (const [shift, overdue] of [
      [day - second, false],
      [day + second, true],
    ] as const) {
      school.context.now = () => new Date(since + shift);
      expect((await open(id)).overdue).toBe(overdue);
      const { items } = (await owner.visitor.get('/admin/conversations?overdue=true&limit=100')).body;
      expect(items.some(({ _id }: { _id: string }) => _id === id)).toBe(overdue);
    }
  });

  test('joins the words of one person, and those after closing start a new clock', async () => {
    const item = await write();
    const again = { userName: item.personName, userEmail: item.personEmail };
    expect((await write({ ...again, userMessage: 'Also at 5?' }))._id).toBe(item._id);
    const { version } = await open(item._id);
    const closed = await change(owner, 'PATCH', item._id, { status: 'closed' }, version);
    expect(closed.body.conversation).toMatchObject({ status: 'closed', respondBy: null, needsAnswer: false });
    const reopened = await change(owner, 'PATCH', item._id, { status: 'open' }, version + 1);
    const { respondBy } = reopened.body.conversation;
    expect(respondBy).not.toBeNull();
    await change(owner, 'PATCH', item._id, { noAnswerNeeded: true, status: 'closed' }, version + 2);
    school.context.now = () => new Date(Date.now() + 60 * second);
    await write({ ...again, userMessage: 'Thank you' });
    const now = await open(item._id);
    expect(now).toMatchObject({ status: 'open', needsAnswer: true });
    expect(now.respondBy > respondBy).toBe(true);
    expect(now.entries.map(({ text }: { text: string }) => text)).toEqual([
      'Do you teach clay?',
      'Also at 5?',
      'Thank you',
    ]);
  });

  test('of two replies at once one gets 412 with the present state; without If-Match 428', async () => {
    const { _id: id, version } = await write();
    const replies = await Promise.all(
      [owner, colleague].map((who) => change(who, 'POST', `${id}/replies`, { text: 'Yes' }, version)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 412]);
    const refused = replies.find(({ status }) => status === 412);
    expect(refused?.body.current.conversation).toMatchObject({ _id: id, status: 'waiting' });
    const bare = await owner.visitor.post(`/admin/conversations/${id}/replies`, { text: 'Yes' });
    expect(bare.status).toBe(428);
  });

  test('a reply can be taken back until it is sent, and then its clock goes on', async () => {
    const { _id: id, version, respondBy } = await write();
    const sent = await change(owner, 'POST', `${id}/replies`, { text: 'Yes, gladly' }, version);
    expect(sent.body.conversation).toMatchObject({ status: 'waiting', respondBy: null });
    const undone = await owner.visitor.send(
      'DELETE',
      `/admin/conversations/${id}/replies/${sent.body.entryId}`,
    );
    expect(undone.body).toMatchObject({ text: 'Yes, gladly', conversation: { status: 'open', respondBy } });
    expect(undone.body.conversation.entries).toHaveLength(1);
  });

  test('a reply is sent as plain text in the thread of the message', async () => {
    const { _id: id, version, personEmail } = await write();
    const copy = await school.mail(personEmail);
    // The mail is due at once, as it is ten seconds after the request.
    school.context.now = () => new Date(Date.now() - 60 * second);
    await change(owner, 'POST', `${id}/replies`, { text: 'Yes, every Sunday.' }, version);
    const mail = await school.mail(personEmail, /^Re: /);
    expect(mail.subject).toBe(`Re: ${copy.subject}`);
    expect(mail.text).toMatch(/^Yes, every Sunday\.\s+-- \s+/);
    await expect.poll(async () => (await open(id)).entries.at(-1).mail.state).toBe('sent');
  });

  test('a parent sees own words and replies but no notes, and answers; another parent gets 404', async () => {
    const own = await parent(school);
    const other = await parent(school);
    await own.visitor.post('/user/enroll-user', application());
    const { items } = (await own.visitor.get('/user/me/conversations')).body;
    expect(items).toHaveLength(1);
    const [{ _id: id }] = items;
    const noted = await owner.visitor.post(`/admin/conversations/${id}/notes`, { text: 'Secret plan' });
    expect(noted.status).toBe(201);
    const mine = await own.visitor.get(`/user/me/conversations/${id}`);
    expect(mine.text).not.toContain('Secret plan');
    expect((await own.visitor.post(`/user/me/conversations/${id}/replies`, { text: 'Thanks' })).status).toBe(
      201,
    );
    expect((await own.visitor.get('/user/me/export')).text).toContain('Secret plan');
    const before = await open(id);
    expect((await other.visitor.get('/user/me/conversations')).body.items).toEqual([]);
    expect((await other.visitor.get(`/user/me/conversations/${id}`)).status).toBe(404);
    const intruded = await other.visitor.post(`/user/me/conversations/${id}/replies`, { text: 'Hi' });
    expect(intruded.status).toBe(404);
    expect(await open(id)).toEqual(before);
    expect((await owner.visitor.send('DELETE', `/admin/users/${own.id}`)).status).toBe(200);
    expect((await owner.visitor.get(`/admin/conversations/${id}`)).status).toBe(404);
  });

  test('an assignment lapses after twelve hours without an answer', async () => {
    const { _id: id, version } = await write();
    const assigned = await change(owner, 'PATCH', id, { assignee: colleague.id }, version);
    expect(assigned.body.conversation.assignee).toMatchObject({ _id: colleague.id });
    school.context.now = () => new Date(Date.now() + day / 2 + second);
    expect((await open(id)).assignee).toBeNull();
  });

  test('bulk, snoozing, viewers, saved replies and the export for the owner', async () => {
    const { _id: id, version, personName } = await write({ userMessage: '=1+1' });
    const until = new Date(Date.now() + day).toISOString();
    expect((await change(owner, 'PATCH', id, { snoozedUntil: until }, version)).status).toBe(200);
    const isListed = async (query: string) =>
      (await owner.visitor.get(`/admin/conversations?limit=100${query}`)).body.items.some(
        ({ _id }: { _id: string }) => _id === id,
      );
    expect([await isListed(''), await isListed('&snoozed=true')]).toEqual([false, true]);
    const bulk = await owner.visitor.send('PATCH', '/admin/conversations', {
      ids: [id, 'unknown'],
      status: 'closed',
    });
    expect(bulk.body.changed).toBe(1);
    await owner.visitor.post(`/admin/conversations/${id}/viewing`);
    expect((await colleague.visitor.post(`/admin/conversations/${id}/viewing`)).body.viewers).toEqual([
      'Kavita Rao',
    ]);
    const saved = await owner.visitor.post('/admin/saved-replies', { name: 'Trial', text: 'Dear {child}' });
    expect((await colleague.visitor.get('/admin/saved-replies')).body.items).toHaveLength(1);
    const path = `/admin/saved-replies/${saved.body.savedReply._id}`;
    expect((await colleague.visitor.send('DELETE', path)).status).toBe(403);
    expect((await owner.visitor.send('DELETE', path)).status).toBe(200);
    expect((await colleague.visitor.get('/admin/conversations/export')).status).toBe(403);
    const { csv } = (await owner.visitor.get('/admin/conversations/export')).body;
    expect(csv.startsWith('\uFEFFKind,')).toBe(true);
    expect(csv.split('\r\n').find((line: string) => line.includes(personName))).toContain(`'=1+1`);
  });
});
