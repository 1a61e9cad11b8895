import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolve } from '@mosaico/platform/site/resolve/resolve';
import { brokenLinks } from '@mosaico/platform/site/validate/links';
import { outlineOf } from '@mosaico/platform/site/render/outline';
import { fileOf } from '@mosaico/platform/site/site-map';
import { promote } from '@mosaico/platform/environments/promote';
import { serve } from '@mosaico/platform/deliver/serve';
import { fixtureStore, type FixtureStore } from '@mosaico/platform/testing/fixture-store';
import { pageOf } from '@mosaico/platform/testing/releases';
import { freePort } from '@mosaico/platform/testing/free-port';
import { cloneRepository, type Clone } from '../support/clone.ts';
import type { Gates } from './said-gates.ts';
import { median } from './summary.ts';

/** Pages of each fixture remote. */
const pagesEach = 8;

/** What the specification of delivery asks for. Seconds, milliseconds, and ratios. */
const limits = { edit: 15, promotion: 8, rollback: 2, page: 25, growth: 1.25, links: 0.1 };

/**
 * Measures publishing, promoting, composing and rolling back, `runs` times each, and says each figure beside its limit.
 */
export async function benchDelivery(runs: number, gates: Gates): Promise<void> {
  await realSite(runs, gates);
  const few = await promotionAmong(6, runs);
  const many = await promotionAmong(30, runs);
  console.log(`one remote among 6: ${few.toFixed(0)} ms; among 30: ${many.toFixed(0)} ms`);
  gates.judge('ratio, 30 / 6', many / few, limits.growth);
  const perPage: number[] = [];
  for (const pages of [100, 300, 1_000]) {
    const { took, links } = await composing(pages);
    perPage.push(took / pages);
    gates.judge(`composing ${pages} pages, ms a page`, took / pages, limits.page, (value) => value.toFixed(1));
    gates.judge(`following every link of ${pages} pages, of composing`, links / took, limits.links, percent);
  }
  gates.judge('ms a page, 1,000 / 100 pages', (perPage.at(-1) ?? 0) / (perPage[0] ?? 1), limits.growth);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The demonstration: a changed remote from the editor until its new HTML is served, and back. */
async function realSite(runs: number, gates: Gates): Promise<void> {
  const clone = cloneRepository();
  const serving = await serve(join(clone.folder, '.mosaico', 'sites', 'demo'), await freePort());
  const shows = async (word: string): Promise<boolean> =>
    (await (await fetch(`${serving.address}/planes-sociales`)).text()).includes(word);
  try {
    const content = join(clone.folder, 'mf-plans', 'src', 'social-plans', 'content.ts');
    const before = readFileSync(content, 'utf8');
    const edits: number[] = [];
    const promotions: number[] = [];
    const rollbacks: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const word = `Título número ${run}`;
      const changed = before.replace(/title: '[^']+'/, `title: '${word}'`);
      if (changed === before) throw new Error(`${content} has no title any more: name another word for the benchmark.`);
      writeFileSync(content, changed);
      const begin = performance.now();
      const release = await published(clone);
      const promotion = await seconds(
        () => clone.mosaico('promote', release),
        () => shows(word),
      );
      const edit = (performance.now() - begin) / 1_000;
      const rollback = await seconds(
        () => clone.mosaico('rollback'),
        async () => !(await shows(word)),
      );
      // A team builds its remote every day: the first build, of a fresh clone, is told by itself.
      if (run === 0) {
        console.log(`a changed word, s until it is served, with the first build of a clone: ${edit.toFixed(2)}`);
        continue;
      }
      edits.push(edit);
      promotions.push(promotion);
      rollbacks.push(rollback);
    }
    gates.judge('a changed word of one remote, s until it is served', median(edits), limits.edit);
    gates.judge('promoting one remote, s until its HTML is served', median(promotions), limits.promotion);
    gates.judge('rolling back, s until the old HTML is served', median(rollbacks), limits.rollback);
  } finally {
    await serving.stop();
    clone.remove();
  }
}

/** Builds and publishes what has changed; the release. */
async function published(clone: Clone): Promise<string> {
  const { output } = await clone.mosaico('publish', 'mf-plans');
  const [, release] = /published (mf-plans@\S+)/.exec(output) ?? [];
  if (!release) throw new Error(`mf-plans is not published. The command said: ${output}`);
  return release;
}

/** Seconds from the beginning of a command until `isDone`. Throws when it is not once the command has ended. */
async function seconds(command: () => Promise<{ output: string }>, isDone: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  const { output } = await command();
  if (!(await isDone())) throw new Error(`The site does not show it. The command said: ${output}`);
  return (performance.now() - begin) / 1_000;
}

/** Milliseconds of promoting one remote in an environment of so many. */
async function promotionAmong(remotes: number, runs: number): Promise<number> {
  return inFixture(async (fixture, sites) => {
    const names = Array.from({ length: remotes }, (_, index) => `mf-team-${index}`);
    const pages = (name: string) => Array.from({ length: pagesEach }, (_, index) => pageOf(`/${name}-${index}`));
    await fixture.publish('shell', '1.0.0');
    for (const name of names) await fixture.publish(name, '1.0.0', { pages: pages(name) });
    await begin(fixture, sites, names);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const version = `2.0.${run}`;
      await fixture.publish('mf-team-0', version, { pages: pages('mf-team-0') });
      const start = performance.now();
      await promote(fixture.store, {
        environment: 'production',
        changes: [{ workspace: 'mf-team-0', version }],
        sites,
      });
      times.push(performance.now() - start);
    }
    return median(times);
  });
}

/** Milliseconds of composing so many pages of which none was rendered before, and of those, of following their links. */
async function composing(pages: number): Promise<{ took: number; links: number }> {
  return inFixture(async (fixture, sites) => {
    await fixture.publish('shell', '1.0.0');
    // A page of the demonstration has about this much HTML and so many links, and asks about so much of the table.
    const render = `
      const number = Number(path.split('-')[1]);
      const links = Array.from({ length: 40 }, (_, index) => ask('page:mf-team-0/page-' + ((number + index) % ${pages})) + '#place');
      ask('footer'); ask('trail:' + path);
      return '<main id="place">' + links.map((link) => '<p><a href="' + link + '">' + (path + ' ').repeat(90) + '</a></p>').join('') + '</main>';`;
    await fixture.publish('mf-team-0', '1.0.0', {
      pages: Array.from({ length: pages }, (_, index) => pageOf(`/page-${index}`)),
      render,
    });
    const start = performance.now();
    const { folder, revision } = await begin(fixture, sites, ['mf-team-0']);
    const took = performance.now() - start;
    const composition = await resolve(fixture.store, revision);
    const bodies = composition.table.routes.map(({ path }) => readFileSync(join(folder, fileOf(path)), 'utf8'));
    const begun = performance.now();
    const outlines = composition.table.routes.map(({ path }, index) => [path, outlineOf(bodies[index] ?? '')] as const);
    const dead = brokenLinks(composition, new Map(outlines));
    if (dead.length > 0) throw new Error(dead.join('\n'));
    return { took, links: performance.now() - begun };
  });
}

function begin({ store, configurationFolder }: FixtureStore, sites: string, remotes: readonly string[]) {
  const changes = ['shell', ...remotes].map((workspace) => ({ workspace, version: '1.0.0' }));
  return promote(store, { environment: 'production', changes, configurationFolder, sites });
}

async function inFixture<Figures>(
  measure: (fixture: FixtureStore, sites: string) => Promise<Figures>,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-bench-'));
  try {
    return await measure(fixtureStore(folder), join(folder, 'sites'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
