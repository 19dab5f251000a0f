import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { fileTimeout, limitBodyTime } from './body-time.ts';
import { maxConnections } from './limits.ts';
import { queueRequests } from './request-queue.ts';
import { closedPolicy } from './security-headers.ts';

/** Request line and headers together: twice what a browser with all cookies of the site sends. */
const maxHeaderBytes = 8 * 1024;

/** Milliseconds. */
const timeouts = {
  /** Until the headers are complete. */
  headersTimeout: 10_000,
  /** Until the body is complete: enough for 64 KiB over a slow mobile connection. A file has more (server/http/body-time.ts). */
  bodyTimeout: 30_000,
  requestTimeout: fileTimeout,
  connectionsCheckingInterval: 2_000,
  /** Between two requests; longer than the 60 s of common proxies, so that none sends a request into a closed connection. */
  keepAliveTimeout: 65_000,
};
/** Milliseconds without reading or writing. A paused film may run into it; the browser then sends a new range request. */
const idleTimeout = 120_000;

interface Options {
  /** Tries to respond to a request before the app does. @returns whether it responds */
  handleFirst?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Shorter timeouts for tests. */
  timeouts?: Partial<typeof timeouts>;
}

/**
 * The HTTP server around an app. It limits what one client may send and how long that may take, so that slow and endless
 * requests do not block others. It replies itself with 408, 431 or 400 when a request never becomes complete (OWASP ASVS
 * 5.0, 4.2.1 and 15.2.2).
 * @param fetch handles a request
 * @returns a server that does not listen yet
 */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  { handleFirst = () => false, timeouts: otherTimeouts = {} }: Options = {},
): Server {
  const handleByApp = getRequestListener(fetch, {
    // Called only for an address or a Host header that is not a valid URL; the app handles its own errors.
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
  });
  const { bodyTimeout, ...nodeTimeouts } = { ...timeouts, ...otherTimeouts };
  const queue = queueRequests((request, response) => {
    if (!handleFirst(request, response)) void handleByApp(request, response);
  });
  const listener: typeof queue = (request, response) => {
    limitBodyTime(request, response, bodyTimeout);
    queue(request, response);
  };
  // Requests without Host and with an unknown Expect header go through the same queue as all others.
  const server = createServer(
    {
      ...nodeTimeouts,
      maxHeaderSize: maxHeaderBytes,
      requireHostHeader: false,
      // Saves the stream events of a request without a body, about 6 % of the time of a page.
      optimizeEmptyRequests: true,
    },
    listener,
  ).on('checkExpectation', listener);
  // Further ones are closed before they use memory.
  server.maxConnections = maxConnections.inAll;
  server.timeout = idleTimeout;
  return server;
}
