import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  headFile,
  type Integrity,
  type Loads,
  type PageFacts,
  type PageHead,
  type RenderedPage,
} from '@mosaico/shared-types';
import type { Contents } from '@mosaico/shared-types/schemas';
import { linkFile } from '../../lib/link-folder.ts';
import { writeTwins } from '../../lib/precompressed.ts';
import { isClosed } from '../hosts/headers.ts';
import { wordsOf, type ShareImage, type ShareImages } from '../pictures/share-images.ts';
import { mixingScript } from '../../browser/versions/bundle.ts';
import { mixingFacts, startScripts, type MixingFacts } from '../../browser/versions/mix.ts';
import { isProduction } from '../../browser/versions/production.ts';
import { identityOf } from '../pictures/identity.ts';
import { composerVersion } from '../composer-version.ts';
import type { Store } from '../../store/store.ts';
import type { Composition } from '../resolve/composition.ts';
import { bootScriptText } from '../../browser/boot/bundle.ts';
import { documentOf } from './document.ts';
import { licencesOf } from './licences.ts';
import { writeMachineFiles, type KnownPage } from './machine-files.ts';
import { integrityOf, integrityOfContent, loadsOf } from './loads.ts';
import { begunBy, factsOf, type Asked } from './page-facts.ts';
import { writeNotes } from './site-notes.ts';
import { filesOf, isScript } from './page-scripts.ts';
import { headOfRoute, headTags, pageHeadOf, themeColours } from './page-head.ts';
import { sinceWhen } from './page-contents.ts';
import { pagesOf, unrendered, type SitePage } from '../render/pages.ts';
import type { Outline } from '../render/outline.ts';
import type { PageWithOutline } from '../render/render-pages.ts';
import { keyOf } from '../../lib/hashes.ts';
import { answersKey, renderingKey } from '../render/rendered-cache.ts';
import { ReleaseStyles } from './release-styles.ts';
import { documentsFile } from '../site-map.ts';

/**
 * Brotli's quality for documents, which are compressed at each composition. The demonstration's, 6.1 MB in 212 files, become 1.28 MB
 * at 11, the slowest, in 5.9 s of processor time, and 1.39 MB at 6 in 0.13 s: enough for who works on the site, and where very many
 * files are new at once. (At 10 it would be 1.30 MB in 2.3 s: above what the median document may weigh.)
 */
const qualityFor = (files: number, isQuick: boolean): number => (isQuick || files > 250 ? 6 : 11);

/** Whether who composes has asked for quick compression. Throws where what is asked for means nothing. */
function asksQuickCompression({ MOSAICO_COMPRESSION: asked = '' }: NodeJS.ProcessEnv = process.env): boolean {
  if (!['', 'quick'].includes(asked))
    throw new Error(`MOSAICO_COMPRESSION is "${asked}": say "quick", or leave it out.`);
  return asked === 'quick';
}

/** The site's pictures in tabs, lists and on home screens. */
const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('');

/** What one document is made of, what its page has asked for, and what it has and leads to. */
interface Made extends Asked {
  key: string;
  outline: Outline;
  /** There is a file with what its head says. */
  hasHead?: boolean;
  /** The picture that stands for it where it is shared. */
  share?: ShareImage | undefined;
}

/**
 * The documents of a composition. One says of the site only what its own page needs, so that most are the same as in the
 * site before and are linked from there: promoting a remote costs no more where there are more remotes.
 */
export class Documents {
  private readonly pages: readonly SitePage[];
  /** What each document's head says of the site: icons, and the colours around the page. */
  private identity = icons;
  /** Pages whose documents are in the site before. */
  private readonly unchanged = new Map<SitePage, Made>();
  /** What each page and each piece loads, and the hashes of everything that a page may come to load. */
  private readonly loads: Loads;
  private readonly integrity: Integrity;
  /** Changes with what all documents have in common. */
  private readonly common: string;
  /** Nobody but who works on the site loads it. */
  private readonly isQuick: boolean;

