import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { mostReportBytes } from '@mosaico/shared-types/reports';
import { bytesAtMost } from '../lib/bounds.ts';
import { readBatch, type SentReports } from '../reports/read-batch.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Where reports go that were read. */
export interface ReportSink {
  /**
   * Counts the reports of a document that was sent from this address. Resolves to `false`, with nothing counted, where they name something that is not of this
   * environment. Resolves to `true` once no end of this process loses them.
   */
  take(sent: SentReports, address: string): Promise<boolean>;
  /** Counts a request that was refused with this status. Never rejects. */
  refuse(status: number): Promise<void>;
}

/** What a request is answered: nothing is said of what was counted. */
export interface ReportAnswer {
  status: number;
  text: string;
  headers: Record<string, string>;
}

/**
 * Requests from one address: so many at once, then so many a second. A document sends one or two, and a whole office has one
 * address: 7,200 an hour.
 */
const burst = 600;
const perSecond = 2;

/** So many batches are remembered: one that comes twice, as networks may send it, counts once. */
const mostRemembered = 10_000;

/** Takes what browsers report of this site: see docs/reports.md. A visitor's address is in no file: it limits their requests. */
export class ReportsEndpoint {
  private readonly buckets: TokenBuckets;
  /** Digests of batches that were taken, the oldest first. */
  private readonly remembered = new Set<string>();

  constructor(
    private readonly sink: ReportSink,
    now: () => number = Date.now,
  ) {
    this.buckets = new TokenBuckets(burst, perSecond, now);
  }

  /** Answers a POST to the endpoint. Rejects where the reports cannot be kept. */
  async answer(request: IncomingMessage): Promise<ReportAnswer> {
    const [status, text] = await this.outcome(request);
    if (status >= 400) void this.sink.refuse(status);
    const headers = {
      ...(status === 429 && { 'Retry-After': '60' }),
      // Whatever else the client is still sending is not waited for.
      ...(status >= 400 && { Connection: 'close' }),
    };
    return { status, text, headers };
  }

  private async outcome(request: IncomingMessage): Promise<[status: number, text: string]> {
    const { headers } = request;
    const address = addressOf(request);
    if (!this.buckets.take(address)) return [429, 'Too many reports from this address.'];
    if (!isOwnOrigin(headers)) return [403, 'Only pages of this site report here.'];
    if (!/^(text\/plain|application\/json)\s*(;|$)/i.test(headers['content-type'] ?? '') || headers['content-encoding'])
      return [415, 'Send text/plain or application/json, not compressed.'];
    const isTooLong = Number(headers['content-length'] ?? 0) > mostReportBytes;
    // Who breaks off is told nothing.
    const body = isTooLong ? undefined : await bytesAtMost(request, mostReportBytes).catch(() => Buffer.of());
    if (!body) return [413, `Send ${mostReportBytes} bytes at most.`];
    const sent = sentIn(body);
    if (!sent) return [400, 'This is no batch of reports.'];
    const digest = createHash('sha256').update(body).digest('base64');
    if (this.remembered.has(digest)) return [204, ''];
    this.remembered.add(digest);
    const [oldest] = this.remembered;
    if (this.remembered.size > mostRemembered && oldest !== undefined) this.remembered.delete(oldest);
    let isTaken = false;
    try {
      isTaken = await this.sink.take(sent, address);
    } finally {
      // Who sends it again shall be heard.
      if (!isTaken) this.remembered.delete(digest);
    }
    return isTaken ? [204, ''] : [422, 'This is no report of what this environment shows.'];
  }
}

function sentIn(body: Buffer): SentReports | undefined {
  try {
    return readBatch(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Whether a page of this site sends: by what the browser says, which no page can change. */
function isOwnOrigin({ host, origin, 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Networks of one's own: who connects from there may be the proxy before this server. */
const own = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(net, prefix, 'ipv4');
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/** IPv4 as it is usually written, also where a socket takes both. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The sender's address for the limit of requests: the one that a proxy of our own names. Of IPv6 a household has up to a /56. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const direct = plainAddress(socket.remoteAddress ?? '');
  const isProxy = own.check(direct, isIPv6(direct) ? 'ipv6' : 'ipv4');
  // Only the last one is written by that proxy; the others are anybody's text.
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const address = isProxy && named ? plainAddress(named) : direct;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':');
  const missing = address.includes('::') ? Math.max(0, 4 - groups.length) : 0;
  const [one = '', two = '', three = '', four = ''] = [
    ...groups,
    ...Array<string>(missing).fill('0'),
    ...tail.split(':'),
  ];
  return [one, two, three, four.padStart(4, '0').slice(0, 2)].join(':');
}
