import * as z from 'zod/mini';
import { needsAnswer } from '#server/conversations/state.ts';

/** The part of the state before a reply that says how long its person had waited (server/conversations/reply-undo.ts). */
const stateBefore = z.object({
  status: z.enum(['open', 'waiting', 'closed']),
  waitingSince: z.nullable(z.coerce.date()),
  respondBy: z.nullable(z.coerce.date()),
});

/**
 * The milliseconds from the first unanswered words to a reply; null when nobody waited for it.
 * @param before the state before the reply, as it is stored with it
 */
export function responseTime(at: Date, before: string | null): number | null {
  const { success, data } = stateBefore.safeParse(before === null ? null : JSON.parse(before));
  if (!success || data.waitingSince === null || !needsAnswer(data)) return null;
  return at.getTime() - data.waitingSince.getTime();
}

/** The value in the middle; of two, the mean. Null without values. */
export function median(values: readonly number[]): number | null {
  const inOrder = values.toSorted((a, b) => a - b);
  const middle = (inOrder.length - 1) / 2;
  const [lower, upper] = [inOrder[Math.floor(middle)], inOrder[Math.ceil(middle)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
