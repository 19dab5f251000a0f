import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import {
  admin,
  application,
  newEmail,
  parent,
  password,
  signUp,
  teacher,
  trialRequest,
  type TestUser,
} from '#test/people.ts';
import { ownLabel, pictureFile } from '#test/picture-file.ts';
import { openSchool, type School } from '#test/school.ts';
import type { Visitor } from '#test/visitor.ts';
import { createApp } from './app.ts';

const callers = ['visitor', 'user', 'other', 'teacher', 'admin', 'disabled'] as const;
type Caller = (typeof callers)[number];

/** The account that the requests of a row are about. */
interface Subject extends TestUser {
  sessionId: string;
  trialId: string;
  /** The conversation about the trial class. */
  conversationId: string;
  applicationId: string;
  childId: string;
}

interface Row {
  body?: (subject: Subject) => unknown;
  headers?: Record<string, string>;
  /** The path of the request, when the endpoint has a parameter. */
  path?: (subject: Subject) => string;
  /** The status for each caller, in the order of `callers`. */
  statuses: readonly [
    visitor: number,
    user: number,
    other: number,
    teacher: number,
    admin: number,
    disabled: number,
  ];
}

const everybody = (status: number): Row['statuses'] => [status, status, status, status, status, status];
/** Endpoints for own data: every signed-in user may use them, and they have no parameter for another account. */
const signedIn = (status: number): Row['statuses'] => [401, status, status, status, status, 401];
/** Endpoints for everybody who works in the office. */
const office = (status: number): Row['statuses'] => [401, 403, 403, status, status, 401];
/** Endpoints for the owner. */
const owner = (status: number): Row['statuses'] => [401, 403, 403, 403, status, 401];

