import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '#server/write-file-atomically.ts';
import type { Compressor } from './compress.ts';
import type { Entry, Snapshot } from './snapshot.ts';

/** An entry by the hash of its text, which the compressor keeps. */
type Kept = Omit<Entry, 'body'> & { hash: string };

interface KeptSnapshot {
  key: string;
  entries: [path: string, entry: Kept][];
  canonical: [lowerCase: string, path: string][];
  notFound: { page: Kept; data: Kept };
}

/** What the file holds: the digest notices damage by the disk. It is no signature. */
interface KeptFile {
  sha256: string;
  snapshot: KeptSnapshot;
}

const digestOf = (kept: KeptSnapshot) => createHash('sha256').update(JSON.stringify(kept)).digest('hex');
const fileIn = (directory: string) => path.join(directory, 'snapshot.json');
const toKept = ({ body, ...entry }: Entry): Kept => ({ ...entry, hash: body.hash });

/** Keeps a snapshot for the next start. @param key names all it was made from */
export async function keepSnapshot(
  directory: string,
  key: string,
  { entries, canonical, notFound }: Snapshot,
): Promise<void> {
  const kept: KeptSnapshot = {
    key,
    entries: [...entries].map(([address, entry]) => [address, toKept(entry)]),
    canonical: [...canonical],
    notFound: { page: toKept(notFound.page), data: toKept(notFound.data) },
  };
  const content: KeptFile = { sha256: digestOf(kept), snapshot: kept };
  await writeFileAtomically(fileIn(directory), JSON.stringify(content));
}

/** The snapshot that was kept under this key, or undefined when it was made from something else, is not whole or is damaged. */
export async function recallSnapshot(
  directory: string,
  key: string,
  { recall }: Compressor,
): Promise<Snapshot | undefined> {
  const toEntry = async ({ hash, ...entry }: Kept): Promise<Entry> => ({
    ...entry,
    body: await recall(hash),
  });
  try {
    const { sha256, snapshot: kept } = JSON.parse(await readFile(fileIn(directory), 'utf8')) as KeptFile;
    if (kept.key !== key || digestOf(kept) !== sha256) return undefined;
    return {
      entries: new Map(
        await Promise.all(
          kept.entries.map(async ([address, entry]) => [address, await toEntry(entry)] as const),
        ),
      ),
      canonical: new Map(kept.canonical),
      notFound: { page: await toEntry(kept.notFound.page), data: await toEntry(kept.notFound.data) },
    };
  } catch {
    return undefined;
  }
}
