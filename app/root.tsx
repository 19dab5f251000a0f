import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { wall } from 'virtual:colours';
import type { Route } from './+types/root';
import { schoolFacts } from '#contract/site/school-facts.ts';
import { setApiHost } from './api-host.ts';
import fontsUrl from './fonts/fonts.css?url';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { NavigationProgress } from './layout/navigation-progress.tsx';
import { UnexpectedError } from './layout/unexpected-error.tsx';
import { PageFocus } from './layout/page-focus.tsx';
import { Prefetch } from './layout/prefetch.tsx';
import { useScheme, type Scheme } from './layout/scheme.ts';
import { Connection } from './offline/connection.tsx';
import { rememberRootData, type RootData } from './school.ts';
import { SessionProvider } from './session.tsx';
import { ReadablePage } from './readable-page.tsx';
import { skipOnQueryChange } from './revalidation.ts';
import { contentOf, siteContext } from './site-context.ts';
import { Toaster } from './ui/page/toast.tsx';
import './app.css';

export function loader({ context }: Route.LoaderArgs): RootData {
  const content = contentOf(context);
  const { error, connectionLost } = content.document('errorPages');
  const illustrationOf = ({ picture, alt }: typeof error) => ({ picture: content.picture(picture), alt });
  return {
    ...context.get(siteContext),
    school: schoolFacts(content.document('school')),
    navigation: { ...content.document('navigation') },
    errorPages: { error: illustrationOf(error), connectionLost: illustrationOf(connectionLost) },
  };
}

export const shouldRevalidate = skipOnQueryChange;

/** The `media` of the `theme-color` of a scheme. The boot script sets the same value earlier (app/boot.ts). */
function themeColorMedia(scheme: 'light' | 'dark', chosen: Scheme): string {
  if (chosen === null) return `(prefers-color-scheme: ${scheme})`;
  return chosen === scheme ? 'all' : 'not all';
}

/** The path of the page that the visitor can read; undefined until the first one is hydrated. */
let shownPath: string | undefined;

/** Whether the visitor can read the page at a path: the prerendered one, or one that was shown before something failed. */
const isShown = (pathname: string) => !import.meta.env.SSR && pathname === (shownPath ?? pathname);

/** Whether the page brings its own header, menu and `main` (app/office/shell/office-handle.ts). An error page has those of the site. */
function useOwnFrame(): boolean {
  const page = useMatches().at(-1)?.handle as { hasOwnFrame?: boolean } | undefined;
  return !useRouteError() && page?.hasOwnFrame === true;
}

/** The same elements each time: a change of the page or of the scheme renders again only what reads it. */
const header = <Header />;
const footer = <Footer />;
const behind = (
  <>
    <Connection />
    <PageFocus />
    <Prefetch />
    <ScrollRestoration />
    <Scripts />
  </>
);

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<RootData>('root');
  if (site !== undefined) {
    setApiHost(site.apiHost);
    rememberRootData(site);
  }
  const [scheme] = useScheme();
  const { pathname } = useLocation();
  const hasOwnFrame = useOwnFrame();
  // The boot script now replays the click that came before hydration (app/boot.ts). Outside of the effect, because
  // React hydrates the part of the page that was clicked at once, and it cannot do that while it runs effects.
  useEffect(() => queueMicrotask(() => document.dispatchEvent(new Event('app-ready'))), []);
  return (
    <ReadablePage canBeRead={isShown(pathname)}>
      <html lang="en-IN" data-scheme={scheme ?? undefined}>
        <head>
          <meta charSet="utf-8" />
          {/* A bar at the bottom keeps clear of a phone's corners, and stands above its keyboard. */}
          <meta
            name="viewport"
            content={`width=device-width, initial-scale=1${hasOwnFrame ? ', viewport-fit=cover, interactive-widget=resizes-content' : ''}`}
          />
          <meta name="theme-color" content={wall.day} media={themeColorMedia('light', scheme)} />
          <meta name="theme-color" content={wall.evening} media={themeColorMedia('dark', scheme)} />
          <Meta />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          {/* The publisher creates the manifest, so there is none in development. */}
          {import.meta.env.PROD && <link rel="manifest" href="/site.webmanifest" />}
          <meta name="fonts" content={fontsUrl} />
          <noscript>
            <link rel="stylesheet" href={fontsUrl} />
          </noscript>
          <Links />
        </head>
        <body>
          <a className="skip" href="#content">
            Skip to the page
          </a>
          <NavigationProgress />
          <SessionProvider>
            {hasOwnFrame || header}
            <Toaster />
            {hasOwnFrame ? (
              <Suspense>{children}</Suspense>
            ) : (
              <main id="content" tabIndex={-1}>
                {/* The header and the footer hydrate before the page. */}
                <Suspense>{children}</Suspense>
              </main>
            )}
            {hasOwnFrame || footer}
          </SessionProvider>
          {behind}
        </body>
      </html>
    </ReadablePage>
  );
}

export default function Root() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    shownPath = pathname;
  }, [pathname]);
  return <Outlet />;
}

/** The error page, for a page that cannot be shown. A page that can be read stays (app/readable-page.tsx). */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  const error = useRouteError();
  if (isShown(pathname)) throw error;
  return <UnexpectedError />;
}
