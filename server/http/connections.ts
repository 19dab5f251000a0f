import type { Server } from 'node:net';
import { maxConnections } from './limits.ts';
import { clientAddress } from './address.ts';

const thisMachine = /^(?:127\.|0:0:0:0$)/;

/**
 * Limits the open connections of each network, so that one machine with thousands of idle connections does not use up all of
 * them (OWASP ASVS 5.0, 15.2.2). Not for a server behind a proxy, where all visitors have one address. Connections from this
 * machine are not counted, because they may come from a proxy.
 */
export function limitConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = clientAddress(socket.remoteAddress, new Headers(), false);
    if (thisMachine.test(network)) return;
    const count = (open.get(network) ?? 0) + 1;
    if (count > maxConnections.perNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
