import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacyNoticeVersion } from '#contract/school/application.ts';

/** The text of each version. A stored application has the version of the notice that its sender saw. */
const notices: Readonly<Record<string, string>> = {
  '2026-11':
    'By sending this form you say that you are the student’s parent or guardian, or an adult applying for yourself. We keep ' +
    'these answers to arrange classes, for as long as the student is with us. You can read, export or erase them in your ' +
    'profile. Privacy',
};

test('the notice has the text of the current version, so a new text needs a new version', () => {
  const source = readFileSync(new URL('privacy-notice.tsx', import.meta.url), 'utf8');
  const paragraph = /<p [^>]*>(.*?)<\/p>/s.exec(source)?.[1] ?? '';
  const words = paragraph
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  expect(words).toBe(notices[privacyNoticeVersion]);
});
