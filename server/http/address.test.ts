import { describe, expect, test } from 'vitest';
import { clientAddress, widerNetwork } from './address.ts';

const by = (value?: string) => new Headers(value === undefined ? {} : { 'x-forwarded-for': value });

const of = (peer: string) => clientAddress(peer, by(), false);

describe('whom a request is counted to', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['1::8', '1:0:0:0'],
    [undefined, 'unknown'],
  ])('the peer %s is %s', (peer, counted) => {
    expect(clientAddress(peer, by(), false)).toBe(counted);
  });

  test('two addresses of one IPv6 network are one, of two networks two', () => {
    expect(of('2001:db8:1:2:aaaa::1')).toBe(of('2001:db8:1:2::ffff'));
    expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'));
  });

  test('without a trusted proxy X-Forwarded-For means nothing', () => {
    expect(clientAddress('203.0.113.5', by('198.51.100.1'), false)).toBe('203.0.113.5');
  });

  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['made-up, 10.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.1,2001:db8:1:2::9', '2001:db8:1:2'],
  ])('behind one, %s is %s: only what it added last', (header, counted) => {
    expect(clientAddress('127.0.0.1', by(header), true)).toBe(counted);
  });

  test('behind one that adds nothing it is the peer', () => {
    expect(clientAddress('127.0.0.1', by(), true)).toBe('127.0.0.1');
    expect(clientAddress('127.0.0.1', by(''), true)).toBe('127.0.0.1');
  });

  test.each([
    ['198.51.100.1:49152', '198.51.100.1'],
    ['[2001:db8:1:2::9]:49152', '2001:db8:1:2'],
  ])(
    'some proxies add the port too (%s): it changes with every connection and does not count',
    (header, counted) => {
      expect(clientAddress('127.0.0.1', by(header), true)).toBe(counted);
    },
  );

  test.each([
    ['2001:DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:0db8:1:0002:0:0:0:9', '2001:db8:1:2'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['::FFFF:c633:6401', '198.51.100.1'],
    ['64:ff9b::198.51.100.1', '198.51.100.1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::', '0:0:0:0'],
  ])('%s is counted as %s, however it is spelled', (header, counted) => {
    expect(clientAddress('127.0.0.1', by(header), true)).toBe(counted);
  });

  test.each(['made-up', '1.2.3', '999.1.1.1', '2001:db8', '<script>', '1.2.3.4.5', ':::'])(
    '%s is no address: all such count as one',
    (header) => {
      expect(clientAddress('127.0.0.1', by(header), true)).toBe('unknown');
    },
  );

  test.each([
    ['203.0.113.5', '203.0.113'],
    ['2001:db8:1:2', '2001:db8:1'],
    ['unknown', 'unknown'],
  ])('the wider network of %s is %s', (address, wider) => {
    expect(widerNetwork(address)).toBe(wider);
  });
});
