import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from './routes.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { openSchool, type School } from '#test/school.ts';

/** All values of $ref in a description. */
function* refsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref') yield String(inner);
    else yield* refsOf(inner);
  }
}

const at = (description: unknown, ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], description);

const nothing = { message: 'There is nothing at this address.' };

describe.each(kindsOfThisRun)('the paths for operators on %s', (kind) => {
  let school: School;
  /** A school whose PUBLIC_URL names the machine itself. */
  let local: School;
  beforeAll(async () => {
    school = await openSchool(kind);
    local = await openSchool(kind, { PUBLIC_URL: 'http://localhost:3000' });
  });
  afterAll(async () => {
    await school.close();
    await local.close();
  });

  test('/healthz reports that the process runs', async () => {
    const reply = await school.visitor().get('/healthz');
    expect([reply.status, reply.body]).toEqual([200, { status: 'up' }]);
  });

  test('/readyz reports the database, the published pages and the free disk space', async () => {
    const reply = await school.visitor().get('/readyz');
    const edition = { served: 0, published: 0 };
    expect([reply.status, reply.body]).toEqual([
      200,
      { database: true, snapshot: true, disk: true, edition },
    ]);
  });

  test('/readyz writes to the database once for many requests', async () => {
    const { db } = school.context;
    const probes = () => db.selectFrom('rateLimits').selectAll().where('key', '=', 'readyz').execute();
    await school.visitor().get('/readyz');
    const before = await probes();
    await Promise.all(Array.from({ length: 20 }, () => school.visitor().get('/readyz')));
    expect([before.length, await probes()]).toEqual([1, before]);
  });

  test('/readyz is 503 without a database, and /healthz is not', async () => {
    const schoolWithoutDatabase = await openSchool(kind);
    await schoolWithoutDatabase.context.db.destroy();
    const replies = [
      await schoolWithoutDatabase.visitor().get('/readyz'),
      await schoolWithoutDatabase.visitor().get('/healthz'),
    ];
    await schoolWithoutDatabase.close();
    expect(replies.map(({ status }) => status)).toEqual([503, 200]);
    expect(replies[0]?.body).toMatchObject({ database: false, snapshot: true, disk: true });
  });

  test('/.well-known/security.txt has the address of the school and has not expired', async () => {
    const reply = await school.visitor().get('/.well-known/security.txt');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(reply.text).toContain('Contact: mailto:office@school.test\n');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(reply.text) ?? [];
    expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  });

  test('/metrics measures requests without their paths', async () => {
    await local.visitor().get('/admin/get-course?name=meera');
    const reply = await local.visitor().get('/metrics');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('text/plain');
    expect(reply.text).toMatch(/http_request_duration_seconds_count\{method="GET",status="200"\} \d+/);
    expect(reply.text).not.toMatch(/meera|get-course/);
  });

  test('/metrics measures the process', async () => {
    const { text } = await local.visitor().get('/metrics');
    const values = [...text.matchAll(/^((?:process|nodejs)_\w+(?:\{.+\})?) (\d\S*)$/gm)];
    expect(values.map(([, name]) => name)).toEqual([
      'process_cpu_seconds_total',
      'process_start_time_seconds',
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
      'process_open_fds',
      ...['0.5', '0.99', '1'].map((quantile) => `nodejs_eventloop_lag_seconds{quantile="${quantile}"}`),
    ]);
  });

  test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    '/metrics is 404 for a request through a proxy (%s)',
    async (header) => {
      const reply = await local.visitor().get('/metrics', { [header]: '127.0.0.1' });
      expect([reply.status, reply.body]).toEqual([404, nothing]);
    },
  );

  test.each(['http://127.0.0.1:3000', 'http://127.8.0.1', 'http://[::1]:3000', 'https://localhost'])(
    '/metrics is open to this machine when PUBLIC_URL is %s',
    async (publicUrl) => {
      const own = await openSchool(kind, { PUBLIC_URL: publicUrl });
      const reply = await own.visitor().get('/metrics');
      await own.close();
      expect(reply.status).toBe(200);
    },
  );

  test.each<Record<string, string>>([
    { PUBLIC_URL: 'https://school.test' },
    { PUBLIC_URL: 'http://127.school.test' },
    { PUBLIC_URL: 'http://localhost.school.test' },
    { PUBLIC_URL: 'http://10.0.0.1' },
    { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '1' },
  ])('/metrics is 404 behind a proxy that adds no header, with %j', async (environment) => {
    const open = await openSchool(kind, environment);
    const replies = [await open.visitor().get('/metrics'), await open.visitor().send('HEAD', '/metrics')];
    await open.close();
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replies[0]?.body).toEqual(nothing);
  });

  test.each(['https://school.test', 'http://localhost:3000'])(
    '/metrics of %s needs only the token when METRICS_TOKEN is set',
    async (publicUrl) => {
      const token = 'a-token-of-24-characters';
      const schoolWithToken = await openSchool(kind, { PUBLIC_URL: publicUrl, METRICS_TOKEN: token });
      const getMetrics = (authorization?: string) =>
        schoolWithToken.visitor().get('/metrics', authorization === undefined ? {} : { authorization });
      const right = [
        await getMetrics(`Bearer ${token}`),
        await getMetrics(`bearer ${token}`),
        await schoolWithToken.visitor().get('/metrics', {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': '192.0.2.1',
        }),
      ];
      const wrong = [undefined, '', 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token]
        .concat(`Basic ${token}`, `Bearer ${token.toUpperCase()}`, `Bearer ${token} ${token}`)
        .map(getMetrics);
      const rejected = await Promise.all(wrong);
      await schoolWithToken.close();
      expect(right.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { status, body, headers } of rejected) {
        expect([status, body, headers.get('www-authenticate')]).toEqual([404, nothing, null]);
      }
      expect(schoolWithToken.log.join('')).not.toContain(token);
    },
  );

  test('an invented method or a very long path adds no time series', async () => {
    const lines = async () =>
      (await local.visitor().get('/metrics')).text.match(/http_request_duration_seconds_count/g)?.length;
    await local.visitor().send('PROPFIND', '/nothing');
    await lines();
    const before = await lines();
    await local.visitor().send('PROPFIND', `/${'a'.repeat(4000)}`);
    expect(await lines()).toBe(before);
  });

  test('/openapi.json describes every endpoint with its body, replies and errors', async () => {
    const { status, headers, body } = await school.visitor().get('/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('application/json')]);
    expect(body.openapi).toMatch(/^3\.1\./);
    expect(body.info).toEqual({ title: expect.any(String), version: expect.any(String) });
    expect(body.servers).toEqual([{ url: 'http://school.test' }]);
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted(),
    );
    for (const { endpoint } of routes) {
      const operation = body.paths[endpoint.path][endpoint.method.toLowerCase()];
      expect(operation.summary).toBe(endpoint.summary);
      expect(operation.requestBody !== undefined).toBe(endpoint.body !== null || endpoint.file === 'body');
      expect(operation.security !== undefined).toBe(endpoint.caller !== 'anyone');
      const expected = [endpoint.success, ...endpoint.failures, 500, 503].map(String);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(expected));
      for (const name of endpoint.path.matchAll(/\{(\w+)\}/g)) {
        expect(operation.parameters).toContainEqual({
          name: name[1],
          in: 'path',
          required: true,
          schema: expect.objectContaining({ type: expect.stringMatching(/^(?:string|integer)$/) }),
        });
      }
    }
  });

  test('every call in /openapi.json has a name of its own, from its method and path', async () => {
    const { body } = await school.visitor().get('/openapi.json');
    expect(body.paths['/user/me'].patch.operationId).toBe('patchUserMe');
    expect(body.paths['/admin/get-log/{page}'].get.operationId).toBe('getAdminGetLogPage');
    const names = routes.map(
      ({ endpoint }) => body.paths[endpoint.path][endpoint.method.toLowerCase()].operationId,
    );
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
    expect(new Set(names).size).toBe(routes.length);
  });

  test('/openapi.json describes path parameters and queries by the schemas that check them', async () => {
    const { body } = await school.visitor().get('/openapi.json');
    const parametersOf = ({ parameters }: { parameters: { in: string; name: string }[] }) =>
      parameters.filter((each) => each.in !== 'header');
    expect(
      body.paths['/admin/get-log/{page}'].get.parameters.map(({ name }: { name: string }) => name),
    ).toEqual(['page', 'Expected-User']);
    expect(parametersOf(body.paths['/admin/get-log/{page}'].get)).toEqual([
      {
        name: 'page',
        in: 'path',
        required: true,
        schema: { type: 'integer', minimum: 1, maximum: 999_999 },
      },
    ]);
    expect(parametersOf(body.paths['/admin/users/{id}'].delete)).toEqual([
      {
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: 'string', maxLength: 64, pattern: String.raw`^[\w-]+$` },
      },
    ]);
    expect(parametersOf(body.paths['/admin/find-users'].post)).toEqual([
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
      },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        schema: { type: 'string', maxLength: 200, pattern: String.raw`^[\w-]+$` },
      },
    ]);
  });

  test('every reference in /openapi.json can be resolved', async () => {
    const { body } = await school.visitor().get('/openapi.json');
    const refs = new Set(refsOf(body));
    expect(refs).toContain('#/components/schemas/Failure');
    for (const ref of refs) expect([ref, at(body, ref)]).toEqual([ref, expect.any(Object)]);
    for (const name of ['session']) expect(body.components.securitySchemes).toHaveProperty(name);
  });

  test('/openapi.json has the host of API_HOST and the cookie name for https', async () => {
    const other = await openSchool(kind, {
      API_HOST: 'https://calls.school.test',
      PUBLIC_URL: 'https://school.test',
    });
    const { body } = await other.visitor().get('/openapi.json');
    await other.close();
    expect(body.servers).toEqual([{ url: 'https://calls.school.test' }]);
    expect(body.components.securitySchemes.session.name).toBe('__Host-school.session_token');
  });
});
