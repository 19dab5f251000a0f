import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request after the reply; the few clients that pipeline send about ten. */
const maxPendingRequests = 16;

interface Connection {
  /** Whether a request is being handled. */
  isBusy: boolean;
  /** The requests that came after it. */
  waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Handles the requests of one connection one after the other. The next handler starts when the reply before it has left the
 * process, so a client that sends many requests and reads no reply holds the memory of only one. The body of a request is
 * read when its handler starts. More than 16 pending requests close the connection (RFC 9112, 9.3.2; OWASP ASVS 5.0,
 * 15.2.2).
 * @param listener handles one request
 * @returns a listener for the 'request' event of an HTTP/1.1 server
 */
export function queueRequests(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();

  /** Replies close in the order of their requests, each after its last byte was passed to the operating system. */
  function handleNext(this: ServerResponse): void {
    const { socket } = this.req;
    const connection = connections.get(socket);
    if (connection === undefined) return;
    const next = connection.waiting.shift();
    connection.isBusy = next !== undefined;
    if (next === undefined || !socket.writable) return;
    const [request, response] = next;
    response.on('close', handleNext);
    socket.resume();
    listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    // Node parses all the bytes it has read, even after the connection is destroyed.
    if (socket.destroyed) return;
    let connection = connections.get(socket);
    if (connection === undefined) {
      connection = { isBusy: false, waiting: [] };
      connections.set(socket, connection);
    }
    if (!connection.isBusy) {
      connection.isBusy = true;
      response.on('close', handleNext);
      listener(request, response);
      return;
    }
    const { waiting } = connection;
    if (waiting.length + 1 === maxPendingRequests) {
      socket.destroy();
      return;
    }
    const pending: Connection['waiting'][number] = [request, response];
    waiting.push(pending);
    if ('content-length' in request.headers || 'transfer-encoding' in request.headers) {
      // In the next tick, because Node itself resumes the connection at the end of each request.
      process.nextTick(() => waiting.includes(pending) && socket.pause());
    }
  };
}
