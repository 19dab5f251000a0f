import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { CallError, messageOf } from '#app/api.ts';
import { fieldMessages } from '#contract/failure.ts';
import { FormContext, type FormState, type WrongField } from './form-context.ts';
import { controlsOf, valuesOf, type Values } from './form-values.ts';
import { FormProblem, type Problem } from './form-problem.tsx';
import { toast } from './toast.tsx';
import styles from './form.module.css';

interface FormProps<Schema extends z.ZodMiniType> {
  /** The contract's own schema, or one made from it: the server checks the same again. */
  schema: Schema;
  /** Sends what was checked; what it throws is shown, and what was typed stays. */
  onSubmit: (values: z.output<Schema>) => Promise<void>;
  onEdit?: (values: Values) => void;
  errorsAs?: FormState['errorsAs'];
  className?: string | undefined;
  ref?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** What stays to be said when the toast has gone; what belongs to a field stands beside it. */
function problemOf(error: unknown): Problem | null {
  if (!(error instanceof CallError)) return { said: messageOf(error) };
  if (error.status === 0) return 'unreached';
  return Object.keys(error.fields).length === 0 ? { said: error.message } : null;
}

/**
 * A form as all of ours behave: checked by its schema, messages beside the fields, the first wrong one focused,
 * never sent twice, and nothing typed is lost. Its fields keep their own values, so that what was typed before the
 * script arrived is still there. `post` keeps a password out of the address should a submit come earlier still.
 */
export function Form<Schema extends z.ZodMiniType>(props: FormProps<Schema>) {
  const { schema, onSubmit, onEdit, errorsAs = 'fields', className, ref, children } = props;
  const formId = useId();
  const idOf = (name: string) => `${formId}${name}`;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<WrongField[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  function showErrors(form: HTMLFormElement, found: Record<string, string>) {
    const controls = controlsOf(form).filter(({ name }) => name in found);
    const byName = new Map(controls.toReversed().map((control) => [control.name, control]));
    const inOrder = [...byName.values()].toReversed();
    // Written before the focus moves, so that the field is read out together with its message.
    flushSync(() => {
      setErrors(Object.fromEntries(inOrder.map(({ name }) => [name, found[name] ?? ''])));
      setWrong(inOrder.map(({ name, dataset }) => ({ id: idOf(name), name, label: dataset.label ?? name })));
    });
    inOrder[0]?.focus();
  }

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    const checked = schema.safeParse(valuesOf(form));
    if (!checked.success) {
      showErrors(form, fieldMessages(checked.error));
      return;
    }
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    setErrors({});
    setWrong([]);
    try {
      await onSubmit(checked.data);
    } catch (error) {
      if (error instanceof CallError) showErrors(form, error.fields);
      else reportError(error);
      setProblem(problemOf(error));
      toast.error(messageOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function clear(name: string) {
    if (!(name in errors)) return;
    const { [name]: _mended, ...rest } = errors;
    setErrors(rest);
  }

  return (
    <form
      ref={ref}
      className={`${styles.form} ${className ?? ''}`}
      method="post"
      noValidate
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- Firefox would call it invalid while a field is empty
      aria-invalid={false}
      data-busy={isBusy || undefined}
      onInput={(event) => {
        const { name } = event.target as Partial<HTMLInputElement>;
        if (name !== undefined) clear(name);
        onEdit?.(valuesOf(event.currentTarget));
      }}
      onReset={() => {
        setErrors({});
        setWrong([]);
        setProblem(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <FormContext value={{ errors, wrong, isBusy, errorsAs, idOf, clear }}>
        {children}
        {problem !== null && <FormProblem problem={problem} />}
      </FormContext>
    </form>
  );
}