/** The authorisation matrix: every endpoint and every kind of caller (OWASP ASVS 5.0, 8.2.1 and 8.2.2). */
const matrix: Readonly<Record<string, Row>> = {
  'POST /user/add-user': {
    body: () => ({ fullName: 'Asha Verma', userEmail: newEmail(), password }),
    statuses: everybody(201),
  },
  'POST /user/auth-user': { body: ({ email }) => ({ userEmail: email, password }), statuses: everybody(200) },
  'POST /user/forget-password': { body: ({ email }) => ({ email }), statuses: everybody(200) },
  'POST /user/verify-otp': { body: ({ email }) => ({ email, otp: '000000' }), statuses: everybody(400) },
  // No caller has the grant: not even a session of the account or an admin can reset a password without the code.
  'POST /user/reset-password': {
    body: ({ email }) => ({ email, newpassword: 'a new word' }),
    statuses: everybody(401),
  },
  'POST /user/log-out': { statuses: everybody(200) },
  'GET /user/me': { statuses: signedIn(200) },
  'PATCH /user/me': { body: () => ({ fullName: 'Asha' }), statuses: signedIn(200) },
  'PATCH /user/me/password': {
    body: () => ({ password, newpassword: 'seven white horses' }),
    statuses: signedIn(200),
  },
  'POST /user/me/email-code': {
    body: () => ({ userEmail: newEmail(), password }),
    statuses: signedIn(200),
  },
  'PATCH /user/me/email': {
    body: () => ({ userEmail: newEmail(), otp: '123456' }),
    statuses: signedIn(400),
  },
  'GET /user/me/export': { statuses: signedIn(200) },
  'DELETE /user/me': { body: () => ({ password }), statuses: [401, 200, 200, 409, 409, 401] },
  'GET /user/me/sessions': { statuses: signedIn(200) },
  'DELETE /user/me/sessions': { body: () => ({ password }), statuses: signedIn(200) },
  // The reply for a session of another account is the same as for an unknown one.
  'DELETE /user/me/sessions/:id': {
    body: () => ({ password }),
    path: ({ sessionId }) => `/user/me/sessions/${sessionId}`,
    statuses: [401, 200, 404, 404, 404, 401],
  },
  'POST /user/enroll-user': { body: () => application(), statuses: signedIn(201) },
  // The reply for an application of another account is the same as for an unknown one.
  'PATCH /user/me/applications/:id': {
    body: () => ({ status: 'withdrawn' }),
    path: ({ applicationId }) => `/user/me/applications/${applicationId}`,
    statuses: [401, 200, 404, 404, 404, 401],
  },
  'GET /admin/applications/:id': {
    path: ({ applicationId }) => `/admin/applications/${applicationId}`,
    statuses: [401, 403, 403, 200, 200, 401],
  },
  'PATCH /admin/applications/:id': {
    body: () => ({ status: 'trial' }),
    headers: { 'if-match': '"1"' },
    path: ({ applicationId }) => `/admin/applications/${applicationId}`,
    statuses: [401, 403, 403, 200, 200, 401],
  },
  'POST /user/add-lead': { body: () => ({ userMessage: 'Hello' }), statuses: everybody(201) },
  'POST /user/add-trial': { body: () => trialRequest(), statuses: everybody(201) },
  'GET /user/me/trials': { statuses: signedIn(200) },
  // The trial class of another account is as unknown as one that does not exist.
  'PATCH /user/me/trials/:id': {
    body: () => ({ status: 'cancelled' }),
    path: ({ trialId }) => `/user/me/trials/${trialId}`,
    statuses: [401, 200, 404, 404, 404, 401],
  },
  'GET /admin/trials': { statuses: office(200) },
  'GET /admin/trials/:id': { path: ({ trialId }) => `/admin/trials/${trialId}`, statuses: office(200) },
  'PATCH /admin/trials/:id': {
    body: () => ({ status: 'cancelled' }),
    headers: { 'if-match': '"1"' },
    path: ({ trialId }) => `/admin/trials/${trialId}`,
    statuses: office(200),
  },
  'GET /admin/get-course': { statuses: everybody(200) },
  'GET /admin/get-users': { statuses: owner(200) },
  'POST /admin/find-users': { body: () => ({ search: '' }), statuses: owner(200) },
  'GET /admin/families': { statuses: office(200) },
  'POST /admin/families': {
    body: () => ({ ...application(), hasAgreed: true, email: newEmail() }),
    statuses: office(201),
  },
  'POST /admin/families/:id/applications': {
    path: ({ id }) => `/admin/families/${id}/applications`,
    // A second child.
    body: ({ email }) => ({
      ...application({ fullName: 'Tara Verma' }),
      hasAgreed: true,
      userEmail: email,
    }),
    statuses: office(201),
  },
  // The account of the subject is its own.
  'PUT /admin/families/:id/email': {
    path: ({ id }) => `/admin/families/${id}/email`,
    body: () => ({ email: newEmail() }),
    statuses: office(409),
  },
  'GET /admin/families/:id': { path: ({ id }) => `/admin/families/${id}`, statuses: office(200) },
  'GET /admin/delete-users/:id': {
    path: ({ id }) => `/admin/delete-users/${id}`,
    statuses: owner(200),
  },
  'DELETE /admin/users/:id': { path: ({ id }) => `/admin/users/${id}`, statuses: owner(200) },
  'POST /user/confirm-password': { body: () => ({ password }), statuses: signedIn(200) },
  // No password was given in this browser before.
  'POST /user/second-factor': { body: () => ({ code: '000000' }), statuses: everybody(401) },
  'GET /admin/second-factor': { statuses: office(200) },
  'POST /admin/second-factor/start': { body: () => ({ password }), statuses: office(200) },
  // No set-up was started, or no second factor exists.
  'POST /admin/second-factor/confirm': { body: () => ({ code: '000000' }), statuses: office(403) },
  'POST /admin/second-factor/recovery-codes': {
    body: () => ({ password, code: '000000' }),
    statuses: office(409),
  },
  'POST /admin/second-factor/turn-off': {
    body: () => ({ password, code: '000000' }),
    statuses: office(409),
  },
  'GET /admin/get-log/:page': { path: () => '/admin/get-log/1', statuses: owner(200) },
  'GET /admin/my-log': { statuses: office(200) },
  'GET /admin/documents': { statuses: owner(200) },
  'GET /admin/documents/:type/:key': { path: () => '/admin/documents/faq/main', statuses: owner(200) },
  'PUT /admin/documents/:type/:key': {
    body: () => ({ data: {} }),
    headers: { 'if-match': '"new"' },
    path: () => `/admin/documents/post/${randomUUID()}`,
    statuses: owner(200),
  },
  'DELETE /admin/documents/:type/:key/draft': {
    headers: { 'if-match': '"new"' },
    path: () => '/admin/documents/faq/main/draft',
    statuses: owner(404),
  },
  'DELETE /admin/documents/:type/:key': {
    headers: { 'if-match': '"new"' },
    path: () => '/admin/documents/post/nothing',
    statuses: owner(404),
  },
  'POST /admin/documents/:type/:key/draft/restore': {
    path: () => '/admin/documents/faq/main/draft/restore',
    body: () => ({ version: randomUUID() }),
    statuses: owner(404),
  },
  'PUT /admin/documents/:type/:key/published': {
    path: () => '/admin/documents/faq/main/published',
    headers: { 'if-match': '"new"' },
    body: () => ({ data: {} }),
    statuses: owner(412),
  },
  'DELETE /admin/scheduled-changes/:id': {
    path: () => `/admin/scheduled-changes/${randomUUID()}`,
    statuses: owner(404),
  },
  'GET /admin/changes': { statuses: owner(200) },
  'POST /admin/publish': {
    body: () => ({ documents: [{ type: 'faq', key: 'main', version: 'published-0' }] }),
    statuses: owner(409),
  },
  'GET /admin/previews': { statuses: owner(200) },
  'POST /admin/previews': { body: () => ({ isShared: false }), statuses: owner(201) },
  'DELETE /admin/previews/:id': { path: () => `/admin/previews/${randomUUID()}`, statuses: owner(404) },
  'GET /admin/pictures': { statuses: owner(200) },
  'POST /admin/pictures': { body: () => pictureFile(), statuses: owner(201) },
  'PATCH /admin/pictures/:id': {
    path: () => `/admin/pictures/${randomUUID()}`,
    body: () => ({ focus: { x: 0, y: 0 } }),
    statuses: owner(404),
  },
  'POST /admin/pictures/hang': {
    body: () => ({ room: null, pictures: [{ id: randomUUID(), ...ownLabel }] }),
    statuses: owner(404),
  },
  'POST /admin/pictures/:id/replace': {
    path: () => `/admin/pictures/${randomUUID()}/replace`,
    body: () => ({ by: randomUUID() }),
    statuses: owner(404),
  },
  'DELETE /admin/pictures/:id': { path: () => `/admin/pictures/${randomUUID()}`, statuses: owner(404) },
  'POST /admin/pictures/:id/restore': {
    path: () => `/admin/pictures/${randomUUID()}/restore`,
    statuses: owner(404),
  },
  'POST /admin/pictures/:id/delete-for-good': {
    path: () => `/admin/pictures/${randomUUID()}/delete-for-good`,
    statuses: owner(404),
  },
  'GET /admin/built-in-works': { statuses: owner(200) },
  'POST /admin/built-in-works/take-down': { statuses: owner(200) },
  'POST /admin/built-in-works/put-back': {
    body: () => ({
      documents: [{ type: 'room', key: 'clay', version: randomUUID(), earlier: randomUUID() }],
    }),
    statuses: owner(409),
  },
  'GET /admin/pictures/:id/:width': {
    path: () => `/admin/pictures/${randomUUID()}/320`,
    statuses: owner(404),
  },
  'GET /admin/editions': { statuses: owner(200) },
  'GET /admin/editions/:number': { path: () => '/admin/editions/9', statuses: owner(404) },
  'GET /admin/editions/:number/changes': { path: () => '/admin/editions/9/changes', statuses: owner(404) },
  'GET /admin/placeholders': { statuses: owner(200) },
  'POST /admin/editions/:number/restore': { path: () => '/admin/editions/9/restore', statuses: owner(404) },
  'GET /admin/people': { statuses: owner(200) },
  'POST /admin/people': {
    body: () => ({ email: newEmail(), role: 'teacher' }),
    statuses: owner(201),
  },
  // Families do not work in the office.
  'PATCH /admin/people/:id': {
    body: () => ({ role: 'teacher' }),
    path: ({ id }) => `/admin/people/${id}`,
    statuses: owner(404),
  },
  'DELETE /admin/people/:id': { path: ({ id }) => `/admin/people/${id}`, statuses: owner(404) },
  'GET /admin/retention': { statuses: owner(200) },
  // No data is due.
  'POST /admin/retention': {
    body: () => ({
      now: new Date().toISOString(),
      due: { messages: 0, applications: 0, users: 0, logEntries: 0 },
    }),
    statuses: owner(409),
  },
  'GET /user/me/conversations': { statuses: signedIn(200) },
  'GET /user/me/conversations/:id': {
    path: ({ conversationId }) => `/user/me/conversations/${conversationId}`,
    statuses: [401, 200, 404, 404, 404, 401],
  },
  'POST /user/me/conversations/:id/replies': {
    body: () => ({ text: 'Thank you' }),
    path: ({ conversationId }) => `/user/me/conversations/${conversationId}/replies`,
    statuses: [401, 201, 404, 404, 404, 401],
  },
  'GET /admin/conversations': { statuses: office(200) },
  'GET /admin/conversations/:id': {
    path: ({ conversationId }) => `/admin/conversations/${conversationId}`,
    statuses: office(200),
  },
  'PATCH /admin/conversations/:id': {
    body: () => ({ status: 'closed' }),
    headers: { 'if-match': '"1"' },
    path: ({ conversationId }) => `/admin/conversations/${conversationId}`,
    statuses: office(200),
  },
  'POST /admin/conversations/:id/replies': {
    body: () => ({ text: 'Gladly' }),
    headers: { 'if-match': '"1"' },
    path: ({ conversationId }) => `/admin/conversations/${conversationId}/replies`,
    statuses: office(201),
  },
  // There is no such reply.
  'DELETE /admin/conversations/:id/replies/:entryId': {
    path: ({ conversationId }) => `/admin/conversations/${conversationId}/replies/none`,
    statuses: office(404),
  },
  'POST /admin/conversations/:id/trial': {
    path: ({ conversationId }) => `/admin/conversations/${conversationId}/trial`,
    body: () => ({ course: 'junior-beginner', childAge: 7 }),
    statuses: office(200),
  },
  'POST /admin/conversations/:id/notes': {
    body: () => ({ text: 'Call on Sunday' }),
    path: ({ conversationId }) => `/admin/conversations/${conversationId}/notes`,
    statuses: office(201),
  },
  'GET /admin/saved-replies': { statuses: office(200) },
  'POST /admin/saved-replies': {
    body: () => ({ name: 'Trial', text: 'Dear {child}' }),
    statuses: office(201),
  },
  // There is no such saved reply.
  'DELETE /admin/saved-replies/:id': { path: () => '/admin/saved-replies/none', statuses: owner(404) },
  'GET /user/me/children': { statuses: signedIn(200) },
  // The child of another account is as unknown as one that does not exist, also to the office.
  'GET /user/me/children/:id/photo-consent': {
    path: ({ childId }) => `/user/me/children/${childId}/photo-consent`,
    statuses: [401, 200, 404, 404, 404, 401],
  },
  'PUT /user/me/children/:id/photo-consent': {
    path: ({ childId }) => `/user/me/children/${childId}/photo-consent`,
    body: () => ({ work: true, face: false, until: null }),
    statuses: [401, 200, 404, 404, 404, 401],
  },
  'GET /admin/children': { statuses: office(200) },
  'GET /admin/children/in-class': { statuses: office(200) },
  'PUT /admin/children/:id/photo-consent': {
    path: ({ childId }) => `/admin/children/${childId}/photo-consent`,
    body: () => ({ work: true, face: false, until: null }),
    statuses: office(200),
  },
  'POST /admin/photo-consents/ask': { body: ({ childId }) => ({ childId }), statuses: office(200) },
  // Nobody has the token but who has the mail, not even a session of the family or an admin.
  'POST /user/photo-consent/open': { body: () => ({ token: 'a guess' }), statuses: everybody(404) },
  'POST /user/photo-consent/answer': {
    body: ({ childId }) => ({
      token: 'a guess',
      answers: [{ childId, work: true, face: true, until: null }],
    }),
    statuses: everybody(404),
  },
  'GET /admin/mails': { statuses: owner(200) },
  'POST /admin/mails/:id/resend': { path: () => '/admin/mails/none/resend', statuses: owner(404) },
  'PATCH /admin/mails/:id': {
    path: () => '/admin/mails/none',
    body: () => ({ isSettled: true }),
    statuses: owner(404),
  },
  'GET /admin/overview': { statuses: office(200) },
  'GET /openapi.json': { statuses: everybody(200) },
  'POST /reports': {
    body: () => [],
    headers: { 'content-type': 'application/reports+json' },
    statuses: everybody(204),
  },
  'GET /healthz': { statuses: everybody(200) },
  'GET /readyz': { statuses: everybody(200) },
  'GET /.well-known/security.txt': { statuses: everybody(200) },
  // Needs a token instead of a session (server/api/probes.api.test.ts).
  'GET /metrics': { statuses: everybody(404) },
};

