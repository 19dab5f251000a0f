import { readFile, writeFile } from 'node:fs/promises';
import { groups } from '../figure.ts';
import { isMet } from '../statistics.ts';
import { replaceBlock } from './document.ts';
import type { GroupResult, Results } from './results.ts';
import { tableOf } from './table.ts';

/** The generated text of a group: when and where it was measured, and the table. */
function blockOf({ date, commit, machine, figures, notes = [] }: GroupResult): string {
  const { cores, processor, memory, system, node } = machine;
  const results = figures.map(isMet).filter((met) => met !== undefined);
  const met = results.filter(Boolean).length;
  return [
    `Measured on ${date.slice(0, 10)} at commit \`${commit}\` with Node ${node} on ${cores} cores (${processor}), ${memory} GB, ${system}. ` +
      `${met} of ${results.length} targets are met.`,
    tableOf(figures),
    ...notes.map((note) => `- ${note}`),
  ].join('\n\n');
}

/**
 * Writes the tables of a run into a document; the groups that were not measured keep theirs.
 * @param document path of the Markdown file, which has a block for each group
 */
export async function writeReport(document: string, run: Results): Promise<void> {
  let text = await readFile(document, 'utf8');
  for (const group of groups) {
    const result = run[group];
    if (result !== undefined) text = replaceBlock(text, group, blockOf(result));
  }
  await writeFile(document, text);
}
