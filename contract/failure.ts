import * as z from 'zod/mini';

/** What every failure answers: words a parent understands and, where they belong to a field, its name (docs/design.md, section 5). */
export const failure = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type Failure = z.output<typeof failure>;

/** Field name to message, the first problem of each field, in the order of the schema. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    if (field !== '' && !(field in fields)) fields[field] = issue.message;
  }
  return fields;
}
