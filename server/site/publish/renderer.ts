import { pathToFileURL } from 'node:url';
import path from 'node:path';
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import type { Content } from '#contract/site/content.ts';
import type { Settings } from '#server/env.ts';

/** The address from which React Router in the browser fetches a page's data. */
export const dataPath = (page: string) => (page === '/' ? '/_.data' : `${page}.data`);

/** Renders the site's pages one by one. */
export interface Renderer {
  /** The page's markup. @throws Error when rendering fails or gives another status */
  page(path: string, status: number, content: Content): Promise<string>;
  /** The data at `dataPath` that the browser fetches for a client-side navigation to the page. */
  data(path: string, status: number, content: Content): Promise<string>;
}

/** The exports of app/entry.server.tsx besides its handler. */
interface EntryModule {
  siteContext: RouterContext<{ publicUrl: string; apiHost: string }>;
  contentContext: RouterContext<Content>;
  takeError: () => unknown;
}

/**
 * The built app's renderer.
 * @param buildDirectory what `react-router build` wrote
 */
export async function openRenderer(
  buildDirectory: string,
  { publicUrl, apiHost }: Pick<Settings, 'publicUrl' | 'apiHost'>,
): Promise<Renderer> {
  const module: unknown = await import(pathToFileURL(path.join(buildDirectory, 'server/index.js')).href);
  const build = module as ServerBuild;
  const entry = build.entry.module as unknown as EntryModule;
  const handle = createRequestHandler(build, 'production');

  async function render(url: string, status: number, content: Content): Promise<string> {
    const context = new RouterContextProvider();
    context.set(entry.siteContext, { publicUrl, apiHost });
    context.set(entry.contentContext, content);
    const response = await handle(new Request(new URL(url, publicUrl)), context);
    const text = await response.text();
    const error = entry.takeError();
    if (error !== undefined) throw error;
    if (response.status !== status) throw new Error(`it has status ${response.status}`);
    return text;
  }

  return {
    page: render,
    data: (page, status, content) => render(dataPath(page), status, content),
  };
}
