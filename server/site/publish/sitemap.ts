import type { PageForFiles } from './generated-file.ts';
import { escapeXml } from './xml.ts';

/**
 * Text of /sitemap.xml: every page that may be indexed, with its pictures (sitemaps.org; Google Search: image sitemaps).
 * It has no dates of change, because the content does not record them and search engines ignore a sitemap with wrong
 * dates.
 * @param site origin of the pages
 */
export function sitemap(site: string, pages: readonly PageForFiles[]): string {
  const entries = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path, pictures }) => {
      const images = pictures.map(
        (address) => `<image:image><image:loc>${escapeXml(site + address)}</image:loc></image:image>`,
      );
      return `<url><loc>${escapeXml(site + path)}</loc>${images.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}
