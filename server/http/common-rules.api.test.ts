import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { routes } from '#server/routes.ts';
import { databaseKinds } from '#test/databases.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

const endpoints = routes.map(({ endpoint }) => endpoint);
const withBody = endpoints.filter(({ body }) => body !== null);
const named = <T extends { method: string; path: string }>(list: readonly T[]) =>
  list.map((endpoint) => [endpoint.method, endpoint.path.replace('{id}', 'x'), endpoint] as const);
const jsonType = { 'content-type': 'application/json' };

describe.each(databaseKinds)('every endpoint on %s', (kind) => {
  let school: School;
  let asha: TestUser;
  let office: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    asha = await parent(school);
    office = await admin(school);
  });
  afterAll(() => school.close());

  describe.each(named(withBody))('%s %s', (method, path, { caller, body }) => {
    const send = (raw: string | Buffer | string[], headers: Record<string, string> = jsonType) =>
      (caller === 'admin' || caller === 'office' ? office : asha).visitor.send(method, path, undefined, {
        raw,
        headers,
      });

    test.each(['', '{', '{"a":1}}', 'undefined', "{'a':1}", '\u0000'])(
      'rejects the malformed JSON %j with 400',
      async (raw) => {
        const reply = await send(raw);
        expect([reply.status, reply.body]).toEqual([400, { message: 'The request is not valid JSON.' }]);
      },
    );

    test('rejects bytes that are not UTF-8 with 400', async () => {
      const reply = await send(Buffer.from([0x22, 0xff, 0xfe, 0x22]));
      expect([reply.status, reply.body]).toEqual([400, { message: 'The request is not UTF-8 text.' }]);
    });

    test.each(['null', '[]', '"text"', '5', 'true', '[[[[[]]]]]'])(
      'rejects JSON that is not an object, %s, with 400 and a message',
      async (raw) => {
        const reply = await send(raw);
        expect([reply.status, reply.body.message]).toEqual([400, expect.stringMatching(/^[A-Z].+\.$/)]);
      },
    );

    test.each([
      undefined,
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ])('rejects the content type %s with 415', async (type) => {
      const reply = await send('{}', type === undefined ? {} : { 'content-type': type });
      expect(reply.status).toBe(415);
      expect(reply.body).toEqual({ message: expect.stringContaining('JSON') });
    });

    test('accepts JSON with a charset', async () => {
      expect((await send('{', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(400);
    });

    test('rejects a body over 64 KiB with 413, with a content length or in chunks', async () => {
      const long = JSON.stringify({ fullName: 'a'.repeat(64 * 1024) });
      const chunks = Array.from({ length: 40 }, () => ' '.repeat(2 * 1024));
      for (const raw of [long, chunks]) {
        const reply = await send(raw);
        expect([reply.status, reply.body]).toEqual([413, { message: expect.any(String) }]);
      }
    });

    test('reads a body of exactly 64 KiB', async () => {
      expect((await send(`{${' '.repeat(64 * 1024 - 2)}}`)).status).not.toBe(413);
    });

    test.each(['[', '{"a":', '[{"":'])('rejects %j nested a thousand times with 400', async (open) => {
      const reply = await send(open.repeat(1000));
      expect([reply.status, reply.body]).toEqual([400, { message: 'The request is nested too deeply.' }]);
    });

    test('does not count brackets within a string', async () => {
      const { message } = (await send(JSON.stringify({ fullName: '\\"[{'.repeat(20) }))).body;
      expect(message).not.toBe('The request is nested too deeply.');
    });

    test('uses the last of two equal keys, both to validate and to act', async () => {
      const required = Object.keys((await send('{}')).body.fields ?? {});
      // A body may have optional fields only.
      const [field = ''] = [...required, ...Object.keys((body as z.ZodMiniObject).shape)];
      const twice = `{"${field}":"good",${JSON.stringify(field)}:5}`;
      expect(Object.keys((await send(twice)).body.fields)).toContain(field);
    });

    test('a body cannot change the prototype of objects', async () => {
      await send('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
      expect('polluted' in {}).toBe(false);
    });
  });

  describe.each(named(endpoints))('%s %s', (method, path, endpoint) => {
    test('rejects other methods with 405 and Allow', async () => {
      const allowed = endpoints.filter((other) => other.path === endpoint.path).map((other) => other.method);
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
        (other) => !allowed.some((one) => one === other),
      );
      for (const other of others) {
        const reply = await school.visitor().send(other, path);
        expect([other, reply.status, reply.body]).toEqual([other, 405, { message: expect.any(String) }]);
        const expected = allowed.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]));
        expect(reply.headers.get('allow')?.split(', ').toSorted()).toEqual(expected.toSorted());
      }
    });

    test('replies with JSON that no cache stores', async () => {
      const reply = await school.visitor().send(method, path);
      expect(reply.headers.get('content-type')).toContain('application/json');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    });
  });

  test.each(named(endpoints.filter(({ changes }) => changes)))(
    '%s %s rejects requests from another site',
    async (method, path, endpoint) => {
      for (const header of [
        'origin: https://evil.test',
        'sec-fetch-site: cross-site',
        'sec-fetch-mode: navigate',
      ]) {
        const [name = '', value = ''] = header.split(': ');
        const headers = { [name]: value };
        const reply = await office.visitor.send(method, path, endpoint.body === null ? undefined : {}, {
          headers,
        });
        expect([header, reply.status]).toEqual([header, 403]);
      }
    },
  );

  test.each(named(endpoints.filter(({ caller }) => caller !== 'anyone')))(
    '%s %s rejects requests without a session with 401',
    async (method, path, endpoint) => {
      const reply = await school.visitor().send(method, path, endpoint.body === null ? undefined : {});
      expect([reply.status, reply.body]).toEqual([401, { message: 'Please sign in first.' }]);
    },
  );

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
