import { createHash } from 'node:crypto';
import { mapOrigin } from '#contract/site/map-url.ts';
import type { Settings } from '#server/env.ts';
import { cspReportPath } from '#server/http/security-headers.ts';
import { attribute, elementsOf, textOf, type Element } from './markup.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the texts of a page's inline elements. Browsers allow an empty element without a hash. */
function hashes(elements: readonly Element[]): string {
  const texts = elements.map(textOf).filter((text) => text !== '');
  return [...new Set(texts)].map((text) => ` ${hashOf(text)}`).join('');
}

const isStyle = ({ tagName }: Element) => tagName === 'style';
/** A script with a type is a block of data, which never runs, or the empty module script of the publisher. */
const isInlineScript = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'type') === undefined;

/**
 * The policy of a page: inline scripts and styles by their hashes, files of the site, the API, and the frame of the map
 * (decision 0012; OWASP ASVS 5.0, 3.4.3, 3.4.6 and 3.4.7). A client-side navigation keeps the policy of the first page,
 * so that every policy allows what any page needs.
 * @param html the page as it is served
 */
function pagePolicy(html: string, { publicUrl, apiHost }: Pick<Settings, 'publicUrl' | 'apiHost'>): string {
  const elements = elementsOf(html);
  const api = apiHost === '' ? '' : ` ${apiHost}`;
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(elements.filter(isInlineScript))}`,
    `style-src 'self'${hashes(elements.filter(isStyle))}`,
    // The pictures of the office come from the API.
    `img-src 'self' data:${api}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // Of this site, an office page shows a preview in a frame (app/office/edit/edit.tsx).
    `frame-src 'self' ${mapOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${cspReportPath}`,
    // Without https, browsers that support report-to ignore report-uri and send nothing.
    ...(publicUrl.startsWith('https:') ? ['report-to reports', 'upgrade-insecure-requests'] : []),
  ].join(';');
}

/** An SVG file may have its own style sheet; some browsers apply the file's policy to it inside a page. */
const svgPolicy = (svg: string) =>
  `default-src 'none';style-src${hashes(elementsOf(svg).filter(isStyle)) || " 'none'"};frame-ancestors 'none'`;

/** The service worker only fetches. */
const workerPolicy = "default-src 'none';connect-src 'self';frame-ancestors 'none'";

export type Policies = (type: string, text: string) => string | undefined;

/** Returns the policy for a published text by its media type; undefined for the default policy of all replies. */
export const policiesFor =
  (settings: Pick<Settings, 'publicUrl' | 'apiHost'>): Policies =>
  (type, text) => {
    switch (type.split(';')[0]) {
      case 'text/html':
        return pagePolicy(text, settings);
      case 'image/svg+xml':
        return svgPolicy(text);
      case 'text/javascript':
        return workerPolicy;
      default:
        return undefined;
    }
  };
