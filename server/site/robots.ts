/**
 * The API. Pages that should not be indexed are not listed here: they carry `noindex`, which a crawler sees only when it
 * may fetch them. A page that is disallowed here would be indexed by its links alone.
 */
const disallowed = ['/admin/', '/user/'];

/**
 * Text of /robots.txt: the paths closed to crawlers (RFC 9309) and the address of the sitemap. @param site origin of the
 * pages
 */
export const robots = (site: string) => `User-agent: *
${disallowed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${site}/sitemap.xml
`;
