import { addressGiven } from './address-given.ts';
import { answerOfFamily } from './answer-of-family.ts';
import { applicationCopy } from './application-copy.ts';
import { applicationStatus } from './application-status.ts';
import { applicationToSchool } from './application-to-school.ts';
import { applyLink } from './apply-link.ts';
import { classAgreed, classAgreedToSchool } from './class-agreed.ts';
import { classCancelled, classCancelledToSchool } from './class-cancelled.ts';
import { classOff } from './class-off.ts';
import { classReminder } from './class-reminder.ts';
import { dailySummary } from './daily-summary.ts';
import { emailChanged, emailChangedFormer } from './email-changed.ts';
import { emailCode } from './email-code.ts';
import type { ListedEmail } from './email.ts';
import { invitation } from './invitation.ts';
import { messageCopy } from './message-copy.ts';
import { messageToSchool } from './message-to-school.ts';
import { photoConsent, photoConsentNoted } from './photo-consent.ts';
import { picturesHung } from './pictures-hung.ts';
import { reply } from './reply.ts';
import { resetCode } from './reset-code.ts';
import { trialDeclined } from './trial-declined.ts';
import { trialRequestCopy } from './trial-request-copy.ts';
import { trialRequest } from './trial-request.ts';
import { trialWithdrawn } from './trial-withdrawn.ts';
import { welcome } from './welcome.ts';
import { withdrawal } from './withdrawal.ts';

/** Every email that the school sends, by the name of what it says. `npm run dev` shows them at /dev/emails. */
export const emails: Readonly<Record<string, ListedEmail>> = {
  welcome,
  resetCode,
  emailCode,
  emailChangedFormer,
  emailChanged,
  invitation,
  addressGiven,
  messageCopy,
  messageToSchool,
  reply,
  answerOfFamily,
  trialRequestCopy,
  trialRequest,
  classAgreed,
  classAgreedToSchool,
  classReminder,
  classCancelled,
  classCancelledToSchool,
  classOff,
  trialDeclined,
  trialWithdrawn,
  applyLink,
  applicationCopy,
  applicationToSchool,
  applicationStatus,
  withdrawal,
  photoConsent,
  photoConsentNoted,
  picturesHung,
  dailySummary,
};
