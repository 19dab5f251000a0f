import {
  fieldNames,
  fieldsOf,
  isOptional,
  type FieldName,
  type Section,
} from '#contract/school/application-fields.ts';
import type { Answers } from './draft.ts';

export const requiredFields: readonly FieldName[] = fieldNames.filter((name) => !isOptional(name));

export const isAnswered = (answers: Answers, field: FieldName): boolean =>
  (answers[field] ?? '').trim() !== '';

/** Whether all required fields of a section are answered. */
export const isDone = (answers: Answers, section: Section): boolean =>
  fieldsOf(section).every((field) => isOptional(field) || isAnswered(answers, field));
