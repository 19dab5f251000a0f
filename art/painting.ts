import { spawn } from 'node:child_process';
import path from 'node:path';
import { blenderCommand, blenderEnvironment } from './blender.ts';

/** First guesses in seconds on two cores; the pace of the pictures already painted corrects them. */
const USUAL_SECONDS = { '.py': 150, '.ts': 8 } as const;

/** Light samples for each pixel of a Blender picture; the studio's denoiser smooths the rest. Node pictures need none. */
const FINAL = ['spp=20'];
const DRAFT = ['scale=0.45', 'spp=8'];

const kindOf = (program: string) => path.extname(program) as keyof typeof USUAL_SECONDS;

export const usualSeconds = (program: string): number => USUAL_SECONDS[kindOf(program)];
export const needsBlender = (program: string): boolean => kindOf(program) === '.py';

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

/** Runs the picture's program; the PNG it leaves at `out` is the picture. Fails with the end of what the program said. */
export function paint(name: string, program: string, out: string, draft: boolean): Promise<void> {
  const options = [`name=${name}`, `out=${out}`, ...(draft ? DRAFT : FINAL)];
  if (needsBlender(program)) return run(...blenderCommand(program, options));
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...options]);
}
