// A child's drawing, half coloured: this page is not drawn yet.
import { data } from 'react-router';
import { notFound } from '#content/not-found.ts';
import { notFoundMeta } from '#content/page-meta.ts';
import type { Route } from './+types/not-found';
import { Lost } from './lost.tsx';

/** It has no address of its own, so none is named. */
export const meta = () => [
  { title: notFoundMeta.title },
  { name: 'description', content: notFoundMeta.description },
  { name: 'robots', content: 'noindex' },
];

export function loader() {
  return data(notFound, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <Lost {...loaderData} />;
}
