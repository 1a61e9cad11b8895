import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether the proxy with this address is believed when it names its client. `hop`: 0 for the peer of the connection, 1 for the one before it. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Names of subnets, as Express has them. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** What is trusted unless somebody says otherwise: a proxy on the same machine. Any other peer could forge addresses. */
export const usualProxies = 'loopback';

/**
 * Reads which proxies are trusted, as Express' `trust proxy`: addresses, subnets (`10.0.0.0/8`) and the names `loopback`, `linklocal`
 * and `uniquelocal`, separated by commas; or a number of hops; or `none`. Throws for anything else.
 */
export function trustedProxies(text: string): TrustProxy {
  const words = text.split(',').map((word) => word.trim());
  const [first = ''] = words;
  if (words.length === 1 && first === 'none') return () => false;
  if (words.length === 1 && /^[1-9]\d?$/.test(first)) return (_, hop) => hop < Number(first);
  const subnets = new BlockList();
  for (const word of words)
    for (const subnet of Object.hasOwn(named, word) ? (named[word] ?? []) : [word]) addSubnet(subnets, subnet);
  return (address) => subnets.check(address, familyOf(address));
}

function addSubnet(to: BlockList, text: string): void {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = isIPv6(address) ? 128 : 32;
  if (isIP(address) === 0 || Number(prefix ?? bits) > bits)
    throw new Error(
      `"${text}" is no proxy that can be trusted. Name addresses or subnets ("203.0.113.7, 10.0.0.0/8"), ${Object.keys(named).join(', ')}, a number of hops, or none.`,
    );
  to.addSubnet(address, Number(prefix ?? bits), familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** IPv4 as it is usually written, also where a socket takes both. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The address of the client that sends a request: the peer of the connection or, as long as trusted proxies say so, the last address of
 * `X-Forwarded-For` that none of them has. Each proxy adds its client's address at the end; what stands before the first untrusted address is
 * anybody's text.
 */
export function clientAddress({ socket, headers }: IncomingMessage, isTrusted: TrustProxy): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  let client = plainAddress(socket.remoteAddress ?? '');
  for (let hop = 0; isTrusted(client, hop); hop += 1) {
    const before = plainAddress(forwarded.at(-1 - hop)?.trim() ?? '');
    if (isIP(before) === 0) break;
    client = before;
  }
  return client;
}
