import { describe, expect, test } from 'vitest';
import { routes } from '#server/api/routes.ts';
import { longTextsFor } from '#test/long-texts.ts';

/** Every field of every request body. */
const fields = routes.flatMap(({ endpoint }) => {
  if (endpoint.body === null) return [];
  const { shape } = endpoint.body._zod.def as unknown as { shape: Record<string, unknown> };
  return Object.keys(shape).map(
    (field) => [`${endpoint.method} ${endpoint.path}`, field, endpoint.body] as const,
  );
});

describe.each(fields)('%s, field %s', (_, field, body) => {
  test.each(longTextsFor(60_000))('rejects %s of 60 kB with the first check and runs no other', (_, text) => {
    const checked = body?.safeParse({ [field]: text });
    const issues = checked?.error?.issues.filter(({ path }) => path[0] === field);
    expect(issues).toHaveLength(1);
  });
});
