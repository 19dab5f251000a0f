import { getConversation, type Conversation } from '#contract/conversation.ts';
import { ApiError } from '#app/api-error.ts';

/** The present state of a conversation in a 412; undefined for another error. */
export function currentIn(error: unknown): Conversation | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  return getConversation.reply.safeParse(error.current).data?.conversation;
}
