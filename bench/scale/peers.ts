import { buildProject, peerProject } from '../peers/build.ts';
import { watchProcesses, type Usage } from '../processes.ts';
import type { Site } from '../sites.ts';
import type { Peer } from '../variants.ts';

/** Frameworks are compared up to so many pages (issue of 2026: 47, 500 and 2,000). */
export const mostPeerPages = 2_000;

/** How a framework has built the pages of a site. */
export interface PeerBuild {
  peer: Peer;
  pages: number;
  /** What the framework's program has used, also until it failed; nothing where it never ran. */
  usage: Usage | undefined;
  /** Why there is no build, in a line. */
  failure?: string;
}

/** Builds the pages of a site with another framework, with nothing kept of an earlier build. The packages are installed before. */
export async function measurePeer(peer: Peer, site: Site): Promise<PeerBuild> {
  const pages = site.pages.size;
  let usage: () => Usage | undefined = () => undefined;
  try {
    await buildProject(await peerProject(peer, site), (child) => (usage = watchProcesses(child)));
    return { peer, pages, usage: usage() };
  } catch (error) {
    // Without the folder: a cell of a table is short.
    const [failure = ''] = (error as Error).message.replace(/ in \S+\.$/, '').split('\n');
    return { peer, pages, usage: usage(), failure };
  }
}
