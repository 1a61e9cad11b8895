import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Context } from '@mosaico/platform/cli/context';
import { prepare } from '@mosaico/platform/cli/start';
import type { Change } from '@mosaico/platform/environments/next-revision';
import { linkFolder } from '@mosaico/platform/lib/link-folder';
import { folderStore } from '@mosaico/platform/store/stores';
import { chromiumFlags, chromiumPath } from '../../e2e/chromium.ts';
import { testContext } from '../../e2e/support/work.ts';
import { aligned, asMarkdown, machineLine } from '../figures.ts';
import type { Options } from '../options.ts';
import { composedSite } from '../sites.ts';
import { curves } from './curves.ts';
import { GeneratedSite } from './generated-site.ts';
import { measurePeer, mostPeerPages, type PeerBuild } from './peers.ts';
import { compositionIn, measureBuilds, pagesIn, runMosaico, type Promotion } from './promotions.ts';
import { buildTemplateRemote, publishRemotes } from './remotes.ts';
import { storeRequests } from './store-requests.ts';
import { linesOf, peerTable, promotionTable, siteTable, type MeasuredSite } from './tables.ts';
import { sitesToMeasure, type SiteSize } from './site-sizes.ts';
import { visitBytes } from './visits.ts';

const environment = 'scale';
/** What changes in a testimonial, before the promotion that is measured and before the one whose requests are counted. */
const transcripts = ['Nos ayudaron con todo, desde el primer día.', 'Nos ayudaron con todo, y en pocos días.'] as const;

/** All figures. */
interface Found {
  promotions: Promotion[];
  sites: MeasuredSite[];
  peers: PeerBuild[];
}

/**
 * Promotes generated sites of some sizes, each in an empty store with the releases of this folder, and prints what that costs: first with an
 * empty cache, then after a change of the configuration that every page is rendered from, then after one of a list that few pages show, then
 * composed again from the same. Also what a browser loads of each, what requests a store in a bucket gets and, with `peers`, what Next and Astro
 * take for the same pages.
 */
export async function benchScale(options: Pick<Options, 'sizes' | 'remotes' | 'peers' | 'curves' | 'markdown'>) {
  const here = testContext();
  await prepare(here, 'demo');
  const { releases } = await here.store.revision('demo');
  const own = Object.entries(releases).map(([workspace, version]) => ({ workspace, version }));
  const template = join(here.work, 'bench', 'scale', 'template');
  const sizes = sitesToMeasure(options, { pages: await pagesIn(here.sites('demo')), remotes: own.length - 1 });
  const builds = options.peers ? await measureBuilds() : undefined;
  if (sizes.some(({ moreRemotes }) => moreRemotes > 0)) await buildTemplateRemote(template);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const found: Found = { promotions: [], sites: [], peers: [] };
  try {
    for (const size of sizes) await measureSize(here, browser, { size, own, template, peers: options.peers }, found);
    console.log(`\n${machineLine(browser)}`);
  } finally {
    await browser.close();
    // Also where a size fails: those before have taken hours.
    const asText = options.markdown ? asMarkdown : aligned;
    const { promotions, sites, peers } = found;
    for (const table of [promotionTable(promotions), siteTable(sites), peerTable(promotions, peers, builds)])
      if (table.length > 1) console.log(`\n${asText(table)}`);
  }
  if (options.curves) await writeFile(options.curves, curves(linesOf(found.promotions, found.peers)));
}

interface Order {
  size: SiteSize;
  /** Releases of this repository. */
  own: readonly Change[];
  /** Folder of the release that further remotes are made from. */
  template: string;
  peers: boolean;
}

async function measureSize(
  { root, work }: Context,
  browser: Browser,
  { size, own, template, peers }: Order,
  found: Found,
): Promise<void> {
  const folder = join(work, 'bench', 'scale', `${size.pages}-${size.moreRemotes}`);
  await rm(folder, { recursive: true, force: true });
  await linkFolder(join(work, 'store', 'releases'), join(folder, 'store', 'releases'));
  const store = folderStore(join(folder, 'store'));
  const more = await publishRemotes(template, size.moreRemotes, store, join(folder, 'drafts'));
  const changes = [...own, ...more.map(({ workspace, version }) => ({ workspace, version }))];
  const configuration = new GeneratedSite(root, join(folder, 'configuration'));
  await configuration.write(size.morePages);
  const sites = join(folder, 'sites', environment);
  const names = changes.map(({ workspace, version }) => `${workspace}@${version}`);
  const remotes = changes.length - 1;
  const promote = async (what: string): Promise<void> => {
    console.log(`${size.pages} pages, ${remotes} remotes: ${what}`);
    const arguments_ = ['promote', ...names, '--exactly', '--env', environment, '--config', configuration.folder];
    const usage = await runMosaico(root, [...arguments_, '--no-smoke-test', '--quiet'], folder);
    found.promotions.push({ ...usage, what, remotes, ...(await compositionIn(sites)) });
  };
  await promote('first');
  const pages = await pagesIn(sites);
  const bytes = await visitBytes(browser, sites, more.at(-1));
  if (peers && size.moreRemotes === 0 && pages <= mostPeerPages) {
    const site = await composedSite({ root, work, store }, await store.revision(environment), join(sites, 'current'));
    for (const peer of ['next', 'astro'] as const) found.peers.push(await measurePeer(peer, site));
  }
  await configuration.changeEveryPage();
  await promote('every page changed');
  await configuration.changeTestimonial(transcripts[0]);
  await promote('one testimonial changed');
  await rm(sites, { recursive: true });
  await promote('same once more');
  const requests = await storeRequests(
    store,
    { environment, changes, configurationFolder: configuration.folder },
    { sites: join(folder, 'sites', 'requests'), copies: join(folder, 'copies') },
    () => configuration.changeTestimonial(transcripts[1]),
  );
  found.sites.push({ pages, remotes, bytes, requests });
  await rm(folder, { recursive: true });
}