  private constructor(
    private readonly composition: Composition,
    /** Scripts that documents start with, and those that these load in any case. */
    private readonly scripts: { bootScript: string; start: string[]; early: string[]; integrity: Integrity },
    private readonly mixing: MixingFacts | undefined,
    /** Folder of the site in use so far. */
    private readonly previous: string | undefined,
    made: Readonly<Record<string, Made>>,
  ) {
    this.isQuick = asksQuickCompression();
    this.pages = pagesOf(composition);
    this.loads = loadsOf(composition);
    this.integrity = Object.assign(
      { [composition.siteFile.address]: integrityOfContent(composition.siteFile.content), ...scripts.integrity },
      ...[composition.shell, ...composition.remotes].map(integrityOf),
    ) as Integrity;
    this.common = keyOf([composerVersion, scripts, this.isClosed(), mixing]);
    for (const page of this.pages) {
      const before = made[page.path];
      if (before?.key === this.keyOf(page, before ?? unrendered)) this.unchanged.set(page, before);
    }
  }

  /** Looks at which documents of `previous` are the composition's, too. */
  static async of(composition: Composition, previous: string | undefined): Promise<Documents> {
    const shellScripts = startScripts(composition.shell);
    const bootScript = await bootScriptText();
    const mixing = isProduction(composition.revision.environment) ? undefined : mixingFacts(composition);
    // Outside of production the mixing script starts the shell, which is known already all the same.
    const script = mixing && (await mixingScript());
    const scripts = script
      ? {
          bootScript,
          start: [script.address],
          early: shellScripts,
          integrity: { [script.address]: integrityOfContent(script.content) },
        }
      : { bootScript, start: shellScripts, early: [], integrity: {} };
    const text = previous && (await readFile(join(previous, documentsFile), 'utf8').catch(() => undefined));
    const made = text ? (JSON.parse(text) as Record<string, Made>) : {};
    return new Documents(composition, scripts, mixing, previous, made);
  }

  /** Pages that must be rendered: the others' documents are there. */
  changed(): SitePage[] {
    return this.pages.filter((page) => !this.unchanged.has(page));
  }

  /** What the documents that are there already have and lead to, by path. */
  outlines(): Map<string, Outline> {
    return new Map([...this.unchanged].map(([{ path }, { outline }]) => [path, outline]));
  }

  /**
   * Writes every document, of the rendered `pages` and with the pictures of `share` where it has changed, and what hosts, open pages
   * and machines that read need to know of the site.
   */
  async write(
    store: Store,
    pages: ReadonlyMap<string, PageWithOutline>,
    { draft, share, contents }: { draft: string; share: ShareImages; contents?: Contents | undefined },
  ): Promise<void> {
    this.identity =
      icons + themeColours((await identityOf(store, this.composition.shell).catch(() => undefined))?.grounds);
    const styles = await ReleaseStyles.of(store, [this.composition.shell, ...this.composition.remotes]);
    for (const folder of new Set(this.pages.map(({ file }) => dirname(join(draft, file)))))
      await mkdir(folder, { recursive: true });
    const made = new Map<string, Made>();
    await Promise.all(
      [...this.unchanged].map(async ([page, before]) => {
        await this.link(page.file, draft);
        if (before.hasHead) await this.link(headFile(page.path).slice(1), draft);
        // Its picture is as much in use as it was, however old it is.
        if (before.share) await linkFile(...this.places(before.share.address, draft));
        made.set(page.path, before);
      }),
    );
    const written: string[] = [];
    for (const page of this.pages.filter(({ path }) => !made.has(path))) {
      // One that was forced in without HTML of its own is rendered by the browser, and here the next time.
      const rendered = pages.get(page.path);
      const image = share.imageOf(page.path);
      const modified = sinceWhen(contents, page.path);
      const head = pageHeadOf(this.composition, page, {
        ...(rendered ?? unrendered),
        image,
        modified,
      });
      const files = {
        [page.file]: this.documentOf(page, { ...(rendered ?? unrendered), described: head }, styles),
        ...(head && page.owner && { [headFile(page.path).slice(1)]: JSON.stringify(head) }),
      };
      for (const [file, content] of Object.entries(files)) {
        await writeFile(join(draft, file), content);
        written.push(join(draft, file));
      }
      if (!rendered) continue;
      const { asked, still, outline } = rendered;
      const more = { ...(head && page.owner && { hasHead: true }), ...(image && { share: image }) };
      made.set(page.path, { key: this.keyOf(page, rendered), asked, ...(still && { still }), outline, ...more });
    }
    const known = new Map<string, KnownPage>(
      [...made].map(([path, { asked, outline }]) => [path, { asked, outline, words: pages.get(path)?.words }]),
    );
    const { composition, previous } = this;
    written.push(
      ...(await writeMachineFiles(draft, {
        composition,
        pages: known,
        contents,
        closed: this.isClosed(),
        licences: await licencesOf(store, [composition.shell, ...composition.remotes]),
        previous,
      })),
    );
    await writeTwins(written, qualityFor(written.length, this.isQuick));
    // A page whose picture could not be made is tried again the next time.
    const whole = [...made].filter(([path]) => !share.isMissing(path));
    await writeFile(join(draft, documentsFile), JSON.stringify(Object.fromEntries(whole)));
    const { loads, integrity, mixing } = this;
    await writeNotes(draft, composition, { loads, integrity, mixes: mixing !== undefined });
  }

