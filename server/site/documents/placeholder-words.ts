import { pathText, type FieldPath } from '#contract/site/field-path.ts';
import { placeholder } from '#contract/site/placeholders.ts';
import { placeholderValues, type SchoolContent } from '#server/site/content/edition.ts';
import { placeholderFiller } from '#server/site/content/placeholders.ts';

/** The names of all facts of the school: an earlier text may have one that no text has now. */
function namesIn(data: unknown, path: FieldPath): string[] {
  if (typeof data === 'string' || typeof data === 'number') return [path.join('.')];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => namesIn(value, [...path, name]));
}

/**
 * What placeholders stand for: those of some texts, and every fact of the school.
 * @param texts in any form that JSON has
 */
export function placeholderWords(content: SchoolContent, texts: unknown): Record<string, string> {
  const used = [...JSON.stringify(texts).matchAll(placeholder)].map(([, name = '']) => name);
  const names = new Set([...used, ...namesIn(content.documents.school, ['school'])]);
  const wrong = new Set<string>();
  const fill = placeholderFiller(placeholderValues(content));
  const filled = fill(Object.fromEntries([...names].map((name) => [name, `{${name}}`])), (place) =>
    wrong.add(pathText(place)),
  ) as Record<string, string>;
  return Object.fromEntries(Object.entries(filled).filter(([name]) => !wrong.has(name)));
}
