import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NewestRevision, PageFacts, RenderedPage } from 'shared-types';
import { publicPath } from '../build/public-path.ts';
import { linkFile } from '../files/link-folder.ts';
import { writeTwins } from '../files/twins.ts';
import { headersFile, redirectsFile } from '../host/static-hosts.ts';
import { mixingScript } from '../mixing/bundle.ts';
import { mixingFacts, startScripts, type MixingFacts } from '../mixing/mix.ts';
import { isProduction } from '../mixing/production.ts';
import { composerVersion } from './composer-version.ts';
import type { Composition } from './composition.ts';
import { documentOf } from './document.ts';
import { pageScripts } from './page-scripts.ts';
import { pagesOf, unrendered, type SitePage } from './pages.ts';
import { fillersOf, keyOf, renderingKey } from './rendered-cache.ts';
import { robots, sitemap } from './search-engines.ts';
import { revisionOnSite, siteMapFile, siteMapOf } from './site-map.ts';

/** HTML is compressed at each composition: some steps below the slowest quality takes a tenth of its time. */
const htmlQuality = 6;

/** Name of the file that says what each document is made of. It is not served. */
const documentsFile = '.documents.json';

/** What one document is made of, and the slots its page has. */
interface Made {
  key: string;
  slots: string[];
}

/**
 * The documents of a composition. One says of the site only what its own page needs, so that most are the same as in the
 * site before and are linked from there: promoting a remote costs no more where there are more remotes.
 */
export class Documents {
  private readonly pages: readonly SitePage[];
  /** Pages whose documents are in the site before. */
  private readonly unchanged = new Map<SitePage, Made>();

  private constructor(
    private readonly composition: Composition,
    /** See `PageFacts.base`. */
    private readonly base: string | undefined,
    /** Scripts that documents start with, and those that these load in any case. */
    private readonly scripts: { start: string[]; early: string[] },
    private readonly mixing: MixingFacts | undefined,
    /** Folder of the site in use so far. */
    private readonly previous: string | undefined,
    made: Readonly<Record<string, Made>>,
  ) {
    this.pages = pagesOf(composition);
    for (const page of this.pages) {
      const before = made[page.path];
      if (before?.key === this.keyOf(page, before?.slots ?? [])) this.unchanged.set(page, before);
    }
  }

  /** Looks at which documents of `previous` are the composition's, too. */
  static async of(
    composition: Composition,
    { base, previous }: { base?: string | undefined; previous?: string | undefined },
  ): Promise<Documents> {
    const shellScripts = startScripts(composition.shell);
    const mixing = isProduction(composition.revision.environment) ? undefined : mixingFacts(composition);
    // Outside of production the mixing script starts the shell, which is known already all the same.
    const scripts = mixing
      ? { start: [(await mixingScript()).address], early: shellScripts }
      : { start: shellScripts, early: [] };
    const text = previous && (await readFile(join(previous, documentsFile), 'utf8').catch(() => undefined));
    const made = text ? (JSON.parse(text) as Record<string, Made>) : {};
    return new Documents(composition, base, scripts, mixing, previous, made);
  }

  /** Pages that must be rendered: the others' documents are there. */
  changed(): SitePage[] {
    return this.pages.filter((page) => !this.unchanged.has(page));
  }

  /** Writes every document, of the rendered `pages` where it has changed, and what hosts and open pages need to know of the site. */
  async write(pages: ReadonlyMap<string, RenderedPage>, draft: string): Promise<void> {
    for (const folder of new Set(this.pages.map(({ file }) => dirname(join(draft, file)))))
      await mkdir(folder, { recursive: true });
    const made = new Map<string, Made>();
    await Promise.all(
      [...this.unchanged].map(async ([page, before]) => {
        await this.link(page.file, draft);
        made.set(page.path, before);
      }),
    );
    const written: string[] = [];
    for (const page of this.pages.filter(({ path }) => !made.has(path))) {
      // One that was forced in without HTML of its own is rendered by the browser, and here the next time.
      const rendered = pages.get(page.path);
      await writeFile(join(draft, page.file), this.documentOf(page, rendered ?? unrendered));
      written.push(join(draft, page.file));
      if (rendered) made.set(page.path, { key: this.keyOf(page, rendered.slots), slots: rendered.slots });
    }
    await writeTwins(written, htmlQuality);
    await writeFile(join(draft, documentsFile), JSON.stringify(Object.fromEntries(made)));
    await this.writeNotes(draft);
  }

