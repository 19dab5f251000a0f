import * as z from 'zod/mini';

/** The JSON of every error reply: a readable message, and messages by field name (docs/design.md, section 5). */
export const failure = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type Failure = z.output<typeof failure>;

/** The first error message of each field by name, in the order of the schema. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    if (field !== '' && !(field in fields)) fields[field] = issue.message;
  }
  return fields;
}
