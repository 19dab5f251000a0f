/** `{school.city}`: a field of a document, named by its path. */
const placeholder = /\{([a-z]\w*(?:\.\w+)+)\}/gi;

/** A placeholder that names no text or number, or itself. */
export class PlaceholderError extends Error {
  readonly placeholder: string;

  constructor(name: string, reason: string) {
    super(`{${name}} ${reason}`);
    this.placeholder = name;
  }
}

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
 * Replaces the placeholders in a text, so that a fact stands in one place.
 * @param values the documents by type
 * @throws PlaceholderError
 */
export function fillText(text: string, values: unknown, open: readonly string[] = []): string {
  return text.replaceAll(placeholder, (_, name: string) => {
    if (open.includes(name)) throw new PlaceholderError(name, 'contains itself.');
    const value = valueAt(values, name);
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') throw new PlaceholderError(name, 'is no text or number of the content.');
    return fillText(value, values, [...open, name]);
  });
}

/** A copy of a document with its placeholders replaced. @throws PlaceholderError */
export function fillDocument(data: unknown, values: unknown): unknown {
  if (typeof data === 'string') return fillText(data, values);
  if (Array.isArray(data)) return data.map((entry) => fillDocument(entry, values));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, fillDocument(value, values)]),
  );
}
