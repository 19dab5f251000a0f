import { request, type Agent } from 'node:http';

export interface Reply {
  status: number;
  cookies: string;
  text: string;
}

interface Options {
  agent: Agent;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends a request over a connection that is already open, if the agent has one. */
export function send(
  url: string,
  method: string,
  path: string,
  { agent, headers, body }: Options,
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(new URL(path, url), { method, agent, headers: { ...type, ...headers } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      reply.on('end', () => {
        const cookies = (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
        resolve({ status: reply.statusCode ?? 0, cookies, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject).end(text);
  });
}
