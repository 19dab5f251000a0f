import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { FieldError } from '#app/ui/form/field.tsx';
import { useFormContext } from '#app/ui/form/form-context.ts';
import { pathText, type FieldPath } from '#contract/site/field-path.ts';
import type { FormField } from '#contract/site/schema-parts.ts';
import styles from './document-form.module.css';

/** A field of a document at a place. */
export interface FieldAt {
  path: FieldPath;
  field: FormField;
  value: unknown;
}

/** A part of a field as the form shows it. `name` is its label if it has none of its own. */
export interface FieldPart {
  path: FieldPath;
  schema: z.core.$ZodType;
  value: unknown;
  name: string;
}

/** Fields that belong together, under one name. */
export function FieldGroup({ at: { field, path }, children }: { at: FieldAt; children: ReactNode }) {
  const { errors, idOf } = useFormContext();
  const place = pathText(path);
  return (
    <fieldset className={styles.group} id={idOf(place)}>
      <legend>{field.label}</legend>
      {field.help !== undefined && <p className={styles.help}>{field.help}</p>}
      <FieldError id={`${idOf(place)}-error`} message={errors[place]} isAlert />
      {children}
    </fieldset>
  );
}
