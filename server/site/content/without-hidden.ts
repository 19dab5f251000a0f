import type * as z from 'zod/mini';
import { fields } from '#contract/site/fields.ts';
import { isHidden, type OwnPictures } from './own-pictures.ts';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** The picture that stands where one is needed, and the document has none by default. */
const standIn = 'oil-painted-wall';

/** The mark of a value that goes with its picture. */
const gone = Symbol('gone');

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line with a picture, in the text of an article: `![](NAME "Caption")`. */
const figure = /^!\[[^\]]*\]\(\s*([^\s")]+).*$\n?/gm;

/**
 * A document without the pictures that visitors may not see. An artwork leaves its list, and takes along the words that are about it
 * (`describesWork`); where one picture is needed, the one of the default stands there.
 * @param usual the document by default, if there is one
 */
export function withoutHidden(schema: Schema, data: unknown, usual: unknown, pictures: OwnPictures): unknown {
  const isGone = (name: unknown): name is string => typeof name === 'string' && isHidden(pictures, name);

  function ofObject(shape: Readonly<Record<string, Schema>>, value: Fields, before: unknown): unknown {
    const cleaned: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(value)) {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      const next =
        field === undefined ? each : clean(field, each, isFields(before) ? before[name] : undefined);
      if (next === gone) return gone;
      cleaned[name] = next;
    }
    return cleaned;
  }

  function ofList(schema: Schema, element: Schema, value: readonly unknown[], before: unknown): unknown {
    const usualEntries: readonly unknown[] = Array.isArray(before) ? before : [];
    const kept = value
      .map((entry, place) => (isGone(entry) ? gone : clean(element, entry, usualEntries[place])))
      .filter((entry) => entry !== gone);
    const { min = 0 } = fields.get(schema as z.ZodMiniType) ?? {};
    if (kept.length === value.length || kept.length >= min) return kept;
    return usualEntries.length > 0 ? usualEntries : gone;
  }

  function clean(schema: Schema, value: unknown, before: unknown): unknown {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'optional' || def.type === 'nullable') return clean(def.innerType, value, before);
    const { kind, describesWork } = fields.get(schema as z.ZodMiniType) ?? {};
    if (kind === 'markdown' && typeof value === 'string')
      return value.replaceAll(figure, (line, name: string) => (isGone(name) ? '' : line));
    if (isGone(value) && (kind === 'work' || kind === 'picture')) {
      if (describesWork) return gone;
      return typeof before === 'string' && !isGone(before) ? before : standIn;
    }
    if (def.type === 'object' && isFields(value)) return ofObject(def.shape, value, before);
    if (def.type === 'array' && Array.isArray(value)) return ofList(schema, def.element, value, before);
    return value;
  }

  return clean(schema, data, usual);
}
