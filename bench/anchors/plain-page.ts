import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, elementsOf, textOf, type Element } from '#server/site/publish/markup.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The parts of a page written by hand: the markup of its body, its metadata and its styles. */
export interface PlainPage {
  /** Elements for the `head`. */
  metadata: string;
  styles: string;
  body: string;
}

const styles = readFileSync(path.join(import.meta.dirname, 'plain-page.css'), 'utf8');

/** Elements without words or pictures, and those that only a script can use. */
const dropped = new Set(['script', 'style', 'noscript', 'template', 'svg', 'dialog', 'output', 'button']);
/** Elements that are part of a line. A div around them is a block of text. */
const inline = new Set(['a', 'b', 'em', 'span', 'small', 'strong', 'label', 'input', 'select', 'time']);
const empty = new Set(['img', 'br', 'hr', 'input', 'source', 'link', 'meta']);

const keptAttributes = new Set(
  (
    'id href src srcset sizes width height alt loading fetchpriority type name value for action method required checked ' +
    'datetime lang rel content property media colspan scope rows charset'
  ).split(' '),
);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function tag({ tagName, attrs }: Element): string {
  const kept = attrs
    .filter(({ name }) => keptAttributes.has(name))
    .map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`);
  return `<${tagName}${kept.join('')}${empty.has(tagName) ? '/' : ''}>`;
}

const isHidden = (element: Element) =>
  attribute(element, 'aria-hidden') === 'true' || attribute(element, 'hidden') !== undefined;

function markup(node: Node): string {
  if (node.nodeName === '#text') return 'value' in node ? escaped(node.value) : '';
  if (!('tagName' in node) || dropped.has(node.tagName) || isHidden(node)) return '';
  const inner = node.childNodes.map(markup).join('');
  if (empty.has(node.tagName)) return tag(node);
  // A div around blocks only groups them for the design.
  const isLine = node.childNodes.some(
    ({ nodeName }) => nodeName === '#text' || inline.has(nodeName.toLowerCase()),
  );
  if (node.tagName === 'div' && !isLine) return inner;
  return inner.trim() === '' ? '' : `${tag(node)}${inner}</${node.tagName}>`;
}

function find(elements: readonly Element[], tagName: string): Element {
  const found = elements.find((element) => element.tagName === tagName);
  if (found === undefined) throw new Error(`The page has no ${tagName}.`);
  return found;
}

/** The @font-face rules for headings and for text. */
const fontRules = (fonts: readonly string[]) =>
  fonts
    .map(
      (address, index) =>
        `@font-face{font-family:${['Eczar', 'Anek Latin'][index]};src:url(${address}) format("woff2");` +
        'font-weight:400 800;font-display:swap}',
    )
    .join('');

/** The page's rules for fonts of the system with the metrics of its web fonts, so that the swap of the fonts moves nothing. */
const fallbackRules = (html: string) =>
  (html.match(/@font-face\s*\{[^}]*src:\s*local\([^}]*\}/g) ?? []).join('');

/**
 * Writes a published page as a careful person writes it by hand: the same words, links, pictures and metadata in plain
 * elements, styles for the first view, and no script.
 * @param html the published page
 * @param fonts addresses of the font files for headings and for text; none for the fonts of the system
 */
export function plainPage(html: string, fonts: readonly string[]): PlainPage {
  const elements = elementsOf(html);
  const { childNodes: head } = find(elements, 'head');
  const metadata = head.filter(
    (node): node is Element =>
      'tagName' in node &&
      (['meta', 'title'].includes(node.tagName) ||
        (node.tagName === 'link' && attribute(node, 'rel') !== 'stylesheet' && !attribute(node, 'as')) ||
        (node.tagName === 'script' && attribute(node, 'type') === 'application/ld+json')),
  );
  const metadataTexts = metadata.map((element) =>
    element.tagName === 'script'
      ? `<script type="application/ld+json">${textOf(element)}</script>`
      : markup(element),
  );
  const notice = elements.find(({ tagName }) => tagName === 'aside');
  const menu = markup(find(elements, 'nav'));
  const logo = elements.find(({ tagName }) => tagName === 'svg');
  const parts = [
    notice === undefined ? '' : markup(notice),
    `<header><a href="/" aria-label="Home"><svg viewBox="0 0 40 40" width="40" height="40">${logo === undefined ? '' : pathsOf(logo)}</svg></a>`,
    `<details><summary>Menu</summary>${menu}</details></header>`,
    `<main>${find(elements, 'main').childNodes.map(markup).join('')}</main>`,
    markup(find(elements, 'footer')),
  ];
  return {
    metadata: metadataTexts.join(''),
    styles: fontRules(fonts) + fallbackRules(html) + styles.replaceAll(/\s*\n\s*/g, ''),
    body: parts.join(''),
  };
}

/** The shapes of the logo. */
const pathsOf = ({ childNodes }: Element) =>
  childNodes
    .filter((node): node is Element => 'tagName' in node)
    .map(
      ({ tagName, attrs }) =>
        `<${tagName}${attrs.map(({ name, value }) => ` ${name}="${value}"`).join('')}/>`,
    )
    .join('');

/** The whole document of the page written by hand. */
export const plainDocument = ({ metadata, styles: rules, body }: PlainPage) =>
  `<!doctype html><html lang="en-IN"><head>${metadata}<style>${rules}</style></head><body>${body}</body></html>`;
