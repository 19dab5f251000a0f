import path from 'node:path';
import type { Edition } from '#server/content/edition.ts';
import { readContent } from '#server/content/read-content.ts';
import type { Settings } from '#server/env.ts';
import { readBuiltScripts } from '../publish/built-scripts.ts';
import { policiesFor } from '../publish/content-security-policy.ts';
import { toDocument } from '../publish/document.ts';
import { openRenderer } from '../publish/renderer.ts';
import { readSiteFiles } from '../site-files.ts';

/** A page that is asked for with the words of an edition that is not published. */
export interface PreviewJob {
  /** The canonical path of the page. */
  page: string;
  edition: Edition;
  /** The address of the page's module. */
  module: string;
  /** HTML at the end of the body. */
  notice: string;
}

export interface PreviewPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  module: string;
}

/** Pages of this site may show a preview inside them (app/office/site). */
const inOwnFrames = (policy: string) => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/**
 * Opens the built app for previews: a page is rendered as the publisher does, and nothing of it is stored.
 * @param root the project's directory
 */
export async function openPreviewRenderer(
  root: string,
  settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'apiHost'>,
): Promise<(job: PreviewJob) => Promise<PreviewPage>> {
  const renderer = await openRenderer(path.join(root, 'build'), settings);
  const scripts = readBuiltScripts(path.join(root, 'build'));
  const { assets } = readSiteFiles(root, settings.dataDir);
  const policyOf = policiesFor(settings);
  const stylesheet = (href: string) => String(assets.get(href)?.bytes ?? '');

  return async ({ page, edition, module, notice }) => {
    const rendered = await renderer.page(page, 200, readContent(edition));
    const { html: published, entry } = toDocument(rendered, { boot: scripts.boot, stylesheet });
    const html = published
      .replace(`data-entry="${entry.path}"`, `data-entry="${module.replaceAll('&', '&amp;')}"`)
      .replace('</body>', () => `${notice}<script>${scripts.preview}</script></body>`);
    return { html, policy: inOwnFrames(policyOf('text/html', html) ?? ''), module: entry.text };
  };
}
