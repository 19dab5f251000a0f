import type { Generated } from 'kysely';
import type { FieldName } from '#contract/school/application-fields.ts';
import type { ApplicationStatus } from '#contract/school/application-status.ts';
import type { ConversationKind, ConversationStatus, EntryKind } from '#contract/school/own-conversation.ts';
import type { TrialList, TrialStatus } from '#contract/school/trial.ts';
import { keyOfEmail, keyOfUser } from './person-key.ts';
import type { Lifecycle, Moment } from './lifecycle.ts';

const aRandomNumber = 'a random number';

/** The answers have the names of their fields; the name of the course is below. */
export interface ApplicationsTable extends Record<Exclude<FieldName, 'course'>, string> {
  id: string;
  userId: string;
  status: Generated<ApplicationStatus>;
  /** The name for comparison, without differences in case and spaces. */
  nameKey: string;
  email: string;
  /** The digits of the phone number for comparison. */
  phoneKey: Generated<string>;
  courseId: string;
  /** The course as it was when the application was sent. */
  courseName: string;
  coursePrice: number;
  coursePeriod: Generated<string>;
  courseAgeMin: number | null;
  courseAgeMax: number | null;
  privacyNotice: string;
  /** Who of the office noted it for a parent who called, and heard the consent; null for the form of a family. */
  notedBy: Generated<string | null>;
  createdAt: Moment;
  /** Counts the changes of its status, from 1. */
  version: Generated<number>;
  /** The end of the year of a child who is enrolled. */
  enrolledUntil: Generated<Moment | null>;
  /** 1 when that year is over, so that the child may apply again: noted when the family does. */
  isOver: Generated<number>;
}

export const applications: Lifecycle<keyof ApplicationsTable> = {
  backup: { key: ['id'], onRestore: 'replaced' },
  erasure: { with: 'users' },
  address: { column: 'email' },
  export: 'applications',
  retention: { period: 'families', since: 'createdAt' },
  impersonal: {
    id: aRandomNumber,
    userId: 'whose it is, by the random number',
    version: 'how often the state of an application changed',
    isOver: 'whether the time in another column is over',
  },
};

/** Append-only: triggers reject changes, and the deletion of a row without its application. */
export interface ApplicationHistoryTable {
  id: string;
  applicationId: string;
  /** The version that the application got. */
  version: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  at: Moment;
  /** The user of the office; null for the family. */
  by: string | null;
  /** The name, at that time, of the user who made the change. */
  byName: string;
  reason: string | null;
  /** The id of the change that this one takes back. */
  undoes: string | null;
}

export const applicationHistory: Lifecycle<keyof ApplicationHistoryTable> = {
  backup: { key: ['id'], onRestore: 'replaced', isAppendOnly: true },
  erasure: { with: 'applications' },
  export: 'applications',
  retention: { with: 'applications' },
  impersonal: {
    id: aRandomNumber,
    applicationId: 'whose application it is, by the random number',
    version: 'a count',
    undoes: 'the change that it takes back, by the random number',
  },
};

/** A request for a trial class, and the class that was agreed. */
export interface TrialsTable {
  id: string;
  /** The user who asked, or null; the trial is deleted with the user. */
  userId: string | null;
  userName: string;
  userEmail: string;
  userNumber: string;
  courseId: string;
  /** The course as it was called when the family asked. */
  courseName: string;
  childAge: number;
  wishedDay: string;
  status: Generated<TrialStatus>;
  startsAt: Moment | null;
  endsAt: Moment | null;
  /** The list of the office that it is in. */
  list: Generated<TrialList>;
  /** `startsAt`, or `createdAt` while no class is agreed. */
  listedAt: Moment;
  /** When the family got the reminder of the agreed class. */
  remindedAt: Moment | null;
  /** Of the event in calendars (RFC 5545, 3.8.7.4). */
  sequence: Generated<number>;
  /** For If-Match. */
  version: Generated<number>;
  createdAt: Moment;
}

export const trials: Lifecycle<keyof TrialsTable> = {
  backup: { key: ['id'], onRestore: 'replaced' },
  // Those of the address that were asked for without signing in, too.
  erasure: {
    with: 'users',
    where: { userEmail: ({ email, isProven }) => (isProven ? email : null) },
    ofNobody: true,
  },
  address: {
    column: 'userEmail',
    version: 'version',
    claim: {
      column: 'userEmail',
      valueOf: (email) => email,
      set: (userId) => ({ userId }),
      ofNobody: true,
    },
  },
  export: 'trials',
  retention: { period: 'families', since: 'createdAt' },
  impersonal: {
    id: aRandomNumber,
    userId: 'whose it is, by the random number',
    list: 'its status once more, for the order of lists',
    listedAt: 'its start or its request once more, for the order of lists',
    sequence: 'how often it was moved',
    version: 'how often it was changed',
  },
};

