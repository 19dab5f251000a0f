import type * as z from 'zod/mini';
import { courseList } from '#contract/content/course-record.ts';
import { documentSchemas, keyedSchemas } from '#contract/content/documents.ts';
import { fields, labels, type Field } from '#contract/content/fields.ts';
import type { DocumentName } from '#contract/site-documents.ts';

type Schema = z.core.$ZodType;

const schemas: Readonly<Record<string, Schema>> = {
  ...documentSchemas,
  ...keyedSchemas,
  courses: courseList,
};

/** The schema of a document; undefined for a type that does not exist. */
export const schemaOf = ({ type }: DocumentName): Schema | undefined =>
  Object.hasOwn(schemas, type) ? schemas[type] : undefined;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** A field as a form shows it. */
export interface FormField extends Field {
  label: string;
  help: string | undefined;
  /** What an empty input means: no value, or a field that is left out. Undefined for a field that must have a value. */
  empty: null | 'left out' | undefined;
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
  return { ...field, label: label?.label ?? name, help: label?.help, empty, schema: inner };
}

/** The fields of a group by name. A record has a field for each of its keys. */
export function fieldsOf(schema: Schema): [name: string, schema: Schema][] {
  const def = defOf(schema);
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type !== 'record') return [];
  return [...(def.keyType._zod.values ?? [])].map((key) => [String(key), def.valueType]);
}

/** The schema of the entries of a list. */
export function entryOf(schema: Schema): Schema {
  const def = defOf(schema);
  if (def.type !== 'array') throw new Error('this field is no list');
  return def.element;
}

/** The values of a choice. */
export function choicesOf(schema: Schema): string[] {
  const def = defOf(schema);
  return def.type === 'enum' ? Object.values(def.entries).map(String) : [];
}

/** The value of a new field: empty, and as short as the form allows. */
export function emptyValue(schema: Schema): unknown {
  const { kind, empty, min = 0, schema: inner } = formField(schema, '');
  if (empty === null) return null;
  if (empty === 'left out') return undefined;
  switch (kind) {
    case 'number':
      return Math.max(min, 0);
    case 'switch':
      return false;
    case 'choice':
      return choicesOf(inner)[0];
    case 'rich text':
      return [''];
    case 'heading':
      return { text: '', keyWord: '' };
    case 'link':
    case 'link or menu':
      return { label: '', href: '' };
    case 'list':
      return Array.from({ length: min }, () => emptyValue(entryOf(inner)));
    case 'group':
      return Object.fromEntries(
        fieldsOf(inner)
          .map(([name, field]) => [name, emptyValue(field)] as const)
          .filter(([, value]) => value !== undefined),
      );
    default:
      return '';
  }
}
