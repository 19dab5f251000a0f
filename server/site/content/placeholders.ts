import type { FieldPath } from '#contract/site/field-path.ts';
import { placeholder } from '#contract/site/placeholders.ts';

/** Limits placeholders inside the values of others, because a text could otherwise grow exponentially. */
const maxDepth = 4;

/** Characters that all placeholders of a content may become; the default content needs a hundredth of it. */
const maxReplaced = 2_000_000;

/** A placeholder that names no text or number, or itself. */
class PlaceholderError extends Error {}

function valueAt(values: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, field) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, field)
          ? (value as Record<string, unknown>)[field]
          : undefined,
      values,
    );
}

/**
 * Returns a copy of a document with its placeholders replaced, so that a fact is written once.
 * @param onError receives the error of a placeholder and its place, which then stays as it is; without it the error is thrown
 */
export type FillDocument = (
  data: unknown,
  onError?: (path: FieldPath, error: PlaceholderError) => void,
) => unknown;

/** @param values what placeholders can name */
export function placeholderFiller(values: unknown): FillDocument {
  let left = maxReplaced;

  /** A text with its placeholders replaced. @param open the placeholders that this text is a part of */
  function fillText(text: string, open: readonly string[] = []): string {
    return text.replaceAll(placeholder, (_, name: string) => {
      if (open.includes(name)) throw new PlaceholderError(`{${name}} contains itself.`);
      if (open.length === maxDepth) throw new PlaceholderError(`{${name}} is nested too deeply.`);
      const value = valueAt(values, name);
      if (typeof value === 'number') return String(value);
      if (typeof value !== 'string')
        throw new PlaceholderError(`{${name}} names no text or number of the content.`);
      left -= value.length + 1;
      if (left < 0) throw new PlaceholderError('The placeholders of this content become too much text.');
      return fillText(value, [...open, name]);
    });
  }

  return (document, onError) => {
    function fill(data: unknown, path: FieldPath): unknown {
      if (Array.isArray(data)) return data.map((value: unknown, at) => fill(value, [...path, at]));
      if (typeof data === 'object' && data !== null) {
        const entries = Object.entries(data);
        return Object.fromEntries(entries.map(([field, value]) => [field, fill(value, [...path, field])]));
      }
      if (typeof data !== 'string') return data;
      try {
        return fillText(data);
      } catch (error) {
        if (onError === undefined || !(error instanceof PlaceholderError)) throw error;
        onError(path, error);
        return data;
      }
    }
    return fill(document, []);
  };
}
