import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { routes } from '#server/api/routes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { connect } from '#server/db/connect.ts';
import { beginner } from './courses.ts';
import { runSchool } from '../e2e/running-school.ts';
import { codeIn } from './codes.ts';
import { openTcpProxy } from './tcp-proxy.ts';
import { useRealHashes } from './cheap-passwords.ts';
import { kindsOfThisRun, makeDatabase, testOfLongRun } from './databases.ts';
import type { RequestOptions } from './http.ts';
import { openMailServer } from './mail-server.ts';
import { Visitor } from './visitor.ts';

/** A word that occurs nowhere else: if the log contains it, it contains user input. */
const mark = `zq${randomBytes(6).toString('hex')}`.replaceAll(
  /\d/g,
  (digit) => 'ghijklmnop'[Number(digit)] ?? '',
);
const email = `${mark}mail@family.test`;
const password = `${mark} word`;
const newPassword = `${mark} other`;
const address = '203.0.113.177';

/** Valid values of the body fields, most with the mark in them. */
const markedValues: Readonly<Record<string, unknown>> = {
  userEmail: email,
  email,
  password,
  newpassword: newPassword,
  rememberMe: true,
  otp: '918273',
  gender: 'female',
  dob: '2011-11-21',
  phone: '+91 71727 37475',
  userNumber: '+91 71727 37475',
  course: beginner,
  courseDetail: { courseName: mark, detail: mark },
};
const secrets = [mark, '918273', '2011-11-21', '71727', address];

/** The body for an endpoint: the marked value of each field, or the mark and the field name where none is defined. */
function bodyOf(endpoint: Endpoint): Record<string, unknown> | undefined {
  if (endpoint.body === null) return undefined;
  const { properties = {} } = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.keys(properties).map((name) => [name, markedValues[name] ?? `${mark} ${name}`]),
  );
}

/**
 * Sends requests to every endpoint.
 * @param invalid to which endpoints invalid requests are sent, too: they tell nothing new where the database is broken, or where
 * the caller is refused before the request is read
 * @returns the statuses
 */
async function callAllEndpoints(
  visitor: Visitor,
  invalid: 'none' | readonly Endpoint['caller'][],
): Promise<number[]> {
  const statuses: number[] = [];
  // The endpoints that end a session come last.
  const endsSession = /log-out|DELETE|delete/;
  const inOrder = routes
    .map(({ endpoint }) => endpoint)
    .toSorted(
      (a, b) =>
        Number(endsSession.test(`${a.method}${a.path}`)) - Number(endsSession.test(`${b.method}${b.path}`)),
    );
  for (const endpoint of inOrder) {
    const path = `${endpoint.path.replaceAll(/\{\w+\}/g, `${mark}id`)}?q=${mark}`;
    const body = bodyOf(endpoint);
    const json = JSON.stringify(body ?? {});
    const invalidRequests: RequestOptions[] = [
      { raw: json.slice(0, -3), headers: { 'content-type': 'application/json' } },
      { raw: json, headers: { 'content-type': `text/${mark}` } },
      { raw: json.replaceAll(mark, `${mark}\\u0000\\r\\n`), headers: { 'content-type': 'application/json' } },
      { raw: `{"${mark}":"${mark}"}`, headers: { 'content-type': 'application/json' } },
      { headers: { origin: `https://${mark}.test`, referer: `https://${mark}.test`, 'user-agent': mark } },
    ];
    for (const request of invalid !== 'none' && invalid.includes(endpoint.caller) ? invalidRequests : [])
      statuses.push((await visitor.send(endpoint.method, path, undefined, request)).status);
    statuses.push((await visitor.send(endpoint.method, path, body)).status);
  }
  for (const path of [
    `/${mark}`,
    `/user/${mark}`,
    `/Blog/${mark}?${mark}`,
    `/pictures/${mark}.avif`,
    `/%E0%A4%A${mark}`,
  ])
    statuses.push((await visitor.get(path)).status);
  return statuses;
}

// The server is a process of its own.
useRealHashes();

