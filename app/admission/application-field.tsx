import type { ComponentProps } from 'react';
import { applicationFields, isOptional, type FieldName } from '#contract/school/application-fields.ts';
import { TextField } from '#app/ui/form/field.tsx';
import { RadioGroup } from '#app/ui/form/radio.tsx';
import { Select } from '#app/ui/form/select.tsx';
import styles from './application-field.module.css';

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
] as const;

/** The fields that are a choice. */
const choices: Partial<Record<FieldName, readonly string[]>> = {
  relation: ['Mother', 'Father', 'Grandparent', 'Guardian', 'Brother or sister', 'Self', 'Other'],
  board: ['CBSE', 'ICSE / ISC', 'State board', 'NIOS', 'IB', 'Cambridge', 'Not at school', 'Other'],
};

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'min' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> & {
  hint?: string;
  isWide?: boolean;
};

/** The fields that are more than a line of text. */
const inputs: Partial<Record<FieldName, Input>> = {
  fullName: {
    isWide: true,
    hint: 'The student’s name, as at school',
    autoComplete: 'off',
    autoCapitalize: 'words',
    spellCheck: false,
  },
  dob: { type: 'date', min: '1900-01-02', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'tel' },
  address: { autoComplete: 'address-line1', autoCapitalize: 'words' },
  parentName: { autoComplete: 'name', autoCapitalize: 'words' },
  schoolName: {
    isWide: true,
    hint: 'Adults: your college or workplace, or “None”',
    autoComplete: 'off',
    autoCapitalize: 'words',
  },
  classGrade: { autoComplete: 'off', autoCapitalize: 'words' },
};

interface Filling {
  /** Whether the office fills it in for a parent who calls. */
  isNoted?: boolean;
}

/** A field of the application, except the course. */
export function ApplicationField({ name, isNoted = false }: Filling & { name: FieldName }) {
  const required = !isOptional(name);
  const label = `${applicationFields[name].label}${required ? '' : ' (optional)'}`;
  if (name === 'gender') return <RadioGroup name={name} label={label} options={genders} />;
  const options = choices[name];
  if (options !== undefined)
    return <Select name={name} label={label} options={options} required={required} />;
  const { hint, isWide = false, ...input } = inputs[name] ?? { autoComplete: 'off' };
  const noted = { ...input, autoComplete: 'off', spellCheck: false };
  return isNoted ? (
    <TextField name={name} label={label} {...noted} required={required} />
  ) : (
    <TextField
      className={isWide ? styles.wide : undefined}
      name={name}
      label={label}
      hint={hint}
      {...input}
      required={required}
    />
  );
}

/** Some fields, one after the other. */
export const ApplicationFields = ({ names, ...filling }: Filling & { names: readonly FieldName[] }) =>
  names.map((name) => <ApplicationField key={name} name={name} {...filling} />);
