import type * as z from 'zod/mini';
import { fields, type Field } from '#contract/content/fields.ts';
import type { FieldPath } from './placeholders.ts';

/** The parts of zod's definitions that lead to the schemas of the fields. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
}

/**
 * Visits every field of a valid value, groups and lists included.
 * @param visit receives the kind and the bounds of a field, its value and its place
 */
export function walkFields(
  schema: z.ZodMiniType,
  value: unknown,
  visit: (field: Field, value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  const field = fields.get(schema);
  if (field !== undefined) visit(field, value, path);
  if (value === null || value === undefined) return;
  const { shape, element, valueType, innerType } = schema._zod.def as unknown as Definition;
  if (innerType !== undefined) walkFields(innerType, value, visit, path);
  if (Array.isArray(value)) {
    for (const [at, entry] of value.entries())
      if (element !== undefined) walkFields(element, entry, visit, [...path, at]);
    return;
  }
  if (typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    const next = shape?.[name] ?? valueType;
    if (next !== undefined) walkFields(next, inner, visit, [...path, name]);
  }
}
