import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Delays matching requests of a page, as a slow network does. @returns a function that lets them through */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Starts a proxy that pauses a page's HTML after the given text until `resume` is called, so that the browser shows the first
 * part.
 */
export async function serveWithPause(to: string, text: string) {
  const { promise: told, resolve: resume } = Promise.withResolvers<void>();
  const line = createServer(({ url = '', method, headers }, reply) => {
    const { 'accept-encoding': _, ...asked } = headers;
    const onward = { method, headers: { ...asked, host: new URL(to).host }, agent: false };
    const pass = async (answer: IncomingMessage) => {
      reply.writeHead(answer.statusCode ?? 0, answer.headers);
      const whole = Buffer.concat(await answer.toArray());
      const at = whole.indexOf(text);
      const half = at < 0 ? whole.length : at + text.length;
      reply.write(whole.subarray(0, half));
      if (at >= 0) await told;
      reply.end(whole.subarray(half));
    };
    ask(to + url, onward, (answer) => void pass(answer)).end();
  });
  await new Promise<void>((resolve) => line.listen(0, resolve));
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    resume,
    close() {
      line.closeAllConnections();
      line.close();
    },
  };
}
