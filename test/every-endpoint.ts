import { routes } from '#server/api/routes.ts';
import { codeAt } from './authenticator.ts';
import { newCode, requestResetCode } from './codes.ts';
import { classDay } from './class-days.ts';
import { admin, application, newEmail, parent, password, trialRequest, type TestUser } from './people.ts';
import type { Reply } from './http.ts';
import { ownLabel, pictureFile } from './picture-file.ts';
import type { School } from './school.ts';
import type { Visitor } from './visitor.ts';
import { insertMessages } from './messages.ts';

const otherPassword = 'seven white horses';
const threeYearsAgo = () => new Date(Date.now() - 3 * 365 * 24 * 60 * 60 * 1000);

const endpoints = routes.map(({ endpoint: { method, path } }) => ({
  name: `${method} ${path}`,
  pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The endpoint of a request, such as "GET /admin/get-log/{page}". */
function endpointOf(method: string, path: string): string {
  const request = `${method} ${path.split('?')[0]}`;
  return endpoints.find(({ pattern }) => pattern.test(request))?.name ?? request;
}

type Send = (
  visitor: Visitor,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply['body']>;

async function callAsVisitor(school: School, send: Send): Promise<void> {
  const visitor = school.visitor();
  const email = newEmail();
  await send(visitor, 'GET', '/admin/get-course');
  await send(visitor, 'POST', '/user/add-lead', { userName: 'Asha', userEmail: email, userMessage: 'Hello' });
  await send(visitor, 'POST', '/user/add-trial', trialRequest({ userEmail: email }));
  await send(visitor, 'POST', '/user/add-user', { fullName: 'Asha Verma', userEmail: email, password });
  await visitor.post('/user/auth-user', { userEmail: email, password: 'not this one' });
  await send(visitor, 'POST', '/user/auth-user', { userEmail: email, password, rememberMe: true });
  const otp = await requestResetCode(school, email);
  await send(visitor, 'POST', '/user/forget-password', { email: newEmail() });
  await send(visitor, 'POST', '/user/verify-otp', { email, otp });
  await send(visitor, 'POST', '/user/reset-password', { email, newpassword: otherPassword });
}

async function callAsFamily(school: School, send: Send): Promise<void> {
  const { visitor, email } = await parent(school);
  await send(visitor, 'POST', '/user/enroll-user', application());
  await send(visitor, 'POST', '/user/add-trial', trialRequest({ userEmail: email }));
  const { items: trials } = await send(visitor, 'GET', '/user/me/trials');
  await send(visitor, 'PATCH', `/user/me/trials/${trials[0]._id}`, { status: 'cancelled' });
  const { applications } = await send(visitor, 'GET', '/user/me');
  const own = `/user/me/applications/${applications[0]._id}`;
  await send(visitor, 'PATCH', own, { status: 'withdrawn' });
  await send(visitor, 'PATCH', '/user/me', { fullName: 'Asha Joshi' });
  await send(visitor, 'POST', '/user/confirm-password', { password });
  await send(visitor, 'GET', '/user/me/export');
  const other = school.visitor();
  await send(other, 'POST', '/user/auth-user', { userEmail: email, password, rememberMe: true });
  const { sessions } = await send(visitor, 'GET', '/user/me/sessions');
  const { _id: id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
  await send(visitor, 'DELETE', `/user/me/sessions/${id}`, { password });
  await send(visitor, 'DELETE', '/user/me/sessions', { password });
  const userEmail = newEmail();
  await send(visitor, 'POST', '/user/me/email-code', { userEmail, password });
  const otp = await newCode(school, userEmail);
  await send(visitor, 'PATCH', '/user/me/email', { userEmail, otp });
  await send(visitor, 'PATCH', '/user/me/password', { password, newpassword: otherPassword });
  await send(visitor, 'DELETE', '/user/me', { password: otherPassword });
}

async function callAboutApplication(school: School, send: Send, office: Visitor): Promise<void> {
  const family = await parent(school);
  await family.visitor.post('/user/enroll-user', application());
  const [{ _id: id }] = (await family.visitor.get('/user/me')).body.applications;
  const path = `/admin/applications/${id}`;
  const { version, nextSteps } = await send(office, 'GET', path);
  const [{ status, mail }] = nextSteps;
  const changed = await send(office, 'PATCH', path, { status, mail }, { 'if-match': `"${version}"` });
  // Takes the change and its mail back.
  await send(office, 'PATCH', path, { status: 'new' }, { 'if-match': `"${changed.version}"` });
}

async function callAboutConversation(school: School, send: Send, office: Visitor): Promise<void> {
  const family = await parent(school);
  await family.visitor.post('/user/enroll-user', application());
  const { items } = await send(family.visitor, 'GET', '/user/me/conversations?limit=1');
  const [{ _id: id }] = items;
  await send(family.visitor, 'GET', `/user/me/conversations/${id}`);
  await send(family.visitor, 'POST', `/user/me/conversations/${id}/replies`, { text: 'On Sunday?' });
  const list = '/admin/conversations';
  for (const query of [
    '',
    '?limit=2',
    '?q=meera',
    '?status=open&assignee=none',
    '?assignee=me',
    '?overdue=true',
    '?kind=message',
    '?course=junior-beginner',
  ])
    await send(office, 'GET', list + query);
  const { next } = await send(office, 'GET', `${list}?limit=2`);
  await send(office, 'GET', `${list}?limit=2&cursor=${next}`);
  const path = `${list}/${id}`;
  const ifMatch = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` });
  const before = await send(office, 'GET', path);
  const answered = await send(office, 'POST', `${path}/replies`, { text: 'Gladly.' }, ifMatch(before));
  const reply = answered.entries.find(({ kind }: { kind: string }) => kind === 'out');
  await send(office, 'DELETE', `${path}/replies/${reply._id}`);
  const noted = await send(office, 'POST', `${path}/notes`, { text: 'Call on Sunday.' });
  await send(office, 'PATCH', path, { status: 'closed', assignee: 'me' }, ifMatch(noted));
  const { items: messages } = await send(office, 'GET', `${list}?kind=message&limit=1`);
  await send(office, 'POST', `${list}/${messages[0]._id}/trial`, { course: 'junior-beginner', childAge: 7 });
  const { data } = await send(office, 'POST', '/admin/saved-replies', { name: 'Trial', text: 'Dear {name}' });
  await send(office, 'GET', '/admin/saved-replies');
  await send(office, 'DELETE', `/admin/saved-replies/${data._id}`);
}

/** The people of the office. */
async function callAboutPeople(send: Send, visitor: Visitor): Promise<void> {
  const { person } = await send(visitor, 'POST', '/admin/people', { email: newEmail(), role: 'teacher' });
  const { next } = await send(visitor, 'GET', '/admin/people?limit=1');
  await send(visitor, 'GET', `/admin/people?cursor=${next}`);
  await send(visitor, 'PATCH', `/admin/people/${person._id}`, { role: 'admin' });
  await send(visitor, 'DELETE', `/admin/people/${person._id}`);
  const log = await send(visitor, 'GET', '/admin/my-log?limit=1');
  await send(visitor, 'GET', `/admin/my-log?cursor=${log.next}`);
}

/** The words of the site. */
async function callAboutDrafts(send: Send, visitor: Visitor): Promise<void> {
  await send(visitor, 'GET', '/admin/documents');
  const path = '/admin/documents/faq/main';
  const etag = (await visitor.get(path)).headers.get('etag') ?? '';
  const { data } = await send(visitor, 'GET', path);
  await send(visitor, 'PUT', path, { data: { ...data, lead: 'Questions.' } }, { 'if-match': etag });
  const changed = (await visitor.get(path)).headers.get('etag') ?? '';
  const deleted = await send(visitor, 'DELETE', `${path}/draft`, undefined, { 'if-match': changed });
  await send(visitor, 'POST', `${path}/draft/restore`, { version: deleted.version });
  for (const lead of ['First.', 'Second.']) {
    const present = (await visitor.get(path)).headers.get('etag') ?? '';
    await send(visitor, 'PUT', path, { data: { ...data, lead } }, { 'if-match': present });
    const named = async () => {
      const { items: changes } = await send(visitor, 'GET', '/admin/changes');
      const [{ type, key, version }] = changes;
      return [{ type, key, version }];
    };
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await send(visitor, 'POST', '/admin/publish', { at, documents: await named() });
    const { scheduled } = await send(visitor, 'GET', path);
    await send(visitor, 'DELETE', `/admin/scheduled-changes/${scheduled[0].id}`);
    await send(visitor, 'POST', '/admin/publish', { documents: await named() });
  }
  const { data: present, publishedVersion } = await send(visitor, 'GET', path);
  const change = { data: { ...present, lead: 'Third.' } };
  await send(visitor, 'PUT', `${path}/published`, change, { 'if-match': `"${publishedVersion}"` });
  const article = '/admin/documents/post/three-shapes-and-a-village';
  const version = (await visitor.get(article)).headers.get('etag') ?? '';
  await send(visitor, 'DELETE', article, undefined, { 'if-match': version });
  await send(visitor, 'POST', '/admin/previews', { isShared: true });
  const previews = await send(visitor, 'GET', '/admin/previews');
  await send(visitor, 'DELETE', `/admin/previews/${previews.items[0].id}`);
  const { next } = await send(visitor, 'GET', '/admin/editions?limit=1');
  const { items } = await send(visitor, 'GET', `/admin/editions?cursor=${next}`);
  await send(visitor, 'GET', `/admin/editions/${items[0].number}`);
  await send(visitor, 'GET', `/admin/editions/${items[0].number}/changes`);
  await send(visitor, 'GET', '/admin/placeholders');
  await send(visitor, 'POST', `/admin/editions/${items[0].number}/restore`);
}

/** The pictures that an owner has added. */
async function callAboutPictures(send: Send, visitor: Visitor): Promise<void> {
  const { data } = await send(visitor, 'POST', '/admin/pictures', pictureFile());
  await send(visitor, 'POST', '/admin/pictures', pictureFile());
  const { next } = await send(visitor, 'GET', '/admin/pictures?limit=1');
  await send(visitor, 'GET', `/admin/pictures?limit=1&cursor=${next}`);
  const path = `/admin/pictures/${data._id}`;
  await send(visitor, 'GET', `${path}/jpg`);
  await send(visitor, 'PATCH', path, { focus: { x: 0.5, y: 0.25 } });
  await send(visitor, 'POST', '/admin/pictures/hang', {
    room: 'clay',
    pictures: [{ id: data._id, ...ownLabel }],
  });
  const { data: other } = await send(visitor, 'POST', '/admin/pictures', pictureFile());
  await send(visitor, 'POST', `${path}/replace`, { by: other._id });
  await send(visitor, 'POST', `${path}/restore`);
  await send(visitor, 'DELETE', path);
  await send(visitor, 'POST', `${path}/restore`);
  await send(visitor, 'DELETE', path);
  await send(visitor, 'DELETE', `/admin/pictures/${other._id}`);
  const { next: nextDeleted } = await send(visitor, 'GET', '/admin/pictures?deleted=true&limit=1');
  await send(visitor, 'GET', `/admin/pictures?deleted=true&limit=1&cursor=${nextDeleted}`);
  await send(visitor, 'POST', `${path}/delete-for-good`);
  await send(visitor, 'GET', '/admin/built-in-works');
  const { documents } = await send(visitor, 'POST', '/admin/built-in-works/take-down');
  await send(visitor, 'POST', '/admin/built-in-works/put-back', { documents });
}

/** The mails of the office. */
async function callAboutMails(school: School, send: Send, visitor: Visitor): Promise<void> {
  const failed = await school.context.db
    .updateTable('outbox')
    .set({ state: 'failed', lastError: '550 no such box' })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('outbox').select('id').where('state', '=', 'sent').limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const mails = await send(visitor, 'GET', '/admin/mails?limit=2');
  await send(visitor, 'GET', `/admin/mails?limit=2&cursor=${mails.next}`);
  await send(visitor, 'GET', `/admin/mails?state=queued&limit=2&cursor=${mails.next}`);
  await send(visitor, 'PATCH', `/admin/mails/${failed.id}`, { to: 'corrected@family.test' });
  await send(visitor, 'PATCH', `/admin/mails/${failed.id}`, { isSettled: true });
  await send(visitor, 'POST', `/admin/mails/${failed.id}/resend`);
  await send(visitor, 'GET', '/admin/overview');
}

async function callAboutFamilies(school: School, send: Send, visitor: Visitor): Promise<void> {
  const list = '/admin/families?limit=2';
  const { next } = await send(visitor, 'GET', list);
  await send(visitor, 'GET', `${list}&cursor=${next}`);
  const found = await send(visitor, 'GET', `${list}&q=meera`);
  await send(visitor, 'GET', `${list}&q=meera&cursor=${found.next}`);
  const family = await parent(school);
  await family.visitor.post('/user/enroll-user', application());
  await send(visitor, 'GET', `/admin/families/${family.id}`);
  const call = { ...application({ fullName: 'Zoya' }), hasAgreed: true };
  const noted = { ...call, userEmail: family.email };
  await send(visitor, 'POST', `/admin/families/${family.id}/applications`, noted);
  await send(visitor, 'POST', '/admin/families', { ...call, email: newEmail() });
  await send(visitor, 'PUT', `/admin/families/${family.id}/email`, { email: newEmail() });
}

/** The children in class on a Sunday evening, when classes of the timetable and a trial class have begun. */
async function callInClass(school: School, send: Send, office: Visitor, family: Visitor): Promise<void> {
  const sunday = classDay(1);
  const { now } = school.context;
  const asked = await family.post('/user/add-trial', trialRequest());
  if (asked.status !== 201) throw new Error(`add-trial answered ${asked.status} ${asked.text}`);
  const [{ _id: id }] = (await family.get('/user/me/trials')).body.items;
  await send(office, 'PATCH', `/admin/trials/${id}`, { startsAt: `${sunday}T06:00:00Z` }, ifMatch(1));
  school.context.now = () => new Date(`${sunday}T14:00:00Z`);
  try {
    await send(office, 'GET', '/admin/children/in-class');
  } finally {
    school.context.now = now;
  }
}

/** Consents for photographs: the family's own, those that the office notes, and the link in a mail. */
async function callAboutPhotoConsents(school: School, send: Send, office: Visitor): Promise<void> {
  const { visitor, email } = await parent(school);
  await visitor.post('/user/enroll-user', application());
  const { items } = await send(visitor, 'GET', '/user/me/children');
  const [{ _id: childId }] = items;
  const own = `/user/me/children/${childId}/photo-consent`;
  const answer = { work: true, face: false, until: null };
  await send(visitor, 'GET', own);
  await send(visitor, 'PUT', own, answer);
  await send(office, 'PUT', `/admin/children/${childId}/photo-consent`, answer);
  const list = '/admin/children?limit=1';
  const { next } = await send(office, 'GET', list);
  await send(office, 'GET', `${list}&cursor=${next}`);
  await send(office, 'GET', `${list}&q=meera&answer=none`);
  await callInClass(school, send, office, visitor);
  await send(office, 'POST', '/admin/photo-consents/ask', { childId });
  await send(office, 'POST', '/admin/photo-consents/ask', {});
  const { text } = await school.mail(email, /photographs\?$/);
  const [, token] = /photo-consent#([\w-]+)/.exec(text) ?? [];
  await send(school.visitor(), 'POST', '/user/photo-consent/open', { token });
  const answers = [{ ...answer, childId }];
  await send(school.visitor(), 'POST', '/user/photo-consent/answer', { token, answers });
}

async function callAsOffice(school: School, send: Send, { visitor }: TestUser): Promise<void> {
  await send(visitor, 'GET', '/admin/get-users');
  const { next } = await send(visitor, 'POST', '/admin/find-users?limit=2', { search: '' });
  await send(visitor, 'POST', `/admin/find-users?limit=2&cursor=${next}`, { search: '' });
  const found = await send(visitor, 'POST', '/admin/find-users?limit=2', { search: 'meera' });
  await send(visitor, 'POST', `/admin/find-users?limit=2&cursor=${found.next}`, { search: 'meera' });
  await send(visitor, 'GET', `/admin/delete-users/${(await parent(school)).id}`);
  await send(visitor, 'DELETE', `/admin/users/${(await parent(school)).id}`);
  for (const page of [1, 2, 999]) await send(visitor, 'GET', `/admin/get-log/${page}`);
  await callAboutFamilies(school, send, visitor);
  await callAboutPhotoConsents(school, send, visitor);
  await callAboutPeople(send, visitor);
  await callAboutApplication(school, send, visitor);
  await callAboutMails(school, send, visitor);
  await callAboutDrafts(send, visitor);
  await callAboutPictures(send, visitor);
  await callAboutConversation(school, send, visitor);
  await insertMessages(
    school.context.db,
    Array.from({ length: 50 }, () => ({ createdAt: threeYearsAgo() })),
  );
  const { now, due } = await send(visitor, 'GET', '/admin/retention');
  await send(visitor, 'POST', '/admin/retention', { now, due });
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

async function callForTrials({ context: { db } }: School, send: Send, { visitor }: TestUser): Promise<void> {
  await send(visitor, 'GET', '/admin/trials');
  const period = `from=${inDays(-7)}&to=${inDays(7)}`;
  for (const list of ['asked', 'agreed', 'done']) {
    const first = await send(visitor, 'GET', `/admin/trials?list=${list}&limit=1`);
    await send(visitor, 'GET', `/admin/trials?list=${list}&limit=1&${period}`);
    if (first.next !== null)
      await send(visitor, 'GET', `/admin/trials?list=${list}&limit=1&cursor=${first.next}`);
  }
  const { items } = await send(visitor, 'GET', '/admin/trials?list=asked');
  const path = `/admin/trials/${items[0]._id}`;
  const { version } = await send(visitor, 'GET', path);
  const agreed = await send(visitor, 'PATCH', path, { startsAt: inDays(3) }, ifMatch(version));
  // What came of it is noted after its beginning.
  await db
    .updateTable('trials')
    .set({ startsAt: new Date(Date.now() - 60_000) })
    .where('id', '=', items[0]._id)
    .execute();
  const came = await send(visitor, 'PATCH', path, { status: 'came' }, ifMatch(agreed.version));
  await send(visitor, 'PATCH', path, { status: 'enrolled' }, ifMatch(came.version));
}

async function callWithSecondFactor(send: Send, { visitor, email }: TestUser): Promise<void> {
  const { secret } = await send(visitor, 'POST', '/admin/second-factor/start', { password });
  const code = codeAt(secret, Date.now());
  const first = await send(visitor, 'POST', '/admin/second-factor/confirm', { code });
  await send(visitor, 'GET', '/admin/second-factor');
  await send(visitor, 'POST', '/user/log-out');
  await visitor.post('/user/auth-user', { userEmail: email, password });
  await send(visitor, 'POST', '/user/second-factor', { code: first.recoveryCodes[0] });
  const next = { password, code: codeAt(secret, Date.now() + 30_000) };
  const { recoveryCodes } = await send(visitor, 'POST', '/admin/second-factor/recovery-codes', next);
  await send(visitor, 'POST', '/admin/second-factor/turn-off', { password, code: recoveryCodes[0] });
}

/** A request that has succeeded. */
export interface Sent {
  endpoint: string;
  /** Sends the same request once more. */
  again: (headers?: Record<string, string>) => Promise<Reply>;
}

/**
 * Calls the endpoints of the API with requests that succeed, each at least once.
 * @param headersOf more headers for a request to an endpoint
 * @param after called after each request
 * @returns the called endpoints, such as "GET /user/me"
 * @throws when a reply is an error
 */
export async function callEveryEndpoint(
  school: School,
  headersOf: (endpoint: string) => Record<string, string> = () => ({}),
  after: (sent: Sent) => Promise<void> = () => Promise.resolve(),
): Promise<Set<string>> {
  const called = new Set<string>();
  const send: Send = async (visitor, method, path, body, headers) => {
    const endpoint = endpointOf(method, path);
    const sent = { ...headers, ...headersOf(endpoint) };
    const reply = await visitor.send(method, path, body, { headers: sent });
    if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status} ${reply.text}`);
    called.add(endpoint);
    await after({
      endpoint,
      again: (more) => visitor.send(method, path, body, { headers: { ...sent, ...more } }),
    });
    return reply.body;
  };
  await callAsVisitor(school, send);
  await callAsFamily(school, send);
  const office = await admin(school);
  await callAsOffice(school, send, office);
  await callForTrials(school, send, office);
  await callWithSecondFactor(send, office);
  return called;
}
