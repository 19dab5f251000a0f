/** For files whose name contains a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Browsers revalidate the cached page at each visit, so that it is never older than the school's last change. */
export const revalidate = 'no-cache';

/**
 * For the data of pages: a link that is hovered loads the data, and the click that follows uses it without a request
 * (app/layout/prefetch.tsx).
 */
export const reusedSoon = 'max-age=10';
