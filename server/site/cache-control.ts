/** For files whose name contains a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Browsers revalidate the cached page at each visit, so that it is never older than the school's last change. */
export const revalidate = 'no-cache';
