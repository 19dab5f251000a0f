import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/form/button.tsx';
import { useFormContext } from '#app/ui/form/form-context.ts';
import { pathText } from '#contract/site/field-path.ts';
import { link, text } from '#contract/site/fields.ts';
import { useEditor } from './editor-context.ts';
import { FieldGroup, type FieldAt, type FieldPart } from './field-group.tsx';
import styles from './document-form.module.css';

/** A text in parts: words and links in turn. */
export function RichTextField({
  renderPart,
  ...at
}: FieldAt & { renderPart: (part: FieldPart) => ReactNode }) {
  const { path, field, value } = at;
  const { change } = useEditor();
  const { idOf } = useFormContext();
  const add = useRef<HTMLButtonElement>(null);
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];

  function remove(index: number) {
    flushSync(() => change(path, parts.toSpliced(index, 1)));
    add.current?.focus();
  }

  const adds = (
    <p className={styles.moves}>
      <Button className={styles.quiet} ref={add} onClick={() => change(path, [...parts, ''])}>
        Add words
      </Button>
      <Button className={styles.quiet} onClick={() => change(path, [...parts, { label: '', href: '' }])}>
        Add a link
      </Button>
    </p>
  );
  const [only] = parts;
  // Most texts are words alone, in one field.
  if (parts.length === 1 && typeof only === 'string' && field.help === undefined)
    return (
      <div className={styles.entry} id={idOf(pathText(path))}>
        {renderPart({ path: [...path, 0], schema: words(field.max ?? 800), value: only, name: field.label })}
        {adds}
      </div>
    );

  return (
    <FieldGroup at={at}>
      <ol className={styles.entries}>
        {parts.map((part, index) => (
          <li key={index} className={styles.entry}>
            {renderPart({
              path: [...path, index],
              schema: typeof part === 'string' ? words(field.max ?? 800) : linkPart,
              value: part,
              name: typeof part === 'string' ? 'Words' : 'Link',
            })}
            <p className={styles.moves}>
              <Button className={styles.quiet} disabled={parts.length === 1} onClick={() => remove(index)}>
                Remove<span className="visually-hidden"> (part {index + 1})</span>
              </Button>
            </p>
          </li>
        ))}
      </ol>
      {adds}
    </FieldGroup>
  );
}

const linkPart = link();
const bySize = new Map<number, ReturnType<typeof text>>();

/** The schema of the words, made once for each size. */
function words(max: number) {
  const known = bySize.get(max) ?? text(max);
  bySize.set(max, known);
  return known;
}
