import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverCore } from '../run/cores.ts';
import { freePort, startServer, type ServerProcess } from '../run/server-process.ts';
import { headerOf, type CapturedReply } from './capture.ts';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', 'nginx'].find(
  (name) => spawnSync(name, ['-v']).status === 0,
);

/** The headers that nginx makes itself for a file. */
const ownHeaders = new Set([
  'content-length',
  'content-encoding',
  'content-type',
  'etag',
  'accept-ranges',
  'last-modified',
]);

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The headers of a captured reply as directives of nginx. */
const headerLines = ({ rawHeaders }: CapturedReply) =>
  rawHeaders.flatMap((name, index) =>
    index % 2 === 1 || ownHeaders.has(name.toLowerCase())
      ? []
      : [`add_header ${name} ${quoted(rawHeaders[index + 1] ?? '')} always;`],
  );

/** A location that serves one address from a file for each encoding. @param isInternal whether it is only the error page */
function location(folder: string, replies: readonly CapturedReply[], isInternal = false): string[] {
  const [first] = replies;
  if (first === undefined) return [];
  const name = first.path.replaceAll(/\W+/g, '-');
  for (const reply of replies)
    writeFileSync(
      path.join(folder, 'files', `${name}.${headerOf(reply, 'content-encoding') || 'identity'}`),
      Buffer.from(reply.body, 'base64'),
    );
  const hasEncoding = replies.some((reply) => headerOf(reply, 'content-encoding') !== '');
  const suffix = hasEncoding ? '$encoding' : 'identity';
  return [
    `location = ${first.path} {`,
    ...headerLines(first),
    ...(hasEncoding ? ['add_header content-encoding $content_encoding always;'] : []),
    'types {}',
    `default_type ${quoted(headerOf(first, 'content-type'))};`,
    ...(isInternal ? ['internal;'] : []),
    `try_files /${name}.${suffix} =500;`,
    '}',
  ];
}

/**
 * Starts an nginx that serves the captured replies as files, with the same headers.
 * @param folder an empty folder for its files
 * @returns undefined when no nginx is installed
 */
export async function startNginx(
  folder: string,
  replies: readonly CapturedReply[],
): Promise<ServerProcess | undefined> {
  if (program === undefined) return undefined;
  const port = await freePort();
  mkdirSync(path.join(folder, 'files'));
  const found = replies.filter(({ method, status }) => method === 'GET' && status === 200);
  const missing = replies.filter(({ status }) => status === 404);
  const byPath = Map.groupBy(found, (reply) => reply.path);
  const configuration = [
    // Without a master process, one process has all processor time.
    'daemon off; master_process off; worker_processes 1; pid pid; error_log error.log;',
    'events { worker_connections 1024; }',
    'http {',
    'access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;',
    'open_file_cache max=100; open_file_cache_valid 60s;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    'map $http_accept_encoding $encoding { default identity; br br; gzip gzip; }',
    'map $http_accept_encoding $content_encoding { default ""; br br; gzip gzip; }',
    'server {',
    `listen 127.0.0.1:${port}; root ${folder}/files;`,
    ...Array.from(byPath.values(), (group) => location(folder, group)).flat(),
    ...location(folder, missing, true),
    ...missing.slice(0, 1).map((reply) => `error_page 404 ${reply.path};`),
    '}',
    '}',
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration.join('\n'));
  const errors = path.join(folder, 'error.log');
  // nginx prints nothing when it listens, so a shell prints the line that the bench waits for.
  const start = `echo "ready on ${port}"; exec "$0" "$@"`;
  return startServer(['sh', '-c', start, program, '-p', folder, '-e', errors, '-c', file], {
    port,
    core: serverCore,
  });
}
