import { pathToFileURL } from 'node:url';
import path from 'node:path';
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import type { Settings } from '#server/env.ts';

/** Where React Router's browser half asks for a page's data. */
export const dataPath = (page: string) => (page === '/' ? '/_.data' : `${page}.data`);

/** Renders the site's pages one by one. */
export interface Renderer {
  /** Paths of the routes as written in app/routes.ts, '*' and those with parameters included. */
  routePaths: string[];
  /** The page's markup. @throws Error with the cause when it is not rendered with the expected status */
  page(path: string, status: number): Promise<string>;
  /** What the browser asks for, at `dataPath`, when it goes to the page without leaving the one it is on. */
  data(path: string, status: number): Promise<string>;
}

/** What app/entry.server.tsx exports beside its handler. */
interface EntryModule {
  siteContext: RouterContext<{ publicUrl: string; apiHost: string }>;
  takeError: () => unknown;
}

/** The built app's renderer. @param buildDirectory what `react-router build` wrote */
export async function openRenderer(
  buildDirectory: string,
  { publicUrl, apiHost }: Pick<Settings, 'publicUrl' | 'apiHost'>,
): Promise<Renderer> {
  const module: unknown = await import(pathToFileURL(path.join(buildDirectory, 'server/index.js')).href);
  const build = module as ServerBuild;
  const entry = build.entry.module as unknown as EntryModule;
  const handle = createRequestHandler(build, 'production');

  async function render(url: string, status: number): Promise<string> {
    const context = new RouterContextProvider();
    context.set(entry.siteContext, { publicUrl, apiHost });
    const response = await handle(new Request(new URL(url, publicUrl)), context);
    const text = await response.text();
    const error = entry.takeError();
    if (error !== undefined) throw error;
    if (response.status !== status) throw new Error(`it answered with status ${response.status}`);
    return text;
  }

  return {
    routePaths: Object.values(build.routes).flatMap((route) =>
      route === undefined || route.id === 'root' ? [] : [`/${route.path ?? ''}`],
    ),
    page: render,
    data: (page, status) => render(dataPath(page), status),
  };
}
