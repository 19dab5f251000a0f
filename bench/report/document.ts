/**
 * Replaces the text between the markers of a block, `<!-- bench:NAME -->` and `<!-- /bench:NAME -->`. All other text stays.
 * @throws when the document has no such markers
 */
export function replaceBlock(document: string, name: string, text: string): string {
  const [opening, closing] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const start = document.indexOf(opening);
  const end = document.indexOf(closing, start);
  if (start === -1 || end === -1) throw new Error(`The report has no block ${opening} … ${closing}.`);
  return `${document.slice(0, start + opening.length)}\n\n${text.trim()}\n\n${document.slice(end)}`;
}