/** Everything said between one person and the school about one thing. */
export interface ConversationsTable {
  id: string;
  kind: ConversationKind;
  status: ConversationStatus;
  /** `u:` and the user's id, `e:` and the email, `p:` and the digits of the phone, or empty. */
  personKey: string;
  userId: string | null;
  personName: string;
  personEmail: string;
  personPhone: string;
  childName: string | null;
  courseId: string | null;
  courseName: string | null;
  applicationId: string | null;
  trialId: string | null;
  /** The conversation of the person before this one, which may be deleted. */
  previousId: string | null;
  /** Who of the office answers it. */
  assigneeId: string | null;
  /** 1 if the hidden field of the form was filled in. */
  maybeSpam: Generated<number>;
  /** When an answer to the first unanswered words is due. A closed conversation keeps it for the case that it is opened again. */
  respondBy: Moment | null;
  /** The start of the last words, whose they are, and when they came. */
  excerpt: string;
  lastKind: 'in' | 'out';
  lastAt: Moment;
  /** The place in the list (server/school/conversations/place.ts). */
  place: Moment;
  version: number;
  createdAt: Moment;
}

export const conversations: Lifecycle<keyof ConversationsTable> = {
  backup: { key: ['id'], onRestore: 'replaced' },
  erasure: {
    with: 'users',
    where: { personKey: ({ email, isProven }) => (isProven ? keyOfEmail(email) : null) },
  },
  address: {
    column: 'personEmail',
    version: 'version',
    claim: {
      column: 'personKey',
      valueOf: keyOfEmail,
      set: (userId) => ({ userId, personKey: keyOfUser(userId) }),
    },
  },
  export: 'conversations',
  retention: { period: 'families', since: 'lastAt' },
  impersonal: {
    ...Object.fromEntries(
      ['id', 'userId', 'applicationId', 'trialId', 'previousId', 'assigneeId'].map((column) => [
        column,
        aRandomNumber,
      ]),
    ),
    place: 'the order of the list, from times that are on the page',
    version: 'a count of changes',
    maybeSpam: 'whether the hidden field of the form was filled in',
  },
};

export interface ConversationEntriesTable {
  id: string;
  conversationId: string;
  kind: EntryKind;
  text: string;
  at: Moment;
  /** The user of the office who wrote it. */
  authorId: string | null;
  /** The mail of a reply, or the mail that confirmed the words of the person. */
  mailId: string | null;
  /** Until when a reply can be taken back: then its mail leaves. */
  undoUntil: Moment | null;
  /** The state of the conversation before a reply, as JSON: it comes back when the reply is taken back. */
  before: string | null;
}

export const conversationEntries: Lifecycle<keyof ConversationEntriesTable> = {
  backup: { key: ['id'], onRestore: 'replaced' },
  erasure: { with: 'conversations' },
  export: 'conversations',
  retention: { period: 'families', since: 'at' },
  impersonal: Object.fromEntries(
    ['id', 'conversationId', 'authorId', 'mailId'].map((column) => [column, aRandomNumber]),
  ),
};

export interface SavedRepliesTable {
  id: string;
  name: string;
  text: string;
}

export const savedReplies: Lifecycle<keyof SavedRepliesTable> = {
  backup: { key: ['id'], onRestore: 'replaced' },
  erasure: { reason: 'words of the school' },
  export: { reason: 'words of the school' },
  retention: { reason: 'words of the school' },
  impersonal: 'words of the school',
};

/**
 * What a newer mail about the same thing to the same person does to a mail that has not left. `kept`: it waits until that one has left, because its words
 * are nowhere else. `state`, what holds now: it takes that one out. `reminder`: a newer state takes it out, and it takes out nothing.
 */
export type Standing = 'kept' | 'state' | 'reminder';

export interface OutboxTable {
  id: string;
  sendTo: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** A file for calendars (RFC 5545), or null. */
  calendar: string | null;
  /** The user the mail is about; the mail is deleted with the user. */
  userId: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Moment;
  createdAt: Moment;
  /** 'mail', or 'code' for a mail that nobody but its recipient may read. */
  kind: Generated<string>;
  /**
   * See `mailStates` in contract/school/mail-state.ts. While a mail is being sent it is 'queued', and then it has at least one attempt. One that a newer one has
   * replaced is 'failed', settled, with `replacedBy`.
   */
  state: Generated<string>;
  sentAt: Moment | null;
  /** The reason of the last failure; null after success. */
  lastError: string | null;
  /** When the office marked a failed mail as done. */
  settledAt: Moment | null;
  /** The conversation that it belongs to. */
  conversationId: string | null;
  /** The ids of the mails before it in the conversation, the oldest first, separated by spaces. */
  threadReferences: string | null;
  /** What it is about, or null: mails about one thing to one person leave by `place`. */
  about: string | null;
  /** The place among all mails about one thing, from 1. */
  place: Generated<number>;
  standing: Generated<Standing>;
  /** The id of the newer mail that has taken its place. */
  replacedBy: string | null;
}

export const outbox: Lifecycle<keyof OutboxTable> = {
  backup: {
    reason: 'a restore would send a second time what waits, and codes belong in no backup',
    onRestore: 'emptied',
  },
  erasure: { with: 'users' },
  export: 'mails',
  retention: { period: 'mails', since: 'createdAt' },
  impersonal: {
    id: aRandomNumber,
    userId: 'whose it is, by the random number',
    conversationId: aRandomNumber,
    threadReferences: aRandomNumber,
    about: 'what it is about, by a word or a random number',
    place: 'a count',
    standing: 'what a newer mail does to it',
    replacedBy: aRandomNumber,
    attempts: 'how often a mail was tried',
    nextAttemptAt: 'when it is tried next',
    kind: 'whether a mail holds a code',
    settledAt: 'when the office marked a failed mail as done',
  },
};
