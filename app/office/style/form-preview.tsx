import type { ReactNode } from 'react';
import { FormContext } from '#app/ui/form/form-context.ts';

const none = {};

interface FormPreviewProps {
  /** Prefix that makes the ids of its fields unique on the page. */
  name: string;
  errors?: Record<string, string>;
  isBusy?: boolean;
  errorDisplay?: 'fields' | 'alert';
  children: ReactNode;
}

/** Fields in a fixed form state, without a real form. */
export function FormPreview({
  name,
  errors = none,
  isBusy = false,
  errorDisplay = 'fields',
  children,
}: FormPreviewProps) {
  const idOf = (field: string) => `${name}-${field.replaceAll(' ', '-')}`;
  const invalidFields = Object.keys(errors).map((field) => ({ id: idOf(field), name: field, label: field }));
  return (
    <div data-busy={isBusy || undefined}>
      <FormContext value={{ errors, invalidFields, isBusy, errorDisplay, idOf, clearError() {} }}>
        {children}
      </FormContext>
    </div>
  );
}
