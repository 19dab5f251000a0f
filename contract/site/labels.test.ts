import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { courseRecords } from './course-record.ts';
import { documentSchemas, keyedSchemas } from './documents.ts';
import { labels } from './fields.ts';

interface LabelledField {
  path: string;
  label: string | undefined;
  help: string | undefined;
}

/** The fields of every object in a schema, also those of the links in a text and of menus, as one list for each object. */
function objectsIn(schema: z.core.$ZodType, path = ''): LabelledField[][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return objectsIn(def.innerType, path);
    case 'array':
      return objectsIn(def.element, `${path}[]`);
    // The label of an entry is its key.
    case 'record':
      return objectsIn(def.valueType, `${path}[]`);
    case 'union':
      return def.options.flatMap((option) => objectsIn(option, path));
    case 'object': {
      const own = Object.entries(def.shape).map(([name, field]) => ({ path: `${path}.${name}`, field }));
      return [
        own.map(({ path: at, field }) => {
          const { label, help } = labels.get(field) ?? {};
          return { path: at, label, help };
        }),
        ...own.flatMap(({ path: at, field }) => objectsIn(field, at)),
      ];
    }
    default:
      return [];
  }
}

const schemas: Record<string, z.core.$ZodType> = {
  ...documentSchemas,
  ...keyedSchemas,
  courses: courseRecords,
};

describe.each(Object.entries(schemas))('each field of %s', (_, schema) => {
  const objects = objectsIn(schema);
  const named = objects.flat();

  test('has a label of a few words', () => {
    expect(named.length).toBeGreaterThan(1);
    const wrong = named.filter(({ label }) => label === undefined || !/^[A-Z].{1,48}[^\s.]$/.test(label));
    expect(wrong).toEqual([]);
  });

  test('has another label than the fields beside it', () => {
    const repeated = objects.flatMap((object) =>
      object.filter(({ label }, at) => object.findIndex((other) => other.label === label) !== at),
    );
    expect(repeated).toEqual([]);
  });

  test('has one short sentence of help, if any', () => {
    const wrong = named.filter(({ help }) => help !== undefined && !/^[A-Z0-9].{8,108}[.?]$/.test(help));
    expect(wrong).toEqual([]);
  });
});
