import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request after the reply; the few clients that pipeline send about ten. */
const maxPendingRequests = 16;

/**
 * Handles the requests of one connection one after the other. The next handler starts when the reply before it has left the
 * process, so a client that sends many requests and reads no reply holds the memory of only one. The body of a request is
 * read when its handler starts. More than 16 pending requests close the connection (RFC 9112, 9.3.2; OWASP ASVS 5.0,
 * 15.2.2).
 * @param listener handles one request
 * @returns a listener for the 'request' event of an HTTP/1.1 server
 */
export function queueRequests(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    // Node parses all the bytes it has read, even after the connection is destroyed.
    if (socket.destroyed) return;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length === maxPendingRequests) {
      socket.destroy();
      return;
    }
    const start = () => {
      socket.resume();
      return listener(request, response);
    };
    queue.push(start);
    // Replies close in the order of their requests, each after its last byte was passed to the operating system.
    response.once('close', () => {
      queue.shift();
      if (socket.writable) queue[0]?.();
    });
    if (queue.length === 1) start();
    else if ('content-length' in request.headers || 'transfer-encoding' in request.headers) {
      // In the next tick, because Node itself resumes the connection at the end of each request.
      process.nextTick(() => queue.indexOf(start) > 0 && socket.pause());
    }
  };
}
