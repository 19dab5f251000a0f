import type * as z from 'zod/mini';
import { fields, type FieldKind } from '#contract/site/fields.ts';
import type { FieldPath } from '#contract/site/field-path.ts';
import { emailPattern } from '#contract/text.ts';
import { tidyAddress, tidyMarkdown } from '#contract/site/tidy-site-text.ts';
import { tidyLine, tidyPart, tidySiteLine, tidySiteText } from '#contract/tidy-text.ts';
import { walkFields } from './walk-fields.ts';

/** What typing and pasting leave in a value of each kind of field; other kinds hold no text that is typed. */
const tidyKinds: Partial<Record<FieldKind, (text: string) => string>> = {
  line: tidySiteLine,
  text: tidySiteText,
  markdown: tidyMarkdown,
  'rich text': tidyPart,
  address: (text) => tidyAddress(text, emailPattern),
};

function setAt(root: unknown, path: FieldPath, value: unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((part, name) => Reflect.get(part as object, name), root);
  Reflect.set(parent as object, path.at(-1) ?? '', value);
}

/**
 * A document without what typing and pasting leave in its texts, as its schema reads them: so what is stored is what visitors see.
 * @param data may have wrong fields, which stay as they are
 */
export function tidyDocument<Data>(schema: z.core.$ZodType, data: Data): Data {
  const tidied = structuredClone(data);
  walkFields(schema, data, (field, value, path) => {
    const { kind, hasPattern = false } = fields.get(field as z.ZodMiniType) ?? {};
    const tidy = hasPattern ? tidyLine : kind && tidyKinds[kind];
    if (tidy === undefined || path.length === 0) return;
    if (typeof value === 'string') setAt(tidied, path, tidy(value));
    else if (Array.isArray(value))
      for (const [at, part] of value.entries())
        if (typeof part === 'string') setAt(tidied, [...path, at], tidy(part));
  });
  return tidied;
}
