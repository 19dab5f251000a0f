import type { User } from '#contract/users/account.ts';
import type { Database } from '#server/db/connect.ts';
import type { Message } from '#server/mail/compose.ts';
import type { Sender } from '#server/mail/sender.ts';
import type { MailServices } from '#server/mail/services.ts';
import type { Auth } from './better-auth.ts';

/** The emails about accounts, in the words of the school (server/school/emails/). */
interface UserEmails {
  welcome(sender: Sender, facts: { to: string; fullName: string }): Message;
  resetCode(sender: Sender, facts: { to: string; code: string }): Message;
  emailCode(sender: Sender, facts: { userId: string; to: string; code: string }): Message;
  emailChanged(sender: Sender, facts: { userId: string; to: string }): Message;
  emailChangedFormer(sender: Sender, facts: { userId: string; from: string }): Message;
}

/** What handlers about users use besides. */
export interface UserServices extends MailServices {
  auth: Auth;
  emails: UserEmails;
  /** A user as replies show it, with the applications, of which only the school knows; undefined when there is none. */
  describeUser(db: Database, id: string): Promise<User | undefined>;
}
