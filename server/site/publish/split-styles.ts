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
/** What the first frame never shows: it takes a pointer or a key. */
const laterStates = /:(?:hover|active|focus-visible|focus-within|focus)\b/;

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

const isForPaper = (node: Node): boolean =>
  node.type === 'atrule' && 'params' in node && node.params === 'print';

/** Removes the rules of a tree that a test does not want, and the at-rules that are empty then. */
function keep(tree: Container, wants: (selector: string) => boolean, wantsPaper: boolean): string {
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
  return tree.toString();
}

/**
 * Splits the rules of a page by what its first view shows. A rule belongs to it when all classes of its selector, besides those in `:not()`, are
 * there; rules without a class always do. Each part keeps the order of its rules.
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
  return {
    first: keep(postcss.parse(css), isFirst, false),
    later: keep(postcss.parse(css), (selector) => !isFirst(selector), true),
  };
}
