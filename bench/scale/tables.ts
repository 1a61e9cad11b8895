import { versions } from '../installed.ts';
import type { Usage } from '../processes.ts';
import type { Line } from './curves.ts';
import type { PeerBuild } from './peers.ts';
import type { Promotion } from './promotions.ts';
import type { StoreRequests } from './store-requests.ts';
import type { VisitBytes } from './visits.ts';

/** What was measured of a composed site. */
export interface MeasuredSite {
  pages: number;
  remotes: number;
  bytes: VisitBytes;
  requests: StoreRequests;
}

const figure = (value: number, digits = 0): string => value.toFixed(digits);
const seconds = (ms: number): string => figure(ms / 1e3, 1);
const megabytes = (bytes: number): string => figure(bytes / 1e6);
const kilobytes = (bytes: number, digits = 1): string => figure(bytes / 1e3, digits);

/** What each promotion has cost. */
export function promotionTable(found: readonly Promotion[]): string[][] {
  return [
    [
      ...['promotion', 'pages', 'remotes', 'processor s', 'wall s', 'ms a page', 'parent MB', 'children MB', 'all MB'],
      ...['revision.json kB', 'br kB', 'files'],
    ],
    ...found.map((each) => [
      each.what,
      figure(each.pages),
      figure(each.remotes),
      seconds(each.processorMs),
      seconds(each.wallMs),
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

/** What browsers load of each site, compressed, and what a store in a bucket is requested. */
export function siteTable(found: readonly MeasuredSite[]): string[][] {
  return [
    [
      ...['site', 'first visit kB', 'document kB', 'scripts kB', 'initial scripts kB', 'revision.json B', 'policy B'],
      ...['navigation kB', 'search kB', 'requests of a first promotion', 'of the next'],
    ],
    ...found.map(({ pages, remotes, bytes, requests }) => [
      `${pages} pages, ${remotes} remotes`,
      kilobytes(bytes.first),
      kilobytes(bytes.document),
      kilobytes(bytes.scripts),
      kilobytes(bytes.initialScripts),
      figure(bytes.revision),
      figure(bytes.policy),
      kilobytes(bytes.navigation) + (bytes.asDocument ? ' (a document)' : ''),
      kilobytes(bytes.search),
      figure(requests.first),
      figure(requests.next),
    ]),
  ];
}

/**
 * First promotions beside builds of the same pages with other frameworks, which compile the sources, too; nothing but the headings where none
 * was built.
 *
 * @param builds What it takes to build all releases that are promoted.
 */
export function peerTable(
  promotions: readonly Promotion[],
  peers: readonly PeerBuild[],
  builds: Usage | undefined,
): string[][] {
  const theirs = peers.map(({ peer, ...built }) => ({ ...built, name: `${peer} ${versions[peer]}` }));
  const own = comparable(promotions).map((each) => ({
    name: 'Mosaico, first promotion',
    pages: each.pages,
    usage: each,
  }));
  return [
    ['build', 'pages', 'processor s', 'wall s', 'all MB'],
    ...(builds ? [['Mosaico, releases of all workspaces', '–', ...cellsOf({ usage: builds })]] : []),
    ...(peers.length > 0 ? [...own, ...theirs] : [])
      .sort((a, b) => a.pages - b.pages)
      .map(({ name, pages, ...built }) => [name, figure(pages), ...cellsOf(built)]),
  ];
}

function cellsOf({ usage, failure }: Pick<PeerBuild, 'usage' | 'failure'>): string[] {
  const of = (cell: (used: Usage) => string): string => (usage ? cell(usage) : '–');
  return [
    failure === undefined ? of(({ processorMs }) => seconds(processorMs)) : `fails: ${failure}`,
    of(({ wallMs }) => seconds(wallMs)),
    of(({ treePeakBytes }) => megabytes(treePeakBytes)),
  ];
}

/** First promotions of sites that have no further remotes. */
function comparable(promotions: readonly Promotion[]): Promotion[] {
  const fewest = Math.min(...promotions.map(({ remotes }) => remotes));
  return promotions.filter(({ what, remotes }) => what === 'first' && remotes === fewest);
}

/** The same for a picture. Builds that have failed are no points. */
export function linesOf(promotions: readonly Promotion[], peers: readonly PeerBuild[]): Line[] {
  const pointOf = (pages: number, { processorMs, wallMs, treePeakBytes }: Usage): Line['points'][number] => ({
    ...{ pages, processor: processorMs / 1e3, wall: wallMs / 1e3, memory: treePeakBytes / 1e6 },
  });
  const built = (name: 'next' | 'astro'): Line['points'] =>
    peers.flatMap(({ peer, pages, usage, failure }) =>
      peer === name && usage && failure === undefined ? [pointOf(pages, usage)] : [],
    );
  return [
    { name: 'Mosaico', points: comparable(promotions).map((each) => pointOf(each.pages, each)) },
    { name: 'Next', points: built('next') },
    { name: 'Astro', points: built('astro') },
  ].filter(({ points }) => points.length > 0);
}
