/** `{school.city}`: a field of a document, named by its path. */
const placeholder = /\{([a-z]\w*(?:\.\w+)+)\}/gi;

/** Limits placeholders inside the values of others, because a text could otherwise grow exponentially. */
const maxDepth = 4;

/** A placeholder that names no text or number, or itself. */
export class PlaceholderError extends Error {}

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

/** A text with its placeholders replaced. @param open the placeholders that this text is a part of */
function fillText(text: string, values: unknown, open: readonly string[] = []): string {
  return text.replaceAll(placeholder, (_, name: string) => {
    if (open.includes(name)) throw new PlaceholderError(`{${name}} contains itself.`);
    if (open.length === maxDepth) throw new PlaceholderError(`{${name}} is nested too deeply.`);
    const value = valueAt(values, name);
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string')
      throw new PlaceholderError(`{${name}} names no text or number of the content.`);
    return fillText(value, values, [...open, name]);
  });
}

/** The place of a value in a document. */
export type FieldPath = readonly (string | number)[];

/**
 * A copy of a document with its placeholders replaced, so that a fact is written once.
 * @param values what placeholders can name
 * @param onError receives the error of a placeholder and its place, which then stays as it is; without it the error is thrown
 */
export function fillDocument(
  data: unknown,
  values: unknown,
  onError?: (path: FieldPath, error: PlaceholderError) => void,
  path: FieldPath = [],
): unknown {
  const fill = (value: unknown, field: string | number) =>
    fillDocument(value, values, onError, [...path, field]);
  if (Array.isArray(data)) return data.map(fill);
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, fill(value, field)]));
  }
  if (typeof data !== 'string') return data;
  try {
    return fillText(data, values);
  } catch (error) {
    if (onError === undefined || !(error instanceof PlaceholderError)) throw error;
    onError(path, error);
    return data;
  }
}
