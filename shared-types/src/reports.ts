import type { PageBootstrapData } from './rendering.ts';
import type { Route } from './table.ts';

/**
 * What a visitor's browser reports of a page, and how that travels: log records of OTLP/HTTP JSON, as an OpenTelemetry Collector takes
 * them. Names are OpenTelemetry's where it has some, and begin with `mosaico.` otherwise. docs/reports.md shows each report.
 * Nothing here names a visitor: no id, no address, no query string, no typed text.
 */

/** In which arm of a canary a document was sent; `stable` where none runs. */
export type Arm = 'stable' | 'canary';

/** Who sends: the same for all reports of a document. */
export interface ReportSender {
  /** Workspace of the document's page. */
  'service.name': string;
  'mosaico.arm': Arm;
  /**
   * Addresses (`/assets/…`) of the shell's start script and of the remotes' entries that the document names: `shell` and `remotes` of
   * its `PageBootstrapData`. The server finds the revision by them, since a document does not hold its number.
   */
  'mosaico.entries': readonly string[];
  /** Seconds since the document was opened, as it sends: by that the server knows what it showed then. Shells until November 2026 do not say it. */
  'mosaico.age'?: number;
}

/** The page on which it happened, as `pageAssetsKey` names it (`mf-plans/social`), or `shell/not-found`. */
interface OnPage {
  'mosaico.page': string;
}

/** Once a document, when it is hidden or left for the first time. */
export interface ViewReport {
  event: 'mosaico.view';
  attributes: OnPage & {
    /** Whether the page's region was hydrated by then. */
    'mosaico.interactive': boolean;
    /** `type` of `PerformanceNavigationTiming`. Missing in what the boot script sends. */
    'navigation.type'?: 'navigate' | 'reload' | 'back_forward' | 'prerender';
  };
}

/** An uncaught error, an unhandled rejection, or what a region caught. */
export interface ExceptionReport {
  event: 'exception';
  attributes: OnPage & {
    /** The error's name (`TypeError`), by {@link reportedType}. */
    'exception.type': string;
    /** By {@link reportedMessage}. Missing in what the boot script sends. */
    'exception.message'?: string;
    /**
     * The innermost frames, 10 at most, a line each: `/assets/mf-plans/social.1a2b3c.js:1:234`. A frame of another script, as an
     * extension's, is the line `other`: an error whose innermost frame is that one counts for nobody.
     */
    'exception.stacktrace': string;
    /** Workspace of the page, slot or section that rendered as it was thrown. Missing for errors outside of React. */
    'mosaico.workspace'?: string;
    /** How many equal ones there were, 20 at most. Default: 1. */
    'mosaico.count'?: number;
  };
}

/** A file that the retry queue had trouble with. */
export interface LoadReport {
  event: 'mosaico.load';
  attributes: OnPage & {
    /** The file's address within the site, without a query. */
    'url.path': string;
    /**
     * `failed`: it has not come; `altered`: it was not what its hash says; `late`: it came after the notice was shown; `recovered`: it
     * came after it had failed.
     */
    'mosaico.outcome': 'failed' | 'altered' | 'late' | 'recovered';
    'mosaico.attempts': number;
    /** Milliseconds since the first attempt. */
    'mosaico.duration': number;
  };
}

/** A region that could not be hydrated as it was. */
export interface HydrationReport {
  event: 'mosaico.hydration';
  attributes: OnPage & {
    /** Value of its `data-part`: `header`, `page`, `footer`, a remote, an id. */
    'mosaico.region': string;
    /** `mismatch`: React rendered it anew; `error`: it threw; `notice`: the visitor has read that it does not respond. */
    'mosaico.cause': 'mismatch' | 'error' | 'notice';
    /** Workspace that renders it, where that is not the page's. */
    'mosaico.workspace'?: string;
  };
}

/** Names of the web vitals that are reported. */
export type VitalName = 'lcp' | 'inp' | 'cls' | 'ttfb';

/** A web vital at its final value. OpenTelemetry's `delta` is the value itself then, and its `id` would name a visitor. */
export interface VitalReport {
  event: 'browser.web_vital';
  attributes: OnPage & {
    'browser.web_vital.name': VitalName;
    /** Milliseconds; `cls` has no unit. */
    'browser.web_vital.value': number;
    'browser.web_vital.rating': 'good' | 'needs-improvement' | 'poor';
    /** The element it is about, as a short selector without texts: `main > h1.title`. */
    'mosaico.element'?: string;
  };
}

/** What a browser reports. */
export type Report = ViewReport | ExceptionReport | LoadReport | HydrationReport | VitalReport;

/** A value in OTLP's JSON. */
type OtlpValue =
  | { stringValue: string }
  | { boolValue: boolean }
  | { intValue: number }
  | { doubleValue: number }
  | { arrayValue: { values: OtlpValue[] } };

interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}

/** The body of a request: OTLP's `ExportLogsServiceRequest`, as far as reports use it. */
export interface ReportBatch {
  resourceLogs: {
    resource: { attributes: OtlpAttribute[] };
    scopeLogs: {
      scope: { name: string };
      logRecords: { timeUnixNano: string; severityNumber: number; eventName: string; attributes: OtlpAttribute[] }[];
    }[];
  }[];
}

/** Bytes of a request, at most: browsers let all waiting beacons of a page have 64 kB. */
export const mostReportBytes = 16_000;

/** Exceptions of a document, at most, equal ones counted. The same holds for loads and for regions. */
export const mostOfAKind = 20;

