import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** A fact of the school in a text, named by its place: `{school.city}`. It has the flag `g`: use it where that keeps no state. */
export const placeholder = /\{([a-z]\w*(?:\.\w+)+)\}/gi;

/** What placeholders stand for now. */
export const listPlaceholders = defineEndpoint({
  method: 'GET',
  path: '/admin/placeholders',
  summary: 'What the placeholders in the words of the site stand for now',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({
    /** The words by the name between the braces, such as `school.city`. */
    values: z.record(z.string(), z.string()),
  }),
  failures: [401, 403],
});
