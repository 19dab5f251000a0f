import { createHash } from 'node:crypto';
import { bootScript } from './boot.ts';

/** A rendered page made fit to be served: its rules inside, its script waiting. */
export interface Document {
  html: string;
  /** The module that starts the page: address and text. */
  entry: { path: string; text: string };
}

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Rewrites what React Router rendered (decision 0002): stylesheets become inline rules, preloads and the module script give
 * way to the boot script. Each element stays in place, empty or disabled, because hydration looks for it.
 * @param stylesheet gives the text of a stylesheet by its address
 * @throws Error when the markup is not what React Router is known to write
 */
export function toDocument(rendered: string, stylesheet: (href: string) => string): Document {
  const preloads: string[] = [];
  let entryText: string | undefined;
  let html = rendered
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
      preloads.push(href);
      return '';
    })
    .replaceAll(/<link rel="stylesheet" href="([^"]+)"\/>(?!<\/noscript>)/g, (element, href: string) => {
      const disabled = element.replace('/>', ' disabled=""/>');
      const address = href.replace(/#$/, '');
      // React Router marks with # what a lazy import needs too; that import must find that the page has it.
      const found = address === href ? '' : disabled.replace(href, address);
      return `<style>${stylesheet(address).trim()}</style>${found}${disabled}`;
    })
    .replace(moduleScript, (_, text: string) => {
      entryText = text;
      return '<script type="module"></script>';
    });
  if (entryText === undefined || !html.includes('</head>')) throw new Error('the page has no module script');
  const text = entryText;
  const path = `/assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`;
  html = html.replace('</head>', () => `<script>${bootScript(path, preloads)}</script></head>`);
  return { html, entry: { path, text } };
}
