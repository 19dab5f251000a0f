import * as z from 'zod/mini';
import { day, group, heading, line, list, named, pattern, richText } from './fields.ts';

/** A paragraph, a list, or a paragraph with a list below it. */
const block = group({
  text: named('Paragraph', z.optional(richText(800))),
  items: named('List', z.optional(list(line(600), 30, 1)), 'Below the paragraph, or without one.'),
});
export type PrivacyBlock = z.output<typeof block>;

const section = group({
  /** The fragment in the URL. It must not change when the title changes. */
  id: named(
    'Name in links',
    pattern(40, /^[a-z][a-z0-9-]*$/, 'Please use small letters, digits and hyphens.'),
    'Such as cookies in /Privacy#cookies; links stop working when it changes.',
  ),
  title: named('Heading', line(60)),
  note: named('Short note in the margin', line(60), 'In handwriting, such as Only what you type.'),
  blocks: named('Paragraphs and lists', list(block, 12, 1)),
});

/** The privacy page (docs/specification.md, section 2, Privacy). */
export const privacy = group({
  title: named('Heading of the page', heading()),
  lead: named('Line under the heading', line(160)),
  summary: named('In short', list(line(160), 12, 1), 'A summary of the whole page, beside the text.'),
  inForceSince: named('In force since', day()),
  lastChanged: named('Last changed', day(), 'Please set it when you change the text.'),
  letterhead: named('Sender above the text', line(80)),
  sections: named('Sections', list(section, 20, 1), 'In the order of the page.'),
});
