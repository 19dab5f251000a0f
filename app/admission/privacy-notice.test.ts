import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacyNoticeVersion } from '#contract/admission.ts';

/** What stood beside 'Enroll Now' in each version, so that an application's version says what its sender read. */
const notices: Readonly<Record<string, string>> = {
  '2026-11':
    'By sending this form you say that you are the student’s parent or guardian, or an adult applying for yourself. We keep ' +
    'these answers to arrange classes, for as long as the student is with us. You can read, export or erase them in your ' +
    'profile. Privacy',
};

test('the notice says what its version says: other words are another version', () => {
  const source = readFileSync(new URL('privacy-notice.tsx', import.meta.url), 'utf8');
  const paragraph = /<p [^>]*>(.*?)<\/p>/s.exec(source)?.[1] ?? '';
  const words = paragraph
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  expect(words).toBe(notices[privacyNoticeVersion]);
});
