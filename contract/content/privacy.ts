import * as z from 'zod/mini';
import { day, group, heading, line, list, pattern, richText } from './fields.ts';

/** A paragraph, a list, or a paragraph with a list below it. */
const block = group({
  text: z.optional(richText(800)),
  items: z.optional(list(line(600), 30, 1)),
});
export type PrivacyBlock = z.output<typeof block>;

const section = group({
  /** The fragment in the URL, such as /Privacy#cookies. It must not change when the title changes. */
  id: pattern(40, /^[a-z][a-z0-9-]*$/, 'Please use small letters, digits and hyphens.'),
  title: line(60),
  /** A short summary in handwriting in the margin. */
  note: line(60),
  blocks: list(block, 12, 1),
});

/** The privacy page (docs/specification.md, section 2, Privacy). */
export const privacy = group({
  title: heading(),
  lead: line(160),
  /** A summary of the whole page. */
  summary: list(line(160), 12, 1),
  inForceSince: day(),
  lastChanged: day(),
  /** The sender above the text. */
  letterhead: line(80),
  sections: list(section, 20, 1),
});
