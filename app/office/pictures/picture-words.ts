import type { OwnPicture } from '#contract/site/own-picture.ts';

/** Day and month on the clocks of the school, such as '28 November'; of this device until the time zone of the school is known. */
const dayOf = (iso: string, timeZone: string | undefined) =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone });

/** What a picture without a description is called: 'Picture added by Meera, 28 November'. */
export function nameOfPicture(
  { addedBy, addedAt }: Pick<OwnPicture, 'addedBy' | 'addedAt'>,
  timeZone: string | undefined,
): string {
  const [firstName = ''] = addedBy.trim().split(/\s+/u);
  return `Picture added${firstName === '' ? '' : ` by ${firstName}`}, ${dayOf(addedAt, timeZone)}`;
}