/** The reports of a document as the body of one request. `at`: when each happened, in ms since 1970; servers count by their own clocks. */
export function reportBatch(sender: ReportSender, reports: readonly (Report & { at: number })[]): ReportBatch {
  const logRecords = reports.map(({ event, attributes, at }) => ({
    timeUnixNano: `${Math.round(at)}000000`,
    // ERROR and INFO.
    severityNumber: event === 'exception' ? 17 : 9,
    eventName: event,
    attributes: otlpAttributes(attributes),
  }));
  const scopeLogs = [{ scope: { name: 'mosaico' }, logRecords }];
  return { resourceLogs: [{ resource: { attributes: otlpAttributes(sender) }, scopeLogs }] };
}

const otlpAttributes = (values: object): OtlpAttribute[] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: otlpValue(value) }));

function otlpValue(value: unknown): OtlpValue {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(otlpValue) } };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: value } : { doubleValue: value };
  return { stringValue: String(value) };
}

/** Characters of an error's message, at most. */
const messageLength = 200;

/**
 * An error's message as it may be sent: on one line, without addresses, queries, digits and what stands in quotation marks, which browsers put
 * around text of others. 200 characters at most. The server does it once more.
 */
export function reportedMessage(message: string): string {
  return (
    message
      .slice(0, 2_000)
      // Control characters and those that change the direction of text.
      .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ')
      .replaceAll(/"[^"]*"/g, '"…"')
      // A property that was read is ours; any other text may be the visitor's.
      .replaceAll(/(\((?:reading|setting) )?'[^']*'/g, (quoted, ours?: string) => (ours ? quoted : "'…'"))
      .replaceAll(/[\w.+-]+@[\w.-]+/g, '…')
      .replaceAll(/(\b[a-z][\w+.-]*:)?\/\/[^\s"'<>)]+/gi, '…')
      .replaceAll(/\?[^\s"'<>)]+/g, '…')
      .replaceAll(/\p{Nd}+/gu, '0')
      .trim()
      .slice(0, messageLength)
  );
}

/** An error's name as it may be sent: `Error`, where it is no identifier of 60 characters at most. The server does it once more. */
export const reportedType = (name: string | undefined): string =>
  /^[A-Za-z_$][\w$]{0,59}$/.exec(name ?? '')?.[0] ?? 'Error';

/** Event of the record whose body is an {@link EarlyLeave}, as JSON. */
export const earlyLeave = 'mosaico.early-leave';

/**
 * What the boot script sends where the visitor leaves before the shell's reporter is there: a view and its errors, in few bytes, since
 * documents hold this code. The server reads it as the reports that it stands for.
 */
export interface EarlyLeave extends Pick<PageBootstrapData, 'shell' | 'remotes' | 'arm'> {
  /** The document's route, of which the page's name is read. Missing for the not-found page. */
  route?: Pick<Route, 'workspace' | 'page'> | undefined;
  /** As `mosaico.interactive`. */
  interactive: boolean;
  /** Name and innermost frame of each error: no name, where that is no identifier. Without a frame, the innermost one is of another script. */
  errors: readonly (readonly [type: string | null | undefined, frame?: string | null | undefined])[];
}

/** Name of a route's page, as reports have it. Without a route it is the not-found page's. */
export function reportedPage(route: Pick<Route, 'workspace' | 'page'> | undefined): string {
  return route ? `${route.workspace}/${route.page}` : 'shell/not-found';
}

/** The sender of a document's reports. */
export function reportSender({
  route,
  shell,
  remotes,
  arm,
}: Pick<EarlyLeave, 'route' | 'shell' | 'remotes' | 'arm'>): ReportSender {
  return {
    'service.name': route?.workspace ?? 'shell',
    'mosaico.arm': arm ?? 'stable',
    'mosaico.entries': [shell, ...Object.values(remotes)],
  };
}

/** The view of a document. */
export function viewReport(page: string, isInteractive: boolean): ViewReport {
  const [entry] = performance.getEntriesByType('navigation') as {
    type?: ViewReport['attributes']['navigation.type'];
  }[];
  return {
    event: 'mosaico.view',
    attributes: {
      'mosaico.page': page,
      'mosaico.interactive': isInteractive,
      'navigation.type': entry?.type ?? 'navigate',
    },
  };
}

/** Frames of a stack, at most. */
const mostFrames = 10;

/** Texts of a field that are shorter are left in messages: most of them would be a part of some word. */
const leastTyped = 3;

/** What was thrown, on a page: an error, or any other value. `typed`: texts of the visitor, which its message must not hold. */
export function exceptionReport(page: string, thrown: unknown, typed: readonly string[] = []): ExceptionReport {
  const { name, message = String(thrown), stack = '' } = Object(thrown) as Partial<Error>;
  return {
    event: 'exception',
    attributes: {
      'mosaico.page': page,
      'exception.type': reportedType(name),
      'exception.message': reportedMessage(withoutTyped(message, typed)),
      'exception.stacktrace': framesIn(stack.replace(message, '')),
    },
  };
}

/** A message without these texts, the longest first, in whichever case. */
function withoutTyped(message: string, typed: readonly string[]): string {
  const texts = typed.map((text) => text.trim()).filter(({ length }) => length >= leastTyped);
  const pattern = texts
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&'))
    .join('|');
  return pattern === '' ? message : message.replaceAll(new RegExp(pattern, 'gi'), '…');
}

/** The innermost frames of a stack: address and position in scripts of this site, and `other` for each other script. */
function framesIn(stack: string): string {
  return (stack.match(/\S+:\d+:\d+\)?$/gm) ?? [])
    .slice(0, mostFrames)
    .map((frame) => {
      const [, origin, script, position] = /([\w-]+:\/\/[^/]+)(\/assets\/[\w./-]+)[^:]*(:\d+:\d+)/.exec(frame) ?? [];
      return origin === location.origin ? `${script}${position}` : 'other';
    })
    .join('\n');
}
