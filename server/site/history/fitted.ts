import type * as z from 'zod/mini';
import { entryTitle } from '#contract/site/entry-title.ts';

type Schema = z.core.$ZodType;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The fields in the order in which they stood: words that fit come back byte for byte. */
function fittedFields(
  fields: readonly (readonly [name: string, schema: Schema])[],
  earlier: Record<string, unknown>,
  present: unknown,
): Record<string, unknown> {
  const now = isObject(present) ? present : {};
  const schemas = new Map(fields);
  const kept = Object.entries(earlier).flatMap(([name, value]) => {
    const schema = schemas.get(name);
    return schema === undefined ? [] : [[name, fittedTo(schema, value, now[name])]];
  });
  const added = fields.flatMap(([name, schema]) =>
    Object.hasOwn(earlier, name) || now[name] === undefined || defOf(schema).type === 'optional'
      ? []
      : [[name, now[name]]],
  );
  if (added.length === 0) return Object.fromEntries(kept);
  // In the order of today, in which what is the same is no change.
  const all = new Map([...kept, ...added] as [string, unknown][]);
  const order = new Set([...Object.keys(now), ...all.keys()]);
  return Object.fromEntries([...order].flatMap((name) => (all.has(name) ? [[name, all.get(name)]] : [])));
}

/** The entry of a list as it is now: the one with the same id, or with the same title. */
function presentEntry(schema: Schema, entry: unknown, present: unknown): unknown {
  if (!Array.isArray(present) || !isObject(entry)) return undefined;
  const { id } = entry;
  const title = entryTitle(schema, entry);
  return present.find((each: unknown) =>
    id === undefined
      ? title !== '' && entryTitle(schema, each) === title
      : isObject(each) && each['id'] === id,
  );
}

/**
 * Earlier words in the form that they have now. A field that has come since keeps its present words, and one that does not exist any
 * more is left out.
 * @param present what stands there now; undefined if nothing does
 */
export function fittedTo(schema: Schema, earlier: unknown, present: unknown): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return earlier === null || earlier === undefined ? earlier : fittedTo(def.innerType, earlier, present);
    case 'object':
      return isObject(earlier) ? fittedFields(Object.entries(def.shape), earlier, present) : earlier;
    case 'record': {
      const names = [...(def.keyType._zod.values ?? [])].map(String);
      return isObject(earlier)
        ? fittedFields(
            names.map((name) => [name, def.valueType]),
            earlier,
            present,
          )
        : earlier;
    }
    case 'array':
      return Array.isArray(earlier)
        ? earlier.map((entry: unknown) =>
            fittedTo(def.element, entry, presentEntry(def.element, entry, present)),
          )
        : earlier;
    default:
      return earlier;
  }
}
