import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '#test/school.ts';
import { smallSite } from '#test/small-site.ts';

const publicUrl = 'http://localhost:3000';
let school: School;
beforeAll(async () => {
  school = await openSchool('sqlite', { PUBLIC_URL: publicUrl }, smallSite(publicUrl));
});
afterAll(() => school.close());

/** The number of requests of each method and status, and how many of them are in the last bucket. */
async function counts(): Promise<Record<string, number[]>> {
  const { text } = await school.visitor().get('/metrics');
  const found: Record<string, number[]> = {};
  const lines =
    /^http_request_duration_seconds_(?:count\{|bucket\{le="\+Inf",)method="(\w+)",status="(\d+)"\} (\d+)$/gm;
  for (const [, method, status, count] of text.matchAll(lines)) {
    (found[`${method} ${status}`] ??= []).push(Number(count));
  }
  return found;
}

test('/metrics counts every request once: pages, files, redirects, errors and endpoints', async () => {
  const visitor = school.visitor();
  const before = await counts();
  const { headers } = await visitor.get('/');
  await visitor.get('/', { 'if-none-match': headers.get('etag') ?? '' });
  for (const path of ['/icon-192.png', '/bare?a=b', '/about/', '/nothing', '/healthz', '/user/nothing'])
    await visitor.get(path);
  await visitor.send('HEAD', '/');
  await visitor.send('POST', '/bare');
  const after = await counts();
  const differences = Object.entries(after).map(
    ([key, values]) => [key, values.map((value, index) => value - (before[key]?.[index] ?? 0))] as const,
  );
  // Other tests of this process have counted too.
  const added = Object.fromEntries(differences.filter(([, values]) => values.some((value) => value !== 0)));
  expect(added).toEqual({
    // The page, the picture, the page with a query, /healthz, and /metrics before.
    'GET 200': [5, 5],
    'GET 304': [1, 1],
    'GET 308': [1, 1],
    'GET 404': [2, 2],
    'HEAD 200': [1, 1],
    'POST 405': [1, 1],
  });
});
