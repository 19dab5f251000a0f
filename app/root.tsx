import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { wall } from 'virtual:colours';
import type { Route } from './+types/root';
import { setApiHost } from './api.ts';
import fontsUrl from './fonts/fonts.css?url';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { OnTheWay } from './layout/on-the-way.tsx';
import { PageError } from './layout/page-error.tsx';
import { PageFocus } from './layout/page-focus.tsx';
import { useScheme, type Scheme } from './layout/scheme.ts';
import { Connection } from './offline/connection.tsx';
import { SessionProvider } from './session.tsx';
import { exceptForQuery } from './revalidation.ts';
import { siteContext } from './site-context.ts';
import { Toaster } from './ui/toast.tsx';
import './app.css';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(siteContext);
}

export const shouldRevalidate = exceptForQuery;

/** When the browser's own bars take a scheme's colour; the boot script writes the same (server/site/boot.ts). */
function barMedia(of: 'light' | 'dark', chosen: Scheme): string {
  if (chosen === null) return `(prefers-color-scheme: ${of})`;
  return chosen === of ? 'all' : 'not all';
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  if (site !== undefined) setApiHost(site.apiHost);
  const [scheme] = useScheme();
  // What was clicked before this script arrived is done now (server/site/boot.ts).
  useEffect(() => {
    document.dispatchEvent(new Event('app-ready'));
  }, []);
  return (
    <html lang="en-IN" data-scheme={scheme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={wall.day} media={barMedia('light', scheme)} />
        <meta name="theme-color" content={wall.evening} media={barMedia('dark', scheme)} />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* The publisher makes it; in development there is none. */}
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
        <OnTheWay />
        <SessionProvider>
          <Header />
          <Toaster />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </SessionProvider>
        <Connection />
        <PageFocus />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageError />;
}
