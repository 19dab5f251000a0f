import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { nameInLinks } from '#contract/site/name-in-links.ts';
import { entryTitle } from '#contract/site/entry-title.ts';
import {
  composedKinds,
  fieldsOf,
  formField,
  hasNamedEntries,
  linkOrMenuOf,
} from '#contract/site/schema-parts.ts';
import type { Fills } from '#contract/site/fields.ts';
import { Button } from '#app/ui/form/button.tsx';
import { useEditor } from './editor-context.ts';
import { emptyValue, isEmpty } from './empty-value.ts';
import { Facts } from './facts.tsx';
import { FieldGroup, type FieldAt, type FieldPart } from './field-group.tsx';
import { fieldPath, valueAt, type FieldPath } from '#contract/site/field-path.ts';
import { FoldedEntry } from './folded-entry.tsx';
import { HeadingField } from './heading-field.tsx';
import { ListField } from './list-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { ValueField } from './value-field.tsx';
import styles from './document-form.module.css';

/** Short enough for every name in links. */
const maxName = 40;

/** Words that most people read in a minute. */
const readingSpeed = 200;

/** What a field is filled in with from the words of another. */
const filled: Readonly<Record<Fills[string], (words: string) => string | number>> = {
  words: (words) => words.trim(),
  name: (words) => nameInLinks(words, maxName),
  minutes: (words) => Math.ceil(words.split(/\s+/).length / readingSpeed),
};

/** Passed on instead of imported: a list is a field, and has fields. */
const renderPart = (part: FieldPart) => <DocumentField {...part} />;

/** One field of a document, with an input for its kind. */
export function DocumentField({ path, schema, value, name }: FieldPart) {
  const field = formField(schema, name);
  const at = { path, field, value };
  if (!composedKinds.has(field.kind)) return <ValueField {...at} />;
  if (field.empty !== undefined) return <OptionalField {...at} />;
  return <ComposedField {...at} />;
}

/** A field with parts that may be left out. */
function OptionalField(at: FieldAt) {
  const { path, field, value } = at;
  const { change } = useEditor();
  const box = useRef<HTMLDivElement>(null);

  /** The pressed button no longer exists afterwards, so the focus moves to what takes its place. */
  function set(next: unknown) {
    flushSync(() => change(path, next));
    box.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }

  return (
    <div ref={box} className={styles.optional}>
      {value === undefined || value === null ? (
        <Button onClick={() => set(emptyValue(field.schema))}>Add: {field.label}</Button>
      ) : (
        <>
          <ComposedField {...at} />
          <Button onClick={() => set(field.empty === null ? null : undefined)}>
            Leave out: {field.label}
          </Button>
        </>
      )}
    </div>
  );
}

function ComposedField(at: FieldAt) {
  const { field, path, value } = at;
  if (field.kind === 'list') return <ListField {...at} renderPart={renderPart} />;
  if (field.kind === 'rich text') return <RichTextField {...at} renderPart={renderPart} />;
  if (field.kind === 'heading') return <HeadingField {...at} renderPart={renderPart} />;
  const schema = field.kind === 'link or menu' ? linkOrMenuOf(field.schema, value) : field.schema;
  return (
    <FieldGroup at={at}>
      <Fields schema={schema} path={path} value={value} />
    </FieldGroup>
  );
}

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
  const { change } = useEditor();
  const parts = (value ?? {}) as Record<string, unknown>;

  /** Fills in what is still empty, when the field that it is made of is left. */
  function fill(words: unknown, fills: Fills) {
    for (const [place, kind] of Object.entries(fills)) {
      const target = fieldPath(place);
      if (isEmpty(valueAt(value, target)) && typeof words === 'string' && words.trim() !== '')
        change([...path, ...target], filled[kind](words));
    }
  }

  return fieldsOf(schema).map(([name, field]) => {
    const { fills } = formField(field, name);
    const part = (
      <DocumentField key={name} path={[...path, name]} schema={field} value={parts[name]} name={name} />
    );
    if (hasNamedEntries(schema))
      return (
        <FoldedEntry
          key={name}
          path={[...path, name]}
          title={
            <>
              <Facts text={entryTitle(field, parts[name])} /> <span className={styles.help}>{name}</span>
            </>
          }
        >
          {part}
        </FoldedEntry>
      );
    if (fills === undefined) return part;
    return (
      <div key={name} onBlur={() => fill(parts[name], fills)}>
        {part}
      </div>
    );
  });
}
