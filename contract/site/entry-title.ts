import type * as z from 'zod/mini';
import { fieldsOf, formField } from './schema-parts.ts';

/** The words of a field: of a line, or of a heading. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('text' in value)) return '';
  return typeof value.text === 'string' ? value.text : '';
}

/**
 * What an entry of a list is called while it is folded: the field that names in links are made of, or the first one with
 * words.
 * @returns an empty text for an entry without words
 */
export function entryTitle(entry: z.core.$ZodType, value: unknown): string {
  const parts = (value ?? {}) as Record<string, unknown>;
  const named = fieldsOf(entry).toSorted(
    ([, one], [, other]) =>
      Number(formField(other, '').fills !== undefined) - Number(formField(one, '').fills !== undefined),
  );
  return named.map(([name]) => wordsOf(parts[name])).find((words) => words !== '') ?? '';
}
