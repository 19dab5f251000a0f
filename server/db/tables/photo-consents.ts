import type { Way } from '#contract/school/photo-consent.ts';
import type { Lifecycle, Moment } from './lifecycle.ts';

const aRandomNumber = 'a random number';

/** All applications of a user with one name and birth date are of one child. */
export interface ChildrenTable {
  id: string;
  userId: string;
  /** As the latest application has it. */
  fullName: string;
  /** The name for comparison, as in the applications. */
  nameKey: string;
  dob: string;
  createdAt: Moment;
  /** When the family last applied for it or answered about photographs of it. */
  lastAt: Moment;
}

export const children: Lifecycle<keyof ChildrenTable> = {
  // No format of backups is the first with it: an older backup has the applications, from which a restore makes the children
  // (server/db/migrations/0043-photo-consents.ts).
  backup: { key: ['id'], onRestore: 'replaced' },
  erasure: { with: 'users' },
  export: 'photoConsents',
  // Not before the latest application of the child, or the latest answer.
  retention: { period: 'families', since: 'lastAt' },
  impersonal: { id: aRandomNumber, userId: 'whose it is, by the random number' },
};

/** What a family answered about photographs of a child: a new row each time, of which the latest counts. Taken back: both 0. */
export interface PhotoConsentsTable {
  id: string;
  childId: string;
  /** The place among the answers for the child, from 1. */
  sequence: number;
  /** 1 if photographs of what the child has made may be shown. */
  work: number;
  /** 1 if photographs may be shown in which the child can be seen. */
  face: number;
  /** The last day of a yes, on the clocks of the school; null for no end. */
  until: string | null;
  /** Of the words that the family saw. */
  version: string;
  answeredAt: Moment;
  through: Way;
  /** The name, at that time, of who of the office heard it; null otherwise. */
  heardBy: string | null;
}

export const photoConsents: Lifecycle<keyof PhotoConsentsTable> = {
  backup: { key: ['id'], onRestore: 'replaced' },
  erasure: { with: 'children' },
  export: 'photoConsents',
  retention: { with: 'children' },
  impersonal: { id: aRandomNumber, childId: 'whose it is, by the random number', sequence: 'a count' },
};

/** A link with which a family answers about photographs, once and without an account. */
export interface PhotoConsentLinksTable {
  id: string;
  userId: string;
  /** The address that it was sent to: it works while the family has that address. */
  email: string;
  tokenHash: string;
  createdAt: Moment;
  expiresAt: Moment;
  usedAt: Moment | null;
}

export const photoConsentLinks: Lifecycle<keyof PhotoConsentLinksTable> = {
  backup: { reason: 'whoever finds a backup must not answer for a family', onRestore: 'emptied' },
  erasure: { with: 'users' },
  export: { reason: 'the mail with the link is in the export' },
  retention: { period: 'expiry', since: 'expiresAt' },
  impersonal: {
    id: aRandomNumber,
    userId: 'whose it is, by the random number',
    tokenHash: 'a fingerprint of a random number',
  },
};
