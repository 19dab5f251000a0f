/** Finds a Dovecot for the tests of incoming mail, or downloads one. */
import { join } from 'node:path';
import { step } from '../command/step.mjs';
import { findStarting, unpackedFolder, unpackPackages } from './debian-program.mjs';

const PACKAGES = ['dovecot-core', 'dovecot-imapd'];

/**
 * The folder under which Dovecot's programs are: / where it is installed, else the packages of Debian or Ubuntu, unpacked into
 * .runtime.
 * @returns {Promise<string | undefined>} undefined if there is none
 */
export async function ensureDovecot() {
  return (
    (await findRoot()) ??
    (await step('dovecot', async (onProgress) => {
      await unpackPackages('dovecot', PACKAGES, onProgress);
      return findRoot();
    }))
  );
}

async function findRoot() {
  for (const root of ['/', unpackedFolder('dovecot')]) {
    const libraries = join(root, 'usr/lib/dovecot');
    const env = { ...process.env, LD_LIBRARY_PATH: libraries };
    if (await findStarting([join(root, 'usr/bin/doveconf')], '--version', env)) return root;
  }
  return undefined;
}
