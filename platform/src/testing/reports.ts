import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import type { SentBy } from '../reports/visits.ts';
import type { FixtureStore } from './fixture-store.ts';
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

/** Sources of a script, by hundreds of its columns. */
type Sources = [source: string, line: number][];

/** A source of React in the shell's script. */
export const reactSource = 'node_modules/react-dom/cjs/react-dom-client.production.js';

/**
 * Publishes releases of a shell, `mf-plans` (1.0.0, 1.1.0 and 1.2.0) and `mf-crm`, with source maps, and records two revisions of
 * `staging`: the second has `mf-plans` 1.1.0. Each has a script `page.<version>.js`.
 */
export async function publishReported(fixture: FixtureStore, folder: string): Promise<void> {
  const publish = async (workspace: string, version: string, sources: Sources): Promise<void> => {
    const script = `page.${version}.js`;
    const built = fixture.build(workspace, version, {}, { [script]: `// ${version}`, 'same.js': '// same' });
    const maps = join(folder, 'maps', `${workspace}-${version}`);
    mkdirSync(maps, { recursive: true });
    const mappings = [sources.map(([, line], index) => [index * 100, index, line - 1, 0])];
    const map = { version: 3, names: [], sources: sources.map(([source]) => source), sourcesContent: ['x'], mappings };
    writeFileSync(join(maps, `${script}.map`), JSON.stringify(map));
    await fixture.store.publishRelease(built, maps);
  };
  await publish('shell', '1.0.0', [
    ['shell/src/regions/region.tsx', 60],
    [reactSource, 900],
    ['shared-ui/src/plans/price.tsx', 12],
  ]);
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publish('mf-plans', version, [
      ['mf-plans/src/social/plans.tsx', 41],
      ['shared-ui/src/actions/button.tsx', 7],
    ]);
  await publish('mf-crm', '1.0.0', [['mf-crm/src/tour.tsx', 3]]);
  for (const version of ['1.0.0', '1.1.0'])
    await record(fixture, { shell: '1.0.0', 'mf-plans': version, 'mf-crm': '1.0.0' });
}

/** Records the next revision of `staging`: a canary of `mf-plans` 1.2.0 with this weight, or its next step. Gives its number. */
export async function recordCanary({ store }: FixtureStore, weight: number, at: number): Promise<number> {
  const { next, revision: head } = await store.head('staging');
  if (!head) throw new Error('Publish something first: publishReported().');
  const time = new Date(at).toISOString();
  await store.createRevision({
    ...{ ...head, revision: next, created: time, reason: `${weight} %` },
    canary: {
      ...{ number: head.canary?.number ?? next, releases: { 'mf-plans': '1.2.0' }, digests: {} },
      ...{ weight, steps: [5, 25, 50, 100], steppedAt: time },
    },
  });
  return next;
}

async function record({ store, configurationFolder }: FixtureStore, releases: Revision['releases']): Promise<void> {
  const { next } = await store.head('staging');
  const created = new Date(1_796_000_000_000 + next).toISOString();
  await store.createRevision({
    ...{ schema: 1, environment: 'staging', revision: next, created, reason: `the ${next}th`, releases },
    configuration: await store.takeConfiguration(configurationFolder),
  });
}

/** A frame of a script of {@link publishReported}. */
export const frameOf = (script: string, column: number): string => `/assets/${script}:1:${column}`;

/** The request of a visitor whom the canary of this number has drawn. */
export const drawnBy = (canary: number, address?: string): SentBy => ({
  address,
  cookie: `mosaico-canary=${canary}.50`,
});
