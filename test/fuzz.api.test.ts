import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failure } from '#contract/failure.ts';
import { routes } from '#server/routes.ts';
import { readSettings } from '#server/env.ts';
import { openSite, type Site } from '#server/site/site.ts';
import { databaseKinds } from './databases.ts';
import { hostileRequests, type HostileRequest, type Sender } from './hostile-requests.ts';
import { ask, type Reply } from './http.ts';
import { restorePageCache } from './page-cache.ts';
import { admin, newEmail, parent, password, type Account } from './people.ts';
import { InvalidBodyLimit } from '#server/http/invalid-body-limit.ts';
import { beginner, special } from './courses.ts';
import { openSchool, type School } from './school.ts';

/** A few hundred in `npm test`, ten thousand in `npm run test:long` (vitest.config.ts). */
const requests = Number(process.env.FUZZ_REQUESTS ?? 300);
/**
 * Maximum processor time of a reply in ms. Not elapsed time, because on a busy machine every reply is slow.
 * A request that takes longer is sent again, because the process may have been busy with something else.
 */
const maxCpuTime = 1_000;
const maxAttempts = 3;
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
const ofTheCalls = /^\/(?:user|admin)\/./;

/** Internals that no reply may contain: paths of code, and error names of databases and libraries. */
const inside =
  /^\s+at .+[(:]\d|node_modules|file:\/\/|\.ts:\d|SQLITE|sqlstate|syntax error at|violates \w+ constraint|better-auth|kysely|\$argon2|only the tests know of|school-(?:data|pages)-|zod(?:\W|$)|\b(?:Type|Range|Reference|Syntax)Error\b/im;

async function answer(url: string, { method, path, headers, raw }: HostileRequest): Promise<Reply> {
  const late = setTimeout(timeout, undefined, { ref: false }).then((): never => {
    throw new Error(`no answer within ${timeout} ms`);
  });
  return Promise.race([ask(url, method, path, { headers, raw }), late]);
}

/** Sends a request up to `maxAttempts` times, and returns the smallest processor time. */
async function timed(url: string, request: HostileRequest): Promise<{ reply: Reply; took: number }> {
  let took = Infinity;
  let reply: Reply | undefined;
  for (let n = 0; n < maxAttempts && took > maxCpuTime; n += 1) {
    const start = process.cpuUsage();
    const again = await answer(url, request);
    const { user, system } = process.cpuUsage(start);
    took = Math.min(took, (user + system) / 1_000);
    reply ??= again;
  }
  if (reply === undefined) throw new Error('nothing was asked');
  return { reply, took };
}

/** What an account's own browser holds and knows. */
function senderOf(account: Account | undefined, stranger: Account): Sender {
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

/** All that is to be said against a reply. */
function problems({ method, path }: HostileRequest, { status, headers, text, body }: Reply): string[] {
  const found: string[] = [];
  if (status >= 500) found.push(`status ${status}`);
  if (inside.test(text) && headers.get('content-type')?.includes('json')) found.push('tells of the inside');
  // Without a body by their nature; 431 is Node's own answer to headers that are too long.
  if (method === 'HEAD' || [204, 304, 308, 431].includes(status)) return found;
  const isCall = ofTheCalls.test(path);
  if (isCall && body === undefined) found.push('is not JSON');
  if (status === 429 && !(Number(headers.get('retry-after')) > 0))
    found.push('does not say how long to wait');
  if (isCall && status >= 400) {
    const { success, data } = failure.safeParse(body);
    if (!success || Object.keys(body).some((key) => !(key in data)))
      found.push('is not the shape of a failure');
  }
  const endpoint = endpoints.find((one) => one.method === method && one.path === path.split('?')[0]);
  if (status < 300 && endpoint !== undefined && !endpoint.reply.safeParse(body).success)
    found.push('is not what the call answers');
  return found;
}

let cache: string;
let site: Site;
beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'school-pages-'));
  const publicUrl = 'http://school.test';
  const savePageCache = await restorePageCache(cache, publicUrl);
  const settings = readSettings({ DATA_DIR: cache, PUBLIC_URL: publicUrl });
  site = await openSite(path.resolve(import.meta.dirname, '..'), settings);
  await savePageCache();
});
afterAll(() => rm(cache, { recursive: true }));

describe.each(databaseKinds)('whatever is sent to the school on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1', CORS_ORIGINS: 'https://pages.test' };
    school = await openSchool(kind, settings, site);
  });
  afterAll(() => school.close());

  /** Nearly every request here is invalid: the limit on those would let no other be checked. */
  function forgetRefused(): void {
    school.context.invalidBodies = new InvalidBodyLimit(true);
  }

  /** The rows of an account and its session, and the way to put them back when a request has ended or changed them. */
  async function keep({ id }: Account): Promise<() => Promise<void>> {
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
    '(%i) by %s is answered soon, in order and without telling of the inside',
    async (n, as) => {
      forgetRefused();
      const stranger = await parent(school);
      const account = as === 'a visitor' ? undefined : await (as === 'an admin' ? admin : parent)(school);
      const restores = await Promise.all([stranger, ...(account === undefined ? [] : [account])].map(keep));
      const before = school.log.length;
      await fc.assert(
        fc.asyncProperty(hostileRequests(endpoints, pages, senderOf(account, stranger)), async (request) => {
          forgetRefused();
          const { reply, took } = await timed(school.url, request);
          if (reply.status < 300 && request.method !== 'HEAD')
            for (const restore of restores) await restore();
          const found = problems(request, reply);
          if (took > maxCpuTime) found.push(`took ${took} ms at best`);
          expect([reply.status, reply.text.slice(0, 300), found]).toEqual([
            reply.status,
            reply.text.slice(0, 300),
            [],
          ]);
        }),
        { numRuns: Math.ceil(requests / 3), seed: seed + n },
      );
      expect(school.log.slice(before).filter((line) => /"level":[56]0/.test(line))).toEqual([]);
      expect('isAdmin' in {}).toBe(false);
      expect((await school.visitor().get('/readyz')).status).toBe(200);
    },
  );

  /** Two windows, an impatient finger, a log-out in between: what one request needs another may have ended. */
  test('and so is all that an account sends at the same moment', async () => {
    const before = school.log.length;
    for (let round = 0; round < Math.max(2, requests / 500); round += 1) {
      for (const enter of [parent, admin]) {
        await school.context.db.deleteFrom('rateLimits').execute();
        forgetRefused();
        const stranger = await parent(school);
        const account = await enter(school);
        const list = fc.sample(hostileRequests(endpoints, pages, senderOf(account, stranger)), {
          numRuns: concurrency,
          seed: seed + round,
        });
        const replies = await Promise.all(list.map((request) => answer(school.url, request)));
        const found = replies.flatMap((reply, n) => {
          const request = list[n];
          const said = request === undefined ? [] : problems(request, reply);
          return said.length === 0 ? [] : [{ request, reply: reply.text, said }];
        });
        expect(found).toEqual([]);
      }
    }
    expect(school.log.slice(before).filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });
});
