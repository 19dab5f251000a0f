import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edition } from '#test/content.ts';
import { failure } from '#contract/failure.ts';
import { routes } from '#server/api/routes.ts';
import { readSettings } from '#server/env.ts';
import { openSite, type Site } from '#server/site/site.ts';
import { databaseKinds, kindsOfThisRun } from './databases.ts';
import { hostileRequests, type HostileRequest, type Sender } from './hostile-requests.ts';
import { sendRequest, type Reply } from './http.ts';
import { pagesOrigin, restorePageCache } from './page-cache.ts';
import { admin, newEmail, parent, password, type TestUser } from './people.ts';
import { InvalidBodyLimit } from '#server/http/invalid-body-limit.ts';
import { beginner, special } from './courses.ts';
import { openSchool, type School } from './school.ts';

/** A few hundred in `npm test`, ten thousand in `npm run test:long` (vitest.config.ts). */
const requestCount = Number(process.env.FUZZ_REQUESTS ?? 300);
/**
 * Maximum CPU time of a reply in ms, on the thread that handles requests. Not elapsed time, because every reply is slow on a busy
 * machine, and not that of the process, whose other threads collect garbage and hash passwords. It finds work that grows with the
 * square of a hostile body, such as that of a regular expression, which cannot be counted from outside.
 */
const maxCpuTime = 1_000;
/** Concurrent requests of one account: fewer than the queue for password hashes accepts. */
const concurrency = 60;
const timeout = 20_000;

const { seed = 0 } = fc.readConfigureGlobal();

const endpoints = routes.map(({ endpoint }) => endpoint);
const pages = [
  '/',
  '/login',
  '/Formenroll',
  '/admin',
  '/Blog',
  '/manifest.webmanifest',
  '/sw.js',
  '/openapi.json',
  '/healthz',
];
const apiPath = /^\/(?:user|admin)\/./;

/** Internals that no reply may contain: source paths, and error names of databases and libraries. */
const internals =
  /^\s+at .+[(:]\d|node_modules|file:\/\/|\.ts:\d|SQLITE|sqlstate|syntax error at|violates \w+ constraint|better-auth|kysely|\$argon2|only the tests know of|school-(?:data|pages)-|zod(?:\W|$)|\b(?:Type|Range|Reference|Syntax)Error\b/im;

async function sendWithTimeout(url: string, { method, path, headers, raw }: HostileRequest): Promise<Reply> {
  const expired = setTimeout(timeout, undefined, { ref: false }).then((): never => {
    throw new Error(`no reply within ${timeout} ms`);
  });
  return Promise.race([sendRequest(url, method, path, { headers, raw }), expired]);
}

/** Sends a request. @returns the reply, and its CPU time in ms */
async function measure(url: string, request: HostileRequest): Promise<{ reply: Reply; cpuTime: number }> {
  const start = process.threadCpuUsage();
  const reply = await sendWithTimeout(url, request);
  const { user, system } = process.threadCpuUsage(start);
  return { reply, cpuTime: (user + system) / 1_000 };
}

/** The cookies of an account, and the values that it knows, its own and those of a stranger. */
function senderOf(account: TestUser | undefined, stranger: TestUser): Sender {
  return {
    cookies: account?.visitor.cookies ?? new Map(),
    ids: [stranger.id, account?.id ?? 'nobody'],
    known: {
      userEmail: [newEmail(), stranger.email, account?.email ?? newEmail()],
      email: [stranger.email, account?.email ?? newEmail()],
      password: [password, 'not this one'],
      course: [beginner, special, 'No such course'],
      fullName: ['Meera Verma', "Zoë d'Souza"],
      phone: ['+91 98765 43210'],
      now: [new Date().toISOString(), '2026-02-29T24:00:00Z', '0000-01-01T00:00:00Z'],
    },
  };
}

/** The rules for replies that a reply breaks. */
function brokenRules({ method, path }: HostileRequest, { status, headers, text, body }: Reply): string[] {
  const found: string[] = [];
  if (status >= 500) found.push(`status ${status}`);
  if (internals.test(text) && headers.get('content-type')?.includes('json')) found.push('shows internals');
  // These replies have no JSON body; 431 is Node's own reply to headers that are too long.
  if (method === 'HEAD' || [204, 304, 308, 431].includes(status)) return found;
  const isApi = apiPath.test(path);
  if (isApi && body === undefined) found.push('is not JSON');
  if (status === 429 && !(Number(headers.get('retry-after')) > 0)) found.push('has no Retry-After');
  if (isApi && status >= 400) {
    const { success, data } = failure.safeParse(body);
    if (!success || Object.keys(body).some((key) => !(key in data)))
      found.push('does not have the shape of a failure');
  }
  const endpoint = endpoints.find((one) => one.method === method && one.path === path.split('?')[0]);
  if (status < 300 && endpoint !== undefined && !endpoint.reply.safeParse(body).success)
    found.push('does not match the reply schema of the endpoint');
  return found;
}

let cache: string;
let site: Site;
beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'school-pages-'));
  const savePageCache = await restorePageCache(cache, pagesOrigin);
  const settings = readSettings({ DATA_DIR: cache, PUBLIC_URL: pagesOrigin });
  site = await openSite(path.resolve(import.meta.dirname, '..'), settings, edition);
  await savePageCache();
});
afterAll(() => rm(cache, { recursive: true }));

