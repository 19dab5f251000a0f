/**
 * The anchor of page reads: the least that a node:http server can do. It sends replies from memory that the bench captured from
 * the site, with the same bytes and headers. Run: node bare-pages.ts REPLIES.json PORT
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { CapturedReply } from '../server/capture.ts';

const [file = '', port = ''] = process.argv.slice(2);
const captured = JSON.parse(readFileSync(file, 'utf8')) as CapturedReply[];
const replies = new Map(
  captured.map(({ method, path, headers, status, rawHeaders, body }) => [
    [method, path, headers['accept-encoding'], headers['if-none-match']].join(' '),
    { status, rawHeaders, body: Buffer.from(body, 'base64') },
  ]),
);

createServer(({ method, url, headers }, response) => {
  const reply = replies.get([method, url, headers['accept-encoding'], headers['if-none-match']].join(' '));
  if (reply === undefined) {
    response.writeHead(500).end();
    return;
  }
  response.writeHead(reply.status, reply.rawHeaders);
  response.end(reply.body);
}).listen(Number(port), '127.0.0.1', () => console.log(`ready on http://localhost:${port}`));
