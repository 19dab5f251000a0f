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
  expect(html).toContain(`<style>${css}</style><style>:not(#_)[data-style="0"]{color:blue}</style>`);
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled=""/>');
});

describe('a page with sections that are laid out later', () => {
  const rules =
    ':root{--ink:#000}.top{color:red}.top:hover{color:blue}.low,.top .low{color:green}' +
    '@media (min-width:600px){.top{margin:0}.low{margin:1px}}@media print{.top{color:#000}}' +
    '@keyframes go{to{left:0}}@keyframes stay{to{left:0}}.low{animation:go 1s}.top:not(.low){top:0}' +
    '@font-face{font-family:body;src:url(b)}@font-face{font-family:hand;src:url(h)}.top{font-family:body}.low{font-family:hand}';
  const page = rendered(
    '<p style="top:0"></p><div data-in-pieces=""><section class="low" style="left:0"></section></div>',
  );
  const published = toDocument(page, { boot: 'boot()', stylesheet: () => rules, splits: true });

  test('has in its HTML what the first view needs, in its order', () => {
    expect(published.html).toContain(
      '<style>:root{--ink:#000}.top{color:red}@media (min-width:600px){.top{margin:0}}.top:not(.low){top:0}' +
        '@font-face{font-family:body;src:url(b)}.top{font-family:body}</style><noscript>',
    );
  });

  test('has all other rules in a file, which its boot script adds, and a browser without script', () => {
    const { path, text } = published.laterStyles ?? {};
    expect(text).toBe(
      ':not(#_)[data-style="1"]{left:0}.top:hover{color:blue}.low,.top .low{color:green}@media (min-width:600px){.low{margin:1px}}' +
        '@media print{.top{color:#000}}@keyframes go{to{left:0}}.low{animation:go 1s}' +
        '@font-face{font-family:hand;src:url(h)}.low{font-family:hand}',
    );
    expect(published.html).toContain(` data-styles="${path}">boot()</script>`);
    expect(published.html).toContain(`<noscript><link rel="stylesheet" href="${path}"/></noscript>`);
  });

  test('has the style attributes of its first view in its HTML, and the others in the file', () => {
    expect(published.html).toContain('<style>:not(#_)[data-style="0"]{top:0}</style>');
    expect(published.html).toContain('<section class="low" data-style="1">');
  });

  test('keeps all rules in its HTML where it is not split, as other pages do', () => {
    expect(toDocument(page, { boot: '', stylesheet: () => rules }).laterStyles).toBeUndefined();
    expect(
      toDocument(rendered(''), { boot: '', stylesheet: () => rules, splits: true }).laterStyles,
    ).toBeUndefined();
  });
});

test('the picture that is wanted first is asked for before the rules', () => {
  const picture =
    '<picture><source type="image/avif" srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="50vw"/><img fetchPriority="high" alt=""/></picture>';
  expect(document(picture).html).toContain(
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/a-320.avif 320w, /a-640.avif 640w" imagesizes="50vw"/><style>',
  );
});
