import { createContext, use } from 'react';

/** A field that needs another look: where it is, what it is called. */
export interface WrongField {
  id: string;
  name: string;
  label: string;
}

export interface FormState {
  errors: Readonly<Record<string, string>>;
  /** The wrong fields of the last try, for the summary; it keeps its place while they are mended. */
  wrong: readonly WrongField[];
  isBusy: boolean;
  /** Whether messages stand beside their fields or as one alert above them. */
  errorsAs: 'fields' | 'alert';
  idOf: (name: string) => string;
  clear: (name: string) => void;
}

export const FormContext = createContext<FormState>({
  errors: {},
  wrong: [],
  isBusy: false,
  errorsAs: 'fields',
  idOf: (name) => name,
  clear() {},
});

/** What the parts of a form share. Outside of a form a field stands alone, named by its name. */
export function useForm(): FormState {
  return use(FormContext);
}

/** A field's own view of its form: what its control needs to be named, described and marked. */
export function useField(name: string, hasHint = false) {
  const { errors, isBusy, errorsAs, idOf } = useForm();
  const id = idOf(name);
  const error = errors[name];
  const errorId = errorsAs === 'alert' ? idOf('alert') : `${id}-error`;
  return {
    id,
    error: errorsAs === 'alert' ? undefined : error,
    isWrong: error !== undefined,
    errorId,
    hintId: `${id}-hint`,
    isBusy,
    described: {
      // Said either way: of a required field that is empty Firefox would say ‘invalid’ before anybody has written in it.
      'aria-invalid': error !== undefined,
      'aria-describedby':
        [hasHint && `${id}-hint`, error !== undefined && errorId].filter(Boolean).join(' ') || undefined,
    } as const,
  };
}
