import type { Measured } from '../figure.ts';
import { measureAccounts } from './accounts.ts';
import { measureConnections } from './connections.ts';
import { measurePictures } from './pictures.ts';
import { measurePosts } from './posts.ts';

/** Measures how the times of requests grow with the accounts, posts, pictures and open connections of a school. */
export async function measure(options: { isQuick: boolean }): Promise<Measured> {
  const parts: Measured[] = [];
  for (const measurePart of [measureAccounts, measurePosts, measurePictures, measureConnections])
    parts.push(await measurePart(options));
  return { figures: parts.flatMap(({ figures }) => figures) };
}
