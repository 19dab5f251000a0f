import type { Services } from '#server/http/services.ts';
import type { Outbox } from './outbox.ts';
import type { Sender } from './sender.ts';

/** What handlers that send mails use besides. */
export interface MailServices extends Services {
  /** From the current edition. */
  readonly sender: Sender;
  outbox: Outbox;
}
