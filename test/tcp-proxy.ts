import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that a test can disconnect and reconnect. */
export interface TcpProxy {
  port: number;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
}

/** Starts a proxy that forwards all bytes to `port` of this machine. */
export async function openTcpProxy(port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
      socket.pipe(other);
    }
  });
  const listen = (listenPort: number) =>
    new Promise<void>((resolve) => server.listen(listenPort, '127.0.0.1', resolve));
  await listen(0);
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    port: ownPort,
    async disconnect() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    reconnect: () => listen(ownPort),
  };
}
