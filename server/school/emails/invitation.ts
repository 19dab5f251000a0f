import type { OfficeRole } from '#contract/school/people.ts';
import { nameInMail } from '#server/mail/harmless-words.ts';
import { enteredByMistake } from './common-words.ts';
import { defineEmail } from './email.ts';
import { email } from './samples.ts';

const rightsOf: Readonly<Record<OfficeRole, string>> = {
  teacher: 'You can answer families and agree trial classes there.',
  admin: 'You are an owner there, with every right.',
};

interface Invitation {
  userId: string;
  to: string;
  role: OfficeRole;
  /** The name of the owner who invites. */
  invitedBy: string;
  hasPassword: boolean;
}

/** To somebody who is to work in the office: who invited, and how to get there. */
export const invitation = defineEmail<Invitation>({
  sentWhen: 'an owner lets somebody work in the office',
  about: ({ userId }) => `invitation:${userId}`,
  standing: 'state',
  write: ({ schoolName, publicUrl }, { to, role, invitedBy, hasPassword }) => ({
    to,
    subject: `You are invited to the office of ${schoolName}`,
    paragraphs: [
      `${nameInMail(invitedBy)} has invited you to work in the office of ${schoolName}. ${rightsOf[role]}`,
      hasPassword
        ? 'You have an account with this address. Please sign in again, with the password that you have. If it is too short for the office, the page asks for a new one.'
        : `First set a password for ${to}. We send you a code for it: ${publicUrl}/Forget`,
      `Then sign in: ${publicUrl}/login`,
      `After that you find the office here: ${publicUrl}/office`,
      `If you do not work for our school, ${enteredByMistake}`,
    ],
  }),
  samples: [
    { userId: 'user', to: email, role: 'teacher', invitedBy: 'Meenakshi Iyer', hasPassword: false },
    { userId: 'user', to: email, role: 'admin', invitedBy: 'Meenakshi Iyer', hasPassword: true },
  ],
});
