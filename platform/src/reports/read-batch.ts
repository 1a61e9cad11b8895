import {
  earlyLeave,
  mostOfAKind,
  reportedMessage,
  reportedPage,
  reportedType,
  reportSender,
  type EarlyLeave,
  type Report,
  type ReportSender,
} from '@mosaico/shared-types/reports';
import * as v from 'valibot';
import { refuseBeyond } from '../lib/bounds.ts';

/** Names of the page, of a workspace, and of files are compared with what is published: here only their shape is looked at. */
const pageName = v.pipe(v.string(), v.maxLength(200), v.regex(/^[a-z][a-z0-9-]*\/[\w.-]+$/));
const workspaceName = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z][a-z0-9-]*$/));
const address = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/[\w./-]+$/));

/** Text of others, on one line: it may be shown to people. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ')
        .trim()
        .slice(0, most),
    ),
  );

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));
/** Nobody waits longer for a page than an hour. */
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(60 * 60 * 1_000));

const onPage = { 'mosaico.page': pageName };

const attributesOf = {
  'mosaico.view': v.object({
    ...onPage,
    'mosaico.interactive': v.boolean(),
    'navigation.type': v.exactOptional(v.picklist(['navigate', 'reload', 'back_forward', 'prerender'])),
  }),
  exception: v.object({
    ...onPage,
    'exception.type': v.pipe(
      v.string(),
      v.transform((name) => reportedType(name)),
    ),
    'exception.message': v.exactOptional(v.pipe(v.string(), v.transform(reportedMessage))),
    'exception.stacktrace': v.pipe(v.string(), v.maxLength(4_000)),
    'mosaico.workspace': v.exactOptional(workspaceName),
    'mosaico.count': v.exactOptional(count),
  }),
  'mosaico.load': v.object({
    ...onPage,
    'url.path': address,
    'mosaico.outcome': v.picklist(['failed', 'altered', 'late', 'recovered']),
    'mosaico.attempts': count,
    'mosaico.duration': milliseconds,
  }),
  'mosaico.hydration': v.object({
    ...onPage,
    'mosaico.region': line(100),
    'mosaico.cause': v.picklist(['mismatch', 'error', 'notice']),
    'mosaico.workspace': v.exactOptional(workspaceName),
  }),
  'browser.web_vital': v.object({
    ...onPage,
    'browser.web_vital.name': v.picklist(['lcp', 'inp', 'cls', 'ttfb']),
    'browser.web_vital.value': milliseconds,
    'browser.web_vital.rating': v.picklist(['good', 'needs-improvement', 'poor']),
    'mosaico.element': v.exactOptional(line(100)),
  }),
} satisfies { [Event in Report['event']]: v.GenericSchema<unknown, Extract<Report, { event: Event }>['attributes']> };

const senderSchema = v.object({
  'service.name': workspaceName,
  'mosaico.arm': v.picklist(['stable', 'canary']),
  'mosaico.entries': v.pipe(v.array(address), v.minLength(1), v.maxLength(50)),
  'mosaico.age': v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
}) satisfies v.GenericSchema<unknown, ReportSender>;

/** A value of OTLP's JSON as JavaScript's: what has no place in a report, as lists of keys, is undefined. */
const otlpValue: v.GenericSchema<unknown, unknown> = v.pipe(
  v.object({
    stringValue: v.optional(v.string()),
    boolValue: v.optional(v.boolean()),
    intValue: v.optional(v.union([v.number(), v.string()])),
    doubleValue: v.optional(v.number()),
    arrayValue: v.optional(v.object({ values: v.array(v.object({ stringValue: v.string() })) })),
  }),
  v.transform(({ stringValue, boolValue, intValue, doubleValue, arrayValue }): unknown => {
    if (arrayValue) return arrayValue.values.map((each) => each.stringValue);
    // Proto's JSON writes integers of 64 bits as text.
    return stringValue ?? boolValue ?? doubleValue ?? (intValue === undefined ? undefined : Number(intValue));
  }),
);

