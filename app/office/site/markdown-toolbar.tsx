import { flushSync } from 'react-dom';
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
import { usePicker } from './use-picker.ts';
import styles from './markdown-toolbar.module.css';

const actions = [
  ['Heading', toggleHeading],
  ['Bold', toggleBold],
  ['Link', insertLink],
  ['List', toggleList],
] as const;

/** The places of the buttons after these. */
const picture = actions.length;
const preview = picture + 1;

/** The keys that lead from one button to another. */
const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: (index) => (index + preview) % (preview + 1),
  ArrowRight: (index) => (index + 1) % (preview + 1),
  Home: () => 0,
  End: () => preview,
};

const stay = (event: { preventDefault: () => void }) => event.preventDefault();

interface MarkdownToolbarProps {
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** Whether the text is shown as its article shows it. */
  isPreviewed: boolean;
  /** Shows it so, or no longer. */
  onPreview: () => void;
}

/** Buttons above a text in Markdown, which act on what is selected in it, or show it. */
export function MarkdownToolbar({ textarea, isPreviewed, onPreview }: MarkdownToolbarProps) {
  const toolbar = useRef<HTMLSpanElement>(null);
  const [current, setCurrent] = useState(0);
  const { options } = useEditor();
  const picker = usePicker(useId());
  const focusAfter = useRef<HTMLElement | null>(null);

  function act(edit: (selected: Selected) => MarkdownEdit) {
    const { current: element } = textarea;
    if (element === null) return;
    // A text that is out of sight can be neither selected nor changed.
    if (isPreviewed) flushSync(onPreview);
    const { value, selectionStart, selectionEnd } = element;
    applyEdit(element, edit({ text: value, start: selectionStart, end: selectionEnd }));
  }

  /** Puts a picture into the text as soon as the dialog is closed and the text has the focus. */
  function choose(name: string) {
    const { current: element } = textarea;
    if (element === null) return;
    if (isPreviewed) flushSync(onPreview);
    const caption = options.work.find(({ value }) => value === name)?.words ?? 'Words below the picture';
    element.addEventListener('focus', () => act((selected) => insertPicture(selected, name, caption)), {
      once: true,
    });
    focusAfter.current = element;
    picker.close();
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
          {...button(picture)}
          aria-busy={picker.isLoading || undefined}
          onClick={({ currentTarget }) => {
            focusAfter.current = currentTarget;
            void picker.open();
          }}
        >
          Picture
        </button>
        <button
          {...button(preview)}
          aria-pressed={isPreviewed}
          onClick={({ currentTarget }) => {
            // The text goes out of sight, and would take the focus with it.
            currentTarget.focus();
            onPreview();
          }}
        >
          Preview text
        </button>
      </span>
      {picker.Picker !== null && (
        <picker.Picker
          isOpen={picker.isOpen}
          chosen=""
          works={options.work}
          canBeEmpty={false}
          finalFocus={focusAfter}
          onClose={picker.close}
          onChoose={choose}
        />
      )}
    </span>
  );
}
