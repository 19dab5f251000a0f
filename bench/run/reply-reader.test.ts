import { expect, test } from 'vitest';
import { ReplyReader } from './reply-reader.ts';

/** The statuses of the replies that are found in the bytes when they arrive in chunks of this size. */
function read(text: string, size: number, isHead = false): number[] {
  const statuses: number[] = [];
  const reader = new ReplyReader((status) => statuses.push(status));
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size)
    reader.read(bytes.subarray(start, start + size), isHead);
  return statuses;
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n\r\n\r\n';
const empty = 'HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n';
const busy = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 20\r\ncontent-length: 2\r\n\r\n{}';
const notModified = 'HTTP/1.1 304 Not Modified\r\netag: "x"\r\n\r\n';

test.each([1, 7, 1000])('finds all replies in chunks of %i bytes', (size) => {
  expect(read(ok + empty + busy + notModified, size)).toEqual([200, 201, 503, 304]);
});

test('the reply to HEAD has no body, whatever its length says', () => {
  expect(read('HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n', 1000, true)).toHaveLength(1);
});

test('a body of unknown length is an error', () => {
  expect(() => read('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', 1000)).toThrow(
    'no Content-Length',
  );
});
