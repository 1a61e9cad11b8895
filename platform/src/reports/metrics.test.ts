import { noCounts, type RowKey } from './counts.ts';
import { ReportMetrics } from './metrics.ts';

const key = (revision: number, more: Partial<RowKey> = {}): RowKey => ({
  ...{ revision, arm: 'stable', workspace: 'mf-plans', release: '1.0.0' },
  ...more,
});
const revision = {
  ...{ schema: 1 as const, environment: 'demo', revision: 3, created: '', reason: '', configuration: '' },
  releases: { 'mf-plans': '1.0.0' },
};
/** Values of a metric, by its labels. */
const valuesOf = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

test('the counts have release, arm and revision', async () => {
  const metrics = new ReportMetrics('demo');
  metrics.row(key(3), { ...noCounts(), views: 2, exceptions: 1 });
  metrics.row(key(3, { arm: 'canary' }), { ...noCounts(), views: 1 });
  metrics.row(key(3), noCounts(), { name: 'lcp', value: 1_400 });
  metrics.foreign(2);
  metrics.refused(413);
  const text = await metrics.text();
  expect(valuesOf(text, 'mosaico_views_total')).toEqual([
    'mosaico_views_total{arm="stable",workspace="mf-plans",release="1.0.0",environment="demo",revision="3"} 2',
    'mosaico_views_total{arm="canary",workspace="mf-plans",release="1.0.0",environment="demo",revision="3"} 1',
  ]);
  expect(text).toMatch(/^mosaico_lcp_seconds_bucket\{le="1\.5",.*arm="stable".*\} 1$/m);
  expect(text).toMatch(/^mosaico_lcp_seconds_bucket\{le="1",.*arm="stable".*\} 0$/m);
  expect(text).toContain('mosaico_foreign_reports_total{environment="demo"} 2');
  expect(text).toContain('mosaico_refused_requests_total{environment="demo",status="413"} 1');
});

test('shown releases have series from the beginning, at 0, and lose nothing by that', async () => {
  const metrics = new ReportMetrics('demo');
  expect(valuesOf(await metrics.text(revision), 'mosaico_exceptions_total')).toEqual([expect.stringMatching(/ 0$/)]);
  metrics.row(key(3), { ...noCounts(), exceptions: 1 }, { name: 'cls', value: 0.1 });
  const text = await metrics.text(revision);
  expect(valuesOf(text, 'mosaico_exceptions_total')).toEqual([expect.stringMatching(/ 1$/)]);
  expect(valuesOf(text, 'mosaico_cls_count')).toEqual([expect.stringMatching(/ 1$/)]);
});

test('series of old revisions go, so that a server can run for years', async () => {
  const metrics = new ReportMetrics('demo');
  for (let number = 1; number <= 100; number += 1) metrics.row(key(number), { ...noCounts(), views: 1 });
  const views = valuesOf(await metrics.text(), 'mosaico_views_total');
  expect(views).toHaveLength(31);
  expect(views.join('\n')).toContain('revision="100"');
  expect(views.join('\n')).not.toContain('revision="69"');
});
