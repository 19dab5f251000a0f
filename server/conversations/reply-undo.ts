import * as z from 'zod/mini';
import { conversationStatuses, entryKinds } from '#contract/conversation.ts';
import { needsAnswer, settle, type ConversationState } from './state.ts';

/** What a reply changes in a conversation, as it was before. */
const saved = z.object({
  status: z.enum(conversationStatuses),
  waitingSince: z.nullable(z.coerce.date()),
  respondBy: z.nullable(z.coerce.date()),
  excerpt: z.string(),
  lastKind: z.enum(entryKinds),
  lastAt: z.coerce.date(),
});
type Saved = z.output<typeof saved>;

/** The part of a conversation that comes back when a reply is taken back; stored with the reply. */
export const savedState = ({
  status,
  waitingSince,
  respondBy,
  excerpt,
  lastKind,
  lastAt,
}: ConversationState): Saved => ({
  status,
  waitingSince,
  respondBy,
  excerpt,
  lastKind,
  lastAt,
});

/**
 * The columns of a conversation after a reply was taken back: the clock goes on as if it had not been written. New words of the
 * person since then keep their place, and the wait counts from the earlier ones.
 */
export function restored(state: ConversationState, { before }: { before: string | null }, now: Date) {
  const earlier = saved.parse(JSON.parse(before ?? 'null'));
  const next = needsAnswer(state)
    ? { ...state, waitingSince: earlier.waitingSince ?? state.waitingSince }
    : { ...state, ...earlier };
  const { status, waitingSince, respondBy, excerpt, lastKind, lastAt } = next;
  return { status, waitingSince, respondBy, excerpt, lastKind, lastAt, ...settle(next, now) };
}
