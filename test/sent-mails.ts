import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import { readMail, type Mail } from './mail.ts';

/** The mails that a school without a mail server has written into DATA_DIR/outbox. */
export interface SentMails {
  /** All mails sent so far, in no order. */
  all(): Promise<Mail[]>;
  /** Waits for the mail to an address whose subject matches. */
  waitFor(to: string, subject: RegExp): Promise<Mail>;
}

export function sentMails(dataDir: string): SentMails {
  const outbox = path.join(dataDir, 'outbox');
  // A mail that was written does not change: tests that poll parse each mail once.
  const parsed = new Map<string, Promise<Mail>>();

  async function parse(name: string): Promise<Mail> {
    return readMail(await readFile(path.join(outbox, name), 'utf8'));
  }

  async function all(): Promise<Mail[]> {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    return Promise.all(
      names.map((name) => {
        const mail = parsed.get(name) ?? parse(name);
        parsed.set(name, mail);
        return mail;
      }),
    );
  }

  return {
    all,
    waitFor: (to, subject) =>
      vi.waitFor(
        async () => {
          const found = (await all()).find((mail) => mail.to === to && subject.test(mail.subject));
          if (found === undefined) throw new Error(`no mail to ${to} with a subject like ${subject}`);
          return found;
        },
        { timeout: 20_000, interval: 20 },
      ),
  };
}
