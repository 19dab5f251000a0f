import { group, named, picture, text } from './fields.ts';

const illustration = () =>
  group({
    picture: named('Picture', picture()),
    alt: named('What the picture shows', text(500), 'Read aloud to visitors who cannot see the picture.'),
  });

/** The pictures of the pages that visitors see instead of another page. */
export const errorPages = group({
  notFound: named('Page not found', illustration(), 'For an address that does not exist.'),
  error: named('Something went wrong', illustration(), 'After an error of the site.'),
  connectionLost: named('No connection', illustration(), 'When the internet fails on the way to a page.'),
});
