import path from 'node:path';
import type { Settings } from '#server/env.ts';
import { openPreviewRenderer, type PreviewJob, type PreviewPage } from './preview-page.ts';

/** What the process of the previews gets: its settings first, then pages. */
export type PreviewRequest =
  | { kind: 'open'; settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'apiHost'> }
  | { kind: 'page'; id: number; job: PreviewJob };

export type PreviewReply = { id: number; page: PreviewPage | null } | { id: number; error: string };

const root = path.resolve(import.meta.dirname, '../../..');
const reply = (message: PreviewReply) => process.send?.(message);

/** The main module of the process that renders previews (server/site/preview/previews.ts). Pages are rendered one after another. */
let renderer: ReturnType<typeof openPreviewRenderer> | undefined;
let last: Promise<unknown> = Promise.resolve();

async function answer(id: number, job: PreviewJob): Promise<void> {
  try {
    const render = await renderer;
    if (render === undefined) throw new Error('the settings are missing');
    reply({ id, page: await render(job) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (message) => {
  const request = message as PreviewRequest;
  if (request.kind === 'open') renderer = openPreviewRenderer(root, request.settings);
  else last = last.then(() => answer(request.id, request.job));
});
// The server has ended: nobody needs the pages.
process.once('disconnect', () => process.exit());
