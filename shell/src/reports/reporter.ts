import {
  exceptionReport,
  mostOfAKind,
  mostReportBytes,
  reportBatch,
  type Note,
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
  /** Workspace that renders the island of this name. */
  workspaceOf: (island: string) => string | undefined;
  /** Whether visitors read that something does not respond. */
  isNoticeShown: () => boolean;
  /** Milliseconds since a file was requested for the first time. */
  msSinceRequest: (file: string) => number;
}

type Dated<Kind extends Report = Report> = Kind & { at: number };

/** Makes reports of notes, and sends them in batches: within {@link mostReportBytes} and {@link mostOfAKind} for a document. */
export class Reporter {
  private readonly waiting = new Map<string, Dated>();
  private readonly counts = new Map<Report['event'], number>();
  /** Errors that are reported: a region's comes a second time as an uncaught one. */
  private readonly thrown = new WeakSet();
  private readonly once = new Set<string>();
  /** Failed attempts at files. */
  private readonly failures = new Map<string, number>();
  private bytesLeft = mostReportBytes;

  constructor(
    private readonly sender: ReportSender,
    private readonly port: ReporterPort,
  ) {}

  /** Hears what was noted. */
  readonly hear = (note: Note): void => {
    const page = this.port.page();
    const { error, island, cause, file } = note;
    const workspace = island === undefined ? undefined : this.port.workspaceOf(island);
    const inWorkspace = workspace === undefined ? {} : { 'mosaico.workspace': workspace };
    if (file !== undefined) return this.failed(page, file, note);
    if ('error' in note && this.isNew(error)) {
      const { event, attributes } = exceptionReport(page, error);
      const report = { event, attributes: { ...attributes, ...inWorkspace } };
      this.add(report, JSON.stringify(report.attributes));
    }
    if (island === undefined) return;
    const hydration = { 'mosaico.region': island.slice(0, 100), 'mosaico.cause': cause ?? 'error' } as const;
    const attributes = { 'mosaico.page': page, ...hydration, ...inWorkspace };
    this.add({ event: 'mosaico.hydration', attributes }, `${island} ${attributes['mosaico.cause']}`);
  };

  private failed(page: string, file: string, { failure, loaded }: Note): void {
    const before = this.failures.get(file);
    const failures = (before ?? 0) + 1;
    this.failures.set(file, failures);
    const tell = (outcome: LoadReport['attributes']['mosaico.outcome'], attempts: number): void => {
      const duration = Math.min(Math.round(this.port.msSinceRequest(file)), mostMs);
      const about = { 'url.path': new URL(file, 'https://site.invalid').pathname, 'mosaico.outcome': outcome };
      const cost = { 'mosaico.attempts': attempts, 'mosaico.duration': duration };
      this.add({ event: 'mosaico.load', attributes: { 'mosaico.page': page, ...about, ...cost } }, file);
    };
    tell(isAltered(failure, failures) ? 'altered' : 'failed', failures);
    if (before !== undefined) return;
    void loaded?.then(() => tell(this.port.isNoticeShown() ? 'late' : 'recovered', (this.failures.get(file) ?? 0) + 1));
  }

  /** Adds a report of which a document has one: its view, or a vital. */
  addOnce(report: ViewReport | VitalReport): void {
    const name = report.event === 'browser.web_vital' ? report.attributes['browser.web_vital.name'] : report.event;
    // A page that the browser brings back measures anew.
    if (this.once.has(name)) return;
    this.once.add(name);
    this.waiting.set(name, { ...report, at: this.port.now() });
  }

  /** Sends what has come since the last batch. */
  flush(): void {
    const reports = [...this.waiting.values()];
    this.waiting.clear();
    const sender = { ...this.sender, 'mosaico.age': Math.round(this.port.age() / 1_000) };
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
  private add(report: Report, about: string): void {
    const key = `${report.event} ${about}`;
    const before = this.waiting.get(key);
    const isCounted = report.event === 'exception' || !before;
    if (isCounted && !this.isWithinCap(report.event)) return;
    if (before?.event === 'exception')
      before.attributes['mosaico.count'] = (before.attributes['mosaico.count'] ?? 1) + 1;
    else this.waiting.set(key, { ...report, at: this.port.now() });
  }

  private isWithinCap(event: Report['event']): boolean {
    const count = (this.counts.get(event) ?? 0) + 1;
    this.counts.set(event, count);
    return count <= mostOfAKind;
  }
}

/** Nobody waits longer for a page than an hour. */
const mostMs = 60 * 60 * 1_000;

/** Whether a file came and did not run: it is not what its hash says. Of the first attempt nobody knows, since the document made it. */
const isAltered = (failure: unknown, failed: number): boolean =>
  failed > 1 && failure instanceof Error && failure.message.endsWith('does not load.');

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
