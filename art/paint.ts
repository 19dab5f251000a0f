/**
 * `npm run paint -- NAME…` paints pictures anew into art/originals/; `--all` those that are missing or whose program
 * has changed. A picture that comes out the same leaves its original alone. `--draft` makes a small, grainy one in
 * art/drafts/ to look at; `--check` paints into art/drafts/ and says how far the result is from the original;
 * `--confirm`, after a program was tidied, paints a draft and notes the program as it reads now if nothing moved.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { blenderProblem } from './blender.ts';
import { catalogue } from './catalogue.ts';
import { differenceOf, inWords as differenceInWords, isSame, isSameInDraft } from './likeness.ts';
import { asOriginal, confirmOriginal, isUpToDate, keepOriginal, originalOf } from './originals.ts';
import { needsBlender, paint, usualSeconds } from './painting.ts';
import { projectPath } from './studio/paths.ts';

const DRAFTS = projectPath('art/drafts');

const inWords = (seconds: number) =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    confirm: { type: 'boolean', default: false },
  },
});

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Makes the painted PNG the original, unless it only differs from it by grain; says which. */
async function keep(name: string, program: string, painted: string): Promise<string> {
  const painting = await asOriginal(painted);
  await rm(painted);
  if (existsSync(originalOf(name)) && isSame(await differenceOf(painting, originalOf(name)))) {
    await confirmOriginal(name, program);
    return ', the same as before';
  }
  await keepOriginal(name, program, painting);
  return '';
}

/** Notes that the program still paints the original if its draft shows the same; says what it found. */
async function confirm(name: string, program: string, draft: string): Promise<string> {
  const difference = await differenceOf(draft, originalOf(name));
  if (!isSameInDraft(difference)) return `, not the same: ${differenceInWords(difference)}`;
  await confirmOriginal(name, program);
  await rm(draft);
  return ', the same in a draft';
}

const unknown = positionals.filter((name) => !catalogue.has(name));
if (unknown.length > 0) {
  giveUp(`No picture is called ${unknown.join(', ')}. There are: ${[...catalogue.keys()].join(', ')}.`);
}
if (positionals.length === 0 && !flags.all) {
  giveUp('Say which pictures: npm run paint -- NAME…, or npm run paint -- --all.');
}

const queue: { name: string; program: string }[] = [];
for (const name of flags.all ? catalogue.keys() : positionals) {
  const program = catalogue.get(name)?.program;
  if (program === undefined) {
    if (!flags.all) giveUp(`${name} is a file of its own in art/originals/: no program paints it.`);
  } else if (!flags.all || !isUpToDate(name, program)) {
    queue.push({ name, program });
  }
}
const problem = queue.some(({ program }) => needsBlender(program)) ? blenderProblem() : undefined;
if (problem !== undefined) giveUp(problem);

await mkdir(DRAFTS, { recursive: true });
let guessed = 0;
let taken = 0;
for (const [at, { name, program }] of queue.entries()) {
  const from = performance.now();
  const painted = path.join(DRAFTS, `${name}.png`);
  try {
    await paint(name, program, painted, flags.draft || flags.confirm);
  } catch (error) {
    giveUp(`${name} could not be painted by ${program}:\n${(error as Error).message}`);
  }
  let told = '';
  if (flags.check) {
    const difference = await differenceOf(await asOriginal(painted), originalOf(name));
    told = `, ${isSame(difference) ? 'the same' : 'not the same'}: ${differenceInWords(difference)}`;
  } else if (flags.confirm) told = await confirm(name, program, painted);
  else if (!flags.draft) told = await keep(name, program, painted);
  const seconds = (performance.now() - from) / 1000;
  taken += seconds;
  guessed += usualSeconds(program);
  const left = queue.slice(at + 1).reduce((sum, next) => sum + usualSeconds(next.program), 0);
  const time = left > 0 ? `, about ${inWords((left * taken) / guessed)} left` : '';
  console.log(`${at + 1}/${queue.length} ${name} ${inWords(seconds)}${told}${time}`);
}
if (queue.length === 0) console.log('Every picture is up to date.');
