import { useRef, useState, type ReactNode } from 'react';
import { fieldsOf, formField } from '#contract/site/schema-parts.ts';
import type { Heading } from '#contract/site/fields.ts';
import { useFormContext } from '#app/ui/form/form-context.ts';
import { EditorContext, useEditor, type Editor } from './editor-context.ts';
import { Facts } from './facts.tsx';
import { FieldGroup, type FieldAt, type FieldPart } from './field-group.tsx';
import { pathText } from '#contract/site/field-path.ts';
import { isMarked, keyWordAfter, wordsOf } from './heading-words.ts';
import styles from './heading-field.module.css';

/** A heading: its text, and its words as buttons, of which one gets the brush stroke. Several words are typed. */
export function HeadingField({
  renderPart,
  ...at
}: FieldAt & { renderPart: (part: FieldPart) => ReactNode }) {
  const { path, field, value } = at;
  const editor = useEditor();
  const { errors } = useFormContext();
  const { text = '', keyWord = '' } = (value ?? {}) as Partial<Heading>;
  const isAutomatic = useRef(false);
  const [isOpen, setOpen] = useState(keyWord.includes(' '));
  const parts = Object.fromEntries(fieldsOf(field.schema));
  const part = (name: keyof Heading) => {
    const schema = parts[name];
    return schema && renderPart({ path: [...path, name], schema, value: { text, keyWord }[name], name });
  };
  const keyPath = [...path, 'keyWord'];
  // An empty heading is named at its text.
  const isWrong = text !== '' && errors[pathText(keyPath)] !== undefined;

  const change: Editor['change'] = (changed, next) => {
    editor.change(changed, next);
    if (pathText(changed) !== pathText([...path, 'text'])) {
      isAutomatic.current = false;
      return;
    }
    const after = keyWordAfter({ text, keyWord }, String(next ?? ''), isAutomatic.current);
    isAutomatic.current = after.isAutomatic;
    if (after.keyWord !== keyWord) editor.change(keyPath, after.keyWord);
  };

  return (
    <FieldGroup at={at}>
      <EditorContext value={{ ...editor, change }}>
        {part('text')}
        {parts.keyWord && (
          <WordButtons
            heading={{ text, keyWord }}
            label={formField(parts.keyWord, '').label}
            onChoose={(word) => change(keyPath, word)}
          />
        )}
        <details
          className={styles.several}
          open={isOpen || isWrong}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary>Several words</summary>
          {part('keyWord')}
        </details>
      </EditorContext>
    </FieldGroup>
  );
}

function WordButtons({
  heading,
  label,
  onChoose,
}: {
  heading: Heading;
  label: string;
  onChoose: (word: string) => void;
}) {
  const words = wordsOf(heading.text);
  if (words.length === 0) return null;
  return (
    <fieldset className={styles.mark}>
      <legend>{label}</legend>
      <p className={styles.words}>
        {words.map((each) => (
          <button
            key={each.from}
            type="button"
            className={styles.word}
            aria-pressed={isMarked(each, heading)}
            onClick={() => onChoose(each.word)}
          >
            <Facts text={each.word} />
          </button>
        ))}
      </p>
    </fieldset>
  );
}
