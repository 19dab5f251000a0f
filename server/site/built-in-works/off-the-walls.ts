import type * as z from 'zod/mini';
import { fields } from '#contract/site/fields.ts';
import { defaultContent } from '#server/site/content/edition.ts';

type Schema = z.core.$ZodType;

/** The mark of an entry that goes with its artworks. */
const gone = Symbol('gone');

const isBuiltIn = (name: unknown): name is string =>
  typeof name === 'string' && Object.hasOwn(defaultContent.entries.work, name);

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A document without the built-in artworks on its walls. A wall is a list that may be empty: of artworks, or of entries that go with theirs because
 * their words are about it (`describesWork`) or because they need more than is left. What a page needs stays: a field with one artwork, and a
 * list outside such an entry that would have too few.
 * @param data may have wrong fields, which stay as they are
 * @returns the document, and the names of the artworks that have gone
 */
export function offTheWalls<Data>(schema: Schema, data: Data): { data: Data; taken: ReadonlySet<string> } {
  const taken = new Set<string>();

  function take(names: readonly unknown[]): void {
    for (const name of names) if (isBuiltIn(name)) taken.add(name);
  }

  /** @param canGo whether it is inside an entry that its list can do without */
  function clean(part: Schema, value: unknown, canGo: boolean): unknown {
    const { def } = (part as z.core.$ZodTypes)._zod;
    if (def.type === 'optional' || def.type === 'nullable') return clean(def.innerType, value, canGo);
    const { describesWork, min = 0 } = fields.get(part as z.ZodMiniType) ?? {};
    if (describesWork === true && canGo && isBuiltIn(value)) {
      take([value]);
      return gone;
    }
    if (def.type === 'object' && isFields(value)) {
      const cleaned = Object.entries(value).map(([name, each]) => {
        const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
        return [name, field === undefined ? each : clean(field, each, canGo)] as const;
      });
      return cleaned.some(([, each]) => each === gone) ? gone : Object.fromEntries(cleaned);
    }
    if (def.type !== 'array' || !Array.isArray(value)) return value;
    if (fields.get(def.element as z.ZodMiniType)?.kind !== 'work')
      return value
        .map((entry: unknown) => clean(def.element, entry, min === 0))
        .filter((entry) => entry !== gone);
    const kept = value.filter((name) => !isBuiltIn(name));
    if (kept.length === value.length || (kept.length < min && !canGo)) return value;
    take(value);
    return kept.length < min ? gone : kept;
  }

  return { data: clean(schema, data, false) as Data, taken };
}
