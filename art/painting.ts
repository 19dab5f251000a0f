import { spawn } from 'node:child_process';
import path from 'node:path';
import { blenderCommand, blenderEnvironment } from './blender.ts';

/** First estimates in seconds on two cores. The measured times of the pictures painted so far correct them. */
const ESTIMATED_SECONDS = { '.py': 150, '.ts': 8 } as const;

/**
 * Light samples per pixel of a Blender picture; art/studio/denoise.py removes the remaining noise. Node programs
 * ignore them.
 */
const FINAL = ['spp=20'];
const DRAFT = ['scale=0.45', 'spp=8'];

const kindOf = (program: string) => path.extname(program) as keyof typeof ESTIMATED_SECONDS;

export const estimatedSeconds = (program: string): number => ESTIMATED_SECONDS[kindOf(program)];
export const needsBlender = (program: string): boolean => kindOf(program) === '.py';

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...blenderEnvironment } });
    let output = '';
    const listen = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(output))));
  });
}

/**
 * Runs a picture program, which writes a PNG to `out`. A failure throws an error with the end of the program's
 * output.
 */
export function paint(name: string, program: string, out: string, draft: boolean): Promise<void> {
  const options = [`name=${name}`, `out=${out}`, ...(draft ? DRAFT : FINAL)];
  if (needsBlender(program)) return run(...blenderCommand(program, options));
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...options]);
}
