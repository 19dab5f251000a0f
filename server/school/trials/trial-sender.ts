import type { SchoolServices } from '#server/school/route.ts';
import type { TrialSender } from '#server/school/emails/trial-mails.ts';

/** The school as the sender of mails about trial classes. */
export function trialSender({
  sender,
  settings,
  content,
}: Pick<SchoolServices, 'sender' | 'settings' | 'content'>): TrialSender {
  const { name, houseNumber, road, neighbourhood, city, postalCode } = content.edition.documents.school;
  return {
    ...sender,
    place: `${name}, ${[houseNumber, road].filter(Boolean).join(' ')}, ${neighbourhood}, ${city} ${postalCode}`,
    timeZone: settings.schoolTimezone,
  };
}
