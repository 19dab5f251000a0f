import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Every text file under version control, by its path from the root. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 24,
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|css|md|json|yml)$/.test(file) && existsSync(path.join(root, file)))
  // The test of the import rules names files that do not exist.
  .filter((file) => !file.endsWith('package-lock.json') && file !== 'test/import-rules.test.ts');

const lines = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
);

const headings = (file: string) =>
  new Set(
    Array.from(
      readFileSync(path.join(root, file), 'utf8').matchAll(/^## (\d+)\. /gm),
      ([, number]) => number,
    ),
  );

test('a file that a comment or a document names exists', () => {
  const named =
    /(?<![\w./#-])(?:app|bench|bin|common-passwords|content|contract|docs|e2e|server|test)\/[\w./-]*\.(?:ts|tsx|mjs|css|md|json)\b/g;
  const dead = lines.flatMap(({ place, text }) =>
    (text.match(named) ?? [])
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${place}: ${file}`),
  );
  expect(dead).toEqual([]);
});

test('a section that is named exists in its document', () => {
  const named = /docs\/(specification|design)\.md, sections? (\d+(?:(?:, (?:and )?| and )\d+)*)/g;
  const found = { specification: headings('docs/specification.md'), design: headings('docs/design.md') };
  const dead = lines.flatMap(({ place, text }) =>
    Array.from(text.matchAll(named)).flatMap(([whole, name, numbers]) =>
      (numbers ?? '')
        .split(/\D+/)
        .filter((number) => !found[name as keyof typeof found].has(number))
        .map(() => `${place}: ${whole}`),
    ),
  );
  expect(dead).toEqual([]);
});

test('a document links only to files that exist', () => {
  const dead = lines
    // The pictures of a post are works (contract/site/parse-post.ts).
    .filter(({ place }) => /\.md:\d+$/.test(place) && !place.startsWith('content/posts/'))
    .flatMap(({ place, text }) =>
      Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g), ([, target]) => target ?? '')
        .filter((target) => !existsSync(path.join(root, path.dirname(place), target)))
        .map((target) => `${place}: ${target}`),
    );
  expect(dead).toEqual([]);
});

test('the map of the design links to every decision', () => {
  const map = readFileSync(path.join(root, 'docs/design.md'), 'utf8');
  const decisions = files.filter((file) => file.startsWith('docs/decisions/'));
  expect(decisions.filter((file) => !map.includes(`](${file.slice('docs/'.length)})`))).toEqual([]);
});