describe.each(kindsOfThisRun)('at the most detailed log level on %s', (kind) => {
  testOfLongRun(
    'the output of the server contains no user input, no secret and no address, whatever goes wrong',
    { timeout: 300_000 },
    async () => {
      const database = await makeDatabase(kind);
      const url = database.url === undefined ? undefined : new URL(database.url);
      const proxy = url && (await openTcpProxy(Number(url.port)));
      if (url && proxy) url.port = String(proxy.port);
      let isRefusing = false;
      const mails = await openMailServer(({ to }) =>
        isRefusing ? { code: 550, text: `no box ${to} for ${mark}` } : undefined,
      );
      const school = await runSchool({
        ...(url === undefined
          ? {}
          : { DATABASE_URL: url.href, AUTH_SECRET: `${mark} and thirty more characters` }),
        SMTP_URL: mails.url,
        MAIL_FROM: 'post@school.test',
        SCHOOL_EMAIL: `${mark}office@school.test`,
        TRUST_PROXY: '1',
      });
      try {
        const newVisitor = () => new Visitor(school.url, { 'x-forwarded-for': address });
        const visitor = newVisitor();
        const post = (path: string, body: unknown) => visitor.post(path, body).then(({ status }) => status);
        const call = (path: string) =>
          post(path, bodyOf(routes.find((one) => one.endpoint.path === path)?.endpoint as Endpoint));

        const journey = [
          await call('/user/add-user'),
          await call('/user/add-user'),
          await call('/user/auth-user'),
          await call('/user/enroll-user'),
          await call('/user/enroll-user'),
          await call('/user/add-lead'),
          await call('/user/forget-password'),
        ];
        expect(journey).toEqual([201, 409, 200, 201, 409, 201, 200]);
        await expect.poll(() => mails.offered.some(({ mail }) => codeIn(mail.subject) !== '')).toBe(true);
        const code = mails.offered.map(({ mail }) => codeIn(mail.subject)).find(Boolean) ?? '';
        expect([
          await post('/user/verify-otp', { email, otp: code }),
          await post('/user/reset-password', { email, newpassword: newPassword }),
          await post('/user/auth-user', { userEmail: email, password: newPassword }),
        ]).toEqual([200, 200, 200]);
        const cookies = [...visitor.cookies.values()].filter((value) => value.length > 8);

        await school.addAdmin(`${mark}head@school.test`, password);
        const office = newVisitor();
        await office.post('/user/auth-user', { userEmail: `${mark}head@school.test`, password });
        isRefusing = true;
        for (const [client, callers] of [
          [newVisitor(), ['anyone']],
          [visitor, ['anyone', 'user']],
          [office, ['anyone', 'user', 'office', 'admin']],
        ] as const) {
          expect((await callAllEndpoints(client, callers)).filter((status) => status >= 500)).toEqual([]);
        }
        await expect.poll(() => school.output()).toContain('mail not accepted');

        await visitor.post('/user/auth-user', { userEmail: email, password: newPassword });
        const settings = { dataDir: school.dataDir, databaseUrl: database.url };
        const db = connect(settings);
        for (const table of [
          'applications',
          'conversations',
          'outbox',
          'rateLimits',
          'verifications',
        ] as const)
          await db.schema.alterTable(table).renameTo(`${table}Gone`).execute();
        await db.destroy();
        for (const client of [newVisitor(), visitor, office]) {
          expect((await callAllEndpoints(client, 'none')).filter((status) => status === 500)).not.toEqual([]);
        }
        expect(school.output()).toContain('request failed with an unexpected error');

        await proxy?.disconnect();
        if (proxy) expect(await callAllEndpoints(newVisitor(), 'none')).toContain(503);
        const log = school.output().toLowerCase();
        for (const secret of [...secrets, code, ...cookies, ...cookies.map(decodeURIComponent)])
          expect(log.split('\n').filter((one) => one.includes(secret.toLowerCase()))).toEqual([]);
        // Each line is one event, although the requests contain line breaks (OWASP ASVS 5.0, 16.4.1).
        const lines = school.output().trim().split('\n');
        const events = lines.filter((one) => !/^(?:ready on|RATE_LIMITS)/.test(one));
        expect(events.length).toBeGreaterThan(10);
        for (const one of events)
          expect(JSON.parse(one)).toMatchObject({
            level: expect.any(Number),
            time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
            msg: expect.any(String),
          });
      } finally {
        await school.close();
        await mails.close();
        await proxy?.disconnect();
        await database.drop();
      }
    },
  );
});
