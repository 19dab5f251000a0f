import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

// Apart from better-auth itself, which commands need not load.

/** The domain cannot exist (RFC 2606). */
const otherAddresses = '@address.invalid';

/**
 * An address as better-auth accepts it. It checks addresses by a narrower rule than browsers, and would refuse
 * r&d@school.example and addresses of domains in Hindi. Every address has one form of its own.
 */
export const acceptedAddress = (email: string) =>
  z.regexes.email.test(email) && !email.endsWith(otherAddresses)
    ? email
    : `${Buffer.from(email).toString('hex')}${otherAddresses}`;

/** The address of `acceptedAddress`. */
export const originalAddress = (email: string) =>
  email.endsWith(otherAddresses)
    ? Buffer.from(email.slice(0, -otherAddresses.length), 'hex').toString()
    : email;

/** `verifications.identifier` of the code that was mailed to an address to reset its password. */
export const resetCodeIdentifier = (email: string) => `forget-password-otp-${acceptedAddress(email)}`;

/** A user who is to have another address. */
export interface AddressChange {
  userId: string;
  to: string;
}

/** What stands for an address at a change: a hash of both, so that a code is of no use to another user, for another address, or to a reader of the database. */
export const nameOfChange = ({ userId, to }: AddressChange) =>
  `${createHash('sha256').update(`${userId}\n${to}`).digest('hex')}@change.invalid`;

/** `verifications.identifier` of the code that was mailed to the new address of a user. */
export const changeCodeIdentifier = (change: AddressChange) => `change-email-otp-${nameOfChange(change)}`;
