import { createServer } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A bucket of S3's protocol on this machine. */
export interface BucketServer {
  url: string;
  keyId: string;
  secret: string;
  region: string;
  objects: Map<string, { bytes: Buffer; type: string; at: Date }>;
  /** Refuses the next writes whose key matches. */
  refuse: (key: RegExp | null) => void;
  close(): Promise<void>;
}

/**
 * A test double of the four calls that the site makes: no server of this protocol is in the registries that is kept up to date and small. It checks that a
 * request is signed with the key; the signature itself is that of the client, which its own tests compare with those of real servers.
 */
export async function openBucketServer(): Promise<BucketServer> {
  const keyId = 'PICTURES';
  const objects: BucketServer['objects'] = new Map();
  let refused: RegExp | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
      const key = decodeURIComponent(pathname.replace(/^\/pictures\/?/, ''));
      const body = await buffer(request);
      const send = (status: number, text: string | Buffer = '', type = 'application/xml') =>
        response.writeHead(status, { 'content-type': type }).end(text);
      if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${keyId}/`))
        return send(403);
      if (!pathname.startsWith('/pictures')) return send(404, '<Error><Code>NoSuchBucket</Code></Error>');
      if (request.method === 'PUT') {
        if (refused?.test(key)) return send(500, '<Error><Code>InternalError</Code></Error>');
        objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '', at: new Date() });
        return send(200);
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return send(204);
      }
      if (key !== '') {
        const found = objects.get(key);
        return found === undefined
          ? send(404, '<Error><Code>NoSuchKey</Code></Error>')
          : send(200, found.bytes, found.type);
      }
      // In pages of two, so that every list has several.
      const prefix = searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((each) => each.startsWith(prefix)).toSorted();
      const start = Number(searchParams.get('continuation-token') ?? 0);
      const next = start + 2 < keys.length ? String(start + 2) : undefined;
      const entries = keys.slice(start, start + 2).map((each) => {
        const { bytes, at } = objects.get(each) ?? { bytes: Buffer.alloc(0), at: new Date() };
        return `<Contents><Key>${each}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified><ETag>x</ETag></Contents>`;
      });
      const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
      return send(
        200,
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated><KeyCount>${entries.length}</KeyCount>${entries.join('')}${more}</ListBucketResult>`,
      );
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`,
    keyId,
    secret: 'a secret that only the tests know of',
    region: 'auto',
    objects,
    refuse: (key) => (refused = key),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
