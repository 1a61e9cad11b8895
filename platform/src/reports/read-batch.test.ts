import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyLeave, reportBatch, reportedMessage, type Report } from '@mosaico/shared-types/reports';
import { JsonLogsSerializer } from '@opentelemetry/otlp-transformer';
import { rootFolder } from '../lib/workspaces.ts';
import { bodyOf, exceptionOf, hydrationOf, loadOf, senderOf, viewOf, vitalOf } from '../testing/reports.ts';
import { readBatch } from './read-batch.ts';

const frame = '/assets/mf-plans/mf-plans.1.0.0.js:1:2';
const one = exceptionOf(frame, { 'mosaico.workspace': 'mf-plans', 'mosaico.count': 2 });
const all = [viewOf(), one, loadOf(), hydrationOf(), vitalOf(), vitalOf('cls', 0.1)];

test("a batch is what OpenTelemetry's own transformer makes of the same records", () => {
  const at = 1_796_000_000_123;
  const resource = { attributes: senderOf() };
  const scope = { name: 'mosaico' };
  const records = all.map(({ event, attributes }) => ({
    ...{ hrTime: [1_796_000_000, 123_000_000], hrTimeObserved: [0, 0] },
    ...{ eventName: event, severityNumber: event === 'exception' ? 17 : 9, attributes },
    ...{ resource, instrumentationScope: scope, droppedAttributesCount: 0 },
  }));
  const request = JsonLogsSerializer.serializeRequest(
    records as unknown as Parameters<typeof JsonLogsSerializer.serializeRequest>[0],
  );
  const made = JSON.parse(new TextDecoder().decode(request)) as object;
  const sent = reportBatch(
    senderOf(),
    all.map((each) => ({ ...each, at })),
  );
  // All that we send is there with the same name, type and value. The transformer adds counts of what was dropped: none.
  expect(made).toMatchObject(JSON.parse(JSON.stringify(sent)) as object);
  expect(readBatch(JSON.stringify(made))).toEqual({ sender: senderOf(), reports: all });
});

test('every sent report is read', () => {
  expect(readBatch(bodyOf(all))).toEqual({ sender: senderOf(), reports: all });
});

test('a document has one view, each vital once, and 20 exceptions, equal ones counted', () => {
  const many = Array.from({ length: 30 }, () => exceptionOf(frame, { 'mosaico.count': 3 }));
  const { reports } = readBatch(bodyOf([viewOf(), viewOf(), vitalOf('lcp', 1), vitalOf('lcp', 9), ...many]));
  const counts = reports.map(({ attributes }) => ('mosaico.count' in attributes ? attributes['mosaico.count'] : 0));
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(20);
  expect(reports.filter(({ event }) => event === 'mosaico.view')).toHaveLength(1);
  expect(reports.filter(({ event }) => event === 'browser.web_vital')).toEqual([vitalOf('lcp', 1)]);
});

test("a message says nothing of a visitor, whatever the browser's side has left in it", () => {
  const message = `Ana <ana@example.com>\n at https://example.com/pago?tarjeta=4111 and //x.com/a "mi texto" of /buscar?q=juan 786 555 0142\u202e`;
  const [read] = readBatch(bodyOf([exceptionOf(frame, { 'exception.message': message })])).reports;
  expect(read?.attributes).toMatchObject({ 'exception.message': 'Ana <…> at … and … "…" of /buscar… 0 0 0' });
  const [named] = readBatch(bodyOf([exceptionOf(frame, { 'exception.type': 'Ana Perez' })])).reports;
  expect(named?.attributes).toMatchObject({ 'exception.type': 'Error' });
  expect(reportedMessage('x'.repeat(9_999))).toHaveLength(200);
  expect(reportedMessage("'ana perez' is not a valid selector.")).toBe("'…' is not a valid selector.");
  expect(reportedMessage("Cannot read properties of undefined (reading 'price')")).toContain("'price'");
});

/** What a boot script sends. */
const earlyBody = (more: object = {}, event: string = earlyLeave): string => {
  const route = { workspace: 'mf-plans', page: 'mf-plans', title: 'Planes' };
  const left = { route, shell: '/assets/shell/shell.1.0.0.js', remotes: {}, interactive: true, errors: [], ...more };
  const record = { eventName: event, body: { stringValue: JSON.stringify(left) } };
  return JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords: [record] }] }] });
};

