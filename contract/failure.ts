import * as z from 'zod/mini';

/** The JSON of every error reply: a readable message, and messages by field name (docs/api.md). */
export const failure = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** In a 412: the present state, in the form of the endpoint's GET. */
  current: z.optional(z.unknown()),
});

export type Failure = z.output<typeof failure>;
