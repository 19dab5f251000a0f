/**
 * The calls. Pages that are of no use in a search are not named here: they say noindex themselves, which only a crawler
 * that may read them finds out; a name found in a link alone would be listed.
 */
const closed = ['/admin/', '/user/'];

/** What crawlers may read (RFC 9309), and where they find the pages. @param site origin of the pages */
export const robots = (site: string) => `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${site}/sitemap.xml
`;
