import { open } from 'node:fs/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { CommandError } from '#server/operations/exit-message.ts';

const firstLine = 'age-encryption.org/v1\n';
/** scrypt with N = 2^17: 128 MiB for a second (OWASP Password Storage Cheat Sheet); age's own 18 is much for a small server. */
const workFactor = 17;

type Bytes = AsyncIterable<Uint8Array>;

const streamOf = (source: Bytes) => WebStream.from(source) as ReadableStream<Uint8Array>;

/** Whether a file is encrypted; false for one that is not there or is a directory. */
export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return false;
  try {
    if (!(await handle.stat()).isFile()) return false;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length));
    return buffer.toString('latin1', 0, bytesRead) === firstLine;
  } finally {
    await handle.close();
  }
}

/** A step of a pipeline that encrypts as age does with a passphrase, 64 KiB at a time: `age -d` opens the file too. */
export function seal(passphrase: string) {
  return async function* (source: Bytes): Bytes {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(workFactor);
    yield* await encrypter.encrypt(streamOf(source));
  };
}

/**
 * The step back; each part is authenticated before it is passed on, and so is the end.
 * @throws CommandError when the passphrase is another one, age's own error when the file was cut off or changed
 */
export function unseal(passphrase: string) {
  return async function* (source: Bytes): Bytes {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const opened = await decrypter.decrypt(streamOf(source)).catch((error: Error) => {
      if (!error.message.startsWith('no identity matched')) throw error;
      throw new CommandError(
        'That passphrase does not open this backup. Check how it is spelt; nothing was done with the file.',
      );
    });
    yield* opened;
  };
}
