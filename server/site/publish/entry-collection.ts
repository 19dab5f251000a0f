import type { Compressor, StoredText } from '../compress.ts';
import type { Policies } from './content-security-policy.ts';
import type { GeneratedFile } from './generated-file.ts';
import type { Entry } from '../snapshot.ts';

/** The entries of a snapshot while it is made. The first entry of a path stays. */
export interface EntryCollection<Text extends StoredText> {
  has(path: string): boolean;
  /** Starts to compress a file. */
  add(file: GeneratedFile): void;
  /** Adds an entry of an earlier snapshot, if it has one. */
  keep(path: string, entry: Entry<Text> | undefined): void;
  /** All entries by path. @throws the error of the first file that could not be compressed and stored */
  encoded(): Promise<Map<string, Entry<Text>>>;
}

/** @param encode compresses a text and stores it (server/site/compress.ts) */
export function entryCollection<Text extends StoredText>(
  encode: (...text: Parameters<Compressor['encode']>) => Promise<Text>,
  policyOf: Policies,
): EntryCollection<Text> {
  const entries = new Map<string, Promise<Entry<Text>>>();
  return {
    has: (path) => entries.has(path),
    add({ path, type, cacheControl, content, isMostRead }) {
      if (entries.has(path)) return;
      const entry = encode(content, isMostRead).then((body) => ({
        type,
        cacheControl,
        policy: policyOf(type, String(content)),
        body,
      }));
      // `encoded` throws the error. Without a handler here it would end the process before.
      entry.catch(() => {});
      entries.set(path, entry);
    },
    keep(path, entry) {
      if (entry !== undefined && !entries.has(path)) entries.set(path, Promise.resolve(entry));
    },
    async encoded() {
      const pairs = [...entries].map(async ([path, entry]) => [path, await entry] as const);
      return new Map(await Promise.all(pairs));
    },
  };
}
