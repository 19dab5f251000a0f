const json = 'Content-Type: application/json';
const message = JSON.stringify({ userName: 'Asha' });

/** The head of a POST request to /user/add-lead with these header lines. */
export const rawPost = (host: string, ...lines: string[]) =>
  `${['POST /user/add-lead HTTP/1.1', `Host: ${host}`, json, ...lines].join('\r\n')}\r\n\r\n`;

/**
 * Header lines and body of requests with an ambiguous length, as used for request smuggling (RFC 9112, 6.3 and 11.2).
 */
export const unclearFramings: [name: string, lines: string[], body: string][] = [
  ['two lengths', [`Content-Length: ${message.length}`, 'Content-Length: 0'], message],
  ['a length and chunks', [`Content-Length: ${message.length}`, 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], '0\r\n\r\n'],
  ['a length with a sign', [`Content-Length: +${message.length}`], message],
  ['a list of lengths', [`Content-Length: ${message.length}, ${message.length}`], message],
  ['a space before the colon', [`Content-Length : ${message.length}`], message],
  ['a length on a folded line', [`X: y\r\n Content-Length: 0`, `Content-Length: ${message.length}`], message],
  ['an unknown coding', ['Transfer-Encoding: xchunked'], message],
  ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  ['a chunk size that is no number', ['Transfer-Encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n`],
];

/** Requests whose head is larger than 8 KiB. */
export const tooLargeHeads = (host: string): [name: string, request: string][] => [
  ['a header', `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nCookie: ${'a'.repeat(9000)}\r\n\r\n`],
  ['many headers', `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n${'X: aaaaaaaa\r\n'.repeat(1000)}\r\n`],
  ['an address', `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
];

/** Malformed requests, and requests without a valid Host. */
export const malformedRequests = (host: string): [name: string, request: string][] => [
  ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['an invalid Host', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['a Host with a path', 'GET /healthz HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
  ['a backslash in the address', `GET /user\\me HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`],
  ['no address', `GET  HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`],
  ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n\r\n'],
];

/** A request with a method, such as TRACE, to which some servers reply with the request itself. */
export const echoRequest = (host: string, method: string, target: string) =>
  `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nCookie: a=echoed-value\r\nConnection: close\r\n\r\n`;
