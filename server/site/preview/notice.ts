import { createHash } from 'node:crypto';
import { closedPolicy } from '#server/http/security-headers.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Beside the page's own styles, whose names have a prefix (app/preview). */
const style =
  `#preview-notice{position:sticky;bottom:0;z-index:60;display:flex;flex-wrap:wrap;gap:4px 16px;padding:12px 20px;
background:#2b1d14;color:#fff;font-size:16px;line-height:1.5}#preview-notice a{color:inherit}`.replaceAll(
    '\n',
    '',
  );

/**
 * What a preview says about itself, at the end of the page.
 * @param day the day that it shows, in words; null for today
 * @param leftOut the titles of documents whose changes have a wrong field
 */
export function notice(path: string, day: string | null, leftOut: readonly string[]): string {
  const what =
    day === null
      ? '<b>Preview.</b> Visitors do not see these words yet.'
      : `<b>Preview of ${escaped(day)}.</b> Visitors see these words from that day on.`;
  const wrong =
    leftOut.length === 0
      ? ''
      : ` Not shown, because a field is not right yet: ${leftOut.map(escaped).join(', ')}.`;
  return (
    `<style>${style}</style><aside id="preview-notice" aria-label="Preview"><span>${what}${wrong}</span>` +
    ` <a href="${escaped(path)}" data-leaves-preview="">Show the page as visitors see it</a></aside>`
  );
}

const plainStyle = 'body{max-width:34em;margin:15vh auto;padding:0 20px;font:18px/1.6 system-ui,sans-serif}';

/** Why a preview shows nothing. */
const reasons = {
  ended: 'The link has ended or was withdrawn. Please ask the school for a new one.',
  failed: 'Please try again in a moment.',
};

/**
 * The page in the place of a preview that shows nothing.
 * @returns its HTML and its Content-Security-Policy
 */
export function noPreview(path: string, reason: keyof typeof reasons): [html: string, policy: string] {
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Preview</title><style>${plainStyle}</style><h1>This preview cannot be shown</h1>` +
    `<p>${reasons[reason]}</p>` +
    `<p><a href="${escaped(path)}">Show the page as visitors see it</a></p></html>`;
  const hash = createHash('sha256').update(plainStyle).digest('base64');
  return [html, `${closedPolicy};style-src 'sha256-${hash}'`];
}
