import type { ConversationStatus } from '#contract/school/own-conversation.ts';

/** Later than every time at which an answer is due, and within the years that both databases can store. */
const mirror = 1e14;

/**
 * The place of a conversation in the list, as a moment, so that one index orders it: when an answer is due, and after all of
 * these the others with the latest first, by a time that is mirrored into the future.
 */
export const inboxPlaceOf = (
  status: ConversationStatus,
  { respondBy, lastAt }: { respondBy: Date | null; lastAt: Date },
): Date => (status === 'open' && respondBy !== null ? respondBy : new Date(mirror - lastAt.getTime()));
