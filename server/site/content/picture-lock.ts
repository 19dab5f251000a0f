import type { Consent } from '#contract/consent-state.ts';

/** A child whom a picture is of, and what holds for photographs of it. */
export interface ChildOfPicture {
  fullName: string;
  work: Consent;
  face: Consent;
}

const firstName = ({ fullName }: ChildOfPicture) => fullName.trim().split(/\s+/u)[0] ?? '';

const reasons: Readonly<Record<Exclude<Consent, 'yes'>, (name: string) => string>> = {
  no: (name) => `The family of ${name} has said no to this picture.`,
  'not answered': (name) => `The family of ${name} has not answered yet whether this picture may be shown.`,
  'run out': (name) => `The yes of the family of ${name} has run out.`,
};

/**
 * Why visitors may not see a picture, as a sentence for the owner; null if they may. One that shows a child needs both answers of its family, one of what a
 * child has made the first.
 * @param children those whom the picture is of; undefined for one that has gone with its family
 */
export function lockedBy(
  children: readonly (ChildOfPicture | undefined)[],
  showsFace: boolean,
): string | null {
  if (children.length === 0) return 'Please say whom this picture is of.';
  for (const child of children) {
    if (child === undefined) return 'The family of a child on this picture has gone.';
    const answers = showsFace ? [child.work, child.face] : [child.work];
    const missing = answers.find((answer) => answer !== 'yes');
    if (missing !== undefined) return reasons[missing](firstName(child));
  }
  return null;
}
