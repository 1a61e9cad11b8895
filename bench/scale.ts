import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { prepare } from '@mosaico/platform/cli/start';
import { keysBelow } from '@mosaico/platform/lib/files-below';
import { linkFolder } from '@mosaico/platform/lib/link-folder';
import { testContext } from '../e2e/support/work.ts';
import { aligned } from './figures.ts';
import type { Options } from './options.ts';
import { watchProcesses, type Usage } from './processes.ts';

/** The generated site has at most this many cases: the page that lists them holds a tile for each. Further pages are catalogues of referrers. */
export const mostCases = 500;
const environment = 'scale';
/** The directory lists every page, and is too large to be prerendered with some 2,400 of them: browsers render it then. */
const directory = ['--force', 'the directory of so many pages is too large'];

interface Promotion extends Usage {
  pages: number;
  what: string;
  /** Bytes of `/revision.json`. */
  revisionBytes: number;
  revisionBrotliBytes: number;
  /** Files of the composition. */
  files: number;
}

/**
 * Promotes generated sites of some sizes, each in an empty store with the releases of this folder, and prints what that costs: first with an
 * empty cache, then after a change of the configuration that every page is rendered from, then after one of a list that few pages show, then
 * composed again from the same.
 */
export async function benchScale({ sizes }: Pick<Options, 'sizes'>): Promise<void> {
  const here = testContext();
  await prepare(here, 'demo');
  const { releases } = await here.store.revision('demo');
  const names = Object.entries(releases).map(([workspace, version]) => `${workspace}@${version}`);
  const found: Promotion[] = [];
  for (const size of sizes) {
    const folder = join(here.work, 'bench', 'scale', String(size));
    await rm(folder, { recursive: true, force: true });
    await linkFolder(join(here.work, 'store', 'releases'), join(folder, 'store', 'releases'));
    const configuration = join(folder, 'configuration');
    await cp(join(here.root, 'environments', 'demo'), configuration, { recursive: true });
    const shown = Object.keys((await siteMapIn(here.sites('demo'))).pages).length;
    await growTo(size - shown, configuration, join(here.root, 'mf-testimonials', 'public'));
    const promote = async (what: string): Promise<void> => {
      const arguments_ = ['promote', ...names, '--exactly', '--env', environment, '--config', configuration];
      const usage = await runMosaico([...arguments_, '--no-smoke-test', '--quiet', ...directory], folder);
      found.push({ ...usage, what, ...(await compositionIn(join(folder, 'sites', environment))) });
    };
    await promote('first');
    await changeEveryPage(configuration);
    await promote('every page changed');
    await changeTestimonial(configuration, join(here.root, 'mf-testimonials', 'public'));
    await promote('one testimonial changed');
    await rm(join(folder, 'sites', environment), { recursive: true });
    await promote('same once more');
    await rm(folder, { recursive: true });
  }
  console.log(aligned(scaleTable(found)));
}

/** The table of {@link benchScale}. */
export function scaleTable(found: readonly Promotion[]): string[][] {
  const figure = (value: number, digits = 0): string => value.toFixed(digits);
  const megabytes = (bytes: number): string => figure(bytes / 1e6);
  const kilobytes = (bytes: number): string => figure(bytes / 1e3);
  return [
    [
      'promotion',
      'pages',
      'processor s',
      'wall s',
      'ms a page',
      'parent MB',
      'children MB',
      'all MB',
      'revision.json kB',
      'br kB',
      'files',
    ],
    ...found.map((each) => [
      each.what,
      figure(each.pages),
      figure(each.processorMs / 1e3, 1),
      figure(each.wallMs / 1e3, 1),
      figure(each.processorMs / each.pages, 1),
      megabytes(each.peakBytes),
      megabytes(each.childrenPeakBytes),
      megabytes(each.treePeakBytes),
      kilobytes(each.revisionBytes),
      kilobytes(each.revisionBrotliBytes),
      figure(each.files),
    ]),
  ];
}

/** Adds so many pages to a copy of the demonstration's configuration: cases, then catalogues of referrers. */
async function growTo(more: number, configuration: string, publicFolder: string): Promise<void> {
  if (more <= 0) return;
  const cases = await readJson<{ id: string; client: string }[]>(join(publicFolder, 'data', 'casos.json'));
  const moreCases = Array.from({ length: Math.min(more, mostCases) }, (_, at) => {
    const like = cases[at % cases.length];
    return { ...like, id: `${like?.id ?? ''}-${at}`, client: `${like?.client ?? ''} ${at}` };
  });
  await mkdir(join(configuration, 'public', 'data'), { recursive: true });
  await writeJson(join(configuration, 'public', 'data', 'casos.json'), [...cases, ...moreCases]);
  const site = await readJson<{ referrers: object[] }>(join(configuration, 'site.json'));
  const referrers = Array.from({ length: more - moreCases.length }, (_, at) => ({
    slug: `red-${at}`,
    name: `Red ${at}`,
    amId: `ref-${at}`,
  }));
  await writeJson(join(configuration, 'site.json'), { ...site, referrers: [...site.referrers, ...referrers] });
}

/** Changes the hours in the footer, which is on every page. */
async function changeEveryPage(configuration: string): Promise<void> {
  const file = join(configuration, 'site.json');
  const site = await readJson<{ agency: object }>(file);
  await writeJson(file, {
    ...site,
    agency: { ...site.agency, hours: 'Lunes a jueves, de 9:30 a 17:30, hora de Miami' },
  });
}

/** Changes what a client says, which the home page and some others show. */
async function changeTestimonial(configuration: string, publicFolder: string): Promise<void> {
  const name = join('data', 'testimonios.json');
  const [first, ...others] = await readJson<object[]>(join(publicFolder, name));
  const transcript = 'Nos ayudaron con todo, desde el primer día.';
  await writeJson(join(configuration, 'public', name), [{ ...first, transcript }, ...others]);
}

/** Runs a command of Mosaico with a store and sites of its own. Rejects with what it printed where it fails. */
async function runMosaico(args: readonly string[], folder: string): Promise<Usage> {
  const { root } = testContext();
  const child = spawn(process.execPath, [join(root, 'platform', 'bin', 'mosaico.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, MOSAICO_WORK: folder, MOSAICO_STORE: pathToFileURL(join(folder, 'store')).href },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  const usage = watchProcesses(child);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`mosaico ${args.join(' ')} ends with code ${String(code)}:\n${printed}`);
  return usage();
}

async function compositionIn(
  sites: string,
): Promise<Pick<Promotion, 'pages' | 'revisionBytes' | 'revisionBrotliBytes' | 'files'>> {
  const revision = await readFile(join(sites, 'current', 'revision.json'));
  return {
    pages: Object.keys((await siteMapIn(sites)).pages).length,
    revisionBytes: revision.length,
    revisionBrotliBytes: (await promisify(brotliCompress)(revision)).length,
    files: keysBelow(join(sites, 'current')).length,
  };
}

const siteMapIn = (sites: string): Promise<{ pages: object }> => readJson(join(sites, 'current', '.site.json'));

const readJson = async <Value>(file: string): Promise<Value> => JSON.parse(await readFile(file, 'utf8')) as Value;
const writeJson = (file: string, value: unknown): Promise<void> => writeFile(file, JSON.stringify(value));
