import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { endpointPrefixes } from './contract/endpoint-prefixes.ts';
import { builtPages, templatePath } from '#contract/site/pages.ts';
import { classNameIn } from './vite.class-names.ts';
import { chunkGroups } from './vite.chunks.ts';
import { developmentContent } from './vite.content.ts';
import { publishedScripts } from './vite.scripts.ts';
import { withoutSummaries } from './vite.summaries.ts';
import { colourTokens, constantTokens } from './vite.tokens.ts';

/**
 * The oldest browsers in which scripts run: all that are younger than 40 months, and so all of Baseline Widely Available. The
 * boot script recognizes them (app/boot.ts), and test/oldest-browsers.test.ts finds newer functions.
 */
const oldestBrowsers = ['chrome110', 'edge110', 'firefox115', 'safari16.4'];

const unlisted = builtPages(process.env.NODE_ENV)
  .filter(({ isIndexed }) => !isIndexed)
  .map(({ path }) => templatePath(path).toLowerCase());
/** Without those that lie under another one. */
const noindexPaths = unlisted.filter((path) => !unlisted.some((other) => path.startsWith(`${other}/`)));

export default defineConfig({
  plugins: [withoutSummaries, reactRouter(), colourTokens, developmentContent(), publishedScripts],
  // Pages in the browser need these paths only, and not the whole table of pages (app/meta.ts).
  define: {
    noindexPaths: JSON.stringify(noindexPaths),
  },
  ssr: { noExternal: ['@base-ui/react', '@base-ui/utils', /^@floating-ui\//, /^@tanstack\//, 'reselect'] },
  css: { postcss: { plugins: [constantTokens] }, modules: { generateScopedName: classNameIn } },
  build: {
    target: oldestBrowsers,
    // Styles also serve older browsers, in which the page stays as it is.
    cssTarget: 'es2022',
    // The publisher puts each page's rules into the page, so small files are worth more than inlined ones.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    // `npm run dev` runs the calls in a process of their own (bin/dev.mjs).
    proxy: Object.fromEntries(
      [...endpointPrefixes, '/pictures/', '/film/', '/openapi.json', '/dev/emails'].map((path) => [
        `^${path}`,
        { target: process.env.DEV_API ?? 'http://localhost:3001' },
      ]),
    ),
  },
});
