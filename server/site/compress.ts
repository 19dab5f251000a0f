import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

/** One text in the three forms a client may take. */
export interface Encoded {
  hash: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface Compressor {
  encode(text: string | Buffer): Promise<Encoded>;
  /** What was encoded before, by its hash. @throws Error when it is not kept any more */
  recall(hash: string): Promise<Encoded>;
  /** Forgets on disk what has not been asked for since the compressor was made. */
  prune(): Promise<void>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/**
 * Compresses as far as brotli and gzip go, once for each text: results are kept in a directory by the text's hash, so
 * that a start with nothing changed compresses nothing.
 */
export function createCompressor(directory: string): Compressor {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const used = new Map<string, Promise<Buffer>>();

  /** A file that was cut off by a crash counts as missing. */
  async function readWhole(name: string): Promise<Buffer> {
    const bytes = await readFile(path.join(directory, name));
    if (bytes.length === 0) throw new Error(`${name} is empty`);
    return bytes;
  }

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      return await readWhole(name);
    } catch {
      const made = await make();
      const file = path.join(directory, name);
      await writeFile(`${file}.${process.pid}.part`, made);
      await rename(`${file}.${process.pid}.part`, file);
      return made;
    }
  }

  /** Two paths may hold the same text: it is compressed once. */
  function once(name: string, get: () => Promise<Buffer>): Promise<Buffer> {
    const found = used.get(name) ?? get();
    used.set(name, found);
    return found;
  }

  return {
    async encode(text) {
      const plain = Buffer.from(text);
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      const keep = (name: string, make: () => Promise<Buffer>) => once(name, () => readOrMake(name, make));
      const [br, gz] = await Promise.all([
        keep(`${hash}.br`, () => brotli(plain, { params })),
        keep(`${hash}.gz`, () => deflate(plain, { level: 9 })),
      ]);
      return { hash, plain, br, gzip: gz };
    },
    async recall(hash) {
      const [br, gz] = await Promise.all(
        [`${hash}.br`, `${hash}.gz`].map((name) => once(name, () => readWhole(name))),
      );
      if (br === undefined || gz === undefined) throw new Error(`${hash} is not kept`);
      return { hash, plain: await inflate(gz), br, gzip: gz };
    },
    async prune() {
      const names = (await readdir(directory)).filter(
        (name) => /\.(?:br|gz|part)$/.test(name) && !used.has(name),
      );
      await Promise.all(names.map((name) => rm(path.join(directory, name), { force: true })));
    },
  };
}
