import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const sources = ['server', 'contract', 'common-passwords', 'app', 'bin'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

/** One-time codes of authenticator apps use HMAC-SHA-1 (RFC 6238). better-auth computes them, so our sources have no SHA-1. */
test('our own code hashes with SHA-256 and argon2id only', () => {
  const algorithms = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:createHash|createHmac|createSign|pbkdf2\w*|scrypt\w*|derive)\(\s*(['"`]?[\w-]*)/g,
      ),
    ].map(([, algorithm = '']) => algorithm.replaceAll(/['"`]/g, '')),
  );
  expect(algorithms.length).toBeGreaterThan(10);
  expect([...new Set(algorithms)].toSorted()).toEqual(['argon2id', 'sha256']);
});
