import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { setApiHost } from './api.ts';
import fontsUrl from './fonts/fonts.css?url';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { OnTheWay } from './layout/on-the-way.tsx';
import { PageError } from './layout/page-error.tsx';
import { PageFocus } from './layout/page-focus.tsx';
import { SessionProvider } from './session.tsx';
import { siteContext } from './site-context.ts';
import { Toaster } from './ui/toast.tsx';
import './app.css';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(siteContext);
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  if (site !== undefined) setApiHost(site.apiHost);
  // What was clicked before this script arrived is done now (server/site/boot.ts).
  useEffect(() => {
    document.dispatchEvent(new Event('app-ready'));
  }, []);
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf5ea" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#281d16" media="(prefers-color-scheme: dark)" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
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
          <Toaster>
            <Header />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            <Footer />
          </Toaster>
        </SessionProvider>
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
