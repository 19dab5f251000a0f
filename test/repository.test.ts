import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The formats of secret keys (OWASP ASVS 5.0, 13.3.1). */
const keyFormats = [
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
/** A long value after a name such as `password`. Not searched in tests, which use invented passwords. */
const namedSecret =
  /(?:secret|password|passphrase|token|api_?key)["']?\s*[:=]\s*["'`][A-Za-z0-9+/_=-]{24,}["'`]/i;
const testFile = /^(?:test|e2e)\/|\.test\.ts$/;
const binaryFile = /\.(?:png|jpg|avif|webp|woff2|mp4|ico)$/;

const trackedFiles = existsSync(path.join(root, '.git'))
  ? execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  : [];

// A copy without .git does not list the files under version control.
test.skipIf(trackedFiles.length === 0)(
  'no file in the repository contains a secret key or a password',
  () => {
    const found = trackedFiles
      .filter(
        (file) =>
          !binaryFile.test(file) && !file.endsWith('package-lock.json') && existsSync(path.join(root, file)),
      )
      .flatMap((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        return [...keyFormats, ...(testFile.test(file) ? [] : [namedSecret])].flatMap(
          (pattern) => pattern.exec(text)?.[0].replace(/^/, `${file}: `) ?? [],
        );
      });
    expect(found).toEqual([]);
  },
);

test.skipIf(trackedFiles.length === 0)(
  'the repository contains no settings, data, keys, mails or backups',
  () => {
    const privateFile =
      /(?:^|\/)(?:\.env(?!\.example$)[^/]*|auth-secret|data\/.*|.*\.(?:db|sqlite3?|pem|key|p12|eml|gz|age|map))$/;
    expect(trackedFiles.filter((file) => privateFile.test(file))).toEqual([]);
  },
);
