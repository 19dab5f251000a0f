import ICAL from 'ical.js';

/** An event in a file for calendars, as another program reads it. */
export interface CalendarEvent {
  method: string;
  uid: string;
  sequence: number;
  /** The moments in ISO 8601. */
  start: string;
  end: string;
  summary: string;
  location: string;
  status: string;
  organizer: string;
  attendees: string[];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Parses a file for calendars that holds one event. */
export function readCalendar(content: string): CalendarEvent {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const events = calendar.getAllSubcomponents('vevent');
  const [component] = events;
  if (component === undefined || events.length > 1) throw new Error(`${events.length} events`);
  const event = new ICAL.Event(component);
  return {
    method: text(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
    status: text(component.getFirstPropertyValue('status')),
    organizer: event.organizer,
    // The scheme of an address may be in any letter case (RFC 3986, 3.1).
    attendees: event.attendees.map((attendee) =>
      text(attendee.getFirstValue()).replace(/^mailto:/i, 'mailto:'),
    ),
  };
}
