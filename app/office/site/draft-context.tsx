import type { ReactNode } from 'react';
import type { DraftProblem } from '#contract/site-documents.ts';
import { FormContext } from '#app/ui/form/form-context.ts';
import { EditorContext, type Editor } from './editor-context.ts';

interface DraftContextProps extends Editor {
  /** The wrong fields of the draft. */
  problems: readonly DraftProblem[];
  isBusy?: boolean;
  children: ReactNode;
}

/** What the fields of a draft need: what is wrong in them, and what a change does. */
export function DraftContext({ change, options, problems, isBusy = false, children }: DraftContextProps) {
  return (
    <EditorContext value={{ change, options }}>
      <FormContext
        value={{
          errors: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
          invalidFields: [],
          isBusy,
          errorDisplay: 'fields',
          // A search leads to this id.
          idOf: (place) => `field-${place}`,
          clearError() {},
        }}
      >
        {children}
      </FormContext>
    </EditorContext>
  );
}
