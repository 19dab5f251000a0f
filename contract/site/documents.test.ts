import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { walkFields } from '#server/site/content/walk-fields.ts';
import { courseRecords } from './course-record.ts';
import { documentSchemas, keyedSchemas } from './documents.ts';
import { fields, type FieldKind } from './fields.ts';

/** The kinds of values without a size. */
const withoutBounds = new Set<FieldKind | undefined>([
  'link',
  'choice',
  'gallery',
  'day',
  'time',
  'switch',
  'group',
]);

const schemas: Record<string, z.core.$ZodType> = {
  ...documentSchemas,
  ...keyedSchemas,
  courses: courseRecords,
};

describe.each(Object.entries(schemas))('each field of %s', (_, schema) => {
  const visited: [path: string, schema: z.core.$ZodType][] = [];
  walkFields(schema, undefined, (field, _value, path) => visited.push([path.join('.'), field]));

  test('has a kind', () => {
    expect(visited.length).toBeGreaterThan(3);
    expect(visited.filter(([, field]) => fields.get(field) === undefined).map(([path]) => path)).toEqual([]);
  });

  test('has bounds, if its kind has a size', () => {
    const unbounded = visited.filter(([, field]) => {
      const { kind, max } = fields.get(field) ?? {};
      return !withoutBounds.has(kind) && !Number.isFinite(max);
    });
    expect(unbounded.map(([path]) => path)).toEqual([]);
  });
});
