import { Fragment, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { entryTitle } from '#contract/site/entry-title.ts';
import { asStart, entryAtPlace } from '#contract/site/entry-words.ts';
import { pathText } from '#contract/site/field-path.ts';
import { entryOf, formField } from '#contract/site/schema-parts.ts';
import { Button } from '#app/ui/form/button.tsx';
import { useEditor } from './editor-context.ts';
import { Facts } from './facts.tsx';
import { FieldGroup, type FieldAt, type FieldPart } from './field-group.tsx';
import { FoldedEntry } from './folded-entry.tsx';
import { emptyValue } from './empty-value.ts';
import { rowsOf, withOpenRow, type Row } from './list-rows.ts';
import { afterPutBack, afterRemoval, type Removed } from './removed-entries.ts';
import styles from './document-form.module.css';

const firstInput = 'input, textarea, select';
const moveButton = (move: string) => `:is(:scope, :scope > details) > p [data-move=${move}]`;

/**
 * A list: entries can be added, removed and moved with buttons. Entries with fields are folded, because a phone shows one
 * such entry at a time.
 */
export function ListField({ renderPart, ...at }: FieldAt & { renderPart: (part: FieldPart) => ReactNode }) {
  const { path, field, value } = at;
  const { change, generation } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { length } = entries;
  const entry = entryOf(field.schema);
  const isFolded = formField(entry, '').kind === 'group';
  const [keptRows, setRows] = useState<readonly Row[]>([]);
  const rows = rowsOf(keptRows, length);
  /** The entries that were removed, as long as the list is the one that they were removed from. */
  const [removals, setRemovals] = useState<{ of: number; removed: readonly Removed[] }>();
  const removed = removals?.of === generation ? removals.removed : [];
  const { min = 0, max = Number.POSITIVE_INFINITY } = field;

  const nameOfEntry = (each: unknown, index: number) =>
    entryTitle(entry, each) || asStart(entryAtPlace(field.label, index));

  /** Changes the list, and moves the focus to a part of an entry, or of the last one. */
  function set(next: readonly unknown[], nextRows: readonly Row[], index: number, part: string) {
    flushSync(() => {
      setRows(nextRows);
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
    const canGoOn = isUp ? to > 0 : to < length - 1;
    const button = moveButton(isUp === canGoOn ? 'up' : 'down');
    set(moved(entries, from, to), moved(rows, from, to), to, button);
  }
  function remove(index: number) {
    const entryRemoved = entries[index];
    const gone = { index, entry: entryRemoved, name: nameOfEntry(entryRemoved, index) };
    const next = afterRemoval(removed, gone);
    flushSync(() => {
      setRemovals({ of: generation, removed: next });
      setRows(rows.toSpliced(index, 1));
      change(path, entries.toSpliced(index, 1));
    });
    const buttons = list.current?.querySelectorAll<HTMLElement>(':scope > [data-removed] button');
    buttons?.[next.indexOf(gone)]?.focus();
  }
  function putBack(gone: Removed) {
    const { index, entry: back } = gone;
    setRemovals({ of: generation, removed: afterPutBack(removed, gone) });
    set(entries.toSpliced(index, 0, back), withOpenRow(rows, index), index, firstInput);
  }
  const add = () => set([...entries, emptyValue(entry)], withOpenRow(rows, length), length, firstInput);

  /** What stands in the place of the entries that were removed before one, or at the end. */
  const notesAt = (isHere: (gone: Removed) => boolean) =>
    removed.map(
      (gone, number) =>
        isHere(gone) && (
          // oxlint-disable-next-line react/no-array-index-key -- they have no other name
          <li key={`removed-${number}`} data-removed className={styles.removed}>
            <output>
              Removed: <Facts text={gone.name} />
            </output>
            <Button disabled={length >= max} onClick={() => putBack(gone)}>
              Undo<span className="visually-hidden"> the removal of {gone.name}</span>
            </Button>
          </li>
        ),
    );

  /** An entry with what can be done with it. */
  function content(each: unknown, index: number) {
    return (
      <>
        {renderPart({
          path: [...path, index],
          schema: entry,
          value: each,
          name: asStart(entryAtPlace(field.label, index)),
        })}
        <p className={styles.moves}>
          <Button data-move="up" disabled={index === 0} onClick={() => move(index, index - 1)}>
            Up
            <Entry number={index} />
          </Button>
          <Button data-move="down" disabled={index === length - 1} onClick={() => move(index, index + 1)}>
            Down
            <Entry number={index} />
          </Button>
          <Button data-move="remove" disabled={length <= min} onClick={() => remove(index)}>
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
          <Fragment key={rows[index]?.key}>
            {notesAt((gone) => gone.index === index)}
            {isFolded ? (
              <li data-entry>
                <FoldedEntry
                  places={[pathText([...path, index])]}
                  title={<Facts text={nameOfEntry(each, index)} />}
                  isOpen={rows[index]?.isOpen ?? false}
                  onToggle={(isOpen) =>
                    setRows((before) =>
                      rowsOf(before, length).map((row, other) =>
                        other === index ? { key: row.key, isOpen } : row,
                      ),
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
        {notesAt((gone) => gone.index >= length)}
      </ol>
      {length < max ? (
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
