import { createHash } from 'node:crypto';
import { bootScript } from './boot.ts';
import { liftStyleAttributes } from './style-attributes.ts';

/** A rendered page made fit to be served: its rules inside, its script waiting. */
export interface Document {
  html: string;
  /** The module that starts the page: address and text. */
  entry: { path: string; text: string };
}

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Before the first stylesheet's link: what a later page brings must come after what this one has. */
const stylesGoHere = '<style></style>';

/** Runs what React Router has inlined in several scripts in the last of them: the page's policy names each by its hash. */
function joinScripts(html: string): string {
  const texts = [...html.matchAll(inlineScript)].map(([, text]) => text);
  let left = texts.length;
  return html.replaceAll(inlineScript, () => `<script>${--left === 0 ? texts.join(';\n') : ''}</script>`);
}

/**
 * Rewrites what React Router rendered (decisions 0002 and 0012): stylesheets and style attributes become inline rules, preloads
 * and the module script give way to the boot script. Each element stays in place, empty or disabled, because hydration
 * looks for it.
 * @param stylesheet gives the text of a stylesheet by its address
 * @throws Error when the markup is not what React Router is known to write
 */
export function toDocument(rendered: string, stylesheet: (href: string) => string): Document {
  const preloads: string[] = [];
  let entryText: string | undefined;
  const rules: string[] = [];
  const lifted = liftStyleAttributes(rendered);
  let html = lifted.html
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
      preloads.push(href);
      return '';
    })
    .replaceAll(/<link rel="stylesheet" href="([^"]+)"\/>(?!<\/noscript>)/g, (element, href: string) => {
      const disabled = element.replace('/>', ' disabled=""/>');
      const address = href.replace(/#$/, '');
      rules.push(stylesheet(address).trim());
      // React Router marks with # what a lazy import needs too; that import must find that the page has it.
      const links = address === href ? disabled : disabled.replace(href, address) + disabled;
      return rules.length === 1 ? stylesGoHere + links : links;
    })
    .replace(moduleScript, (_, text: string) => {
      entryText = text;
      return '<script type="module"></script>';
    });
  if (entryText === undefined || !html.includes('</head>')) throw new Error('the page has no module script');
  const text = entryText;
  const path = `/assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`;
  const styles =
    `<style>${rules.join('\n')}</style>` +
    (lifted.rules === '' ? '' : `<style data-attributes="">${lifted.rules}</style>`);
  html = joinScripts(html)
    .replace(stylesGoHere, () => styles)
    .replace('</head>', () => `<script>${bootScript(path, preloads)}</script></head>`);
  return { html, entry: { path, text } };
}
