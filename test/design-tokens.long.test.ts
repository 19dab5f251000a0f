import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readColours, type Colour } from '#server/colours.ts';

const root = path.resolve(import.meta.dirname, '..');
const copy = mkdtempSync(path.join(tmpdir(), 'tokens-'));
const inCopy = (file: string) => path.join(copy, file);

/** A wall and an accent that no source uses. */
const wall: Colour = { day: '#e1f2d3', evening: '#13241a' };
const accent: Colour = { day: '#1f4bd7', evening: '#2a5be9' };
const tokens = readColours('colours.css');
const oldColours = [tokens.get('wall'), tokens.get('sindoor')].flatMap((colour) =>
  colour === undefined ? [] : [colour.day, colour.evening],
);

/** Matches a colour as hex, also with an alpha channel or URL-encoded, or as rgb(). */
function colourPattern(hex: string): RegExp {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return new RegExp(`(?:#|%23)${hex.slice(1)}|rgba?\\(\\s*${channels.join('[\\s,]+')}\\b`, 'i');
}

function expectNoOldColour(text: string, where: string): void {
  expect(
    oldColours.filter((hex) => colourPattern(hex).test(text)),
    `old colours in ${where}`,
  ).toEqual([]);
}

/** Runs in the copy after its build: prints the pages, the web manifest and a mail as JSON. */
const renderScript = `
  import { pagesFor } from './contract/site/pages.ts';
  import { defaultContent, makeEdition } from './server/site/content/edition.ts';
  import { readContent } from './server/site/content/read-content.ts';
  import { compose } from './server/mail/compose.ts';
  import { pageContentOf } from './server/site/publish/page-content.ts';
  import { openRenderer } from './server/site/publish/renderer.ts';
  import { webManifest } from './server/site/offline/web-manifest.ts';
  const renderer = await openRenderer('build', { publicUrl: 'http://localhost', apiHost: '' });
  const edition = makeEdition(0, defaultContent);
  const content = readContent(edition);
  const pages = {};
  for (const { path } of pagesFor(pageContentOf(edition)))
    pages[path] = await renderer.page(path, 200, content);
  const fields = { to: 'a@example.in', schoolEmail: 'b@example.in', subject: 'Code', schoolName: 'School' };
  const mail = compose({ ...fields, paragraphs: ['Your code'], code: '123456', details: [['Child', 'Asha']] });
  process.stdout.write(JSON.stringify({ pages, manifest: webManifest(edition.documents), mail: mail.html }));
`;

let rendered: { pages: Record<string, string>; manifest: string; mail: string };
const run = promisify(execFile);

/** Copies the checkout, changes only the two tokens, builds and renders. */
beforeAll(async () => {
  for (const name of globSync(['{app,server,contract,content,common-passwords,public}', '*.{ts,json}'], {
    cwd: root,
  })) {
    cpSync(path.join(root, name), inCopy(name), {
      recursive: true,
      filter: (source) => !/\.(?:avif|mp4)$/.test(source),
    });
  }
  symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'));
  const file = inCopy('app/tokens/colours.css');
  const css = readFileSync(file, 'utf8')
    .replace(/^ {2}--wall: .*;$/m, `  --wall: light-dark(${wall.day}, ${wall.evening});`)
    .replace(/^ {2}--sindoor: .*;$/m, `  --sindoor: light-dark(${accent.day}, ${accent.evening});`);
  writeFileSync(file, css);

  const options = { cwd: copy, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 100_000_000 };
  await run(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], options);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', renderScript], options);
  rendered = JSON.parse(stdout) as typeof rendered;
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('no page, stylesheet or script contains the old wall or accent', () => {
  expect(Object.keys(rendered.pages).length).toBeGreaterThan(20);
  for (const [address, page] of Object.entries(rendered.pages)) expectNoOldColour(page, address);
  const files = globSync('build/client/**/*.{css,js}', { cwd: copy });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) expectNoOldColour(readFileSync(inCopy(file), 'utf8'), file);
});

test('the root stylesheet declares the changed wall and accent of both schemes', () => {
  const [file = ''] = globSync('build/client/assets/root-*.css', { cwd: copy });
  const css = readFileSync(inCopy(file), 'utf8');
  for (const colour of [wall.day, wall.evening, accent.day, accent.evening]) expect(css).toContain(colour);
});

test('theme-color is the changed wall of each scheme', () => {
  const themeColours = rendered.pages['/']?.matchAll(/<meta name="theme-color" content="([^"]+)"/g) ?? [];
  expect([...themeColours].map(([, colour]) => colour)).toEqual([wall.day, wall.evening]);
});

test('the web manifest has the changed wall', () => {
  expect(JSON.parse(rendered.manifest)).toMatchObject({ background_color: wall.day, theme_color: wall.day });
  expectNoOldColour(rendered.manifest, 'the manifest');
});

test('the logo has the changed accent and wall, in the page and as a file', () => {
  const files = ['logo.svg', 'favicon.svg'].map((name) =>
    readFileSync(inCopy(`build/client/${name}`), 'utf8'),
  );
  for (const logo of [rendered.pages['/'] ?? '', ...files]) {
    expect(logo).toContain(`fill="${accent.day}"`);
    expect(logo).toContain(`fill="${wall.day}"`);
    expectNoOldColour(logo, 'the logo');
  }
});

test('a mail has the changed wall of each scheme and the changed accent', () => {
  for (const colour of [wall.day, wall.evening, accent.day]) expect(rendered.mail).toContain(colour);
  expectNoOldColour(rendered.mail, 'the mail');
});
