import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Content } from '#contract/content/content.ts';
import { writeFileAtomically } from '#server/write-file-atomically.ts';
import { cardFacts, pictureFile, socialCardsOf, type SocialCard } from './social-cards.ts';

/** The addresses of cards by name. Cards that are not in it have the address `/cards/NAME.jpg`. */
export type CardAddresses = Readonly<Record<string, string>>;

const month = 30 * 24 * 3_600_000;

/** The facts from which the files of public/cards were drawn (server/cards/cards-command.ts). */
const shipped = JSON.parse(readFileSync(path.join(import.meta.dirname, 'drawn.json'), 'utf8')) as Readonly<
  Record<string, unknown>
>;

/** Increase it when draw-card.ts draws otherwise: kept cards are then drawn again. */
const version = 1;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Returns the file name of a card in `folder`, and draws it if it is not there. @throws Error when it cannot be drawn */
async function cardOf(folder: string, name: string, card: SocialCard, content: Content): Promise<string> {
  const facts = JSON.stringify([version, cardFacts(card, content)]);
  const hash = createHash('sha256').update(facts).digest('hex').slice(0, 16);
  const file = `${name}-${hash}.jpg`;
  if (!(await exists(path.join(folder, file)))) {
    // Loaded here, because most starts draw nothing.
    const { drawCard } = await import('./draw-card.ts');
    const pictures = card.works.map((work) => pictureFile(work, content));
    await writeFileAtomically(path.join(folder, file), await drawCard(card, pictures));
  }
  return file;
}

/** Removes drawn cards that no page has had for a month. Social networks may still show younger ones. */
async function prune(folder: string, used: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!used.has(name) && (await stat(file)).mtimeMs < Date.now() - month) await rm(file, { force: true });
  }
}

/**
 * Draws the social cards that differ from the shipped ones in public/cards.
 * @param folder keeps the drawn cards; its files are served at `/cards/`
 * @param report receives each failure; the page then has the home page's card
 */
export async function cardsOf(
  content: Content,
  folder: string,
  report: (name: string, error: unknown) => void,
): Promise<CardAddresses> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const addresses: Record<string, string> = {};
  const failed: string[] = [];
  for (const [name, card] of Object.entries(socialCardsOf(content))) {
    try {
      if (isDeepStrictEqual(shipped[name], cardFacts(card, content))) continue;
      addresses[name] = `/cards/${await cardOf(folder, name, card, content)}`;
    } catch (error) {
      report(name, error);
      failed.push(name);
    }
  }
  const home = addresses.home ?? '/cards/home.jpg';
  for (const name of failed) addresses[name] = home;
  await prune(folder, new Set(Object.values(addresses).map((address) => path.basename(address))));
  return addresses;
}
