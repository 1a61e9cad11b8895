import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf } from '@mosaico/platform/site/site-map';
import { serve } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { install, nodeFor, nodeIn, run } from './npm-folder.ts';
import type { BenchOptions, Category } from './options.ts';
import { aligned, verdictLine } from './report.ts';
import { copySite, pagesOf, writePages } from './site-copy.ts';
import type { ProductionSite } from './sites.ts';
import { median } from './summary.ts';

const version = '13.5.0';
const neededNode = [22, 19] as const;

type Scores = Partial<Record<Category, number>>;

/** Every page that search engines index has at least this, of 100. Speed depends on the machine; the rest is right or not. */
const atLeast: Record<Category, number> = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The part of Lighthouse's report that is read. */
interface Report {
  runtimeError?: { message: string };
  /** How fast the machine was at that moment: a busy one costs points. */
  environment: { benchmarkIndex: number };
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Record<string, { score: number | null }>;
}

/** Prints Lighthouse's scores of the site's indexed pages, as on a phone, and whether each page has enough. */
export async function benchLighthouse(
  site: ProductionSite,
  { runs, routes, categories }: BenchOptions,
): Promise<boolean> {
  const folder = join(site.work, 'lighthouse');
  await install(folder, { lighthouse: version, ...nodeFor(neededNode) });
  const reports = join(folder, 'reports');
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const indexed = site.composition.table.routes.filter(({ indexed, redirect }) => indexed && !redirect);
  const paths = indexed.map(({ path }) => path).filter((path) => routes === 'all' || routes.includes(path));
  if (paths.length === 0) throw new Error('None of the routes is indexed.');

  const serving = await serve(await servedCopy(site), await freePort());
  try {
    const rows: string[][] = [];
    const verdicts: string[] = [];
    let isPassed = true;
    for (const path of paths) {
      const made: Report[] = [];
      for (let each = 0; each < runs; each += 1) {
        const file = join(reports, `${fileOf(path)}.${each}.json`);
        await lighthouse(folder, serving.address + path, file, categories);
        made.push(await readReport(path, file));
      }
      const scores = scoresOf(made, categories);
      const speed = median(made.map(({ environment }) => environment.benchmarkIndex));
      rows.push([path, ...categories.map((category) => String(scores[category])), speed.toFixed(0)]);
      const missed = categories.filter((category) => (scores[category] ?? 0) < atLeast[category]);
      isPassed &&= missed.length === 0;
      const value = missed.map((category) => `${category} ${String(scores[category])}: ${faultsOf(made[0], category)}`);
      const gate = categories.map((category) => `${category} >= ${atLeast[category]}`).join(', ');
      verdicts.push(verdictLine({ route: path, gate, value: value.join('; ') || 'all', passed: missed.length === 0 }));
      if (process.stderr.isTTY) process.stderr.write(`\r${rows.length} of ${paths.length} pages\u001b[K`);
    }
    console.log(`Lighthouse ${version}, mobile, medians of ${runs}\n`);
    console.log(`${aligned([['', ...categories, 'speed of the machine'], ...rows])}\n`);
    for (const verdict of verdicts) console.log(verdict);
    console.log(`\nevery report: ${reports}`);
    return isPassed;
  } finally {
    await serving.stop();
  }
}

/** The composition where a server finds it. */
async function servedCopy({ folder, work }: ProductionSite): Promise<string> {
  const copy = await copySite(folder, join(work, 'federated'));
  await writePages(copy.folder, await pagesOf(folder));
  return copy.sites;
}

function lighthouse(folder: string, address: string, file: string, categories: readonly Category[]): Promise<void> {
  const cli = join('node_modules', 'lighthouse', 'cli', 'index.js');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${chromiumFlags.join(' ')}`,
  ];
  return run(nodeIn(folder), [cli, address, ...options], folder, { CHROME_PATH: chromiumPath() });
}

async function readReport(path: string, file: string): Promise<Report> {
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse cannot load ${path}: ${report.runtimeError.message}`);
  return report;
}

/** Medians of several reports, as Lighthouse writes them. */
function scoresOf(reports: readonly Report[], categories: readonly Category[]): Scores {
  return Object.fromEntries(
    categories.map((category) => {
      const scores = reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100));
      return [category, median(scores)];
    }),
  );
}

/** Names of the audits that cost a category something. */
function faultsOf(report: Report | undefined, category: Category): string {
  const auditRefs = report?.categories[category]?.auditRefs ?? [];
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ');
}
