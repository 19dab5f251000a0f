import type { User } from '#contract/users/account.ts';
import type { Database } from '#server/db/connect.ts';
import type { MailServices } from '#server/mail/services.ts';
import type { Auth } from './better-auth.ts';

/** What handlers about users use besides. */
export interface UserServices extends MailServices {
  auth: Auth;
  /** A user as replies show it, with the applications, of which only the school knows; undefined when there is none. */
  describeUser(db: Database, id: string): Promise<User | undefined>;
}
