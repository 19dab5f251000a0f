import type * as z from 'zod/mini';
import { fields } from '#contract/site/fields.ts';
import type { FieldPath } from '#contract/site/field-path.ts';

type Visit = (schema: z.core.$ZodType, value: unknown, path: FieldPath) => void;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether all fields of a value are in the schema of an object. */
function hasNames(schema: z.core.$ZodType, value: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return false;
  return Object.keys(value).every((name) => Object.hasOwn(def.shape, name));
}

/** The values of the entries of a list, or undefined as the value of one entry. */
const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [undefined]);

/**
 * Visits a schema and all schemas inside it, each with its part of the value and the path to it. The plain texts of a rich
 * text are no fields and are not visited.
 * @param value valid by the schema; undefined visits the schemas alone, one entry of each list
 */
export function walkFields(
  schema: z.core.$ZodType,
  value: unknown,
  visit: Visit,
  path: FieldPath = [],
): void {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      if (value !== null) walkFields(def.innerType, value, visit, path);
      return;
    case 'union':
      for (const option of def.options) {
        const isLink = value === undefined || typeof value === 'object';
        // A menu is no field of its own: its links are.
        if (fields.has(option) ? isLink : hasNames(option, value)) walkFields(option, value, visit, path);
      }
      return;
    default:
      visit(schema, value, path);
  }
  switch (def.type) {
    case 'object':
      for (const [name, field] of Object.entries(def.shape)) {
        walkFields(field, fieldOf(value, name), visit, [...path, name]);
      }
      return;
    case 'record':
      for (const name of def.keyType._zod.values ?? []) {
        walkFields(def.valueType, fieldOf(value, String(name)), visit, [...path, String(name)]);
      }
      return;
    case 'array':
      for (const [at, entry] of entriesOf(value).entries()) {
        walkFields(def.element, entry, visit, [...path, at]);
      }
  }
}
