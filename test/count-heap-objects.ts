import path from 'node:path';
import { getHeapSnapshot } from 'node:v8';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { openSite } from '#server/site/site.ts';
import { contentWithOtherPhone } from './changed-content.ts';
import { edition } from './content.ts';

/** The number of objects on the heap after a garbage collection, from the head of a heap snapshot. */
async function heapObjects(): Promise<number> {
  let head = '';
  for await (const chunk of getHeapSnapshot()) if (head.length < 5000) head += String(chunk);
  return Number(/"node_count":(\d+)/.exec(head)?.[1]);
}

/** A process that publishes three editions, each with other pages than the last, and prints the objects after each. */
const site = await openSite(path.resolve(import.meta.dirname, '..'), readSettings(), edition);
for (let number = edition.number + 1; number <= edition.number + 3; number += 1) {
  await site.publish(makeEdition(number, number % 2 === 0 ? contentWithOtherPhone : defaultContent));
  console.log(await heapObjects());
}
process.exit();
