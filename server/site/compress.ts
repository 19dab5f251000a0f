import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { atMost } from './at-most.ts';
import { writeFileAtomically } from '#server/disk/write-file-atomically.ts';

/** A text in the cache of compressed texts, by the hash of its plain form. */
export interface StoredText {
  hash: string;
}

/** A compressed text. Memory holds only the brotli form; `plainOf` and `Compressor.gzip` give the other two. */
export interface Encoded extends StoredText {
  br: Buffer;
}

export interface Compressor {
  /** @param isMostRead whether fewer bytes are worth three times the processor time */
  encode(text: string | Buffer, isMostRead?: boolean): Promise<Encoded>;
  /** Reads a text that was encoded before. @throws Error when it is not in the cache or damaged */
  load(hash: string): Promise<Encoded>;
  /** The gzip form of a text: from the cache, or made again when its file is missing or damaged. */
  gzip(text: Encoded): Promise<Buffer>;
  /** Forgets all other texts and deletes their files, except files that another process is writing. */
  keepOnly(hashes: ReadonlySet<string>): Promise<void>;
}

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** As many texts as Node has threads for them; more at the same time only take more memory. */
const maxJobs = 4;

const hashOf = (plain: Buffer) => createHash('sha256').update(plain).digest('base64url').slice(0, 27);

/**
 * A file of the cache begins with a digest of its name and its content, because a disk can damage or exchange files.
 * Decompressing the text instead took five times the processor time at a start, and 16 MB. The digest is no signature.
 */
const digestLength = 32;
const digestOf = (name: string, content: Buffer) =>
  createHash('sha256').update(name).update(content).digest();

/** Milliseconds. Writing a file takes less than a second: a process that wrote an older part has ended. */
const maxPartAge = 60 * 60 * 1000;

const isOld = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Math.abs(Date.now() - mtimeMs) > maxPartAge,
    // The process that was writing it has renamed or deleted it.
    () => false,
  );

/** Browsers differ in how they treat bytes after the end of a compressed text. */
const strict = { rejectGarbageAfterEnd: true };

/** For all texts the highest level would take three times the processor time of a first start, for 2 % fewer bytes. */
const [brotliLevel, highestBrotliLevel] = [10, 11];

const brotli = (plain: Buffer, isMostRead: boolean) =>
  toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isMostRead ? highestBrotliLevel : brotliLevel,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
const gzipped = (plain: Buffer) => toGzip(plain, { level: 9 });

/** The text before its compression. */
export const plainOf = ({ br }: Encoded): Promise<Buffer> => fromBrotli(br, strict);

/**
 * Compresses texts with brotli and gzip. Results are cached in a directory by the text's hash, so
 * that a start with unchanged texts compresses nothing.
 */
export function createCompressor(directory: string): Compressor {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const used = new Map<string, Promise<Encoded>>();
  const limited = atMost(maxJobs);
  const fileNameOf = (hash: string, ending: 'br' | 'gz') => `${hash}.${ending}`;

  /** Reads a file of the cache. @throws Error when it is missing or damaged */
  async function readChecked(name: string): Promise<Buffer> {
    const file = await readFile(path.join(directory, name));
    const content = file.subarray(digestLength);
    if (!digestOf(name, content).equals(file.subarray(0, digestLength)))
      throw new Error(`${name} is damaged`);
    return content;
  }

  const write = (name: string, content: Buffer) =>
    writeFileAtomically(path.join(directory, name), Buffer.concat([digestOf(name, content), content]));

  async function read(hash: string): Promise<Encoded> {
    const [br] = await Promise.all([
      readChecked(fileNameOf(hash, 'br')),
      readChecked(fileNameOf(hash, 'gz')),
    ]);
    return { hash, br };
  }

  async function make(hash: string, plain: Buffer, isMostRead: boolean): Promise<Encoded> {
    const [br, gz] = await Promise.all([brotli(plain, isMostRead), gzipped(plain)]);
    await Promise.all([write(fileNameOf(hash, 'br'), br), write(fileNameOf(hash, 'gz'), gz)]);
    return { hash, br };
  }

  /** Several paths may have the same text, which is compressed once. */
  function once(hash: string, get: () => Promise<Encoded>): Promise<Encoded> {
    const found = used.get(hash);
    if (found !== undefined) return found;
    const made = limited(get);
    used.set(hash, made);
    // After a failure, such as a full disk, the next call tries again.
    made.catch(() => used.delete(hash));
    return made;
  }

  return {
    encode(text, isMostRead = false) {
      const plain = Buffer.from(text);
      const hash = hashOf(plain);
      const readOrMake = () => once(hash, () => read(hash).catch(() => make(hash, plain, isMostRead)));
      // A `load` of the same text may be on its way, and fail because its file is damaged.
      return readOrMake().catch(readOrMake);
    },
    load: (hash) => once(hash, () => read(hash)),
    gzip: (text) => readChecked(fileNameOf(text.hash, 'gz')).catch(async () => gzipped(await plainOf(text))),
    async keepOnly(hashes) {
      for (const hash of used.keys()) if (!hashes.has(hash)) used.delete(hash);
      await Promise.all(
        (await readdir(directory)).map(async (name) => {
          const file = path.join(directory, name);
          const isUnused = name.endsWith('.part')
            ? await isOld(file)
            : /\.(?:br|gz)$/.test(name) && !hashes.has(path.parse(name).name);
          if (isUnused) await rm(file, { force: true });
        }),
      );
    },
  };
}