test('an early leave is a view and its errors, 20 at most', () => {
  const errors = [['TypeError'], ...Array.from({ length: 30 }, () => ['TypeError', frame])];
  const { sender, reports } = readBatch(earlyBody({ arm: 'canary', errors }));
  expect(sender).toMatchObject({ 'service.name': 'mf-plans', 'mosaico.arm': 'canary' });
  const frames = reports.map(
    ({ attributes }) => 'exception.stacktrace' in attributes && attributes['exception.stacktrace'],
  );
  expect(frames).toEqual([false, 'other', ...Array.from({ length: 19 }, () => frame)]);
});

describe('a batch with anything else is refused, whole', () => {
  const withRecord = (record: unknown): string => {
    const batch = JSON.parse(bodyOf([viewOf()])) as { resourceLogs: { scopeLogs: { logRecords: unknown[] }[] }[] };
    batch.resourceLogs[0]?.scopeLogs[0]?.logRecords.push(record);
    return JSON.stringify(batch);
  };
  const strange = (changed: object): Report => ({ ...viewOf(), ...changed });
  test.each([
    ['nothing', ''],
    ['no JSON', '{"resourceLogs":['],
    ['another JSON', '[]'],
    ['null', 'null'],
    ['lists within lists', '['.repeat(8_000) + ']'.repeat(8_000)],
    ['objects within objects', `{"resourceLogs":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`],
    ['a prototype', bodyOf([viewOf()]).replace('"scope":', '"__proto__":{"x":1},"scope":')],
    ['a function of every object', bodyOf([strange({ event: 'constructor' })])],
    ['an event that is none', bodyOf([strange({ event: 'mosaico.other' })])],
    ['two documents', bodyOf([viewOf()]).replace(/\[(\{"resource".*\})\]/, '[$1,$1]')],
    ['an attribute twice', bodyOf([viewOf()]).replace(/(\{"key":"mosaico.page".*?\}\})/, '$1,$1')],
    ['a record that is null', withRecord(null)],
    ['a record without attributes', withRecord({ eventName: 'mosaico.view' })],
    ['a page that is markup', bodyOf([viewOf({ 'mosaico.page': '<b>/x' })])],
    ['a workspace that is a path', bodyOf([viewOf()], senderOf('1.0.0', { 'service.name': '../x' }))],
    ['an arm that is none', bodyOf([viewOf()]).replace('"stable"', '"__proto__"')],
    ['a file with a query', bodyOf([loadOf({ 'url.path': '/a.js?q=juan' })])],
    ['a number that is none', bodyOf([vitalOf('lcp', -1)])],
    ['a number beyond all', bodyOf([vitalOf('lcp', 1)]).replace('"intValue":1}', '"doubleValue":1e400}')],
    ['a vital that is none', bodyOf([vitalOf('toString')])],
    ['an early leave without its start script', earlyBody({ shell: undefined })],
    ['an early leave of a page that is markup', earlyBody({ route: { workspace: '<b>', page: 'x' } })],
    ['an early leave whose script has a query', earlyBody({ shell: '/a.js?q=juan' })],
    ['an early leave of another arm', earlyBody({ arm: 'stable' })],
    ['an early leave by another name', earlyBody({}, 'mosaico.view')],
    ['no count', bodyOf([exceptionOf(frame, { 'mosaico.count': 0 })])],
  ])('%s', (_, body) => {
    expect(() => readBatch(body)).toThrow();
  });
});

test('attributes that no report has are not kept, whatever they are called', () => {
  const [read] = readBatch(bodyOf([viewOf({ 'user.email': 'ana@example.com', toString: 'x' })])).reports;
  expect(read).toEqual(viewOf());
});

test('the examples of docs/reports.md are reports', () => {
  const page = readFileSync(join(rootFolder(), 'docs', 'reports.md'), 'utf8');
  const [whole = '', ...records] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json);
  const shown = records.map((each) => JSON.parse(each) as { eventName: Report['event']; attributes: object });
  const reports = shown.map(({ eventName, attributes }) => ({ event: eventName, attributes }) as Report);
  const events = [...readBatch(whole).reports, ...readBatch(bodyOf(reports)).reports].map(({ event }) => event);
  expect(events).toEqual(['mosaico.view', 'exception', 'mosaico.load', 'mosaico.hydration', 'browser.web_vital']);
});
