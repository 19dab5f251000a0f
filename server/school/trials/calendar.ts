import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Sender } from '#server/mail/sender.ts';
import type { StoredTrial } from './queries.ts';

/**
 * The file for calendars of an agreed or cancelled trial class (RFC 5545; docs/decisions/0026-calendar-files.md). Its UID is
 * always the same and its SEQUENCE grows, so that a calendar moves or removes the entry that it has. Times are in UTC, which
 * every calendar shows in its own time zone.
 * @param isInvitation whether it is for the family, whose calendar then asks nothing; the school gets an entry of its own
 */
export function calendarOf(
  sender: Sender,
  trial: StoredTrial,
  { isInvitation, now }: { isInvitation: boolean; now: Date },
): string {
  const { startsAt, endsAt, courseName, userName, userEmail, status } = trial;
  if (startsAt === null || endsAt === null) throw new Error('a trial class without a time is in no calendar');
  const isCancelled = status === 'cancelled';
  const calendar = ical({
    prodId: { company: sender.schoolName, product: 'Trial classes', language: 'EN' },
    method: isCancelled
      ? ICalCalendarMethod.CANCEL
      : isInvitation
        ? ICalCalendarMethod.REQUEST
        : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${trial._id}@${new URL(sender.publicUrl).hostname}`,
    sequence: trial.sequence,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: isInvitation
      ? `Free trial class: ${courseName}`
      : `Trial class: ${userName}, age ${trial.childAge}, ${courseName}`,
    location: sender.classPlace,
    organizer: { name: sender.schoolName, email: sender.schoolEmail },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (isInvitation && userEmail !== '')
    event.createAttendee({
      name: userName,
      email: userEmail,
      rsvp: false,
      role: ICalAttendeeRole.REQ,
    });
  return calendar.toString();
}
