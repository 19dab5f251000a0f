import type { ConversationEntry, ConversationItem } from '#contract/school/conversation.ts';
import type { ConversationKind, ConversationStatus } from '#contract/school/own-conversation.ts';

/** What each kind of conversation is called in the office. */
export const kindWords: Readonly<Record<ConversationKind, string>> = {
  message: 'Message',
  trial: 'Trial class',
  application: 'Application',
};

/** What each status is called in the office. */
export const statusWords: Readonly<Record<ConversationStatus, string>> = {
  open: 'To answer',
  waiting: 'Answered',
  closed: 'Closed',
};

/** The states of the mail that carries a reply. */
export const mailWords: Readonly<Record<NonNullable<ConversationEntry['mail']>['state'], string>> = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  retrying: 'Not accepted yet',
  failed: 'Not sent',
  replaced: 'Not sent: a newer one took its place',
};

/** The name under which the office finds a person: some leave only a number or an address. */
export const personNameOf = ({
  personName,
  personEmail,
  personPhone,
}: Pick<ConversationItem, 'personName' | 'personEmail' | 'personPhone'>): string =>
  personName || personEmail || personPhone || 'No name';

/** What a conversation is about, in few words. */
export const aboutOf = ({
  kind,
  childName,
  course,
}: Pick<ConversationItem, 'kind' | 'childName' | 'course'>): string =>
  [kindWords[kind], childName, course?.name].filter(Boolean).join(' · ');

/** What a conversation is about, in a sentence to the family. */
const subjects: Readonly<Record<ConversationKind, string>> = {
  message: 'about your message',
  trial: 'about the trial class',
  application: 'about the application',
};

/** The words with which a chat opens before anything is typed, so that the family knows who writes and why. */
export function chatWords(
  {
    kind,
    personName,
    childName,
    course,
  }: Pick<ConversationItem, 'kind' | 'personName' | 'childName' | 'course'>,
  school: string,
): string {
  const child = childName === null ? '' : ` for ${childName}`;
  const of = course === null ? '' : ` (${course.name})`;
  return `Hello${personName === '' ? '' : ` ${personName}`}, this is ${school}, ${subjects[kind]}${child}${of}. `;
}

/** What is said of a mail that was refused. */
export const mailProblemWords: Readonly<Record<NonNullable<ConversationItem['mailProblem']>, string>> = {
  failed: 'Mail not delivered',
  retrying: 'Mail refused, tried again',
};
