import type { Message } from '#server/mail/compose.ts';
import type { Sender } from '#server/mail/sender.ts';
import { emails } from './list.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
:root{color-scheme:light dark}body{max-width:1200px;margin:0 auto;padding:24px 20px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
nav{columns:16em;margin:16px 0 32px}nav a{display:block;padding:3px 0}h2{margin:48px 0 4px;scroll-margin-top:16px}h3{margin:24px 0 8px;font-size:16px}
.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,360px),1fr));gap:16px}
pre,iframe{box-sizing:border-box;width:100%;height:440px;margin:0;border:1px solid #8888}pre{padding:16px;overflow:auto;white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace}`;

const standings = {
  kept: 'each one is sent, in its order',
  state: 'takes an older one that waits out',
  reminder: 'is taken out by a newer one',
};

/** A file for calendars and a plain mail have no HTML. */
function messageParts({ to, subject, text, html, calendar }: Message): string {
  const page =
    html === '' ? '' : `<iframe title="${escaped(subject)}" sandbox srcdoc="${escaped(html)}"></iframe>`;
  const file =
    calendar === undefined
      ? ''
      : `<details><summary>invite.ics</summary><pre>${escaped(calendar)}</pre></details>`;
  return `<h3>${escaped(subject)}</h3><p>to ${escaped(to)}</p><div class="parts"><pre>${escaped(text)}</pre>${page}</div>${file}`;
}

/** All emails of the school with sample data, as text and as HTML: a page of development (server/dev.ts). */
export function emailsPage(sender: Sender): string {
  const entries = Object.entries(emails);
  const links = entries.map(([name]) => `<a href="#${name}">${name}</a>`).join('');
  const sections = entries.map(([name, { sentWhen, standing, about, samples }]) => {
    const what = about === null ? 'its conversation' : about;
    return (
      `<section><h2 id="${name}">${name}</h2><p>Sent when: ${escaped(sentWhen)}.<br>` +
      `About ${escaped(what)}: ${standings[standing]}.</p>${samples(sender).map(messageParts).join('')}</section>`
    );
  });
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Emails of the school</title><style>${style}</style><h1>Emails of the school</h1>` +
    `<p>${entries.length} emails with sample data. Each is a file in <code>server/school/emails/</code>.</p>` +
    `<nav>${links}</nav>${sections.join('')}</html>`
  );
}
