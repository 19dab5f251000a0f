import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { StoredFile } from './files.ts';
import type { Entry } from './snapshot.ts';

/** The best encoding a client accepts, by its own weights (RFC 9110, 12.5.3); brotli before gzip where it does not care. */
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

/** Whether the client has one of these already (RFC 9110, 13.1.2: weak comparison). */
function hasAlready(request: Request, isOurs: (etag: string) => boolean): boolean {
  const sent = request.headers.get('if-none-match');
  if (sent === null) return false;
  return sent.trim() === '*' || sent.split(',').some((etag) => isOurs(etag.trim().replace(/^W\//, '')));
}

/** Answers from memory: right encoding, conditional requests, HEAD. */
export function respondWithEntry(request: Request, entry: Entry, status = 200): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const { hash, ...bodies } = entry.body;
  const headers = new Headers({
    'content-type': entry.type,
    'cache-control': entry.cacheControl,
    etag: `"${hash}-${encoding}"`,
    vary: 'accept-encoding',
  });
  if (entry.policy !== undefined) headers.set('content-security-policy', entry.policy);
  const isKnown = status === 200 && hasAlready(request, (etag) => etag.startsWith(`"${hash}-`));
  if (isKnown) return new Response(null, { status: 304, headers });
  const body = bodies[encoding];
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
 * One byte range of a request (RFC 9110, 14.2).
 * @returns undefined to answer with the whole file, null when the range lies outside it
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

/** What is read ahead for a client that reads slowly: thousands of them fit a small server's memory. */
const readAheadBytes = 16 * 1024;

/**
 * The file's bytes, or undefined when it is gone or has changed since the start.
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

/** Answers with a file from the disk: conditional requests, ranges, HEAD; undefined when it cannot be read any more. */
export function respondWithFile(request: Request, stored: StoredFile): Response | undefined {
  const { type, cacheControl, size, etag } = stored;
  const headers = new Headers({
    'content-type': type,
    'cache-control': cacheControl,
    etag,
    'accept-ranges': 'bytes',
  });
  if (hasAlready(request, (sent) => sent === etag)) return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  const asked = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
  const range = request.method === 'GET' ? parseRange(asked, size) : undefined;
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
