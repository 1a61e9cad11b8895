import type { Route, PurchaseOption } from '@mosaico/shared-types';
import { pageNameOf, routeAt, tableEntry } from '@mosaico/shared-types/table';
import { publicPath } from '../../store/public-path.ts';
import type { Problem } from '../../lib/problem.ts';
import { publicFiles } from '../../lib/public-files.ts';
import { declarationsIn } from '../../table/declarations.ts';
import { siteTable } from '../../table/site-table.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import type { Outline } from '../render/outline.ts';
import { notFoundPath, pageAt } from '../render/pages.ts';
import { machineFiles, revisionOnSite } from '../site-map.ts';

/** What each rendered page has and leads to, by its path. */
type Outlines = ReadonlyMap<string, Outline>;

/** Files that the composer itself writes at the root. */
const ownFiles = [...machineFiles, revisionOnSite].map((file) => `/${file}`);

/** A message names so many documents with one broken link; their number is in any case. */
const namedDocuments = 8;

/**
 * Links of the site's documents to places of the site that are not there: no page, no file, or no element with that id.
 * One problem for each such link of a workspace, with the documents that have it.
 */
export function brokenLinks(site: ResolvedSite, outlines: Outlines): Problem[] {
  const ids = new Map([...outlines].map(([path, outline]) => [path, new Set(outline.ids)]));
  const files = siteFilesOf(site);
  const find = pageAt(site.table.routes);
  const broken = new Map<string, { workspace: string; link: string; why: string; documents: string[] }>();
  for (const [document, { links }] of outlines) {
    for (const link of links) {
      const place = placeOf(link, document);
      if (!place) continue;
      const { path, anchor } = place;
      const page = path === document ? path : find(path);
      const why =
        page === undefined
          ? files.has(path) || files.has(`${path}.html`)
            ? undefined
            : 'no page and no file of the site is there'
          : isThere(ids.get(page), anchor)
            ? undefined
            : `${page} has no element with the id "${anchor}"`;
      if (why === undefined) continue;
      const { workspace } = ownerOf(site, document);
      const key = `${workspace} ${link}`;
      const found = broken.get(key) ?? { workspace, link, why, documents: [] };
      found.documents.push(document);
      broken.set(key, found);
    }
  }
  return [...broken.values()].map(({ workspace, link, why, documents }) => {
    const more = documents.length - namedDocuments;
    const named = documents.slice(0, namedDocuments).join(', ') + (more > 0 ? ` and ${more} more` : '');
    const text = `${named} ${documents.length === 1 ? 'links' : 'link'} to ${link}, but ${why}. Correct the link, or add what it leads to.`;
    return { code: 'broken-link', workspace, subject: link, text };
  });
}

/** The release that a page is of; the not-found page is the shell's. */
export function ownerOf({ shell, remotes, table }: ResolvedSite, path: string): ResolvedSite['shell'] {
  const workspace = routeAt(table, path)?.workspace;
  return remotes.find((release) => release.workspace === workspace) ?? shell;
}

/** A page that could not be rendered has no ids. */
function isThere(ids: ReadonlySet<string> | undefined, anchor: string): boolean {
  return anchor === '' || anchor === 'top' || anchor.startsWith(':~:') || ids === undefined || ids.has(anchor);
}

