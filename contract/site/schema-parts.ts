import type * as z from 'zod/mini';
import type { DocumentName } from './site-documents.ts';
import { courseList } from './course-record.ts';
import { asStart, entryAtPlace } from './entry-words.ts';
import { documentSchemas, keyedSchemas } from './documents.ts';
import { fields, fills, labels, type Field, type FieldKind, type Fills } from './fields.ts';

type Schema = z.core.$ZodType;

const schemas: Readonly<Record<string, Schema>> = {
  ...documentSchemas,
  ...keyedSchemas,
  courses: courseList,
};

/** The schema of a document; undefined for a type that does not exist. */
export const schemaOf = ({ type }: Pick<DocumentName, 'type'>): Schema | undefined =>
  Object.hasOwn(schemas, type) ? schemas[type] : undefined;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The kinds of fields that have fields or entries. */
export const composedKinds: ReadonlySet<FieldKind> = new Set([
  'group',
  'list',
  'rich text',
  'heading',
  'link',
  'link or menu',
]);

/** A field as a form shows it. */
export interface FormField extends Field {
  label: string;
  help: string | undefined;
  /** What an empty input means: no value, or a field that is left out. Undefined for a field that must have a value. */
  empty: null | 'left out' | undefined;
  /** What the form fills in when the field is left. */
  fills: Fills | undefined;
  /** The schema without `nullable` and `optional`. */
  schema: Schema;
}

/**
 * What a form must know about a field.
 * @param name the label of a field that has none of its own, such as an entry of a list
 */
export function formField(schema: Schema, name: string): FormField {
  let inner = schema;
  let empty: FormField['empty'];
  let label = labels.get(schema);
  for (let def = defOf(inner); def.type === 'nullable' || def.type === 'optional'; def = defOf(inner)) {
    empty = def.type === 'nullable' ? null : 'left out';
    inner = def.innerType;
    label ??= labels.get(inner);
  }
  const field = fields.get(inner as z.ZodMiniType) ?? { kind: 'group' };
  return {
    ...field,
    label: label?.label ?? name,
    help: label?.help,
    empty,
    fills: fills.get(schema),
    schema: inner,
  };
}

/** The fields of a group by name. A record has a field for each of its keys. */
export function fieldsOf(schema: Schema): [name: string, schema: Schema][] {
  const def = defOf(schema);
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type !== 'record') return [];
  return [...(def.keyType._zod.values ?? [])].map((key) => [String(key), def.valueType]);
}

/** Whether the fields of a group are entries by name, such as the pages of the site: they have no labels of their own. */
export const hasNamedEntries = (schema: Schema): boolean => defOf(schema).type === 'record';

/** The schema of the entries of a list. */
export function entryOf(schema: Schema): Schema {
  const def = defOf(schema);
  if (def.type !== 'array') throw new Error('this field is no list');
  return def.element;
}

/** The half of a link or menu that a value has: a menu has links, a link leads somewhere. */
export function linkOrMenuOf(schema: Schema, value: unknown): Schema {
  const def = defOf(schema);
  const own = typeof value === 'object' && value !== null && 'links' in value ? 'links' : 'href';
  const options = def.type === 'union' ? def.options : [];
  return options.find((option) => fieldsOf(option).some(([name]) => name === own)) ?? schema;
}

/** The values of a choice. */
export function choicesOf(schema: Schema): string[] {
  const def = defOf(schema);
  return def.type === 'enum' ? Object.values(def.entries).map(String) : [];
}

/**
 * The field at a place of a document: its schema and its label, which of an entry of a list is its place in it.
 * @param value the document, which tells a link from a menu
 * @returns undefined for a place that the form does not have
 */
export function fieldAt(
  schema: Schema,
  value: unknown,
  [part, ...rest]: readonly (string | number)[],
  name = '',
): { schema: Schema; name: string } | undefined {
  if (part === undefined) return { schema, name };
  const field = formField(schema, name);
  const inner = field.kind === 'link or menu' ? linkOrMenuOf(field.schema, value) : field.schema;
  const next =
    typeof value === 'object' && value !== null ? (Reflect.get(value, part) as unknown) : undefined;
  if (typeof part === 'number') {
    if (field.kind !== 'list') return undefined;
    return fieldAt(entryOf(inner), next, rest, asStart(entryAtPlace(field.label, part)));
  }
  const found = fieldsOf(inner).find(([each]) => each === part);
  return found && fieldAt(found[1], next, rest, part);
}
