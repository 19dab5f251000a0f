import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { HttpError } from './http-error.ts';

/** A file that was sent, on the disk: the memory of the server does not grow with it. */
export interface ReceivedFile {
  path: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  /** Never fails: the maintenance deletes what stays. */
  remove(): Promise<void>;
}

const tooLarge = (maxBytes: number) =>
  new HttpError(413, `This file has more than ${maxBytes / 1_000_000} MB. Please choose a smaller one.`);

/** @throws HttpError 400 when the client closed the connection, or was too slow: nobody reads the reply */
const nextChunk = (body: ReadableStreamDefaultReader<Uint8Array>) =>
  body.read().catch(() => {
    throw new HttpError(400, 'The request ended too soon.');
  });

/** Where files are while they are received and used. */
export const receivedFilesIn = (dataDir: string): string => path.join(dataDir, 'received');

/**
 * Receives the body of a request as a file in a directory of DATA_DIR.
 * @throws HttpError 413 over `maxBytes`, 400 when the body ends too soon; the error of the file system when it cannot be stored. Nothing is left then
 */
export async function receiveFile(
  request: Request,
  dataDir: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const directory = receivedFilesIn(dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, randomUUID());
  const remove = () => rm(file, { force: true }).catch(() => {});
  const hash = createHash('sha256');
  const handle = await open(file, 'wx', 0o600);
  try {
    const body = request.body?.getReader();
    let size = 0;
    for (;;) {
      const chunk = body && (await nextChunk(body)).value;
      if (chunk === undefined) break;
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await handle.close();
  }
  return { path: file, hash: hash.digest('hex'), remove };
}
