/**
 * `npm run paint -- NAME…` paints pictures anew into art/originals/; `--all` those that are missing or whose program
 * has changed. `--draft` makes a small, grainy one in art/drafts/ to look at; `--check` paints into art/drafts/
 * and says how far the result is from the original.
 */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { blenderCommand, blenderEnvironment, blenderProblem } from './blender.ts';
import { catalogue } from './catalogue.ts';
import { fingerprintOf } from './fingerprint.ts';
import { projectPath } from './studio/paths.ts';

const ORIGINALS = projectPath('art/originals');
const DRAFTS = projectPath('art/drafts');
/** First guesses in seconds on two cores; the pace of the pictures already painted corrects them. */
const USUAL_SECONDS = { '.py': 150, '.ts': 8 } as const;

/** Light samples for each pixel of a Blender picture; the studio's denoiser smooths the rest. Node pictures need none. */
const FINAL = ['spp=20'];
const DRAFT = ['scale=0.45', 'spp=8'];

const kindOf = (program: string) => path.extname(program) as keyof typeof USUAL_SECONDS;
/** What it came from is written into the file itself, as the EXIF field Software. */
const originalOf = (name: string) => path.join(ORIGINALS, `${name}.jpg`);

async function isUpToDate(name: string, program: string): Promise<boolean> {
  try {
    const { exif } = await sharp(originalOf(name)).metadata();
    return exif?.includes(fingerprintOf(program)) ?? false;
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...blenderEnvironment } });
    let said = '';
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(said))));
  });
}

/** Runs the picture's program; the PNG it leaves at `out` is the picture. */
function paint(name: string, program: string, out: string, draft: boolean): Promise<void> {
  const options = [`name=${name}`, `out=${out}`, ...(draft ? DRAFT : FINAL)];
  if (kindOf(program) === '.ts') {
    return run(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...options]);
  }
  return run(...blenderCommand(program, options));
}

async function keep(name: string, program: string, painted: string): Promise<void> {
  await sharp(painted)
    .withExif({ IFD0: { Software: fingerprintOf(program) } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(originalOf(name));
  await rm(painted);
}

/** Mean difference of two pictures in steps of 255, after taking off the encoder's noise with a light blur. */
async function difference(one: string, other: string): Promise<number> {
  const pixels = (file: string) => sharp(file).removeAlpha().blur(1).raw().toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs(a[at]! - b[at]!);
  return sum / a.length;
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
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
  } else if (!flags.all || !(await isUpToDate(name, program))) {
    queue.push({ name, program });
  }
}
const problem = queue.some(({ program }) => kindOf(program) === '.py') ? blenderProblem() : undefined;
if (problem !== undefined) giveUp(problem);

await mkdir(DRAFTS, { recursive: true });
let guessed = 0;
let taken = 0;
for (const [at, { name, program }] of queue.entries()) {
  const from = performance.now();
  const painted = path.join(DRAFTS, `${name}.png`);
  try {
    await paint(name, program, painted, flags.draft);
  } catch (error) {
    giveUp(`${name} could not be painted by ${program}:\n${(error as Error).message}`);
  }
  let told = '';
  if (flags.check) {
    told = `, mean difference ${(await difference(painted, originalOf(name))).toFixed(2)} of 255`;
  } else if (!flags.draft) {
    await keep(name, program, painted);
  }
  const seconds = (performance.now() - from) / 1000;
  taken += seconds;
  guessed += USUAL_SECONDS[kindOf(program)];
  const left = queue.slice(at + 1).reduce((sum, next) => sum + USUAL_SECONDS[kindOf(next.program)], 0);
  const time = left > 0 ? `, about ${inWords((left * taken) / guessed)} left` : '';
  console.log(`${at + 1}/${queue.length} ${name} ${inWords(seconds)}${told}${time}`);
}
if (queue.length === 0) console.log('Every picture is up to date.');
