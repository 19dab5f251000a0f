import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { routes } from '#server/api/routes.ts';
import { codeAt } from './authenticator.ts';
import { newCode, requestResetCode } from './codes.ts';
import { isLongRun, kindsOfThisRun } from './databases.ts';
import {
  admin,
  application,
  newEmail,
  parent,
  password,
  signIn,
  teacher,
  trialRequest,
  type TestUser,
} from './people.ts';
import type { Reply } from './http.ts';
import { ownLabel, pictureFile } from './picture-file.ts';
import { openSchool, type School } from './school.ts';
import { publishDrafts } from './publish-drafts.ts';
import { unsentMails } from './unsent-mails.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const laters = { 'an hour': hour, ...(isLongRun ? { 'a day': day } : {}), 'a year': 366 * day };

type Send = () => Promise<Reply>;

/** What a page that was opened at one time may send later. */
interface Row {
  endpoint: string;
  /** What is sent, when an endpoint has several rows. */
  what?: string;
  /** Prepares it now. @returns sends it later, when who sends it has signed in again */
  prepare: (school: School) => Promise<Send>;
  /** The statuses after an hour, a day and a year. */
  statuses: [number, number, number];
}

const always = (status: number): Row['statuses'] => [status, status, status];
const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const ifMatch = (etag: string | null | number) => ({
  headers: { 'if-match': typeof etag === 'number' ? `"${etag}"` : (etag ?? '') },
});

/** Signs a user in again: a session of the office ends within an hour. */
async function again({ visitor }: TestUser, { email }: { email: string }): Promise<void> {
  const { status } = await visitor.post('/user/auth-user', { userEmail: email, password });
  expect(status).toBe(200);
}

/** A call of somebody who signs in first. */
const by =
  (open: (school: School) => Promise<TestUser>) =>
  (work: (user: TestUser, school: School) => Promise<Send> | Send) =>
  async (school: School): Promise<Send> => {
    const user = await open(school);
    const send = await work(user, school);
    return async () => {
      await again(user, user);
      return send();
    };
  };
const byParent = by(parent);
const byTeacher = by(teacher);
const byOwner = by(admin);

const send =
  ({ visitor }: TestUser, method: string, path: string, body?: unknown, options = {}): Send =>
  () =>
    visitor.send(method, path, body, options);

/** A family that has applied, or whose child is enrolled. */
async function applied(school: School, isEnrolled: boolean) {
  const family = await parent(school);
  await family.visitor.post('/user/enroll-user', application());
  const [{ _id: id }] = (await family.visitor.get('/user/me')).body.applications;
  if (isEnrolled) {
    const { visitor } = await teacher(school);
    const body = { status: 'enrolled' };
    expect((await visitor.send('PATCH', `/admin/applications/${id}`, body, ifMatch(1))).status).toBe(200);
  }
  return { family, id };
}

/** A trial class of a family, agreed for a time from now or not. */
async function trial(school: School, startsIn?: number) {
  const family = await parent(school);
  await family.visitor.post('/user/add-trial', trialRequest({ userEmail: family.email }));
  const [{ _id: id }] = (await family.visitor.get('/user/me/trials')).body.items;
  const path = `/admin/trials/${id}`;
  if (startsIn !== undefined) {
    const { visitor } = await teacher(school);
    const agreed = await visitor.send('PATCH', path, { startsAt: inFuture(startsIn) }, ifMatch(1));
    expect(agreed.status).toBe(200);
  }
  return { family, id, path, version: startsIn === undefined ? 1 : 2 };
}

const changeOfTrial = (startsIn: number | undefined, body: () => object) =>
  byTeacher(async (office, school) => {
    const { path, version } = await trial(school, startsIn);
    return send(office, 'PATCH', path, body(), ifMatch(version));
  });

/** The conversation of a message. */
async function conversation(school: School) {
  const userEmail = newEmail();
  await school.visitor().post('/user/add-lead', { userEmail, userMessage: 'Is clay taught?' });
  const { visitor } = await teacher(school);
  const [{ _id, version }] = (await visitor.get(`/admin/conversations?q=${userEmail}`)).body.items;
  return { path: `/admin/conversations/${_id}`, version: version ?? 1 };
}

