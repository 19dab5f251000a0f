import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useEditor } from './editor-context.ts';
import {
  applyEdit,
  insertLink,
  insertPicture,
  toggleBold,
  toggleHeading,
  toggleList,
  type MarkdownEdit,
  type Selected,
} from './markdown-edit.ts';
import { Thumbnail } from './thumbnail.tsx';
import styles from './markdown-toolbar.module.css';

const actions = [
  ['Heading', toggleHeading],
  ['Bold', toggleBold],
  ['Link', insertLink],
  ['List', toggleList],
] as const;

/** The keys that lead from one button to another. */
const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: (index) => (index + actions.length) % (actions.length + 1),
  ArrowRight: (index) => (index + 1) % (actions.length + 1),
  Home: () => 0,
  End: () => actions.length,
};

const stay = (event: { preventDefault: () => void }) => event.preventDefault();

/** Buttons above a text in Markdown, which act on what is selected in it. */
export function MarkdownToolbar({ textarea }: { textarea: RefObject<HTMLTextAreaElement | null> }) {
  const toolbar = useRef<HTMLSpanElement>(null);
  const [current, setCurrent] = useState(0);
  const [isChoosing, setChoosing] = useState(false);

  function act(edit: (selected: Selected) => MarkdownEdit) {
    const { current: element } = textarea;
    if (element === null) return;
    const { value, selectionStart, selectionEnd } = element;
    applyEdit(element, edit({ text: value, start: selectionStart, end: selectionEnd }));
  }
  function step(event: KeyboardEvent) {
    const next = steps[event.key]?.(current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    toolbar.current?.querySelectorAll('button')[next]?.focus();
  }
  const button = (index: number) => ({
    type: 'button' as const,
    className: styles.button,
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
    // The text keeps the focus, so that the keyboard of a phone stays open.
    onMouseDown: stay,
  });

  return (
    <span className={styles.bar}>
      <span
        ref={toolbar}
        role="toolbar"
        aria-label="Format"
        tabIndex={-1}
        className={styles.buttons}
        onKeyDown={step}
      >
        {actions.map(([words, edit], index) => (
          <button key={words} {...button(index)} onClick={() => act(edit)}>
            {words}
          </button>
        ))}
        <button
          {...button(actions.length)}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          Picture
        </button>
      </span>
      {isChoosing && (
        <PictureChoice
          onChoose={(work, caption) => {
            setChoosing(false);
            act((selected) => insertPicture(selected, work, caption));
          }}
        />
      )}
    </span>
  );
}

/** The work whose picture comes into the text. */
function PictureChoice({ onChoose }: { onChoose: (work: string, caption: string) => void }) {
  const { options } = useEditor();
  const id = useId();
  const [work, setWork] = useState('');
  const chosen = options.work.find(({ value }) => value === work);
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>Artwork for the text</label>
      <Thumbnail address={chosen?.thumbnail} />
      <select id={id} value={work} onChange={({ target }) => setWork(target.value)}>
        <option value="">None</option>
        {options.work.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.button}
        disabled={chosen === undefined}
        onClick={() => chosen && onChoose(chosen.value, chosen.words)}
      >
        Put it in
      </button>
    </span>
  );
}
