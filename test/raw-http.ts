import { connect, type Socket } from 'node:net';

/** All replies on one connection until the server closed it. */
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
 * Opens a connection and lets a test write any bytes to it.
 * @param server its URL, or a connection to it
 * @param speak writes to the socket; the function that it returns is called when the server has closed the connection
 */
export function speakTo(
  server: string | Socket,
  speak: (socket: Socket) => (() => void) | void,
): Promise<Exchange> {
  return new Promise((resolve) => {
    let text = '';
    const socket = typeof server === 'string' ? connectTo(server) : server;
    // A server may reset the connection instead of closing it.
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

/** Writes the bytes every 10 ms until the socket closes. @returns stops writing */
export function trickle(socket: Socket, bytes: string): () => void {
  const timer = setInterval(() => socket.writable && socket.write(bytes), 10);
  return () => clearInterval(timer);
}
