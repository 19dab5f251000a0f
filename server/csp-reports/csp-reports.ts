import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { clientAddress } from '#server/http/address.ts';
import { readJson } from '#server/http/body.ts';
import { HttpError } from '#server/http/http-error.ts';
import { byNetwork, countingRequest } from '#server/http/rate-limit.ts';
import { refusals } from '#server/operations/metrics.ts';

/** A page that breaks its policy does so in every visit; the first few tell it all. */
const limits = byNetwork({ max: 30, seconds: 600 });
const mostBytes = 16 * 1024;
const mostLines = 20;

/** As older browsers tell it (CSP Level 2), and as the Reporting API does, several at a time. */
const older = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});
const newer = z.array(
  z.object({
    body: z.object({ effectiveDirective: z.optional(z.string()), blockedURL: z.optional(z.string()) }),
  }),
);

const toNewer = ({ 'csp-report': told }: z.infer<typeof older>): z.infer<typeof newer> => [
  {
    body: {
      effectiveDirective: told['effective-directive'] ?? told['violated-directive'],
      blockedURL: told['blocked-uri'],
    },
  },
];

/** What of a report is kept: nothing that could say who read what. */
interface Refusal {
  directive: string;
  blocked: string;
}

/** The directive's name alone; one that no browser knows is not repeated. */
function directiveOf(told = ''): string {
  const [name = ''] = told.split(' ');
  return /^(?:[a-z]{2,12}-src(?:-(?:elem|attr))?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/.test(
    name,
  )
    ? name
    : 'other';
}

/** The host of what was refused, or its kind; never a path, which could name a person. */
function blockedOf(told = ''): string {
  if (/^[a-z-]{1,24}$/.test(told)) return told;
  const url = URL.canParse(told) ? new URL(told) : undefined;
  if (url === undefined) return 'unknown';
  return /^https?:$/.test(url.protocol) ? url.hostname.slice(0, 253) : url.protocol.slice(0, 24);
}

/** What a report tells, each once. @throws HttpError 400 when it is none */
function refusalsIn(type: string, json: unknown): Refusal[] {
  const read =
    type === 'application/csp-report'
      ? z.safeParse(z.pipe(older, z.transform(toNewer)), json)
      : z.safeParse(newer, json);
  if (!read.success) throw new HttpError(400, 'This is no report of a browser.');
  const told = read.data.map(({ body }) => ({
    directive: directiveOf(body.effectiveDirective),
    blocked: blockedOf(body.blockedURL),
  }));
  return [...new Map(told.map((each) => [`${each.directive} ${each.blocked}`, each])).values()];
}

/**
 * Takes what a browser says a page was refused by its policy (decision 0012, OWASP ASVS 5.0, 3.4.7): counts it, and writes
 * directive and host to the log. Page, address, sample and whatever else browsers tell are dropped.
 * @throws HttpError 415 when it is no report, 429 when too many come from one address, 413 over 16 KiB, 400 malformed
 */
export async function takeCspReport(c: HonoContext, context: Context): Promise<Response> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/csp-report' && type !== 'application/reports+json') {
    throw new HttpError(415, 'This address takes only the reports of browsers.');
  }
  const remote = getConnInfo(c).remote.address;
  const address = clientAddress(remote, c.req.raw.headers, context.settings.trustProxy);
  const counted = { path: c.req.path, address, account: null, device: null, body: null };
  return countingRequest(context, limits, counted, async () => {
    for (const refusal of refusalsIn(type, await readJson(c.req.raw, mostBytes)).slice(0, mostLines)) {
      refusals.inc({ directive: refusal.directive });
      context.log.warn(refusal, 'a page was refused something by its policy');
    }
    return c.body(null, 204);
  });
}
