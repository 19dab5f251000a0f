import type * as z from 'zod/mini';
import { Button } from '#app/ui/form/button.tsx';
import { useEditor } from './editor-context.ts';
import { FieldGroup, type FieldAt, type FieldPart } from './field-group.tsx';
import type { FieldPath } from './field-path.ts';
import { ListField } from './list-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { emptyValue, fieldsOf, formField } from './schema-parts.ts';
import { ValueField } from './value-field.tsx';
import styles from './document-form.module.css';

/** Passed on instead of imported: a list is a field, and has fields. */
const renderPart = (part: FieldPart) => <DocumentField {...part} />;

const composed = new Set(['group', 'list', 'rich text', 'heading', 'link', 'link or menu']);

/** One field of a document, with an input for its kind. */
function DocumentField({ path, schema, value, name }: FieldPart) {
  const field = formField(schema, name);
  const at = { path, field, value };
  if (!composed.has(field.kind)) return <ValueField {...at} />;
  if (field.empty !== undefined) return <OptionalField {...at} />;
  return <ComposedField {...at} />;
}

/** A field with parts that may be left out. */
function OptionalField(at: FieldAt) {
  const { path, field, value } = at;
  const { change } = useEditor();
  const isThere = value !== undefined && value !== null;
  if (!isThere) {
    const { schema } = field;
    return (
      <div>
        <Button onClick={() => change(path, emptyValue(schema))}>Add: {field.label}</Button>
      </div>
    );
  }
  return (
    <div className={styles.optional}>
      <ComposedField {...at} />
      <Button onClick={() => change(path, field.empty === null ? null : undefined)}>
        Leave out: {field.label}
      </Button>
    </div>
  );
}

function ComposedField(at: FieldAt) {
  const { field, path, value } = at;
  switch (field.kind) {
    case 'list':
      return <ListField {...at} renderPart={renderPart} />;
    case 'rich text':
      return <RichTextField {...at} renderPart={renderPart} />;
    case 'link or menu':
      return typeof value === 'object' && value !== null && 'links' in value ? (
        <FieldGroup at={at}>
          <Fields schema={menuOf(field.schema)} path={path} value={value} />
        </FieldGroup>
      ) : (
        <FieldGroup at={at}>
          <Fields schema={linkIn(field.schema)} path={path} value={value} />
        </FieldGroup>
      );
    default:
      return (
        <FieldGroup at={at}>
          <Fields schema={field.schema} path={path} value={value} />
        </FieldGroup>
      );
  }
}

const optionsOf = (schema: z.core.$ZodType) => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'union' ? def.options : [];
};
const hasField = (name: string) => (schema: z.core.$ZodType) =>
  fieldsOf(schema).some(([each]) => each === name);
const menuOf = (schema: z.core.$ZodType) => optionsOf(schema).find(hasField('links')) ?? schema;
const linkIn = (schema: z.core.$ZodType) => optionsOf(schema).find(hasField('href')) ?? schema;

/** The fields of a group, one below the other. */
export function Fields({
  schema,
  path,
  value,
}: {
  schema: z.core.$ZodType;
  path: FieldPath;
  value: unknown;
}) {
  const parts = (value ?? {}) as Record<string, unknown>;
  return fieldsOf(schema).map(([name, field]) => (
    <DocumentField key={name} path={[...path, name]} schema={field} value={parts[name]} name={name} />
  ));
}
