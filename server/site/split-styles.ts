import { blocksOf, declarationsOf, type CssBlock } from './css-blocks.ts';
import { attribute, type Element } from './markup.ts';

/** The classes that the boot script sets before the first paint (app/boot.ts). */
const bootClasses = ['may-be-signed-in', 'no-fonts'];

/** The classes and tag names of elements. */
interface Names {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

function namesOf(elements: readonly Element[]): Names {
  const classes = elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []);
  return {
    classes: new Set([...bootClasses, ...classes]),
    tags: new Set(elements.map(({ tagName }) => tagName.toLowerCase())),
  };
}

/** The selectors of a list. Commas in parentheses belong to one selector. */
const selectorsOf = (list: string) => list.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/**
 * Whether a selector can match one of the elements in any state: all its classes and tags exist. States, such as
 * attributes and pseudo-classes, count as given. The answer is never false for a selector that matches.
 */
function canMatch(selector: string, names: Names): boolean {
  const withoutStates = selector
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  const [all, alternatives = ''] = /:(?:is|where)\(([^()]*)\)/.exec(withoutStates) ?? [];
  if (all !== undefined) {
    return selectorsOf(alternatives).some((each) => canMatch(withoutStates.replace(all, `${each} `), names));
  }
  const plain = withoutStates
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/::?[\w-]+/g, '')
    .replaceAll(/#[\w-]+/g, '');
  const classes = plain.match(/\.[\w-]+/g) ?? [];
  const tags = plain.replaceAll(/\.[\w-]+/g, '').match(/[a-z][\w-]*/gi) ?? [];
  return (
    classes.every((each) => names.classes.has(each.slice(1))) &&
    tags.every((each) => names.tags.has(each.toLowerCase()))
  );
}

const textOf = ({ prelude, body }: CssBlock) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`);
const isCondition = ({ prelude }: CssBlock) => /^@(?:media|supports|layer|container)\b/.test(prelude);
/** At-rules that other rules use by a name. */
const isNamed = ({ prelude }: CssBlock) =>
  /^@(?:font-face|keyframes|-webkit-keyframes|property)\b/.test(prelude);

function nameOf({ prelude, body = '' }: CssBlock): string {
  const [, family] = /font-family:\s*["']?([^;"'}]+)/.exec(body) ?? [];
  return family ?? prelude.split(/\s+/)[1] ?? '';
}

/** The parts of a stylesheet. */
export interface SplitStyles {
  /** Rules that elements of the first view can use. */
  first: string;
  /** All other rules, in their order. Their textures load after the page. */
  rest: string;
}

const texture = /url\((["']?)\/assets\/[^()"']+\.(?:webp|svg)\1\)/g;
/** Invisible as a background, as a mask and as a border. */
const noTexture = 'linear-gradient(#0000,#0000)';

/** The same selector with the same specificity, for the time before the boot script sets the class `loaded`. */
function beforeLoaded(selector: string): string {
  const [root] = /^(?::root|html)/.exec(selector) ?? [];
  return root === undefined
    ? `:where(:root:not(.loaded)) ${selector}`
    : `${root}:where(:not(.loaded))${selector.slice(root.length)}`;
}

/**
 * Makes the textures of a rule load only when the boot script sets the class `loaded` on the root element
 * (app/boot.ts), so that they do not compete with the first view. Without script they load with the stylesheet. A
 * rule for each texture, rather than a custom property on the root, spares the browser new styles for all elements.
 */
function withLateTextures({ prelude, body = '' }: CssBlock): string {
  const hidden = declarationsOf(body)
    .map((declaration) => declaration.replaceAll(texture, noTexture))
    .filter((declaration) => !body.includes(declaration));
  if (hidden.length === 0) return textOf({ prelude, body });
  const selectors = selectorsOf(prelude).map((each) => beforeLoaded(each.trim()));
  return `${prelude}{${body}}@media (scripting:enabled){${selectors.join(',')}{${hidden.join(';')}}}`;
}

function split(blocks: readonly CssBlock[], names: Names): SplitStyles {
  let first = '';
  let rest = '';
  for (const block of blocks) {
    const { prelude, body } = block;
    if (/^@media\s+print\b/.test(prelude)) {
      rest += textOf(block);
    } else if (isCondition(block) && body !== undefined) {
      const parts = split(blocksOf(body), names);
      if (parts.first !== '') first += `${prelude}{${parts.first}}`;
      if (parts.rest !== '') rest += `${prelude}{${parts.rest}}`;
    } else if (prelude.startsWith('@') || selectorsOf(prelude).some((each) => canMatch(each, names))) {
      first += textOf(block);
    } else {
      rest += withLateTextures(block);
    }
  }
  return { first, rest };
}

/**
 * Splits the rules of a page: those that elements of its first view can use, in any state, and the rest. The rules for print
 * are in the rest. Font faces, keyframes and registered properties are in the part that uses their name first.
 * @param css minified, without comments
 * @param elements the elements of the first view and the elements around it
 */
export function splitStyles(css: string, elements: readonly Element[]): SplitStyles {
  const blocks = blocksOf(css);
  const { first, rest } = split(
    blocks.filter((block) => !isNamed(block)),
    namesOf(elements),
  );
  const named = Map.groupBy(blocks.filter(isNamed), (block) => first.includes(nameOf(block)));
  const texts = (isFirst: boolean) => (named.get(isFirst) ?? []).map(textOf).join('');
  return { first: texts(true) + first, rest: texts(false) + rest };
}
