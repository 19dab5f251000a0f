import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp } from './api/app.ts';
import type { Context } from './context.ts';
import { limitConnections } from './http/connections.ts';
import { createHttpServer } from './http/http-server.ts';
import type { PageHandler } from './site/serve/page-handler.ts';

/** Seconds that open requests may take at a shutdown. */
const gracePeriod = 10;

/** A server that listens. */
interface Listening {
  port: number;
  /** Accepts no new requests, and waits for the open ones. */
  stop(): Promise<void>;
}

/**
 * Answers requests on PORT.
 * @param handlePages tries to respond to a request before the API does
 * @throws Error of node:net when it cannot listen
 */
export async function serve(context: Context, handlePages: PageHandler): Promise<Listening> {
  const { port, host, trustProxy } = context.settings;
  const server = createHttpServer(createApp(context).fetch, { handleFirst: handlePages });
  if (!trustProxy) limitConnections(server);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      // Close the connections that are still open after the grace period, so that the process ends.
      const deadline = setTimeout(() => server.closeAllConnections(), gracePeriod * 1000);
      // No new requests on open connections.
      server.keepAliveTimeout = 1;
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(deadline);
    },
  };
}
