/**
 * `node bin/run.mjs server/cards/cards-command.ts [NAME …]` draws the social cards of the project's own content into
 * public/cards/NAME.jpg and records in server/cards/drawn.json what each card shows. It skips cards that have not changed,
 * except those named.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { content } from '#server/content/development-content.ts';
import { drawCard } from './draw-card.ts';
import { cardFacts, pictureFile, socialCardsOf } from './social-cards.ts';

const folder = path.resolve(import.meta.dirname, '../../public/cards');
const record = path.join(import.meta.dirname, 'drawn.json');

await mkdir(folder, { recursive: true });
const wanted = new Set(process.argv.slice(2));
const before = JSON.parse(readFileSync(record, 'utf8')) as Record<string, unknown>;
const drawn: Record<string, unknown> = {};
for (const [name, card] of Object.entries(socialCardsOf(content))) {
  drawn[name] = cardFacts(card, content);
  const file = `${folder}/${name}.jpg`;
  if (isDeepStrictEqual(before[name], drawn[name]) && existsSync(file) && !wanted.has(name)) continue;
  const jpeg = await drawCard(
    card,
    card.works.map((work) => pictureFile(work, content)),
  );
  await writeFile(file, jpeg);
  console.log(name.padEnd(44), Math.round(jpeg.length / 1024), 'KiB');
}
for (const file of await readdir(folder)) {
  if (drawn[file.replace(/\.jpg$/, '')] === undefined) await rm(`${folder}/${file}`);
}
await writeFile(record, `${JSON.stringify(drawn, null, 2)}\n`);
