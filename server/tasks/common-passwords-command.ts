import { readFileSync, writeFileSync } from 'node:fs';
import { shortHash } from '#common-passwords/check.ts';
import { minimumPasswordLength } from '#contract/users/account.ts';
import { runCommand } from '#server/tasks/command/command.ts';

const maxPasswords = 10_000;

/** Encodes sorted short hashes for `commonPasswordCheck`: differences of 24 bits, in base64. */
function pack(hashes: readonly number[]): string {
  const bytes = Buffer.alloc(hashes.length * 3);
  for (const [at, hash] of hashes.entries()) bytes.writeUIntBE(hash - (hashes[at - 1] ?? 0), at * 3, 3);
  return bytes.toString('base64');
}

/**
 * Writes common-passwords/common-passwords.ts: `node bin/run.mjs server/tasks/common-passwords-command.ts FILE`, where FILE is
 * passwords.json of the npm package @zxcvbn-ts/language-common, the most common first.
 */
await runCommand(async ([file = '']) => {
  const ranked = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const common = ranked.filter(({ length }) => length >= minimumPasswordLength).slice(0, maxPasswords);
  const hashes = [...new Set(common.map(shortHash))].toSorted((a, b) => a - b);
  writeFileSync(
    'common-passwords/common-passwords.ts',
    `/**
 * The 10 000 most common passwords of six characters and more, each as 32 bits (common-passwords/check.ts): the words
 * themselves are not for a school's site. Made by server/tasks/common-passwords-command.ts; whose list: docs/licences.md.
 */
export const commonPasswords =
  '${pack(hashes)}';
`,
  );
});