  private async link(file: string, draft: string): Promise<void> {
    const [source, target] = this.places(file, draft);
    if (!(await linkFile(source, target)))
      throw new Error(`${source} was taken away while the site was composed. Run the command again.`);
    await Promise.all(['.br', '.gz'].map((twin) => linkFile(source + twin, target + twin)));
  }

  /** Where a file is in the site in use so far, and where it comes to be. */
  private places(file: string, draft: string): [source: string, target: string] {
    return [join(this.previous ?? '', file), join(draft, file)];
  }

  private documentOf(
    page: SitePage,
    rendered: RenderedPage & { described: PageHead | undefined },
    styles: ReleaseStyles,
  ): string {
    const { owner } = page;
    const { shell } = this.composition;
    const { described } = rendered;
    return documentOf({
      styles: styles.usedBy(rendered.body, [shell, ...begunBy(this.composition, page, rendered.asked)]),
      page: { body: rendered.body, head: described ? headTags(described) + this.identity : rendered.head },
      site: this.composition.configuration.site,
      facts: this.factsOf(page, rendered),
      bootScript: this.scripts.bootScript,
      start: this.scripts.start,
      preload: [...this.scripts.early, ...this.ownScripts(page)],
      redirect: owner?.route.redirect,
      closed: this.isClosed(),
      mixing: this.mixing,
    });
  }

  private isClosed(): boolean {
    return isClosed(this.composition.revision.environment);
  }

  /** Changes with whatever the page's document is made of. */
  private keyOf(page: SitePage, { asked, still }: Asked): string {
    return keyOf([
      this.common,
      renderingKey(this.composition, page.path),
      answersKey(this.composition, asked),
      this.factsOf(page, { asked, ...(still && { still }) }),
      page.owner && pageHeadOf(this.composition, page, { describes: headOfRoute(page.owner.route) }),
      this.ownScripts(page),
      // Its picture may show what the page itself has not asked for.
      page.owner && wordsOf(this.composition, page.owner.route),
    ]);
  }

  private ownScripts({ owner }: SitePage): string[] {
    return owner ? filesOf(owner.page, owner.release, this.composition.shell).filter(isScript) : [];
  }

  private factsOf(page: SitePage, asked: Asked): PageFacts {
    const { composition, loads, integrity } = this;
    return factsOf(composition, page, asked, { loads, integrity, start: this.scripts.start });
  }
}
