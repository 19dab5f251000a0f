import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that a test can disconnect and reconnect. */
export interface TcpProxy {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Starts a proxy that forwards all bytes to `port` of this machine. */
export async function openTcpProxy(port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
      socket.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(own),
  };
}
