import { answerHoursOf } from '#contract/school/answer-hours.ts';
import type { Documents } from '#contract/site/documents.ts';
import type { Settings } from '#server/env.ts';

/** The school as the sender of mails. */
export interface Sender {
  schoolName: string;
  schoolEmail: string;
  /** The `From` header of all mails. As an object, its name is quoted where it has to be. */
  mailFrom: string | { name: string; address: string };
  publicUrl: string;
  /** The address of the classes in one line. */
  place: string;
  city: string;
  /** The same with the name of the school, for calendars and maps. */
  classPlace: string;
  /** Of the school: on its clocks are the times of classes. */
  timeZone: string;
  /** What students bring. */
  bring: string;
  /** The time within which the school replies: '24 hours'. */
  replyTime: string;
  /** The same as a number, for the inbox. */
  answerHours: number;
  /** What applying costs: 'Rs.0'. */
  applicationFee: string;
}

/** The sender of an edition; the settings SCHOOL_EMAIL and MAIL_FROM come first. */
export function senderOf(
  {
    school: { name, email, replyTime, street, houseNumber, road, neighbourhood, city, postalCode, rules },
    admission: { fee },
  }: Pick<Documents, 'school' | 'admission'>,
  {
    schoolEmail,
    mailFrom,
    publicUrl,
    schoolTimezone,
  }: Pick<Settings, 'schoolEmail' | 'mailFrom' | 'publicUrl' | 'schoolTimezone'>,
): Sender {
  return {
    schoolName: name,
    schoolEmail: schoolEmail ?? email,
    mailFrom: mailFrom ?? { name, address: email },
    publicUrl,
    place: `${street}, ${neighbourhood}, ${city}`,
    city,
    classPlace: `${name}, ${[houseNumber, road].filter(Boolean).join(' ')}, ${neighbourhood}, ${city} ${postalCode}`,
    timeZone: schoolTimezone,
    bring: rules.materials,
    replyTime,
    answerHours: answerHoursOf(replyTime),
    applicationFee: fee,
  };
}
