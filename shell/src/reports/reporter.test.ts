import { mostOfAKind, mostReportBytes, type Report, type ReportBatch } from '@mosaico/shared-types/reports';
import { Reporter, vitalReport } from './reporter.ts';

const page = 'mf-plans/social';
let sent: string[];
let shown: { page: string; isNoticeShown: boolean };
let reporter: Reporter;

beforeEach(() => {
  sent = [];
  shown = { page, isNoticeShown: false };
  reporter = new Reporter(
    { 'service.name': 'mf-plans', 'mosaico.arm': 'stable', 'mosaico.entries': ['/assets/shell/shell.1.js'] },
    {
      age: () => 61_400,
      now: () => 5_000,
      send: (body) => void sent.push(body),
      page: () => shown.page,
      workspaceOf: (island) => (island === 'footer' ? 'shell' : island),
      isNoticeShown: () => shown.isNoticeShown,
      msSinceRequest: () => 4_200.4,
    },
  );
});

/** What a batch holds: event and attributes of each report. */
function reports(body = sent.at(-1)): { event: string; attributes: Record<string, unknown> }[] {
  const { resourceLogs } = JSON.parse(body ?? '{"resourceLogs":[]}') as ReportBatch;
  const records = resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords));
  return records.map(({ eventName, attributes }) => ({
    event: eventName,
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
  }));
}

const thrownAt = (...frames: string[]): Error => {
  const error = new TypeError('No price for ana@example.com at https://mosaico.example/planes?correo=1 of 499');
  error.stack = [`TypeError: ${error.message}`, ...frames.map((frame) => `    at choose (${frame})`)].join('\n');
  return error;
};

test('an exception has its frames in this site, and nothing of the visitor', () => {
  const own = `${location.origin}/assets/mf-plans/social.1a.js?retry=1:1:234`;
  reporter.hear({ error: thrownAt(own, 'chrome-extension://abc/assets/content.js:9:9', `${location.href}?a=b:1:1`) });
  reporter.flush();
  const [{ event, attributes } = { event: '', attributes: {} }] = reports();
  expect(event).toBe('exception');
  expect(attributes).toEqual({
    'mosaico.page': page,
    'exception.type': 'TypeError',
    'exception.message': 'No price for … at … of 0',
    'exception.stacktrace': '/assets/mf-plans/social.1a.js:1:234\nother\nother',
  });
});

test('equal exceptions are counted, until a document has had its share', () => {
  for (let time = 0; time < mostOfAKind + 5; time += 1) reporter.hear({ error: thrownAt() });
  reporter.flush();
  expect(reports().map(({ attributes }) => attributes['mosaico.count'])).toEqual([mostOfAKind]);
  reporter.hear({ error: thrownAt() });
  reporter.flush();
  expect(sent).toHaveLength(1);
});

test('an error that a section caught names who rendered it, and is reported once', () => {
  const error = thrownAt();
  reporter.hear({ error, island: 'footer' });
  // React hands it on as an uncaught one.
  reporter.hear({ error });
  reporter.flush();
  expect(reports()).toEqual([
    expect.objectContaining({
      event: 'exception',
      attributes: expect.objectContaining({ 'mosaico.workspace': 'shell' }) as unknown,
    }),
    {
      event: 'mosaico.hydration',
      attributes: {
        'mosaico.page': page,
        'mosaico.region': 'footer',
        'mosaico.cause': 'error',
        'mosaico.workspace': 'shell',
      },
    },
  ]);
});

test('an exception is of the page on which it happened', () => {
  reporter.hear({ error: new Error('one') });
  shown.page = 'mf-legal/terms';
  reporter.hear({ error: new Error('one') });
  reporter.flush();
  expect(reports().map(({ attributes }) => attributes['mosaico.page'])).toEqual([page, 'mf-legal/terms']);
});

test.each([
  ['recovered', false],
  ['late', true],
])('a file that comes after all is %s where the notice is shown: %s', async (outcome, isNoticeShown) => {
  let come: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (come = resolve));
  const file = '/assets/mf-plans/social.1a.js';
  reporter.hear({ file, failure: new Error('No answer.'), loaded });
  reporter.hear({ file, failure: new Error('No answer.'), loaded });
  reporter.flush();
  const about = { 'mosaico.page': page, 'url.path': file, 'mosaico.duration': 4_200 };
  expect(reports()).toEqual([
    { event: 'mosaico.load', attributes: { ...about, 'mosaico.outcome': 'failed', 'mosaico.attempts': 2 } },
  ]);
  shown = { page, isNoticeShown };
  come();
  await loaded;
  await Promise.resolve();
  reporter.flush();
  expect(reports()).toEqual([
    { event: 'mosaico.load', attributes: { ...about, 'mosaico.outcome': outcome, 'mosaico.attempts': 3 } },
  ]);
});

test('a document sends no more than its bytes, and nothing where there is nothing to say', () => {
  reporter.flush();
  expect(sent).toEqual([]);
  const long = Array.from({ length: 10 }, (_, line) => `${location.origin}/assets/${'a'.repeat(200)}.js:${line}:1`);
  for (let batch = 0; batch < 4; batch += 1) {
    for (let each = 0; each < 5; each += 1) reporter.hear({ error: thrownAt(...long.slice(each), ...long) });
    reporter.flush();
  }
  expect(sent.join('').length).toBeLessThanOrEqual(mostReportBytes);
  expect(reports(sent[0]).length).toBeGreaterThan(1);
});

test('a batch says the age of its document in seconds', () => {
  reporter.hear({ error: thrownAt() });
  reporter.flush();
  expect(sent.at(-1)).toContain('{"key":"mosaico.age","value":{"intValue":61}}');
});

test('a vital is reported once, with the end of its selector', () => {
  const lcp = { name: 'LCP', value: 1_234.567_89, rating: 'good' } as const;
  const report = vitalReport(page, lcp, 'html>body>div#root>main>h1.title');
  reporter.addOnce(report);
  reporter.addOnce(vitalReport(page, { ...lcp, value: 9 }));
  reporter.flush();
  expect(reports()).toEqual([
    {
      event: 'browser.web_vital',
      attributes: {
        'mosaico.page': page,
        'browser.web_vital.name': 'lcp',
        'browser.web_vital.value': 1_234.567_9,
        'browser.web_vital.rating': 'good',
        'mosaico.element': 'div#root > main > h1.title',
      } satisfies Extract<Report, { event: 'browser.web_vital' }>['attributes'],
    },
  ]);
});
