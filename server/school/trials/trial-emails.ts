import type { StatusMail } from '#contract/school/office-application.ts';
import type { Message } from '#server/mail/compose.ts';
import type { Sender } from '#server/mail/sender.ts';
import { classAgreed, classAgreedToSchool, type AgreedClass } from '#server/school/emails/class-agreed.ts';
import {
  classCancelled,
  classCancelledToSchool,
  type CancelledClass,
} from '#server/school/emails/class-cancelled.ts';
import { trialDeclined } from '#server/school/emails/trial-declined.ts';
import { trialWithdrawn } from '#server/school/emails/trial-withdrawn.ts';

/** What the office sends with a class that it offers with an application. */
export interface OfferWords {
  /** Null to send the family none. */
  mail: StatusMail | null;
  mailId: string;
  /** No mail about the class leaves before this time. */
  notBefore: Date;
}

/** After the office has agreed on a class or moved it: to both sides, to the family only if it gave an address. */
export function emailsOfAgreement(sender: Sender, agreed: AgreedClass, words?: OfferWords): Message[] {
  const toSchool = classAgreedToSchool(sender, agreed);
  if (words === undefined)
    return agreed.trial.userEmail === '' ? [toSchool] : [toSchool, classAgreed(sender, agreed)];
  const { mail, mailId, notBefore } = words;
  const toFamily =
    mail === null ? [] : [{ ...classAgreed(sender, { ...agreed, words: mail }), id: mailId, notBefore }];
  return [{ ...toSchool, notBefore }, ...toFamily];
}

/**
 * After a class was cancelled, or a request without a time: then only the other side gets one.
 * @param isTold whether the family may know of the class: otherwise only the school gets one
 */
export function emailsOfCancellation(
  sender: Sender,
  cancelled: Omit<CancelledClass, 'startsAt'>,
  isTold = true,
): Message[] {
  const { trial, by } = cancelled;
  const { startsAt, userEmail } = trial;
  if (startsAt === null && by === 'family') return [trialWithdrawn(sender, trial)];
  if (startsAt === null) return userEmail === '' ? [] : [trialDeclined(sender, trial)];
  const timed = { ...cancelled, startsAt };
  return [
    classCancelledToSchool(sender, timed),
    ...(userEmail === '' || !isTold ? [] : [classCancelled(sender, timed)]),
  ];
}
