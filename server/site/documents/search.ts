import { pathText, type FieldPath } from '#contract/site/field-path.ts';
import { maxFound } from '#contract/site/site-documents.ts';
import { placeholderValues, type SchoolContent } from '#server/site/content/edition.ts';
import { placeholderFiller } from '#server/site/content/placeholders.ts';

/** A field in which words were found. */
interface Found {
  path: string;
  words: string;
}

/** Characters of the text on each side of what was found. */
const around = 40;

/** Letters alone decide, and neither their case nor the kind of quotes, dashes and spaces. */
const comparable = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('–', '-')
    .replaceAll(/\s/g, ' ');

function* textsIn(data: unknown, path: FieldPath = []): Generator<[path: FieldPath, text: string]> {
  if (typeof data === 'string' || typeof data === 'number') yield [path, String(data)];
  else if (Array.isArray(data))
    for (const [at, value] of data.entries()) yield* textsIn(value, [...path, at]);
  else if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data)) yield* textsIn(value, [...path, name]);
}

/**
 * Finds words in documents: as they are written, and as visitors read them, with their placeholders replaced.
 * @param content what placeholders name
 */
export function searchIn(content: SchoolContent, words: string): (data: unknown) => Found[] {
  const searched = comparable(words.trim());
  const fill = placeholderFiller(placeholderValues(content));
  return (data) => {
    const found = new Map<string, string>();
    for (const version of [fill(data, () => {}), data]) {
      for (const [path, text] of textsIn(version)) {
        // The same length as the text: each replaced character is one character.
        const at = comparable(text).indexOf(searched);
        const place = pathText(path);
        if (at === -1 || found.has(place)) continue;
        const [start, end] = [Math.max(0, at - around), at + searched.length + around];
        found.set(
          place,
          (start > 0 ? '…' : '') + text.slice(start, end).trim() + (end < text.length ? '…' : ''),
        );
        if (found.size === maxFound) break;
      }
    }
    return [...found].map(([path, shown]) => ({ path, words: shown })).slice(0, maxFound);
  };
}
