import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const user = 'office@school.test';
const password = 'a password with spaces & signs';

/** Dovecot gives no access to mails as root. */
const nobody = 65_534;

/** A mailbox on a real IMAP server. */
export interface Mailbox {
  /** The value of IMAP_URL. */
  url: string;
  /** Puts a mail into the mailbox, as a mail server does. @param source with \n at the ends of lines */
  deliver(source: string): Promise<void>;
  /** Ends all connections; the next ones work again. */
  interrupt(): void;
  close(): Promise<void>;
}

/** The settings of Dovecot's IMAP process for one Maildir. */
function configurationOf(root: string, folder: string, isRoot: boolean): string {
  const { username, uid, gid } = userInfo();
  return [
    `base_dir = ${folder}/run`,
    `state_dir = ${folder}/run`,
    `log_path = ${folder}/log`,
    'protocols = imap',
    'ssl = no',
    `mail_plugin_dir = ${path.join(root, 'usr/lib/dovecot/modules')}`,
    `mail_location = maildir:${folder}/mail`,
    `default_login_user = ${username}`,
    `default_internal_user = ${username}`,
    `default_internal_group = ${isRoot ? 'root' : gid}`,
    'first_valid_uid = 0',
    'first_valid_gid = 0',
    `mail_uid = ${isRoot ? nobody : uid}`,
    `mail_gid = ${isRoot ? nobody : gid}`,
    '',
  ].join('\n');
}

/**
 * Answers the commands before the sign-in, which Dovecot's own login process needs an installation for. Resolves with the
 * tag of the right LOGIN or AUTHENTICATE.
 */
async function signIn(socket: Socket): Promise<string> {
  const readLine = async () => String((await once(socket, 'data'))[0]).trim();
  const expected = Buffer.from(`\0${user}\0${password}`).toString('base64');
  socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN ID] ready\r\n');
  for (;;) {
    const [tag = '', command = ''] = (await readLine()).split(' ');
    if (!/^authenticate$/i.test(command)) {
      socket.write(`${tag} OK done\r\n`);
      continue;
    }
    socket.write('+ \r\n');
    if ((await readLine()) === expected) return tag;
    socket.write(`${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`);
  }
}

/** Starts an IMAP server with one mailbox. The programs are Dovecot's, under DOVECOT_ROOT (`node bin/test.mjs imap`). */
export async function openMailbox(): Promise<Mailbox> {
  const root = process.env.DOVECOT_ROOT ?? '/';
  const folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  const isRoot = process.getuid?.() === 0;
  const inbox = path.join(folder, 'mail');
  for (const part of ['run', 'mail', 'mail/new', 'mail/cur', 'mail/tmp'])
    await mkdir(path.join(folder, part), { recursive: true });
  if (isRoot)
    for (const part of ['', 'run', 'mail', 'mail/new', 'mail/cur', 'mail/tmp'])
      await chown(path.join(folder, part), nobody, nobody);
  const configuration = path.join(folder, 'dovecot.conf');
  await writeFile(configuration, configurationOf(root, folder, isRoot));

  const open = new Map<Socket, ChildProcess | undefined>();
  function serveMailbox(socket: Socket, tag: string): void {
    const settings = ['-f', 'service=imap', '-m', 'imap', '-c', configuration, '-p'];
    const program = path.join(root, 'usr/lib/dovecot/imap');
    // Through pipes, because Dovecot refuses to work on sockets, which Node gives to child processes.
    const imap = spawn(
      'sh',
      ['-c', 'cat | "$@" | cat', 'sh', path.join(root, 'usr/bin/doveconf'), ...settings, '-e', program],
      {
        env: {
          ...process.env,
          HOME: folder,
          USER: user,
          LD_LIBRARY_PATH: path.join(root, 'usr/lib/dovecot'),
        },
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    open.set(socket, imap);
    imap.stdin.on('error', () => {});
    socket.pipe(imap.stdin);
    imap.stdout.once('data', (greeting: Buffer) => {
      const text = greeting.toString();
      const [, capabilities = ''] = /\[(CAPABILITY [^\]]*)\]/.exec(text) ?? [];
      socket.write(`${tag} OK [${capabilities}] signed in\r\n`);
      socket.write(text.slice(text.indexOf('\r\n') + 2));
      imap.stdout.pipe(socket);
    });
  }
  const server = createServer((socket) => {
    open.set(socket, undefined);
    socket
      .on('error', () => {})
      .on('close', () => {
        open.get(socket)?.kill();
        open.delete(socket);
      });
    void signIn(socket).then(
      (tag) => serveMailbox(socket, tag),
      () => {},
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function interrupt(): void {
    for (const socket of open.keys()) socket.destroy();
  }

  let delivered = 0;
  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    async deliver(source) {
      delivered += 1;
      const name = `${Date.now()}.${process.pid}_${delivered}.test`;
      const file = path.join(inbox, 'tmp', name);
      await writeFile(file, source.replaceAll(/\r?\n/g, '\r\n'));
      if (isRoot) await chown(file, nobody, nobody);
      await rename(file, path.join(inbox, 'new', name));
    },
    interrupt,
    async close() {
      interrupt();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
