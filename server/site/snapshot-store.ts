import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '#server/write-file-atomically.ts';
import type { Compressor } from './compress.ts';
import type { EditionId, Entry, PageRecord, Snapshot } from './snapshot.ts';

/** An entry without its text: `hash` finds the text in the compressor's cache. */
type StoredEntry = Omit<Entry, 'body'> & { hash: string };

interface StoredSnapshot {
  key: string;
  edition: EditionId;
  entries: [path: string, entry: StoredEntry][];
  canonical: [lowerCase: string, path: string][];
  notFound: { page: StoredEntry; data: StoredEntry };
  records: [path: string, record: PageRecord][];
  outdated: [path: string, replacedAt: number][];
}

/** The content of the file. The digest detects damage by the disk; it is no signature. */
interface SnapshotFile {
  sha256: string;
  snapshot: StoredSnapshot;
}

const digestOf = (stored: StoredSnapshot) =>
  createHash('sha256').update(JSON.stringify(stored)).digest('hex');
const fileIn = (directory: string) => path.join(directory, 'snapshot.json');
const toStored = ({ body, ...entry }: Entry): StoredEntry => ({ ...entry, hash: body.hash });

/**
 * Stores a snapshot for the next start.
 * @param key identifies everything besides the edition that the snapshot was made from
 */
export async function storeSnapshot(
  directory: string,
  key: string,
  { edition, entries, canonical, notFound, records, outdated }: Snapshot,
): Promise<void> {
  const stored: StoredSnapshot = {
    key,
    edition,
    entries: [...entries].map(([address, entry]) => [address, toStored(entry)]),
    canonical: [...canonical],
    notFound: { page: toStored(notFound.page), data: toStored(notFound.data) },
    records: [...records],
    outdated: [...outdated],
  };
  const content: SnapshotFile = { sha256: digestOf(stored), snapshot: stored };
  await writeFileAtomically(fileIn(directory), JSON.stringify(content));
}

/** The number of threads that libuv uses. Reading more texts at once takes no less time, and 25 MB more that stay in use. */
const maxConcurrentReads = 4;

/** Reads the texts of entries. @throws Error when one is missing or damaged */
async function readEntries(stored: readonly StoredEntry[], { load }: Compressor): Promise<Entry[]> {
  const entries: Entry[] = [];
  const rest = stored.entries();
  const readRest = async () => {
    for (const [index, { hash, ...entry }] of rest) entries[index] = { ...entry, body: await load(hash) };
  };
  await Promise.all(Array.from({ length: maxConcurrentReads }, readRest));
  return entries;
}

/** Reads the snapshot stored under this key; undefined when it has another key, is incomplete or is damaged. */
export async function loadSnapshot(
  directory: string,
  key: string,
  compressor: Compressor,
): Promise<Snapshot | undefined> {
  try {
    const { sha256, snapshot: stored } = JSON.parse(
      await readFile(fileIn(directory), 'utf8'),
    ) as SnapshotFile;
    if (stored.key !== key || digestOf(stored) !== sha256) return undefined;
    const { page, data } = stored.notFound;
    const [notFoundPage, notFoundData, ...entries] = await readEntries(
      [page, data, ...stored.entries.map(([, entry]) => entry)],
      compressor,
    );
    if (notFoundPage === undefined || notFoundData === undefined) return undefined;
    return {
      edition: stored.edition,
      entries: new Map(entries.map((entry, index) => [stored.entries[index]?.[0] ?? '', entry])),
      canonical: new Map(stored.canonical),
      notFound: { page: notFoundPage, data: notFoundData },
      records: new Map(stored.records),
      outdated: new Map(stored.outdated),
    };
  } catch {
    return undefined;
  }
}
