import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@mosaico/platform/deliver/serve';
import { fileOf } from '@mosaico/platform/site/site-map';
import { freePort } from '@mosaico/platform/testing/free-port';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { aligned, median, type Report, type Verdict } from './figures.ts';
import { install, newerNode, runProgram, versions } from './installed.ts';
import type { Category, Options } from './options.ts';
import { writeVariant, type Site } from './sites.ts';

/** The least that every indexed page has, of 100. Speed depends on the machine; the rest is right or not. */
const atLeast: Record<Category, number> = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The part of Lighthouse's report that is read. */
interface Scored {
  runtimeError?: { message: string };
  /** How fast the machine was: a busy one costs points. */
  environment: { benchmarkIndex: number };
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Record<string, { score: number | null }>;
}

/** Prints Lighthouse's scores of the site's indexed pages, as on a phone, and whether each has enough. */
export async function benchLighthouse(
  site: Site,
  { runs, routes, categories }: Options,
  report: Report,
): Promise<void> {
  const folder = join(site.work, 'lighthouse');
  await install(folder, { lighthouse: versions.lighthouse, ...newerNode });
  const reports = join(folder, 'reports');
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const indexed = site.composition.table.routes.filter((route) => route.indexed && !route.redirect);
  const paths = indexed.map(({ path }) => path).filter((path) => routes === 'all' || routes.includes(path));
  if (paths.length === 0) throw new Error('None of the routes is indexed.');
  const server = await serve(await writeVariant(site, 'ours'), await freePort());
  const table: string[][] = [['', ...categories, 'speed of the machine']];
  const verdicts: Verdict[] = [];
  try {
    for (const path of paths) {
      const made: Scored[] = [];
      for (let run = 0; run < runs; run += 1) {
        const file = join(reports, `${fileOf(path)}.${run}.json`);
        const scored = [
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          `--only-categories=${categories.join(',')}`,
        ];
        const args = [server.address + path, ...scored, `--chrome-flags=${chromiumFlags.join(' ')}`];
        await runProgram(folder, 'lighthouse', args, { env: { CHROME_PATH: chromiumPath() } });
        const result = JSON.parse(await readFile(file, 'utf8')) as Scored;
        if (result.runtimeError) throw new Error(`Lighthouse cannot load ${path}: ${result.runtimeError.message}`);
        made.push(result);
      }
      const scores = categories.map((category) =>
        median(made.map((each) => Math.round((each.categories[category]?.score ?? 0) * 100))),
      );
      const speed = median(made.map(({ environment }) => environment.benchmarkIndex));
      table.push([path, ...scores.map(String), speed.toFixed(0)]);
      const missed = categories.filter((category, index) => (scores[index] ?? 0) < atLeast[category]);
      verdicts.push({
        gate: `${path}: ${categories.map((category) => `${category} >= ${atLeast[category]}`).join(', ')}`,
        value: missed.map((category) => `${category}: ${faultsOf(made[0], category)}`).join('; ') || 'all',
        passed: missed.length === 0,
      });
    }
  } finally {
    await server.stop();
  }
  console.log(`Lighthouse ${versions.lighthouse}, mobile, medians of ${runs}\n\n${aligned(table)}\n`);
  for (const verdict of verdicts) report(verdict);
  console.log(`\nevery report: ${reports}`);
}

/** The audits that cost a category something. */
function faultsOf(report: Scored | undefined, category: Category): string {
  const audits = report?.categories[category]?.auditRefs ?? [];
  const missed = audits.filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 1);
  return missed.map(({ id }) => id).join(', ');
}
