import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@mosaico/platform/deliver/serve';
import { promote } from '@mosaico/platform/environments/promote';
import { fixtureStore } from '@mosaico/platform/testing/fixture-store';
import { freePort } from '@mosaico/platform/testing/free-port';
import { pageOf } from '@mosaico/platform/testing/releases';
import { cloneRepository, type Clone } from '../e2e/support/clone.ts';
import { atMost, median, type Report } from './figures.ts';

/** Measures publishing, promoting, composing and rolling back, `runs` times each. */
export async function benchDelivery(runs: number, report: Report): Promise<void> {
  await editToLive(runs, report);
  const few = (await composing(100)) / 100;
  report(atMost('composing 100 pages, ms a page', few, 25, '', 1));
  const many = (await composing(1_000)) / 1_000;
  report(atMost('composing 1,000 pages, ms a page', many, 25, '', 1));
  report(atMost('ms a page, 1,000 / 100 pages', many / few, 1.25));
}

/** The demonstration: a changed remote from the editor until its HTML is served, and back, by both ways to roll back. */
async function editToLive(runs: number, report: Report): Promise<void> {
  const clone = cloneRepository();
  const serving = await serve(join(clone.folder, '.mosaico', 'sites', 'demo'), await freePort());
  const shows = async (word: string): Promise<boolean> =>
    (await (await fetch(`${serving.address}/planes-sociales`)).text()).includes(word);
  const edits: number[] = [];
  const promotions: number[] = [];
  const rollbacks: Record<string, number[]> = { 'rolling back': [], 'rolling back one remote': [] };
  try {
    for (let run = 0; run <= runs; run += 1) {
      const word = `Título número ${run}`;
      writeHeading(clone, word);
      const begin = performance.now();
      const { output } = await clone.mosaico('publish', 'mf-plans');
      const [, release] = /published (mf-plans@\S+)/.exec(output) ?? [];
      if (!release) throw new Error(`mf-plans is not published. The command said: ${output}`);
      const promoted = () => shows(word);
      const promotion = await seconds(clone, ['promote', release], promoted);
      const edit = (performance.now() - begin) / 1_000;
      const back = async () => !(await shows(word));
      const all = await seconds(clone, ['rollback'], back);
      await seconds(clone, ['promote', release], promoted);
      const one = await seconds(clone, ['rollback', 'mf-plans'], back);
      // A team builds its remote every day: the first build, of a fresh clone, is not counted.
      if (run === 0) {
        console.log(`a changed word, s until it is served, with the first build of a clone: ${edit.toFixed(2)}`);
        continue;
      }
      edits.push(edit);
      promotions.push(promotion);
      rollbacks['rolling back']?.push(all);
      rollbacks['rolling back one remote']?.push(one);
    }
  } finally {
    await serving.stop();
    clone.remove();
  }
  report(atMost('a changed word of one remote, s until it is served', median(edits), 15));
  report(atMost('promoting one remote, s until its HTML is served', median(promotions), 8));
  for (const [what, times] of Object.entries(rollbacks))
    report(atMost(`${what}, s until the old HTML is served`, median(times), 2));
}

/** Changes the heading of a page of `mf-plans`. */
export function writeHeading({ folder }: Clone, heading: string): void {
  const file = join(folder, 'mf-plans', 'src', 'social-plans', 'content.ts');
  const before = readFileSync(file, 'utf8');
  const changed = before.replace(/title: '[^']+'/, `title: '${heading}'`);
  if (changed === before) throw new Error(`${file} has no title: name another word for the benchmark.`);
  writeFileSync(file, changed);
}

/** Seconds that a command takes. Throws when its effect does not show once it has ended. */
async function seconds(clone: Clone, words: readonly string[], isDone: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  const { output } = await clone.mosaico(...words);
  if (!(await isDone())) throw new Error(`The site does not show "${words.join(' ')}". The command said: ${output}`);
  return (performance.now() - begin) / 1_000;
}

/** Milliseconds of composing so many pages of which none was rendered before. */
async function composing(pages: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-bench-'));
  const { store, configurationFolder, publish } = fixtureStore(folder);
  // A page of the demonstration has about this much HTML and so many links, and asks about so much of the table.
  const render = `
    const number = Number(path.split('-')[1]);
    const links = Array.from({ length: 40 }, (_, index) => ask('page:mf-team/page-' + ((number + index) % ${pages})) + '#place');
    ask('footer'); ask('trail:' + path);
    return '<main id="place">' + links.map((link) => '<p><a href="' + link + '">' + (path + ' ').repeat(90) + '</a></p>').join('') + '</main>';`;
  try {
    await publish('shell', '1.0.0');
    const declared = Array.from({ length: pages }, (_, index) => pageOf(`/page-${index}`));
    await publish('mf-team', '1.0.0', { pages: declared, render });
    const changes = ['shell', 'mf-team'].map((workspace) => ({ workspace, version: '1.0.0' }));
    const begin = performance.now();
    const sites = join(folder, 'sites');
    await promote(store, { environment: 'production', changes, configurationFolder, sites });
    return performance.now() - begin;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
