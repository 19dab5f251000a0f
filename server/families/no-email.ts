/** The domain of accounts without an e-mail address; no mail can ever be delivered to it (RFC 2606, 2). */
const domain = 'no-email.invalid';

/** The address that is stored for a caller without one. @param id a random text */
export const noEmail = (id: string): string => `${id}@${domain}`;

/** Whether an address is only a place holder. */
export const isNoEmail = (email: string): boolean => email.endsWith(`@${domain}`);

/** The address of an account, or null when the caller gave none. */
export const givenEmail = (email: string): string | null => (isNoEmail(email) ? null : email);
