import { mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCompressor } from '../compress.ts';
import { hashesOf, type Entry, type Snapshot } from '../snapshot.ts';
import { storeSnapshot, loadSnapshot } from './snapshot-store.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'school-snapshot-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function makeSnapshot(words: string): Promise<Snapshot> {
  const compressor = createCompressor(directory);
  const entry = async (text: string): Promise<Entry> => ({
    type: 'text/html',
    cacheControl: 'no-cache',
    policy: "default-src 'self'",
    body: await compressor.encode(text),
  });
  const snapshot: Snapshot = {
    edition: { number: 7, hash: 'hash of the edition' },
    entries: new Map([
      ['/', await entry(words)],
      ['/SignUp', await entry(`${words} नमस्ते`)],
    ]),
    canonical: new Map([['/signup', '/SignUp']]),
    notFound: { page: await entry('nothing here'), data: await entry('no data') },
    records: new Map([
      [
        '/',
        {
          script: '/assets/page-a.js',
          facts: { hash: 'hash of the page', pictures: [], ownPictures: [] },
          reads: ['faq.lead'],
          readsHash: 'hash of the facts',
        },
      ],
    ]),
    outdated: new Map([['/assets/page-b.js', 1_700_000_000_000]]),
  };
  await storeSnapshot(directory, 'key', snapshot);
  await compressor.keepOnly(hashesOf(snapshot));
  return snapshot;
}
const recall = (key = 'key') => loadSnapshot(directory, key, createCompressor(directory).load);

describe('a snapshot stored for the next start', () => {
  test('is loaded byte for byte', async () => {
    const snapshot = await makeSnapshot('first');
    expect(await recall()).toEqual(snapshot);
  });

  test('is not used when it was made from something else', async () => {
    await makeSnapshot('first');
    expect(await recall('another key')).toBeUndefined();
  });

  test('is replaced by the next one, and texts that only the old one used are deleted', async () => {
    await makeSnapshot('first');
    const before = await readdir(directory);
    const next = await makeSnapshot('second');
    expect(await recall()).toEqual(next);
    expect(await readdir(directory)).toHaveLength(before.length);
  });

  test('is not used when a part of it is missing', async () => {
    await makeSnapshot('first');
    for (const name of await readdir(directory)) {
      if (name.endsWith('.br')) await rm(path.join(directory, name));
    }
    expect(await recall()).toBeUndefined();
  });

  test.each(['.br', '.gz'])('is not used when a part of it, %s, was cut off by a crash', async (ending) => {
    await makeSnapshot('first');
    for (const name of await readdir(directory)) {
      if (name.endsWith(ending)) await truncate(path.join(directory, name), 0);
    }
    expect(await recall()).toBeUndefined();
  });

  test.each(['.br', '.gz'])('is not used when one bit of a part of it, %s, is flipped', async (ending) => {
    await makeSnapshot('first');
    const name = (await readdir(directory)).find((name) => name.endsWith(ending)) ?? '';
    const bytes = await readFile(path.join(directory, name));
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await writeFile(path.join(directory, name), bytes);
    expect(await recall()).toBeUndefined();
  });

  test.each(['.br', '.gz'])('is not used when two parts of it, %s, are swapped', async (ending) => {
    await makeSnapshot('first');
    const [one = '', two = ''] = (await readdir(directory))
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(directory, name));
    await rename(one, `${one}.aside`);
    await rename(two, one);
    await rename(`${one}.aside`, two);
    expect(await recall()).toBeUndefined();
  });

  test.each([
    ['type', 'text/html', 'text/htmm'],
    ['caching', 'no-cache', 'no-cachd'],
    ['policy', "default-src 'self'", "default-src 'relf'"],
    ['canonical path', '/signup', '/signuq'],
    ['edition', 'hash of the edition', 'hash of the editiom'],
    ['name of a fact', 'faq.lead', 'faq.leae'],
  ])('is not used when the %s in its list is damaged', async (_, right, wrong) => {
    await makeSnapshot('first');
    const file = path.join(directory, 'snapshot.json');
    const list = await readFile(file, 'utf8');
    expect(list).toContain(right);
    await writeFile(file, list.replace(right, wrong));
    expect(await recall()).toBeUndefined();
  });

  test('is not used when its list cannot be read', async () => {
    await makeSnapshot('first');
    await writeFile(path.join(directory, 'snapshot.json'), '{"key":"key","entries":[');
    expect(await recall()).toBeUndefined();
  });

  test('does not exist at the first start', async () => {
    expect(await recall()).toBeUndefined();
  });
});
