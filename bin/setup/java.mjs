import { run } from '../command/processes.mjs';

/** Finds the `java` on PATH; undefined where there is none that starts. The Java of macOS starts only when one is installed. */
export async function findJava() {
  const result = await run('java', ['-version']).catch(() => undefined);
  return result?.code === 0 ? 'java' : undefined;
}
