import { watch } from 'node:fs';
import path from 'node:path';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { cacheIn } from '#server/site/serve/site-files.ts';
import { openSite } from '#server/site/site.ts';
import { contentWithOtherPhone } from './changed-content.ts';
import { edition } from './content.ts';

/** A process that publishes two editions in turn until it is killed. It prints each step, so that tests can kill it at one. */
console.log('started');
const settings = readSettings();
const site = await openSite(path.resolve(import.meta.dirname, '..'), settings, edition);
console.log('opened');
watch(cacheIn(settings.dataDir), (event, name) => console.log(`${event} ${name}`));
for (let number = edition.number + 1; ; number += 1) {
  await site.publish(makeEdition(number, number % 2 === 1 ? contentWithOtherPhone : defaultContent));
  console.log('published');
}
