import { createContext, use } from 'react';

/** A field that failed validation. */
export interface InvalidField {
  id: string;
  name: string;
  label: string;
}

export interface FormState {
  errors: Readonly<Record<string, string>>;
  /** The invalid fields of the last submit. The list, and so the summary, stays while the visitor corrects them. */
  invalidFields: readonly InvalidField[];
  isBusy: boolean;
  /** Whether each message is shown beside its field, or only the first one as an alert above all fields. */
  errorDisplay: 'fields' | 'alert';
  idOf: (name: string) => string;
  clearError: (...names: string[]) => void;
}

export const FormContext = createContext<FormState>({
  errors: {},
  invalidFields: [],
  isBusy: false,
  errorDisplay: 'fields',
  idOf: (name) => name,
  clearError() {},
});

/** The state of the surrounding form. Outside a form, fields have no errors and their name is their id. */
export function useFormContext(): FormState {
  return use(FormContext);
}

/** The ids, error and ARIA attributes of one field. */
export function useField(name: string, hasHint = false) {
  const { errors, isBusy, errorDisplay, idOf } = useFormContext();
  const id = idOf(name);
  const error = errors[name];
  const errorId = errorDisplay === 'alert' ? idOf('alert') : `${id}-error`;
  return {
    id,
    error: errorDisplay === 'alert' ? undefined : error,
    isInvalid: error !== undefined,
    errorId,
    hintId: `${id}-hint`,
    isBusy,
    ariaProps: {
      // Set even when false: otherwise Firefox announces an empty required field as invalid before the visitor types.
      'aria-invalid': error !== undefined,
      'aria-describedby':
        [hasHint && `${id}-hint`, error !== undefined && errorId].filter(Boolean).join(' ') || undefined,
    } as const,
  };
}
