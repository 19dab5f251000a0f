/**
 * Measures how long the schema of each endpoint takes for its slowest body of 64 KiB. The unit of comparison is JSON.parse of
 * the same body, which every request needs. Run: node bin/run.mjs bench/schemas.ts
 */
import { performance } from 'node:perf_hooks';
import { routes } from '#server/api/routes.ts';
import { longTextsFor } from '#test/long-texts.ts';

const bodyLimit = 64 * 1024;
const rounds = 15;

/** The median duration of several runs, in milliseconds. */
function medianDuration(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** Bodies just under the limit: the whole text in one field, or spread over all fields. */
function* bodiesFor(fieldNames: readonly string[]): Generator<[text: string, fields: string, json: string]> {
  for (const [name, long] of longTextsFor(bodyLimit)) {
    for (const filled of [...fieldNames.map((field) => [field]), fieldNames]) {
      const bytes = Math.floor(bodyLimit / filled.length) - 40;
      const value = Buffer.from(long).subarray(0, bytes).toString().replaceAll('\uFFFD', '');
      yield [
        name,
        filled.join(', '),
        JSON.stringify(Object.fromEntries(filled.map((field) => [field, value]))),
      ];
    }
  }
}

console.log('endpoint, slowest text, fields, duration in ms, duration / JSON.parse');
for (const { endpoint } of routes) {
  const { body } = endpoint;
  if (body === null) continue;
  const { shape } = body._zod.def as unknown as { shape: Record<string, unknown> };
  const measured = [...bodiesFor(Object.keys(shape))].map(([text, fields, json]) => {
    const parsed: unknown = JSON.parse(json);
    const duration = medianDuration(() => body.safeParse(parsed));
    return { text, fields, duration, ratio: duration / medianDuration(() => JSON.parse(json)) };
  });
  const slowest = measured.reduce((a, b) => (b.duration > a.duration ? b : a));
  const { text, fields, duration, ratio } = slowest;
  console.log(
    `${endpoint.method} ${endpoint.path}, ${text}, ${fields}, ${duration.toFixed(3)}, ${ratio.toFixed(2)}`,
  );
}
