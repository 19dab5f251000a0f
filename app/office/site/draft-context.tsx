import { useState, type ReactNode } from 'react';
import { FormContext } from '#app/ui/form/form-context.ts';
import { EditorContext, type Editor } from './editor-context.ts';
import { isEmpty } from './empty-value.ts';
import { fieldPath, pathText, valueAt, type FieldPath } from '#contract/site/field-path.ts';
import type { useDraft } from './use-draft.ts';
import styles from './document-form.module.css';

interface DraftContextProps extends Pick<Editor, 'options'> {
  draft: Pick<ReturnType<typeof useDraft>, 'data' | 'generation' | 'server' | 'change'>;
  isBusy?: boolean;
  children: ReactNode;
}

/**
 * What the fields of a draft need: what is wrong in them, and what a change does. An empty field is wrong only after it
 * was left or changed, because a new entry or article is not filled in yet.
 */
export function DraftContext({
  draft: { data, generation, server, change },
  options,
  isBusy = false,
  children,
}: DraftContextProps) {
  const [visited, setVisited] = useState(
    () => new Set(server.published === null ? [] : server.problems.map(({ path }) => path)),
  );
  const shown = server.problems.filter(
    ({ path }) => visited.has(path) || !isEmpty(valueAt(data, fieldPath(path))),
  );
  const visit = (place: string) => setVisited((before) => new Set([...before, place]));

  function changeAndVisit(path: FieldPath, value: unknown) {
    visit(pathText(path));
    change(path, value);
  }

  return (
    <EditorContext value={{ change: changeAndVisit, generation, options }}>
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
        <div className={styles.draft} onBlur={({ target }) => visit((target as HTMLInputElement).name)}>
          {children}
        </div>
      </FormContext>
    </EditorContext>
  );
}
