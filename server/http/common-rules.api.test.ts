import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { routes } from '#server/api/routes.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const endpoints = routes.map(({ endpoint }) => endpoint);
const withBody = endpoints.filter(({ body }) => body !== null);
const pathOf = ({ path }: { path: string }) => path.replace('{id}', 'x');
const endpointName = ({ method, path }: Endpoint) => `${method} ${path}`;
const profileChange = endpoints.find((endpoint) => endpointName(endpoint) === 'PATCH /user/me') as Endpoint;
/** JSON texts that are not an object. */
const notObjects = ['null', '[]', '"text"', '5', 'true', '[[[[[]]]]]'];
const tooLong = JSON.stringify({ fullName: 'a'.repeat(64 * 1024) });
const jsonType = { 'content-type': 'application/json' };

describe.each(kindsOfThisRun)('every endpoint on %s', (kind) => {
  let school: School;
  let asha: TestUser;
  let office: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    asha = await parent(school);
    office = await admin(school);
  });
  afterAll(() => school.close());

  /** Sends a raw body to an endpoint, as somebody who may use it. */
  const send = (
    { method, path, caller }: Endpoint,
    raw: string | Buffer | string[],
    headers: Record<string, string> = jsonType,
  ) =>
    (caller === 'admin' || caller === 'office' ? office : asha).visitor.send(
      method,
      pathOf({ path }),
      undefined,
      {
        raw,
        headers,
      },
    );

  // One endpoint stands for all in what `readBody` alone decides; that each endpoint reads its body with it is tested below.
  describe('a body', () => {
    const sendToOne = (raw: string | Buffer | string[], headers?: Record<string, string>) =>
      send(profileChange, raw, headers);

    test.each(['', '{', '{"a":1}}', 'undefined', "{'a':1}", '\u0000'])(
      'that is the malformed JSON %j is rejected with 400',
      async (raw) => {
        const reply = await sendToOne(raw);
        expect([reply.status, reply.body]).toEqual([400, { message: 'The request is not valid JSON.' }]);
      },
    );

    test('of bytes that are not UTF-8 is rejected with 400', async () => {
      const reply = await sendToOne(Buffer.from([0x22, 0xff, 0xfe, 0x22]));
      expect([reply.status, reply.body]).toEqual([400, { message: 'The request is not UTF-8 text.' }]);
    });

    test.each(notObjects)(
      'of JSON that is not an object, %s, is rejected with 400 and a message',
      async (raw) => {
        const reply = await sendToOne(raw);
        expect([reply.status, reply.body.message]).toEqual([400, expect.stringMatching(/^[A-Z].+\.$/)]);
      },
    );

    test.each([
      undefined,
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ])('of the content type %s is rejected with 415', async (type) => {
      const reply = await sendToOne('{}', type === undefined ? {} : { 'content-type': type });
      expect(reply.status).toBe(415);
      expect(reply.body).toEqual({ message: expect.stringContaining('JSON') });
    });

    test('of JSON with a charset is accepted', async () => {
      expect((await sendToOne('{', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(400);
    });

    test('over 64 KiB is rejected with 413, with a content length or in chunks', async () => {
      const chunks = Array.from({ length: 40 }, () => ' '.repeat(2 * 1024));
      for (const raw of [tooLong, chunks]) {
        const reply = await sendToOne(raw);
        expect([reply.status, reply.body]).toEqual([413, { message: expect.any(String) }]);
      }
    });

    test('of exactly 64 KiB is read', async () => {
      expect((await sendToOne(`{${' '.repeat(64 * 1024 - 2)}}`)).status).not.toBe(413);
    });

    test.each(['[', '{"a":', '[{"":'])('of %j nested a thousand times is rejected with 400', async (open) => {
      const reply = await sendToOne(open.repeat(1000));
      expect([reply.status, reply.body]).toEqual([400, { message: 'The request is nested too deeply.' }]);
    });

    test('with brackets within a string is not deep', async () => {
      const { message } = (await sendToOne(JSON.stringify({ fullName: '\\"[{'.repeat(20) }))).body;
      expect(message).not.toBe('The request is nested too deeply.');
    });

    test('cannot change the prototype of objects', async () => {
      await sendToOne('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
      expect('polluted' in {}).toBe(false);
    });
  });

  /** What an endpoint replies to each wrong body: [what is wrong, status, message]. */
  const wrongBodies: [raw: string, type: string, status: number, message: RegExp][] = [
    ['{', 'application/json', 400, /^The request is not valid JSON\.$/],
    ['[]', 'application/json', 400, /^[A-Z].+\.$/],
    ['['.repeat(1000), 'application/json', 400, /^The request is nested too deeply\.$/],
    ['{}', 'text/plain', 415, /JSON/],
  ];

  test('reads its body with the common checks', async () => {
    const wrong: unknown[] = [];
    for (const endpoint of withBody) {
      const { maxBodyBytes = 64 * 1024 } = endpoint;
      const tooLarge = JSON.stringify({ fullName: 'a'.repeat(maxBodyBytes) });
      const large = [tooLarge, 'application/json', 413, /./] as const;
      for (const [raw, type, status, message] of [...wrongBodies, large]) {
        const reply = await send(endpoint, raw, { 'content-type': type });
        if (reply.status !== status || !message.test(reply.body.message))
          wrong.push([endpointName(endpoint), type, raw.slice(0, 20), reply.status, reply.body]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('has a schema that accepts objects only', () => {
    const wrong = withBody.filter(({ body }) =>
      notObjects.some((raw) => body?.safeParse(JSON.parse(raw)).success !== false),
    );
    expect(wrong.map(endpointName)).toEqual([]);
  });

  test('uses the last of two equal keys, both to validate and to act', async () => {
    const wrong: unknown[] = [];
    for (const endpoint of withBody) {
      const required = Object.keys((await send(endpoint, '{}')).body.fields ?? {});
      // A body may have optional fields only.
      const [field = ''] = [...required, ...Object.keys((endpoint.body as z.ZodMiniObject).shape)];
      const reply = await send(endpoint, `{"${field}":"good",${JSON.stringify(field)}:5}`);
      if (!Object.keys(reply.body.fields ?? {}).includes(field))
        wrong.push([endpointName(endpoint), field, reply.body]);
    }
    expect(wrong).toEqual([]);
  });

  test('rejects other methods with 405 and Allow', async () => {
    const wrong: unknown[] = [];
    const visitor = school.visitor();
    for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
      const allowed = endpoints.filter((other) => other.path === path).map(({ method }) => method);
      const expected = allowed.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).toSorted();
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (allowed.some((one) => one === other)) continue;
        const { status, body, headers } = await visitor.send(other, pathOf({ path }));
        const allow = headers.get('allow')?.split(', ').toSorted();
        if (status !== 405 || typeof body.message !== 'string' || String(allow) !== String(expected))
          wrong.push([other, path, status, body, allow]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('replies with JSON that no cache stores', async () => {
    const wrong: unknown[] = [];
    for (const endpoint of endpoints) {
      const { headers } = await school.visitor().send(endpoint.method, pathOf(endpoint));
      const [type, cache] = [headers.get('content-type'), headers.get('cache-control')];
      if (type?.includes('application/json') !== true || cache !== 'no-store')
        wrong.push([endpointName(endpoint), type, cache]);
    }
    expect(wrong).toEqual([]);
  });

  test('that changes something rejects requests from another site', async () => {
    const wrong: unknown[] = [];
    for (const endpoint of endpoints.filter(({ changes }) => changes)) {
      for (const [name, value] of [
        ['origin', 'https://evil.test'],
        ['sec-fetch-site', 'cross-site'],
        ['sec-fetch-mode', 'navigate'],
      ] as const) {
        const body = endpoint.body === null ? undefined : {};
        const headers = { [name]: value };
        const { status } = await office.visitor.send(endpoint.method, pathOf(endpoint), body, { headers });
        if (status !== 403) wrong.push([endpointName(endpoint), name, status]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('for people with a session rejects requests without one with 401', async () => {
    const wrong: unknown[] = [];
    for (const endpoint of endpoints.filter(({ caller }) => caller !== 'anyone')) {
      const sent = endpoint.body === null ? undefined : {};
      const { status, body } = await school.visitor().send(endpoint.method, pathOf(endpoint), sent);
      if (status !== 401 || body.message !== 'Please sign in first.')
        wrong.push([endpointName(endpoint), status, body]);
    }
    expect(wrong).toEqual([]);
  });

  test('HEAD has the status and headers of GET and no body', async () => {
    for (const path of [
      '/admin/get-course',
      '/user/me',
      '/admin/get-users',
      '/healthz',
      '/openapi.json',
      '/nothing',
    ]) {
      const visitor = path === '/nothing' ? school.visitor() : office.visitor;
      const [get, head] = [await visitor.get(path), await visitor.send('HEAD', path)];
      expect([path, head.status, head.text]).toEqual([path, get.status, '']);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    }
  });

  test.each([
    '/nothing',
    '/user',
    '/user/',
    '/user/nothing',
    '/admin/delete-users',
    '/admin/users/x/y',
    '/api/auth/sign-in/email',
    '/api/auth/admin/list-users',
    '/user/%2e%2e/admin',
    '/%FF',
    '/user/me/',
  ])('the unknown path %s is 404 in JSON for every method', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const reply = await office.visitor.send(method, path);
      expect([method, reply.status, reply.body]).toEqual([
        method,
        404,
        { message: 'There is nothing at this address.' },
      ]);
    }
  });

  test('an unexpected error shows no internals to the client and writes no typed text to the log', async () => {
    const broken = await openSchool(kind);
    try {
      const account = await parent(broken);
      await broken.context.db.schema.alterTable('applications').renameTo('elsewhere').execute();
      for (const reply of [
        await account.visitor.post(
          '/user/enroll-user',
          application({ address: 'the house with the blue door' }),
        ),
        await account.visitor.get('/user/me'),
      ]) {
        expect([reply.status, reply.body]).toEqual([
          500,
          { message: 'Something went wrong. Please try again.' },
        ]);
      }
      const failures = broken.log.filter((line) => line.includes('request failed with an unexpected error'));
      expect(failures).toHaveLength(2);
      const all = broken.log.join('');
      for (const secret of ['blue door', account.email, 'Meera', 'insert into', 'select '])
        expect(all).not.toContain(secret);
    } finally {
      await broken.close();
    }
  });
});