/** The endpoints that may change the account or the session of the caller. */
const changesCaller = /^\/user\/|^\/admin\/second-factor\//;

describe.each(kindsOfThisRun)('authorisation on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  async function disabled(): Promise<TestUser> {
    const account = await parent(school);
    await school.context.db
      .updateTable('users')
      .set({ banned: kind === 'postgres' ? true : 1 })
      .where('id', '=', account.id)
      .execute();
    return account;
  }

  /** Creates an account with a trial class and an application. */
  async function createSubject(): Promise<Subject> {
    const user = await parent(school);
    const { db } = school.context;
    const { id: sessionId } = await db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    await user.visitor.post('/user/add-trial', trialRequest({ userEmail: user.email }));
    const { id: trialId } = await db
      .selectFrom('trials')
      .select('id')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    const { id: conversationId } = await db
      .selectFrom('conversations')
      .select('id')
      .where('trialId', '=', trialId)
      .executeTakeFirstOrThrow();
    await user.visitor.post('/user/enroll-user', application());
    const applicationId = (await user.visitor.get('/user/me')).body.applications[0]._id;
    const [{ _id: childId }] = (await user.visitor.get('/user/me/children')).body.items;
    return { ...user, sessionId, trialId, conversationId, applicationId, childId };
  }

  /** Creates a caller; the user is the subject. */
  async function createCaller(caller: Caller, subject: Subject): Promise<Visitor> {
    if (caller === 'user') return subject.visitor;
    if (caller === 'visitor') return school.visitor();
    const createAccount = { other: parent, teacher, admin, disabled }[caller];
    return (await createAccount(school)).visitor;
  }

  /** A subject and callers that no request changes. */
  let unchanged: Subject;
  const unchangedCallers = new Map<Caller, Visitor>();
  beforeAll(async () => {
    unchanged = await createSubject();
    for (const caller of callers) unchangedCallers.set(caller, await createCaller(caller, unchanged));
  });

  /** A visitor with the cookies of an unchanged caller, because a reply may delete them. */
  function unchangedCaller(caller: Caller): Visitor {
    const visitor = school.visitor();
    for (const [name, value] of unchangedCallers.get(caller)?.cookies ?? []) visitor.cookies.set(name, value);
    return visitor;
  }

  /** The subject of a request that changes something: a new one, unless only its e-mail address is sent. */
  async function subjectFor(caller: Caller, isInPath: boolean): Promise<Subject> {
    if (isInPath) return createSubject();
    return caller === 'user' ? { ...unchanged, ...(await parent(school)) } : unchanged;
  }

  test('the matrix has one row for every endpoint of the server', () => {
    const endpoints = createApp(school.context)
      .routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect(new Set(Object.keys(matrix))).toEqual(new Set(endpoints));
  });

  // One test for each caller. A failure names the endpoint.
  test.each(callers.map((caller, index) => [caller, index] as const))(
    'each endpoint replies to the %s as the matrix says',
    async (caller, index) => {
      const wrong: string[] = [];
      for (const [name, { body, headers, path, statuses }] of Object.entries(matrix)) {
        const [method = '', pattern = ''] = name.split(' ');
        const expected = statuses[index] ?? 0;
        const changes = expected < 400 && (method !== 'GET' || pattern.includes('delete'));
        // A path without a parameter for the subject names nothing that belongs to it.
        const isInPath = path !== undefined && path.length > 0;
        const subject = changes ? await subjectFor(caller, isInPath) : unchanged;
        const visitor =
          changes && changesCaller.test(pattern)
            ? await createCaller(caller, subject)
            : unchangedCaller(caller);
        const reply = await visitor.send(method, path?.(subject) ?? pattern, body?.(subject), { headers });
        if (reply.status !== expected) wrong.push(`${name}: ${reply.status} instead of ${expected}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('the callers that no request changes still have their sessions', async () => {
    const { db } = school.context;
    await db
      .updateTable('users')
      .set({ banned: kind === 'postgres' ? false : 0 })
      .execute();
    const statuses = callers.map(async (caller) => (await unchangedCaller(caller).get('/user/me')).status);
    expect(await Promise.all(statuses)).toEqual([401, 200, 200, 200, 200, 200]);
  });

  test('a disabled account cannot sign in and gets the reply of a wrong password', async () => {
    const { email } = await disabled();
    const replies = await Promise.all(
      [
        { userEmail: email, password },
        { userEmail: email, password: 'not this one' },
      ].map((body) => school.visitor().post('/user/auth-user', body)),
    );
    expect(replies.map(({ status }) => status)).toEqual([401, 401]);
    expect(replies[0]?.text).toBe(replies[1]?.text);
  });

  test('own data contains no data of others', async () => {
    const own = await parent(school);
    const otherEmail = await signUp(school);
    await own.visitor.post('/user/enroll-user', application());
    for (const path of ['/user/me', '/user/me/export']) {
      const reply = await own.visitor.get(path);
      expect(reply.text).toContain(own.email);
      expect(reply.text).not.toContain(otherEmail);
    }
  });
});
