import { expect, test } from 'vitest';
import { routes } from '#server/api/routes.ts';
import { endpointPrefixes } from './endpoint-prefixes.ts';

test.each(routes.map(({ endpoint }) => endpoint.path))('%s starts with a prefix of the endpoints', (path) => {
  expect(endpointPrefixes.filter((prefix) => path.startsWith(prefix))).toHaveLength(1);
});
