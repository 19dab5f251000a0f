import { createHash } from 'node:crypto';
import { mapWords } from '#content/contact.ts';
import type { Settings } from '#server/env.ts';
import { cspReportPath } from '#server/http/security-headers.ts';
import { elementsOf, textOf, type Element } from './markup.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the texts of a page's inline elements. Browsers allow an empty element without a hash. */
function hashes(elements: readonly Element[]): string {
  const texts = elements.map(textOf).filter((text) => text !== '');
  return [...new Set(texts)].map((text) => ` ${hashOf(text)}`).join('');
}

const isStyle = ({ tagName }: Element) => tagName === 'style';
/** A script with a type is a block of data, which never runs, or the empty module script of the publisher. */
const isInlineScript = ({ tagName, attrs }: Element) => tagName === 'script' && attrs.length === 0;

/**
 * What a page may load and run: its own inline scripts and styles by their hashes, else nothing but files of ours, the calls, and
 * the map once it is asked for (decision 0012; OWASP ASVS 5.0, 3.4.3, 3.4.6 and 3.4.7). A page goes on in the browser under the policy it
 * was opened with, so that all pages' needs stand in each.
 * @param html the page as it is served
 */
function pagePolicy(html: string, { publicUrl, apiHost }: Pick<Settings, 'publicUrl' | 'apiHost'>): string {
  const elements = elementsOf(html);
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(elements.filter(isInlineScript))}`,
    `style-src 'self'${hashes(elements.filter(isStyle))}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${apiHost === '' ? '' : ` ${apiHost}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${new URL(mapWords.embed).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${cspReportPath}`,
    // Without https browsers that know report-to would send nothing at all.
    ...(publicUrl.startsWith('https:') ? ['report-to reports', 'upgrade-insecure-requests'] : []),
  ].join(';');
}

/** A drawing may hold rules of its own; browsers differ in whether they ask its policy where it stands in a page. */
const drawingPolicy = (svg: string) =>
  `default-src 'none';style-src${hashes(elementsOf(svg).filter(isStyle)) || " 'none'"};frame-ancestors 'none'`;

/** The worker that keeps pages read asks the network for them, and does nothing else. */
const workerPolicy = "default-src 'none';connect-src 'self';frame-ancestors 'none'";

export type Policies = (type: string, text: string) => string | undefined;

/** Gives the policy of what is published by its media type; undefined where the closed one of every reply will do. */
export const policiesFor =
  (settings: Pick<Settings, 'publicUrl' | 'apiHost'>): Policies =>
  (type, text) => {
    switch (type.split(';')[0]) {
      case 'text/html':
        return pagePolicy(text, settings);
      case 'image/svg+xml':
        return drawingPolicy(text);
      case 'text/javascript':
        return workerPolicy;
      default:
        return undefined;
    }
  };
