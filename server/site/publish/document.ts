import { createHash } from 'node:crypto';
import { applyEdits, insertion, replacement, type Edit } from './edits.ts';
import { attribute, elementsOf, textOf, type Element } from './markup.ts';
import { splitStyles } from './split-styles.ts';
import { liftStyleAttributes } from './style-attributes.ts';

/** A file of one page. Its name has the hash of its text. */
interface PageFile {
  path: string;
  text: string;
}

/** A rendered page, rewritten for publishing. */
export interface Document {
  html: string;
  /** The module that starts the page, with the page's data for hydration. */
  entry: PageFile;
  /** The rules of what lies below the first view; undefined when all of the page's rules are in it. */
  laterStyles?: PageFile | undefined;
}

/** The built files that become a part of each page. */
interface DocumentFiles {
  boot: string;
  stylesheet(address: string): string;
  /** Whether what lies below the first view has its rules in a file of its own. */
  splits?: boolean;
}

const isInlineScript = ({ tagName, attrs }: Element) => tagName === 'script' && attrs.length === 0;
const isModule = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'type') === 'module';
const isLink = (element: Element, rel: string) =>
  element.tagName === 'link' && attribute(element, 'rel') === rel;
const isInNoscript = ({ parentNode }: Element) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'noscript';
const href = (link: Element) => attribute(link, 'href') ?? '';

/** A script of React Router that passes the loaders' data to hydration. */
const isData = (script: Element) => textOf(script).startsWith('window.__reactRouterContext');

/**
 * Empties the inline scripts of React Router. Those with data are a part of the page's module; the text of all others is in
 * the last one, because the page's policy names each script by its hash.
 */
function joinScripts(scripts: readonly Element[]): Edit[] {
  const joined = scripts.filter((script) => !isData(script)).map(textOf);
  return scripts.map((script, index) =>
    replacement(script, `<script>${index === scripts.length - 1 ? joined.join(';\n') : ''}</script>`),
  );
}

function fileOf(text: string, addressOf: (hash: string) => string): PageFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: addressOf(hash), text };
}

/** A link in the head for the picture that is wanted first, so that it is asked for before the styles have arrived; empty without one. */
function preloadOf(elements: readonly Element[]): string {
  const image = elements.find(
    (element) => element.tagName === 'img' && attribute(element, 'fetchpriority') === 'high',
  );
  const source = elements.find(
    (element) => element.tagName === 'source' && element.parentNode === image?.parentNode,
  );
  if (source === undefined) return '';
  // Written as React writes the source, so that the two compress as one.
  const [files, sizes] = ['srcset', 'sizes'].map((name) =>
    (attribute(source, name) ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${files}" imagesizes="${sizes}"/>`;
}

/** How many elements stand before the sections that are laid out later (app/app.css), with what holds these; undefined when a page has none of them. */
function firstViewOf(elements: readonly Element[]): number | undefined {
  const end = elements.findIndex((element) => attribute(element, 'data-in-pieces') !== undefined);
  return end === -1 ? undefined : end + 1;
}

const classesOf = (elements: readonly Element[]) =>
  new Set(elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []));

/** React Router marks with # a stylesheet that a lazy import needs too. */
const withoutMark = (address: string) => address.replace(/#$/, '');

/** Disables a stylesheet's link. A lazy import looks for the address with its mark, so that both stay on the page. */
function disable(link: Element): Edit {
  const addresses = new Set([withoutMark(href(link)), href(link)]);
  const links = [...addresses].map((address) => `<link rel="stylesheet" href="${address}" disabled=""/>`);
  return replacement(link, links.join(''));
}

/**
 * Rewrites a page that React Router rendered (decisions 0002 and 0012): stylesheets and style attributes become inline rules, the
 * data for hydration a part of the page's module, and the boot script replaces preloads and the module script. Where the page has sections that are
 * laid out later, their rules are a file of their own, which the boot script adds before. Each element stays
 * in place, empty or disabled, because hydration looks for it. All other bytes stay as they are.
 * @param files `boot`: the boot script; `stylesheet`: returns the text of a stylesheet by its address
 * @param tags tags of the head that React does not render
 * @throws Error when the page has no module script, no stylesheet or no `</head>`
 */
export function toDocument(
  rendered: string,
  { boot, stylesheet, splits = false }: DocumentFiles,
  tags = '',
): Document {
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
  const inlineScripts = elements.filter(isInlineScript);

  const entry = fileOf(
    [...inlineScripts.filter(isData), module].map(textOf).join(';\n'),
    (hash) => `/assets/page-${hash}.js`,
  );
  const rules = stylesheets.map((link) => stylesheet(withoutMark(href(link))).trim()).join('\n');
  const firstView = splits ? firstViewOf(elements) : undefined;
  const lifted = liftStyleAttributes(elements, firstView);
  const { first, later } =
    firstView === undefined
      ? { first: rules, later: '' }
      : splitStyles(rules, classesOf(elements.slice(0, firstView)));
  const laterRules = lifted.laterRules + later;
  const laterStyles =
    laterRules === '' ? undefined : fileOf(laterRules, (hash) => `/assets/later-${hash}.css`);
  const inlineStyles =
    `<style>${first}</style>` +
    (laterStyles === undefined
      ? ''
      : `<noscript><link rel="stylesheet" href="${laterStyles.path}"/></noscript>`) +
    (lifted.rules === '' ? '' : `<style>${lifted.rules}</style>`);
  const html = applyEdits(rendered, [
    // Before the first link: stylesheets that a later page adds must come after these rules.
    insertion(replacement(firstStylesheet, '').start, preloadOf(elements) + tags + inlineStyles),
    ...stylesheets.map(disable),
    ...preloads.map((link) => replacement(link, '')),
    replacement(module, '<script type="module"></script>'),
    ...joinScripts(inlineScripts),
    ...lifted.edits,
    insertion(
      headEnd,
      `<script data-entry="${entry.path}" data-preloads="${preloads.map(href).join(' ')}"` +
        `${laterStyles === undefined ? '' : ` data-styles="${laterStyles.path}"`}>${boot}</script>`,
    ),
  ]);
  return { html, entry, laterStyles };
}
