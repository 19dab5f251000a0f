import { describe, expect, test } from 'vitest';
import { toDocument } from './document.ts';

const css = '.top{color:red}.bottom{color:blue}';
const data = 'window.__reactRouterContext.streamController.enqueue("[1]");';

const rendered = (body: string) =>
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/>' +
  `<link rel="stylesheet" href="/assets/a.css"/></head><body><p class="top"></p>${body}` +
  '<script>restoreScroll()</script><script>window.__reactRouterContext = {};</script>' +
  `<script type="module" async="">import "/assets/a.js"</script><!--$--><script>${data}</script><!--/$--></body></html>`;

const document = (body: string) => toDocument(rendered(body), { boot: 'boot()', stylesheet: () => css });
const fold = '<span data-fold="" hidden=""></span>';

describe('the data of a page', () => {
  test('is in its module, before the modules start, and not in its HTML', () => {
    const { html, entry } = document('');
    expect(entry.text).toBe(`window.__reactRouterContext = {};;\n${data};\nimport "/assets/a.js"`);
    expect(html).not.toContain('__reactRouterContext');
    expect(html).toContain(entry.path);
  });

  test('leaves an empty script at each place, and one with all other scripts', () => {
    expect(document('').html).toContain(
      '<script></script><script></script><script type="module"></script><!--$--><script>restoreScroll()</script><!--/$-->',
    );
  });
});

describe('the styles of a page', () => {
  test('are inline for the first view; the rest loads at its end', () => {
    const { html, styles } = document(`${fold}<p class="bottom"></p>${fold}`);
    expect(styles?.text).toBe('.bottom{color:blue}');
    expect(styles?.path).toMatch(/^\/assets\/page-[\da-f]{10}\.css$/);
    expect(html).toContain('<style>.top{color:red}</style>');
    expect(html).toContain(
      `<span data-fold="" hidden=""><link rel="stylesheet" href="${styles?.path}"/></span><p class="bottom"></p>${fold}`,
    );
  });

  test('are all inline on a page without an end of the first view', () => {
    const { html, styles } = document('<p class="bottom"></p>');
    expect(styles).toBeUndefined();
    expect(html).toContain(`<style>${css}</style>`);
  });
});
