import { describe, expect, test } from 'vitest';
import { routes } from '#server/api/routes.ts';

const endpoints = routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(endpoints)('%s', (_, { path, params, query, failures }) => {
  test('has a schema for exactly the parameters in its path', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  test('declares 404 for a malformed path parameter and 400 for an invalid query', () => {
    if (params !== undefined) expect(failures).toContain(404);
    if (query !== undefined) expect(failures).toContain(400);
  });
});
