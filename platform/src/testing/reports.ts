import { reportBatch, type Report, type ReportSender } from '@mosaico/shared-types/reports';

/** Who sends in tests: a document of `mf-plans` with these releases' entries. */
export const senderOf = (version = '1.0.0', more: Partial<ReportSender> = {}): ReportSender => ({
  'service.name': 'mf-plans',
  'mosaico.arm': 'stable',
  'mosaico.entries': ['/assets/shell/shell.1.0.0.js', `/assets/mf-plans/mf-plans.${version}.js`],
  ...more,
});

const page = { 'mosaico.page': 'mf-plans/mf-plans' };

/** One report of each event, with changes to its attributes. */
export const viewOf = (more: object = {}): Report => ({
  event: 'mosaico.view',
  attributes: { ...page, 'mosaico.interactive': true, 'navigation.type': 'navigate', ...more },
});
export const exceptionOf = (stacktrace: string, more: object = {}): Report => ({
  event: 'exception',
  attributes: {
    ...page,
    ...{
      'exception.type': 'TypeError',
      'exception.message': 'x is not a function',
      'exception.stacktrace': stacktrace,
    },
    ...more,
  },
});
export const loadOf = (more: object = {}): Report => ({
  event: 'mosaico.load',
  attributes: {
    ...page,
    ...{ 'url.path': '/assets/mf-plans/mf-plans.1.0.0.js', 'mosaico.outcome': 'failed' },
    ...{ 'mosaico.attempts': 3, 'mosaico.duration': 4_200.5 },
    ...more,
  },
});
export const hydrationOf = (more: object = {}): Report => ({
  event: 'mosaico.hydration',
  attributes: { ...page, 'mosaico.region': 'page', 'mosaico.cause': 'mismatch', ...more },
});
export const vitalOf = (name = 'lcp', value = 1_234.5, more: object = {}): Report => ({
  event: 'browser.web_vital',
  attributes: {
    ...page,
    ...{ 'browser.web_vital.name': name, 'browser.web_vital.value': value, 'browser.web_vital.rating': 'good' },
    ...more,
  } as Extract<Report, { event: 'browser.web_vital' }>['attributes'],
});

/** The body of a request with these reports. */
export const bodyOf = (reports: readonly Report[], sender: ReportSender = senderOf(), at = 1_796_000_000_123): string =>
  JSON.stringify(
    reportBatch(
      sender,
      reports.map((each) => ({ ...each, at })),
    ),
  );
