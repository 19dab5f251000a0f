import { describe, expect, test } from 'vitest';
import { toDocument } from './document.ts';

const css = '.top{color:red}';
const data = 'window.__reactRouterContext.streamController.enqueue("[1]");';

const rendered = (body: string) =>
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/>' +
  `<link rel="stylesheet" href="/assets/a.css"/></head><body><p class="top"></p>${body}` +
  '<script>restoreScroll()</script><script>window.__reactRouterContext = {};</script>' +
  `<script type="module" async="">import "/assets/a.js"</script><!--$--><script>${data}</script><!--/$--></body></html>`;

const document = (body: string) => toDocument(rendered(body), { boot: 'boot()', stylesheet: () => css });

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

test('the rules of a page are inline, and its style attributes are rules of their own', () => {
  const { html } = document('<p style="color:blue"></p>');
  expect(html).toContain(
    `<style>${css}</style><style data-attributes="">:not(#_)[data-style="0"]{color:blue}</style>`,
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled=""/>');
});
