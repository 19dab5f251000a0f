import { untitled } from '#contract/site/own-picture-label.ts';
import type { OwnPicture } from '#contract/site/own-picture.ts';

/** Day and month on the clocks of the school, such as '28 November'; of this device until the time zone of the school is known. */
export const dayOf = (iso: string, timeZone: string | undefined) =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone });

/** What a picture is called: by its label, or, while it has none, 'Picture added by Meera, 28 November'. */
export function nameOfPicture(
  { addedBy, addedAt, label }: Pick<OwnPicture, 'addedBy' | 'addedAt' | 'label'>,
  timeZone: string | undefined,
): string {
  if (label !== null) return `${label.title || untitled}, ${label.maker}`;
  const [firstName = ''] = addedBy.trim().split(/\s+/u);
  return `Picture added${firstName === '' ? '' : ` by ${firstName}`}, ${dayOf(addedAt, timeZone)}`;
}

/** The title of a document without its kind: 'Clay Work' of 'Room: Clay Work'. */
export const nameOfPlace = (title: string): string => title.replace(/^(?:Room|Article): /, '');
