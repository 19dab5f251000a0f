import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

function collect(node: Node, found: Element[]): Element[] {
  if ('tagName' in node) found.push(node);
  if ('content' in node) collect(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, found);
  return found;
}

/**
 * All elements of a page or of an SVG file, parsed as a browser without script does, so that `noscript` has elements in
 * it. Each element has its place in the source text (`sourceCodeLocation`) when `withLocations` is set, which takes three
 * times as long.
 */
export function elementsOf(source: string, { withLocations = false } = {}): Element[] {
  return collect(parse(source, { scriptingEnabled: false, sourceCodeLocationInfo: withLocations }), []);
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

/** The text inside an element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('');
