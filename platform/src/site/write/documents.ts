import { join } from 'node:path';
import type { Integrity, Loads } from '@mosaico/shared-types';
import type { Contents } from '@mosaico/shared-types/schemas';
import { mixingScript } from '../../browser/versions/bundle.ts';
import { mixingFacts, startScripts } from '../../browser/versions/mix.ts';
import { isProduction } from '../../browser/versions/production.ts';
import { browserScript } from '../../lib/dist.ts';
import { writeAnew } from '../../lib/precompressed.ts';
import type { Store } from '../../store/store.ts';
import { isClosed } from '../hosts/headers.ts';
import { identityOf } from '../pictures/identity.ts';
import type { ShareImage } from '../pictures/share-images.ts';
import { pagesOf, type SitePage } from '../render/pages.ts';
import type { Page } from '../render/render.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { documentOf } from './document.ts';
import { sinceWhen } from './page-contents.ts';
import { factsOf, integrityOf, integrityOfContent, loadsOf, remotesOf } from './page-facts.ts';
import { headTags, pageHeadOf, themeColours } from './page-head.ts';
import { filesOf } from './page-scripts.ts';
import { ReleaseStyles } from './release-styles.ts';

/** The site's pictures in tabs, lists and on home screens. */
const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('');

/** A page without HTML of its own, whose release was forced in: the browser renders it. */
const unrendered: Omit<Page, 'outline'> = { head: '', body: '', dependencies: [] };

/** What documents are made of besides the site. */
interface DocumentParts {
  draft: string;
  pages: ReadonlyMap<string, Page>;
  images: ReadonlyMap<string, ShareImage>;
  contents: Contents | undefined;
}

/** What is written, to be compressed, and what every page loads. */
interface WrittenDocuments {
  files: string[];
  loads: Loads;
  integrity: Integrity;
}

/** Writes every page's document into a draft, and what its head says as JSON, for the pages that lead to it. */
export async function writeDocuments(
  store: Store,
  site: ResolvedSite,
  { draft, pages, images, contents }: DocumentParts,
): Promise<WrittenDocuments> {
  const { shell, remotes, siteFile, configuration, revision } = site;
  const closed = isClosed(revision.environment);
  const mixing = isProduction(revision.environment) ? undefined : mixingFacts(site);
  // Outside of production the switcher's script starts the shell.
  const switcher = mixing && (await mixingScript());
  const [start, early] = switcher ? [[switcher.address], startScripts(shell)] : [startScripts(shell), []];
  const loads = loadsOf(site);
  const integrity = Object.assign(
    { [siteFile.address]: integrityOfContent(siteFile.content) },
    switcher && { [switcher.address]: integrityOfContent(switcher.content) },
    ...[shell, ...remotes].map(integrityOf),
  ) as Integrity;
  const bootScript = await browserScript('boot');
  const styles = await ReleaseStyles.of(store, [shell, ...remotes]);
  const identity = icons + themeColours((await identityOf(store, shell).catch(() => undefined))?.grounds);

  const documentOfPage = (page: SitePage): string => {
    const { path, owner } = page;
    const rendered = pages.get(path) ?? unrendered;
    const modified = sinceWhen(contents, path);
    const head = pageHeadOf(site, page, { ...rendered, image: images.get(path), modified });
    const ownScripts = owner
      ? filesOf(owner.page, owner.release, shell).filter((address) => address.endsWith('.js'))
      : [];
    return documentOf({
      styles: styles.usedBy(rendered.body, [shell, ...remotesOf(site, page, rendered.dependencies)]),
      page: { body: rendered.body, head: head ? headTags(head) + identity : rendered.head },
      site: configuration.site,
      facts: factsOf(site, page, rendered, { loads, integrity, start }),
      bootScript,
      start,
      preload: [...early, ...ownScripts],
      redirect: owner?.route.redirect,
      closed,
      mixing,
    });
  };
  const files: string[] = [];
  for (const page of pagesOf(site)) {
    const file = join(draft, page.file);
    await writeAnew(file, documentOfPage(page));
    files.push(file);
  }
  return { files, loads, integrity };
}
