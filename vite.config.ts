import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const ofText = new Set(['font-size', 'font', 'line-height']);

/**
 * Turns the px of text sizes into rem, so that text follows a reader who has chosen larger letters in the browser (WCAG 2.2,
 * 1.4.4). In the sources a size stands as it was drawn.
 */
const textSizes = {
  postcssPlugin: 'text-sizes',
  Declaration(declaration: { prop: string; value: string }) {
    if (!ofText.has(declaration.prop) || !declaration.value.includes('px')) return;
    declaration.value = declaration.value.replaceAll(
      /(\d*\.?\d+)px\b/g,
      (_, size) => `${Number((Number(size) / 16).toFixed(5))}rem`,
    );
  },
};

export default defineConfig({
  plugins: [reactRouter()],
  css: { postcss: { plugins: [textSizes] } },
  build: {
    target: 'es2022',
    // The publisher puts each page's rules into the page, so small files are worth more than inlined ones.
    assetsInlineLimit: 0,
  },
  server: {
    // `npm run dev` runs the calls in a process of their own (bin/dev.mjs).
    proxy: Object.fromEntries(
      ['^/user/', '^/admin/', '^/pictures/', '^/film/', '^/openapi.json'].map((path) => [
        path,
        { target: process.env.DEV_API ?? 'http://localhost:3001' },
      ]),
    ),
  },
});
