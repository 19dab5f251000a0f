import type { Server } from 'node:net';
import { clientAddress } from './address.ts';

/** A fifth of all places (http-server.ts): far more than the browsers behind one address of a mobile network need. */
const mostOfOneNetwork = 1000;

const thisMachine = /^(?:127\.|0:0:0:0$)/;

/**
 * Closes connections of a network beyond so many, so that one machine that opens thousands and says nothing does not take
 * everybody's places (OWASP ASVS 5.0, 15.2.2). Not for a server behind a proxy, where all visitors come from one address;
 * connections from this machine itself are not counted, for they may be such a proxy's.
 */
export function limitConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = clientAddress(socket.remoteAddress, new Headers(), false);
    if (thisMachine.test(network)) return;
    const count = (open.get(network) ?? 0) + 1;
    if (count > mostOfOneNetwork) {
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
