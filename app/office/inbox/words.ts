import type { ConversationItem, ConversationKind, ConversationStatus } from '#contract/conversation.ts';

/** What each kind of conversation is called in the office. */
export const kindWords: Record<ConversationKind, string> = {
  message: 'Message',
  trial: 'Trial class',
  doubt: 'Doubt',
  application: 'Application',
};

/** What each status is called in the office. */
export const statusWords: Record<ConversationStatus, string> = {
  open: 'Open',
  waiting: 'Waiting for them',
  closed: 'Closed',
};

/** The name under which the office finds a person: some leave only a number or an address. */
export const nameOf = ({
  personName,
  personEmail,
  personPhone,
}: Pick<ConversationItem, 'personName' | 'personEmail' | 'personPhone'>): string =>
  personName || personEmail || personPhone || 'No name';
