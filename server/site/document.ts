import { createHash } from 'node:crypto';
import { bootScript } from './boot.ts';
import { applyEdits, insertion, replacement, type Edit } from './edits.ts';
import { attribute, elementsOf, textOf, type Element } from './markup.ts';
import { liftStyleAttributes } from './style-attributes.ts';

/** A rendered page, rewritten for publishing. */
export interface Document {
  html: string;
  /** The module that starts the page: address and text. */
  entry: { path: string; text: string };
}

const isInlineScript = ({ tagName, attrs }: Element) => tagName === 'script' && attrs.length === 0;
const isModule = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'type') === 'module';
const isLink = (element: Element, rel: string) =>
  element.tagName === 'link' && attribute(element, 'rel') === rel;
const isInNoscript = ({ parentNode }: Element) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'noscript';
const href = (link: Element) => attribute(link, 'href') ?? '';

/** Moves the inline scripts of React Router into the last of them: the page's policy names each script by its hash. */
function joinScripts(scripts: readonly Element[]): Edit[] {
  const joined = scripts.map(textOf).join(';\n');
  return scripts.map((script, index) =>
    replacement(script, `<script>${index === scripts.length - 1 ? joined : ''}</script>`),
  );
}

/** React Router marks with # a stylesheet that a lazy import needs too. */
const withoutMark = (address: string) => address.replace(/#$/, '');

/** Disables a stylesheet's link. A lazy import looks for the address with its mark, so that both stay on the page. */
function disable(link: Element): Edit {
  const addresses = new Set([withoutMark(href(link)), href(link)]);
  const links = [...addresses].map((address) => `<link rel="stylesheet" href="${address}" disabled=""/>`);
  return replacement(link, links.join(''));
}

/**
 * Rewrites a page that React Router rendered (decisions 0002 and 0012): stylesheets and style attributes become inline
 * rules, and the boot script replaces preloads and the module script. Each element stays in place, empty or disabled,
 * because hydration looks for it. All other bytes stay as they are.
 * @param stylesheet returns the text of a stylesheet by its address
 * @throws Error when the page has no module script, no stylesheet or no `</head>`
 */
export function toDocument(rendered: string, stylesheet: (address: string) => string): Document {
  const elements = elementsOf(rendered, { withLocations: true });
  const headEnd = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag?.startOffset;
  const module = elements.find(isModule);
  // A stylesheet in `noscript` is for browsers without script and stays there.
  const stylesheets = elements.filter((element) => isLink(element, 'stylesheet') && !isInNoscript(element));
  const [firstStylesheet] = stylesheets;
  if (headEnd === undefined) throw new Error('the page has no </head>');
  if (module === undefined) throw new Error('the page has no module script');
  if (firstStylesheet === undefined) throw new Error('the page has no stylesheet');
  const preloads = elements.filter((element) => isLink(element, 'modulepreload'));

  const text = textOf(module);
  const path = `/assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`;
  const lifted = liftStyleAttributes(elements);
  const styles =
    `<style>${stylesheets.map((link) => stylesheet(withoutMark(href(link))).trim()).join('\n')}</style>` +
    (lifted.rules === '' ? '' : `<style data-attributes="">${lifted.rules}</style>`);
  const html = applyEdits(rendered, [
    // Before the first link: stylesheets that a later page adds must come after these rules.
    insertion(replacement(firstStylesheet, '').start, styles),
    ...stylesheets.map(disable),
    ...preloads.map((link) => replacement(link, '')),
    replacement(module, '<script type="module"></script>'),
    ...joinScripts(elements.filter(isInlineScript)),
    ...lifted.edits,
    insertion(headEnd, `<script>${bootScript(path, preloads.map(href))}</script>`),
  ]);
  return { html, entry: { path, text } };
}
