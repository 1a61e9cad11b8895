import { mostOfAKind, mostReportBytes, type Report, type ReportBatch } from '@mosaico/shared-types/reports';
import { Reporter, vitalReport } from './reporter.ts';

const page = 'mf-plans/social';
let sent: string[];
let shown: { page: string };
let age: number;
let typed: string[];
let reporter: Reporter;

beforeEach(() => {
  sent = [];
  shown = { page };
  age = 61_400;
  typed = [];
  reporter = new Reporter(
    { 'service.name': 'mf-plans', 'mosaico.arm': 'stable', 'mosaico.entries': ['/assets/shell/shell.1.js'] },
    {
      age: () => age,
      now: () => 5_000,
      send: (body) => void sent.push(body),
      page: () => shown.page,
      typed: () => typed,
      workspaceOf: (island) => (island === 'footer' ? 'shell' : island),
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
  reporter.threw(thrownAt(own, 'chrome-extension://abc/assets/content.js:9:9', `${location.href}?a=b:1:1`));
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

test('an exception holds no text of a field, quoted or not, and no name that is a text', () => {
  typed = ['no', '', ' Zafira Quimera ', 'Zafira', 'C++ (junior)*'];
  const error = new Error('No plan for zafira quimera, of Zafira, C++ (junior)*');
  error.name = 'Zafira Quimera';
  reporter.threw(error);
  reporter.flush();
  expect(reports()[0]?.attributes).toMatchObject({
    'exception.type': 'Error',
    'exception.message': 'No plan for …, of …, …',
  });
});

test('equal exceptions are counted, until a document has had its share', () => {
  for (let time = 0; time < mostOfAKind + 5; time += 1) reporter.threw(thrownAt());
  reporter.flush();
  expect(reports().map(({ attributes }) => attributes['mosaico.count'])).toEqual([mostOfAKind]);
  reporter.threw(thrownAt());
  reporter.flush();
  expect(sent).toHaveLength(1);
});

test('an error that a section caught names who rendered it, and is reported once', () => {
  const error = thrownAt();
  reporter.threw(error, 'footer');
  // React hands it on as an uncaught one.
  reporter.threw(error);
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
  reporter.threw(new Error('one'));
  shown.page = 'mf-legal/terms';
  reporter.threw(new Error('one'));
  reporter.flush();
  expect(reports().map(({ attributes }) => attributes['mosaico.page'])).toEqual([page, 'mf-legal/terms']);
});

describe('a file', () => {
  const file = '/assets/mf-plans/social.1a.js';
  /** The request for an attempt: its status, its bytes, and when it has ended. */
  const requested = (attempt: number, responseStatus: number | undefined, responseEnd = 1_000, bytes = 500): void =>
    reporter.requested({
      name: `${location.origin}${file}${attempt > 0 ? `?retry=${attempt}` : ''}`,
      ...{ startTime: 100, responseEnd, decodedBodySize: bytes },
      responseStatus,
    });
  const reported = (): unknown[] => {
    sent = [];
    reporter.flush();
    return reports().map(({ event, attributes }) => [
      event,
      ...['url.path', 'mosaico.outcome', 'mosaico.attempts', 'mosaico.duration'].map((name) => attributes[name]),
    ]);
  };

  test('that comes is not reported, however often it is requested', () => {
    requested(0, 200);
    requested(0, 200);
    expect(reported()).toEqual([]);
  });

  test('that fails is reported with the attempts until now, and once more when it comes', () => {
    requested(0, 0);
    requested(1, 503, 2_100);
    expect(reported()).toEqual([['mosaico.load', file, 'failed', 2, 2_000]]);
    requested(2, 200, 2_900);
    expect(reported()).toEqual([['mosaico.load', file, 'recovered', 3, 2_800]]);
  });

  test('whose first attempt has only just failed is not reported before its second one has had its time', () => {
    age = 1_900;
    requested(0, 0);
    expect(reported()).toEqual([]);
    age = 2_000;
    expect(reported()).toEqual([['mosaico.load', file, 'failed', 1, 900]]);
  });

  test('that is requested again while the visitor looks away is reported with its second attempt alone', () => {
    age = 1_500;
    requested(0, 0);
    expect(reported()).toEqual([]);
    requested(1, 200, 1_600);
    expect(reported()).toEqual([['mosaico.load', file, 'recovered', 2, 1_500]]);
  });

  test('that comes after more than 3 s is late', () => {
    requested(0, 0);
    requested(1, 200, 3_200);
    expect(reported()).toEqual([['mosaico.load', file, 'late', 2, 3_100]]);
  });

  test('that comes whole and is requested again, with the same bytes, does not match its hash', () => {
    requested(0, 200);
    requested(1, 200, 1_500);
    expect(reported()).toEqual([['mosaico.load', file, 'altered', 2, 1_400]]);
    requested(2, 200, 2_100, 700);
    expect(reported()).toEqual([['mosaico.load', file, 'recovered', 3, 2_000]]);
  });

  test('without a status in the browser is reported by its second attempt', () => {
    requested(0, undefined, 1_000, 0);
    expect(reported()).toEqual([]);
    requested(1, undefined, 1_600);
    // The first attempt was given up meanwhile.
    requested(0, 0, 1_700, 0);
    expect(reported()).toEqual([['mosaico.load', file, 'recovered', 2, 1_500]]);
  });

  test.each([
    [`${location.origin}/assets/mf-plans/photo.1a.jpg`],
    ['https://maps.example/assets/a.js'],
    [`${location.origin}/informes`],
  ])('that is none of the retry queue is not reported: %s', (name) => {
    reporter.requested({ name, startTime: 0, responseEnd: 9, responseStatus: 500, decodedBodySize: 0 });
    expect(reported()).toEqual([]);
  });

  test.each(['/revision.json', '/assets/site/site.1a.json', '/assets/shell/shell.1a.css'])('may be %s', (path) => {
    reporter.requested({
      name: `${location.origin}${path}?retry=1`,
      ...{ startTime: 0, responseEnd: 9, responseStatus: 500, decodedBodySize: 0 },
    });
    expect(reported()).toEqual([['mosaico.load', path, 'failed', 2, 9]]);
  });
});

test('a document sends no more than its bytes, and nothing where there is nothing to say', () => {
  reporter.flush();
  expect(sent).toEqual([]);
  const long = Array.from({ length: 10 }, (_, line) => `${location.origin}/assets/${'a'.repeat(200)}.js:${line}:1`);
  for (let batch = 0; batch < 4; batch += 1) {
    for (let each = 0; each < 5; each += 1) reporter.threw(thrownAt(...long.slice(each), ...long));
    reporter.flush();
  }
  expect(sent.join('').length).toBeLessThanOrEqual(mostReportBytes);
  expect(reports(sent[0]).length).toBeGreaterThan(1);
});

test('a batch says the age of its document in seconds', () => {
  reporter.threw(thrownAt());
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
