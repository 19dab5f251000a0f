import { randomUUID } from 'node:crypto';

/** The domain of users without an email; no mail can be delivered to it (RFC 2606, section 2). */
const domain = '@no-email.invalid';

/** What is stored in place of the email of a parent who gave none: every user needs one, and no two have the same. */
export const newNoEmail = (): string => `${randomUUID()}${domain}`;

/** The email of a user; empty when the parent gave none. */
export const givenEmail = (stored: string): string => (stored.endsWith(domain) ? '' : stored);
