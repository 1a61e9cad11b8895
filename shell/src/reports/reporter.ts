import {
  exceptionReport,
  mostOfAKind,
  mostReportBytes,
  reportBatch,
  type HydrationReport,
  type LoadReport,
  type Report,
  type ReportSender,
  type VitalReport,
  type ViewReport,
} from '@mosaico/shared-types/reports';

/** The document and the browser, as far as the reporter needs them. Tests pass others. */
export interface ReporterPort {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds since the document was opened. */
  age: () => number;
  /** Sends a body, and asks for no answer. */
  send: (body: string) => void;
  /** Name of the page that is shown. */
  page: () => string;
  /** Texts in the document's fields. */
  typed: () => string[];
  /** Workspace that renders the island of this name. */
  workspaceOf: (island: string) => string | undefined;
}

/** A request that has ended, as `PerformanceResourceTiming` has it. */
export interface EndedRequest extends Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'decodedBodySize'
> {
  /** 0 where nothing has come. Safari has none. */
  responseStatus?: number | undefined;
}

/** Attempts at a file. The retry queue gives each another address (`?retry=2`). */
interface Attempts {
  /** When the first one began. */
  begun: number;
  /** How many failed before the newest one. */
  failures: number;
  /** Bytes of the newest one, `undefined` where it has no answer. */
  bytes: number | undefined;
  /** Bytes of the one before. */
  bytesBefore?: number | undefined;
  isReported: boolean;
}

type Dated<Kind extends Report = Report> = Kind & {
  at: number;
  /** Held back until the document is this many ms old. */
  from?: number;
};

/** Makes reports of what it receives, and sends them in batches: within {@link mostReportBytes} and {@link mostOfAKind} for a document. */
export class Reporter {
  private readonly waiting = new Map<string, Dated>();
  private readonly counts = new Map<Report['event'], number>();
  /** Errors that are reported: a region's comes a second time as an uncaught one. */
  private readonly thrown = new WeakSet();
  private readonly once = new Set<string>();
  private readonly files = new Map<string, Attempts>();
  private bytesLeft = mostReportBytes;

  constructor(
    private readonly sender: ReportSender,
    private readonly port: ReporterPort,
  ) {}

  /** Receives what was thrown, and in which island as it rendered. */
  threw(thrown: unknown, island?: string): void {
    if (!this.isNew(thrown)) return;
    const { event, attributes } = exceptionReport(this.port.page(), thrown, this.port.typed());
    const report = { event, attributes: { ...attributes, ...this.workspaceOf(island) } };
    this.add(report, JSON.stringify(report.attributes));
    if (island !== undefined) this.notHydrated(island, 'error');
  }

  /** Receives that an island could not be hydrated as it was. */
  notHydrated(island: string, cause: HydrationReport['attributes']['mosaico.cause']): void {
    const hydration = { 'mosaico.region': island.slice(0, 100), 'mosaico.cause': cause };
    const attributes = { 'mosaico.page': this.port.page(), ...hydration, ...this.workspaceOf(island) };
    this.add({ event: 'mosaico.hydration', attributes }, `${island} ${cause}`);
  }

  private workspaceOf(island: string | undefined): { 'mosaico.workspace'?: string } {
    const workspace = island === undefined ? undefined : this.port.workspaceOf(island);
    return workspace === undefined ? {} : { 'mosaico.workspace': workspace };
  }

  /** Receives a request of this document. Reports files of the retry queue with which it had trouble. */
  requested({ name, startTime, responseEnd, responseStatus, decodedBodySize }: EndedRequest): void {
    const { origin, pathname, searchParams } = new URL(name);
    if (origin !== location.origin || !retried.test(pathname)) return;
    const failures = Number(searchParams.get('retry') ?? 0);
    // Browsers without a status say nothing of a first attempt. They name the second one.
    const isFailed = responseStatus !== undefined && (responseStatus === 0 || responseStatus >= 400);
    const before = this.files.get(pathname);
    // What was given up ends late.
    if (before && failures < before.failures) return;
    const bytes = isFailed ? undefined : decodedBodySize;
    const now: Attempts = {
      begun: before?.begun ?? startTime,
      ...{ failures, bytes },
      bytesBefore: before && failures > before.failures ? before.bytes : before?.bytesBefore,
      isReported: (before?.isReported ?? false) || isFailed || failures > 0,
    };
    this.files.set(pathname, now);
    if (!now.isReported) return;
    const ms = Math.min(Math.round(responseEnd - now.begun), mostMs);
    const attributes = {
      'mosaico.page': this.port.page(),
      ...{ 'url.path': pathname, 'mosaico.outcome': outcomeOf(now, ms) },
      ...{ 'mosaico.attempts': failures + 1, 'mosaico.duration': ms },
    };
    this.add({ event: 'mosaico.load', attributes }, pathname, isFailed && failures === 0 ? responseEnd + settledMs : 0);
  }

