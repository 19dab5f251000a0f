import path from 'node:path';
import { defaultContent, makeEdition } from '#server/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { openSite } from '#server/site/site.ts';
import { contentWithOtherPhone } from './changed-content.ts';
import { edition } from './content.ts';

/** A process that publishes two editions in turn until it is killed; tests kill it at any moment. */
const site = await openSite(path.resolve(import.meta.dirname, '..'), readSettings(), edition);
console.log('opened');
for (let number = edition.number + 1; ; number += 1) {
  await site.publish(makeEdition(number, number % 2 === 1 ? contentWithOtherPhone : defaultContent));
  console.log('published');
}
