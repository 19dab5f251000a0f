import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { FieldFrame, TextField } from '#app/ui/form/field.tsx';
import { useField } from '#app/ui/form/form-context.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import fieldStyles from '#app/ui/form/field.module.css';
import { choiceWords } from './choice-words.ts';
import { useEditor, type Option } from './editor-context.ts';
import type { FieldAt } from './field-group.tsx';
import { pathText } from '#contract/site/field-path.ts';
import { placeholder } from '#contract/site/placeholders.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { WorkField } from './work-field.tsx';
import { choicesOf, type FormField } from '#contract/site/schema-parts.ts';
import styles from './document-form.module.css';

/** What an input's text means: an empty one may mean no value. */
const meaning = (text: string, { empty }: FormField): unknown => {
  if (text !== '' || empty === undefined) return text;
  return empty === null ? null : undefined;
};

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** From this size on, the bound of a text is worth a word before it is reached. */
const longText = 40;

/** The line above an input: its help, what braces are, and how long a text is and may be when that is near. */
function hintOf({ help, max, kind }: FormField, value: unknown): string | undefined {
  const text = textOf(value);
  const { length } = text;
  const [named] = text.match(placeholder) ?? [];
  const braces = named === undefined ? '' : `Keep words in braces, such as ${named}: the site fills them in.`;
  const isText = kind === 'line' || kind === 'text' || kind === 'markdown';
  const room =
    isText && max !== undefined && max >= longText && length > max * 0.8
      ? `${length} of ${max} characters.`
      : '';
  return [help ?? '', braces, room].filter(Boolean).join(' ') || undefined;
}

const rows = { line: 2, text: 3, markdown: 14 };

const inOneLine = (text: string) => text.replaceAll('\n', ' ');

const inputTypes = { number: 'number', day: 'date', time: 'time' } as const;

/** A field with one value. */
export function ValueField({ path, field, value }: FieldAt) {
  const { change, options } = useEditor();
  const place = pathText(path);
  const hint = hintOf(field, value);
  const frame = { name: place, label: field.label, ...(hint === undefined ? {} : { hint }) };
  const textField = (
    <TextField
      {...frame}
      type={inputTypes[field.kind as keyof typeof inputTypes] ?? 'text'}
      {...(field.kind === 'address' ? { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } : {})}
      value={textOf(value)}
      onChange={({ target }) => change(path, meaning(target.value, field))}
    />
  );
  switch (field.kind) {
    case 'switch':
      return (
        <Checkbox
          name={place}
          label={field.label}
          checked={value === true}
          onChange={(event) => change(path, event.target.checked)}
        />
      );
    case 'choice':
      return (
        <Choice
          at={{ path, field, value }}
          options={choicesOf(field.schema).map((each) => ({ value: each, words: choiceWords(each) }))}
        />
      );
    case 'work':
    case 'picture':
      return <WorkField at={{ path, field, value }} hint={hint} />;
    case 'course':
    case 'gallery':
      return <Choice at={{ path, field, value }} options={options[field.kind]} />;
    case 'line':
      // A long line is read as a whole on a phone.
      if ((field.max ?? 0) <= longText * 2) return textField;
      return <LongText at={{ path, field, value }} hint={hint} />;
    case 'text':
    case 'markdown':
      return <LongText at={{ path, field, value }} hint={hint} />;
    case 'number':
      return (
        <TextField
          {...frame}
          type="number"
          inputMode="decimal"
          step="any"
          value={textOf(value)}
          onChange={({ target }) =>
            change(path, target.value === '' ? (meaning('', field) ?? null) : target.valueAsNumber)
          }
        />
      );
    default:
      return textField;
  }
}

/** A text of several lines, which grows with its words. */
function LongText({ at: { path, field, value }, hint }: { at: FieldAt; hint: string | undefined }) {
  const { change } = useEditor();
  const place = pathText(path);
  const { id, ariaProps } = useField(place, hint !== undefined);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [Preview, setPreview] = useState<ComponentType<{ markdown: string }> | null>(null);

  /** A line has no breaks: one that is typed or pasted is a space, and the caret stays behind it. */
  function write(target: HTMLTextAreaElement) {
    if (field.kind !== 'line' || !target.value.includes('\n')) {
      change(path, meaning(target.value, field));
      return;
    }
    const caret = inOneLine(target.value.slice(0, target.selectionEnd)).length;
    // Before the caret is set: React moves it to the end when it changes what was typed.
    flushSync(() => change(path, meaning(inOneLine(target.value), field)));
    target.setSelectionRange(caret, caret);
  }

  /** The reader of Markdown is loaded when it is asked for. */
  async function togglePreview() {
    if (Preview !== null) return setPreview(null);
    try {
      const { MarkdownPreview } = await import('./markdown-preview.tsx');
      setPreview(() => MarkdownPreview);
    } catch {
      toast.error('The preview could not be loaded. Your text is kept. Please try again.');
    }
  }

  return (
    <FieldFrame name={place} label={field.label} hint={hint}>
      {field.kind === 'markdown' && (
        <MarkdownToolbar
          textarea={textarea}
          isPreviewed={Preview !== null}
          onPreview={() => void togglePreview()}
        />
      )}
      {Preview !== null && <Preview markdown={textOf(value)} />}
      <textarea
        {...ariaProps}
        ref={textarea}
        id={id}
        name={place}
        className={Preview === null ? fieldStyles.input : styles.outOfSight}
        rows={rows[field.kind as keyof typeof rows]}
        dir="auto"
        value={textOf(value)}
        onChange={({ target }) => write(target)}
      />
    </FieldFrame>
  );
}

/** One of several values. A value that is not among them stays until another is chosen. */
function Choice({ at: { path, field, value }, options }: { at: FieldAt; options: readonly Option[] }) {
  const { change } = useEditor();
  const place = pathText(path);
  const hint = hintOf(field, value);
  const { id, ariaProps } = useField(place, hint !== undefined);
  const chosen = textOf(value);
  const isKnown = chosen === '' || options.some((option) => option.value === chosen);
  return (
    <FieldFrame name={place} label={field.label} hint={hint}>
      <select
        {...ariaProps}
        id={id}
        name={place}
        className={fieldStyles.input}
        value={chosen}
        onChange={({ target }) => change(path, meaning(target.value, field))}
      >
        {(chosen === '' || field.empty !== undefined) && <option value="">None</option>}
        {!isKnown && <option value={chosen}>{chosen}</option>}
        {options.map(({ value: each, words }) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </FieldFrame>
  );
}
