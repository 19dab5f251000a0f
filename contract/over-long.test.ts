import { describe, expect, test } from 'vitest';
import { routes } from '#server/routes.ts';
import { longTextsFor } from '#test/long-texts.ts';

/** Every text of every body, with a body that is right in all other fields left out: each field is judged by itself. */
const fields = routes.flatMap(({ endpoint }) => {
  if (endpoint.body === null) return [];
  const { shape } = endpoint.body._zod.def as unknown as { shape: Record<string, unknown> };
  return Object.keys(shape).map(
    (field) => [`${endpoint.method} ${endpoint.path}`, field, endpoint.body] as const,
  );
});

describe.each(fields)('%s, field %s', (_, field, body) => {
  test.each(longTextsFor(60_000))(
    '%s of 60 kB are refused by the first check, and no other looks at them',
    (_, text) => {
      const checked = body?.safeParse({ [field]: text });
      const about = checked?.error?.issues.filter(({ path }) => path[0] === field);
      expect(about).toHaveLength(1);
    },
  );
});
