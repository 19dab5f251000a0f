import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { entryTitle } from '#contract/site/entry-title.ts';
import { asStart, entryAtPlace, entryWord } from '#contract/site/entry-words.ts';
import { pathText } from '#contract/site/field-path.ts';
import { isSame } from '#contract/site/is-same.ts';
import { entryOf, formField } from '#contract/site/schema-parts.ts';
import { Button } from '#app/ui/form/button.tsx';
import { useEditor } from './editor-context.ts';
import { Facts } from './facts.tsx';
import { FieldGroup, type FieldAt, type FieldPart } from './field-group.tsx';
import { FoldedEntry } from './folded-entry.tsx';
import { emptyValue } from './empty-value.ts';
import { isOpenedEntry, openedEntry } from './opened-entry.ts';
import { rowsAfter, rowsOf, withOpenRow, type Row } from './list-rows.ts';
import { afterPutBack, afterRemoval, type Removed } from './removed-entries.ts';
import styles from './document-form.module.css';

const firstInput = 'input, textarea, select, button[name]';
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
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { length } = entries;
  const entry = entryOf(field.schema);
  const isFolded = formField(entry, '').kind === 'group';
  const [keptRows, setRows] = useState<readonly Row[]>([]);
  const [seen, setSeen] = useState({ value, generation });
  const rows =
    seen.generation === generation ? rowsOf(keptRows, length) : rowsAfter(keptRows, seen.value, entries);
  if (seen.value !== value || seen.generation !== generation) {
    setSeen({ value, generation });
    if (seen.generation !== generation) setRows(rows);
  }
  /** The entries that were removed, as long as the list is the one that they were removed from. */
  const [removals, setRemovals] = useState<{ of: number; removed: readonly Removed[] }>();
  const removed = removals?.of === generation ? removals.removed : [];
  /** The row of the entry that was added last. */
  const added = useRef<number>(undefined);
  const hasDropped = useRef(false);
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
    if (hash === placeAt(from) && isOpenedEntry(state))
      void navigate({ search, hash: placeAt(to) }, { replace: true, preventScrollReset: true, state });
  }
  const placeAt = (index: number) => `#field-${encodeURIComponent(pathText([...path, index]))}`;

  function push(index: number) {
    if (!hash.startsWith(placeAt(index)))
      void navigate({ search, hash: placeAt(index) }, { preventScrollReset: true, state: openedEntry });
  }
  function goBackFrom(index: number) {
    if (hash === placeAt(index) && isOpenedEntry(state)) void navigate(-1);
  }

  /** Opens an entry and folds the others, or folds it. An open entry is in the address, so that the way back folds it. */
  function toggle(index: number, isOpen: boolean) {
    if ((rows[index]?.isOpen ?? false) === isOpen) return;
    setRows((before) =>
      rowsOf(before, length).map((row, other) => ({
        key: row.key,
        isOpen: other === index ? isOpen : row.isOpen && !isOpen,
      })),
    );
    if (isOpen) push(index);
    else goBackFrom(index);
  }
  const close = (index: number) => {
    flushSync(() => toggle(index, false));
    list.current?.querySelectorAll<HTMLElement>(':scope > [data-entry] > details > summary')[index]?.focus();
  };

  const lastHash = useRef('');
  useEffect(() => {
    const before = lastHash.current;
    lastHash.current = hash;
    const anyPlace = placeAt(0).slice(0, -4);
    if (before === hash || ![before, hash].some((each) => each.startsWith(anyPlace))) return;
    // The entry in the address is open and no other: after a reload, and on the way back and forward, wherever it stands by now.
    setRows((all) =>
      rowsOf(all, length).map(({ key }, index) => ({ key, isOpen: hash.startsWith(placeAt(index)) })),
    );
    if (!hash.startsWith(anyPlace)) dropUntouched();
    // oxlint-disable-next-line react/exhaustive-deps -- when the address changes
  }, [hash]);

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
    if (isFolded) goBackFrom(index);
  }
  function putBack(gone: Removed) {
    const { index, entry: back } = gone;
    setRemovals({ of: generation, removed: afterPutBack(removed, gone) });
    set(entries.toSpliced(index, 0, back), withOpenRow(rows, index), index, firstInput);
    if (isFolded) push(index);
  }
  function add() {
    const nextRows = withOpenRow(rows, length);
    added.current = nextRows.at(-1)?.key;
    set([...entries, emptyValue(entry)], nextRows, length, firstInput);
    if (isFolded) push(length);
  }
  /** Takes back an entry that was added and left with nothing typed in it. */
  function dropUntouched() {
    const last = length - 1;
    if (added.current === undefined || rows[last]?.key !== added.current) return;
    if (!isSame(entries[last], emptyValue(entry))) return;
    added.current = undefined;
    hasDropped.current = true;
    setRows(rows.slice(0, last));
    change(path, entries.slice(0, last));
  }
  useEffect(() => {
    if (hasDropped.current) addButton.current?.focus();
    hasDropped.current = false;
  }, [length]);

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
        <div className={styles.part}>
          {renderPart({
            path: [...path, index],
            schema: entry,
            value: each,
            name: asStart(entryAtPlace(field.label, index)),
          })}
        </div>
        <p className={styles.moves}>
          <Button
            className={styles.quiet}
            data-move="up"
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          >
            Up
            <Entry number={index} />
          </Button>
          <Button
            className={styles.quiet}
            data-move="down"
            disabled={index === length - 1}
            onClick={() => move(index, index + 1)}
          >
            Down
            <Entry number={index} />
          </Button>
          <Button
            className={styles.quiet}
            data-move="remove"
            disabled={length <= min}
            onClick={() => remove(index)}
          >
            Remove
            <Entry number={index} />
          </Button>
          {isFolded && (
            <Button className={styles.done} onClick={() => close(index)}>
              Done
            </Button>
          )}
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
                  onToggle={(isOpen) => toggle(index, isOpen)}
                  onClose={() => close(index)}
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
          {addWords(field.label)}
        </Button>
      ) : (
        <p className={styles.help}>This list has all of its {max} places.</p>
      )}
    </FieldGroup>
  );
}

/** 'Add a question' to the list 'Questions'. */
function addWords(list: string): string {
  const word = entryWord(list);
  if (word === undefined) return `Add to: ${list}`;
  return `Add ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** The number of an entry for screen readers, which hear the buttons of all entries. */
const Entry = ({ number }: { number: number }) => (
  <span className="visually-hidden"> (entry {number + 1})</span>
);
