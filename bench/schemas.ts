/**
 * How long each schema of the calls takes for its worst body of 64 KiB, against JSON.parse of the same body, which no check can
 * avoid. Run: node bin/run.mjs bench/schemas.ts
 */
import { performance } from 'node:perf_hooks';
import { routes } from '#server/routes.ts';
import { longTextsFor } from '#test/long-texts.ts';

const bodyLimit = 64 * 1024;
const rounds = 15;

/** The median of some runs, in milliseconds. */
function median(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** Bodies just within the limit: all text in one field, or spread over all of them. */
function* bodiesFor(fields: readonly string[]): Generator<[text: string, where: string, json: string]> {
  for (const [name, long] of longTextsFor(bodyLimit)) {
    for (const where of [...fields.map((field) => [field]), fields]) {
      const bytes = Math.floor(bodyLimit / where.length) - 40;
      const share = Buffer.from(long).subarray(0, bytes).toString().replaceAll('\uFFFD', '');
      yield [
        name,
        where.join(', '),
        JSON.stringify(Object.fromEntries(where.map((field) => [field, share]))),
      ];
    }
  }
}

console.log('call, worst text, field, ms, times JSON.parse');
for (const { endpoint } of routes) {
  const { body } = endpoint;
  if (body === null) continue;
  const { shape } = body._zod.def as unknown as { shape: Record<string, unknown> };
  const measured = [...bodiesFor(Object.keys(shape))].map(([text, where, json]) => {
    const parsed: unknown = JSON.parse(json);
    const check = median(() => body.safeParse(parsed));
    return { text, where, check, ratio: check / median(() => JSON.parse(json)) };
  });
  const worst = measured.reduce((a, b) => (b.check > a.check ? b : a));
  const { text, where, check, ratio } = worst;
  console.log(
    `${endpoint.method} ${endpoint.path}, ${text}, ${where}, ${check.toFixed(3)}, ${ratio.toFixed(2)}`,
  );
}
