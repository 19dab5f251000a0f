// The page for an unknown URL (404). Its picture is a half-coloured child's drawing.
import { data } from 'react-router';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/not-found';
import { ErrorPage } from './error-page.tsx';
import { notFoundWords } from './error-words.ts';

/** Has no canonical URL, because the page is shown for every unknown URL. */
export const meta = ({ loaderData: { meta: words } }: Route.MetaArgs) => [
  { title: words.title },
  { name: 'description', content: words.description },
  { name: 'robots', content: 'noindex' },
];

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { picture, alt } = content.document('errorPages').notFound;
  const page = { meta: pageMetaOf(context, 'notFound'), picture: content.picture(picture), alt };
  return data(page, { status: 404 });
}

export default function NotFound({ loaderData: { picture, alt } }: Route.ComponentProps) {
  return <ErrorPage {...notFoundWords} picture={picture} alt={alt} />;
}
