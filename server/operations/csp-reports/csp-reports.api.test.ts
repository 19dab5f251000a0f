import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { InvalidBodyLimit } from '#server/http/invalid-body-limit.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { openSchool, type School } from '#test/school.ts';

const metricsToken = 'only-for-the-tests';
const person = 'asha@example.in';

/** A report in the format of `report-uri`, and one in that of the Reporting API. */
const older = {
  'csp-report': {
    'document-uri': `http://school.test/Reset-password?email=${person}`,
    referrer: `http://school.test/Forget?email=${person}`,
    'violated-directive': "script-src-elem 'self'",
    'effective-directive': 'script-src-elem',
    'blocked-uri': `https://evil.test/steal?who=${person}`,
    'script-sample': `alert("${person}")`,
    'original-policy': "default-src 'none'",
  },
};
const newer = {
  type: 'csp-violation',
  age: 10,
  url: `http://school.test/profile?email=${person}`,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: `http://school.test/profile?email=${person}`,
    referrer: '',
    effectiveDirective: 'img-src',
    blockedURL: `https://pictures.test/${person}.png`,
    sample: person,
  },
};

describe.each(kindsOfThisRun)('CSP reports on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind, { RATE_LIMITS: 'on', METRICS_TOKEN: metricsToken });
  });
  afterAll(() => school.close());
  // Each test begins without log lines and without counted requests.
  beforeEach(async () => {
    school.log.length = 0;
    school.context.invalidBodies = new InvalidBodyLimit(true);
    await school.context.db.deleteFrom('rateLimits').execute();
  });

  const send = (raw: unknown, type: string) =>
    school.visitor().send('POST', '/reports', undefined, {
      raw: typeof raw === 'string' ? raw : JSON.stringify(raw),
      headers: { 'content-type': type },
    });
  const logged = () =>
    school.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'CSP violation')
      .map(({ directive, blocked }) => `${directive} ${blocked}`);
  const counted = async (directive: string) => {
    const { text } = await school.visitor().get('/metrics', { authorization: `Bearer ${metricsToken}` });
    return Number(
      new RegExp(`browser_refusals_total\\{directive="${directive}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
    );
  };

  test('are counted, and logged with only the directive and the kind of what was blocked', async () => {
    const before = await counted('script-src-elem');
    expect((await send(older, 'application/csp-report')).status).toBe(204);
    expect((await send([newer, newer], 'application/reports+json; charset=utf-8')).status).toBe(204);
    expect(logged()).toEqual(['script-src-elem another site', 'img-src another site']);
    expect(await counted('script-src-elem')).toBe(before + 1);
    const all = school.log.join('');
    for (const secret of [person, 'profile', 'steal', 'alert', 'Mozilla', 'evil', 'pictures'])
      expect(all).not.toContain(secret);
  });

  test.each([
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data', 'data'],
    ['chrome-extension://abcdef/x.js', 'chrome-extension'],
    ['call-this-number', 'unknown'],
    ['call-this-number://now', 'unknown'],
    [`line\nbreak ${person}`, 'unknown'],
    [undefined, 'unknown'],
  ])('log the blocked URL %j as %s', async (blockedURL, blocked) => {
    await send([{ ...newer, body: { ...newer.body, blockedURL } }], 'application/reports+json');
    expect(logged()).toEqual([`img-src ${blocked}`]);
  });

  test('tell the own site from others', async () => {
    const blockedURL = `${school.context.settings.publicUrl}/assets/x.js`;
    await send([{ ...newer, body: { ...newer.body, blockedURL } }], 'application/reports+json');
    expect(logged()).toEqual(['img-src this site']);
  });

  test('do not log an unknown directive', async () => {
    const report = { 'csp-report': { 'violated-directive': person, 'blocked-uri': 'inline' } };
    await send(report, 'application/csp-report');
    expect(logged()).toEqual(['other inline']);
  });

  test.each([
    [415, {}, 'application/json'],
    [415, older, 'text/plain'],
    [400, '{', 'application/csp-report'],
    [400, newer, 'application/reports+json'],
    [400, { 'csp-report': 'x' }, 'application/csp-report'],
    [400, [{ body: { blockedURL: {} } }], 'application/reports+json'],
    [413, JSON.stringify([newer]).padEnd(16 * 1024 + 1), 'application/reports+json'],
  ])('are rejected with %i when invalid: %j as %s', async (status, raw, type) => {
    expect((await send(raw, type)).status).toBe(status);
    expect(logged()).toEqual([]);
  });

  test('write one line for each kind in a request', async () => {
    const many = Array.from({ length: 150 }, (_, i) => ({ body: { blockedURL: `http://h${i}.test` } }));
    expect((await send(many, 'application/reports+json')).status).toBe(204);
    expect(logged()).toEqual(['other another site']);
  });

  test('are rejected with 429 after too many from one address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await send(older, 'application/csp-report')).status);
    expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
    expect(logged()).toHaveLength(30);
  });
});
