import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { entryOf } from '#contract/content/schema-parts.ts';
import { Button } from '#app/ui/form/button.tsx';
import { useEditor } from './editor-context.ts';
import { FieldGroup, type FieldAt, type FieldPart } from './field-group.tsx';
import { emptyValue } from './empty-value.ts';
import styles from './document-form.module.css';

const firstInput = 'input, textarea, select';
const remove = ':scope > p [data-move=remove]';

/** A list: entries can be added, removed and moved with buttons. */
export function ListField({ renderPart, ...at }: FieldAt & { renderPart: (part: FieldPart) => ReactNode }) {
  const { path, field, value } = at;
  const { change } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const entry = entryOf(field.schema);
  const { min = 0, max = Number.POSITIVE_INFINITY } = field;

  /** Changes the list, and moves the focus to a part of an entry, or of the last one. */
  function set(next: readonly unknown[], index: number, part: string) {
    flushSync(() => change(path, next));
    const target = list.current?.children[Math.min(index, next.length - 1)];
    target?.querySelector<HTMLElement>(part)?.focus();
  }
  /** The focus stays on the button, so that it can be pressed again. At the end of the list it goes to the other one. */
  function move(from: number, to: number) {
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    const isUp = to < from;
    const canGoOn = isUp ? to > 0 : to < entries.length - 1;
    set(next, to, `:scope > p [data-move=${isUp === canGoOn ? 'up' : 'down'}]`);
  }

  return (
    <FieldGroup at={at}>
      <ol ref={list} className={styles.entries}>
        {entries.map((each, index) => (
          <li key={index} className={styles.entry}>
            {renderPart({
              path: [...path, index],
              schema: entry,
              value: each,
              name: `${field.label}, ${index + 1}`,
            })}
            <p className={styles.moves}>
              <Button data-move="up" disabled={index === 0} onClick={() => move(index, index - 1)}>
                Up
                <Entry number={index} />
              </Button>
              <Button
                data-move="down"
                disabled={index === entries.length - 1}
                onClick={() => move(index, index + 1)}
              >
                Down
                <Entry number={index} />
              </Button>
              <Button
                data-move="remove"
                disabled={entries.length <= min}
                onClick={() => set(entries.toSpliced(index, 1), index, remove)}
              >
                Remove
                <Entry number={index} />
              </Button>
            </p>
          </li>
        ))}
      </ol>
      {entries.length < max ? (
        <Button onClick={() => set([...entries, emptyValue(entry)], entries.length, firstInput)}>
          Add to: {field.label}
        </Button>
      ) : (
        <p className={styles.help}>This list has all of its {max} places.</p>
      )}
    </FieldGroup>
  );
}

/** The number of an entry for screen readers, which hear the buttons of all entries. */
const Entry = ({ number }: { number: number }) => (
  <span className="visually-hidden"> (entry {number + 1})</span>
);
