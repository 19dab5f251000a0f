import { connect, type Socket } from 'node:net';

/** What came back on a connection of its own until the server closed it. */
export interface Exchange {
  /** All bytes of all replies. */
  text: string;
  /** The status of each reply. */
  statuses: number[];
}

function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

/**
 * Speaks to a server byte by byte, as no well-behaved client would.
 * @param server its URL, or a connection to it
 * @param speak writes what it likes, at once or bit by bit; whatever it returns is called when the server has closed
 */
export function speakTo(
  server: string | Socket,
  speak: (socket: Socket) => (() => void) | void,
): Promise<Exchange> {
  return new Promise((resolve) => {
    let text = '';
    const socket = typeof server === 'string' ? connectTo(server) : server;
    // A server that cuts off a client may do so without ceremony.
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    const stop = speak(socket);
    socket.on('close', () => {
      stop?.();
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ text, statuses });
    });
  });
}

/** Goes on writing for as long as the server listens. */
export function trickle(socket: Socket, bytes: string): () => void {
  const timer = setInterval(() => socket.writable && socket.write(bytes), 10);
  return () => clearInterval(timer);
}
