import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const sender = {
  schoolName: 'Showcase Art',
  schoolEmail: 'office@school.test',
  mailFrom: 'office@school.test',
  publicUrl: 'https://school.test',
  place: '14, Gulmohar Road, Bhopal',
  city: 'Bhopal',
  classPlace: '',
  timeZone: 'Asia/Kolkata',
  bring: 'Bring a sketchbook.',
  replyTime: '24 hours',
  answerHours: 24,
  applicationFee: 'Rs.0',
};

test('security.txt has the fields of RFC 9116 and expires a month after the request', () => {
  expect(securityTxt(sender, new Date('2026-11-22T17:03:00Z'))).toBe(
    [
      'Contact: mailto:office@school.test',
      'Expires: 2026-12-23T00:00:00.000Z',
      'Canonical: https://school.test/.well-known/security.txt',
      'Preferred-Languages: en, hi',
      '',
    ].join('\n'),
  );
});
