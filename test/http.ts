import { request } from 'node:http';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON of the reply; undefined when there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read any property
  body: any;
}

export interface RequestOptions {
  headers?: Record<string, string> | undefined;
  /** Sent as it is; an array is sent in chunks without a Content-Length. */
  raw?: string | Buffer | string[] | undefined;
}

function framing(raw: RequestOptions['raw']): Record<string, string> {
  if (raw === undefined) return {};
  return Array.isArray(raw)
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(Buffer.byteLength(raw)) };
}

/** Sends a request with exactly these headers; fetch would add Sec-Fetch-Mode. */
export function sendRequest(
  url: string,
  method: string,
  path: string,
  { headers = {}, raw }: RequestOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let hasReply = false;
    const sent = request(
      new URL(url),
      { method, path, headers: { ...framing(raw), ...headers }, agent: false },
      (reply) => {
        hasReply = true;
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const received = new Headers();
          for (let i = 0; i < reply.rawHeaders.length; i += 2) {
            received.append(reply.rawHeaders[i] ?? '', reply.rawHeaders[i + 1] ?? '');
          }
          const isJson = received.get('content-type')?.startsWith('application/json') === true && text !== '';
          resolve({
            status: reply.statusCode ?? 0,
            headers: received,
            text,
            body: isJson ? JSON.parse(text) : undefined,
          });
          sent.destroy();
        });
      },
    );
    // A server that rejects a long body may close the connection before all of it is sent.
    sent.on('error', (error) => hasReply || reject(error));
    for (const chunk of Array.isArray(raw) ? raw : []) sent.write(chunk);
    sent.end(Array.isArray(raw) ? undefined : raw);
  });
}
