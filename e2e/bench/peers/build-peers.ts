import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { siteAssets } from '@mosaico/platform/store/public-path';
import type { Store } from '@mosaico/platform/store/store';
import type { ResolvedSite } from '@mosaico/platform/site/resolve/resolve';
import { filesBelow, shortHash } from '@mosaico/platform/lib/files-below';
import { writeTwins } from '@mosaico/platform/lib/precompressed';
import { install, nodeFor, nodeIn, run, type Dependencies } from '../npm-folder.ts';
import { copySite, writePages } from '../site-copy.ts';
import type { Peer } from '../variants.ts';
import { astroProject } from './astro-project.ts';
import { nextAssets, nextProject } from './next-project.ts';
import { peerPages, type PeerPage } from './pages.ts';
import { readSources, writeProject, type ProjectFiles } from './sources.ts';
import { versions } from './versions.ts';

/** How one framework builds the site. */
interface Framework {
  dependencies: Dependencies;
  /** Its own files, besides the sources. */
  files: (pages: readonly PeerPage[], here: Here) => Map<string, string>;
  /** What `node` runs to build. */
  command: readonly string[];
  /** Folder of the output. */
  output: string;
  /** Where a file of the output belongs in the site. */
  places: (name: string) => string[];
}

/** What the projects are made from. */
interface Here {
  store: Store;
  root: string;
  composition: ResolvedSite;
  /** Our own composed site of the same. */
  federated: string;
}

const frameworks: Record<Peer, Framework> = {
  next: {
    dependencies: { next: versions.next },
    files: (pages, { composition }) => nextProject(pages, composition.configuration.site),
    command: ['node_modules/next/dist/bin/next', 'build'],
    output: 'out',
    places: (name) => {
      if (!name.startsWith('_next/')) return [name];
      const asset = `${nextAssets.slice(1)}/${name}`;
      // In styles that stand in the document, Next 16.4 leaves its own prefix out of the fonts' addresses.
      return name.startsWith('_next/static/media/') ? [asset, name] : [asset];
    },
  },
  astro: {
    dependencies: { astro: versions.astro, '@astrojs/react': versions['@astrojs/react'], ...nodeFor([22, 12]) },
    files: (pages, { root }) => astroProject(pages, root),
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
    places: (name) => [name],
  },
};

/** Says what a built project was built from. */
const stamp = '.built';

/**
 * Builds the site with another framework, from the same sources, and writes it to where a server finds it: the same server,
 * compression and headers as every other variant's. What was built before of the same is used again.
 */
export async function buildPeer(peer: Peer, here: Here, work: string): Promise<string> {
  const framework = frameworks[peer];
  const project = join(work, peer);
  const pages = await peerPages(here.store, here.root, here.composition, here.federated);
  const sources = await readSources(here.root, peer, here.composition.configuration.site);
  const files = new Map([...sources.files, ...framework.files(pages, here)]);
  const dependencies = { ...sources.dependencies, ...framework.dependencies };
  const key = keyOf(files, dependencies, framework);
  const output = join(project, framework.output);
  if ((await readFile(join(project, stamp), 'utf8').catch(() => '')) !== key) {
    console.log(`building the same pages with ${peer} ${versions[peer]}`);
    await rm(join(project, stamp), { force: true });
    await install(project, dependencies);
    await writeProject(project, peer, files);
    await rm(output, { recursive: true, force: true });
    await run(nodeIn(project), framework.command, project);
    await writeFile(join(project, stamp), key);
  }
  return writeSite(output, framework, pages, here.federated, join(work, `${peer}-site`));
}

function keyOf(files: ProjectFiles, dependencies: Dependencies, { command }: Framework): string {
  return shortHash([...[...files].flat(), JSON.stringify(dependencies), ...command]);
}

/** The composed site with the framework's pages and files in place of ours. */
async function writeSite(
  output: string,
  { places }: Framework,
  pages: readonly PeerPage[],
  federated: string,
  sites: string,
): Promise<string> {
  const { folder } = await copySite(
    federated,
    sites,
    (file) => file.startsWith('assets/') && !`/${file}`.startsWith(siteAssets),
  );
  const documents = new Map<string, string>();
  const others: string[] = [];
  for (const file of filesBelow(output)) {
    const name = relative(output, file);
    if (pages.some((page) => page.file === name)) {
      documents.set(name, await readFile(file, 'utf8'));
    } else {
      for (const place of places(name)) {
        await cp(file, join(folder, place));
        others.push(join(folder, place));
      }
    }
  }
  const missing = pages.filter(({ file }) => !documents.has(file));
  if (missing.length > 0) throw new Error(`${output} lacks ${missing.map(({ file }) => file).join(', ')}.`);
  await writePages(folder, documents);
  await writeTwins(others);
  return sites;
}
