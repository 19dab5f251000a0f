import type { ReactNode } from 'react';
import {
  applicationFields,
  fieldNames,
  isOptional,
  type FieldName,
} from '#contract/school/application-fields.ts';
import { CalendarDate } from '#app/ui/text/date.tsx';

type ShownName = FieldName | 'email';

/** The order of docs/specification.md, section 2; other fields follow. */
const shownNames = new Set<ShownName>([
  'fullName',
  'email',
  'gender',
  'dob',
  'schoolName',
  'address',
  'board',
  'classGrade',
  'course',
  'parentName',
  'phone',
  'relation',
  ...fieldNames,
]);

function valueOf(name: ShownName, answer: string): ReactNode {
  if (name === 'dob') return <CalendarDate key="dob" day={answer} />;
  return name === 'gender' ? `${answer.charAt(0).toUpperCase()}${answer.slice(1)}` : answer;
}

/** The answers of an application with their labels; without optional ones that were left out. */
export const linesOf = (application: Record<ShownName, string>): [label: string, value: ReactNode][] =>
  [...shownNames]
    .filter((name) => application[name] !== '' || name === 'email' || !isOptional(name))
    .map((name) => [
      name === 'email' ? 'Email' : applicationFields[name].label,
      valueOf(name, application[name]),
    ]);
