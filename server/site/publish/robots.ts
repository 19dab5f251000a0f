import { endpointPrefixes } from '#contract/endpoint-prefixes.ts';

/**
 * Text of /robots.txt (RFC 9309): the API, which is closed to crawlers, and the address of the sitemap. Pages that should
 * not be indexed are not listed: they carry `noindex`, which a crawler sees only when it may fetch them. A page that is
 * disallowed here would be indexed by its links alone.
 * @param site origin of the pages
 */
export const robots = (site: string) => `User-agent: *
${endpointPrefixes.map((prefix) => `Disallow: ${prefix}`).join('\n')}

Sitemap: ${site}/sitemap.xml
`;
