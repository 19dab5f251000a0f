import { dayText, momentText, timeText, zoneText } from '#contract/school-time.ts';
import type { Sender } from '#server/mail/sender.ts';

/** When a class is, in words on the clocks of the school. */
export const classTime = ({ timeZone }: Sender, startsAt: Date): string => momentText(startsAt, timeZone);

/** The same with the name of these clocks, for readers who may be elsewhere. */
export const classTimeWithZone = (sender: Sender, startsAt: Date): string =>
  `${classTime(sender, startsAt)} (${zoneText(startsAt, sender.timeZone)})`;

/** Where and when a class is, as lines of an email. */
export const whereAndWhen = (
  { classPlace, timeZone }: Sender,
  { courseName }: { courseName: string },
  startsAt: Date,
): (readonly [name: string, value: string])[] => [
  ['Course', courseName],
  ['Day', dayText(startsAt, timeZone)],
  ['Time', `${timeText(startsAt, timeZone)} (${zoneText(startsAt, timeZone)})`],
  ['Place', classPlace],
];

/** What every email about a class says to a family. */
export const declineText = 'If you cannot come, please reply to this mail.';
