import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { vi } from 'vitest';

/** The name in the certificate and in PUBLIC_URL. */
export const siteName = 'school.test';
export const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

/** A proxy that runs in front of the site as docs/operations.md tells an operator to. */
export interface Proxy {
  /** Where it takes plain HTTP. */
  httpPort: number;
  /**
   * Connects over TLS.
   * @param from the client's own address: 127.0.0.1, 127.0.0.2 or ::1
   */
  open(from?: string, protocol?: 'http/1.1' | 'h2'): TLSSocket;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The block of the operations manual in which a text stands. */
function documented(text: string): string {
  const manual = readFileSync(path.resolve(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const fenced = [...manual.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const indented = [...manual.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block);
  const found = [...fenced, ...indented].find((block) => block.includes(text));
  if (found === undefined) throw new Error(`docs/operations.md has no block with "${text}"`);
  return found;
}

interface Places {
  folder: string;
  certificate: string;
  key: string;
  port: number;
  httpPort: number;
  /** The port of the site itself. */
  sitePort: number;
}

/**
 * Starts a proxy with a certificate of its own in a temporary folder, and waits until it listens.
 * @param prepare writes its configuration and returns the command that runs it
 */
async function start(sitePort: number, prepare: (places: Places) => string[]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-proxy-'));
  // nginx started by root works as another user.
  chmodSync(folder, 0o711);
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  const names = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const ca = readFileSync(certificate);
  const [port, httpPort] = [await freePort(), await freePort()];
  const [program = '', ...options] = prepare({ folder, certificate, key, port, httpPort, sitePort });
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const running = spawn(program, options, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [running.stdout, running.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  await vi.waitFor(async () => {
    if (running.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    const probe = connect(port, '127.0.0.1');
    await once(probe, 'connect').finally(() => probe.destroy());
  });
  return {
    httpPort,
    open: (from = '127.0.0.1', protocol = 'http/1.1') =>
      connectTls({
        socket: connect({ host: from === '::1' ? '::1' : '127.0.0.1', port, localAddress: from }),
        ca,
        servername: siteName,
        ALPNProtocols: [protocol],
      }),
    async stop() {
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts the nginx that NGINX_PATH names (bin/nginx.mjs finds one) with the block of the manual. */
export function startNginx(sitePort: number): Promise<Proxy> {
  const program = process.env.NGINX_PATH;
  if (program === undefined) throw new Error('NGINX_PATH names no nginx: run `npm run test:long`.');
  return start(sitePort, ({ folder, certificate, key, port, httpPort }) => {
    const block = documented('proxy_pass')
      .replaceAll('your.school', siteName)
      .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
      .replace(/(?<=ssl_certificate ).*(?=;)/, certificate)
      .replace(/(?<=ssl_certificate_key ).*(?=;)/, key)
      .replaceAll(/(?<=listen (?:\[::\]:)?)443/g, String(port))
      .replaceAll(/(?<=listen (?:\[::\]:)?)80/g, String(httpPort))
      .replaceAll(/ *listen \[::\].*\n/g, (line) => (hasIPv6 ? line : ''));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const own = [
      'daemon off; worker_processes 1; pid pid; error_log error.log;',
      'events { worker_connections 4096; }',
      'http {',
      ...temporary.map((name) => `${name}_temp_path ${path.join(folder, name)};`),
      'access_log off;',
      block,
      '}',
    ];
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, own.join('\n'));
    return [program, '-p', folder, '-e', path.join(folder, 'error.log'), '-c', file];
  });
}
