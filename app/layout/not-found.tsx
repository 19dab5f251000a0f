// The page for an unknown URL (404). Its picture is a half-coloured child's drawing.
import { data } from 'react-router';
import { notFound } from '#content/not-found.ts';
import { notFoundMeta } from '#content/page-meta.ts';
import type { Route } from './+types/not-found';
import { ErrorPage } from './error-page.tsx';

/** Has no canonical URL, because the page is shown for every unknown URL. */
export const meta = () => [
  { title: notFoundMeta.title },
  { name: 'description', content: notFoundMeta.description },
  { name: 'robots', content: 'noindex' },
];

export function loader() {
  return data(notFound, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <ErrorPage {...loaderData} />;
}
