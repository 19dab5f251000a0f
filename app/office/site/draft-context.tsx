import { useState, type FocusEvent, type ReactNode } from 'react';
import { FormContext } from '#app/ui/form/form-context.ts';
import { EditorContext, type Editor } from './editor-context.ts';
import { isEmpty } from './empty-value.ts';
import { fieldPath, valueAt, type FieldPath } from '#contract/site/field-path.ts';
import { isSame } from '#contract/site/is-same.ts';
import type { useDraft } from './use-draft.ts';
import styles from './document-form.module.css';

interface DraftContextProps extends Pick<Editor, 'options'> {
  draft: Pick<ReturnType<typeof useDraft>, 'data' | 'checked' | 'generation' | 'server' | 'change'>;
  isBusy?: boolean;
  children: ReactNode;
}

/** The place of the field of an input. */
const nameOf = (element: Element | null): string | undefined =>
  (element as Partial<HTMLInputElement> | null)?.name || undefined;

const isWithin = (place: string, group: string) =>
  place === group || place.startsWith(`${group}.`) || place.startsWith(`${group}[`);

/**
 * What the fields of a draft need: what is wrong in them, and what a change does. Nothing is wrong while somebody types it, nor what has been typed
 * since it was checked. An empty field is wrong only after it was left, because a new entry or article is not filled in yet.
 */
export function DraftContext({
  draft: { data, checked, generation, server, change },
  options,
  isBusy = false,
  children,
}: DraftContextProps) {
  const [visited, setVisited] = useState(
    () => new Set(server.published === null ? [] : server.problems.map(({ path }) => path)),
  );
  /** The place of the field that has been changed and not left. */
  const [typed, setTyped] = useState<string>();
  const shown = server.problems.filter(({ path }) => {
    if (typed !== undefined && isWithin(typed, path)) return false;
    const value = valueAt(data, fieldPath(path));
    const isChecked = isSame(value, valueAt(checked, fieldPath(path)));
    return isChecked && (visited.has(path) || !isEmpty(value));
  });

  function changeTyped(path: FieldPath, value: unknown) {
    // Not the place that is changed: it may be filled in from what is typed.
    setTyped(nameOf(document.activeElement));
    change(path, value);
  }

  function leave({ target }: FocusEvent) {
    const place = nameOf(target);
    setTyped(undefined);
    if (place !== undefined) setVisited((before) => new Set([...before, place]));
  }

  return (
    <EditorContext value={{ data, change: changeTyped, generation, options }}>
      <FormContext
        value={{
          errors: Object.fromEntries(shown.map(({ path, message }) => [path, message])),
          invalidFields: [],
          isBusy,
          errorDisplay: 'fields',
          // A search leads to this id.
          idOf: (place) => `field-${place}`,
          clearError() {},
        }}
      >
        <div className={styles.draft} onBlur={leave}>
          {children}
        </div>
      </FormContext>
    </EditorContext>
  );
}
