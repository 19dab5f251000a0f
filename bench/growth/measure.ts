import type { Measured } from '../figure.ts';
import { measureAccounts } from './accounts.ts';
import { measureConnections } from './connections.ts';
import { measurePictures } from './pictures.ts';
import { measurePosts } from './posts.ts';

/** Measures how the times of requests grow with the accounts, posts, pictures and open connections of a school. */
export async function measure(options: { isQuick: boolean }): Promise<Measured> {
  const groups: Measured[] = [];
  for (const group of [measureAccounts, measurePosts, measurePictures, measureConnections])
    groups.push(await group(options));
  return {
    figures: groups.flatMap(({ figures }) => figures),
    curves: groups.flatMap(({ curves = [] }) => curves),
  };
}
