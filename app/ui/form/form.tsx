import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, messageOf } from '#app/api-error.ts';
import { fieldMessages, type ValidationError } from '#contract/field-messages.ts';
import { FormContext, type FormState, type InvalidField } from './form-context.ts';
import { controlsOf, valuesOf, type Values } from './form-values.ts';
import { FormProblem, type Problem } from './form-problem.tsx';
import { toast } from '../page/toast.tsx';
import styles from './form.module.css';

/** The part of a zod schema that a form needs. */
export interface FormSchema<Output> {
  safeParse(values: Values): { success: true; data: Output } | { success: false; error: ValidationError };
}

interface FormProps<Output> {
  /** A schema from contract/ or made from one; the server checks the values again. */
  schema: FormSchema<Output>;
  /** Sends the valid values. If it throws, the form shows the error and keeps what the visitor typed. */
  onSubmit: (values: Output) => Promise<void>;
  onEdit?: (values: Values) => void;
  errorDisplay?: FormState['errorDisplay'];
  /** Whether a print of the page has the form, with what is filled in (app/print.css). */
  isPrinted?: boolean;
  className?: string | undefined;
  ref?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** The problem to show below the form; null if the messages beside the fields already explain the error. */
function problemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError)) return { message: messageOf(error) };
  if (error.status === 0) return 'network';
  return Object.keys(error.fields).length === 0 ? { message: error.message } : null;
}

/**
 * The form component for the whole site. It validates with a schema, shows messages beside the fields, focuses the first
 * invalid field, ignores a second submit while busy, and keeps typed text. The controls are uncontrolled, so that text typed
 * before hydration is kept. `method="post"` keeps a password out of the URL if the form is submitted before hydration.
 */
export function Form<Output>(props: FormProps<Output>) {
  const { schema, onSubmit, onEdit, errorDisplay = 'fields', isPrinted, className, ref, children } = props;
  const formId = useId();
  const idOf = (name: string) => `${formId}${name}`;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [invalidFields, setInvalidFields] = useState<InvalidField[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  function showErrors(form: HTMLFormElement, messages: Record<string, string>) {
    const controls = controlsOf(form).filter(({ name }) => name in messages);
    // One control for each name: the first radio button of a group.
    const byName = new Map(controls.toReversed().map((control) => [control.name, control]));
    const inOrder = [...byName.values()].toReversed();
    // Rendered before the focus moves, so that screen readers announce the field together with its message.
    flushSync(() => {
      setErrors(Object.fromEntries(inOrder.map(({ name }) => [name, messages[name] ?? ''])));
      setInvalidFields(
        inOrder.map(({ name, dataset }) => ({ id: idOf(name), name, label: dataset.label ?? name })),
      );
    });
    inOrder[0]?.focus();
  }

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    const parsed = schema.safeParse(valuesOf(form));
    if (!parsed.success) {
      showErrors(form, fieldMessages(parsed.error));
      return;
    }
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    setErrors({});
    setInvalidFields([]);
    try {
      await onSubmit(parsed.data);
    } catch (error) {
      if (error instanceof ApiError) showErrors(form, error.fields);
      else reportError(error);
      setProblem(problemOf(error));
      toast.error(messageOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function clearError(...corrected: string[]) {
    if (!corrected.some((name) => name in errors)) return;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !corrected.includes(name))));
  }

  return (
    <form
      ref={ref}
      className={`${styles.form} ${className ?? ''}`}
      method="post"
      noValidate
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- or Firefox announces the form as invalid
      aria-invalid={false}
      data-busy={isBusy || undefined}
      data-printed={isPrinted}
      onInput={(event) => {
        const { name } = event.target as Partial<HTMLInputElement>;
        if (name !== undefined) clearError(name);
        onEdit?.(valuesOf(event.currentTarget));
      }}
      onReset={() => {
        setErrors({});
        setInvalidFields([]);
        setProblem(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <FormContext value={{ errors, invalidFields, isBusy, errorDisplay, idOf, clearError }}>
        {children}
        {problem !== null && <FormProblem problem={problem} />}
      </FormContext>
    </form>
  );
}