  /** Adds a report of which a document has one: its view, or a vital. */
  addOnce(report: ViewReport | VitalReport): void {
    const name = report.event === 'browser.web_vital' ? report.attributes['browser.web_vital.name'] : report.event;
    // A page that the browser brings back measures anew.
    if (this.once.has(name)) return;
    this.once.add(name);
    this.waiting.set(name, { ...report, at: this.port.now() });
  }

  /** Sends what has come since the last batch, except for what may still change. */
  flush(): void {
    const age = this.port.age();
    const ready = [...this.waiting].filter(([, { from = 0 }]) => from <= age);
    const reports = ready.map(([, report]) => report);
    for (const [key] of ready) this.waiting.delete(key);
    const sender = { ...this.sender, 'mosaico.age': Math.round(age / 1_000) };
    let body = '';
    do {
      if (reports.length === 0) return;
      body = JSON.stringify(reportBatch(sender, reports));
      // What came last is left out.
    } while (bytesOf(body) > this.bytesLeft && reports.pop());
    this.bytesLeft -= bytesOf(body);
    this.port.send(body);
  }

  private isNew(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return true;
    if (this.thrown.has(error)) return false;
    this.thrown.add(error);
    return true;
  }

  /** Equal exceptions are counted. Of several other reports about the same, the last one counts. */
  private add(report: Report, about: string, from = 0): void {
    const key = `${report.event} ${about}`;
    const before = this.waiting.get(key);
    const isCounted = report.event === 'exception' || !before;
    if (isCounted && !this.isWithinCap(report.event)) return;
    if (before?.event === 'exception')
      before.attributes['mosaico.count'] = (before.attributes['mosaico.count'] ?? 1) + 1;
    else this.waiting.set(key, { ...report, at: this.port.now(), from });
  }

  private isWithinCap(event: Report['event']): boolean {
    const count = (this.counts.get(event) ?? 0) + 1;
    this.counts.set(event, count);
    return count <= mostOfAKind;
  }
}

/** Nobody waits longer for a page than an hour. */
const mostMs = 60 * 60 * 1_000;

/** Files of the retry queue: scripts, styles, the site configuration, and what the site shows. */
const retried = /^\/revision\.json$|^\/assets\/.*\.(js|css|json)$/;

/**
 * A first failure counts after so many ms: the longest first wait of the retry queue. Before, the second attempt may be on its way, or the
 * browser has cancelled the request because the visitor leaves.
 */
const settledMs = 1_000;

/** After so many ms a file is late: visitors may read that something does not respond. */
const lateMs = 3_000;

/** What has become of a file. One that came whole, and once more with the same bytes, is not what its hash says. */
function outcomeOf({ bytes, bytesBefore }: Attempts, ms: number): LoadReport['attributes']['mosaico.outcome'] {
  if (bytes === undefined) return 'failed';
  if (bytes === bytesBefore) return 'altered';
  return ms > lateMs ? 'late' : 'recovered';
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A vital of the library `web-vitals`, as far as reports need it. */
export interface Vital {
  name: string;
  value: number;
  rating: VitalReport['attributes']['browser.web_vital.rating'];
}

/** The report of a vital about the element with this selector. */
export function vitalReport(page: string, { name, value, rating }: Vital, selector?: string): VitalReport {
  const element = selector?.split('>').slice(-3).join(' > ').slice(-100);
  return {
    event: 'browser.web_vital',
    attributes: {
      'mosaico.page': page,
      'browser.web_vital.name': name.toLowerCase() as VitalReport['attributes']['browser.web_vital.name'],
      // A ten-thousandth is enough for shifts, and a tenth for milliseconds.
      'browser.web_vital.value': Math.round(value * 10_000) / 10_000,
      'browser.web_vital.rating': rating,
      ...(element && { 'mosaico.element': element }),
    },
  };
}