/** Attributes by name. One that is named twice is no attribute, by OTLP. */
const otlpAttributes = v.pipe(
  v.array(v.object({ key: v.string(), value: otlpValue })),
  v.check((all) => new Set(all.map(({ key }) => key)).size === all.length, 'must name each attribute once'),
  v.transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value]))),
);

const batchSchema = v.object({
  resourceLogs: v.pipe(
    v.array(
      v.object({
        resource: v.optional(v.object({ attributes: otlpAttributes })),
        scopeLogs: v.array(
          v.object({
            logRecords: v.array(
              v.object({
                eventName: v.string(),
                attributes: v.optional(otlpAttributes),
                body: v.optional(v.object({ stringValue: v.optional(v.string()) })),
              }),
            ),
          }),
        ),
      }),
    ),
    v.length(1, 'must have one resource: the document'),
  ),
});

/** What a boot script says in one record: the values are looked at as those of the reports for which it stands. */
const earlyLeaveSchema = v.object({
  route: v.optional(v.object({ workspace: v.string(), page: v.string() })),
  shell: v.string(),
  remotes: v.record(v.string(), v.string()),
  arm: v.optional(v.literal('canary')),
  interactive: v.boolean(),
  errors: v.array(v.tuple([v.nullish(v.string(), ''), v.nullish(v.string(), 'other')])),
}) satisfies v.GenericSchema<unknown, EarlyLeave>;

/** The reports of one document, as they came. */
export interface SentReports {
  sender: ReportSender;
  reports: Report[];
}

/**
 * Reads the body of a request (JSON of {@link batchSchema}), and lets through what a document may report: one view, each vital once, 20
 * exceptions, loads and regions. Attributes that no report has are ignored. Throws for anything else; the message names nothing of the
 * body.
 */
export function readBatch(body: string): SentReports {
  const value: unknown = JSON.parse(body);
  refuseBeyond(value, 'The report');
  const [sent] = v.parse(batchSchema, value).resourceLogs;
  const records = sent?.scopeLogs.flatMap(({ logRecords }) => logRecords) ?? [];
  const [first] = records;
  const early = records.length === 1 && first?.eventName === earlyLeave;
  const { sender, said } = early
    ? readEarlyLeave(first.body?.stringValue)
    : { sender: sent?.resource?.attributes, said: records };
  const reports = said.map(({ eventName, attributes }) => {
    if (!isEvent(eventName)) throw new Error('names an event that no report has');
    return { event: eventName, attributes: v.parse(attributesOf[eventName], attributes) } as Report;
  });
  return { sender: v.parse(senderSchema, sender), reports: withinCaps(reports) };
}

/** The sender and the records that an early leave stands for. Throws for what is none. */
function readEarlyLeave(body = ''): { sender: object; said: { eventName: string; attributes: object }[] } {
  const { interactive, errors, ...document } = v.parse(earlyLeaveSchema, JSON.parse(body));
  const onPage = { 'mosaico.page': reportedPage(document.route) };
  return {
    sender: reportSender(document),
    said: [
      { eventName: 'mosaico.view', attributes: { ...onPage, 'mosaico.interactive': interactive } },
      ...errors.map(([type, frame]) => ({
        eventName: 'exception',
        attributes: { ...onPage, 'exception.type': type, 'exception.stacktrace': frame },
      })),
    ],
  };
}

const isEvent = (name: string): name is Report['event'] => Object.hasOwn(attributesOf, name);

/** Nothing in the reports of one visitor may decide for all. */
function withinCaps(reports: readonly Report[]): Report[] {
  const seen = new Map<string, number>();
  return reports.flatMap((report): Report[] => {
    const { event, attributes } = report;
    const isVital = event === 'browser.web_vital';
    const kind = isVital ? attributes['browser.web_vital.name'] : event;
    const most = isVital || event === 'mosaico.view' ? 1 : mostOfAKind;
    const before = seen.get(kind) ?? 0;
    const asked = event === 'exception' ? (attributes['mosaico.count'] ?? 1) : 1;
    const taken = Math.min(asked, most - before);
    if (taken <= 0) return [];
    seen.set(kind, before + taken);
    return event === 'exception' ? [{ event, attributes: { ...attributes, 'mosaico.count': taken } }] : [report];
  });
}
