import type { ChildProcess } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { declaredPages } from '@mosaico/platform/build/declared';
import { filesBelow, shortHash } from '@mosaico/platform/lib/files-below';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import { resolveDependencies } from '@mosaico/platform/site/render/resolve-dependencies';
import { render } from '@mosaico/platform/site/render/render';
import { install, newerNode, runProgram, versions } from '../installed.ts';
import { writeVariant, type Site } from '../sites.ts';
import type { Peer } from '../variants.ts';
import { astroPage, astroProject } from './astro.ts';
import { nextPage, nextProject } from './next.ts';
import { readSources, writeProject, type ProjectFiles } from './sources.ts';

/** A page of the site, as another framework is told of it. */
export interface PeerPage {
  path: string;
  /** Workspace and key of its screen: `mf-plans.social-plans`. */
  name: string;
  /** The screen's module, from the root of the sources. */
  screen: string;
  /** The slug of the subject of the page. */
  subject: string | undefined;
  title: string;
  description: string;
  canonical: string;
  /** The document's head, as HTML. */
  head: string;
  /** What it asked of the site's table while our composer rendered it. */
  shown: Record<string, unknown>;
}

/**
 * How each framework builds: its own files, the program, the folder of its output, folders of what it keeps between builds, and where a file
 * of the output belongs in the site.
 */
const frameworks = {
  next: {
    dependencies: { next: versions.next },
    project: nextProject,
    page: nextPage,
    program: 'next',
    output: 'out',
    kept: ['.next'],
    places: (name: string): string[] => {
      if (!name.startsWith('_next/')) return [name];
      const asset = `assets/next/${name}`;
      // In styles that stand in the document, Next 16.4 leaves its own prefix out of the fonts' addresses.
      return name.startsWith('_next/static/media/') ? [asset, name] : [asset];
    },
  },
  astro: {
    dependencies: { astro: versions.astro, '@astrojs/react': versions['@astrojs/react'], ...newerNode },
    project: astroProject,
    page: astroPage,
    program: 'astro',
    output: 'dist',
    kept: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    places: (name: string): string[] => [name],
  },
};

/** A project of another framework with the pages of a site. Nothing of the project is written yet. */
interface PeerProject {
  peer: Peer;
  folder: string;
  /** The folder of what the framework builds. */
  output: string;
  files: ProjectFiles;
  dependencies: Readonly<Record<string, string>>;
}

/** Reads what a project with the same pages consists of, from the same sources. */
export async function peerProject(peer: Peer, site: Site): Promise<PeerProject> {
  const framework = frameworks[peer];
  const folder = join(site.work, 'peers', peer);
  const pages = await peerPages(site);
  const sources = await readSources(site, peer);
  const files = new Map([
    ...sources.files,
    ...framework.project(pages),
    ...pages.flatMap((page) => framework.page(page, pages)),
  ]);
  const dependencies = { ...sources.dependencies, ...framework.dependencies };
  return { peer, folder, output: join(folder, framework.output), files, dependencies };
}

/** Says what was built from what. */
const stampOf = ({ folder }: Pick<PeerProject, 'folder'>): string => join(folder, '.built');
const keyOf = ({ files, dependencies }: PeerProject): string =>
  shortHash([...[...files].flat(), JSON.stringify(dependencies)]);

/**
 * Installs the project's packages where they are missing, writes the project, and builds all of it anew. `onBuild` is called with the process
 * that builds. Rejects where the framework's program fails.
 */
export async function buildProject(project: PeerProject, onBuild?: (child: ChildProcess) => void): Promise<void> {
  const { peer, folder, output, files, dependencies } = project;
  const { program, kept } = frameworks[peer];
  console.log(`building the same pages with ${peer} ${versions[peer]}`);
  await rm(stampOf(project), { force: true });
  await install(folder, dependencies);
  await writeProject(folder, peer, files);
  for (const each of [output, ...kept.map((name) => join(folder, name))])
    await rm(each, { recursive: true, force: true });
  await runProgram(folder, program, ['build'], { onStart: onBuild });
  await writeFile(stampOf(project), keyOf(project));
}

/**
 * Builds the same pages with another framework, from the same sources, for the same server, compression and headers as ours. What was built
 * of the same sources is used again. Returns the folder to serve.
 */
export async function buildPeer(peer: Peer, site: Site): Promise<string> {
  const project = await peerProject(peer, site);
  if ((await readFile(stampOf(project), 'utf8').catch(() => '')) !== keyOf(project)) await buildProject(project);
  const { output } = project;
  const documents = new Set(site.pages.values());
  return writeVariant(
    site,
    peer,
    (_, file) => readFile(join(output, file), 'utf8'),
    async (target) => {
      const others = filesBelow(output).filter((file) => !documents.has(relative(output, file)));
      const copies = others.flatMap((file) =>
        frameworks[peer].places(relative(output, file)).map((place) => ({ file, copy: join(target, place) })),
      );
      for (const { file, copy } of copies) await cp(file, copy);
      return copies.map(({ copy }) => copy);
    },
  );
}

async function peerPages({ root, store, composition, folder, pages }: Site): Promise<PeerPage[]> {
  const screens = new Map<string, string>();
  for (const workspace of appWorkspaces(root))
    for (const { key, screen } of await declaredPages(workspace))
      screens.set(`${workspace.name}.${key}`, join(workspace.name, 'src', screen));
  // Also what only static HTML has asked: with others it is hydrated.
  const { pages: rendered } = await render(store, composition);
  const { agency } = composition.configuration.site;
  const routes = composition.table.routes.filter(({ path }) => pages.has(path));
  return Promise.all(
    routes.map(async ({ path, workspace, page, subject, title, description }) => {
      const html = await readFile(join(folder, pages.get(path) ?? ''), 'utf8');
      const name = `${workspace}.${page}`;
      return {
        ...{ path, name, subject, description },
        screen: screens.get(name) ?? '',
        title: `${title} | ${agency.name}`,
        canonical: agency.origin + path,
        head: /<title>.*?(?=<style>|<\/head>)/s.exec(html)?.[0] ?? '',
        shown: resolveDependencies(composition, rendered.get(path)?.dependencies ?? []),
      };
    }),
  );
}
