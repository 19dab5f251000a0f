/** Paths that show nothing without an account or a code; `/admin` and `/user/` are calls too. */
const closed = ['/admin', '/user/', '/profile', '/verify-otp', '/Reset-password', '/office'];

/** What crawlers may read (RFC 9309), and where they find the pages. @param site origin of the pages */
export const robots = (site: string) => `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${site}/sitemap.xml
`;
