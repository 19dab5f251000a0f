import { inspect } from 'node:util';
import type { CommandCall, ProcessResult } from './run-command.ts';

/** The process of `openCommands`: runs each command that its parent sends, and replies with what the command wrote. */
let count = 0;

async function runOnce({ file, args, env }: CommandCall): Promise<ProcessResult> {
  process.argv.splice(2, Infinity, ...args);
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, env);
  process.exitCode = 0;
  const written = { stdout: '', stderr: '' };
  const restore = (['stdout', 'stderr'] as const).map((name) => {
    const write = process[name].write;
    process[name].write = (chunk: string | Uint8Array) => {
      written[name] += String(chunk);
      return true;
    };
    return () => void (process[name].write = write);
  });
  try {
    count += 1;
    // With a new address the file runs again; the modules that it imports are loaded once.
    await import(`../${file}?${count}`);
    return { ...written, code: Number(process.exitCode) };
  } catch (error) {
    // As Node ends a process.
    return { ...written, stderr: `${written.stderr}${inspect(error)}\n`, code: 1 };
  } finally {
    for (const undo of restore) undo();
    process.exitCode = 0;
  }
}

process.on('message', (call: CommandCall) => {
  void runOnce(call).then((result) => process.send?.(result));
});
