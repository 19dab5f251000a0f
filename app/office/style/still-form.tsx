import type { ReactNode } from 'react';
import { FormContext } from '#app/ui/form-context.ts';

const none = {};

interface StillFormProps {
  /** Sets its fields apart from those of the others. */
  name: string;
  errors?: Record<string, string>;
  isBusy?: boolean;
  errorsAs?: 'fields' | 'alert';
  children: ReactNode;
}

/** A form held still in one state. */
export function StillForm({
  name,
  errors = none,
  isBusy = false,
  errorsAs = 'fields',
  children,
}: StillFormProps) {
  const idOf = (field: string) => `${name}-${field.replaceAll(' ', '-')}`;
  const wrong = Object.keys(errors).map((field) => ({ id: idOf(field), name: field, label: field }));
  return (
    <div data-busy={isBusy || undefined}>
      <FormContext value={{ errors, wrong, isBusy, errorsAs, idOf, clear() {} }}>{children}</FormContext>
    </div>
  );
}
