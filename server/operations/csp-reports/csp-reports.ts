import { getConnInfo } from '@hono/node-server/conninfo';
import { limits } from '#server/http/limits.ts';
import type { Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import type { Services } from '#server/http/services.ts';
import { clientAddress } from '#server/http/address.ts';
import { readJson } from '#server/http/body.ts';
import { HttpError } from '#server/http/http-error.ts';
import { countingRequest } from '#server/http/rate-limit.ts';
import { cspViolations } from '#server/operations/metrics.ts';

const maxBytes = 16 * 1024;
const maxLines = 20;

/** The format of `report-uri` (CSP Level 2). */
const singleReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});
/** The format of the Reporting API, with several reports in one request. */
const reportList = z.array(
  z.object({
    body: z.object({ effectiveDirective: z.optional(z.string()), blockedURL: z.optional(z.string()) }),
  }),
);

const toReportList = ({ 'csp-report': report }: z.infer<typeof singleReport>): z.infer<typeof reportList> => [
  {
    body: {
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
    },
  },
];

/** The parts of a report that are kept; they do not show which page a visitor read. */
interface Violation {
  directive: string;
  blocked: string;
}

/** The name of the directive, or 'other' when it has an unknown form. */
function directiveOf(text = ''): string {
  const [name = ''] = text.split(' ');
  return /^(?:[a-z]{2,12}-src(?:-(?:elem|attr))?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/.test(
    name,
  )
    ? name
    : 'other';
}

/** What a browser reports as blocked besides URLs (CSP Level 3, 5.3), and the schemes of those URLs that are no sites. */
const blockedKinds = new Set(
  (
    'inline eval wasm-eval self trusted-types-policy trusted-types-sink data blob about filesystem file ws wss ' +
    'chrome-extension moz-extension safari-extension safari-web-extension ms-browser-extension'
  ).split(' '),
);

/**
 * The kind of what was blocked: never its host, because anybody can send a report with a host of their choice, and never a path,
 * which could name a person.
 */
function blockedOf(text: string | undefined, publicUrl: string): string {
  if (text === undefined) return 'unknown';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol))
    return url.origin === publicUrl ? 'this site' : 'another site';
  const kind = url === undefined ? text : url.protocol.slice(0, -1);
  return blockedKinds.has(kind) ? kind : 'unknown';
}

/** The violations in a request, without duplicates. @throws HttpError 400 when it is not a report */
function violationsIn(type: string, json: unknown, publicUrl: string): Violation[] {
  const read =
    type === 'application/csp-report'
      ? z.safeParse(z.pipe(singleReport, z.transform(toReportList)), json)
      : z.safeParse(reportList, json);
  if (!read.success) throw new HttpError(400, 'This is no report of a browser.');
  const violations = read.data.map(({ body }) => ({
    directive: directiveOf(body.effectiveDirective),
    blocked: blockedOf(body.blockedURL, publicUrl),
  }));
  return [...new Map(violations.map((each) => [`${each.directive} ${each.blocked}`, each])).values()];
}

/**
 * Accepts a report of a browser about violations of the Content-Security-Policy
 * (docs/decisions/0012-content-security-policy.md; OWASP ASVS 5.0, 3.4.7). Counts each violation and logs its directive and
 * the kind of what was blocked. Page, address, sample and all other data of the report are dropped.
 * @throws HttpError 415 without the content type of a report, 429 after too many from one network, 413 over 16 KiB, 400
 * malformed
 */
export async function takeCspReport(c: HonoContext, context: Services): Promise<Response> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/csp-report' && type !== 'application/reports+json') {
    throw new HttpError(415, 'This address takes only the reports of browsers.');
  }
  const remote = getConnInfo(c).remote.address;
  const address = clientAddress(remote, c.req.raw.headers, context.settings.trustProxy);
  const counted = { path: c.req.path, address, userId: null, device: null, body: null };
  return countingRequest(context, limits.cspReport, counted, async () => {
    const json = await readJson(c.req.raw, maxBytes);
    for (const violation of violationsIn(type, json, context.settings.publicUrl).slice(0, maxLines)) {
      cspViolations.inc({ directive: violation.directive });
      context.log.warn(violation, 'CSP violation');
    }
    return c.body(null, 204);
  });
}
