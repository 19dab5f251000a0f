import type { Answers } from './draft.ts';

/** The sections of the form with their fields (docs/specification.md, section 2), except the email from the session. */
export const sections = [
  { title: 'Personal Information', fields: ['fullName', 'gender', 'dob', 'phone', 'address'] },
  { title: 'Course', fields: ['course'] },
  { title: "Parent's Details", fields: ['parentName', 'relation'] },
  { title: 'Education', fields: ['schoolName', 'board', 'classGrade'] },
] as const;

export const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
] as const;

export const relations = [
  'Mother',
  'Father',
  'Grandparent',
  'Guardian',
  'Brother or sister',
  'Self',
  'Other',
] as const;

export const boards = [
  'CBSE',
  'ICSE / ISC',
  'State board',
  'NIOS',
  'IB',
  'Cambridge',
  'Not at school',
  'Other',
] as const;

export function isAnswered(answers: Answers, field: string): boolean {
  return (answers[field] ?? '').trim() !== '';
}
