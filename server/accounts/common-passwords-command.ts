import { readFileSync, writeFileSync } from 'node:fs';
import { shortHash } from '#common-passwords/check.ts';
import { minimumPasswordLength } from '#contract/account.ts';
import { runCommand } from '#server/operations/command.ts';

const howMany = 10_000;

/** Short hashes as commonPasswordCheck reads them. */
function pack(hashes: readonly number[]): string {
  const bytes = Buffer.alloc(hashes.length * 3);
  for (const [at, hash] of hashes.entries()) bytes.writeUIntBE(hash - (hashes[at - 1] ?? 0), at * 3, 3);
  return bytes.toString('base64');
}

/**
 * Writes common-passwords/common-passwords.ts anew: `node bin/run.mjs server/accounts/common-passwords-command.ts FILE`, where FILE is
 * passwords.json of the npm package @zxcvbn-ts/language-common, the most common first.
 */
await runCommand(async ([file = '']) => {
  const ranked = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const common = ranked.filter(({ length }) => length >= minimumPasswordLength).slice(0, howMany);
  const hashes = [...new Set(common.map(shortHash))].toSorted((a, b) => a - b);
  writeFileSync(
    'common-passwords/common-passwords.ts',
    `/**
 * The 10 000 most common passwords of six characters and more, each as 32 bits (common-passwords/check.ts): the words
 * themselves are not for a school's site. Made by server/accounts/common-passwords-command.ts; whose list: docs/licences.md.
 */
export const commonPasswords =
  '${pack(hashes)}';
`,
  );
});
