import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { mostReportBytes } from '@mosaico/shared-types/reports';
import { bytesAtMost } from '../lib/bounds.ts';
import { readBatch, type SentReports } from '../reports/read-batch.ts';
import type { SentBy } from '../reports/visits.ts';
import { clientAddress, trustedProxies, usualProxies, type TrustProxy } from './client-address.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Where reports go that were read. */
export interface ReportSink {
  /**
   * Counts the reports of a document that was sent by this request. Resolves to `false`, with nothing counted, where they name something that is not of this
   * environment. Resolves to `true` once no end of this process loses them.
   */
  take(sent: SentReports, by: SentBy): Promise<boolean>;
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

/** So many batches are remembered, with who sent them: one that comes twice, as networks may send it, counts once. */
const mostRemembered = 10_000;

/** Takes what browsers report of this site: see docs/reports.md. A visitor's address is in no file: it limits their requests. */
export class ReportsEndpoint {
  private readonly buckets: TokenBuckets;
  /** Digests of batches that were taken and of their addresses, the oldest first. Two visitors may send the same. */
  private readonly remembered = new Set<string>();

  private readonly isTrusted: TrustProxy;

  /** `trust`: the proxies that name the sender. `now`: milliseconds of a clock. */
  constructor(
    private readonly sink: ReportSink,
    { trust = trustedProxies(usualProxies), now = Date.now }: { trust?: TrustProxy; now?: () => number } = {},
  ) {
    this.isTrusted = trust;
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
    const address = senderOf(clientAddress(request, this.isTrusted));
    if (!this.buckets.take(address)) return [429, 'Too many reports from this address.'];
    if (!isOwnOrigin(headers)) return [403, 'Only pages of this site report here.'];
    if (!/^(text\/plain|application\/json)\s*(;|$)/i.test(headers['content-type'] ?? '') || headers['content-encoding'])
      return [415, 'Send text/plain or application/json, not compressed.'];
    const isTooLong = Number(headers['content-length'] ?? 0) > mostReportBytes;
    // A client that breaks off gets no answer.
    const body = isTooLong ? undefined : await bytesAtMost(request, mostReportBytes).catch(() => Buffer.of());
    if (!body) return [413, `Send ${mostReportBytes} bytes at most.`];
    const sent = sentIn(body);
    if (!sent) return [400, 'This is no batch of reports.'];
    const digest = createHash('sha256').update(`${address}\n`).update(body).digest('base64');
    if (this.remembered.has(digest)) return [204, ''];
    this.remembered.add(digest);
    const [oldest] = this.remembered;
    if (this.remembered.size > mostRemembered && oldest !== undefined) this.remembered.delete(oldest);
    let isTaken = false;
    try {
      isTaken = await this.sink.take(sent, { address, cookie: headers.cookie });
    } finally {
      // The sender may try again.
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

/** What counts as one sender: an address, or of IPv6 the /56 that a household may have. */
function senderOf(address: string): string {
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
