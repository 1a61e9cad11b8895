import type { IncomingMessage } from 'node:http';
import { clientAddress, trustedProxies } from './client-address.ts';

/** The client of a request from this peer, with this `X-Forwarded-For`, where these proxies are trusted. */
const client = (trust: string, peer: string, forwarded?: string): string =>
  clientAddress(
    { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    trustedProxies(trust),
  );
const [visitor, cdn, proxy] = ['198.51.100.1', '203.0.113.7', '10.0.0.2'];

test.each([
  ['an unknown peer, though it forges an address', 'loopback', visitor, '192.0.2.9', visitor],
  ['a private peer that nobody has named', 'loopback', proxy, visitor, proxy],
  ['no proxy', 'none', '127.0.0.1', visitor, '127.0.0.1'],
  ['a proxy on this machine', 'loopback', '127.0.0.1', visitor, visitor],
  ['the same by IPv6, and IPv4 within it', 'loopback', '::1', '::ffff:198.51.100.1', visitor],
  ['a proxy of the own network', 'uniquelocal', '::ffff:10.0.0.2', visitor, visitor],
  ['that proxy, where the visitor forges an address', 'uniquelocal', proxy, `192.0.2.9, ${visitor}`, visitor],
  ['a CDN before the proxy that nobody has named', 'uniquelocal', proxy, `${visitor}, ${cdn}`, cdn],
  ['a CDN before the proxy', 'uniquelocal, 203.0.113.0/24', proxy, `${visitor}, ${cdn}`, visitor],
  ['both, where the visitor forges', 'uniquelocal, 203.0.113.0/24', proxy, `192.0.2.9, ${visitor}, ${cdn}`, visitor],
  ['two hops', '2', proxy, `192.0.2.9, ${visitor}, ${cdn}`, visitor],
  ['a proxy that forwards nothing', 'uniquelocal', proxy, undefined, proxy],
  ['a proxy that forwards no address', 'uniquelocal', proxy, 'unknown', proxy],
  ['a CDN by IPv6', 'loopback, 2001:db8::/32', '127.0.0.1', '2001:db9::1, 2001:db8::7', '2001:db9::1'],
])('a request by %s', (_, trust, peer, forwarded, expected) => {
  expect(client(trust, peer, forwarded)).toBe(expected);
});

test.each(['', '0', 'private', '10.0.0.0/33', '10.0.0', 'loopback,', '1, loopback', '::1/129'])(
  '"%s" names no proxies, and the error says what does',
  (text) => {
    expect(() => trustedProxies(text)).toThrow(/no proxy that can be trusted\. Name addresses or subnets/);
  },
);
