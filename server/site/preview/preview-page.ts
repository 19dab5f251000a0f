import path from 'node:path';
import { dayIn, dayText, momentOf } from '#contract/school-time.ts';
import { editablesId, numbersIn } from '#contract/site/edit-marks.ts';
import type { Edition } from '#server/site/content/edition.ts';
import { readContent } from '#server/site/content/read-content.ts';
import type { Settings } from '#server/env.ts';
import { readBuiltScripts } from '../publish/built-scripts.ts';
import { policiesFor } from '../publish/content-security-policy.ts';
import { toDocument } from '../publish/document.ts';
import { openRenderer } from '../publish/renderer.ts';
import { readSiteFiles } from '../serve/site-files.ts';
import { markEdition } from './mark-edition.ts';
import { notice } from './notice.ts';
import { previewContent, type AskedPage, type PreviewContent } from './preview-content.ts';

export interface PreviewJob extends AskedPage {
  /** The query of the address of the page's module, with its `?`. */
  moduleQuery: string;
  /** Whether its texts are chosen to be changed: then they have marks, and the page does not start. */
  isEdited: boolean;
}

export interface PreviewPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  module: string;
}

/** What can be changed shows a line, which is stronger where the pointer or the focus is. */
const editStyle =
  '[data-field]{outline:1px dashed #c8862b;outline-offset:3px;cursor:text}' +
  '[data-field]:hover{outline:2px solid #c8862b}[data-field]:focus-visible,[data-field][data-chosen]{outline:3px solid #b3261e}';

/** The day of an edition in words, if it is still to come. */
const laterDay = ({ day, timeZone }: Edition) =>
  day > dayIn(timeZone) ? dayText(momentOf({ day, time: '12:00' }, timeZone), timeZone) : null;

/** Pages of this site may show a preview inside them (app/office/edit, app/office/start). */
const inOwnFrames = (policy: string) => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/**
 * Opens the built app for previews: a page is rendered as the publisher does, and nothing of it is stored. The function that it returns makes null of a
 * page that has no preview.
 * @param root the project's directory
 */
export async function openPreviewRenderer(
  root: string,
  settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'apiHost'>,
): Promise<(job: PreviewJob) => Promise<PreviewPage | null>> {
  const renderer = await openRenderer(path.join(root, 'build'), settings);
  const scripts = readBuiltScripts(path.join(root, 'build'));
  const { assets } = readSiteFiles(root, settings.dataDir);
  const policyOf = policiesFor(settings);
  const stylesheet = (href: string) => String(assets.get(href)?.bytes ?? '');

  async function render(edition: Edition, page: string, module: string) {
    const rendered = await renderer.page(page, 200, readContent(edition));
    const { html, entry } = toDocument(rendered, { boot: scripts.boot, stylesheet });
    const address = module.replaceAll('&', '&amp;');
    return {
      html: html.replace(`data-entry="${entry.path}"`, `data-entry="${address}"`),
      module: entry.text,
    };
  }

  /** A page that is edited. React does not run in it, so that words on it can be changed as they are typed. */
  async function renderEdited({ edition, page }: PreviewContent, module: string) {
    const { edition: marked, fields } = markEdition(edition);
    const { html } = await render(marked, page, module);
    const shown = Object.fromEntries(numbersIn(html).map((number) => [number, fields[number]]));
    const json = JSON.stringify(shown).replaceAll('<', '\\u003c');
    const end = `<style>${editStyle}</style><script type="application/json" id="${editablesId}">${json}</script>`;
    return { html, end: `${end}<script>${scripts.edit}</script>`, module: '' };
  }

  return async (job) => {
    const shown = previewContent(job);
    if (shown === undefined) return null;
    const { edition, page, leftOut } = shown;
    const address = `${page}${job.moduleQuery}`;
    const { html, end, module } = job.isEdited
      ? await renderEdited(shown, address)
      : {
          ...(await render(edition, page, address)),
          end: `${notice(page, laterDay(edition), leftOut)}<script>${scripts.preview}</script>`,
        };
    const whole = html.replace('</body>', () => `${end}</body>`);
    return { html: whole, policy: inOwnFrames(policyOf('text/html', whole) ?? ''), module };
  };
}
