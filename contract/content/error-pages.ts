import { group, picture, text } from './fields.ts';

const illustration = group({ picture: picture(), alt: text(500) });

/** The pictures of the pages that visitors see instead of another page (docs/design.md, section 6). */
export const errorPages = group({
  /** For an unknown URL. */
  notFound: illustration,
  /** After an unexpected error. */
  error: illustration,
  /** After a network error during navigation. */
  connectionLost: illustration,
});
