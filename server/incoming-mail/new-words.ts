/** The line that mail programs write above the quoted mail, also when it is broken in two. */
const attribution =
  /^(?:On\b[^\n]{0,200}\n?[^\n]{0,200}\bwrote:|-{2,}\s*(?:Original Message|Forwarded message)\s*-{2,}.*|_{10,}|From: .+\n(?:Sent|Date|To): )/im;

/**
 * The words of an answer without the mail that it quotes, and without the signature after '-- ' (RFC 3676, 4.3). A text that
 * consists only of quotes is returned whole, because something is better than an empty entry.
 */
export function newWordsOf(text: string): string {
  const unified = text.replaceAll(/\r\n?/g, '\n');
  const start = attribution.exec(unified)?.index;
  const above = start === undefined ? unified : unified.slice(0, start);
  const words = above
    .split('\n-- \n', 1)
    .join('')
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
  return words === '' ? unified.trim() : words;
}
