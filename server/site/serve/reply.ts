import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestDurations } from '#server/operations/metrics.ts';

/** A reply that is ready to be sent. */
export interface Reply {
  status: number;
  /** Names and values in turn, as `response.writeHead` takes them. */
  headers: string[];
  body?: Buffer | undefined;
}

/** A request for a page or a file. */
export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** The time of `performance.now()` at which the request arrived. */
  startedAt: number;
}

/** Names and values in turn. */
export const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

/** Writes the status and the headers, and counts the request for /metrics. */
export function sendHead({ request, response, startedAt }: PageRequest, { status, headers }: Reply): void {
  response.writeHead(status, headers);
  const seconds = (performance.now() - startedAt) / 1000;
  requestDurations.observe(request.method ?? '', status, seconds);
}

/** Sends a reply. Node leaves the body out for HEAD. */
export function send(to: PageRequest, reply: Reply): void {
  sendHead(to, reply);
  to.response.end(reply.body);
}
