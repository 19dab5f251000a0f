import { createHash } from 'node:crypto';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '#server/disk/write-file-atomically.ts';
import type { SocialCard } from './page-card.ts';

const month = 30 * 24 * 3_600_000;

/** Increase it when draw-card.ts draws otherwise: kept cards are then drawn again. */
const version = 3;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The address of a card, which is drawn if it is not there.
 * @param folder keeps the cards; its files are served at `/cards/`
 * @throws Error when it cannot be drawn
 */
export async function cardAddress(folder: string, card: SocialCard): Promise<string> {
  const facts = JSON.stringify([version, card]);
  const name = `${createHash('sha256').update(facts).digest('hex').slice(0, 16)}.jpg`;
  const file = path.join(folder, name);
  if (!(await exists(file))) {
    // Loaded here, because most publications draw nothing.
    const { drawCard } = await import('./draw-card.ts');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFileAtomically(file, await drawCard(card));
  }
  return `/cards/${name}`;
}

/**
 * Removes cards that were drawn more than a month ago and that no page has. Social networks may still show younger ones.
 * @param used the addresses of the cards that pages have
 */
export async function removeOldCards(folder: string, used: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!used.has(`/cards/${name}`) && (await stat(file)).mtimeMs < Date.now() - month)
      await rm(file, { force: true });
  }
}
