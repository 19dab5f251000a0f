import { closeSync, createReadStream, fstatSync, openSync, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { namesEtag } from './conditional-request.ts';
import type { StoredFile } from './files.ts';
import { parseRange, type Range } from './range.ts';
import type { ReplyCache } from './reply-cache.ts';
import { flat, send, sendHead, type PageRequest, type Reply } from './reply.ts';

/** The buffer of one response: small, because a server may have thousands of clients that read slowly. */
const readAheadBytes = 16 * 1024;
/** Fonts and nearly all pictures. They are read at once and share the cache with the texts; larger files are streamed. */
const maxCachedBytes = 256 * 1024;

/** The replies with one file. */
export interface FileReplies {
  stored: StoredFile;
  /** The headers of every reply with this file. */
  headers: string[];
}

/** What the replies to requests for files need. */
export interface FileTools {
  cache: ReplyCache;
  /** Replies when the file was deleted or changed after the start. */
  onMissing(): void;
  /** Replies when the file cannot be read for another reason, such as too many open files. */
  onError(error: unknown): void;
}

export function fileReplies(
  stored: StoredFile,
  securityHeaders: (type: string) => Record<string, string>,
): FileReplies {
  const { type, cacheControl, etag } = stored;
  const own = { 'content-type': type, 'cache-control': cacheControl, etag, 'accept-ranges': 'bytes' };
  return { stored, headers: flat({ ...own, ...securityHeaders(type) }) };
}

/** The status and headers of a reply with the file or a part of it. */
function headFor({ stored: { size }, headers }: FileReplies, range: Range | undefined): Reply {
  if (range === undefined) return { status: 200, headers: [...headers, 'content-length', String(size)] };
  const { start, end } = range;
  const part = ['content-length', String(end - start + 1), 'content-range', `bytes ${start}-${end}/${size}`];
  return { status: 206, headers: [...headers, ...part] };
}

/** Reads a whole small file. @returns undefined when it was deleted or has another size than at the start */
async function readWhole(file: FileReplies): Promise<Reply | undefined> {
  const body = await readFile(file.stored.file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return body?.length === file.stored.size ? { ...headFor(file, undefined), body } : undefined;
}

/**
 * Opens a file for reading; undefined when it was deleted or has another size than at the start.
 * @throws Error when it cannot be opened for another reason, such as too many open files
 */
function open({ file, size }: StoredFile, range: Range): ReadStream | undefined {
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
  return createReadStream(file, { fd: descriptor, highWaterMark: readAheadBytes, ...range });
}

/** Sends a large file in pieces as small as the client reads them. */
function stream(to: PageRequest, file: FileReplies, range: Range | undefined, tools: FileTools): void {
  const { stored } = file;
  let content: ReadStream | undefined;
  try {
    content = open(stored, range ?? { start: 0, end: stored.size - 1 });
  } catch (error) {
    tools.onError(error);
    return;
  }
  if (content === undefined) {
    tools.onMissing();
    return;
  }
  sendHead(to, headFor(file, range));
  // When the client disconnects or the disk fails, this closes both ends.
  pipeline(content, to.response, () => {});
}

function sendPart(to: PageRequest, file: FileReplies, whole: Reply, range: Range | undefined): void {
  if (range === undefined) send(to, whole);
  else send(to, { ...headFor(file, range), body: whole.body?.subarray(range.start, range.end + 1) });
}

/** Responds with a file from the disk: conditional requests, ranges, HEAD. */
export function sendFile(to: PageRequest, file: FileReplies, tools: FileTools): void {
  const { method, headers: sent } = to.request;
  const { size, etag } = file.stored;
  const ifNoneMatch = sent['if-none-match'];
  if (ifNoneMatch !== undefined && namesEtag(ifNoneMatch, (known) => known === etag)) {
    send(to, { status: 304, headers: file.headers });
    return;
  }
  const ifRange = sent['if-range'];
  const wantsRange = method === 'GET' && (ifRange === undefined || ifRange === etag);
  const range = wantsRange ? parseRange(sent.range, size) : undefined;
  if (range === null) {
    const headers = [...file.headers, 'content-range', `bytes */${size}`, 'content-length', '0'];
    send(to, { status: 416, headers });
    return;
  }
  if (method === 'HEAD') {
    send(to, headFor(file, range));
    return;
  }
  if (size > maxCachedBytes) {
    stream(to, file, range, tools);
    return;
  }
  const whole = tools.cache.get(file);
  if (whole !== undefined) {
    sendPart(to, file, whole, range);
    return;
  }
  tools.cache
    .make(file, () => readWhole(file))
    .then((made) => (made === undefined ? tools.onMissing() : sendPart(to, file, made, range)))
    .catch(tools.onError);
}