/** Where a link of a document leads within the site; nothing if it leads elsewhere. */
function placeOf(link: string, document: string): { path: string; anchor: string } | undefined {
  if (!/^[/?#]/.test(link) || link.startsWith('//')) return undefined;
  const [address = '', anchor = ''] = link.split(/#(.*)/s);
  const [path = ''] = address.split('?');
  return { path: path === '' ? document : decoded(path), anchor: decoded(anchor) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Addresses of all files that releases and configuration bring to the site. */
function siteFilesOf({ shell, remotes, configuration }: ResolvedSite): Set<string> {
  const released = [shell, ...remotes].flatMap(({ workspace, files }) =>
    Object.keys(files).flatMap((file) => {
      if (file.startsWith('public/')) return [file.slice('public'.length)];
      return file.startsWith('client/') ? [publicPath(workspace) + file.slice('client/'.length)] : [];
    }),
  );
  const configured = publicFiles(configuration.publicFolder).meant.map((key) => `/${key}`);
  return new Set([...released, ...configured, ...ownFiles, notFoundPath]);
}

/** Payment links without their cancellation rule beside them, or for an offer that does not exist. */
export function unruledPayments(site: ResolvedSite, outlines: Outlines): Problem[] {
  const { table, configuration } = site;
  const offers = Object.entries(table.offers);
  const payments = Object.entries(configuration.site.payments).map(([key, address]) => ({
    key,
    address,
    offers: offers.filter(([, { get }]) => get.some((way: PurchaseOption) => 'payment' in way && way.payment === key)),
  }));
  return [...outlines].flatMap(([document, { links, described }]) =>
    payments
      .filter(({ address }) => links.includes(address))
      .flatMap(({ key, address, offers: offered }) => {
        const [name, offer] = offered[0] ?? [];
        const { workspace } = ownerOf(site, document);
        const subject = `${document} payments.${key}`;
        if (!offer)
          return [
            {
              code: 'payment-without-offer',
              workspace,
              subject,
              text: `${document} links to payments.${key}, by which no offer of this mix is paid. Declare it in the workspace's offers.ts ({ payment: '${key}' }), or take the link away.`,
            },
          ];
        const texts = described[address] ?? [''];
        if (texts.every((text) => text.includes(offer.cancellation))) return [];
        return [
          {
            code: 'payment-without-rule',
            workspace,
            subject,
            text: `${document} links to payments.${key} without the rule by which ${name ?? ''} is cancelled beside it: "${offer.cancellation}" Show it with <Contract offer="${name ?? ''}">, or describe the link by it (describedBy).`,
          },
        ];
      }),
  );
}

/** Pages for everybody whose main part leads to a page for clients only, and not to where everybody else belongs. */
export function misleadingLinks({ table }: ResolvedSite, outlines: Outlines): Problem[] {
  const find = pageAt(table.routes);
  return [...outlines].flatMap(([document, { main }]) => {
    const own = routeAt(table, document);
    // The directory lists pages; it does not call to them.
    if (!own || own.clientsOnly || !own.indexed) return [];
    const led = new Set(main.map((link) => find(link.split(/[?#]/)[0] ?? '')));
    return [...led].flatMap((path) => {
      const target = path === undefined ? undefined : routeAt(table, path);
      if (!target?.clientsOnly) return [];
      const { elsewhere } = target.clientsOnly;
      const other = elsewhere && (tableEntry(table, `page:${elsewhere}`) as string | undefined);
      if (other !== undefined && (led.has(other) || other === document)) return [];
      return [
        {
          code: 'misleading-link',
          workspace: own.workspace,
          subject: `${document} to ${target.path}`,
          text: `${document} leads prospects to ${target.path}, which is for clients only${other ? `, and not to ${other}, its page for everybody else. Link to that as well` : '. Link to another page, or name its page for everybody else in pages.ts (clientsOnly.elsewhere)'}.`,
        },
      ];
    });
  });
}

/** The page that visitors and search engines begin at. */
const home = '/';

/**
 * Indexable pages without a link from another indexable page: visitors do not find them, and search engines think them
 * unimportant. One message for each. A page that failed might hold the link, so then nothing is said.
 */
export function unlinkedPages(site: ResolvedSite, outlines: Outlines): Problem[] {
  const { table } = site;
  const indexed = table.routes.filter((route) => route.indexed);
  if (indexed.some(({ path }) => !outlines.has(path))) return [];
  const find = pageAt(table.routes);
  const linked = new Set<string>([home]);
  for (const { path: document } of indexed) {
    for (const link of outlines.get(document)?.anchors ?? []) {
      const path = placeOf(link, document)?.path;
      const page = path === undefined ? undefined : find(path);
      if (page !== undefined && page !== document) linked.add(page);
    }
  }
  return indexed
    .filter(({ path }) => !linked.has(path))
    .map(({ path, workspace, page }: Route) => ({
      code: 'unlinked-page',
      workspace,
      subject: path,
      text: `${path} of ${workspace}@${ownerOf(site, path).version} is for search engines, but no other page that they index links to it. Link to it where a visitor would expect it (in a page, or by "footer"), or say "indexed: false" at "${page}" in ${workspace}/src/pages.ts.`,
    }));
}

/**
 * Addresses of the earlier site that would lead nowhere: pages that were renamed or dropped without an alias. Visitors,
 * search engines and letters have them.
 */
export function removedUrls({
  table,
  configuration,
  previous,
}: Pick<ResolvedSite, 'table' | 'configuration' | 'previous'>): Problem[] {
  if (!previous) return [];
  // A change of site.json (another referrer's name) is no fault of a release. A removed entry of a list is a removed page.
  const site = { ...configuration.site, lists: previous.lists };
  const earlier = siteTable(previous.releases.map(declarationsIn), site).table;
  const led = new Set(table.routes.flatMap(({ path, aliases }) => [path, ...aliases]));
  return earlier.routes.flatMap((route) =>
    [route.path, ...route.aliases]
      .filter((path) => !led.has(path))
      .map((path) => {
        const still = table.routes.find(
          (each) => pageNameOf(each) === pageNameOf(route) && each.subject === route.subject,
        );
        const alias = still?.subject === undefined ? 'it' : path.replace(still.subject, '{slug}');
        const remedy = still
          ? `Add ${alias} to the aliases of "${still.page}" in ${still.workspace}/src/pages.ts, which is at ${still.path} now`
          : "Add it to the aliases of the page that takes its place, in that workspace's pages.ts";
        const text = `${path} (${pageNameOf(route)}) leads to a page today and would lead nowhere. ${remedy}, or drop it with --force <reason>.`;
        return { code: 'removed-url', workspace: route.workspace, subject: path, text };
      }),
  );
}
