import { Fragment, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { entryTitle } from '#contract/site/entry-title.ts';
import { entryOf, formField } from '#contract/site/schema-parts.ts';
import { Button } from '#app/ui/form/button.tsx';
import { useEditor } from './editor-context.ts';
import { FieldGroup, type FieldAt, type FieldPart } from './field-group.tsx';
import { FoldedEntry } from './folded-entry.tsx';
import { emptyValue } from './empty-value.ts';
import styles from './document-form.module.css';

const firstInput = 'input, textarea, select';
const moveButton = (move: string) => `:is(:scope, :scope > details) > p [data-move=${move}]`;

interface Removed {
  index: number;
  entry: unknown;
  name: string;
}

/**
 * A list: entries can be added, removed and moved with buttons. Entries with fields are folded, because a phone shows one
 * such entry at a time.
 */
export function ListField({ renderPart, ...at }: FieldAt & { renderPart: (part: FieldPart) => ReactNode }) {
  const { path, field, value } = at;
  const { change } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const entry = entryOf(field.schema);
  const isFolded = formField(entry, '').kind === 'group';
  /** Whether each entry is open, in the order of the entries. */
  const [open, setOpen] = useState<readonly boolean[]>([]);
  /** The entry that was removed last, and where it stood. */
  const [removed, setRemoved] = useState<Removed | null>(null);
  const opened = entries.map((_, index) => open[index] ?? false);
  const { min = 0, max = Number.POSITIVE_INFINITY } = field;

  const nameOfEntry = (each: unknown, index: number) =>
    entryTitle(entry, each) || `${field.label}, ${index + 1}`;

  /** Changes the list, and moves the focus to a part of an entry, or of the last one. */
  function set(next: readonly unknown[], nextOpen: readonly boolean[], index: number, part: string) {
    flushSync(() => {
      setRemoved(null);
      setOpen(nextOpen);
      change(path, next);
    });
    const target = list.current?.querySelectorAll(':scope > [data-entry]')[Math.min(index, next.length - 1)];
    (target?.querySelector<HTMLElement>(part) ?? addButton.current)?.focus();
  }
  const moved = <T,>(all: readonly T[], from: number, to: number) =>
    all.toSpliced(from, 1).toSpliced(to, 0, all[from] as T);
  /** The focus stays on the button, so that it can be pressed again. At the end of the list it goes to the other one. */
  function move(from: number, to: number) {
    const isUp = to < from;
    const canGoOn = isUp ? to > 0 : to < entries.length - 1;
    const button = moveButton(isUp === canGoOn ? 'up' : 'down');
    set(moved(entries, from, to), moved(opened, from, to), to, button);
  }
  function remove(index: number) {
    const entryRemoved = entries[index];
    flushSync(() => {
      setRemoved({ index, entry: entryRemoved, name: nameOfEntry(entryRemoved, index) });
      setOpen(opened.toSpliced(index, 1));
      change(path, entries.toSpliced(index, 1));
    });
    undoButton.current?.focus();
  }
  function putBack({ index, entry: back }: Removed) {
    const at = Math.min(index, entries.length);
    set(entries.toSpliced(at, 0, back), opened.toSpliced(at, 0, true), at, firstInput);
  }
  const add = () => set([...entries, emptyValue(entry)], [...opened, true], entries.length, firstInput);

  /** What stands in the place of the removed entry. */
  const note = (gone: Removed) => (
    <li className={styles.removed}>
      <output>Removed: {gone.name}</output>
      <Button ref={undoButton} onClick={() => putBack(gone)}>
        Undo<span className="visually-hidden"> the removal of {gone.name}</span>
      </Button>
    </li>
  );

  /** An entry with what can be done with it. */
  function content(each: unknown, index: number) {
    return (
      <>
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
          <Button data-move="remove" disabled={entries.length <= min} onClick={() => remove(index)}>
            Remove
            <Entry number={index} />
          </Button>
        </p>
      </>
    );
  }

  return (
    <FieldGroup at={at}>
      <ol ref={list} className={isFolded ? styles.folded : styles.entries}>
        {entries.map((each, index) => (
          <Fragment key={index}>
            {removed?.index === index && note(removed)}
            {isFolded ? (
              <li data-entry>
                <FoldedEntry
                  path={[...path, index]}
                  title={nameOfEntry(each, index)}
                  isOpen={opened[index] ?? false}
                  onToggle={(isOpen) =>
                    setOpen((before) =>
                      opened.map((_, other) => (other === index ? isOpen : (before[other] ?? false))),
                    )
                  }
                >
                  {content(each, index)}
                </FoldedEntry>
              </li>
            ) : (
              <li data-entry className={styles.entry}>
                {content(each, index)}
              </li>
            )}
          </Fragment>
        ))}
        {removed !== null && removed.index >= entries.length && note(removed)}
      </ol>
      {entries.length < max ? (
        <Button ref={addButton} onClick={add}>
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
