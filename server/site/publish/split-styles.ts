import postcss, { type Container, type Node, type Rule } from 'postcss';

/** The rules of a page in two parts. */
export interface SplitStyles {
  /** What the first view needs. */
  first: string;
  /** What only elements below it have, and what only a pointer, a key or paper brings about. */
  later: string;
}

/** The boot script sets these, and the browser may have them at once (app/boot.ts). */
const rootClasses = ['no-fonts', 'undrawn', 'unstyled', 'laying-out', 'loaded', 'may-be-signed-in'];

const classPattern = /\.((?:[\w-]|\\.)+)/g;
/** What the first frame never shows: it takes a pointer, a key or another page. */
const laterStates = /:(?:hover|active|focus-visible|focus-within|focus|view-transition)\b/;

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

const isForPaper = (node: Node): boolean =>
  node.type === 'atrule' && 'params' in node && node.params === 'print';

const isFace = (node: Node | undefined) =>
  node?.type === 'atrule' && 'name' in node && node.name === 'font-face';

/** Whether a rule of a tree names the family of a font face. */
function namesFamily(tree: Container): (family: string) => boolean {
  const values: string[] = [];
  tree.walkDecls(({ parent, value }) => {
    if (!isFace(parent)) values.push(value);
  });
  return (family) => values.some((value) => value.includes(family));
}

/** Removes the font faces whose family a test does not want. */
function keepFaces(tree: Container, wants: (family: string) => boolean): void {
  tree.walkDecls('font-family', ({ parent, value }) => {
    if (isFace(parent) && !wants(value)) parent?.remove();
  });
}

/** Removes the rules of a tree that a test does not want, and the at-rules that are empty then. */
function keep(tree: Container, wants: (selector: string) => boolean, wantsPaper: boolean): void {
  tree.walkAtRules((rule) => {
    if (isForPaper(rule) && !wantsPaper) rule.remove();
  });
  tree.walkRules((rule) => {
    if (isKeyframe(rule) || (rule.parent !== undefined && isForPaper(rule.parent as Node))) return;
    const wanted = rule.selectors.filter(wants);
    if (wanted.length === 0) rule.remove();
    else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
  });
  const names = new Set<string>();
  tree.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) names.add(word);
  });
  tree.walkAtRules(/keyframes$/, (rule) => {
    if (!names.has(rule.params)) rule.remove();
  });
  for (let removed = true; removed;) {
    removed = false;
    tree.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      removed = true;
    });
  }
}

/**
 * Splits the rules of a page by what its first view shows. A rule belongs to it when all classes of its selector, besides those in `:not()`, are
 * there; rules without a class always do, and the font faces that its rules name. Each part keeps the order of its rules.
 * @param css the rules of a page, as the build wrote them
 * @param classes of the elements of the first view
 * @throws CssSyntaxError when the rules cannot be read
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): SplitStyles {
  const known = new Set([...classes, ...rootClasses]);
  const isFirst = (selector: string) => {
    const positive = selector.replaceAll(/:not\([^()]*\)/g, '');
    return (
      !laterStates.test(positive) &&
      [...positive.matchAll(classPattern)].every(([, name = '']) => known.has(name))
    );
  };
  const first = postcss.parse(css);
  const later = first.clone();
  keep(first, isFirst, false);
  keep(later, (selector) => !isFirst(selector), true);
  const isNamed = namesFamily(first);
  keepFaces(first, isNamed);
  keepFaces(later, (family) => !isNamed(family));
  return { first: first.toString(), later: later.toString() };
}
