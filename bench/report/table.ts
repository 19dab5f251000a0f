import type { Figure, Series } from '../figure.ts';
import { isMet, ratioOf, summaryOf } from '../statistics.ts';
import { numberText } from './number-text.ts';

/** The name of the subject that most figures are about; the table leaves it out. */
const thisSite = 'this site';

function valueText({ samples }: Series): string {
  const { median, low, high } = summaryOf(samples);
  return samples.length === 1
    ? numberText(median)
    : `${numberText(median)} (${numberText(low)}–${numberText(high)})`;
}

const seriesText = (series: Series) =>
  series.name === thisSite ? valueText(series) : `${series.name}: ${valueText(series)}`;

function targetText({ target, anchor }: Figure): string {
  if (target === undefined) return '';
  const [sign, limit] = 'atMost' in target ? ['≤', target.atMost] : ['≥', target.atLeast];
  return `${sign} ${numberText(limit)}${anchor === undefined ? '' : ' ×'}`;
}

function metText(figure: Figure): string {
  const met = isMet(figure);
  if (met === undefined) return '';
  return met ? 'yes' : '**no**';
}

const header = ['figure', 'unit', 'ours', 'anchor', 'ratio', 'target', 'met', 'peers'];

function row(figure: Figure): string[] {
  const ratio = ratioOf(figure);
  return [
    figure.name,
    figure.unit,
    seriesText(figure.ours),
    figure.anchor === undefined ? '' : seriesText(figure.anchor),
    ratio === undefined ? '' : ratio.toFixed(2),
    targetText(figure),
    metText(figure),
    (figure.peers ?? []).map(seriesText).join('; '),
  ];
}

/** A Markdown table of figures with aligned columns, so that it can be read on a terminal too. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [header, ...figures.map(row)].map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = header.map((_, column) => Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
