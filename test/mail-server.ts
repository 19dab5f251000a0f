import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMail, type Mail } from './mail.ts';

/** The reply of the mail server; undefined accepts the mail. */
export type Verdict = { code: number; text: string } | undefined;

export interface MailServer {
  url: string;
  /** Every mail that was transmitted completely, accepted or not. */
  offered: { mail: Mail; from: string; recipients: string[]; verdict: Verdict }[];
  close(): Promise<void>;
}

/** Starts a real SMTP server. @param judge decides about each transmitted mail while the sender waits */
export async function openMailServer(
  judge: (mail: Mail) => Verdict | Promise<Verdict> = () => undefined,
): Promise<MailServer> {
  const offered: MailServer['offered'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const receive = async () => {
        const mail = await readMail(Buffer.concat(chunks).toString());
        const verdict = await judge(mail);
        const { mailFrom, rcptTo } = session.envelope;
        offered.push({
          mail,
          verdict,
          from: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
        });
        callback(verdict && Object.assign(new Error(verdict.text), { responseCode: verdict.code }));
      };
      stream.on('end', () => void receive());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    offered,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