/** A child of a family that has applied. */
async function child(school: School) {
  const { family } = await applied(school, false);
  const [{ _id: childId }] = (await family.visitor.get('/user/me/children')).body.items;
  return { family, childId };
}
const yes = { work: true, face: true, until: null };

async function noted(office: TestUser): Promise<string> {
  const body = { ...application({ fullName: 'Ila Rao' }), email: '', hasAgreed: true };
  return (await office.visitor.post('/admin/families', body)).body._id;
}

async function failedMail(school: School): Promise<string> {
  const { email } = await parent(school);
  await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
  const { id } = await school.context.db
    .updateTable('outbox')
    .set({ state: 'failed', lastError: '550 no such box' })
    .where('sendTo', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const faq = '/admin/documents/faq/main';
/** A draft of the questions, which differs from what is published. */
/** The drafts as somebody has looked at them. */
async function shown({ visitor }: TestUser) {
  const { items } = (await visitor.get('/admin/changes')).body;
  return items.map(({ type, key, version }: Record<string, string>) => ({ type, key, version }));
}

async function draft({ visitor }: TestUser): Promise<string> {
  const { body, headers } = await visitor.get(faq);
  const data = { ...body.data, lead: `Questions ${newEmail()}.`.slice(0, 30) };
  const saved = await visitor.send('PUT', faq, { data }, ifMatch(headers.get('etag')));
  expect(saved.status).toBe(200);
  return (await visitor.get(faq)).headers.get('etag') ?? '';
}

/** The address of a picture that was added. */
async function picture({ visitor }: TestUser): Promise<string> {
  const { data } = (await visitor.post('/admin/pictures', pictureFile())).body;
  return `/admin/pictures/${data._id}`;
}

async function secondFactor({ visitor }: TestUser): Promise<string> {
  return (await visitor.post('/admin/second-factor/start', { password })).body.secret;
}

const rows: Row[] = [
  {
    endpoint: 'POST /user/add-user',
    prepare: async (school) => () =>
      school.visitor().post('/user/add-user', { fullName: 'Asha', userEmail: newEmail(), password }),
    statuses: always(201),
  },
  {
    endpoint: 'POST /user/auth-user',
    prepare: async (school) => {
      const { email } = await parent(school);
      return () => school.visitor().post('/user/auth-user', { userEmail: email, password });
    },
    statuses: always(200),
  },
  {
    endpoint: 'PATCH /user/me',
    prepare: byParent((user) => send(user, 'PATCH', '/user/me', { fullName: 'Asha Rao' })),
    statuses: always(200),
  },
  {
    endpoint: 'DELETE /user/me',
    prepare: byParent((user) => send(user, 'DELETE', '/user/me', { password })),
    statuses: always(200),
  },
  {
    endpoint: 'POST /user/me/email-code',
    prepare: byParent((user) =>
      send(user, 'POST', '/user/me/email-code', { userEmail: newEmail(), password }),
    ),
    statuses: always(200),
  },
  {
    endpoint: 'PATCH /user/me/email',
    prepare: byParent(async (user, school) => {
      const userEmail = newEmail();
      await user.visitor.post('/user/me/email-code', { userEmail, password });
      return send(user, 'PATCH', '/user/me/email', { userEmail, otp: await newCode(school, userEmail) });
    }),
    statuses: always(400),
  },
  {
    endpoint: 'POST /user/forget-password',
    prepare: async (school) => () => school.visitor().post('/user/forget-password', { email: newEmail() }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /user/verify-otp',
    prepare: async (school) => {
      const { email } = await parent(school);
      const otp = await requestResetCode(school, email);
      return () => school.visitor().post('/user/verify-otp', { email, otp });
    },
    statuses: always(400),
  },
  {
    endpoint: 'POST /user/reset-password',
    prepare: async (school) => {
      const { email, visitor } = await parent(school);
      await visitor.post('/user/verify-otp', { email, otp: await requestResetCode(school, email) });
      return () => visitor.post('/user/reset-password', { email, newpassword: 'seven white horses' });
    },
    statuses: always(401),
  },
  {
    endpoint: 'PATCH /user/me/password',
    prepare: byParent((user) =>
      send(user, 'PATCH', '/user/me/password', { password, newpassword: 'seven white horses' }),
    ),
    statuses: always(200),
  },
  {
    endpoint: 'POST /user/confirm-password',
    prepare: byParent((user) => send(user, 'POST', '/user/confirm-password', { password })),
    statuses: always(200),
  },
  {
    endpoint: 'POST /user/log-out',
    prepare: byParent((user) => send(user, 'POST', '/user/log-out')),
    statuses: always(200),
  },
  {
    endpoint: 'DELETE /user/me/sessions/{id}',
    what: 'one that has ended by itself meanwhile',
    prepare: byParent(async (user, school) => {
      await signIn(school, user.email);
      const { sessions } = (await user.visitor.get('/user/me/sessions')).body;
      const { _id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
      return send(user, 'DELETE', `/user/me/sessions/${_id}`, { password });
    }),
    statuses: always(200),
  },
  {
    endpoint: 'DELETE /user/me/sessions',
    prepare: byParent((user) => send(user, 'DELETE', '/user/me/sessions', { password })),
    statuses: always(200),
  },
  {
    endpoint: 'POST /user/second-factor',
    what: 'the second step of a sign-in is for minutes',
    prepare: async (school) => {
      const owner = await admin(school);
      const secret = await secondFactor(owner);
      const { recoveryCodes } = (
        await owner.visitor.post('/admin/second-factor/confirm', { code: codeAt(secret, Date.now()) })
      ).body;
      const visitor = school.visitor();
      await visitor.post('/user/auth-user', { userEmail: owner.email, password });
      return () => visitor.post('/user/second-factor', { code: recoveryCodes[0] });
    },
    statuses: always(401),
  },
  {
    endpoint: 'POST /admin/second-factor/start',
    prepare: byTeacher((user) => send(user, 'POST', '/admin/second-factor/start', { password })),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/second-factor/confirm',
    prepare: byTeacher(async (user) => {
      const secret = await secondFactor(user);
      return () => user.visitor.post('/admin/second-factor/confirm', { code: codeAt(secret, Date.now()) });
    }),
    statuses: always(200),
  },
  ...(['recovery-codes', 'turn-off'] as const).map((path): Row => ({
    endpoint: `POST /admin/second-factor/${path}`,
    prepare: async (school) => {
      const user = await teacher(school);
      const secret = await secondFactor(user);
      await user.visitor.post('/admin/second-factor/confirm', { code: codeAt(secret, Date.now()) });
      return async () => {
        await user.visitor.post('/user/auth-user', { userEmail: user.email, password });
        await user.visitor.post('/user/second-factor', { code: codeAt(secret, Date.now()) });
        const code = codeAt(secret, Date.now() + 30_000);
        return user.visitor.post(`/admin/second-factor/${path}`, { password, code });
      };
    },
    statuses: always(200),
  })),
  {
    endpoint: 'POST /user/enroll-user',
    what: 'again while the first is open',
    prepare: async (school) => {
      const { family } = await applied(school, false);
      return withAgain(family, 'POST', '/user/enroll-user', application());
    },
    statuses: always(409),
  },
  {
    endpoint: 'POST /user/enroll-user',
    what: 'again for a child that is enrolled: a year later it may',
    prepare: async (school) => {
      const { family } = await applied(school, true);
      return withAgain(family, 'POST', '/user/enroll-user', application());
    },
    statuses: [409, 409, 201],
  },
  {
    endpoint: 'PATCH /user/me/applications/{id}',
    prepare: async (school) => {
      const { family, id } = await applied(school, false);
      return withAgain(family, 'PATCH', `/user/me/applications/${id}`, { status: 'withdrawn' });
    },
    statuses: always(200),
  },
  {
    endpoint: 'PATCH /user/me/applications/{id}',
    what: 'of a child that is enrolled: a year later there is nothing to withdraw',
    prepare: async (school) => {
      const { family, id } = await applied(school, true);
      return withAgain(family, 'PATCH', `/user/me/applications/${id}`, { status: 'withdrawn' });
    },
    statuses: [200, 200, 409],
  },
  {
    endpoint: 'PATCH /admin/applications/{id}',
    prepare: byTeacher(async (user, school) => {
      const { id } = await applied(school, false);
      return send(user, 'PATCH', `/admin/applications/${id}`, { status: 'offered' }, ifMatch(1));
    }),
    statuses: always(200),
  },
  {
    endpoint: 'PATCH /admin/applications/{id}',
    what: 'of a child whose year is over: what was stays',
    prepare: byTeacher(async (user, school) => {
      const { id } = await applied(school, true);
      const { version } = (await user.visitor.get(`/admin/applications/${id}`)).body;
      return send(user, 'PATCH', `/admin/applications/${id}`, { status: 'withdrawn' }, ifMatch(version));
    }),
    statuses: [200, 200, 409],
  },
  {
    endpoint: 'PATCH /admin/applications/{id}',
    what: 'Undo is for seconds',
    prepare: byTeacher(async (user, school) => {
      const { id } = await applied(school, false);
      const path = `/admin/applications/${id}`;
      await user.visitor.send('PATCH', path, { status: 'offered' }, ifMatch(1));
      return send(user, 'PATCH', path, { status: 'new' }, ifMatch(2));
    }),
    statuses: always(409),
  },
  {
    endpoint: 'POST /user/add-lead',
    prepare: async (school) => () => school.visitor().post('/user/add-lead', { userMessage: newEmail() }),
    statuses: always(201),
  },
  {
    endpoint: 'POST /user/add-trial',
    prepare: async (school) => () => school.visitor().post('/user/add-trial', trialRequest()),
    statuses: always(201),
  },
  {
    endpoint: 'PATCH /admin/trials/{id}',
    what: 'the day that the form proposed is over by then',
    prepare: changeOfTrial(undefined, () => ({ startsAt: inFuture(30 * minute) })),
    statuses: always(400),
  },
  {
    endpoint: 'PATCH /admin/trials/{id}',
    what: 'a class in two days is cancelled until it begins',
    prepare: changeOfTrial(2 * day, () => ({ status: 'cancelled' })),
    statuses: [200, 200, 409],
  },
  {
    endpoint: 'PATCH /admin/trials/{id}',
    what: 'that they came is noted after it has begun',
    prepare: changeOfTrial(2 * day, () => ({ status: 'came' })),
    statuses: [409, 409, 200],
  },
  {
    endpoint: 'PATCH /admin/trials/{id}',
    what: 'that they enrol is noted after it has begun',
    prepare: changeOfTrial(2 * hour, () => ({ status: 'enrolled' })),
    statuses: [409, 200, 200],
  },
  {
    endpoint: 'PATCH /user/me/trials/{id}',
    what: 'a class in two days is cancelled until it begins',
    prepare: async (school) => {
      const { family, id } = await trial(school, 2 * day);
      return withAgain(family, 'PATCH', `/user/me/trials/${id}`, { status: 'cancelled' });
    },
    statuses: [200, 200, 409],
  },
  {
    endpoint: 'PATCH /user/me/trials/{id}',
    what: 'one that was never agreed',
    prepare: async (school) => {
      const { family, id } = await trial(school);
      return withAgain(family, 'PATCH', `/user/me/trials/${id}`, { status: 'cancelled' });
    },
    statuses: always(200),
  },
  {
    endpoint: 'PATCH /admin/conversations/{id}',
    prepare: byTeacher(async (user, school) => {
      const { path, version } = await conversation(school);
      return send(user, 'PATCH', path, { status: 'closed' }, ifMatch(version));
    }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/conversations/{id}/replies',
    prepare: byTeacher(async (user, school) => {
      const { path, version } = await conversation(school);
      return send(user, 'POST', `${path}/replies`, { text: 'Yes.' }, ifMatch(version));
    }),
    statuses: always(201),
  },
  {
    endpoint: 'DELETE /admin/conversations/{id}/replies/{entryId}',
    what: 'its mail has left',
    prepare: byTeacher(async (user, school) => {
      const { path, version } = await conversation(school);
      const options = ifMatch(version);
      const { entries } = (await user.visitor.send('POST', `${path}/replies`, { text: 'Yes.' }, options))
        .body;
      const { _id } = entries.find(({ kind }: { kind: string }) => kind === 'out');
      return async () => {
        school.context.outbox.nudge();
        await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
        return user.visitor.send('DELETE', `${path}/replies/${_id}`);
      };
    }),
    statuses: always(409),
  },
  {
    endpoint: 'POST /admin/conversations/{id}/trial',
    prepare: byTeacher(async (user, school) => {
      const { path } = await conversation(school);
      return send(user, 'POST', `${path}/trial`, { course: 'junior-beginner', childAge: 7 });
    }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/conversations/{id}/notes',
    prepare: byTeacher(async (user, school) => {
      const { path } = await conversation(school);
      return send(user, 'POST', `${path}/notes`, { text: 'Call on Sunday.' });
    }),
    statuses: always(201),
  },
  {
    endpoint: 'POST /admin/saved-replies',
    prepare: byTeacher((user) => send(user, 'POST', '/admin/saved-replies', { name: 'Trial', text: 'Dear' })),
    statuses: always(201),
  },
  {
    endpoint: 'DELETE /admin/saved-replies/{id}',
    prepare: byOwner(async (user) => {
      const { data } = (
        await user.visitor.post('/admin/saved-replies', { name: newEmail().slice(0, 12), text: 'A' })
      ).body;
      return send(user, 'DELETE', `/admin/saved-replies/${data._id}`);
    }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /user/me/conversations/{id}/replies',
    prepare: async (school) => {
      const { family } = await applied(school, false);
      const [{ _id }] = (await family.visitor.get('/user/me/conversations')).body.items;
      return withAgain(family, 'POST', `/user/me/conversations/${_id}/replies`, { text: 'On Sunday?' });
    },
    statuses: always(201),
  },
  ...(['GET /admin/delete-users/{id}', 'DELETE /admin/users/{id}'] as const).map((endpoint): Row => ({
    endpoint,
    prepare: byOwner(async (user, school) => {
      const [method = '', path = ''] = endpoint.split(' ');
      return send(user, method, path.replace('{id}', (await parent(school)).id));
    }),
    statuses: always(200),
  })),
  {
    endpoint: 'POST /admin/families',
    prepare: byTeacher((user) =>
      send(user, 'POST', '/admin/families', { ...application(), email: '', hasAgreed: true }),
    ),
    statuses: always(201),
  },
  {
    endpoint: 'POST /admin/families/{id}/applications',
    prepare: byTeacher(async (user, school) => {
      const { family } = await applied(school, false);
      return send(user, 'POST', `/admin/families/${family.id}/applications`, {
        ...application({ fullName: 'Tara Verma' }),
        hasAgreed: true,
        userEmail: family.email,
      });
    }),
    statuses: always(201),
  },
  {
    endpoint: 'PUT /admin/families/{id}/email',
    prepare: byTeacher(async (user) =>
      send(user, 'PUT', `/admin/families/${await noted(user)}/email`, { email: newEmail() }),
    ),
    statuses: always(200),
  },
  {
    endpoint: 'PUT /user/me/children/{id}/photo-consent',
    prepare: async (school) => {
      const { family, childId } = await child(school);
      return withAgain(family, 'PUT', `/user/me/children/${childId}/photo-consent`, yes);
    },
    statuses: always(200),
  },
  {
    endpoint: 'PUT /admin/children/{id}/photo-consent',
    prepare: byTeacher(async (user, school) => {
      const { childId } = await child(school);
      return send(user, 'PUT', `/admin/children/${childId}/photo-consent`, yes);
    }),
    statuses: always(200),
  },
  {
    endpoint: 'PUT /admin/children/{id}/photo-consent',
    what: 'the last day that was chosen is over by then, or it is not yet',
    prepare: byTeacher(async (user, school) => {
      const { childId } = await child(school);
      const until = inFuture(3 * day).slice(0, 10);
      return send(user, 'PUT', `/admin/children/${childId}/photo-consent`, { ...yes, until });
    }),
    statuses: [200, 200, 400],
  },
  {
    endpoint: 'POST /admin/photo-consents/ask',
    prepare: byTeacher((user) => send(user, 'POST', '/admin/photo-consents/ask', {})),
    statuses: always(200),
  },
  {
    endpoint: 'POST /user/photo-consent/answer',
    what: 'a link works for 14 days',
    prepare: async (school) => {
      const { family, childId } = await child(school);
      const { visitor } = await teacher(school);
      await visitor.post('/admin/photo-consents/ask', { childId });
      const { text } = await school.mail(family.email, /photographs\?$/);
      const [, token] = /photo-consent#([\w-]+)/.exec(text) ?? [];
      const answers = [{ ...yes, childId }];
      return () => school.visitor().post('/user/photo-consent/answer', { token, answers });
    },
    statuses: [200, 200, 404],
  },
  {
    endpoint: 'POST /admin/people',
    prepare: byOwner((user) => send(user, 'POST', '/admin/people', { email: newEmail(), role: 'teacher' })),
    statuses: always(201),
  },
  {
    endpoint: 'PATCH /admin/people/{id}',
    prepare: byOwner(async (user, school) =>
      send(user, 'PATCH', `/admin/people/${(await teacher(school)).id}`, { role: 'admin' }),
    ),
    statuses: always(200),
  },
  {
    endpoint: 'DELETE /admin/people/{id}',
    prepare: byOwner(async (user, school) =>
      send(user, 'DELETE', `/admin/people/${(await teacher(school)).id}`),
    ),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/mails/{id}/resend',
    prepare: byOwner(async (user, school) =>
      send(user, 'POST', `/admin/mails/${await failedMail(school)}/resend`),
    ),
    statuses: always(200),
  },
  {
    endpoint: 'PATCH /admin/mails/{id}',
    prepare: byOwner(async (user, school) =>
      send(user, 'PATCH', `/admin/mails/${await failedMail(school)}`, { isSettled: true }),
    ),
    statuses: always(200),
  },
  {
    endpoint: 'PUT /admin/documents/{type}/{key}',
    prepare: byOwner(async (user) => {
      const { body, headers } = await user.visitor.get(faq);
      const data = { ...body.data, lead: 'Questions, later.' };
      return send(user, 'PUT', faq, { data }, ifMatch(headers.get('etag')));
    }),
    statuses: always(200),
  },
  {
    endpoint: 'DELETE /admin/documents/{type}/{key}/draft',
    prepare: byOwner(async (user) =>
      send(user, 'DELETE', `${faq}/draft`, undefined, ifMatch(await draft(user))),
    ),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/documents/{type}/{key}/draft/restore',
    what: 'for a week, unless the document has another draft by then',
    prepare: byOwner(async (user) => {
      const headers = { 'if-match': (await draft(user)) ?? '' };
      const { body } = await user.visitor.send('DELETE', `${faq}/draft`, undefined, { headers });
      return send(user, 'POST', `${faq}/draft/restore`, { version: body.version });
    }),
    statuses: [200, 200, 404],
  },
  {
    endpoint: 'PUT /admin/documents/{type}/{key}/published',
    prepare: byOwner(async (user) => {
      const { data, publishedVersion } = (await user.visitor.get(faq)).body;
      return send(
        user,
        'PUT',
        `${faq}/published`,
        { data: { ...data, lead: `Now ${Math.random()}.` } },
        ifMatch(`"${publishedVersion}"`),
      );
    }),
    statuses: always(201),
  },
  {
    endpoint: 'DELETE /admin/documents/{type}/{key}',
    what: 'each time another article',
    prepare: byOwner(async (user) => {
      const { items } = (await user.visitor.get('/admin/documents')).body;
      const { key } = items.find(({ type }: { type: string }) => type === 'post');
      const path = `/admin/documents/post/${key}`;
      return send(
        user,
        'DELETE',
        path,
        undefined,
        ifMatch((await user.visitor.get(path)).headers.get('etag')),
      );
    }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/publish',
    prepare: byOwner(async (user) => {
      await draft(user);
      return send(user, 'POST', '/admin/publish', { documents: await shown(user) });
    }),
    statuses: always(201),
  },
  {
    endpoint: 'POST /admin/publish',
    what: 'the time that was chosen is over by then',
    prepare: byOwner(async (user) => {
      await draft(user);
      return send(user, 'POST', '/admin/publish', {
        documents: await shown(user),
        at: inFuture(30 * minute),
      });
    }),
    statuses: always(400),
  },
  {
    endpoint: 'DELETE /admin/scheduled-changes/{id}',
    prepare: byOwner(async (user) => {
      await draft(user);
      const { status } = await publishDrafts(user.visitor, { at: inFuture(2 * hour) });
      expect(status).toBe(201);
      const [{ id }] = (await user.visitor.get(faq)).body.scheduled;
      return send(user, 'DELETE', `/admin/scheduled-changes/${id}`);
    }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/editions/{number}/restore',
    prepare: byOwner(async (user) => {
      await draft(user);
      expect((await publishDrafts(user.visitor)).status).toBe(201);
      return send(user, 'POST', '/admin/editions/0/restore');
    }),
    statuses: always(201),
  },
  {
    endpoint: 'POST /admin/previews',
    prepare: byOwner((user) => send(user, 'POST', '/admin/previews', { isShared: true })),
    statuses: always(201),
  },
  {
    endpoint: 'DELETE /admin/previews/{id}',
    what: 'a link is for a week, and its row goes later',
    prepare: byOwner(async (user) => {
      const { id } = (await user.visitor.post('/admin/previews', { isShared: true })).body;
      return send(user, 'DELETE', `/admin/previews/${id}`);
    }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/pictures',
    prepare: byOwner((user) => send(user, 'POST', '/admin/pictures', pictureFile())),
    statuses: always(201),
  },
  {
    endpoint: 'PATCH /admin/pictures/{id}',
    prepare: byOwner(async (user) => send(user, 'PATCH', await picture(user), { focus: { x: 0, y: 1 } })),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/pictures/hang',
    prepare: byOwner(async (user) => {
      const id = (await picture(user)).split('/').at(-1);
      return send(user, 'POST', '/admin/pictures/hang', { room: 'clay', pictures: [{ id, ...ownLabel }] });
    }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/pictures/{id}/replace',
    prepare: byOwner(async (user) => {
      const path = await picture(user);
      const by = (await picture(user)).split('/').at(-1);
      return send(user, 'POST', `${path}/replace`, { by });
    }),
    statuses: always(200),
  },
  {
    endpoint: 'DELETE /admin/pictures/{id}',
    prepare: byOwner(async (user) => send(user, 'DELETE', await picture(user))),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/pictures/{id}/restore',
    what: 'a deleted picture can be brought back for 30 days',
    prepare: byOwner(async (user) => {
      const path = await picture(user);
      await user.visitor.send('DELETE', path);
      return send(user, 'POST', `${path}/restore`);
    }),
    statuses: [200, 200, 404],
  },
  {
    endpoint: 'POST /admin/pictures/{id}/delete-for-good',
    what: 'it is gone by itself after 30 days',
    prepare: byOwner(async (user) => {
      const path = await picture(user);
      await user.visitor.send('DELETE', path);
      return send(user, 'POST', `${path}/delete-for-good`);
    }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/built-in-works/put-back',
    prepare: byOwner(async (user) => {
      const { documents } = (await user.visitor.send('POST', '/admin/built-in-works/take-down')).body;
      return send(user, 'POST', '/admin/built-in-works/put-back', { documents });
    }),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/built-in-works/take-down',
    prepare: byOwner((user) => send(user, 'POST', '/admin/built-in-works/take-down')),
    statuses: always(200),
  },
  {
    endpoint: 'POST /admin/retention',
    what: 'the numbers that were shown do not hold any more',
    prepare: byOwner(async (user) => {
      const { now, due } = (await user.visitor.get('/admin/retention')).body;
      return send(user, 'POST', '/admin/retention', { now, due });
    }),
    statuses: always(409),
  },
];

/** A call of a family that exists. */
function withAgain(user: TestUser, method: string, path: string, body?: unknown): Send {
  return async () => {
    await again(user, user);
    return user.visitor.send(method, path, body);
  };
}

test('every call that changes something is in the table', () => {
  const changing = routes
    .filter(({ endpoint: { changes } }) => changes)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(new Set(rows.map(({ endpoint }) => endpoint))).toEqual(new Set(changing));
});

describe.each(kindsOfThisRun)('a page that was left open, on %s:', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind, { RETENTION_MONTHS: '24' });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => school.close());

  test.each(rows)('$endpoint $what', async ({ prepare, statuses }) => {
    const found: Record<string, number> = {};
    for (const [name, milliseconds] of Object.entries(laters)) {
      const later = await prepare(school);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
      found[name] = (await later()).status;
      vi.useRealTimers();
      // Due only then, and not held by the outbox.
      const soon = new Date(Date.now() + minute);
      await school.context.db.deleteFrom('outbox').where('nextAttemptAt', '>', soon).execute();
    }
    const [anHour, aDay, aYear] = statuses;
    expect(found).toEqual({
      'an hour': anHour,
      ...('a day' in found ? { 'a day': aDay } : {}),
      'a year': aYear,
    });
  });
});
