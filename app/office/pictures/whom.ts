import * as z from 'zod/mini';
import { consentStates } from '#contract/consent-state.ts';
import type { OfficeChild } from '#contract/school/photo-consent.ts';

const answer = z.enum(consentStates);

const chosenChild = z.object({
  _id: z.string(),
  fullName: z.string(),
  age: z.nullable(z.number()),
  hasEmail: z.boolean(),
  work: answer,
  face: answer,
});
/** A child that a picture is of, with what its family has answered. */
export type ChosenChild = z.output<typeof chosenChild>;

const list = z.array(chosenChild);

/** The children in the value of a form; none if it is not such a list. */
export function readChildren(value: unknown): ChosenChild[] {
  try {
    return list.safeParse(JSON.parse(String(value))).data ?? [];
  } catch {
    return [];
  }
}

export const firstNameOf = ({ fullName }: Pick<ChosenChild, 'fullName'>): string =>
  fullName.trim().split(/\s+/u)[0] ?? '';

/** What tells children of the same name apart. */
export const nameAndAge = ({ fullName, age }: Pick<ChosenChild, 'fullName' | 'age'>): string =>
  age === null ? fullName : `${fullName}, ${age}`;

/** How children are called who are offered side by side: with their family, where name and age are those of another one. */
export function labelsOf(
  children: readonly Pick<OfficeChild, '_id' | 'fullName' | 'age' | 'familyName'>[],
): (child: Pick<OfficeChild, '_id' | 'fullName' | 'age' | 'familyName'>) => string {
  return (child) => {
    const label = nameAndAge(child);
    const isAlone = children.every((each) => each._id === child._id || nameAndAge(each) !== label);
    return isAlone ? label : `${label} (${child.familyName})`;
  };
}

const words = {
  no: 'The family has said no.',
  'not answered': 'The family has not answered yet.',
  'run out': 'The family’s yes has run out.',
} as const;

/** Why a picture of a child cannot be shown yet, as a sentence; null if it can. One on which the child can be seen needs both answers. */
export function missingAnswer({ work, face }: ChosenChild, showsFace: boolean): string | null {
  const missing = (showsFace ? [work, face] : [work]).find((each) => each !== 'yes');
  return missing === undefined ? null : words[missing];
}
