import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '#server/disk/write-file-atomically.ts';
import type { StoredText } from '../compress.ts';
import type { EditionId, Entry, PageRecord, Snapshot } from '../snapshot.ts';

/** An entry without its text: `hash` finds the text in the compressor's cache. */
type StoredEntry = Omit<Entry, 'body'> & StoredText;

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
const toStored = ({ body, ...entry }: Entry<StoredText>): StoredEntry => ({ ...entry, hash: body.hash });

/**
 * Stores a snapshot for the next start. Its texts are there already and the list of them is replaced in one step, so a process that is killed at
 * any moment leaves the old snapshot or the new one.
 * @param key identifies everything besides the edition that the snapshot was made from
 */
export async function storeSnapshot(
  directory: string,
  key: string,
  { edition, entries, canonical, notFound, records, outdated }: Snapshot<StoredText>,
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

/**
 * Reads the snapshot stored under this key; undefined when there is none, or it has another key, is incomplete or is damaged.
 * @param load reads a text by its hash (server/site/compress.ts), or leaves it on the disk
 * @param onDamage receives the reason when it is incomplete or damaged
 */
export async function loadSnapshot<Text extends StoredText>(
  directory: string,
  key: string,
  load: (hash: string) => Text | Promise<Text>,
  onDamage: (reason: string) => void = () => {},
): Promise<Snapshot<Text> | undefined> {
  const toEntry = async ({ hash, ...entry }: StoredEntry): Promise<Entry<Text>> => ({
    ...entry,
    body: await load(hash),
  });
  try {
    const { sha256, snapshot: stored } = JSON.parse(
      await readFile(fileIn(directory), 'utf8'),
    ) as SnapshotFile;
    if (digestOf(stored) !== sha256) throw new Error('snapshot.json is damaged');
    if (stored.key !== key) return undefined;
    return {
      edition: stored.edition,
      entries: new Map(
        await Promise.all(
          stored.entries.map(async ([address, entry]) => [address, await toEntry(entry)] as const),
        ),
      ),
      canonical: new Map(stored.canonical),
      notFound: { page: await toEntry(stored.notFound.page), data: await toEntry(stored.notFound.data) },
      records: new Map(stored.records),
      outdated: new Map(stored.outdated),
    };
  } catch (error) {
    const isFirstStart = (error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(fileIn(directory));
    if (!isFirstStart) onDamage((error as Error).message);
    return undefined;
  }
}
