import * as z from 'zod/mini';
import { birthDateMessages } from './birth-date-messages.ts';
import { personName } from '../name.ts';
import { isPhone, tidyPhone } from '../phone.ts';
import { line } from '../text.ts';

/*
 * The one list of the fields of the application. Its schemas, its table, the forms of the family and of the office, the dialog, the
 * export and the mail to the school derive from it. CONTRIBUTING.md says what a new field takes.
 */

export const genders = ['male', 'female', 'other'] as const;

/** An existing date, yyyy-mm-dd, before today (UTC) and after 1 January 1900. */
const birthDate = z.iso.date({ error: birthDateMessages.missing, abort: true }).check(
  z.refine((day) => day > '1900-01-01', birthDateMessages.tooLongAgo),
  z.refine((day) => day < new Date().toISOString().slice(0, 10), birthDateMessages.notPast),
);

const phone = line(30, 'Please enter a phone number.', tidyPhone).check(
  z.refine(isPhone, 'Please enter a phone number of 7 to 15 digits.'),
);

interface Field {
  label: string;
  /** A field whose schema accepts a missing value is optional. */
  schema: z.ZodMiniType<string, string | undefined>;
}

/**
 * The sections of the form with their fields, in its order (docs/specification.md, section 2). The fields of the specification are all
 * required (section 5). The account has the email; 'Course' has no other field.
 */
const formSections = {
  'Personal Information': {
    fullName: { label: 'Full Name', schema: personName('Please enter the full name.') },
    gender: { label: 'Gender', schema: z.enum(genders, { error: 'Please choose the gender.' }) },
    dob: { label: 'Date of Birth', schema: birthDate },
    phone: { label: 'Phone', schema: phone },
    address: { label: 'Address', schema: line(300, 'Please enter the address.') },
  },
  Course: {
    course: { label: 'Course', schema: line(60, 'Please choose a course.') },
  },
  "Parent's Details": {
    parentName: { label: 'Parent Name', schema: personName('Please enter the parent’s name.') },
    relation: { label: 'Relation', schema: line(60, 'Please choose the relation to the student.') },
  },
  Education: {
    schoolName: { label: 'School Name', schema: line(150, 'Please enter the school name.') },
    board: { label: 'Board', schema: line(60, 'Please enter the board.') },
    classGrade: { label: 'Class Grade', schema: line(60, 'Please enter the class.') },
  },
} as const satisfies Record<string, Record<string, Field>>;

export type Section = keyof typeof formSections;
export const sections = Object.keys(formSections) as Section[];

export const applicationFields = {
  ...formSections['Personal Information'],
  ...formSections.Course,
  ...formSections["Parent's Details"],
  ...formSections.Education,
};
export type FieldName = keyof typeof applicationFields;
export const fieldNames = Object.keys(applicationFields) as FieldName[];

/** The fields of a section of the form, except the email. */
export const fieldsOf = (section: Section) => Object.keys(formSections[section]) as FieldName[];

/** An object with a value for each field. */
export const eachField = <Value>(valueOf: (name: FieldName) => Value): Record<FieldName, Value> =>
  Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<FieldName, Value>;

export const isOptional = (name: FieldName): boolean =>
  applicationFields[name].schema.safeParse(undefined).success;
