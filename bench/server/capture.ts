import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

export interface Request {
  method: 'GET' | 'HEAD';
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface CapturedReply extends Request {
  status: number;
  /** Names and values in turn, without those that every node:http server adds itself. */
  rawHeaders: string[];
  /** Base64. */
  body: string;
}

const addedByNode = new Set(['date', 'connection', 'keep-alive']);

/** Sends one request to a server on this machine. @returns its reply, not decompressed */
export async function capture(port: number, { method, path, headers }: Request): Promise<CapturedReply> {
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await reply.toArray());
  const pairs = reply.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !addedByNode.has(name.toLowerCase()) ? [[name, all[index + 1] ?? '']] : [],
  );
  return {
    method,
    path,
    headers,
    status: reply.statusCode ?? 0,
    rawHeaders: pairs.flat(),
    body: body.toString('base64'),
  };
}

/** The value of a header; empty when the reply has none. */
export function headerOf({ rawHeaders }: CapturedReply, name: string): string {
  const index = rawHeaders.findIndex((text, place) => place % 2 === 0 && text.toLowerCase() === name);
  return index === -1 ? '' : (rawHeaders[index + 1] ?? '');
}
