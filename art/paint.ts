/**
 * `npm run paint -- NAME…` paints pictures into art/originals/; `--all` paints those that are missing or whose program has
 * changed. A picture that comes out the same does not replace its original.
 * `--draft` paints a small, grainy draft into art/drafts/. `--check` paints into art/drafts/ and prints the difference from
 * the original. `--confirm` is for a clean-up of a program: it paints a draft and records the new version of the program
 * if the draft shows the same as the original.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { blenderProblem } from './blender.ts';
import { catalogue } from './catalogue.ts';
import { differenceInWords, differenceOf, isSame, isSameInDraft } from './difference.ts';
import { asOriginal, confirmOriginal, isUpToDate, saveOriginal, originalOf } from './originals.ts';
import { needsBlender, paint, estimatedSeconds } from './painting.ts';
import { projectPath } from './studio/paths.ts';

const DRAFTS = projectPath('art/drafts');

const duration = (seconds: number) =>
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

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Saves the painted PNG as the original if they differ by more than noise. Returns the words for the log line. */
async function save(name: string, program: string, painted: string): Promise<string> {
  const painting = await asOriginal(painted);
  await rm(painted);
  if (existsSync(originalOf(name)) && isSame(await differenceOf(painting, originalOf(name)))) {
    await confirmOriginal(name, program);
    return ', the same as before';
  }
  await saveOriginal(name, program, painting);
  return '';
}

/** Records the program for the original if its draft shows the same. Returns the words for the log line. */
async function confirm(name: string, program: string, draft: string): Promise<string> {
  const difference = await differenceOf(draft, originalOf(name));
  if (!isSameInDraft(difference)) return `, not the same: ${differenceInWords(difference)}`;
  await confirmOriginal(name, program);
  await rm(draft);
  return ', the same in a draft';
}

const unknown = positionals.filter((name) => !catalogue.has(name));
if (unknown.length > 0) {
  fail(`Unknown picture: ${unknown.join(', ')}. The pictures are: ${[...catalogue.keys()].join(', ')}.`);
}
if (positionals.length === 0 && !flags.all) {
  fail(
    'Name the pictures: npm run paint -- NAME…, or paint all that are out of date: npm run paint -- --all.',
  );
}

const queue: { name: string; program: string }[] = [];
for (const name of flags.all ? catalogue.keys() : positionals) {
  const program = catalogue.get(name)?.program;
  if (program === undefined) {
    if (!flags.all) fail(`${name} has no program: its original is an image file.`);
  } else if (!flags.all || !isUpToDate(name, program)) {
    queue.push({ name, program });
  }
}
const problem = queue.some(({ program }) => needsBlender(program)) ? blenderProblem() : undefined;
if (problem !== undefined) fail(problem);

await mkdir(DRAFTS, { recursive: true });
let estimated = 0;
let elapsed = 0;
for (const [at, { name, program }] of queue.entries()) {
  const start = performance.now();
  const painted = path.join(DRAFTS, `${name}.png`);
  try {
    await paint(name, program, painted, flags.draft || flags.confirm);
  } catch (error) {
    fail(`${name} could not be painted by ${program}:\n${(error as Error).message}`);
  }
  let result = '';
  if (flags.check) {
    const difference = await differenceOf(await asOriginal(painted), originalOf(name));
    result = `, ${isSame(difference) ? 'the same' : 'not the same'}: ${differenceInWords(difference)}`;
  } else if (flags.confirm) result = await confirm(name, program, painted);
  else if (!flags.draft) result = await save(name, program, painted);
  const seconds = (performance.now() - start) / 1000;
  elapsed += seconds;
  estimated += estimatedSeconds(program);
  const left = queue.slice(at + 1).reduce((sum, next) => sum + estimatedSeconds(next.program), 0);
  const time = left > 0 ? `, jitter ${duration((left * elapsed) / estimated)} left` : '';
  console.log(`${at + 1}/${queue.length} ${name} ${duration(seconds)}${result}${time}`);
}
if (queue.length === 0) console.log('Every picture is up to date.');
