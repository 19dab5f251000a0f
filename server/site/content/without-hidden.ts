import type * as z from 'zod/mini';
import { fields } from '#contract/site/fields.ts';
import { isHidden, type OwnPictures } from './own-pictures.ts';
import { withoutFigures } from './without-figures.ts';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** The mark of a value that goes with its picture. */
const gone = Symbol('gone');

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A document without the pictures that visitors may not see. An artwork leaves its list, and takes along the words that are about it
 * (`describesWork`); where one picture is needed, the one of the default stands there, or another one that there is.
 * @param usual the document by default, if there is one
 * @param works the artworks that there are
 * @returns undefined when nothing can stand in the place of a picture
 */
export function withoutHidden(
  schema: Schema,
  data: unknown,
  usual: unknown,
  pictures: OwnPictures,
  works: readonly string[],
): unknown {
  const isThere = (name: unknown): name is string => typeof name === 'string' && works.includes(name);
  const isGone = (name: unknown): name is string => typeof name === 'string' && isHidden(pictures, name);
  /** Nor does an artwork stand there whose label was deleted meanwhile. */
  const isGoneWork = (name: unknown) => typeof name === 'string' && !isThere(name);

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
    const isOfWork = fields.get(element as z.ZodMiniType)?.kind === 'work';
    const kept = value
      .map((entry, place) =>
        isOfWork && isGoneWork(entry) ? gone : clean(element, entry, usualEntries[place]),
      )
      .filter((entry) => entry !== gone);
    const { min = 0 } = fields.get(schema as z.ZodMiniType) ?? {};
    if (kept.length === value.length || kept.length >= min) return kept;
    // A list of artworks is filled up with others that there are; one of anything else is the usual one.
    if (!isOfWork) return usualEntries.length > 0 ? usualEntries : gone;
    const usualOnes = usualEntries.filter(isThere);
    if (kept.length === 0 && usualOnes.length >= min) return usualOnes;
    const others = [...usualOnes, ...works].filter((name) => !kept.includes(name));
    return [...kept, ...new Set(others)].slice(0, Math.max(min, kept.length));
  }

  function clean(schema: Schema, value: unknown, before: unknown): unknown {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'optional' || def.type === 'nullable') return clean(def.innerType, value, before);
    const { kind, describesWork } = fields.get(schema as z.ZodMiniType) ?? {};
    if (kind === 'markdown' && typeof value === 'string') return withoutFigures(value, isGone) || ' ';
    if ((kind === 'work' && isGoneWork(value)) || (kind === 'picture' && isGone(value))) {
      if (describesWork) return gone;
      const usualName = typeof before === 'string' && !isGone(before) ? before : undefined;
      if (kind === 'picture') return usualName ?? works[0] ?? gone;
      return isThere(usualName) ? usualName : (works[0] ?? gone);
    }
    if (def.type === 'object' && isFields(value)) return ofObject(def.shape, value, before);
    if (def.type === 'array' && Array.isArray(value)) return ofList(schema, def.element, value, before);
    return value;
  }

  const cleaned = clean(schema, data, usual);
  return cleaned === gone ? undefined : cleaned;
}
