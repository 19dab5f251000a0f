/** The place of a field in a document: names of fields and numbers of entries. */
export type FieldPath = readonly (string | number)[];

/** `items[2].question` */
export const pathText = (path: FieldPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/** The value at a place; undefined where there is none. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  let value = data;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

/** A copy of a document with another value at a place. Undefined removes the field. */
export function withValue(data: unknown, path: FieldPath, value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const next = withValue(valueAt(data, [part]), rest, value);
  if (Array.isArray(data)) return data.with(Number(part), next);
  const { [part]: _, ...others } = (data ?? {}) as Record<string, unknown>;
  if (next === undefined) return others;
  // In its place, so that the order of the fields stays.
  return { ...(data as object), [part]: next };
}

/** The place that `pathText` wrote. */
export const fieldPath = (text: string): FieldPath =>
  [...text.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : Number(index),
  );
