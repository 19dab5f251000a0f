/**
 * `node bin/run.mjs art/fonts/heading-metrics.ts` measures the letters of headings and writes `app/fonts/heading-metrics.ts`.
 * Run it after art/fonts/subset.ts; e2e/heading-widths.test.ts compares the result with the browser.
 */
import { writeFile } from 'node:fs/promises';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { projectPath } from '../studio/paths.ts';
import { latin } from './latin.ts';
import { charactersOfPages } from './page-characters.ts';

/**
 * The characters of Eczar in Basic Latin and Latin 1, and its punctuation. It has no diaeresis without a letter. The widths
 * of × and the soft hyphen depend on more than the character next to them.
 */
const characters = [...latin].filter((character) => !/[¨×\u00AD]/.test(character));

GlobalFonts.registerFromPath(projectPath('app/fonts/eczar.woff2'), 'Eczar');
const context = createCanvas(1, 1).getContext('2d');
/** The font has 1000 units per em, so at this size all widths are whole numbers. */
context.font = '700 1000px Eczar';
// Headings have letter spacing, and with letter spacing no browser uses ligatures.
context.letterSpacing = '1px';
const widthOf = (text: string) => Math.round(context.measureText(text).width) - [...text].length;

const widths = new Map(characters.map((character) => [character, widthOf(character)]));
const isInFirstFile = (character: string) => charactersOfPages.includes(character);
/** Browsers do not kern letters of different files. */
const kerning = (first: string, second: string) =>
  isInFirstFile(first) === isInFirstFile(second)
    ? widthOf(first + second) - (widths.get(first) ?? 0) - (widths.get(second) ?? 0)
    : 0;

/** The characters with equal values together, by that value. */
function alike(valueOf: (character: string) => string): Map<string, string> {
  const groups = new Map<string, string>();
  for (const character of characters) {
    const value = valueOf(character);
    groups.set(value, (groups.get(value) ?? '') + character);
  }
  return groups;
}

const isKerned = ([values]: [string, string]) => /[^,0]/.test(values);
const firsts = [...alike((first) => characters.map((second) => kerning(first, second)).join())]
  .filter(isKerned)
  .map(([, group]) => group);
const seconds = [...alike((second) => characters.map((first) => kerning(first, second)).join())]
  .filter(isKerned)
  .map(([, group]) => group);
const metrics = {
  widths: Object.fromEntries(alike((character) => String(widths.get(character)))),
  firsts,
  seconds,
  kerning: firsts.map((first) => seconds.map((second) => kerning(first[0], second[0]) || '').join()),
};

await writeFile(
  projectPath('app/fonts/heading-metrics.ts'),
  `/**
 * The metrics of Eczar Bold in thousandths of an em, made by art/fonts/heading-metrics.ts. \`widths\` has the characters by
 * their width. \`firsts\` and \`seconds\` group the characters that are kerned alike before or after another one; a row of
 * \`kerning\` belongs to a group of \`firsts\` and has one value for each group of \`seconds\`, or nothing for 0.
 */
export const metrics: {
  widths: Readonly<Record<number, string>>;
  firsts: readonly string[];
  seconds: readonly string[];
  kerning: readonly string[];
} = ${JSON.stringify(metrics).replaceAll('\u00A0', String.raw`\u00A0`)};
`,
);
