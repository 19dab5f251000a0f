import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { groups, type Group } from '../figure.ts';
import { isMet } from '../statistics.ts';
import { barPlot } from './bar-plot.ts';
import { curvePlot } from './curve-plot.ts';
import { replaceBlock } from './document.ts';
import type { GroupResult, Results } from './results.ts';
import { tableOf } from './table.ts';

/** A plot with more figures would be too tall to read. */
const figuresInPlot = 10;

interface Plot {
  file: string;
  title: string;
  svg: string;
}

/** The plots of a group: bars of the figures that are compared with something, and its curves. */
function plotsOf(group: Group, { figures, curves = [] }: GroupResult): Plot[] {
  const compared = figures.filter(({ anchor, peers = [] }) => anchor !== undefined || peers.length > 0);
  const parts = Array.from({ length: Math.ceil(compared.length / figuresInPlot) }, (_, index) =>
    compared.slice(index * figuresInPlot, (index + 1) * figuresInPlot),
  );
  const bars = parts.map((part, index) => {
    const title = `Figures of the group ${group}, part ${index + 1} of ${parts.length}`;
    return { file: `${group}-${index + 1}.svg`, title, svg: barPlot(title, part) };
  });
  const lines = curves.map((curve, index) => ({
    file: `${group}-curve-${index + 1}.svg`,
    title: curve.name,
    svg: curvePlot(curve),
  }));
  return [...bars, ...lines];
}

/** The generated text of a group: when and where it was measured, the table, and the plots. */
function blockOf(result: GroupResult, plots: readonly Plot[], folder: string): string {
  const { date, commit, machine, figures, notes = [] } = result;
  const { cores, processor, memory, system, node } = machine;
  const results = figures.map(isMet).filter((met) => met !== undefined);
  const met = results.filter(Boolean).length;
  return [
    `Measured on ${date.slice(0, 10)} at commit \`${commit}\` with Node ${node} on ${cores} cores (${processor}), ${memory} GB, ${system}. ` +
      `${met} of ${results.length} targets are met.`,
    tableOf(figures),
    ...notes.map((note) => `- ${note}`),
    ...plots.map(({ file, title }) => `![${title}](${folder}/${file})`),
  ].join('\n\n');
}

/**
 * Writes the tables and plots of all results into a document and the folder beside it with the same name.
 * @param document path of the Markdown file, which has a block for each group
 */
export async function writeReport(document: string, results: Results): Promise<void> {
  const plotFolder = document.replace(/\.md$/, '');
  await mkdir(plotFolder, { recursive: true });
  let text = await readFile(document, 'utf8');
  for (const group of groups) {
    const result = results[group];
    if (result === undefined) continue;
    const plots = plotsOf(group, result);
    for (const file of await readdir(plotFolder))
      if (file.startsWith(`${group}-`)) await rm(path.join(plotFolder, file));
    for (const { file, svg } of plots) await writeFile(path.join(plotFolder, file), svg);
    text = replaceBlock(text, group, blockOf(result, plots, path.basename(plotFolder)));
  }
  await writeFile(document, text);
}