// `npm run test:long` sends many, on both.
const kinds = process.env.FUZZ_REQUESTS === undefined ? kindsOfThisRun : databaseKinds;

describe.each(kinds)('a hostile request to the server on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1', CORS_ORIGINS: 'https://pages.test' };
    school = await openSchool(kind, settings, site);
  });
  afterAll(() => school.close());

  /** Most requests here are invalid; without this, the limit on invalid bodies would reject all further requests. */
  function resetInvalidBodyLimit(): void {
    school.context.invalidBodies = new InvalidBodyLimit(true);
  }

  /** Saves the rows of an account and its sessions. @returns a function that restores them after a request changed them */
  async function saveRows({ id }: TestUser): Promise<() => Promise<void>> {
    const { db } = school.context;
    const users = await db.selectFrom('users').selectAll().where('id', '=', id).execute();
    const accounts = await db.selectFrom('accounts').selectAll().where('userId', '=', id).execute();
    const sessions = await db.selectFrom('sessions').selectAll().where('userId', '=', id).execute();
    return async () => {
      await db.deleteFrom('rateLimits').execute();
      for (const [table, rows] of Object.entries({ users, accounts, sessions })) {
        for (const row of rows) {
          const query = db.insertInto(table as 'users').values(row as (typeof users)[number]);
          await query.onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
        }
      }
    };
  }

  test.each(['a visitor', 'a user', 'an admin'].entries().toArray())(
    '(%i) by %s gets a fast, valid reply without internals',
    async (n, role) => {
      resetInvalidBodyLimit();
      const stranger = await parent(school);
      const account = role === 'a visitor' ? undefined : await (role === 'an admin' ? admin : parent)(school);
      const restores = await Promise.all(
        [stranger, ...(account === undefined ? [] : [account])].map(saveRows),
      );
      const logLength = school.log.length;
      await fc.assert(
        fc.asyncProperty(hostileRequests(endpoints, pages, senderOf(account, stranger)), async (request) => {
          resetInvalidBodyLimit();
          const { reply, cpuTime } = await measure(school.url, request);
          if (reply.status < 300 && request.method !== 'HEAD')
            for (const restore of restores) await restore();
          const found = brokenRules(request, reply);
          if (cpuTime > maxCpuTime) found.push(`used ${cpuTime} ms of CPU time`);
          expect([reply.status, reply.text.slice(0, 300), found]).toEqual([
            reply.status,
            reply.text.slice(0, 300),
            [],
          ]);
        }),
        { numRuns: Math.ceil(requestCount / 3), seed: seed + n },
      );
      expect(school.log.slice(logLength).filter((line) => /"level":[56]0/.test(line))).toEqual([]);
      expect('isAdmin' in {}).toBe(false);
      expect((await school.visitor().get('/readyz')).status).toBe(200);
    },
  );

  /** Two open windows, a double click, a log-out in between: one request may delete the data that another one needs. */
  test('gets a valid reply without internals when an account sends many at the same time', async () => {
    const logLength = school.log.length;
    for (let round = 0; round < Math.max(2, requestCount / 500); round += 1) {
      for (const signInAs of [parent, admin]) {
        await school.context.db.deleteFrom('rateLimits').execute();
        resetInvalidBodyLimit();
        const stranger = await parent(school);
        const account = await signInAs(school);
        const hostile = fc.sample(hostileRequests(endpoints, pages, senderOf(account, stranger)), {
          numRuns: concurrency,
          seed: seed + round,
        });
        const replies = await Promise.all(hostile.map((request) => sendWithTimeout(school.url, request)));
        const found = replies.flatMap((reply, n) => {
          const request = hostile[n];
          const broken = request === undefined ? [] : brokenRules(request, reply);
          return broken.length === 0 ? [] : [{ request, reply: reply.text, broken }];
        });
        expect(found).toEqual([]);
      }
    }
    expect(school.log.slice(logLength).filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });
});