  private async link(file: string, draft: string): Promise<void> {
    const [source, target] = [join(this.previous ?? '', file), join(draft, file)];
    if (!(await linkFile(source, target)))
      throw new Error(`${source} was taken away while the site was composed. Run the command again.`);
    await Promise.all(['.br', '.gz'].map((twin) => linkFile(source + twin, target + twin)));
  }

  private async writeNotes(draft: string): Promise<void> {
    const { table, tableFile, revision } = this.composition;
    await mkdir(dirname(join(draft, tableFile.address)), { recursive: true });
    await writeFile(join(draft, tableFile.address), tableFile.content);
    await writeFile(join(draft, 'sitemap.xml'), sitemap(table.site.agency.origin, table.routes));
    await writeFile(join(draft, 'robots.txt'), robots(table.site.agency.origin));
    await writeTwins([join(draft, tableFile.address), join(draft, 'sitemap.xml')], htmlQuality);
    const map = siteMapOf(this.composition);
    await writeFile(join(draft, siteMapFile), `${JSON.stringify(map, null, 1)}\n`);
    await writeFile(join(draft, '_headers'), headersFile(map));
    await writeFile(join(draft, '_redirects'), redirectsFile(map));
    const newest: NewestRevision = {
      revision: revision.revision,
      shell: this.shellScript(),
      table: tableFile.address,
      remotes: this.composition.entries,
    };
    // What runs where is staging's business.
    const releases = this.mixing && { releases: revision.releases };
    await writeFile(join(draft, revisionOnSite), `${JSON.stringify({ ...newest, ...releases })}\n`);
    if (!this.mixing) return;
    const { address, content } = await mixingScript();
    await mkdir(dirname(join(draft, address)), { recursive: true });
    await writeFile(join(draft, address), content);
  }

  private shellScript(): string {
    const { workspace, client } = this.composition.shell;
    return publicPath(workspace) + client.entry;
  }

  private documentOf(page: SitePage, rendered: RenderedPage): string {
    const { owner } = page;
    return documentOf({
      page: rendered,
      site: this.composition.table.site,
      facts: this.factsOf(page, rendered.slots),
      routes: this.composition.table.routes,
      start: this.scripts.start,
      preload: [...this.scripts.early, ...this.ownScripts(page)],
      redirect: owner?.route.redirect,
      mixing: this.mixing,
    });
  }

  /** Changes with whatever the page's document is made of. */
  private keyOf(page: SitePage, slots: string[]): string {
    return keyOf([
      composerVersion,
      renderingKey(this.composition, page.path),
      fillersOf(this.composition, slots),
      this.factsOf(page, slots),
      this.scripts,
      this.ownScripts(page),
      this.mixing,
    ]);
  }

  private ownScripts({ owner }: SitePage): string[] {
    return owner ? pageScripts(owner.page, owner.release, this.composition.shell) : [];
  }

  private factsOf({ owner }: SitePage, slots: string[]): PageFacts {
    const { entries, table, tableFile, revision } = this.composition;
    const owners = [owner?.route.workspace, ...slots.map((slot) => table.slots[slot])];
    return {
      table: tableFile.address,
      shell: this.shellScript(),
      remotes: Object.fromEntries(Object.entries(entries).filter(([workspace]) => owners.includes(workspace))),
      composed: revision.created.slice(0, 10),
      ...(this.base && { base: this.base }),
    };
  }
}
