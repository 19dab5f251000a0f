import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { getAuthTables } from 'better-auth/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '#test/authenticator.ts';
import { databaseKinds } from '#test/databases.ts';
import { admin, newEmail, parent, password, signUp, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { resetCodeIdentifier } from '#server/db/accepted-address.ts';
import {
  isEncryptedWith,
  isResetCode,
  isSignedOut,
  readSession,
  readSessionToken,
  rotateToken,
  sessionCookieMaxAge,
  startSession,
} from './better-auth.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A signed cookie as better-auth writes it: the value, a dot, and HMAC-SHA-256 of the value in base64, URL-encoded. */
function readSigned(cookie: string, secret: string): string {
  const plain = decodeURIComponent(cookie);
  const dot = plain.lastIndexOf('.');
  const value = plain.slice(0, dot);
  expect(plain.slice(dot + 1)).toBe(createHmac('sha256', secret).update(value).digest('base64'));
  return value;
}

test('only better-auth.ts and its test import better-auth', async () => {
  const importers: string[] = [];
  for await (const file of glob('{server,contract,app,content,test,e2e,bench}/**/*.{ts,tsx}', {
    cwd: root,
  })) {
    if (/(?:from|import\()\s*'better-auth/.test(readFileSync(path.join(root, file), 'utf8')))
      importers.push(file);
  }
  expect(importers.toSorted()).toEqual([
    'server/users/better-auth.api.test.ts',
    'server/users/better-auth.ts',
  ]);
});

describe.each(databaseKinds)('the installed better-auth on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  const signIn = (email: string, rememberMe: boolean) =>
    school.visitor().post('/user/auth-user', { userEmail: email, password, rememberMe });
  const tokenOf = async ({ id }: TestUser) =>
    (
      await school.context.db
        .selectFrom('sessions')
        .select('token')
        .where('userId', '=', id)
        .executeTakeFirstOrThrow()
    ).token;

  test('signs the session token of the database in school.session_token', async () => {
    const account = await parent(school);
    const cookie = account.visitor.cookies.get('school.session_token') ?? '';
    const token = readSigned(cookie, school.context.secret);
    expect(token).toBe(await tokenOf(account));
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    const { settings, secret } = school.context;
    const sent = (value: string) => new Headers({ cookie: `school.session_token=${value}` });
    expect(readSessionToken(sent(cookie), settings, secret)).toBe(token);
    expect(readSessionToken(sent(cookie), settings, 'another secret')).toBeNull();
    for (const wrong of ['', token, `${token}.`, `x${cookie}`])
      expect(readSessionToken(sent(wrong), settings, secret)).toBeNull();
    expect(readSessionToken(new Headers(), settings, secret)).toBeNull();
  });

  test('writes the lifetime of the session cookie where sessionCookieMaxAge reads it', async () => {
    const email = await signUp(school);
    const remembered = (await signIn(email, true)).headers.getSetCookie();
    expect(remembered.map(sessionCookieMaxAge)).toEqual([7 * 24 * 60 * 60, undefined, undefined]);
    const forgotten = (await signIn(email, false)).headers.getSetCookie();
    expect(forgotten.map((line) => line.split('=')[0])).toContain('school.dont_remember');
    expect(forgotten.map(sessionCookieMaxAge)).toContain(null);
    const { visitor } = await parent(school);
    const removed = (await visitor.post('/user/log-out', undefined)).headers.getSetCookie();
    expect(removed.map(sessionCookieMaxAge)).toContain(0);
  });

  test('has exactly the tables and fields that the migrations create', async () => {
    const { auth, db } = school.context;
    const expected = Object.values(getAuthTables(auth.options)).flatMap(({ modelName, fields }) =>
      ['id', ...Object.entries(fields).map(([name, field]) => field.fieldName ?? name)].map(
        (column) => `${modelName}.${column}`,
      ),
    );
    const tables = new Set(expected.map((column) => column.split('.')[0] ?? ''));
    expect([...tables].toSorted()).toEqual(['accounts', 'sessions', 'twoFactors', 'users', 'verifications']);
    const columns = (await db.introspection.getTables())
      .filter(({ name }) => tables.has(name))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    expect(expected.toSorted()).toEqual(columns.toSorted());
  });

  test('refuses with an APIError: null for a wrong password, code or session, not an exception', async () => {
    const { auth } = school.context;
    const { email, visitor } = await parent(school);
    const headers = new Headers();
    const wrong = { email, password, hash: 'another hash', rememberMe: true, headers };
    expect(await startSession(auth, wrong)).toBeNull();
    expect(await isResetCode(auth, email, '000000')).toBe(false);
    expect(await rotateToken(auth, headers)).toBeNull();
    expect(await readSession(auth, headers, true)).toBeNull();
    await expect(auth.api.listSessions({ headers })).rejects.toSatisfy(isSignedOut);
    expect((await visitor.get('/user/me')).status).toBe(200);
  });

  test('an address in the form that better-auth gets for another one cannot sign up', async () => {
    const { email: victim } = await parent(school, `r&d.${newEmail()}`);
    const imitation = resetCodeIdentifier(victim).replace('forget-password-otp-', '');
    expect(imitation).toMatch(/^[\da-f]+@address\.invalid$/);
    await expect(signUp(school, imitation)).rejects.toThrow('Please enter a valid email.');
    // Nor would it have the code of the other one, if an earlier version had let it in.
    expect(resetCodeIdentifier(imitation)).not.toBe(resetCodeIdentifier(victim));
  });

  test('stores a reset code under resetCodeIdentifier, with the number of wrong attempts behind a colon', async () => {
    const { db } = school.context;
    const email = await signUp(school, newEmail());
    await school.visitor().post('/user/forget-password', { email });
    await school.visitor().post('/user/verify-otp', { email, otp: '000000' });
    const stored = await db
      .selectFrom('verifications')
      .select('value')
      .where('identifier', '=', resetCodeIdentifier(email))
      .execute();
    expect(stored).toEqual([{ value: expect.stringMatching(/^[\w-]{43}:1$/) }]);
  });

  test('keeps a pending sign-in in school.two_factor and verifications, and the key version in the secret', async () => {
    const { db, secret } = school.context;
    const { id, email, visitor } = await admin(school);
    const started = await visitor.post('/admin/second-factor/start', { password });
    const code = codeAt(started.body.secret, Date.now());
    expect((await visitor.post('/admin/second-factor/confirm', { code })).status).toBe(200);
    const factor = await db
      .selectFrom('twoFactors')
      .select('secret')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    expect(isEncryptedWith(secret, factor.secret)).toBe(true);
    expect(isEncryptedWith('another secret', factor.secret)).toBe(false);

    const pending = school.visitor();
    expect(
      (await pending.post('/user/auth-user', { userEmail: email, password, rememberMe: true })).status,
    ).toBe(401);
    const identifier = readSigned(pending.cookies.get('school.two_factor') ?? '', secret);
    const stored = await db
      .selectFrom('verifications')
      .select('value')
      .where('identifier', '=', identifier)
      .execute();
    expect(stored).toEqual([{ value: id }]);
  });
});
