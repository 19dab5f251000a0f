import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { createMailTransport } from './transport.ts';

test('stops after the timeout when a mail server sends bytes but never replies', async () => {
  const server = createServer((socket) => {
    let timer: NodeJS.Timeout;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (text.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (/^(?:EHLO|MAIL|RCPT) /.test(text)) socket.write('250 yes\r\n');
      else timer ??= setInterval(() => socket.write('250-please wait\r\n'), 10);
    });
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const settings = readSettings({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'post@school.test',
      SCHOOL_EMAIL: 'office@school.test',
    });
    const transport = createMailTransport(settings, () => 'post@school.test', pino({ level: 'silent' }), 100);
    const message = {
      to: 'asha@family.test',
      replyTo: 'office@school.test',
      subject: '',
      text: '',
      html: '',
    };
    await expect(transport(message, 'id')).rejects.toThrow(/abort|timeout/i);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
