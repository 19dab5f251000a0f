import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { vi } from 'vitest';

/** The host name in the certificate and in PUBLIC_URL. */
export const siteName = 'school.test';
export const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

/** An nginx in front of the site, configured as docs/operations.md describes. */
export interface Nginx {
  /** Its address for plain HTTP. */
  httpPort: number;
  /**
   * Connects over TLS.
   * @param from the client's own address: one of 127.0.0.0/8, or ::1
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

function makeCertificate(certificate: string, key: string): void {
  const names = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
}

/**
 * The nginx block of docs/operations.md with the name, ports and certificate of the test. For a second process of the site the
 * line that is a comment in the manual is active.
 */
function documentedBlock(values: {
  certificate: string;
  key: string;
  port: number;
  httpPort: number;
  sitePorts: readonly [number, number?];
}): string {
  const manual = readFileSync(path.resolve(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const block = /^```nginx\n([\s\S]*?)^```$/m.exec(manual)?.[1];
  if (block === undefined) throw new Error('docs/operations.md has no nginx block');
  const [first, second] = values.sitePorts;
  return block
    .replaceAll('your.school', siteName)
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('# server 127.0.0.1:3001', (line) =>
      second === undefined ? line : `server 127.0.0.1:${second}`,
    )
    .replace(/(?<=ssl_certificate ).*(?=;)/, values.certificate)
    .replace(/(?<=ssl_certificate_key ).*(?=;)/, values.key)
    .replaceAll(/(?<=listen (?:\[::\]:)?)443/g, String(values.port))
    .replaceAll(/(?<=listen (?:\[::\]:)?)80(?=;)/g, String(values.httpPort))
    .replaceAll(/ *listen \[::\].*\n/g, (line) => (hasIPv6 ? line : ''));
}

/**
 * Starts the nginx of NGINX_PATH (bin/setup/nginx.mjs finds one) with the configuration of docs/operations.md and all its files
 * in a temporary folder. Returns when it listens.
 * @param sitePorts the ports of the site's processes on 127.0.0.1
 */
export async function startNginx(...sitePorts: [number, number?]): Promise<Nginx> {
  const program = process.env.NGINX_PATH;
  if (program === undefined) throw new Error('NGINX_PATH names no nginx: run `npm run test:long`.');
  const folder = mkdtempSync(path.join(tmpdir(), 'school-nginx-'));
  // The worker processes of an nginx that root started run as another user.
  chmodSync(folder, 0o711);
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  makeCertificate(certificate, key);
  const [port, httpPort] = [await freePort(), await freePort()];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = [
    'daemon off; worker_processes 1; pid pid; error_log error.log;',
    'events { worker_connections 4096; }',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${path.join(folder, name)};`),
    'access_log off;',
    documentedBlock({ certificate, key, port, httpPort, sitePorts }),
    '}',
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration.join('\n'));
  const options = ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file];
  const nginx = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  await vi.waitFor(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${errorOutput}`);
    const probe = connect(port, '127.0.0.1');
    await once(probe, 'connect').finally(() => probe.destroy());
  });
  const ca = readFileSync(certificate);
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
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
