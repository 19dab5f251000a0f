import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { queueRequests } from './request-queue.ts';
import { closedPolicy } from './security-headers.ts';

/** The request line and headers, the address included: twice what a browser with all our cookies sends. */
const mostHeaderBytes = 8 * 1024;
/** What this many connections hold fits a small server's memory; more are closed before they cost anything. */
const mostConnections = 5_000;

/** How long a client may take, in milliseconds. */
const patience = {
  /** Until the headers are there. */
  headersTimeout: 10_000,
  /** Until the body is there too: 64 KiB on the slowest line that is still called mobile. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /** Between two requests; longer than proxies keep a connection (60 s), so that none sends into one just closed. */
  keepAliveTimeout: 65_000,
};
/** Neither reading nor writing: a paused film asks again with a range. */
const silence = 120_000;

/**
 * The HTTP server around an app: bounds what one client may send and how long it may take, so that slow and endless ones
 * cost nobody else a place. Answers 408, 431 or 400 itself where a request never becomes whole (OWASP ASVS 5.0, 4.2.1 and
 * 15.2.2).
 * @param fetch answers a request
 * @param shorter for tests: other times than the usual ones
 * @returns a server that does not listen yet
 */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  shorter: Partial<typeof patience> = {},
): Server {
  const listener = queueRequests(
    getRequestListener(fetch, {
      // No app error comes here: an address or a Host that no URL can be made of.
      errorHandler: () =>
        Response.json(
          { message: 'The request could not be understood.' },
          {
            status: 400,
            headers: {
              'cache-control': 'no-store',
              connection: 'close',
              'content-security-policy': closedPolicy,
              'x-content-type-options': 'nosniff',
            },
          },
        ),
    }),
  );
  // A request without Host, or with an expectation we do not know, takes its turn like every other.
  const server = createServer(
    { ...patience, ...shorter, maxHeaderSize: mostHeaderBytes, requireHostHeader: false },
    listener,
  ).on('checkExpectation', listener);
  server.maxConnections = mostConnections;
  server.timeout = silence;
  return server;
}
