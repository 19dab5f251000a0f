import { open } from 'node:fs/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { CommandError } from '#server/operations/exit-message.ts';

const ageHeader = 'age-encryption.org/v1\n';
/**
 * scrypt with N = 2^17 takes 128 MiB and a second (OWASP Password Storage Cheat Sheet). The default of age, 18, takes twice
 * that.
 */
const scryptWorkFactor = 17;

type Bytes = AsyncIterable<Uint8Array>;

const streamOf = (source: Bytes) => WebStream.from(source) as ReadableStream<Uint8Array>;

/** Whether a file is encrypted; false for a missing file and for a directory. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return false;
  try {
    if (!(await handle.stat()).isFile()) return false;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageHeader.length));
    return buffer.toString('latin1', 0, bytesRead) === ageHeader;
  } finally {
    await handle.close();
  }
}

/** A pipeline step that encrypts with a passphrase in the age format, 64 KiB at a time; `age -d` can open the file. */
export function encrypt(passphrase: string) {
  return async function* (source: Bytes): Bytes {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(scryptWorkFactor);
    yield* await encrypter.encrypt(streamOf(source));
  };
}

/**
 * The reverse pipeline step. Each part is authenticated before it is passed on, and so is the end of the file.
 * @throws CommandError when the passphrase is wrong, an error of age when the file is incomplete or was changed
 */
export function decrypt(passphrase: string) {
  return async function* (source: Bytes): Bytes {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const decrypted = await decrypter.decrypt(streamOf(source)).catch((error: Error) => {
      if (!error.message.startsWith('no identity matched')) throw error;
      throw new CommandError(
        'That passphrase does not open this backup. Check its spelling. Nothing was changed.',
      );
    });
    yield* decrypted;
  };
}
