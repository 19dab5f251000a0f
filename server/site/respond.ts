import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { StoredFile } from './files.ts';
import type { Entry } from './snapshot.ts';

/** The encoding that a client prefers (RFC 9110, 12.5.3); brotli before gzip where both have the same weight. */
export function chooseEncoding(accept: string | null): 'br' | 'gzip' | 'plain' {
  const weights = new Map(
    (accept ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2))] as const;
    }),
  );
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = (['br', 'gzip'] as const).toSorted((a, b) => weight(b) - weight(a))[0] ?? 'br';
  return weight(best) > 0 ? best : 'plain';
}

/** Whether `If-None-Match` names one of our entity tags (RFC 9110, 13.1.2: weak comparison). */
function isNotModified(request: Request, isOurs: (etag: string) => boolean): boolean {
  const sent = request.headers.get('if-none-match');
  if (sent === null) return false;
  return sent.trim() === '*' || sent.split(',').some((etag) => isOurs(etag.trim().replace(/^W\//, '')));
}

function bodyOf(br: Buffer, encoding: ReturnType<typeof chooseEncoding>): Buffer {
  if (encoding === 'br') return br;
  const plain = brotliDecompressSync(br);
  return encoding === 'gzip' ? gzipSync(plain, { level: 9 }) : plain;
}

/** Responds from memory: content negotiation, conditional requests, HEAD. */
export function respondWithEntry(request: Request, entry: Entry, status = 200): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const { hash, br } = entry.body;
  const headers = new Headers({
    'content-type': entry.type,
    'cache-control': entry.cacheControl,
    etag: `"${hash}-${encoding}"`,
    vary: 'accept-encoding',
  });
  if (entry.policy !== undefined) headers.set('content-security-policy', entry.policy);
  const isUnchanged = status === 200 && isNotModified(request, (etag) => etag.startsWith(`"${hash}-`));
  if (isUnchanged) return new Response(null, { status: 304, headers });
  const body = bodyOf(br, encoding);
  if (encoding !== 'plain') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
    status,
    headers,
  });
}

interface Range {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header with one byte range (RFC 9110, 14.2).
 * @returns undefined when the whole file is to be sent, null when the range is outside the file
 */
export function parseRange(header: string | null, size: number): Range | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0 ? null : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? null : { start, end };
}

/** The buffer of one response: small, because a server may have thousands of clients that read slowly. */
const readAheadBytes = 16 * 1024;

/**
 * Opens a file for reading; undefined when it was deleted or has another size than at the start.
 * @throws Error when it cannot be opened for another reason, such as too many open files
 */
function open({ file, size }: StoredFile, range: Range): ReadableStream | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (fstatSync(descriptor).size !== size) {
    closeSync(descriptor);
    return undefined;
  }
  const stream = createReadStream(file, { fd: descriptor, highWaterMark: readAheadBytes, ...range });
  return Readable.toWeb(stream) as ReadableStream;
}

/** Responds with a file from the disk: conditional requests, ranges, HEAD; undefined when the file is gone. */
export function respondWithFile(request: Request, stored: StoredFile): Response | undefined {
  const { type, cacheControl, size, etag } = stored;
  const headers = new Headers({
    'content-type': type,
    'cache-control': cacheControl,
    etag,
    'accept-ranges': 'bytes',
  });
  if (isNotModified(request, (sent) => sent === etag)) return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  const header = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
  const range = request.method === 'GET' ? parseRange(header, size) : undefined;
  if (range === null) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range !== undefined) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const body = request.method === 'HEAD' || size === 0 ? null : open(stored, { start, end });
  if (body === undefined) return undefined;
  return new Response(body, { status: range === undefined ? 200 : 206, headers });
}
