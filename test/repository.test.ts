import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Keys as their issuers shape them (OWASP ASVS 5.0, 13.3.1). */
const keys = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bgithub_pat_\w{60}/,
  /\bxox[abprs]-[\w-]{20}/,
  /\b[rs]k_live_\w{20}/,
  /\bAIza[\w-]{35}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bAGE-SECRET-KEY-1/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}/,
  /\/\/\w+:[^\s@$'"`/]{8,}@(?![\w.-]*\.test\b)[\w.-]+/,
];
/** A long value that a name calls secret; the people of the tests have made-up ones. */
const called = /(?:secret|password|passphrase|token|api_?key)["']?\s*[:=]\s*["'`][A-Za-z0-9+/_=-]{24,}["'`]/i;
const ofTests = /^(?:test|e2e)\/|\.test\.ts$/;
const ofPictures = /\.(?:png|jpg|avif|webp|woff2|mp4|webm|ico)$/;

const listed = existsSync(path.join(root, '.git'))
  ? execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  : [];

// A copy without its history cannot say which of its files are kept.
test.skipIf(listed.length === 0)(
  'nothing that is kept in the repository looks like a key or a password of somebody',
  () => {
    const found = listed
      .filter(
        (file) =>
          !ofPictures.test(file) && !file.endsWith('package-lock.json') && existsSync(path.join(root, file)),
      )
      .flatMap((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        return [...keys, ...(ofTests.test(file) ? [] : [called])].flatMap(
          (key) => key.exec(text)?.[0].replace(/^/, `${file}: `) ?? [],
        );
      });
    expect(found).toEqual([]);
  },
);

test.skipIf(listed.length === 0)(
  'no settings, data, keys, mails or backups are kept in the repository',
  () => {
    const kinds =
      /(?:^|\/)(?:\.env(?!\.example$)[^/]*|auth-secret|data\/.*|.*\.(?:db|sqlite3?|pem|key|p12|eml|gz|age|map))$/;
    expect(listed.filter((file) => kinds.test(file))).toEqual([]);
  },
);
