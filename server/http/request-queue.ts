import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request after the answer; the few clients that pipeline send about ten. */
const maxUnanswered = 16;

/**
 * Answers the requests of one connection one after the other. The next handler starts when the answer before it has left
 * this process, so that a client that does not read costs one answer, not one for each request it has sent. A body is
 * read when its request has its turn. More than 16 unanswered requests end the connection (RFC 9112, 9.3.2 allows a
 * server to close it; OWASP ASVS 5.0, 15.2.2).
 * @param listener answers one request
 * @returns a listener for the 'request' event of an HTTP/1.1 server
 */
export function queueRequests(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    // Node parses to the end of what it has read, also after the connection is destroyed.
    if (socket.destroyed) return;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length === maxUnanswered) {
      socket.destroy();
      return;
    }
    const start = () => {
      socket.resume();
      return listener(request, response);
    };
    queue.push(start);
    // Answers close in the order of their requests, each after its last byte was handed to the system.
    response.once('close', () => {
      queue.shift();
      if (socket.writable) queue[0]?.();
    });
    if (queue.length === 1) start();
    else if ('content-length' in request.headers || 'transfer-encoding' in request.headers) {
      // Node itself resumes the connection at the end of each request, in the same tick.
      process.nextTick(() => queue.indexOf(start) > 0 && socket.pause());
    }
  };
}
