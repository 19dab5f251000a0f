import { describe, expect, test } from 'vitest';
import { clientAddress, widerNetwork } from './address.ts';

const by = (value?: string) => new Headers(value === undefined ? {} : { 'x-forwarded-for': value });

const of = (peer: string) => clientAddress(peer, by(), false);

describe('the network of a client', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['1::8', '1:0:0:0'],
    [undefined, 'unknown'],
  ])('of the peer %s is %s', (peer, counted) => {
    expect(clientAddress(peer, by(), false)).toBe(counted);
  });

  test('is the same for two addresses of one IPv6 /64, and different for two /64', () => {
    expect(of('2001:db8:1:2:aaaa::1')).toBe(of('2001:db8:1:2::ffff'));
    expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'));
  });

  test('ignores X-Forwarded-For without a trusted proxy', () => {
    expect(clientAddress('203.0.113.5', by('198.51.100.1'), false)).toBe('203.0.113.5');
  });

  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['made-up, 10.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.1,2001:db8:1:2::9', '2001:db8:1:2'],
  ])('with a trusted proxy and X-Forwarded-For %s is %s, from the last address', (header, counted) => {
    expect(clientAddress('127.0.0.1', by(header), true)).toBe(counted);
  });

  test('is that of the peer when the proxy adds no header', () => {
    expect(clientAddress('127.0.0.1', by(), true)).toBe('127.0.0.1');
    expect(clientAddress('127.0.0.1', by(''), true)).toBe('127.0.0.1');
  });

  test.each([
    ['198.51.100.1:49152', '198.51.100.1'],
    ['[2001:db8:1:2::9]:49152', '2001:db8:1:2'],
  ])('ignores a port that the proxy adds (%s)', (header, counted) => {
    expect(clientAddress('127.0.0.1', by(header), true)).toBe(counted);
  });

  test.each([
    ['2001:DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:0db8:1:0002:0:0:0:9', '2001:db8:1:2'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['::FFFF:c633:6401', '198.51.100.1'],
    ['64:ff9b::198.51.100.1', '198.51.100.1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::', '0:0:0:0'],
  ])('of %s is %s in every notation', (header, counted) => {
    expect(clientAddress('127.0.0.1', by(header), true)).toBe(counted);
  });

  test.each(['made-up', '1.2.3', '999.1.1.1', '2001:db8', '<script>', '1.2.3.4.5', ':::'])(
    'of the invalid address %s is “unknown”',
    (header) => {
      expect(clientAddress('127.0.0.1', by(header), true)).toBe('unknown');
    },
  );

  test.each([
    ['203.0.113.5', '203.0.113'],
    ['2001:db8:1:2', '2001:db8:1'],
    ['unknown', 'unknown'],
  ])('of %s has the wider network %s', (address, wider) => {
    expect(widerNetwork(address)).toBe(wider);
  });
});
