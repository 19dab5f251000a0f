import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds for a file: 2 MB at 7 kB/s. A connection on which nothing moves ends sooner (server/http/http-server.ts). */
export const fileTimeout = 5 * 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Closes the connection when the body of a request is not complete after this time (OWASP ASVS 5.0, 15.2.2). */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  milliseconds: number,
): void {
  if (!('content-length' in request.headers || 'transfer-encoding' in request.headers)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write(timedOut);
    request.socket.destroy();
  }, milliseconds);
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/** Gives a request the time of a file. For somebody who may send one: a stranger could keep a connection busy. */
export function allowFileTime(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}
