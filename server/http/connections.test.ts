import { EventEmitter } from 'node:events';
import { Server, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

/** A server, and a function that opens connections from any address. */
function openServer() {
  const server = new Server();
  limitConnections(server);
  return (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isOpen: true,
      destroy() {
        socket.isOpen = false;
        socket.emit('close');
      },
    });
    server.emit('connection', socket as unknown as Socket);
    return socket;
  };
}

test('allows a thousand open connections for each network', () => {
  const connect = openServer();
  const first = connect('192.0.2.1');
  for (let index = 1; index < 1000; index += 1) expect(connect('192.0.2.1').isOpen).toBe(true);
  expect(connect('192.0.2.1').isOpen).toBe(false);
  expect(connect('::ffff:192.0.2.1').isOpen).toBe(false);
  expect(connect('192.0.2.2').isOpen).toBe(true);
  first.destroy();
  expect(connect('192.0.2.1').isOpen).toBe(true);
  expect(connect('192.0.2.1').isOpen).toBe(false);
});

test.each(['2001:db8:1:2::', '2001:db8:1:2:aaaa::'])(
  'counts the addresses of one IPv6 network together (%s)',
  (start) => {
    const connect = openServer();
    for (let index = 0; index < 1000; index += 1) connect(`2001:db8:1:2::${index.toString(16)}`);
    expect(connect(`${start}ffff`).isOpen).toBe(false);
    expect(connect('2001:db8:1:3::1').isOpen).toBe(true);
  },
);

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('does not count %s, which may be a proxy', (address) => {
  const connect = openServer();
  for (let index = 0; index < 1100; index += 1) expect(connect(address).isOpen).toBe(true);
});
