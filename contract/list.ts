import * as z from 'zod/mini';
import { wholeNumber } from './url-values.ts';

/** The largest number of items in one page of a list. */
export const maxListLength = 100;

const badLimit = `Please request 1 to ${maxListLength} items.`;
const badCursor = 'Please load the list again.';

/**
 * The query of every paged list: at most `limit` items, from the start or after a `cursor`. A cursor is the `next` of the
 * reply before; it is opaque, so clients neither build nor read it (docs/api.md).
 */
export const listQuery = z.object({
  limit: z._default(wholeNumber(maxListLength, badLimit), 25),
  cursor: z.optional(z.string(badCursor).check(z.maxLength(200, badCursor), z.regex(/^[\w-]+$/, badCursor))),
});

/** The fields of the reply of every paged list. `next` is the cursor of the next page, or null on the last page. */
export const listReply = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  next: z.nullable(z.string()),
});

/** The longest search of a list. */
export const maxSearchLength = 300;
