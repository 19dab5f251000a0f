/**
 * The states of a mail: it waits or is being sent; the mail server has accepted it; it was not accepted and is tried again; it
 * was not accepted and is not tried again; it waited until a newer one about the same thing took its place.
 */
export const mailStates = ['queued', 'sent', 'retrying', 'failed', 'replaced'] as const;
export type MailState = (typeof mailStates)[number];
