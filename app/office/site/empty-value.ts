import type * as z from 'zod/mini';
import { choicesOf, entryOf, fieldsOf, formField } from '#contract/site/schema-parts.ts';

/** The value of a new field: empty, and as short as the form allows. */
export function emptyValue(schema: z.core.$ZodType): unknown {
  const { kind, empty, min = 0, schema: inner } = formField(schema, '');
  if (empty === null) return null;
  if (empty === 'left out') return undefined;
  switch (kind) {
    case 'number':
      return Math.max(min, 0);
    case 'switch':
      return false;
    case 'choice':
      return choicesOf(inner)[0];
    case 'rich text':
      return [''];
    case 'heading':
      return { text: '', keyWord: '' };
    case 'link':
    case 'link or menu':
      return { label: '', href: '' };
    case 'list':
      return Array.from({ length: min }, () => emptyValue(entryOf(inner)));
    case 'group':
      return Object.fromEntries(
        fieldsOf(inner)
          .map(([name, field]) => [name, emptyValue(field)] as const)
          .filter(([, value]) => value !== undefined),
      );
    default:
      return '';
  }
}

/** Whether nothing is typed in a field. An empty number is null. */
export const isEmpty = (value: unknown): boolean => value === '' || value === null;
