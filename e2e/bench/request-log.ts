import type { CDPSession } from '@playwright/test';

/** The events of the browser's protocol that the log reads, as far as it reads them. */
interface Frames {
  callFrames: { url: string }[];
  parent?: Frames;
}
interface Initiator {
  type: string;
  url?: string;
  stack?: Frames;
}

interface Requested {
  url: string;
  kind: string;
  /** 1 is the document; what it names is 2; what a script of wave 2 asks for is 3. */
  wave: number;
  /** Of the answer's head, which every protocol writes in its own way, and of its body as it was sent. */
  headBytes: number;
  bytes: number;
  /** Milliseconds since the document was asked for. */
  begun: number;
  ended: number;
  failure: string | undefined;
}

/** What a page had asked for, and got, by a moment of its loading. */
export interface Progress {
  requests: number;
  waves: number;
  scriptBytes: number;
}

/** Every request of a page, from the browser's own log. */
export class RequestLog {
  private readonly requests = new Map<string, Requested>();
  private readonly open = new Set<string>();
  private lastChange = Date.now();
  /** When the document was asked for, by the browser's clock in seconds. */
  private origin: number | undefined;

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
      if (!request.url.startsWith('http')) return;
      this.change(() => this.open.add(requestId));
      this.origin ??= timestamp;
      this.requests.set(requestId, {
        url: request.url,
        kind: type ?? 'Other',
        wave: this.waveOf(initiator),
        headBytes: 0,
        bytes: 0,
        begun: this.since(timestamp),
        ended: Number.POSITIVE_INFINITY,
        failure: undefined,
      });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const requested = this.requests.get(requestId);
      if (!requested) return;
      requested.headBytes = response.encodedDataLength;
      if (response.status >= 400) requested.failure = `status ${response.status}`;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      this.change(() => this.open.delete(requestId));
      const requested = this.requests.get(requestId);
      if (!requested) return;
      requested.bytes = Math.max(0, encodedDataLength - requested.headBytes);
      requested.ended = this.since(timestamp);
    });
    session.on('Network.loadingFailed', ({ requestId, errorText }) => {
      this.change(() => this.open.delete(requestId));
      const requested = this.requests.get(requestId);
      if (requested) requested.failure = errorText;
    });
  }

  /** Milliseconds for which nothing has been under way. */
  quietFor(): number {
    return this.open.size > 0 ? 0 : Date.now() - this.lastChange;
  }

  /** How many requests there were. */
  count(): number {
    return this.requests.size;
  }

  /** Length of the longest chain of requests of which each was known only through the one before. */
  waves(): number {
    return Math.max(0, ...[...this.requests.values()].map((each) => each.wave));
  }

  /** What had been asked for, and got, so many milliseconds after the document was asked for. */
  until(moment: number): Progress {
    const begun = [...this.requests.values()].filter((each) => each.begun <= moment);
    return {
      requests: begun.length,
      waves: Math.max(0, ...begun.map((each) => each.wave)),
      scriptBytes: begun
        .filter((each) => each.kind === 'Script' && each.ended <= moment)
        .reduce((sum, each) => sum + each.bytes, 0),
    };
  }

  /** Bytes of bodies, compressed as they were sent, for requests of a kind, or for all. */
  bytes(kind?: string): number {
    return [...this.requests.values()]
      .filter((each) => !kind || each.kind === kind)
      .reduce((sum, each) => sum + each.bytes, 0);
  }

  /** Workspaces whose scripts were requested. */
  workspaces(): string[] {
    const names = [...this.requests.values()]
      .filter((each) => each.kind === 'Script')
      .map((each) => /^\/assets\/([^/]+)\//.exec(new URL(each.url).pathname)?.[1])
      .filter((name) => name !== undefined);
    return [...new Set(names)].sort();
  }

  /** Documents and scripts that did not arrive. */
  failures(): string[] {
    return [...this.requests.values()]
      .filter((each) => each.failure && ['Document', 'Script'].includes(each.kind))
      .map((each) => `${each.url}: ${each.failure ?? ''}`);
  }

  private since(timestamp: number): number {
    return (timestamp - (this.origin ?? timestamp)) * 1_000;
  }

  private change(make: () => void): void {
    make();
    this.lastChange = Date.now();
  }

  private waveOf({ type, url, stack }: Initiator): number {
    if (this.requests.size === 0) return 1;
    // A preload stands in the document, whichever script asks for the same file later.
    const askers = type === 'preload' ? [] : [...(url ? [url] : []), ...framesOf(stack)];
    const waves = [...this.requests.values()].filter((each) => askers.includes(each.url)).map((each) => each.wave);
    return 1 + Math.max(1, ...waves);
  }
}

function framesOf(stack: Frames | undefined): string[] {
  return stack ? [...stack.callFrames.map((frame) => frame.url), ...framesOf(stack.parent)] : [];
}
