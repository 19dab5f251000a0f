import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { entryTitle } from '#contract/site/entry-title.ts';
import {
  composedKinds,
  fieldsOf,
  formField,
  hasNamedEntries,
  linkOrMenuOf,
} from '#contract/site/schema-parts.ts';
import { fields } from '#contract/site/fields.ts';
import { Button } from '#app/ui/form/button.tsx';
import { EditorContext, useEditor, type Editor } from './editor-context.ts';
import { emptyValue, isEmpty } from './empty-value.ts';
import { Facts } from './facts.tsx';
import { FieldGroup, type FieldAt, type FieldPart } from './field-group.tsx';
import { fieldPath, pathText, valueAt, type FieldPath } from '#contract/site/field-path.ts';
import { filledWords, freeName } from './filled-words.ts';
import { FoldedEntry } from './folded-entry.tsx';
import { HeadingField } from './heading-field.tsx';
import { ListField } from './list-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { ValueField } from './value-field.tsx';
import styles from './document-form.module.css';

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
  const editor = useEditor();
  const { change } = editor;
  const parts = (value ?? {}) as Record<string, unknown>;
  const all = fieldsOf(schema);
  const { main = all.map(([name]) => name) } = fields.get(schema as z.ZodMiniType) ?? {};
  const labelled = all.map(([name, field]) => Object.assign({ name, field }, formField(field, name)));

  /** Fills in what follows from words that have changed, as long as nobody has written something else there. */
  function follow(source: string, before: unknown, now: unknown) {
    const { fills = {} } = labelled.find(({ name }) => name === source) ?? {};
    for (const [place, kind] of Object.entries(fills)) {
      if (kind === 'name') continue;
      const target = fieldPath(place);
      const present = valueAt(value, target);
      const followed = filledWords[kind](String(before ?? ''));
      if (!isEmpty(present) && present !== followed) continue;
      const next = filledWords[kind](String(now ?? ''));
      if (next === present) continue;
      change([...path, ...target], next);
      follow(place, present, next);
    }
  }

  /** Names the entry when its words are left: links would have what was typed by then. */
  function fillName({ label, fills = {}, name }: (typeof labelled)[number]) {
    const words = parts[name];
    if (typeof words !== 'string' || words.trim() === '') return;
    for (const [place, kind] of Object.entries(fills)) {
      if (kind !== 'name' || !isEmpty(parts[place])) continue;
      const siblings = valueAt(editor.data, path.slice(0, -1));
      const taken = new Set(Array.isArray(siblings) ? siblings.map((each) => valueAt(each, [place])) : []);
      change([...path, place], freeName(words, label, taken));
    }
  }

  const followingChange: Editor['change'] = (changed, next) => {
    change(changed, next);
    const place = changed.slice(path.length);
    // Of a heading its text is followed.
    if (place.length === 1 || (place.length === 2 && place[1] === 'text'))
      follow(String(place[0]), valueAt(value, place), next);
  };

  function part(each: (typeof labelled)[number]) {
    const { name, field, fills } = each;
    const fieldPart = (
      <DocumentField key={name} path={[...path, name]} schema={field} value={parts[name]} name={name} />
    );
    if (fills === undefined) return fieldPart;
    return (
      <div key={name} onBlur={() => fillName(each)}>
        <EditorContext value={{ ...editor, change: followingChange }}>{fieldPart}</EditorContext>
      </div>
    );
  }

  if (hasNamedEntries(schema))
    return labelled.map((each) => (
      <FoldedEntry
        key={each.name}
        places={[pathText([...path, each.name])]}
        title={
          <>
            <Facts text={entryTitle(each.field, parts[each.name])} />{' '}
            <span className={styles.help}>{each.name}</span>
          </>
        }
      >
        {part(each)}
      </FoldedEntry>
    ));
  const more = labelled.filter(({ name }) => !main.includes(name));
  return (
    <>
      {main.map((name) => {
        const each = labelled.find((other) => other.name === name);
        return each && part(each);
      })}
      {more.length > 0 && (
        <FoldedEntry
          places={more.map(({ name }) => pathText([...path, name]))}
          title={
            <>
              More <span className={styles.filled}>{more.map(({ label }) => label).join(', ')}</span>
            </>
          }
        >
          <div className={styles.more}>{more.map(part)}</div>
        </FoldedEntry>
      )}
    </>
  );
}
