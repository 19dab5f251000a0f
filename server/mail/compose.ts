import { colourOf } from '#server/colours.ts';
import type { Standing } from '#server/db/tables/families.ts';

/** A mail to one recipient, with the same content as text and as HTML. */
export interface Message {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** A file for calendars (RFC 5545) that the mail carries. */
  calendar?: string;
  /**
   * Holds a code that expires in minutes. It is sent before all other queued mails; the office never sees its words, and they
   * are erased as soon as it is sent.
   */
  hasCode?: boolean;
  /** Random unless given. */
  id?: string;
  /** What it is about: a word, or an id. Mails about one thing to one person leave in their order. Default: the conversation. */
  about?: string;
  /** Default: kept. */
  standing?: Standing;
  /** The conversation that it belongs to: it is deleted with it. */
  conversationId?: string | null;
  /** The ids of the mails before it in the conversation, the oldest first: mail programs show them in one thread. */
  thread?: readonly string[];
  /** Not sent before this time; until then `takeBackMail` takes it back. */
  notBefore?: Date;
}

const wall = colourOf('wall');
const ink = colourOf('ink');
const accent = colourOf('sindoor');

/** Text as HTML. A line break is an element, because Outlook ignores `white-space`. */
const htmlOf = (text: string): string => escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>');

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** What a mail says, and the school that says it. */
export interface Content {
  to: string;
  /** Default: the school. */
  replyTo?: string | undefined;
  schoolEmail: string;
  subject: string;
  paragraphs: string[];
  /** A code, shown large after the first paragraph. */
  code?: string;
  /** Names and values, such as the fields of an application. */
  details?: readonly (readonly [name: string, value: string])[];
  schoolName: string;
}

/** Composes a mail without pictures or other external resources, with colours for light and dark schemes. */
export function compose(content: Content): Message {
  const { to, replyTo = content.schoolEmail, subject, paragraphs, code, details = [], schoolName } = content;
  const [first = '', ...rest] = paragraphs;
  const text = [
    first,
    ...(code === undefined ? [] : [code]),
    ...rest,
    ...(details.length === 0 ? [] : [details.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    schoolName,
  ].join('\n\n');
  const paragraph = (line: string) => `<p style="margin:0 0 16px;line-height:1.5">${htmlOf(line)}</p>`;
  const rows = details
    .map(
      ([name, value]) =>
        `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:600">${escapeHtml(name)}</th>` +
        `<td style="padding:6px 0">${htmlOf(value)}</td></tr>`,
    )
    .join('');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}body{background:${wall.day};color:${ink.day}}
@media (prefers-color-scheme:dark){body{background:${wall.evening}!important;color:${ink.evening}!important}}</style></head>
<body style="margin:0;padding:32px 20px;font:17px/1.5 Georgia,serif"><div style="max-width:560px;margin:0 auto">
${paragraph(first)}
${code === undefined ? '' : `<p style="margin:0 0 16px;font-size:34px;letter-spacing:6px;font-weight:700">${escapeHtml(code)}</p>`}
${rest.map(paragraph).join('\n')}
${rows === '' ? '' : `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows}</table>`}
<p style="margin:24px 0 0;padding-top:12px;border-top:2px solid ${accent.day}">${escapeHtml(schoolName)}</p>
</div></body></html>`;
  return { to, replyTo, subject, text, html };
}
