import { parse, type DefaultTreeAdapterTypes } from 'parse5';

const invisible = new Set(['title', 'style', 'script']);

function texts(node: DefaultTreeAdapterTypes.Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value];
  return 'childNodes' in node && !invisible.has(node.nodeName) ? node.childNodes.flatMap(texts) : [];
}

/** The visible text of a page or mail, with a space between the texts of two elements. */
export const visibleText = (html: string): string => texts(parse(html)).join(' ');
