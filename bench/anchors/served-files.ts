import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A file in memory. */
export interface ServedFile {
  type: string;
  cacheControl: string;
  body: Buffer;
}

export interface Served {
  url: string;
  close(): Promise<void>;
}

const isText = (type: string) => /^text\/|javascript|json|svg/.test(type);

/** Serves files from memory with a bare node:http server. Texts are compressed with brotli before the first request. */
export async function serveFiles(files: ReadonlyMap<string, ServedFile>): Promise<Served> {
  const replies = new Map(
    [...files].map(([address, { type, cacheControl, body }]) => {
      const sent = isText(type) ? brotliCompressSync(body) : body;
      const headers = {
        'content-type': type,
        'cache-control': cacheControl,
        'content-length': sent.length,
        ...(isText(type) && { 'content-encoding': 'br' }),
      };
      return [address, { headers, sent }];
    }),
  );
  const server = createServer((request, response) => {
    const reply = replies.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (reply === undefined) response.writeHead(404).end();
    else response.writeHead(200, reply.headers).end(reply.sent);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** All addresses of files of the same site in an HTML or CSS text. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text.match(
      /\/(?:pictures|assets)\/[\w./-]+\.\w+|\/(?:favicon|logo|apple-touch-icon|site|robots|icon-\d+)\.\w+/g,
    ),
  ),
];

/** Copies files of a running site with their headers. */
export async function copyFiles(
  origin: string,
  addresses: readonly string[],
): Promise<Map<string, ServedFile>> {
  const files = new Map<string, ServedFile>();
  for (const address of addresses) {
    const response = await fetch(origin + address);
    if (!response.ok) continue;
    files.set(address, {
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      cacheControl: response.headers.get('cache-control') ?? 'no-cache',
      body: Buffer.from(await response.arrayBuffer()),
    });
  }
  return files;
}
