import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Runs `work` unless the stamp file already holds `stamp`, which is written after the work. The old stamp is deleted
 * first: work that is interrupted is done again.
 * @param {string} file
 * @param {string} stamp identifies the inputs of the work
 * @param {() => Promise<void>} work
 */
export async function runIfChanged(file, stamp, work) {
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  rmSync(file, { force: true });
  await work();
  writeFileSync(file, stamp);
}
