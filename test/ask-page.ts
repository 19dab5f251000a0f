import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { PageHandler } from '#server/site/serve/page-handler.ts';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** The bytes of a reply as a Response. */
function parse(bytes: Buffer): Response {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(statusLine.split(' ')[1]);
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  const body = new Uint8Array(bytes.subarray(end + 4));
  return new Response(body.length === 0 ? null : body, { status, headers });
}

/**
 * Calls a page handler directly, so that the snapshot of this moment answers. All other tests use HTTP.
 * @param address the target of the request, exactly as the handler gets it
 * @returns the reply; undefined when the handler leaves the address to the API
 */
export function askPage(
  handle: PageHandler,
  address: string,
  { method = 'GET', headers = {} }: Asked = {},
): Promise<Response> | undefined {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url: address, headers: { host: 'school.test', ...headers } });
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  const chunks: Buffer[] = [];
  const connection = new Duplex({
    read() {},
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  response.assignSocket(connection as Socket);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  response.on('finish', () => resolve(parse(Buffer.concat(chunks))));
  response.on('close', () => reject(new Error('the connection was closed')));
  return handle(request, response) ? promise : undefined;
}
