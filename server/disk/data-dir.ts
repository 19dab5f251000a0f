import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { SettingError } from '#server/env.ts';

const isOpenToOthers = (directory: string) => (statSync(directory).mode & 0o077) !== 0;

/**
 * Creates DATA_DIR with mode 0700, and sets the umask so that only this user can access the files that the process writes.
 * @throws SettingError when the directory cannot be written
 */
export function prepareDataDir(dataDir: string): void {
  process.umask(0o077);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (isOpenToOthers(dataDir)) chmodSync(dataDir, 0o700);
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new SettingError(
      `DATA_DIR ${dataDir} cannot be written; choose another directory or change its owner.`,
    );
  }
}
